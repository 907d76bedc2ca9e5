package writer

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"wbso/domain"
	"wbso/domain/dossier"
	"wbso/domain/evaluation"
)

// slot is where a clause of a bottleneck is kept. Together they are the bottleneck as it
// is printed, in this order.
type slot int

const (
	inProblem slot = iota
	inCause
	inRuledOut
	inUnknown
	inSolution
	slots
)

// block is a bottleneck in the making.
type block struct {
	slots  [slots][]piece
	number string // of its list item; empty without one
}

func (b *block) add(s slot, chain []piece) { b.slots[s] = append(b.slots[s], chain...) }

// all returns the pieces of a block, those of the solution last.
func (b *block) all() []piece { return slices.Concat(b.slots[:]...) }

// troubled reports whether the block says what goes wrong.
func (b *block) troubled() bool { return strength(b.all(), slices.Concat(trouble, compared)...) > 0 }

// bottlenecks finds the blocks of the text on bottlenecks and gives each its solutions.
func (w *work) bottlenecks(focus dossier.Focus) []dossier.Bottleneck {
	blocks, loose := blocksOf(w.take(w.of(domain.TechnicalChallenges)))
	blocks = w.pair(blocks, loose)
	blocks = w.pair(blocks, w.takeSolutions(len(blocks)))
	w.fill(blocks)
	out := make([]dossier.Bottleneck, 0, len(blocks))
	for i, b := range blocks {
		out = append(out, b.printed("k"+strconv.Itoa(i+1), w.sideOf(b, focus)))
	}
	return out
}

// blocksOf splits a text on bottlenecks by paragraph, list number or connective. It also
// returns the solutions that are not beside a bottleneck.
func blocksOf(pieces []piece) (blocks []*block, loose [][]piece) {
	var last slot
	for _, chain := range chains(pieces) {
		for i, part := range turns(chain) {
			opens := i == 0 && begins(part, blocks)
			s := slotOf(part, opens, last)
			switch {
			case s == inSolution && i == 0 && len(blocks) > 0 && !blocks[len(blocks)-1].beside(part[0]):
				loose = append(loose, part)
				continue
			case opens:
				blocks = append(blocks, &block{number: digits(part[0].Numeral)})
			}
			b := blocks[len(blocks)-1]
			b.add(s, unnumbered(part, len(b.all()) == 0))
			last = s
		}
	}
	return blocks, loose
}

// beside reports whether a piece is in a paragraph of the block.
func (b *block) beside(p piece) bool {
	return slices.ContainsFunc(b.all(), func(o piece) bool { return o.field == p.field && o.Paragraph == p.Paragraph })
}

// turns splits a chain where it turns from a bottleneck to its solution: the solution is
// printed under the same number, so that what it refers to comes before it.
func turns(chain []piece) [][]piece {
	for i := 1; i < len(chain); i++ {
		if solves(chain[i]) && !solves(chain[0]) {
			return [][]piece{chain[:i], chain[i:]}
		}
	}
	return [][]piece{chain}
}

// begins reports whether a part begins another bottleneck: it says what goes wrong, after
// a bottleneck that said so, in a paragraph, list item or point of its own.
func begins(part []piece, blocks []*block) bool {
	if len(blocks) == 0 {
		return true
	}
	b, head := blocks[len(blocks)-1], part[0]
	number := digits(head.Numeral)
	if number == "" && b.beside(head) && !head.Next {
		return false
	}
	wrong, unsure := head.Strength(evaluation.Problem), head.Strongest(doubt...)
	says := wrong > unsure || number != "" && wrong+unsure > 0
	return says && !solves(head) && (b.troubled() || b.number != "" && number != "")
}

// unnumbered drops the number of the list item with which a block begins, because the
// form numbers bottlenecks itself, and every bullet: the list is no longer one.
func unnumbered(part []piece, first bool) []piece {
	part = slices.Clone(part)
	for i := range part {
		if first && i == 0 || !strings.ContainsFunc(part[i].Numeral, unicode.IsLetter) && digits(part[i].Numeral) == "" {
			part[i].Numeral = ""
		}
	}
	return part
}

// solves reports whether a piece is about the applicant's own solution, and not about
// what goes wrong, is unknown or fails. What the applicant does weighs more than the
// trouble that it is for.
func solves(p piece) bool {
	own, wrong, fails := p.Strongest(answer...), p.Strongest(trouble...), p.Strength(evaluation.RuledOut)
	vague := own == 1 && p.Strength(evaluation.Solution) == 0
	if own == 0 || vague || p.Strongest(doubt...) > 0 {
		return false
	}
	acts := p.Strength(evaluation.Solution) > 0 && (p.Acts || p.Strength(evaluation.OwnWork) > 0) && p.Strength(evaluation.StateOfArt) <= p.Strength(evaluation.Solution)
	return acts && wrong+fails < 4 || own > wrong && fails == 0
}

// slotOf returns the slot of a part in a block. What says nothing stays with what is
// before it.
func slotOf(part []piece, first bool, before slot) slot {
	head := part[0]
	switch {
	case solves(head):
		return inSolution
	case first:
		return inProblem
	case head.Strength(evaluation.StateOfArt) > 1, head.Strength(evaluation.RuledOut) > head.Strength(evaluation.Problem):
		return inRuledOut
	case head.Strongest(doubt...) > 1:
		return inUnknown
	case head.Strength(evaluation.Problem) > 0:
		return inProblem
	case head.Strength(evaluation.Cause) > 0:
		return inCause
	case head.Strongest(doubt...) > 0:
		return inUnknown
	}
	return before
}

func (b *block) printed(id string, side dossier.Focus) dossier.Bottleneck {
	return dossier.Bottleneck{
		ID: id, Side: side,
		Problem: join(b.slots[inProblem]), Cause: join(b.slots[inCause]), Unknown: join(b.slots[inUnknown]),
		RuledOut: join(b.slots[inRuledOut]), Solution: join(b.slots[inSolution]),
	}
}

// sideOf returns the side of a block: with embedded software, software if more of its
// clauses are about software than about the product.
func (w *work) sideOf(b *block, focus dossier.Focus) dossier.Focus {
	if focus == dossier.FocusSoftware || w.submission.WritesSoftware() && towardsSoftware(b.all()) > 0 {
		return dossier.FocusSoftware
	}
	return focus
}

// towardsSoftware is by how much more of the pieces are about software than about a thing.
func towardsSoftware(pieces []piece) (n int) {
	for _, p := range pieces {
		switch p.Side {
		case evaluation.Software:
			n++
		case evaluation.Product, evaluation.Process:
			n--
		}
	}
	return n
}
