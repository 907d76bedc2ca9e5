package evaluation

import (
	"slices"
	"strings"

	"wbso/domain"
	"wbso/domain/evaluation/find"
)

// SettleEvaluation returns the evaluation of a model beside that of the rules. Where one is green and
// the other red, it is amber with the reasons of the red one.
func SettleEvaluation(model, rules Evaluation) Evaluation {
	v := model
	switch {
	case model.Colour() == Red && rules.Colour() == Green:
	case model.Colour() == Green && rules.Colour() == Red:
		v = rules
	default:
		return model
	}
	v.Eligible = true
	return v
}

// Clashing adds that the text contradicts another one. It is no part of the evaluation, which
// depends on the text alone: a good text stays good, and gets it as a suggestion.
func Clashing(v Evaluation, all []find.Clash) Evaluation {
	for _, c := range all {
		if quote(c.Quote) == "" {
			continue
		}
		line := said(clashName, domain.Args{"quote": quote(c.Quote), "field": c.With.Label()})
		if !v.GoodEnough && len(v.Criteria) > 0 {
			v.Criteria = append(slices.Clone(v.Criteria), Criterion{Name: clashName, Hint: line, Question: line})
		}
		lines := append(strings.Split(v.Suggestions, "\n"), line)
		if len(lines) <= maxSuggestions && len(strings.Fields(strings.Join(lines, " "))) <= maxWords {
			v.Suggestions = strings.Join(lines, "\n")
		}
		return v
	}
	return v
}
