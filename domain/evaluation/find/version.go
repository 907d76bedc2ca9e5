package find

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"maps"
	"slices"
	"sync"
)

// AnalysisVersion is a hash of the tables and rules. It is part of the key under which an evaluation
// is cached, so that a change of a table asks every text again.
var Version = sync.OnceValue(func() string {
	h := sha256.New()
	for _, all := range phraseTables {
		for _, c := range slices.Sorted(maps.Keys(all)) {
			fmt.Fprintln(h, c, all[c])
		}
	}
	for _, name := range slices.Sorted(maps.Keys(groups)) {
		fmt.Fprintln(h, name, groups[name])
	}
	fmt.Fprintln(h, softwareNouns, physicalNouns, weakNouns, ordinaryStarts, ordinaryEnds)
	fmt.Fprintln(h, learnedWeights)
	fmt.Fprintln(h, ofCompany, signs)
	for _, r := range rules {
		fmt.Fprintln(h, r)
	}
	for _, a := range against {
		fmt.Fprintln(h, a.from, a.kind, a.severity)
	}
	return hex.EncodeToString(h.Sum(nil))[:12]
})
