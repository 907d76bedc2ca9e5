package judge

import (
	"wbso/domain/needs"
	"wbso/domain/reading"
)

// The bar for own facts: a floor for a short text, and a share of the words of a long one.
const (
	factsFloor = 4
	factsShare = 14 // percent of the words
)

// ownFacts counts the facts of the applicant: the different content words in clauses that
// play a role, less the words of our examples. A value with a unit and a technique that is
// ruled out count two.
func (v *view) ownFacts() int {
	seen := map[string]bool{}
	extra := 0
	for _, c := range v.Clauses {
		if len(c.Roles) == 0 {
			continue
		}
		for _, stem := range c.Subjects {
			if !needs.OurWord(stem) {
				seen[stem] = true
			}
		}
		extra += 2 * min(1, c.Strength(reading.LimitValue))
		if c.Strength(reading.RuledOut) > 1 && c.Strength(reading.Subject) > 0 {
			extra += 2
		}
	}
	return len(seen) + extra
}

// concrete reports whether the facts reach the bar for the length of the text.
func (v *view) concrete() bool {
	words := 0
	for _, c := range v.Clauses {
		if len(c.Roles) > 0 {
			words += len(reading.Words(v.text.Text[c.From:c.To]))
		}
	}
	return v.facts >= max(factsFloor, words*factsShare/100) && (v.named() >= 2 || v.has(reading.LimitValue) || v.facts >= manyFacts)
}

// named counts the technical nouns that fit not just any project.
func (v *view) named() int {
	seen := map[string]bool{}
	for _, c := range v.Clauses {
		for _, p := range c.Roles {
			if p.Role == reading.Subject && len(reading.Content(p.Quote)) > 0 && !needs.OurWord(reading.Stem(p.Quote)) {
				seen[reading.Stem(p.Quote)] = true
			}
		}
	}
	return len(seen)
}
