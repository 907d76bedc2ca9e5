package llm

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"wbso/domain/evaluation/find"
)

// quotes finds in a text what a model quotes from it.
type quotes struct {
	text    string
	clauses []find.Clause
	folded  string
	at      []int // the place in the text of each byte of folded, and of its end
}

func quotesOf(text string, clauses []find.Clause) *quotes {
	q := &quotes{text: text, clauses: clauses}
	q.folded, q.at = fold(text)
	return q
}

// place returns the clause that holds a quotation, or most of it, and what the text says
// there, byte for byte. It is false for words that are not in the text.
func (q *quotes) place(quote string) (clause int, literal string, found bool) {
	want, _ := fold(quote)
	want = strings.Trim(want, " '.…")
	if !strings.ContainsFunc(want, worded) {
		return 0, "", false
	}
	i := strings.Index(q.folded, want)
	if i < 0 {
		return 0, "", false
	}
	from, to := q.at[i], q.at[i+len(want)]
	for c, said := range q.clauses {
		part := strings.TrimSpace(q.text[min(max(from, said.From), said.To):max(min(to, said.To), said.From)])
		if len(part) > len(literal) {
			clause, literal = c, part
		}
	}
	return clause, literal, strings.ContainsFunc(literal, worded)
}

func worded(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }

// fold returns a text with one space for any white space and one sign for every quotation
// mark, which models change while they copy.
func fold(text string) (string, []int) {
	var out strings.Builder
	var at []int
	spaced := false
	for i, r := range text {
		switch {
		case unicode.IsSpace(r):
			if spaced {
				continue
			}
			r = ' '
		case strings.ContainsRune("'\"‘’‚‛“”„‟«»‹›`´", r):
			r = '\''
		}
		spaced = r == ' '
		if r == utf8.RuneError {
			r = unicode.ReplacementChar
		}
		for range utf8.RuneLen(r) {
			at = append(at, i)
		}
		out.WriteRune(r)
	}
	return out.String(), append(at, len(text))
}
