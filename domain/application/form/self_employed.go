package form

import (
	"fmt"
	"slices"
	"strings"

	"wbso/domain"
	"wbso/domain/application"
)

// ownHoursEachNeed is the hours of each self-employed person.
const ownHoursEachNeed = "own_hours_each"

// ownHoursEach returns the hours of each self-employed person, asked of a partnership, and again
// when their sum differs from the hours of all. Without the details of the company they are only
// printed.
func (f *form) ownHoursEach() (all []requirement) {
	p := &f.Project
	for i := range p.SelfEmployed {
		if person := &p.SelfEmployed[i]; !person.EmptyPerson() {
			all = append(all, ofPerson(person, len(all)/2+1)...)
		}
	}
	each := fact(ownHoursEachNeed, "S&O-uren per zelfstandige", "Hoeveel S&O-uren maakt elke vennoot? RVO vraagt ze per zelfstandige. Zet ieders naam en uren op een eigen regel.").
		like("Anna de Vries 400")
	each.input, each.field, each.missing, each.place = LinesInput, "self_employed", true, func(pl *placer, field, text string) error {
		people, err := application.ReadPeople(text)
		if err != nil {
			return err
		}
		p.SelfEmployed = people
		return pl.fact(field, text)
	}
	sum, known := p.HoursOfEach()
	switch {
	case len(all) == 0 && f.company != nil && slices.Contains([]string{"VOF", "MTS", "CV"}, f.company.LegalForm):
		return []requirement{each}
	case known && p.Hours > 0 && (sum > p.Hours || sum < p.Hours && !p.Staffed()):
		each.heading, each.question = "", fmt.Sprintf("De S&O-uren per zelfstandige zijn samen %s, en je vraagt er %s aan. Hoeveel maakt elke vennoot? Zet ieders naam en uren op een eigen regel, of pas het totaal aan.",
			domain.DutchInt(sum), domain.DutchInt(p.Hours))
		for i := 1; i < len(all); i += 2 { // the hours
			all[i].asks = []string{application.QuestionID(application.ProjectPart, "", ownHoursEachNeed)}
		}
		return append(all, each)
	}
	return all
}

func ofPerson(p *application.SelfEmployedPerson, n int) []requirement {
	heading, name := fmt.Sprintf("Zelfstandige %d", n), application.VisibleText(p.Name)
	if name == "" {
		name = strings.ToLower(heading)
	}
	all := []requirement{
		fact("name", heading+": naam", fmt.Sprintf("Hoe heet %s?", strings.ToLower(heading))).line(&p.Name),
		fact("own_hours", heading+": S&O-uren", fmt.Sprintf("Hoeveel S&O-uren maakt %s?", name)).number(&p.Hours, 0, application.PersonHoursMax).like("400"),
	}
	for i := range all {
		all[i].block, all[i].key = p.ID, application.QuestionID(application.ProjectPart, p.ID, all[i].need)
	}
	return all
}
