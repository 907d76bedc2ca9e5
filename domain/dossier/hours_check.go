package dossier

import (
	"fmt"

	"wbso/domain"
)

// HoursPerYear is how many S&O hours a person makes in a year at most, as RVO reckons.
const HoursPerYear = 1750

// HoursCheck says whether the people of a project can make its hours.
type HoursCheck struct {
	OK   bool
	Max  int
	Text string
}

// CheckHours compares the hours with what the people can make in the period. It is false
// while their number or the hours are not known.
func (a Application) CheckHours(f domain.Filing) (HoursCheck, bool) {
	people, known := a.Project.people()
	if !known || a.Project.Hours <= 0 {
		return HoursCheck{}, false
	}
	most := people * HoursPerYear * f.Months / 12
	check := HoursCheck{OK: a.Project.Hours <= most, Max: most}
	who := fmt.Sprintf("%d mensen hebben", people)
	if people == 1 {
		who = "Eén persoon heeft"
	}
	check.Text = fmt.Sprintf("%s in %d maanden hooguit ongeveer %s S&O-uren (%s per jaar). Met %s uur past dat.",
		who, f.Months, domain.DutchInt(most), domain.DutchInt(HoursPerYear), domain.DutchInt(a.Project.Hours))
	if !check.OK {
		check.Text = fmt.Sprintf("%s in %d maanden hooguit ongeveer %s S&O-uren (%s per jaar). Je vraagt er %s aan: klopt dat, leg het dan uit bij de opmerkingen.",
			who, f.Months, domain.DutchInt(most), domain.DutchInt(HoursPerYear), domain.DutchInt(a.Project.Hours))
	}
	return check, true
}

// people returns how many people do S&O. A self-employed person counts as one.
func (p Project) people() (n int, known bool) {
	if p.Applicant == SelfEmployed {
		return 1, true
	}
	if p.RDEmployees == nil {
		return 0, false
	}
	n = *p.RDEmployees
	if p.Applicant == Both {
		n++
	}
	return n, true
}
