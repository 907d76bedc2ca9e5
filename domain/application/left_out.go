package application

import (
	"fmt"
	"slices"
	"strings"

	"wbso/domain"
	"wbso/domain/evaluation"
	"wbso/domain/evaluation/find"
)

// LeftOut is what the user wrote that has no place in the form.
type LeftOut struct {
	Items []LeftOutItem `json:"items"`
}

// LeftOutItem is one such clause. WantedSection is where the user may still want it.
type LeftOutItem struct {
	ID            string  `json:"id"` // w1, w2 …
	Text          string  `json:"text"`
	From          string  `json:"from"` // the evaluated text or part that it comes from
	Reason        string  `json:"reason"`
	WantedSection PartKey `json:"wanted_section"`
}

// checkLeftOut lets the user reword or drop what is left out; where it comes from and why
// it was left out stay as they are.
func checkLeftOut(a *Application, was Application, errs *domain.Fields) {
	l := &a.LeftOut
	id := func(w *LeftOutItem) *string { return &w.ID }
	before := byID(was.LeftOut.Items, id)
	for i, w := range l.Items {
		if _, is := before[w.ID]; !is { // nobody adds to what is left out
			errs.Add(fmt.Sprintf("items.%d.id", i), domain.CodeItemUnknown)
		}
	}
	l.Items = identify(a, errs, "items", leftLetter, l.Items, id, was.LeftOut.Items)
	for i := range l.Items {
		w, at := &l.Items[i], fmt.Sprintf("items.%d.", i)
		was := before[w.ID]
		checkLong(errs, at+"text", w.Text, was.Text)
		w.From, w.Reason, w.WantedSection = was.From, was.Reason, was.WantedSection
	}
}

// sections are the parts that a left out clause can go to.
func sections() []PartKey {
	return []PartKey{SummaryPart, UpdatePart, PhasesPart, BottlenecksPart, ToolsPart, NoveltyPart, CodeNoveltyPart, RemarksPart}
}

// Include moves a left out clause to a part after all, where it is added at the end. An
// empty section means the one that the clause is wanted in. It returns NotFound for an
// unknown clause, and a field error on section when there is none, or it takes no clauses or
// is hidden.
func (a Application) Include(id string, section PartKey) (Application, error) {
	at := a.left(id)
	if at < 0 {
		return a, domain.Fail(domain.NotFound, domain.CodeNotFound)
	}
	if section == "" {
		section = a.LeftOut.Items[at].WantedSection
	}
	switch {
	case section == "":
		return a, domain.Bad("section", domain.CodeSectionMissing)
	case !slices.Contains(sections(), section) || a.Hidden(section):
		return a, domain.Bad("section", domain.CodeChoice).With("value", string(section))
	}
	p := &placer{app: a.clone(), Destination: Destination{Part: section}}
	p.toSection(p.app.LeftOut.Items[at].Text)
	p.app.LeftOut.Items = slices.Delete(p.app.LeftOut.Items, at, at+1)
	if err := p.check(a); err != nil {
		return a, err
	}
	return p.app, nil
}

func (a Application) left(id string) int {
	return slices.IndexFunc(a.LeftOut.Items, func(w LeftOutItem) bool { return w.ID == id })
}

// toSection adds a clause to the part that it goes to.
func (p *placer) toSection(text string) {
	switch p.Part {
	case PhasesPart:
		text = strings.Join(strings.Fields(text), " ")
		p.app.Phases.Rows = append(p.app.Phases.Rows, Phase{Activity: text})
		p.Field, p.Text = "rows", text
	case BottlenecksPart:
		name := ProblemText
		if solves(text) {
			name = SolutionText
		}
		if len(p.app.Bottlenecks.Blocks) == 0 {
			p.app.Bottlenecks.Blocks = []Bottleneck{{ID: p.app.newID(bottleneckLetter), Side: p.app.Project.Focus}}
		}
		b := &p.app.Bottlenecks.Blocks[len(p.app.Bottlenecks.Blocks)-1]
		p.Block = b.ID
		p.append(name, b.text(name), text)
	default:
		p.append("text", &p.app.answer(p.Part).Text, text)
	}
}

// solves reports whether a clause says how a bottleneck is solved.
func solves(text string) bool {
	clauses := find.Analyse(bottleneckText(text)).Clauses
	return evaluation.QuestionOf(evaluation.AskSolution).Met(clauses) || evaluation.QuestionOf(evaluation.AskPrinciple).Met(clauses)
}
