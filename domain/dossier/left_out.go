package dossier

import (
	"reflect"
	"slices"
	"strings"

	"wbso/domain"
	"wbso/domain/evaluation"
)

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
	p := &placer{app: a.clone(), Placed: Placed{Part: section}}
	p.toSection(p.app.LeftOut.Items[at].Text)
	p.app.LeftOut.Items = slices.Delete(p.app.LeftOut.Items, at, at+1)
	if err := p.check(a); err != nil {
		return a, err
	}
	return p.app, nil
}

func (a Application) left(id string) int {
	return slices.IndexFunc(a.LeftOut.Items, func(w Left) bool { return w.ID == id })
}

// toSection adds a clause to the part that it goes to.
func (p *placer) toSection(text string) {
	switch p.Part {
	case PhasesPart:
		text = strings.Join(strings.Fields(text), " ")
		p.app.Phases.Rows = append(p.app.Phases.Rows, Phase{Activity: text})
		p.Field, p.Text = "rows", text
	case BottlenecksPart:
		name := "problem"
		if solves(text) {
			name = "solution"
		}
		if blocks := p.app.Bottlenecks.Blocks; len(blocks) > 0 {
			p.appendSlot(blocks[len(blocks)-1].ID, name, text)
			return
		}
		p.newBlock(name, text)
	default:
		p.append("text", &p.app.answer(p.Part).Text, text)
	}
}

// solves reports whether a clause says how a bottleneck is solved.
func solves(text string) bool {
	clauses := evaluation.Analyse(bottleneckText(text)).Clauses
	return evaluation.QuestionOf(evaluation.AskSolution).Met(clauses) || evaluation.QuestionOf(evaluation.AskPrinciple).Met(clauses)
}

func partsEqual(a, b Application, p PartKey) bool {
	return reflect.DeepEqual(a.clone().Content(p), b.clone().Content(p))
}
