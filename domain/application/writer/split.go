package writer

import (
	"strings"
	"unicode"

	"wbso/domain/evaluation/find"
)

// split is the way in which the user separated bottlenecks.
type split int

const (
	bySentence split = iota // a line, or "Daarnaast", and words that say what else goes wrong
	byBullet
	byNumber
	byLabel // "Knelpunt 2:"
)

// splitOf returns how a text on bottlenecks is split: by the clearest marks that it has.
// Bullets under a bottleneck are about that one.
func splitOf(pieces []*piece) (by split) {
	for _, p := range pieces {
		kind := markOf(p)
		if kind == byBullet && by == bySentence && p.alone(pieces) {
			by = byBullet
		}
		if kind > byBullet {
			by = max(by, kind)
		}
	}
	return by
}

// by reports whether a piece has the mark that separates bottlenecks.
func (s split) by(p *piece) bool { return s != bySentence && markOf(p) == s }

// markOf returns the mark of a piece. A number with another label than the bottlenecks have is no
// mark.
func markOf(p *piece) split {
	ours := p.Label == "" || p.Label == find.Problem
	switch {
	case p.Numeral == "" || !ours:
		return bySentence
	case digits(p.Numeral) != "" && strings.ContainsFunc(p.Numeral, unicode.IsLetter):
		return byLabel
	case digits(p.Numeral) != "":
		return byNumber
	}
	return byBullet
}

// alone reports whether no piece before a list item states a problem.
func (p *piece) alone(pieces []*piece) bool {
	for _, before := range pieces {
		if before == p {
			return true
		}
		if before.Strength(find.Problem) > 0 && !before.Heading {
			return false
		}
	}
	return true
}
