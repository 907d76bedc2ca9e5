package application

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"wbso/domain"
	"wbso/domain/dutch"
	"wbso/domain/scheme"
)

// Phases are RVO's Fasering werkzaamheden.
type Phases struct {
	Rows []Phase `json:"rows"`
}

// Phase is one step. Done is mm-yyyy or empty.
type Phase struct {
	ID       string `json:"id"` // f1, f2 …
	Activity string `json:"activity"`
	Done     string `json:"done"`
}

// phasesKept is how many rows are kept. RVO takes fewer; with more the part says so.
const phasesKept = 50

func checkPhases(a *Application, was Application, errs *domain.Fields) {
	id := func(r *Phase) *string { return &r.ID }
	a.Phases.Rows = identify(a, errs, "rows", phaseLetter, a.Phases.Rows, id, was.Phases.Rows)
	before := byID(was.Phases.Rows, id)
	atMost(errs, "rows", len(a.Phases.Rows), phasesKept)
	for i := range a.Phases.Rows {
		r, at := &a.Phases.Rows[i], fmt.Sprintf("rows.%d.", i)
		checkLine(errs, at+"activity", r.Activity, before[r.ID].Activity)
		if strings.TrimSpace(r.Done) == "" {
			r.Done = ""
			continue
		}
		month, err := parseDone(r.Done)
		errs.Check(at+"done", err)
		if err == nil {
			r.Done = month
		}
	}
}

// written returns the rows that say something.
func (p Phases) written() []Phase {
	return slices.DeleteFunc(slices.Clone(p.Rows), func(r Phase) bool { return blank(r.Activity) && r.Done == "" })
}

// AskPhases is what RVO wants to read in the box of the phases.
const AskPhases = "Welke stappen zet je zelf, en wanneer is elke stap klaar? De laatste stap is het verwachte einde van het project."

// readyID is the question whether the project ends with its last step. Its answer is kept
// with the month of that step: another month asks again.
const readyID = string(PhasesPart) + ".ready"

// stepExample is a step as one types it.
const stepExample = "Ontwerp van de proefopstelling, gereed 03-2027"

// phases are steps, their months and the end of the project.
func (f *form) phases() []requirement {
	rows := f.Phases.written()
	if len(rows) == 0 {
		r := f.steps(emptyNeed, stepExample, nil,
			"Welke stappen zet je, en in welke maand is elke stap gereed? Zet elke stap op een eigen regel; de laatste is het verwachte einde van het project.")
		r.key, r.heading, r.ask = "phases", PhasesPart.PartLabel(), AskPhases
		return []requirement{r}
	}
	var all []requirement
	for i := range f.Phases.Rows {
		if r := &f.Phases.Rows[i]; !blank(r.Activity) || r.Done != "" {
			all = append(all, r.requirements(len(all)/2+1)...)
		}
	}
	return append(all, f.planning()...)
}

func (r *Phase) requirements(n int) []requirement {
	step, key := "Stap "+strconv.Itoa(n), string(PhasesPart)+"."+r.ID
	activity := fact("activity", step, fmt.Sprintf("Welke stap is gereed in %s?", r.Done)).line(&r.Activity)
	month := fact("month", step+": datum gereed", fmt.Sprintf("In welke maand is “%s” gereed?", quote(r.Activity))).month(&r.Done).like("03-2027")
	activity.block, activity.key, activity.limit = r.ID, key, ActivityMax
	month.block, month.key = r.ID, key+".done"
	return []requirement{activity, month}
}

// steps asks for steps, each on a line, which accept lets in.
func (f *form) steps(need, example string, accept func(Phase) error, question string) requirement {
	return requirement{need: need, question: question, hint: example, input: LinesInput, missing: true, field: "rows",
		place: func(p *placer, field, text string) error {
			if err := f.addSteps(text, accept); err != nil {
				return err
			}
			return p.fact(field, text)
		}}
}

// planning asks one thing about the months of the steps: whether the last one is the end of
// the project, whether one was ready before the project began, whether one of them is in the
// period, or what comes until the period ends.
func (f *form) planning() []requirement {
	start, err := domain.ParseDate(f.Project.Start)
	first, to := scheme.PeriodMonths(start)
	last, late := f.lastPhase()
	early := f.earlyPhase(start)
	switch end, dated := last.doneMonth(); {
	case late:
		return []requirement{f.otherMonth("last", "", last.ID,
			fmt.Sprintf("De laatste stap, “%s”, is het verwachte einde van het project, maar is eerder gereed dan een stap ervoor. In welke maand is die gereed?", quote(last.Activity)))}
	case err == nil && early.ID != "":
		return []requirement{f.otherMonth("early", early.ID, early.ID,
			fmt.Sprintf("“%s” is gereed voordat het project begint. Dat kan alleen bij de voortzetting van een eerder project. In welke maand is die stap gereed?", quote(early.Activity)))}
	case err != nil || !dated:
		return nil
	case !f.Phases.within(first, to):
		return []requirement{f.steps("period", stepExample, func(r Phase) error {
			if !r.within(first, to) {
				return unclear(domain.CodeStepMonth, domain.Args{"from": first.Dutch(), "to": to.Dutch()})
			}
			return nil
		}, fmt.Sprintf("Geen enkele stap is gereed van %s tot en met %s, de periode van deze aanvraag. Welke stap rond je dan af, en in welke maand?", first.Dutch(), to.Dutch()))}
	case end.First().Before(to.First()) && f.Answered[readyID] != last.Done:
		return []requirement{f.ready(last, end)}
	}
	return nil
}

// otherMonth asks for another month of a step.
func (f *form) otherMonth(need, block, id, question string) requirement {
	at := slices.IndexFunc(f.Phases.Rows, func(r Phase) bool { return r.ID == id })
	r := fact(need, "", question).month(&f.Phases.Rows[at].Done).like("12-2027")
	set := r.place
	r.block, r.missing, r.place = block, true, func(p *placer, field, text string) error {
		p.Block = id
		return set(p, field, text)
	}
	return r
}

// ready asks whether the project ends with its last step, or else what comes after it.
func (f *form) ready(last Phase, end domain.Month) requirement {
	r := f.steps("ready", "“Ja”, of wat er nog volgt: Proef bij een klant, gereed 12-2027", func(r Phase) error {
		if m, dated := r.doneMonth(); !dated || !m.First().After(end.First()) {
			return unclear(domain.CodeStepLater, domain.Args{"from": end.Dutch()})
		}
		return nil
	}, fmt.Sprintf("De laatste stap, “%s”, is gereed in %s. Is het project dan klaar?", quote(last.Activity), end.Dutch()))
	add := r.place
	r.place = func(p *placer, field, text string) error {
		if yes, err := dutch.YesNo(text); err == nil && yes && len(dutch.Months(text)) == 0 {
			p.app.Answered[readyID] = last.Done
			return p.fact(field, text)
		}
		return add(p, field, text)
	}
	return r
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
	return last, slices.ContainsFunc(rows, func(r Phase) bool {
		m, ok := r.doneMonth()
		return ok && dated && m.First().After(end.First())
	})
}

// earlyPhase returns the first row that is ready before a project that continues none begins.
func (a Application) earlyPhase(start domain.Date) Phase {
	if a.Project.Continuation == nil || *a.Project.Continuation {
		return Phase{}
	}
	for _, r := range a.Phases.written() {
		if m, dated := r.doneMonth(); dated && m.First().Before(start.MonthOf().First()) {
			return r
		}
	}
	return Phase{}
}

// addSteps adds the steps of an answer, each on a line. With a check, which every step must
// pass, they join other steps: each goes before the first one that is ready later.
func (f *form) addSteps(text string, accept func(Phase) error) error {
	rows := f.Phases.Rows
	for _, line := range lines(text) {
		row, err := step(line)
		at := len(rows)
		if domain.CodeOf(err) == domain.CodeMonthUnclear {
			err = unclear(domain.CodeMonthOfLine, domain.Args{"line": quote(line)})
		}
		if err == nil && accept != nil {
			at, err = placeOf(row, rows), accept(row)
		}
		if err != nil {
			return err
		}
		rows = slices.Insert(rows, at, row)
	}
	f.Phases.Rows = rows
	return nil
}

// placeOf returns where a step goes among the others.
func placeOf(row Phase, rows []Phase) int {
	month, dated := row.doneMonth()
	at := slices.IndexFunc(rows, func(r Phase) bool {
		m, other := r.doneMonth()
		return dated && other && m.First().After(month.First())
	})
	if at < 0 {
		return len(rows)
	}
	return at
}

// readyForm matches the words between a step and its month.
var readyForm = regexp.MustCompile(`(?i)[\s,;:(–—-]*(?:\b(?:is|dat is|gereed|klaar|af|in|per|van|vanaf|eind|begin|half|medio)\b[\s,;:]*)*$`)

// step splits a line into a step and its month. A month within the sentence stays there.
func step(line string) (Phase, error) {
	found := dutch.Months(line)
	switch {
	case len(found) == 0:
		return Phase{Activity: line}, nil
	case len(found) > 1:
		return Phase{}, unclear(domain.CodeMonthUnclear, nil)
	}
	at := found[0]
	if strings.Trim(line[at.To:], " ).;") != "" {
		return Phase{Activity: line, Done: done(at.Month)}, nil
	}
	activity := readyForm.ReplaceAllString(line[:at.From], "")
	if activity == "" {
		return Phase{}, unclear(domain.CodeMonthUnclear, nil)
	}
	return Phase{Activity: activity, Done: done(at.Month)}, nil
}

// done writes a month as the application does: mm-yyyy.
func done(m domain.Month) string { return m.First().Dutch()[3:] }

// parseDone parses the month of a phase and returns it as mm-yyyy. It returns CodeDoneMonth
// for anything but one month, with at most words such as "eind" before it.
func parseDone(s string) (string, error) {
	found := dutch.Months(s)
	if len(found) != 1 || readyForm.ReplaceAllString(s[:found[0].From], "") != "" || strings.Trim(s[found[0].To:], " .") != "" {
		return "", domain.Fail(domain.Invalid, domain.CodeDoneMonth)
	}
	return done(found[0].Month), nil
}

// doneMonth returns the month of a phase, and false when it has none.
func (r Phase) doneMonth() (domain.Month, bool) {
	if len(r.Done) != len("mm-yyyy") {
		return domain.Month{}, false
	}
	m, err := domain.ParseMonth(r.Done[3:] + "-" + r.Done[:2])
	return m, err == nil
}
