package dossier

import "wbso/domain"

// printCosts returns the method and, with actual costs, the boxes of costs and expenditures
// of which one must say something.
func (a Application) printCosts() []Section {
	if !a.ClaimsCosts() {
		return nil
	}
	c := a.Costs
	all := []Section{{Part: CostsPart, Key: "kostenmethode", Heading: "Kosten en uitgaven", Text: labelOf(Methods(), string(c.Method)),
		Asks: []string{questionID(CostsPart, "", methodNeed)}}}
	if c.Method != domain.ActualCosts {
		return all
	}
	costs := Section{Part: CostsPart, Key: "kosten", Heading: "Kosten", Text: c.PrintedCosts(), Limit: CostsMax,
		Ask: "Noem elke kostenpost, wat die met het project te maken heeft en het bedrag in euro's."}
	expenditures := Section{Part: CostsPart, Key: "uitgaven", Heading: "Uitgaven", Text: c.PrintedExpenditures(), Limit: CostsMax,
		Ask: "Noem elk nieuw bedrijfsmiddel, wat het met het project te maken heeft, welk deel je toerekent en hoe je dat berekent, en het bedrag in euro's."}
	if expenditures.Text == "" { // one of both is enough
		costs.Asks = c.asks()
	}
	return append(all, costs, expenditures)
}

// asks are the questions about what counts.
func (c Costs) asks() (ids []string) {
	if !c.count() {
		return []string{questionID(CostsPart, "", emptyNeed)}
	}
	for _, item := range c.Items {
		for _, need := range item.Missing() {
			ids = append(ids, questionID(CostsPart, item.ID, need))
		}
	}
	return ids
}

// Methods returns RVO's ways of counting costs.
func Methods() []Option {
	return []Option{{string(domain.FlatRate), "Forfait: een vast bedrag per S&O-uur"}, {string(domain.ActualCosts), "Werkelijke kosten en uitgaven"}}
}
