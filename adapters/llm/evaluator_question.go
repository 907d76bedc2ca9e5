package llm

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"wbso/domain/evaluation"
	"wbso/domain/evaluation/find"
	"wbso/domain/scheme"
)

const (
	evaluationTokens = 2500 // of an answer, at most
	otherMost        = 4000 // characters of each other text
)

var evaluationPrompt = promptOf("evaluation.md")

// evaluatorQuestion asks to read one text. The texts of the user are in the user's message only.
func evaluatorQuestion(t find.Text) Question {
	others := otherTexts(t)
	f := fenceFor(append(slices.Collect(maps.Values(others)), t.Text)...)
	var user strings.Builder
	user.WriteString(f.rule())
	user.WriteString("Te beoordelen: " + t.Field.Label() + ".\n" + f.around(t.Field.Label(), t.Text))
	for _, field := range find.TextFields() {
		if text := others[field]; text != "" {
			user.WriteString("\nAlleen om te begrijpen: " + field.Label() + ".\n" + f.around(field.Label(), text))
		}
	}
	user.WriteString("\n" + projectOf(t))
	return Question{
		System: evaluationPrompt.with("{{field}}", t.Field.Label(), "{{criteria}}", criteriaOf(t.Field), "{{negatives}}", negatives()),
		User:   user.String(), Name: "lezing", Schema: evaluatorShape(t.Field).json(), Most: evaluationTokens,
	}
}

// otherTexts returns the texts beside the one that is read, not longer than they help.
func otherTexts(t find.Text) map[find.TextField]string {
	all := map[find.TextField]string{find.ElevatorPitch: t.Pitch}
	maps.Copy(all, t.Others)
	delete(all, t.Field)
	for field, text := range all {
		if runes := []rune(text); len(runes) > otherMost {
			all[field] = string(runes[:otherMost])
		}
	}
	return all
}

func projectOf(t find.Text) string {
	switch {
	case t.ProjectType == scheme.Software:
		return "Soort project: programmatuur.\n"
	case t.ProjectType == scheme.PhysicalProduct && t.WritesCode:
		return "Soort project: fysiek product of productieproces, met eigen programmatuur.\n"
	case t.ProjectType == scheme.PhysicalProduct:
		return "Soort project: fysiek product of productieproces.\n"
	}
	return ""
}

func criteriaOf(f find.TextField) string {
	var lines []string
	for _, n := range evaluation.Scored(f) {
		lines = append(lines, fmt.Sprintf("- %s (%s): %s", n.Key, n.Label, n.Question))
	}
	return strings.Join(lines, "\n")
}

func negatives() string {
	said, lines := evaluation.ObjectionKinds(), []string{}
	for _, kind := range slices.Sorted(maps.Keys(said)) {
		lines = append(lines, fmt.Sprintf("- %s: %s", kind, said[kind]))
	}
	return strings.Join(lines, "\n")
}

// evaluatorShape returns the form of an analysis. A model quotes and says why before it scores.
func evaluatorShape(f find.TextField) shape {
	score := object(of("quote", text()), of("why", text()), of("value", integer(0, 1, 2)), of("question", text()))
	var scores []member
	for _, n := range evaluation.Scored(f) {
		scores = append(scores, of(n.Key, score))
	}
	var kinds, fields []any
	for _, kind := range slices.Sorted(maps.Keys(evaluation.ObjectionKinds())) {
		kinds = append(kinds, string(kind))
	}
	for _, field := range find.TextFields() {
		if field != f {
			fields = append(fields, string(field))
		}
	}
	return object(
		of("language", oneOf("nl", "en", "other")),
		of("scores", object(scores...)),
		of("negatives", list(object(of("quote", text()), of("kind", oneOf(kinds...)), of("severity", integer(1, 2, 3))))),
		of("generic", flag()),
		of("nonsense", flag()),
		of("kind", oneOf(string(find.Software), string(find.Product), string(find.Process), string(find.TWO), noKind)),
		of("clashes", list(object(of("with", oneOf(fields...)), of("quote", text())))),
	)
}

const noKind = "none"
