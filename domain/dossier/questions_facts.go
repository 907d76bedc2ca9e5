package dossier

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"wbso/domain"
	"wbso/domain/evaluation"
)

// Needs that no analysis of a text decides.
const (
	activityNeed     = "activity"
	monthNeed        = "month"
	lastNeed         = "last"
	periodNeed       = "period"
	readyNeed        = "ready"
	nameNeed         = "name"
	locationNeed     = "location"
	contributionNeed = "contribution"
	tooLongNeed      = "too_long"
)

// readyID is the question whether the project ends with its last step. Its answer is kept
// with the month of that step: another month asks again.
const readyID = string(PhasesPart) + "." + readyNeed

// phases asks for steps, for their months and for the end of the project.
func (q *asker) phases() {
	rows := q.app.Phases.written()
	if len(rows) == 0 {
		q.ask(ofPhases, Question{Part: PhasesPart, Need: emptyNeed, Input: LinesInput, Hint: stepExample,
			Text: "Welke stappen zet je, en in welke maand is elke stap gereed? Zet elke stap op een eigen regel; de laatste is het verwachte einde van het project."})
	}
	for _, r := range rows {
		if blank(r.Activity) {
			q.ask(ofPhases, Question{Part: PhasesPart, Block: r.ID, Need: activityNeed, Input: LineInput,
				Text: fmt.Sprintf("Welke stap is gereed in %s?", r.Done)})
		}
		if r.Done == "" {
			q.ask(ofPhases, Question{Part: PhasesPart, Block: r.ID, Need: monthNeed, Input: MonthInput, Hint: "03-2027",
				Text: fmt.Sprintf("In welke maand is ‘%s’ gereed?", quote(r.Activity))})
		}
	}
	q.planning()
}

// stepExample is a step as one types it.
const stepExample = "Ontwerp van de proefopstelling, gereed 03-2027"

// planning asks one thing about the months of the steps: whether the last one is the end of
// the project, whether one of them is in the period, or what comes until the period ends.
func (q *asker) planning() {
	first, to, known := q.app.periodMonths()
	last, late := q.app.lastPhase()
	switch end, dated := last.doneMonth(); {
	case late:
		q.ask(ofPhases, Question{Part: PhasesPart, Need: lastNeed, Input: MonthInput, Hint: "12-2027",
			Text: fmt.Sprintf("De laatste stap, ‘%s’, is het verwachte einde van het project, maar is eerder gereed dan een stap ervoor. In welke maand is die gereed?", quote(last.Activity))})
	case !known || !dated:
	case !q.app.Phases.within(first, to):
		q.ask(ofPhases, Question{Part: PhasesPart, Need: periodNeed, Input: LinesInput, Hint: stepExample,
			Text: fmt.Sprintf("Geen enkele stap is gereed van %s tot en met %s, de periode van deze aanvraag. Welke stap rond je dan af, en in welke maand?", first.Dutch(), to.Dutch())})
	case end.First().Before(to.First()) && q.app.Answered[readyID] != last.Done:
		q.ask(ofPhases, Question{Part: PhasesPart, Need: readyNeed, Input: LinesInput, Hint: "‘Ja’, of wat er nog volgt: Proef bij een klant, gereed 12-2027",
			Text: fmt.Sprintf("De laatste stap, ‘%s’, is gereed in %s. Is het project dan klaar?", quote(last.Activity), end.Dutch())})
	}
}

// periodMonths are the months that the period of the application can have; it is not known
// without a start.
func (a Application) periodMonths() (first, last domain.Month, known bool) {
	start, err := domain.ParseDate(a.Project.Start)
	if err != nil {
		return first, last, false
	}
	first, last = domain.PeriodMonths(start)
	return first, last, true
}

// within reports whether a step is ready in one of these months.
func (p Phases) within(first, last domain.Month) bool {
	return slices.ContainsFunc(p.Rows, func(r Phase) bool { return r.within(first, last) })
}

func (r Phase) within(first, last domain.Month) bool {
	m, dated := r.doneMonth()
	return dated && !m.First().Before(first.First()) && !m.First().After(last.First())
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

// projectFacts are those of the application, with a proposal for the field of technology.
func (q *asker) projectFacts() []fact {
	facts := q.app.projectFacts()
	for i := range facts {
		if facts[i].need == technologyNeed && facts[i].missing {
			facts[i].hint = q.technologyHint()
		}
	}
	return facts
}

// technologyHint names the field of technology that the texts seem to be about: the one of a
// model, or what the rules are sure of.
func (q *asker) technologyHint() string {
	n := q.app.Proposed.Technology
	if n == 0 {
		n = fieldOf[q.topic()]
	}
	label := labelOf(Technologies(), strconv.Itoa(n))
	if label == "" {
		return ""
	}
	return fmt.Sprintf("Uit je teksten: waarschijnlijk %s. Kies zelf.", strings.ToLower(label[:1])+label[1:])
}

// fieldOf are the fields of technology of the topics that have one of their own.
var fieldOf = map[evaluation.Topic]int{evaluation.TopicSoftware: 7, evaluation.TopicFood: 12}

// staffed reports whether employees do S&O, which is so for most.
func (p Project) staffed() bool { return p.Applicant != SelfEmployed }

func (q *asker) partners() {
	if !q.app.Partners.Collaborative {
		return
	}
	rows := q.app.Partners.written()
	if len(rows) == 0 {
		q.ask(ofPartners, Question{Part: PartnersPart, Need: emptyNeed, Input: LinesInput, Hint: "TU Delft, Delft: meet de hechting van de laag",
			Text: "Met wie werk je samen? RVO wil van elke partij de naam, de vestigingsplaats en de bijdrage weten. Zet elke partij op een eigen regel."})
	}
	for i, r := range rows {
		name := shown(r.Name)
		if name == "" {
			name = fmt.Sprintf("partner %d", i+1)
			q.ask(ofPartners, Question{Part: PartnersPart, Block: r.ID, Need: nameNeed, Input: LineInput, Text: fmt.Sprintf("Hoe heet %s?", name)})
		}
		if blank(r.Location) {
			q.ask(ofPartners, Question{Part: PartnersPart, Block: r.ID, Need: locationNeed, Input: LineInput, Hint: "onbekend",
				Text: fmt.Sprintf("In welke plaats is %s gevestigd? ‘Onbekend’ mag ook.", name)})
		}
		if blank(r.Contribution) {
			q.ask(ofPartners, Question{Part: PartnersPart, Block: r.ID, Need: contributionNeed, Input: LineInput,
				Text: fmt.Sprintf("Wat draagt %s bij aan het project? Hoogstens %d tekens.", name, domain.PartnerContributionMax)})
		}
	}
}
