package form

import (
	"slices"
	"strings"

	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/evaluation"
	"wbso/domain/evaluation/find"
)

// sections returns the parts that a left out clause can go to.
func sections() []application.PartKey {
	return []application.PartKey{application.SummaryPart, application.UpdatePart, application.PhasesPart, application.BottlenecksPart, application.ToolsPart, application.NoveltyPart, application.CodeNoveltyPart, application.RemarksPart}
}

// Include moves a left out clause to a part after all, where it is added at the end. An
// empty section means the one that the clause is wanted in. It returns NotFound for an
// unknown clause, and a field error on section when there is none, or it takes no clauses or
// is hidden.
func Include(a application.Application, id string, section application.PartKey) (application.Application, error) {
	at := a.LeftOutAt(id)
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
	p := &placer{app: a.Clone(), Destination: Destination{Part: section}}
	p.toSection(p.app.LeftOut.Items[at].Text)
	p.app.LeftOut.Items = slices.Delete(p.app.LeftOut.Items, at, at+1)
	if err := p.check(a); err != nil {
		return a, err
	}
	return p.app, nil
}

// toSection adds a clause to the part that it goes to.
func (p *placer) toSection(text string) {
	switch p.Part {
	case application.PhasesPart:
		text = strings.Join(strings.Fields(text), " ")
		p.app.Phases.Rows = append(p.app.Phases.Rows, application.Phase{Activity: text})
		p.Field, p.Text = "rows", text
	case application.BottlenecksPart:
		name := application.ProblemText
		if solves(text) {
			name = application.SolutionText
		}
		if len(p.app.Bottlenecks.Blocks) == 0 {
			p.app.Bottlenecks.Blocks = []application.Bottleneck{{ID: p.app.NewID(application.BottleneckLetter), Side: p.app.Project.Focus}}
		}
		b := &p.app.Bottlenecks.Blocks[len(p.app.Bottlenecks.Blocks)-1]
		p.Block = b.ID
		p.append(name, b.Text(name), text)
	default:
		p.append("text", &p.app.AnswerOf(p.Part).Text, text)
	}
}

// solves reports whether a clause says how a bottleneck is solved.
func solves(text string) bool {
	clauses := find.Analyse(BottleneckText(text)).Clauses
	return evaluation.QuestionOf(evaluation.AskSolution).Met(clauses) || evaluation.QuestionOf(evaluation.AskPrinciple).Met(clauses)
}
