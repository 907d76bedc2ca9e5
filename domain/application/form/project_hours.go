package form

import (
	"fmt"
	"strconv"

	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/dutch"
	"wbso/domain/scheme"
)

// hours returns the requirement of the hours of everybody together.
func (f *form) hours() requirement {
	var hours *int
	if f.Project.Hours > 0 {
		hours = &f.Project.Hours
	}
	r := fact("hours", "S&O-uren", "Hoeveel S&O-uren maak je in de periode van deze aanvraag, met iedereen samen?").number(&hours, 1, scheme.HoursMax).like("1.200")
	r.place = parsed(func(text string) (int, error) { return dutch.Number(text, 1, scheme.HoursMax) }, func(n int) { f.Project.Hours = n }, strconv.Itoa)
	return r
}

// ownHours divides the hours over a self-employed person and the employees.
func (f *form) ownHours() []requirement {
	p := &f.Project
	own := requirement{need: "own_hours", heading: "Daarvan van zelfstandigen"}
	if sum, known := p.HoursOfEach(); known {
		own.text = domain.DutchInt(sum)
	} else {
		own = fact("own_hours", "Daarvan van jou als zelfstandige", "Hoeveel van de S&O-uren maak je zelf, als zelfstandige? RVO vraagt ze apart van die van je werknemers.").
			number(&p.OwnHours, 0, p.Hours).like("600")
		own.missing = p.Hours > 0 && !Divided(*p) && len(p.SelfEmployed) == 0
	}
	all := []requirement{own}
	if Divided(*p) {
		all = append(all, requirement{need: "employee_hours", heading: "Daarvan van werknemers", text: domain.DutchInt(p.Hours - *hoursOfOwner(*p))})
	}
	return all
}

// DividedOwnHours returns the hours of a self-employed person with employees; nil for any other, and while
// they are not known.
func DividedOwnHours(p application.Project) *int {
	if p.Applicant != application.Both || !Divided(p) {
		return nil
	}
	return hoursOfOwner(p)
}

// hoursOfOwner returns the hours of the self-employed: those of each together, once all are known.
func hoursOfOwner(p application.Project) *int {
	if sum, known := p.HoursOfEach(); known {
		return &sum
	}
	return p.OwnHours
}

// Divided reports whether the hours are divided over the self-employed person and the
// employees.
func Divided(p application.Project) bool {
	return hoursOfOwner(p) != nil && *hoursOfOwner(p) <= p.Hours
}

// HoursCheck says whether the people of a project can make its hours.
type HoursCheck struct {
	OK   bool
	Max  int
	Text string
}

// CheckHours compares the hours with what the people can make in the period. It is false
// while their number or the hours are not known.
func CheckHours(a application.Application, f scheme.Filing) (HoursCheck, bool) {
	people, known := people(a.Project)
	if !known || a.Project.Hours <= 0 {
		return HoursCheck{}, false
	}
	most := people * domain.HoursPerYear * f.Months / 12
	check := HoursCheck{OK: a.Project.Hours <= most, Max: most}
	who := fmt.Sprintf("%d mensen hebben", people)
	if people == 1 {
		who = "Eén persoon heeft"
	}
	comparison := "Met %s uur past dat."
	if !check.OK {
		comparison = "Je vraagt er %s aan: klopt dat, leg het dan uit bij de opmerkingen."
	}
	check.Text = fmt.Sprintf("%s in %d maanden hooguit ongeveer %s S&O-uren (%s per jaar). "+comparison,
		who, f.Months, domain.DutchInt(most), domain.DutchInt(domain.HoursPerYear), domain.DutchInt(a.Project.Hours))
	return check, true
}

// people returns how many people do S&O. A self-employed person counts as one.
func people(p application.Project) (n int, known bool) {
	if p.Applicant == application.SelfEmployed {
		return 1, true
	}
	if p.RDEmployees == nil {
		return 0, false
	}
	n = *p.RDEmployees
	if p.Applicant == application.Both {
		n++
	}
	return n, true
}
