package evaluation

import (
	"slices"

	"wbso/domain/evaluation/find"
)

// refusing are the kinds of objections for which RVO refuses a project, the gravest first.
var refusing = []find.ObjectionKind{find.Finished, find.NoRisk, find.ThirdParty, find.Purchase, find.Market, find.Functional, find.Constraint}

// refused returns the reason for which RVO is likely to refuse the project, or "" if there
// is none. A text that shows the musts of its field apart from what speaks against it is
// not refused, unless the classifier is sure; of a partner or a purchase it must be sure without the sentence
// that mentions it. Nor is one whose length RVO does not accept, since the classifier knows none
// of that length.
func (v *view) refused() find.ObjectionKind {
	switch {
	case v.Scores != nil:
		return v.refusedByModel()
	case v.Likelihood.Red < predicted || v.tooLong():
		return ""
	case v.Likelihood.Red < surelyRed && v.argued():
		return ""
	}
	kind := v.heaviest()
	if c, _ := v.worst(kind); (kind == find.ThirdParty || kind == find.Purchase) && v.argued() && v.without(c).Red < predicted {
		return ""
	}
	return kind
}

// heaviest returns the kind for which RVO refuses that weighs most in the text, the gravest
// of equals.
func (v *view) heaviest() (worst find.ObjectionKind) {
	most := 0
	for _, kind := range refusing {
		if weight := v.count(kind, 1) + 2*v.count(kind, find.HarmfulFrom); weight > most {
			worst, most = kind, weight
		}
	}
	return worst
}

// argued reports whether clauses that do no harm show the musts of the field.
func (v *view) argued() bool {
	sound := slices.DeleteFunc(slices.Clone(v.Clauses), func(c find.Clause) bool { return len(c.Objections) > 0 })
	for _, c := range criteriaOf(v.text.Field) {
		if c.must && len(c.asks) > 0 && !slices.ContainsFunc(c.asks, func(key string) bool { return QuestionOf(key).Met(sound) }) {
			return false
		}
	}
	return true
}

// core are the questions without which a text says nothing for itself: a text that has none of
// them and something for which RVO refuses is red.
var core = map[find.TextField][]string{
	find.ElevatorPitch:       {AskDevelops},
	find.TechnicalChallenges: {AskProblem, AskUnknown},
	find.Innovation:          {AskPrinciple, AskRisk},
}

// refusedByModel returns the reason for which RVO refuses, by the scores of a model.
func (v *view) refusedByModel() find.ObjectionKind {
	for _, key := range core[v.text.Field] {
		if v.score(key) > 0 {
			return ""
		}
	}
	return v.gravest(slices.Concat(distractions, notOwn))
}
