package llm

import (
	"maps"
	"slices"
	"strings"
	"unicode/utf8"

	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/application/form"
	"wbso/domain/evaluation"
	"wbso/domain/evaluation/find"
)

// sortedTexts is the answer of a model, in the form of writerShape.
type sortedTexts struct {
	Sentences  []sortedSentence
	Title      string
	Technology int
}

type sortedSentence struct {
	Sentence int
	Roles    []struct {
		Quote    string
		Role     find.Role
		Strength int
	}
	NewBottleneck bool               `json:"new_bottleneck"`
	LeftOut       find.ObjectionKind `json:"left_out"`
	Quote         string
}

// negativeKinds returns the reasons for leaving out a sentence.
func negativeKinds() []any {
	var kinds []any
	for _, kind := range slices.Sorted(maps.Keys(evaluation.ObjectionKinds())) {
		kinds = append(kinds, string(kind))
	}
	return kinds
}

// fill adds what the model found to an analysis by the rules. A sentence that the model forgot, or
// of which it quotes no words, keeps what the rules found.
func (s sortedTexts) fill(t find.Text, r *find.Analysis) {
	done := map[int]bool{}
	for _, one := range s.Sentences {
		if at := one.Sentence - 1; at >= 0 && at < len(r.Clauses) && !done[at] {
			done[at] = one.fill(t.Text, &r.Clauses[at])
		}
	}
	r.Title = titleIn(s.Title, t.Text)
	if s.Technology > 0 && s.Technology <= len(application.Technologies()) {
		r.Technology = s.Technology
	}
}

// fill puts the model's roles and objection for a sentence into the clause, as far as each quotes
// words that stand in it. It reports whether anything was put in.
func (s sortedSentence) fill(text string, c *find.Clause) bool {
	said := text[c.From:c.To]
	words := quotesOf(said, []find.Clause{{To: len(said)}})
	next := *c
	next.Objections = nil
	next.Roles = slices.DeleteFunc(slices.Clone(c.Roles), func(p find.Evidence) bool { return slices.Contains(analyzerRoles(), p.Role) })
	kept := len(next.Roles)
	for _, p := range s.Roles {
		if _, quote, found := words.place(p.Quote); found && next.Strength(p.Role) == 0 {
			next.Roles = append(next.Roles, find.Evidence{Role: p.Role, Strength: p.Strength, Quote: quote})
		}
	}
	if s.LeftOut != noKind {
		if _, quote, found := words.place(s.Quote); found {
			next.Objections = []find.Objection{{Kind: s.LeftOut, Severity: find.HarmfulFrom, Quote: quote}}
		}
	}
	if len(next.Roles) == kept && len(next.Objections) == 0 {
		return false
	}
	next.Next = next.Next || s.NewBottleneck
	*c = next
	return true
}

// titleIn returns a proposed title when all its words are the user's own, else "".
func titleIn(title, text string) string {
	title = strings.TrimRight(domain.OneLine(title), ". ")
	own := map[string]bool{}
	for _, w := range words(text) {
		own[w] = true
	}
	foreign := slices.ContainsFunc(words(title), func(w string) bool { return !own[w] })
	if foreign || len(words(title)) < 2 || utf8.RuneCountInString(title) > form.TitleMax {
		return ""
	}
	return title
}

// words returns the words of a text in lower case.
func words(text string) []string {
	return strings.FieldsFunc(strings.ToLower(text), func(r rune) bool { return !worded(r) })
}
