package evaluation

import (
	"slices"
	"strings"

	"wbso/domain"
)

// Settle returns the verdict of a model beside that of the rules. Where one is green and
// the other red, it is amber with the reasons of the red one.
func Settle(model, rules domain.Verdict) domain.Verdict {
	v := model
	switch {
	case model.Colour() == domain.Red && rules.Colour() == domain.Green:
	case model.Colour() == domain.Green && rules.Colour() == domain.Red:
		v = rules
	default:
		return model
	}
	v.Eligible = true
	return v
}

// Clashing adds that the text contradicts another one. It is no part of the verdict, which
// depends on the text alone: a good text stays good, and gets it as a suggestion.
func Clashing(v domain.Verdict, all []Clash) domain.Verdict {
	for _, c := range all {
		if quote(c.Quote) == "" {
			continue
		}
		line := "Je schrijft " + quote(c.Quote) + ", en dat lijkt niet te kloppen met wat je bij " + c.With.Label() + " schrijft. Welke van de twee is juist?"
		if !v.GoodEnough && len(v.Criteria) > 0 {
			v.Criteria = append(slices.Clone(v.Criteria), domain.Criterion{Name: clashName, Hint: line, Question: line})
		}
		lines := append(strings.Split(v.Suggestions, "\n"), line)
		if len(lines) <= maxSuggestions && len(strings.Fields(strings.Join(lines, " "))) <= maxWords {
			v.Suggestions = strings.Join(lines, "\n")
		}
		return v
	}
	return v
}

const clashName = "Klopt met je andere teksten"
