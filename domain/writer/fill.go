package writer

import (
	"wbso/domain"
	"wbso/domain/evaluation"
)

// fill looks for a solution, and for how it works, for each bottleneck without one, among
// what was kept elsewhere because it says something else too.
func (w *work) fill(blocks []*block) {
	for _, b := range blocks {
		if strength(b.slots[inSolution], answer...) == 0 && !b.turnOwn() {
			w.addSpare(blocks, b)
		}
		if strength(b.slots[inSolution], evaluation.Principle) == 0 {
			w.addSpare(blocks, b)
		}
	}
}

func (w *work) addSpare(blocks []*block, b *block) {
	if chain := w.spare(blocks, b); chain != nil {
		b.add(inSolution, unnumbered(w.take(chain), len(b.slots[inSolution]) == 0))
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
	return p.Strength(evaluation.Solution) > 0 && (p.Acts || p.Strength(evaluation.OwnWork) > 0 || p.Strength(evaluation.Unknown) < 2)
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
