package judge

// A long technical answer can meet a criterion in words that are in no table. For an
// answer of substance, weaker evidence for one criterion is therefore enough if the
// other criteria are met by the usual rules. Uncertainty and risk always require at
// least a hedge or something new for the applicant.

// Minimums for an answer of substance.
const (
	substanceLength    = 190 // code points
	substanceSentences = 3   // sentences of prose
	substanceKnown     = 4   // weight of the technical nouns; also the maximum of the ballast
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
