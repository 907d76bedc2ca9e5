package llm

import (
	"slices"

	"wbso/domain"
	"wbso/domain/judge"
	"wbso/domain/reading"
)

// judged is the answer of a model, in the form of judgeShape.
type judged struct {
	Language  string
	Kind      string
	Generic   bool
	Nonsense  bool
	Scores    map[string]scored
	Negatives []struct {
		Quote    string
		Kind     reading.NegativeKind
		Severity int
	}
	Clashes []struct {
		With  domain.TextField
		Quote string
	}
}

type scored struct {
	Quote, Question string
	Value           int
}

// fill puts in a reading by the rules what the model found. What it quotes that is not in
// the text is dropped. That a text is English, nonsense or research the rules may say too:
// no text talks a model out of that.
func (s judged) fill(t reading.Text, r *reading.Reading) {
	if r.Language != reading.English {
		r.Language = map[string]reading.Language{"nl": reading.Dutch, "en": reading.English}[s.Language]
	}
	if s.Kind != noKind && r.Kind != reading.TWO {
		r.Kind = reading.Kind(s.Kind)
	}
	r.Generic, r.Nonsense = s.Generic, r.Nonsense || s.Nonsense
	for i := range r.Clauses {
		r.Clauses[i].Negatives = nil
		r.Clauses[i].Roles = slices.DeleteFunc(slices.Clone(r.Clauses[i].Roles), func(p reading.Played) bool { return !lexical(p.Role) })
	}
	found := quotesOf(t.Text, r.Clauses)
	s.score(t, r, found)
	for _, n := range s.Negatives {
		if at, quote, ok := found.place(n.Quote); ok {
			c := &r.Clauses[at]
			c.Negatives = append(c.Negatives, reading.Negative{Kind: n.Kind, Severity: n.Severity, Quote: quote})
		}
	}
	for _, c := range s.Clashes {
		if _, quote, ok := found.place(c.Quote); ok && otherTexts(t)[c.With] != "" {
			r.Clashes = append(r.Clashes, reading.Clash{With: c.With, Quote: quote})
		}
	}
}

// lexical reports whether a role is one of words and figures, which the rules find.
func lexical(role reading.Role) bool {
	return role == reading.Subject || role == reading.LimitValue || role == reading.PhaseStep
}

// score adds the scores, and the roles that they show.
func (s judged) score(t reading.Text, r *reading.Reading, found *quotes) {
	foreign := foreignTo(t)
	for _, n := range judge.Asked(t.Field) {
		given := s.Scores[n.Key]
		var score reading.Score
		if at, quote, ok := found.place(given.Quote); ok && given.Value > 0 {
			score.Value, score.Quote = given.Value, quote
			if c := &r.Clauses[at]; !lexical(n.Role()) && c.Strength(n.Role()) < given.Value {
				c.Roles = append(c.Roles, reading.Played{Role: n.Role(), Strength: given.Value, Quote: quote})
			}
		}
		if !slices.ContainsFunc(reading.Content(given.Question), func(stem string) bool { return foreign[stem] }) {
			score.Question = judgePrompt.silence(given.Question)
		}
		r.Scores[n.Key] = score
	}
}

// foreignTo returns the words that are only in the other texts. A verdict is kept for
// everybody who sends the same text, so that no question may speak of those.
func foreignTo(t reading.Text) map[string]bool {
	foreign := map[string]bool{}
	for _, other := range t.Others {
		for _, stem := range reading.Content(other) {
			foreign[stem] = true
		}
	}
	for _, stem := range reading.Content(t.Text + "\n" + t.Pitch) {
		delete(foreign, stem)
	}
	return foreign
}
