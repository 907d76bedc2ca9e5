package form

import (
	"slices"

	"wbso/domain/application"
)

// Printed returns the boxes of RVO's form that the parts fill, in the order of the form. An empty
// box is included when RVO asks for it.
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
