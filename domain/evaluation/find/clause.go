package find

// Strength returns how well the clause plays a role: 0 when it does not play it.
func (c Clause) Strength(role Role) (best int) {
	for _, p := range c.Roles {
		if p.Role == role {
			best = max(best, p.Strength)
		}
	}
	return best
}

// Strongest returns how well the clause plays the role it plays best of these.
func (c Clause) Strongest(roles ...Role) (best int) {
	for _, role := range roles {
		best = max(best, c.Strength(role))
	}
	return best
}

// RoleQuote returns the words with which a clause plays a role most strongly, or "".
func (c Clause) RoleQuote(role Role) (quote string) {
	best := 0
	for _, e := range c.Roles {
		if e.Role == role && e.Strength > best {
			best, quote = e.Strength, e.Quote
		}
	}
	return quote
}

// SaysOwnSolution reports whether the clause says what the applicant is going to do.
func (c Clause) SaysOwnSolution() bool {
	return c.Strength(Solution) > 0 && (c.Acts || c.Strength(OwnWork) > 0)
}

// Worst returns the objection that weighs most, the first of equals. It is false without one.
func (c Clause) Worst() (worst Objection, found bool) {
	for _, n := range c.Objections {
		if n.Severity > worst.Severity {
			worst, found = n, true
		}
	}
	return worst, found
}

// Harmful reports whether the clause has no place in a technical section.
func (c Clause) Harmful() bool {
	worst, _ := c.Worst()
	return worst.Severity >= HarmfulFrom
}

// HarmfulFrom is the severity from which an objection counts.
const HarmfulFrom = 2
