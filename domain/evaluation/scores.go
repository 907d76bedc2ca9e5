package evaluation

import (
	"slices"
	"strings"

	"wbso/domain/evaluation/find"
)

// refusedFrom is the severity from which RVO refuses a project for what a model found.
const refusedFrom = 3

// score returns how well a model finds a question answered. What it quotes must be the
// user's own: not absent from the text, nor one of our examples, nor an order to the analyzer.
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

// open reports whether a question is not answered, so that its question is to be asked.
func (v *view) open(key string) bool {
	if v.Scores == nil {
		return !QuestionOf(key).Met(v.Clauses)
	}
	return v.score(key) < 2
}

// harm returns the first of the kinds that the text has with a weight at which it has no place in an
// answer, or with which RVO refuses it when a model found it; else "".
func (v *view) harm(kinds []find.ObjectionKind) find.ObjectionKind {
	if v.Scores != nil {
		return v.gravest(kinds)
	}
	at := slices.IndexFunc(kinds, func(kind find.ObjectionKind) bool { return v.count(kind, find.HarmfulFrom) > 0 })
	if at < 0 {
		return ""
	}
	return kinds[at]
}

// gravest returns the first of some kinds of objection for which RVO refuses.
func (v *view) gravest(kinds []find.ObjectionKind) find.ObjectionKind {
	for _, c := range v.Clauses {
		for _, n := range c.Objections {
			if n.Severity >= refusedFrom && slices.Contains(kinds, n.Kind) {
				return n.Kind
			}
		}
	}
	return ""
}

// factsShare is the least share of the words of a text that is the applicant's own, in percent.
const factsShare = 14

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
			words += len(find.Words(v.text.Text[c.From:c.To]))
		}
		for _, stem := range c.Subjects {
			if !ourWord(stem) {
				own[stem] = true
			}
		}
	}
	return len(own) >= leastOwn && 100*len(own) >= factsShare*words && (v.named() > 0 || v.has(find.LimitValue))
}

// named counts the technical nouns that fit not just any project.
func (v *view) named() int {
	seen := map[string]bool{}
	for _, c := range v.Clauses {
		for _, p := range c.Roles {
			if p.Role == find.Subject && len(find.ContentWords(p.Quote)) > 0 && !ourWord(find.Stem(p.Quote)) {
				seen[find.Stem(p.Quote)] = true
			}
		}
	}
	return len(seen)
}
