package writer

import (
	"slices"
	"strings"
	"unicode"

	"wbso/domain"
	"wbso/domain/evaluation"
)

// piece is a clause of the user with its words.
type piece struct {
	place
	evaluation.Clause
	words string // as typed, without its numeral and the white space around it
	after string // the white space that follows it in its text
}

// place is where a piece comes from.
type place struct {
	field domain.TextField
	index int // of the clause in its text
}

func piecesOf(field domain.TextField, text string, r evaluation.Analysis) []piece {
	var out []piece
	number := "" // of a heading that is one: "Knelpunt 1"
	for i, c := range r.Clauses {
		said := text[c.From:c.To]
		body := strings.TrimRightFunc(said, unicode.IsSpace)
		p := piece{place: place{field, i}, Clause: c, after: said[len(body):]}
		p.words = strings.TrimSpace(strings.TrimPrefix(strings.TrimSpace(body), c.Numeral))
		switch {
		case field != domain.ElevatorPitch && c.Heading && digits(p.words) != "":
			number = p.words
		case p.words == "" && len(out) > 0:
			out[len(out)-1].after += said
		case p.words != "":
			if number != "" && p.Numeral == "" {
				p.Numeral = number
			}
			number = ""
			out = append(out, p)
		}
	}
	return out
}

// strength is how well any piece plays one of the roles.
func strength(pieces []piece, roles ...evaluation.Role) (best int) {
	for _, p := range pieces {
		best = max(best, p.Strongest(roles...))
	}
	return best
}

// The roles by what they bring to an answer.
var (
	trouble   = []evaluation.Role{evaluation.Problem, evaluation.Cause}
	doubt     = []evaluation.Role{evaluation.Unknown, evaluation.Unpredictable}
	answer    = []evaluation.Role{evaluation.Solution, evaluation.Principle}
	compared  = []evaluation.Role{evaluation.RuledOut, evaluation.StateOfArt}
	newness   = []evaluation.Role{evaluation.KnowledgeEdge, evaluation.StateOfArt, evaluation.RuledOut, evaluation.Unknown}
	argument  = slices.Concat(trouble, doubt, newness)
	technical = slices.Concat(argument, answer)
	promised  = []evaluation.Role{evaluation.Develops, evaluation.Subject, evaluation.Goal}
)

// onlyBearer reports whether a piece plays one of the roles better than all others of its text.
func onlyBearer(p piece, all []piece, roles []evaluation.Role) bool {
	for _, role := range roles {
		mine := p.Strength(role)
		others := filter(all, func(o piece) bool { return o.place != p.place && o.field == p.field })
		if mine > 0 && strength(others, role) < mine {
			return true
		}
	}
	return false
}

// chains splits pieces into groups that stay together: a piece that refers to the one
// before it, or is in one sentence with it, stays with that one.
func chains(pieces []piece) [][]piece {
	var out [][]piece
	for i, p := range pieces {
		if i > 0 && follows(pieces[i-1], p) {
			out[len(out)-1] = append(out[len(out)-1], p)
			continue
		}
		out = append(out, []piece{p})
	}
	return out
}

// follows reports whether a piece stays with the one before it. A list item stands for
// itself, and so does a paragraph about the innovation, which refers to all before it.
func follows(before, p piece) bool {
	switch {
	case !adjacent(before, p) || p.Numeral != "":
		return false
	case p.Paragraph == before.Paragraph:
		return p.Refers || !ended(before.words)
	}
	return p.Refers && p.field == domain.TechnicalChallenges
}

// ended reports whether the words end a sentence.
func ended(words string) bool {
	return strings.ContainsAny(words[len(words)-1:], ".!?:") || strings.HasSuffix(words, "…")
}

func filter(all []piece, pass func(piece) bool) []piece {
	var out []piece
	for _, p := range all {
		if pass(p) {
			out = append(out, p)
		}
	}
	return out
}

func without(all, gone []piece) []piece {
	return filter(all, func(p piece) bool {
		return !slices.ContainsFunc(gone, func(g piece) bool { return g.place == p.place })
	})
}

// digits returns the number in the numeral of a list item.
func digits(numeral string) string {
	return strings.TrimFunc(numeral, func(r rune) bool { return !unicode.IsDigit(r) })
}
