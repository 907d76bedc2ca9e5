package dossier

import (
	"fmt"
	"strconv"
	"strings"

	"wbso/domain"
	"wbso/domain/needs"
)

// Needs that no reading of a text decides.
const (
	monthNeed   = "month"
	lastNeed    = "last"
	tooLongNeed = "too_long"
)

// phases asks for steps, for their months and for the end of the project.
func (q *asker) phases() {
	rows := q.app.Phases.written()
	if len(rows) == 0 {
		q.ask(ofPhases, Question{Part: PhasesPart, Need: emptyNeed, Input: TextInput, Hint: "Ontwerp van de proefopstelling, gereed 03-2027",
			Text: "Welke stappen zet je, en in welke maand is elke stap gereed? Zet elke stap op een eigen regel; de laatste is het verwachte einde van het project."})
	}
	for _, r := range rows {
		if r.Done == "" {
			q.ask(ofPhases, Question{Part: PhasesPart, Block: r.ID, Need: monthNeed, Input: MonthInput, Hint: "03-2027",
				Text: fmt.Sprintf("In welke maand is ‘%s’ gereed?", quote(r.Activity))})
		}
	}
	if last, late := q.app.lastPhase(); late {
		q.ask(ofPhases, Question{Part: PhasesPart, Need: lastNeed, Input: MonthInput, Hint: "12-2027",
			Text: fmt.Sprintf("De laatste stap, ‘%s’, is het verwachte einde van het project, maar is eerder gereed dan een stap ervoor. In welke maand is die gereed?", quote(last.Activity))})
	}
}

// lastPhase returns the last row, and whether it is ready before another one.
func (a Application) lastPhase() (last Phase, late bool) {
	rows := a.Phases.written()
	if len(rows) == 0 {
		return Phase{}, false
	}
	last = rows[len(rows)-1]
	end, dated := last.doneMonth()
	for _, r := range rows {
		if m, ok := r.doneMonth(); ok && dated && m.First().After(end.First()) {
			return last, true
		}
	}
	return last, false
}

// lengths asks to shorten what RVO would cut off.
func (q *asker) lengths() {
	for _, p := range PartKeys() {
		if s, n := q.app.tooLong(p); n > 0 {
			q.ask(ofLength, Question{Part: p, Need: tooLongNeed, Input: TextInput,
				Text: fmt.Sprintf("‘%s’ telt %s tekens en RVO neemt er %s. Wat kan eruit? Kort de tekst in bij dit onderdeel.", s.Heading, domain.DutchInt(s.Length()), domain.DutchInt(s.Limit))})
			continue
		}
		if rows := len(q.app.Phases.written()); p == PhasesPart && rows > PhasesMax {
			q.ask(ofLength, Question{Part: p, Need: tooLongNeed, Input: TextInput,
				Text: fmt.Sprintf("De fasering heeft %d regels en RVO neemt er %d. Welke stappen neem je samen?", rows, PhasesMax)})
		}
	}
}

// tooLong returns the first box of a part that is over its limit, and how many are.
func (a Application) tooLong(p PartKey) (first Section, n int) {
	for _, s := range a.PrintedPart(p) {
		if s.TooLong() {
			if n == 0 {
				first = s
			}
			n++
		}
	}
	return first, n
}

func (q *asker) project() {
	p := q.app.Project
	for _, f := range []struct {
		missing          bool
		need, text, hint string
		input            string
		options          []Option
	}{
		{blank(p.Title), "title", "Hoe heet je project? Geef in hoogstens 200 tekens aan wat je ontwikkelt.", "", LineInput, nil},
		{p.Start == "", "start", "Op welke dag begint het project?", "01-03-2027", LineInput, nil},
		{p.Hours <= 0, "hours", "Hoeveel S&O-uren maak je in de periode van deze aanvraag, met iedereen samen?", "1200", NumberInput, nil},
		{p.Technology == 0, "technology", "Onder welk technologiegebied van RVO valt je project?", q.technologyHint(), ChoiceInput, Technologies()},
		{p.Applicant == "", "applicant", "Wie doen het S&O-werk: werknemers, jij als zelfstandige, of allebei?", "", ChoiceInput, Applicants()},
		{p.Employees == nil && p.staffed(), "employees", "Hoeveel werknemers heeft je bedrijf?", "12", NumberInput, nil},
		{p.RDEmployees == nil && p.staffed(), "rd_employees", "Hoeveel werknemers doen er S&O?", "3", NumberInput, nil},
		{p.Continuation == nil, "continuation", "Is dit de voortzetting van een project waarvoor je al eerder WBSO kreeg?", "", YesNoInput, nil},
	} {
		if f.missing {
			q.ask(ofProject, Question{Part: ProjectPart, Need: f.need, Text: f.text, Hint: f.hint, Input: f.input, Options: f.options})
		}
	}
}

// technologyHint names the field of technology that the texts seem to be about: the one of a
// model, or what the rules are sure of.
func (q *asker) technologyHint() string {
	n := q.app.Proposed.Technology
	if n == 0 && q.app.Project.Technology == 0 {
		n = fieldOf[needs.TopicOf(q.app.reading())]
	}
	label := labelOf(Technologies(), strconv.Itoa(n))
	if label == "" {
		return ""
	}
	return fmt.Sprintf("Uit je teksten: waarschijnlijk %s. Kies zelf.", strings.ToLower(label[:1])+label[1:])
}

// fieldOf are the fields of technology of the topics that have one of their own.
var fieldOf = map[needs.Topic]int{needs.Software: 7, needs.Food: 12}

// staffed reports whether employees do S&O, which is so for most.
func (p Project) staffed() bool { return p.Applicant != SelfEmployed }

func (q *asker) partners() {
	if !q.app.Partners.Collaborative {
		return
	}
	rows := q.app.Partners.written()
	if len(rows) == 0 {
		q.ask(ofPartners, Question{Part: PartnersPart, Need: emptyNeed, Input: TextInput, Hint: "TU Delft, Delft: meet de hechting van de laag",
			Text: "Met wie werk je samen? RVO wil van elke partij de naam, de vestigingsplaats en de bijdrage weten. Zet elke partij op een eigen regel."})
	}
	for i, r := range rows {
		name := strings.TrimSpace(r.Name)
		if name == "" {
			name = fmt.Sprintf("partner %d", i+1)
			q.ask(ofPartners, Question{Part: PartnersPart, Block: r.ID, Need: "name", Input: LineInput, Text: fmt.Sprintf("Hoe heet %s?", name)})
		}
		if blank(r.Location) {
			q.ask(ofPartners, Question{Part: PartnersPart, Block: r.ID, Need: "location", Input: LineInput, Hint: "onbekend",
				Text: fmt.Sprintf("In welke plaats is %s gevestigd? ‘Onbekend’ mag ook.", name)})
		}
		if blank(r.Contribution) {
			q.ask(ofPartners, Question{Part: PartnersPart, Block: r.ID, Need: "contribution", Input: LineInput,
				Text: fmt.Sprintf("Wat draagt %s bij aan het project? Hoogstens %d tekens.", name, domain.PartnerContributionMax)})
		}
	}
}
