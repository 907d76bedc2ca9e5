package writer

import (
	"slices"
	"strings"
	"unicode"

	"wbso/domain"
	"wbso/domain/dossier"
	"wbso/domain/reading"
)

// takeSolutions takes the solutions out of the text on the innovation. What says also why
// it is new stays there.
func (w *work) takeSolutions(blocks int) (out [][]piece) {
	if blocks == 0 {
		return nil
	}
	for _, chain := range chains(w.of(domain.Innovation)) {
		if explains(chain[0]) && strength(chain, reading.KnowledgeEdge, reading.Unknown) == 0 && !fails(chain) {
			out = append(out, w.take(chain))
		}
	}
	return out
}

// explains reports whether a piece of the innovation says how the solution works.
func explains(p piece) bool {
	return solves(p) || p.Strength(reading.Principle) > 0 && p.Strength(reading.Goal) == 2
}

// fails reports whether one of the pieces is about a technique that is ruled out.
func fails(pieces []piece) bool {
	return slices.ContainsFunc(pieces, func(p piece) bool { return p.Strongest(compared...) > 0 && !solves(p) })
}

// pair gives each solution to its bottleneck: by its number, by what both are about, to
// the only one, to that of the solution before it in its paragraph, or one to one in order. What cannot be paired is
// left out with the question which bottleneck it solves.
func (w *work) pair(blocks []*block, solutions [][]piece) []*block {
	found := make([]*block, len(solutions))
	for i, s := range solutions {
		found[i] = partner(blocks, s)
		if found[i] == nil && i > 0 && s[0].Paragraph == solutions[i-1][0].Paragraph && s[0].field == solutions[i-1][0].field {
			found[i] = found[i-1]
		}
	}
	if listed(solutions) && len(solutions) == len(blocks) {
		copy(found, blocks)
	}
	inOrder(blocks, found)
	for i, s := range solutions {
		switch b := found[i]; {
		case b != nil:
			b.add(inSolution, unnumbered(s, len(b.slots[inSolution]) == 0))
		case s[0].field == domain.TechnicalChallenges:
			b := before(blocks, s[0])
			b.add(inSolution, unnumbered(s, len(b.slots[inSolution]) == 0))
		default:
			w.leaveUnpaired(s)
		}
	}
	return blocks
}

// listed reports whether each solution is an item of one list.
func listed(solutions [][]piece) bool {
	return !slices.ContainsFunc(solutions, func(s []piece) bool { return s[0].Numeral == "" || s[0].field != solutions[0][0].field })
}

// partner returns the bottleneck that a solution belongs to, or nil when it does not say.
func partner(blocks []*block, solution []piece) *block {
	if len(blocks) == 1 {
		return blocks[0]
	}
	if n := digits(solution[0].Numeral); n != "" {
		if i := slices.IndexFunc(blocks, func(b *block) bool { return b.number == n }); i >= 0 {
			return blocks[i]
		}
	}
	var best *block
	var most, second float64
	for _, b := range blocks {
		switch shared := overlap(blocks, b, solution); {
		case shared > most:
			best, most, second = b, shared, most
		case shared > second:
			second = shared
		}
	}
	if most > second {
		return best
	}
	return nil
}

// overlap is how much a solution is about what a bottleneck is about. A subject that more
// bottlenecks share says less.
func overlap(blocks []*block, b *block, solution []piece) (shared float64) {
	about := subjects(solution)
	for subject := range subjects(b.all()) {
		if !about[subject] {
			continue
		}
		having := 0
		for _, other := range blocks {
			if subjects(other.all())[subject] {
				having++
			}
		}
		if having < len(blocks) {
			shared += 1 / float64(having)
		}
	}
	return shared
}

func subjects(pieces []piece) map[string]bool {
	all := map[string]bool{}
	for _, p := range pieces {
		for _, s := range p.Subjects {
			all[s] = true
		}
	}
	return all
}

// inOrder pairs the solutions that say nothing with the bottlenecks that have none, if
// there are as many of both.
func inOrder(blocks []*block, found []*block) {
	var without []*block
	for _, b := range blocks {
		if len(b.slots[inSolution]) == 0 && !slices.Contains(found, b) {
			without = append(without, b)
		}
	}
	unpaired := 0
	for _, b := range found {
		if b == nil {
			unpaired++
		}
	}
	if unpaired != len(without) {
		return
	}
	for i := range found {
		if found[i] == nil {
			found[i], without = without[0], without[1:]
		}
	}
}

// before returns the block whose bottleneck is the last before a piece of its text.
func before(blocks []*block, p piece) *block {
	last := blocks[0]
	for _, b := range blocks {
		if all := b.all(); len(all) > 0 && all[0].index < p.index {
			last = b
		}
	}
	return last
}

func (w *work) leaveUnpaired(solution []piece) {
	for _, p := range solution {
		w.left = append(w.left, leftPiece{p, dossier.ReasonPair, ""})
	}
}

// fill looks for a solution for each bottleneck without one, among what was kept
// elsewhere because it says something else too.
func (w *work) fill(blocks []*block) {
	for _, b := range blocks {
		if strength(b.slots[inSolution], answer...) > 0 || b.turnOwn() {
			continue
		}
		if chain := w.spare(blocks, b); chain != nil {
			b.add(inSolution, unnumbered(w.take(chain), true))
		}
	}
}

// turnOwn makes a doubtful solution of the block ("wij onderzoeken of een eigen …") its
// solution. What the block begins with stays: it is the bottleneck.
func (b *block) turnOwn() bool {
	for _, s := range []slot{inUnknown, inProblem, inCause} {
		for i, chain := range chains(b.slots[s]) {
			if !hoped(chain[0]) || fails(chain) || s == inProblem && i == 0 {
				continue
			}
			b.slots[s] = without(b.slots[s], chain)
			b.add(inSolution, chain)
			return true
		}
	}
	return false
}

// hoped reports whether a piece is about a solution that may or may not work.
func hoped(p piece) bool {
	return p.Strength(reading.Solution) > 0 && (p.Acts || p.Strength(reading.OwnWork) > 0 || p.Strength(reading.Unknown) < 2)
}

func without(all, gone []piece) []piece {
	return filter(all, func(p piece) bool {
		return !slices.ContainsFunc(gone, func(g piece) bool { return g.place == p.place })
	})
}

// spare returns the first chain of the innovation that is the solution of a block too, if
// the text says something without it.
func (w *work) spare(blocks []*block, b *block) []piece {
	all := chains(w.of(domain.Innovation))
	if len(all) < 2 {
		return nil
	}
	for _, chain := range all {
		if (explains(chain[0]) || hoped(chain[0])) && !fails(chain) && partner(blocks, chain) == b {
			return chain
		}
	}
	return nil
}

// novelty returns what remains of the innovation: with embedded software, in two parts.
func (w *work) novelty() (product, code string) {
	all := w.take(w.of(domain.Innovation))
	if w.submission.ProjectType == domain.Software || !w.submission.WritesSoftware() {
		return join(all), ""
	}
	var things, software []piece
	for _, chain := range chains(all) {
		if w.ofSoftware(chain) {
			software = append(software, chain...)
			continue
		}
		things = append(things, chain...)
	}
	return join(things), join(software)
}

// ofSoftware reports whether a chain is about software: by itself, or if it does not say,
// by its paragraph.
func (w *work) ofSoftware(chain []piece) bool {
	if n := towardsSoftware(chain); n != 0 {
		return n > 0
	}
	return towardsSoftware(filter(w.whole, func(p piece) bool {
		return p.field == chain[0].field && p.Paragraph == chain[0].Paragraph
	})) > 0
}

// digits returns the number in the numeral of a list item.
func digits(numeral string) string {
	return strings.TrimFunc(numeral, func(r rune) bool { return !unicode.IsDigit(r) })
}
