package form

import (
	"slices"
	"strings"

	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/scheme"
)

// costs returns the method and, with actual costs, the boxes of costs and expenditures of which one
// must say something. Only then RVO reads why the project needs an item. The flat rate asks for nothing else.
func (f *form) costs() []requirement {
	c := &f.Costs
	if !f.ClaimsCosts() {
		return nil
	}
	method := fact("method", "Kosten en uitgaven", "Welke methode kies je voor kosten en uitgaven? Je eerste aanvraag van een jaar legt de keuze voor dat jaar vast.").
		choice(application.Methods(), string(c.Method), func(v string) { c.Method = scheme.CostMethod(v) })
	method.key = "kostenmethode"
	all := []requirement{method}
	if c.Method == scheme.FlatRate {
		return all
	}
	if c.Method == scheme.ActualCosts {
		all = append(all, f.costBoxes()...)
	}
	for i := range c.Items {
		item := &c.Items[i]
		needs := item.Missing()
		if c.Method == scheme.ActualCosts {
			needs = item.OpenNeeds()
		}
		for _, need := range needs {
			all = append(all, ofCostItem(item, need))
		}
	}
	return all
}

func (f *form) costBoxes() []requirement {
	// What is not sorted yet belongs to the costs, until it turns out to be an expenditure.
	costs := costBox(*f.Application, requirement{key: "kosten", heading: "Kosten",
		ask: "Noem elke kostenpost, wat die met het project te maken heeft en het bedrag in euro's."}, application.CostKind, "")
	expenditures := costBox(*f.Application, requirement{key: "uitgaven", heading: "Uitgaven",
		ask: "Noem elk nieuw bedrijfsmiddel, wat het met het project te maken heeft, welk deel je toerekent en hoe je dat berekent, en het bedrag in euro's."}, application.ExpenditureKind)
	if f.Costs.HasCounted() {
		return []requirement{costs, expenditures}
	}
	costs.asks = []string{application.QuestionID(application.CostsPart, "", emptyNeed)}
	return []requirement{costs, expenditures, f.firstCosts()}
}

// firstCosts asks for items when none counts.
func (f *form) firstCosts() requirement {
	lead := ""
	if len(f.Costs.Items) > 0 {
		lead = "Van je posten telt er geen mee. "
	}
	return requirement{need: emptyNeed, input: LinesInput, hint: "Epoxyhars voor de proefseries", missing: true, field: "items",
		question: lead + "Welke kosten en uitgaven maak je alleen voor dit project? Zet elke post op een eigen regel.",
		place: func(p *placer, field, text string) error {
			for _, line := range application.ListLines(text) {
				f.Costs.Items = append(f.Costs.Items, application.CostItem{Post: line, Times: 1})
			}
			return p.fact(field, text)
		}}
}

// costBox fills a box with the items of some kinds: a line for each that counts, and their total.
// It is empty as long as a question about one of them is open, so that nobody pastes half an answer.
func costBox(a application.Application, box requirement, kinds ...string) requirement {
	box.limit = CostsMax
	var rows []string
	total := domain.Cents(0)
	for _, i := range a.Costs.Items {
		if !slices.Contains(kinds, i.Kind) {
			continue
		}
		for _, need := range i.OpenNeeds() {
			box.asks = append(box.asks, application.QuestionID(application.CostsPart, i.ID, need))
		}
		if amount, complete := i.Counted(); complete && amount > 0 {
			rows, total = append(rows, printed(i)), total+amount
		}
	}
	open := slices.ContainsFunc(box.asks, func(id string) bool { return !slices.Contains(a.Dismissed, id) })
	if len(rows) > 0 && !open {
		box.text = strings.Join(append(rows, "Totaal "+strings.ToLower(box.heading)+" (zonder btw): "+total.Plain()), "\n")
	}
	return box
}

// printed returns the line about an item that counts: Meetbank: € 6.000 (20% van € 30.000). Meet de
// hechting.
func printed(i application.CostItem) string {
	amount, _ := i.Counted()
	line := domain.Capital(strings.TrimRight(application.VisibleText(i.Post), ".")) + ": " + amount.Plain()
	if how := application.VisibleText(i.Calculation); how != "" {
		line += " (" + how + ")"
	}
	if why := application.VisibleText(i.Relation); why != "" {
		line += ". " + why
	}
	return line
}
