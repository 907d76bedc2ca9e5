package dossier

// The two reasons for leaving a clause out that ask for an answer.
const (
	// ReasonHalf is of a clause of which only one half is technical.
	ReasonHalf = "Half technisch. Zeg alleen de technische helft: wat ontwikkel je zelf?"
	// ReasonPair is of a solution that fits no bottleneck more than another.
	ReasonPair = "Het is niet duidelijk bij welk knelpunt deze oplossing hoort."
)
