package judge

// A long answer full of technique says what it must in more ways than tables
// can hold. Of its musts one may rest on weaker evidence, when the others are
// met outright. Uncertainty always takes at least a hedge.

// Bounds of an answer of substance.
const (
	substanceLength    = 190 // code points
	substanceSentences = 3
	substanceKnown     = 4 // weight of its technical nouns
)

func (e *evidence) substantial() bool {
	prose := 0
	for _, s := range e.sentences {
		if s.prose {
			prose++
		}
	}
	return e.distinct >= substanceLength && prose >= substanceSentences && e.known() >= substanceKnown && e.ballast() <= substanceKnown
}

func (e *evidence) troubled() bool {
	return e.bottleneck() || e.substantial() && e.uncertain() && e.wayOut() && (e.has(lack) || e.has(bottleneck))
}

func (e *evidence) doubts() bool {
	return e.uncertain() || e.substantial() && e.bottleneck() && e.wayOut() && (e.has(hedge) || e.has(ours))
}

func (e *evidence) leads() bool {
	return e.wayOut() || e.substantial() && e.uncertain() && e.bottleneck()
}

func (e *evidence) renews() bool {
	return e.novel() || e.substantial() && e.uncertain() && e.principle() && (e.has(existing) || e.has(limited) || e.has(bottleneck))
}

func (e *evidence) explains() bool {
	return e.principle() || e.substantial() && e.uncertain() && e.novel()
}

func (e *evidence) dares() bool {
	return e.risk() || e.substantial() && e.novel() && e.principle() && e.has(hedge)
}
