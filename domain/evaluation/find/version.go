package find

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"sync"
)

// Version is a hash of the tables and rules. It is part of the key under which an evaluation
// is cached, so that a change of a table asks every text again.
var Version = sync.OnceValue(func() string {
	h := sha256.New()
	fmt.Fprintln(h, rules, groups, ordinaryStarts, ordinaryEnds, learnedWeights, ofCompany)
	return hex.EncodeToString(h.Sum(nil))[:12]
})
