package reading

// against is the table of what speaks against a clause.
var against = []struct {
	from     category
	kind     NegativeKind
	severity int
}{
	{functional, Requirement, 1},
	{marketing, Marketing, 1},
	{constraint, Constraint, 2},
	{outsourced, ThirdParty, 2},
	{finished, Finished, 2},
	{noRisk, NoRisk, 3},
	{familiar, NoRisk, 1},
	{aiUse, UseOfAI, 2},
	{routine, Purchase, 1},
	{switching, Purchase, 2},
	{commercial, Market, 2},
	{trade, Market, 1},
}
