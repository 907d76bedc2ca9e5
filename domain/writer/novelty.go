package writer

import (
	"slices"

	"wbso/domain"
	"wbso/domain/evaluation"
)

// takeSolutions takes the solutions out of the text on the innovation. What says also why
// it is new stays there.
func (w *work) takeSolutions(blocks int) (out [][]piece) {
	if blocks == 0 {
		return nil
	}
	for _, chain := range chains(w.of(domain.Innovation)) {
		if explains(chain[0]) && strength(chain, evaluation.KnowledgeEdge, evaluation.Unknown) == 0 && !fails(chain) {
			out = append(out, w.take(chain))
		}
	}
	return out
}

// explains reports whether a piece of the innovation says how the solution works.
func explains(p piece) bool {
	return solves(p) || p.Strength(evaluation.Principle) > 0 && p.Strength(evaluation.Goal) == 2
}

// fails reports whether one of the pieces is about a technique that is ruled out.
func fails(pieces []piece) bool {
	return slices.ContainsFunc(pieces, func(p piece) bool { return p.Strongest(compared...) > 0 && !solves(p) })
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
