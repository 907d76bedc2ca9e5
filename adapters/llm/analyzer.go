package llm

import (
	"context"
	"fmt"
	"strings"

	"wbso/domain/application"
	"wbso/domain/evaluation/find"
	"wbso/ports"
)

// Analyzer implements ports.Analyzer for the texts that an application is composed of. The model
// says what each sentence does and what has no place; where sentences begin and end, their
// numbers and subjects come from the rules. Composing stays with domain/application/writer.
type Analyzer struct{ model Completer }

var _ ports.Analyzer = Analyzer{}

// NewAnalyzer returns a writer that asks a model, which is guarded.
func NewAnalyzer(model Completer) Analyzer { return Analyzer{model} }

// Version names the model, the prompt and the rules that it reads with.
func (w Analyzer) Version() string {
	return w.model.Model() + "/" + writerPrompt.version + "/" + find.Version()
}

// AnalyzeText implements ports.Analyzer. A text without a word is not put to the model. An answer
// that cannot be used leaves the analysis of the rules.
func (w Analyzer) AnalyzeText(ctx context.Context, t find.Text) (find.Analysis, error) {
	r := find.Analyse(t)
	if len(r.Clauses) == 0 {
		return r, nil
	}
	answer, err := w.model.Complete(ctx, analyzerQuestion(t, r))
	if err != nil {
		return find.Analysis{}, failed(err)
	}
	var said sortedTexts
	if decode(answer, analyzerShape(), &said) == nil {
		said.fill(t, &r)
	}
	return r, nil
}

var writerPrompt = promptOf("writer.md")

// How long an answer may be, in tokens. Models refuse a question that asks for more than
// they can say; what is cut off keeps the analysis of the rules.
const (
	tokensOfSentence = 120
	tokensBeside     = 300
	tokensMost       = 8000
)

func analyzerQuestion(t find.Text, r find.Analysis) Question {
	f := fenceFor(t.Text)
	var lines strings.Builder
	for i, c := range r.Clauses {
		fmt.Fprintf(&lines, "S%d: %s\n", i+1, strings.Join(strings.Fields(t.Text[c.From:c.To]), " "))
	}
	return Question{
		System: writerPrompt.with("{{field}}", t.Field.Label(), "{{negatives}}", negatives(), "{{technologies}}", technologies()),
		User:   f.rule() + "De zinnen van " + t.Field.Label() + ":\n" + f.around(t.Field.Label(), lines.String()) + "\n" + projectOf(t),
		Name:   "indeling", Schema: analyzerShape().json(), Most: min(tokensBeside+tokensOfSentence*len(r.Clauses), tokensMost),
	}
}

func technologies() string {
	lines := []string{"- 0: niet te zeggen"}
	for _, o := range application.Technologies() {
		lines = append(lines, "- "+o.Value+": "+o.Label)
	}
	return strings.Join(lines, "\n")
}

// analyzerRoles returns the roles that a model gives to sentences.
func analyzerRoles() []find.Role {
	return []find.Role{
		find.Develops, find.Goal, find.Problem, find.Cause, find.Unknown, find.Unpredictable, find.RuledOut, find.Solution,
		find.Principle, find.StateOfArt, find.KnowledgeEdge, find.Tool, find.PhaseStep, find.PartnerRole, find.OwnWork,
	}
}

// analyzerShape returns the form of an answer: each sentence once, with what it does or why it is
// left out.
func analyzerShape() shape {
	var roles []any
	for _, role := range analyzerRoles() {
		roles = append(roles, string(role))
	}
	played := object(of("quote", text()), of("role", oneOf(roles...)), of("strength", integer(1, 2)))
	return object(
		of("sentences", list(object(
			of("sentence", integer()),
			of("roles", list(played)),
			of("new_bottleneck", flag()),
			of("left_out", oneOf(append(negativeKinds(), noKind)...)),
			of("quote", text()),
		))),
		of("title", text()),
		of("technology", integer()),
	)
}
