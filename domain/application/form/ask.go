package form

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"

	"wbso/domain"
	"wbso/domain/application"
)

var (
	Figures = regexp.MustCompile(`\d+(?:[.,]\d+)*`)
	Gaps    = regexp.MustCompile(`\[vul in: [^\[\]\n]{3,150}\]`)
)

// OpenQuestions returns what RVO asks that the application and the details of the company do not
// answer, less what the user set aside. The most important question comes first.
func OpenQuestions(a application.Application, c application.CompanyDetails) []Question {
	return Ask(a, c).Open
}

// OpenOfCompany returns the questions of Open that depend on the details of the company. It
// reads no texts.
func OpenOfCompany(a application.Application, c application.CompanyDetails) []Question {
	f := &form{Application: &a, company: &c}
	open, _ := apart(a, questions(f.of(application.CompanyPart)))
	return open
}

// AskedQuestions are the questions of an application: those that are open, those that its owner set
// aside, and, once nothing is open, what RVO nearly always asks besides. Found is what the
// bottlenecks say already of what is asked about each.
type AskedQuestions struct {
	Open, Aside, Optional []Question
	Found                 []Finding
}

// Ask returns all questions of the application. It reads all texts.
func Ask(a application.Application, c application.CompanyDetails) (all AskedQuestions) {
	f := read(&a, &c)
	all.Open, all.Aside = apart(a, questions(f.byImportance()))
	if len(all.Open) == 0 {
		optional, aside := apart(a, questions(f.thinSpots()))
		all.Optional, all.Aside = optional, append(all.Aside, aside...)
	}
	for _, b := range f.blocks {
		all.Found = append(all.Found, found(*f.Application, b)...)
	}
	return all
}

// apart tells the questions that are open from those that the user has set aside.
func apart(a application.Application, all []Question) (open, aside []Question) {
	open, aside = []Question{}, []Question{}
	for _, one := range all {
		if slices.Contains(a.Dismissed, one.ID) {
			aside = append(aside, one)
			continue
		}
		open = append(open, one)
	}
	return open, aside
}

// lengths asks to shorten what RVO would cut off.
func (f *form) lengths() (all []requirement) {
	for _, p := range application.PartKeys() {
		text := ""
		if s, n := tooLong(*f.Application, p); n > 0 {
			text = fmt.Sprintf("%s telt %s tekens en RVO neemt er %s. Wat kan eruit? Kort de tekst in bij dit onderdeel.", s.Heading, domain.DutchInt(s.Length()), domain.DutchInt(s.Limit))
		} else if rows := len(f.Phases.WrittenPhases()); p == application.PhasesPart && rows > PhasesMax {
			text = fmt.Sprintf("De fasering heeft %d regels en RVO neemt er %d. Welke stappen neem je samen?", rows, PhasesMax)
		}
		if text != "" {
			all = append(all, requirement{part: p, need: TooLongNeed, question: text, input: TextInput, missing: true,
				place: func(*placer, string, string) error { return domain.Fail(domain.Invalid, domain.CodeShortenYourself) }})
		}
	}
	return all
}

// gaps asks for what an accepted draft left open: [vul in: hoe warm]. That is the first gap of
// each part or bottleneck.
func (f *form) gaps() (all []requirement) {
	for _, p := range application.PartKeys() {
		if f.AnswerOf(p) != nil && !f.Hidden(p) {
			all = append(all, f.gap(p, "", "text")...)
		}
	}
	for _, b := range f.Bottlenecks.Blocks {
		all = append(all, f.gap(application.BottlenecksPart, b.ID, application.BottleneckTexts()...)...)
	}
	return all
}

func (f *form) gap(p application.PartKey, block string, fields ...string) []requirement {
	for _, name := range fields {
		field := f.FieldAt(p, block, name)
		gap := Gaps.FindString(*field)
		if gap == "" {
			continue
		}
		return []requirement{{part: p, block: block, need: gapNeed, input: LineInput, missing: true, field: name,
			question: fmt.Sprintf("In de tekst staat nog een gat: “%s”. Wat komt daar?", strings.TrimSuffix(strings.TrimPrefix(gap, "[vul in: "), "]")),
			place: func(a *placer, name, text string) error {
				before, after, _ := strings.Cut(*field, gap)
				if strings.HasPrefix(after, ".") {
					text = strings.TrimRight(text, ".")
				}
				a.Field, a.From = name, utf8.RuneCountInString(before)
				a.set(text)
				*field = before + text + after
				return nil
			}}}
	}
	return nil
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

// byImportance returns all requirements of RVO, the most important first: for want of those it
// refuses an application.
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
