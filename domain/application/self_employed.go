package application

import (
	"regexp"
	"strings"

	"wbso/domain"
	"wbso/domain/dutch"
)

// PersonLetter is the letter with which the ids of self-employed people begin.
const PersonLetter = "z"

// SelfEmployedPerson is one of several who apply as self-employed, with the S&O hours of that person.
type SelfEmployedPerson struct {
	ID    string `json:"id"` // z1, z2 …
	Name  string `json:"name"`
	Hours *int   `json:"hours"`
}

// The most people of one application, and the most hours of one of them, which is above those of a year.
const (
	SelfEmployedMax = 20
	PersonHoursMax  = 9_999
)

// EmptyPerson reports whether nothing is known of the person.
func (p SelfEmployedPerson) EmptyPerson() bool { return IsBlank(p.Name) && p.Hours == nil }

// HoursOfEach returns the hours of the self-employed together, once those of each are known.
func (p Project) HoursOfEach() (sum int, known bool) {
	for _, person := range p.SelfEmployed {
		if person.EmptyPerson() {
			continue
		}
		if person.Hours == nil {
			return 0, false
		}
		sum, known = sum+*person.Hours, true
	}
	return sum, known
}

// OwnHoursEach returns the hours of each self-employed person, once all are known.
func (p Project) OwnHoursEach() (each []int) {
	if _, known := p.HoursOfEach(); !known {
		return nil
	}
	for _, person := range p.SelfEmployed[:min(len(p.SelfEmployed), SelfEmployedMax)] {
		if person.Hours != nil {
			each = append(each, max(0, min(*person.Hours, PersonHoursMax)))
		}
	}
	return each
}

// personForm matches a name with the hours behind it: Anna de Vries: 400 uur.
var personForm = regexp.MustCompile(`^(.*\pL.*?)[\s:=–-]+(\d[\d.]*)\s*(?:uur|uren)?\s*\.?$`)

// ReadPeople reads a person with hours on each line, or from each item of a list.
func ReadPeople(text string) (people []SelfEmployedPerson, err error) {
	items := ListLines(strings.NewReplacer(",", "\n", ";", "\n", " en ", "\n").Replace(text))
	if len(items) == 0 {
		items = []string{text}
	}
	for _, item := range items {
		m := personForm.FindStringSubmatch(strings.TrimSpace(item))
		if m == nil {
			return nil, UnclearAnswer(domain.CodePersonHours, domain.Args{"line": QuoteOf(item)})
		}
		hours, err := dutch.Number(m[2], 0, PersonHoursMax)
		if err != nil {
			return nil, err
		}
		people = append(people, SelfEmployedPerson{Name: strings.TrimSpace(m[1]), Hours: &hours})
	}
	return people, nil
}
