package application

import (
	"slices"
	"unicode/utf8"

	"wbso/domain"
)

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
	Part    PartKey
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
func (a Application) Printed() []Section {
	var out []Section
	for _, p := range PartKeys() {
		out = append(out, a.PrintedPart(p)...)
	}
	return out
}

// PrintedPart returns the boxes that one part fills: none for the company, which
// PrintedCompany returns, and for what is hidden or left out.
func (a Application) PrintedPart(p PartKey) []Section {
	if p == CompanyPart {
		return nil
	}
	f := &form{Application: &a}
	return a.settled(f.of(p))
}

// PrintedCompany returns the boxes about the applicant. There is no citizen service number
// among them; RVO asks that itself.
func (a Application) PrintedCompany(c CompanyDetails) []Section {
	f := &form{Application: &a, company: &c}
	return a.settled(f.of(CompanyPart))
}

// notApplicable is the answer in a box for a text whose questions the user set aside.
const notApplicable = "Niet van toepassing"

// settled returns the boxes as they are printed. An empty one that RVO does not ask for is
// left out, as is a fact or row whose question the user set aside; a text says so.
func (a Application) settled(all []requirement) []Section {
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
