package form

import (
	"slices"
	"strings"
	"unicode/utf8"

	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/evaluation"
)

// IsAskedBy reports whether a question is about what the box says. Of a text that is a part by
// itself that is any question of the part that is about no row, but for the one to shorten it.
func (s Section) IsAskedBy(q Question) bool {
	if q.Part != s.Part || q.Need == TooLongNeed {
		return false
	}
	if len(s.Asks) == 0 {
		return s.Ask != "" && q.Block == ""
	}
	return slices.ContainsFunc(s.Asks, func(id string) bool {
		switch q.Need {
		case placeNeed: // of a sentence that may belong here
			return true
		case gapNeed:
			return strings.HasPrefix(id, application.QuestionID(q.Part, q.Block, ""))
		case evaluation.AskCause, evaluation.AskUnknown, evaluation.AskRuledOut: // which explain the problem
			return id == application.QuestionID(q.Part, q.Block, evaluation.AskProblem)
		}
		return id == q.ID
	})
}

// RVO's limits, in characters. An answer is counted as it is printed.
const (
	TitleMax    = 200
	AnswerMax   = domain.TextAdvised
	ActivityMax = 120
	PhasesMax   = 10 // rows
	RemarksMax  = 500
	CostsMax    = 500
)

// Section is one box of RVO's form with its answer. Limit is 0 when RVO sets none.
type Section struct {
	Part    application.PartKey
	Key     string // unique within an application
	Heading string // RVO's topic
	Ask     string // what RVO wants to read there; empty for a plain fact
	Text    string // the whole answer as it is pasted, also when it is over the limit
	Limit   int
	Asks    []string // the questions whose answers fill the box; none for one that may stay empty
	Mark    string   // what is still to be done about what it says; empty once it is complete
}

// Length is the number of characters that RVO counts.
func (s Section) Length() int { return utf8.RuneCountInString(s.Text) }

// TooLong reports whether RVO would cut the answer off.
func (s Section) TooLong() bool { return s.Limit > 0 && s.Length() > s.Limit }

// Printed returns the boxes of RVO's form that the parts fill, in the order of the form. An
// empty one is there as long as RVO asks for it.
func Printed(a application.Application) []Section {
	var out []Section
	for _, p := range application.PartKeys() {
		out = append(out, PrintedPart(a, p)...)
	}
	return out
}

// PrintedPart returns the boxes that one part fills: none for the company, which
// PrintedCompany returns, and for what is hidden or left out.
func PrintedPart(a application.Application, p application.PartKey) []Section {
	if p == application.CompanyPart {
		return nil
	}
	f := &form{Application: &a}
	return settled(a, f.of(p))
}

// PrintedCompany returns the boxes about the applicant. There is no citizen service number
// among them; RVO asks that itself.
func PrintedCompany(a application.Application, c application.CompanyDetails) []Section {
	f := &form{Application: &a, company: &c}
	return settled(a, f.of(application.CompanyPart))
}

// notApplicable is the answer in a box for a text whose questions the user set aside.
const notApplicable = "Niet van toepassing"

// settled returns the boxes as they are printed. An empty one that RVO does not ask for is
// left out, as is a fact or row whose question the user set aside; a text says so.
func settled(a application.Application, all []requirement) []Section {
	aside := func(id string) bool { return slices.Contains(a.Dismissed, id) }
	var out []Section
	for _, r := range all {
		if r.heading == "" {
			continue
		}
		s := r.box()
		open := slices.ContainsFunc(s.Asks, func(id string) bool { return !aside(id) })
		if s.Text == "" && !open && len(s.Asks) > 0 && s.Ask != "" {
			s.Text = notApplicable
		}
		if s.Text != "" || open {
			out = append(out, s)
		}
	}
	return out
}
