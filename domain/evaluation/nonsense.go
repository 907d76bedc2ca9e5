package evaluation

// Limits of grammatical nonsense.
const (
	nonsenseNouns   = 7 // different specific nouns
	nonsenseClauses = 3 // clauses that mix software and matter
)

// nonsense reports whether the text puts unrelated technical words into sentences: many
// specific nouns of software and matter in one clause after another, of which none comes
// back.
func (e *findings) nonsense() bool {
	code, matter := map[int]bool{}, map[int]bool{}
	first := map[string]int{}
	for _, n := range e.fields {
		if n.level != specific {
			continue
		}
		if at, seen := first[n.key]; seen && at != n.s {
			return false
		}
		first[n.key] = n.s
		if n.matter {
			matter[n.s] = true
		} else {
			code[n.s] = true
		}
	}
	mixed := 0
	for s := range code {
		if matter[s] {
			mixed++
		}
	}
	return len(first) >= nonsenseNouns && mixed >= nonsenseClauses
}
