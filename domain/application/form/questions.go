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

// Question is something RVO asks that the application does not answer. Its id is
// {part}.{block}.{need}, or {part}.{need} for a part without blocks.
type Question struct {
	ID      string               `json:"id"`
	Part    application.PartKey  `json:"part"`
	Block   string               `json:"block"`
	Need    string               `json:"need"`
	Group   Group                `json:"group"`
	Text    string               `json:"text"`
	Hint    string               `json:"hint"`  // an example with open slots; may be empty
	Input   string               `json:"input"` // text, lines, line, month, number, amount, yes_no or choice
	Options []application.Option `json:"options,omitempty"`

	// Suggestion is a sentence of the user elsewhere that may be the answer, or "".
	Suggestion string `json:"suggestion,omitempty"`
}

// The inputs of a question.
const (
	TextInput   = "text"
	LinesInput  = "lines" // one item to a line
	LineInput   = "line"
	MonthInput  = "month"
	NumberInput = "number"
	AmountInput = "amount"
	YesNoInput  = "yes_no"
	ChoiceInput = "choice"
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

// TooLongNeed is the need of a part that is over RVO's limit.
const TooLongNeed = "too_long"

// tooLong returns the first box of a part that is over its limit, and how many are.
func tooLong(a application.Application, p application.PartKey) (first Section, n int) {
	for _, s := range PrintedPart(a, p) {
		if s.TooLong() {
			if n == 0 {
				first = s
			}
			n++
		}
	}
	return first, n
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

const gapNeed = "gap"

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
