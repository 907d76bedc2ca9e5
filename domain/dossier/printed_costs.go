package dossier

import "wbso/domain"

// printCosts returns the method and, with actual costs, the boxes of costs and expenditures
// in which something counts.
func (a Application) printCosts() []Section {
	all := []Section{{Part: CostsPart, Key: "kostenmethode", Heading: "Kosten en uitgaven", Text: labelOf(Methods(), string(a.Costs.Method))}}
	if a.Costs.Method == domain.ActualCosts {
		all = append(all,
			Section{Part: CostsPart, Key: "kosten", Heading: "Kosten", Text: a.Costs.PrintedCosts(), Limit: CostsMax,
				Ask: "Noem elke kostenpost, wat die met het project te maken heeft en het bedrag in euro's."},
			Section{Part: CostsPart, Key: "uitgaven", Heading: "Uitgaven", Text: a.Costs.PrintedExpenditures(), Limit: CostsMax,
				Ask: "Noem elk nieuw bedrijfsmiddel, wat het met het project te maken heeft, welk deel je toerekent en hoe je dat berekent, en het bedrag in euro's."})
	}
	return filled(all)
}

// Methods returns RVO's ways of counting costs.
func Methods() []Option {
	return []Option{{string(domain.FlatRate), "Forfait: een vast bedrag per S&O-uur"}, {string(domain.ActualCosts), "Werkelijke kosten en uitgaven"}}
}
