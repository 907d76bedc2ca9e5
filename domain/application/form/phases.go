package form

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/dutch"
	"wbso/domain/scheme"
)

// AskPhases is what RVO wants to read in the box of the phases.
const AskPhases = "Welke stappen zet je zelf, en wanneer is elke stap klaar? De laatste stap is het verwachte einde van het project."

// readyID is the question whether the project ends with its last step. Its answer is kept
// with the month of that step: another month asks again.
const readyID = string(application.PhasesPart) + ".ready"

// StepExample is a step as one types it.
const StepExample = "Ontwerp van de proefopstelling, gereed 03-2027"

// phases returns the requirements of the planning: steps, their months and the end of the project.
func (f *form) phases() []requirement {
	rows := f.Phases.WrittenPhases()
	if len(rows) == 0 {
		r := f.steps(emptyNeed, StepExample, nil,
			"Welke stappen zet je, en in welke maand is elke stap gereed? Zet elke stap op een eigen regel; de laatste is het verwachte einde van het project.")
		r.key, r.heading, r.ask = "phases", application.PhasesPart.PartLabel(), AskPhases
		return []requirement{r}
	}
	var all []requirement
	for i := range f.Phases.Rows {
		if r := &f.Phases.Rows[i]; !application.IsBlank(r.Activity) || r.Done != "" {
			all = append(all, ofPhase(r, len(all)/2+1)...)
		}
	}
	return append(all, f.planning()...)
}

func ofPhase(r *application.Phase, n int) []requirement {
	step, key := "Stap "+strconv.Itoa(n), string(application.PhasesPart)+"."+r.ID
	activity := fact("activity", step, fmt.Sprintf("Welke stap is gereed in %s?", r.Done)).line(&r.Activity)
	month := fact("month", step+": datum gereed", fmt.Sprintf("In welke maand is “%s” gereed?", application.QuoteOf(r.Activity))).month(&r.Done).like("03-2027")
	activity.block, activity.key, activity.limit = r.ID, key, ActivityMax
	month.block, month.key = r.ID, key+".done"
	return []requirement{activity, month}
}

// steps asks for steps, each on a line, which accept lets in.
func (f *form) steps(need, example string, accept func(application.Phase) error, question string) requirement {
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
	last, late := f.LastPhase()
	early := f.EarlyPhase(start)
	switch end, dated := last.DoneMonth(); {
	case late:
		return []requirement{f.otherMonth("last", "", last.ID,
			fmt.Sprintf("De laatste stap, “%s”, is het verwachte einde van het project, maar is eerder gereed dan een stap ervoor. In welke maand is die gereed?", application.QuoteOf(last.Activity)))}
	case err == nil && early.ID != "":
		return []requirement{f.otherMonth("early", early.ID, early.ID,
			fmt.Sprintf("“%s” is gereed voordat het project begint. Dat kan alleen bij de voortzetting van een eerder project. In welke maand is die stap gereed?", application.QuoteOf(early.Activity)))}
	case err != nil || !dated:
		return nil
	case !f.Phases.AnyWithin(first, to):
		return []requirement{f.steps("period", StepExample, func(r application.Phase) error {
			if !r.DoneWithin(first, to) {
				return application.UnclearAnswer(domain.CodeStepMonth, domain.Args{"from": first.Dutch(), "to": to.Dutch()})
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
	at := slices.IndexFunc(f.Phases.Rows, func(r application.Phase) bool { return r.ID == id })
	r := fact(need, "", question).month(&f.Phases.Rows[at].Done).like("12-2027")
	set := r.place
	r.block, r.missing, r.place = block, true, func(p *placer, field, text string) error {
		p.Block = id
		return set(p, field, text)
	}
	return r
}

// ready asks whether the project ends with its last step, or else what comes after it.
func (f *form) ready(last application.Phase, end domain.Month) requirement {
	r := f.steps("ready", "“Ja”, of wat er nog volgt: Proef bij een klant, gereed 12-2027", func(r application.Phase) error {
		if m, dated := r.DoneMonth(); !dated || !m.First().After(end.First()) {
			return application.UnclearAnswer(domain.CodeStepLater, domain.Args{"from": end.Dutch()})
		}
		return nil
	}, fmt.Sprintf("De laatste stap, “%s”, is gereed in %s. Is het project dan klaar?", application.QuoteOf(last.Activity), end.Dutch()))
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

// addSteps adds the steps of an answer, each on a line. With a check, which every step must
// pass, they join other steps: each goes before the first one that is ready later.
func (f *form) addSteps(text string, accept func(application.Phase) error) error {
	rows := f.Phases.Rows
	for _, line := range application.ListLines(text) {
		row, err := Step(line)
		at := len(rows)
		if domain.CodeOf(err) == domain.CodeMonthUnclear {
			err = application.UnclearAnswer(domain.CodeMonthOfLine, domain.Args{"line": application.QuoteOf(line)})
		}
		if err == nil && accept != nil {
			at, err = application.PhasePlace(row, rows), accept(row)
		}
		if err != nil {
			return err
		}
		rows = slices.Insert(rows, at, row)
	}
	f.Phases.Rows = rows
	return nil
}

// Step splits a line into a step and its month. A month within the sentence stays there.
func Step(line string) (application.Phase, error) {
	found := dutch.Months(line)
	switch {
	case len(found) == 0:
		return application.Phase{Activity: line}, nil
	case len(found) > 1:
		return application.Phase{}, application.UnclearAnswer(domain.CodeMonthUnclear, nil)
	}
	at := found[0]
	if strings.Trim(line[at.To:], " ).;") != "" {
		return application.Phase{Activity: line, Done: application.PhaseMonth(at.Month)}, nil
	}
	activity := application.ReadyWords.ReplaceAllString(line[:at.From], "")
	if activity == "" {
		return application.Phase{}, application.UnclearAnswer(domain.CodeMonthUnclear, nil)
	}
	return application.Phase{Activity: activity, Done: application.PhaseMonth(at.Month)}, nil
}
