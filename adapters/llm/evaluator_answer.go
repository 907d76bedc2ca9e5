package llm

import (
	"slices"

	"wbso/domain/evaluation"
	"wbso/domain/evaluation/find"
)

// evaluatorAnswer is the answer of a model, in the form of evaluatorShape.
type evaluatorAnswer struct {
	Language  string
	Kind      string
	Generic   bool
	Nonsense  bool
	Scores    map[string]criterionScore
	Negatives []struct {
		Quote    string
		Kind     find.ObjectionKind
		Severity int
	}
	Clashes []struct {
		With  find.TextField
		Quote string
	}
}

type criterionScore struct {
	Quote, Question string
	Value           int
}

// fill adds what the model found to an analysis by the rules. A quote that is not in the text is
// dropped. When the rules say that a text is English, nonsense or research, that stands whatever
// the model says, since a text may have talked the model out of it.
func (s evaluatorAnswer) fill(t find.Text, r *find.Analysis) {
	if r.Language != find.English {
		r.Language = map[string]find.Language{"nl": find.Dutch, "en": find.English}[s.Language]
	}
	if s.Kind != noKind && r.Kind != find.TWO {
		r.Kind = find.Kind(s.Kind)
	}
	r.Generic, r.Nonsense = s.Generic, r.Nonsense || s.Nonsense
	for i := range r.Clauses {
		r.Clauses[i].Objections = nil
		r.Clauses[i].Roles = slices.DeleteFunc(slices.Clone(r.Clauses[i].Roles), func(p find.Evidence) bool { return !lexical(p.Role) })
	}
	found := quotesOf(t.Text, r.Clauses)
	s.score(t, r, found)
	for _, n := range s.Negatives {
		if at, quote, ok := found.place(n.Quote); ok {
			c := &r.Clauses[at]
			c.Objections = append(c.Objections, find.Objection{Kind: n.Kind, Severity: n.Severity, Quote: quote})
		}
	}
	for _, c := range s.Clashes {
		if _, quote, ok := found.place(c.Quote); ok && otherTexts(t)[c.With] != "" {
			r.Clashes = append(r.Clashes, find.Clash{With: c.With, Quote: quote})
		}
	}
}

// lexical reports whether a role is one of words and figures, which the rules find.
func lexical(role find.Role) bool {
	return role == find.Subject || role == find.LimitValue || role == find.PhaseStep
}

// score adds the scores, and the roles that they show.
func (s evaluatorAnswer) score(t find.Text, r *find.Analysis, found *quotes) {
	foreign := foreignTo(t)
	for _, n := range evaluation.Scored(t.Field) {
		given := s.Scores[n.Key]
		var score find.Score
		if at, quote, ok := found.place(given.Quote); ok && given.Value > 0 {
			score.Value, score.Quote = given.Value, quote
			if c := &r.Clauses[at]; !lexical(n.Role()) && c.Strength(n.Role()) < given.Value {
				c.Roles = append(c.Roles, find.Evidence{Role: n.Role(), Strength: given.Value, Quote: quote})
			}
		}
		if !slices.ContainsFunc(find.ContentWords(given.Question), func(stem string) bool { return foreign[stem] }) {
			score.Question = evaluationPrompt.silence(given.Question)
		}
		r.Scores[n.Key] = score
	}
}

// foreignTo returns the words that are only in the other texts. An evaluation is cached for
// everybody who sends the same text, so that its questions may not use words of the other texts.
func foreignTo(t find.Text) map[string]bool {
	foreign := map[string]bool{}
	for _, other := range t.Others {
		for _, stem := range find.ContentWords(other) {
			foreign[stem] = true
		}
	}
	for _, stem := range find.ContentWords(t.Text + "\n" + t.Pitch) {
		delete(foreign, stem)
	}
	return foreign
}
