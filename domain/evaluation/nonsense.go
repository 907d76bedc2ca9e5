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
	first, sides := map[string]int{}, map[int][2]bool{}
	for _, n := range e.nouns {
		if n.level != specific {
			continue
		}
		if at, seen := first[n.key]; seen && at != n.s {
			return false
		}
		first[n.key] = n.s
		side := sides[n.s]
		sides[n.s] = [2]bool{side[0] || n.matter, side[1] || !n.matter}
	}
	mixed := 0
	for _, side := range sides {
		if side == [2]bool{true, true} {
			mixed++
		}
	}
	return len(first) >= nonsenseNouns && mixed >= nonsenseClauses
}
