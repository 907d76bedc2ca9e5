package place

import (
	"slices"
	"strings"
	"unicode"

	"wbso/domain/application"
	"wbso/domain/dutch"
	"wbso/domain/evaluation/find"
)

// Field returns the text of the wizard that a box is mostly filled from.
func Field(b application.Box) find.TextField {
	for field, part := range wanted {
		if part == b.Part() {
			return field
		}
	}
	return find.Innovation
}

// clausesKept bounds the clauses of one text.
const clausesKept = 400

// Bounded returns the clauses of a text, of which the last one that is kept has all the rest.
func Bounded(clauses []find.Clause, text string) []find.Clause {
	if len(clauses) <= clausesKept {
		return clauses
	}
	clauses = slices.Clone(clauses[:clausesKept])
	clauses[clausesKept-1].To = len(text)
	return clauses
}

// NewClause returns a clause of a text, in no box yet. Its text is empty when the clause
// is only the number of a list item.
func NewClause(text string, from find.TextField, c find.Clause) application.Clause {
	before, typed := text[:c.From], text[c.From:c.To]
	gap := before[len(strings.TrimRightFunc(before, unicode.IsSpace)):] + typed[:len(typed)-len(strings.TrimLeftFunc(typed, unicode.IsSpace))]
	words := strings.TrimSpace(strings.TrimPrefix(strings.TrimSpace(typed), c.Numeral))
	return application.Clause{Text: dutch.Unwrap(lineEnds.Replace(words)), Numeral: c.Numeral, From: from, Breaks: min(strings.Count(lineEnds.Replace(gap), "\n"), 2), Refers: c.Refers}
}

// lineEnds makes all line ends those of the product.
var lineEnds = strings.NewReplacer("\r\n", "\n", "\r", "\n")
