package dossier

import "wbso/domain"

// printCosts returns the method and, with actual costs, the boxes of costs and expenditures.
func (a Application) printCosts() []Section {
	return filled([]Section{{Part: CostsPart, Key: "kostenmethode", Heading: "Kosten en uitgaven", Text: labelOf(Methods(), string(a.Costs.Method))}})
}

// Methods returns RVO's ways of counting costs.
func Methods() []Option {
	return []Option{{string(domain.FlatRate), "Forfait: een vast bedrag per S&O-uur"}, {string(domain.ActualCosts), "Werkelijke kosten en uitgaven"}}
}
