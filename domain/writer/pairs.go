package writer

import (
	"slices"

	"wbso/domain"
	"wbso/domain/dossier"
)

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
	about, solved := subjects(solution), subjects(b.slots[inSolution])
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
		if solved[subject] {
			shared++ // it goes on about the same solution
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
