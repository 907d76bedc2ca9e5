package application

import (
	"encoding/json"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"wbso/domain"
	"wbso/domain/dutch"
)

// SelfEmployedPerson is one of several who apply as self-employed, with the S&O hours of that person.
type SelfEmployedPerson struct {
	ID    string `json:"id"` // z1, z2 …
	Name  string `json:"name"`
	Hours *int   `json:"hours"`
}

// The most people of one application, and the most hours of one of them, which is above those of a year.
const (
	selfEmployedMax = 20
	personHoursMax  = 9_999
)

func checkSelfEmployed(a *Application, was Application, errs *domain.Fields) {
	id := func(p *SelfEmployedPerson) *string { return &p.ID }
	rows := identify(a, errs, "self_employed", personLetter, a.Project.SelfEmployed, id, was.Project.SelfEmployed)
	atMost(errs, "self_employed", len(rows), selfEmployedMax)
	before := byID(was.Project.SelfEmployed, id)
	for i, p := range rows {
		at := fmt.Sprintf("self_employed.%d.", i)
		checkLine(errs, at+"name", p.Name, before[p.ID].Name)
		if p.Hours != nil {
			between(errs, at+"hours", int64(*p.Hours), 0, personHoursMax)
		}
	}
	a.Project.SelfEmployed = rows
}

func (p SelfEmployedPerson) empty() bool { return blank(p.Name) && p.Hours == nil }

// hoursOfEach returns the hours of the self-employed together, once those of each are known.
func (p Project) hoursOfEach() (sum int, known bool) {
	for _, person := range p.SelfEmployed {
		if person.empty() {
			continue
		}
		if person.Hours == nil {
			return 0, false
		}
		sum, known = sum+*person.Hours, true
	}
	return sum, known
}

// ownHoursEach returns the hours of each self-employed person, once all are known.
func (p Project) ownHoursEach() (each []int) {
	if _, known := p.hoursOfEach(); !known {
		return nil
	}
	for _, person := range p.SelfEmployed[:min(len(p.SelfEmployed), selfEmployedMax)] {
		if person.Hours != nil {
			each = append(each, max(0, min(*person.Hours, personHoursMax)))
		}
	}
	return each
}

// ownHoursEachNeed is the hours of each self-employed person.
const ownHoursEachNeed = "own_hours_each"

// ownHoursEach are the hours of each self-employed person, asked of a partnership, and again when
// they are others than those of all. Without the details of the company they are only printed.
func (f *form) ownHoursEach() (all []requirement) {
	p := &f.Project
	for i := range p.SelfEmployed {
		if person := &p.SelfEmployed[i]; !person.empty() {
			all = append(all, person.requirements(len(all)/2+1)...)
		}
	}
	each := fact(ownHoursEachNeed, "S&O-uren per zelfstandige", "Hoeveel S&O-uren maakt elke vennoot? RVO vraagt ze per zelfstandige. Zet ieders naam en uren op een eigen regel.").
		like("Anna de Vries 400")
	each.input, each.field, each.missing, each.place = LinesInput, "self_employed", true, func(pl *placer, field, text string) error {
		people, err := peopleIn(text)
		if err != nil {
			return err
		}
		p.SelfEmployed = people
		return pl.fact(field, text)
	}
	sum, known := p.hoursOfEach()
	switch {
	case len(all) == 0 && f.company != nil && slices.Contains([]string{"VOF", "MTS", "CV"}, f.company.LegalForm):
		return []requirement{each}
	case known && p.Hours > 0 && (sum > p.Hours || sum < p.Hours && !p.staffed()):
		each.heading, each.question = "", fmt.Sprintf("De S&O-uren per zelfstandige zijn samen %s, en je vraagt er %s aan. Hoeveel maakt elke vennoot? Zet ieders naam en uren op een eigen regel, of pas het totaal aan.",
			domain.DutchInt(sum), domain.DutchInt(p.Hours))
		for i := 1; i < len(all); i += 2 { // the hours
			all[i].asks = []string{questionID(ProjectPart, "", ownHoursEachNeed)}
		}
		return append(all, each)
	}
	return all
}

func (p *SelfEmployedPerson) requirements(n int) []requirement {
	heading, name := fmt.Sprintf("Zelfstandige %d", n), shown(p.Name)
	if name == "" {
		name = strings.ToLower(heading)
	}
	all := []requirement{
		fact("name", heading+": naam", fmt.Sprintf("Hoe heet %s?", strings.ToLower(heading))).line(&p.Name),
		fact("own_hours", heading+": S&O-uren", fmt.Sprintf("Hoeveel S&O-uren maakt %s?", name)).number(&p.Hours, 0, personHoursMax).like("400"),
	}
	for i := range all {
		all[i].block, all[i].key = p.ID, questionID(ProjectPart, p.ID, all[i].need)
	}
	return all
}

// personForm matches a name with the hours behind it: Anna de Vries: 400 uur.
var personForm = regexp.MustCompile(`^(.*\pL.*?)[\s:=–-]+(\d[\d.]*)\s*(?:uur|uren)?\s*\.?$`)

// peopleIn reads a person with hours on each line, or from each item of a list.
func peopleIn(text string) (people []SelfEmployedPerson, err error) {
	items := lines(strings.NewReplacer(",", "\n", ";", "\n", " en ", "\n").Replace(text))
	if len(items) == 0 {
		items = []string{text}
	}
	for _, item := range items {
		m := personForm.FindStringSubmatch(strings.TrimSpace(item))
		if m == nil {
			return nil, unclear(domain.CodePersonHours, domain.Args{"line": quote(item)})
		}
		hours, err := dutch.Number(m[2], 0, personHoursMax)
		if err != nil {
			return nil, err
		}
		people = append(people, SelfEmployedPerson{Name: strings.TrimSpace(m[1]), Hours: &hours})
	}
	return people, nil
}

// peopleOfLine reads the one line of names and hours that was stored. One that is not clear is kept
// whole, so that its owner divides it.
func peopleOfLine(a *Application, raw []byte) error {
	var stored struct {
		Project struct {
			HoursEach string `json:"own_hours_each"`
		} `json:"project"`
	}
	err := json.Unmarshal(raw, &stored)
	line := stored.Project.HoursEach
	if err != nil || blank(line) {
		return err
	}
	people, unclear := peopleIn(line)
	if unclear != nil {
		people = []SelfEmployedPerson{{Name: line}}
	}
	for i := range people {
		people[i].ID = fmt.Sprint(personLetter, i+1)
	}
	a.Project.SelfEmployed = people
	return nil
}
