package judge

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"sync"

	"wbso/domain"
	"wbso/domain/needs"
	"wbso/domain/reading"
)

// Version is a hash of the tables and rules of the reading, the needs and the verdict.
var Version = sync.OnceValue(func() string {
	h := sha256.New()
	fmt.Fprintln(h, reading.Version(), ballastOf, distractions, notOwn, refusing, refusals, minPitch, minAnswer, manyFacts, shortPitch, factsFloor, factsShare,
		core, refusedFrom, leastOwn, mostAsked, orders)
	for _, f := range domain.TextFields() {
		for _, c := range criteria[f] {
			fmt.Fprintln(h, f, c.name, c.needs)
		}
	}
	fmt.Fprintf(h, "%+v", needs.All())
	return hex.EncodeToString(h.Sum(nil))[:12]
})
