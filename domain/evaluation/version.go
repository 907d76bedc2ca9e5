package evaluation

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"sync"

	"wbso/domain/evaluation/find"
)

// Version is a hash of the tables and rules of the analysis, the criteria and the evaluation.
var Version = sync.OnceValue(func() string {
	h := sha256.New()
	fmt.Fprintln(h, find.Version(), distractions, notOwn, refusing, minPitch, minAnswer, predicted, wavers, suspects, surelyRed, factsShare,
		core, refusedFrom, leastOwn, mostAsked, orders)
	for _, f := range find.TextFields() {
		for _, c := range criteria[f] {
			fmt.Fprintln(h, f, c.name, c.asks, c.must)
		}
	}
	for _, s := range sayings {
		fmt.Fprintln(h, s.about, s.text, s.asks, s.example, s.placed)
	}
	fmt.Fprintf(h, "%+v", Questions())
	return hex.EncodeToString(h.Sum(nil))[:12]
})
