// Package form is the form of RVO that an application fills: what it wants of each part, the questions for
// what is missing, and where an answer goes.
package form

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/dutch"
	"wbso/domain/evaluation"
)

// requirement is one thing that RVO wants of an application: the box that it fills, the
// question for it while it is missing, and how an answer gets there. All that calls a part
// complete, open or empty reads the requirements of that part.
type requirement struct {
	part  application.PartKey
	block string // the id of the row or bottleneck that it is about, if any
	need  string

	// Its box. There is none without a heading.
	key, heading, ask, text string
	limit                   int
	asks                    []string // the questions that fill the box; its own unless given
	mark                    string   // while its question is open over what it says; halfMark unless given

	// Its question. A box whose answer is part of another question has no words of its own.
	missing        bool
	thin           bool // answered, but RVO nearly always asks more
	question, hint string
	suggestion     string // a sentence of the user elsewhere that may answer it
	input          string
	options        []application.Option
	field          string // into which the answer goes; the need unless given
	place          func(p *placer, field, text string) error
}

// form is an application with the details of its company, as RVO asks for them.
type form struct {
	*application.Application
	company *application.CompanyDetails
	reads   bool // ask also for what texts that are there do not say
	blocks  []bottleneckWords
	subject *evaluation.Topic              // once it was asked for
	work    map[application.PartKey]string // by part on novelty, once it was asked for: see ownWork
}

// read returns a form that also asks for what the texts do not say.
func read(a *application.Application, c *application.CompanyDetails) *form {
	return &form{Application: a, company: c, reads: true, blocks: said(*a), work: map[application.PartKey]string{}}
}

// topic returns what the whole project is about.
func (f *form) topic() evaluation.Topic {
	if f.subject == nil {
		topic := topic(*f.Application)
		f.subject = &topic
	}
	return *f.subject
}

// requires returns what RVO wants of a part, in the order of its form.
func (f *form) requires(p application.PartKey) []requirement {
	switch p {
	case application.CompanyPart:
		return f.companyFacts()
	case application.ProjectPart:
		return f.project()
	case application.SummaryPart:
		return f.summary()
	case application.UpdatePart:
		return f.update()
	case application.PhasesPart:
		return f.phases()
	case application.PartnersPart:
		return f.partners()
	case application.BottlenecksPart:
		return f.bottlenecks()
	case application.ToolsPart:
		return f.tools()
	case application.NoveltyPart:
		return f.novelty()
	case application.CodeNoveltyPart:
		return f.codeNovelty()
	case application.RemarksPart:
		return f.remarks()
	case application.CostsPart:
		return f.costs()
	}
	return nil
}

// of returns what RVO wants of a part: nothing of a hidden one.
func (f *form) of(p application.PartKey) []requirement {
	if f.Hidden(p) {
		return nil
	}
	all := f.requires(p)
	for i := range all {
		all[i].part = p
	}
	return all
}

// byImportance returns everything that RVO wants. It refuses an application for want of the
// first ones.
func (f *form) byImportance() (all []requirement) {
	add := func(parts ...application.PartKey) {
		for _, p := range parts {
			all = append(all, f.of(p)...)
		}
	}
	add(application.BottlenecksPart, application.NoveltyPart, application.CodeNoveltyPart, application.SummaryPart, application.UpdatePart, application.PhasesPart, application.ToolsPart)
	all = slices.Concat(all, f.gaps(), f.lengths(), f.unplacedClauses())
	add(application.ProjectPart, application.PartnersPart, application.CostsPart, application.CompanyPart)
	return all
}

// questions returns the questions of requirements that are not met.
func questions(all []requirement) (out []Question) {
	for _, r := range all {
		if r.missing && r.question != "" {
			out = append(out, Question{ID: r.id(), Part: r.part, Block: r.block, Need: r.need, Group: groupOf(r.part, r.need),
				Text: r.question, Hint: r.hint, Input: r.input, Options: r.options, Suggestion: r.suggestion})
		}
	}
	return out
}

func (r requirement) id() string { return application.QuestionID(r.part, r.block, r.need) }

// box returns the box of a requirement.
func (r requirement) box() Section {
	if r.missing && r.asks == nil {
		r.asks = []string{r.id()}
	}
	return Section{Part: r.part, Key: cmp.Or(r.key, string(r.part)+"."+r.need), Heading: r.heading, Ask: r.ask, Text: application.VisibleText(r.text), Limit: r.limit, Asks: r.asks, Mark: r.mark}
}

// fact is something short that RVO asks, with its box and its question. What follows says
// what its answer is.
func fact(need, heading, question string) requirement {
	return requirement{need: need, heading: heading, question: question}
}

// when says that RVO only asks it under a condition.
func (r requirement) when(asked bool) requirement {
	r.missing = r.missing && asked
	return r
}

// like gives an example of an answer.
func (r requirement) like(hint string) requirement {
	r.hint = hint
	return r
}

// typed is a fact of one line that is kept as it was typed.
func (r requirement) typed(to *string) requirement {
	r.text, r.missing, r.input = *to, application.IsBlank(*to), LineInput
	r.place = func(p *placer, field, text string) error {
		*to = text
		return p.fact(field, text)
	}
	return r
}

// line is a text of one line.
func (r requirement) line(to *string) requirement {
	r.text, r.missing, r.input = *to, application.IsBlank(*to), LineInput
	r.place = func(p *placer, field, text string) error {
		*to = ""
		p.append(field, to, strings.Join(strings.Fields(text), " "))
		return nil
	}
	return r
}

// long is a text to which an answer is added.
func (r requirement) long(to *string) requirement {
	r.input = TextInput
	r.place = func(p *placer, field, text string) error {
		p.append(field, to, text)
		return nil
	}
	return r
}

func (r requirement) yesNo(to **bool) requirement {
	r.text, r.missing, r.input = yesNo(*to), *to == nil, YesNoInput
	r.place = parsed(dutch.YesNo, func(yes bool) { *to = &yes }, func(yes bool) string { return yesNo(&yes) })
	return r
}

// number is a whole number within bounds.
func (r requirement) number(to **int, low, high int) requirement {
	r.text, r.missing, r.input = number(*to), *to == nil, NumberInput
	r.place = parsed(func(text string) (int, error) { return dutch.Number(text, low, high) }, func(n int) { *to = &n }, strconv.Itoa)
	return r
}

func (r requirement) choice(options []application.Option, value string, set func(string)) requirement {
	r.text, r.missing, r.input, r.options = application.LabelOf(options, value), value == "", ChoiceInput, options
	r.place = parsed(func(text string) (string, error) { return oneOf(options, text) }, set, func(v string) string { return application.LabelOf(options, v) })
	return r
}

func (r requirement) month(to *string) requirement {
	r.text, r.missing, r.input, r.field = *to, *to == "", MonthInput, "done"
	r.place = parsed(dutch.Month, func(m domain.Month) { *to = application.PhaseMonth(m) }, application.PhaseMonth)
	return r
}

func same(s string) string { return s }

// parsed places an answer that parse understands.
func parsed[T any](parse func(string) (T, error), set func(T), show func(T) string) func(*placer, string, string) error {
	return func(p *placer, field, text string) error {
		v, err := parse(text)
		if err != nil {
			return err
		}
		set(v)
		return p.fact(field, show(v))
	}
}

// placer puts one answer in its place.
type placer struct {
	app     application.Application
	company application.CompanyDetails
	Destination
}

// check checks the changed part as if it had been replaced by hand.
func (p *placer) check(before application.Application) error {
	if p.Part == application.CompanyPart {
		checked, err := application.ParseCompanyDetails(p.company)
		p.company = checked
		return err
	}
	next := p.app
	before.Proposed, before.Answered = next.Proposed, next.Answered
	checked, err := before.ReplaceContent(p.Part, next.PartContent(p.Part), true)
	if err != nil {
		return err
	}
	if !application.SamePart(before, next, application.LeftOutPart) {
		checked.LeftOut = next.LeftOut
		checked = checked.Changed(application.LeftOutPart)
	}
	p.app = checked
	return nil
}

// asked returns the requirement that an open question is about.
func (p *placer) asked(id string) (requirement, bool) {
	f := read(&p.app, &p.company)
	for _, all := range []func() []requirement{f.byImportance, f.thinSpots} {
		for _, r := range all() {
			if r.id() == id && r.missing && r.question != "" && !slices.Contains(p.app.Dismissed, id) {
				return r, true
			}
		}
	}
	return requirement{}, false
}

// append adds a text to a field as a sentence of its own and notes where it is.
func (p *placer) append(field string, to *string, text string) {
	before := *to
	switch last := before[strings.LastIndexByte(before, '\n')+1:]; {
	case before == "" || before != strings.TrimRight(before, " \n\t"):
	case application.Punctuated(before) && !application.ListItem.MatchString(last):
		before += " "
	case application.Punctuated(before):
		before += "\n"
	default:
		before += application.HardBreak + "\n"
	}
	p.Field, p.From = field, utf8.RuneCountInString(before)
	p.set(text)
	*to = before + text
}

// set notes what was placed.
func (p *placer) set(text string) {
	p.Text, p.To = text, p.From+utf8.RuneCountInString(text)
}

// noteAnswer keeps the words that were placed as the answer to a question, when they say enough.
func (p *placer) noteAnswer(id string) {
	if substantial(p.Text) {
		p.app.Answered[id] = p.Text
	}
}

// fact notes that an answer is a field that is no text.
func (p *placer) fact(field, text string) error {
	p.Field, p.Text = field, text
	return nil
}

// Dismiss sets a question aside that does not apply, or asks it again. Doing so twice is
// no error. It returns Conflict CodeQuestionGone for a question that is not asked.
func Dismiss(a application.Application, c application.CompanyDetails, id string, aside bool) (application.Application, error) {
	next := a.Clone()
	if !aside {
		next.Dismissed = slices.DeleteFunc(next.Dismissed, func(d string) bool { return d == id })
		return next, nil
	}
	if slices.Contains(a.Dismissed, id) {
		return a, nil
	}
	asked := Ask(a, c)
	if !slices.ContainsFunc(append(asked.Open, asked.Optional...), func(q Question) bool { return q.ID == id }) {
		return a, domain.Fail(domain.Conflict, domain.CodeQuestionGone)
	}
	next.Dismissed = append(next.Dismissed, id)
	return next, nil
}
