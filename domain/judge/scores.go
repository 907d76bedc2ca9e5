package judge

import (
	"slices"
	"strings"

	"wbso/domain"
	"wbso/domain/needs"
	"wbso/domain/reading"
)

// refusedFrom is the severity from which RVO refuses a project for what a model found.
const refusedFrom = 3

// core are the needs without which a text says nothing for itself: a text that has none of
// them and something for which RVO refuses is red.
var core = map[domain.TextField][]string{
	domain.ElevatorPitch:       {needs.Develops},
	domain.TechnicalChallenges: {needs.Problem, needs.Unknown},
	domain.Innovation:          {needs.Principle, needs.Risk},
}

// Asked returns the needs that a model scores for a field: those that decide, and those
// that would make a good text stronger.
func Asked(f domain.TextField) []needs.Need {
	var all []needs.Need
	add := func(keys []string) {
		for _, key := range keys {
			if !slices.ContainsFunc(all, func(n needs.Need) bool { return n.Key == key }) {
				all = append(all, needs.Of(key))
			}
		}
	}
	for _, c := range criteriaOf(f) {
		add(c.needs)
	}
	add(openNeeds[f])
	return all
}

// meets reports whether a criterion is met: by the scores of a model, or by the rules. The
// length, and whether there are sentences at all, a model does not decide.
func (v *view) meets(c criterion) bool {
	switch {
	case v.Scores == nil || c.name == sentencesName || c.name == lengthName || c.name == developName:
		return c.met(v)
	case c.name == storyName:
		return !v.Generic && v.gravest(notOwn, false) == ""
	case c.name == ownWorkName:
		return v.gravest(notOwn, true) == ""
	case slices.Contains(c.needs, needs.Facts) && !v.owned():
		return false
	}
	return slices.ContainsFunc(c.needs, func(key string) bool { return v.score(key) == 2 })
}

// score returns how well a model finds that a need is met. What it quotes must be the
// user's own: not absent from the text, nor one of our examples, nor an order to the judge.
func (v *view) score(key string) int {
	s := v.Scores[key]
	at := strings.Index(v.text.Text, s.Quote)
	if s.Value == 0 || strings.TrimSpace(s.Quote) == "" || at < 0 {
		return 0
	}
	for i, c := range v.Clauses {
		if at >= c.From && at < c.To && v.copied[i] {
			return 0
		}
	}
	return min(s.Value, 2)
}

// open reports whether a need is not met, so that its question is to be asked.
func (v *view) open(key string) bool {
	if v.Scores == nil {
		return !needs.Of(key).Met(v.Clauses)
	}
	return v.score(key) < 2
}

// gravest returns the first kind of negative for which RVO refuses, among those kinds or
// among all others.
func (v *view) gravest(kinds []reading.NegativeKind, among bool) reading.NegativeKind {
	for _, c := range v.Clauses {
		for _, n := range c.Negatives {
			if n.Severity >= refusedFrom && slices.Contains(kinds, n.Kind) == among {
				return n.Kind
			}
		}
	}
	return ""
}

// refusedByModel returns the reason for which RVO refuses, by the scores of a model.
func (v *view) refusedByModel() reading.NegativeKind {
	for _, key := range core[v.text.Field] {
		if v.score(key) > 0 {
			return ""
		}
	}
	return v.gravest(nil, false)
}

// leastOwn is the least of a text that is the applicant's own, whatever a model says of it:
// different words that name something and are in none of our examples. Of a long text they
// are also factsShare of the words.
const leastOwn = 3

// owned reports whether a text names something of the applicant's own: enough words, and a
// technical noun or a value with a unit. Phrases that fit any project do not.
func (v *view) owned() bool {
	own, words := map[string]bool{}, 0
	for _, c := range v.Clauses {
		if len(c.Subjects) > 0 {
			words += len(reading.Words(v.text.Text[c.From:c.To]))
		}
		for _, stem := range c.Subjects {
			if !needs.OurWord(stem) {
				own[stem] = true
			}
		}
	}
	return len(own) >= leastOwn && 100*len(own) >= factsShare*words && (v.named() > 0 || v.has(reading.LimitValue))
}
