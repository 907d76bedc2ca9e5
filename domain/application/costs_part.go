package application

import (
	"fmt"
	"slices"
	"strings"

	"wbso/domain"
	"wbso/domain/scheme"
)

// The most items of the costs, and times of one item.
const (
	CostItemsMax = 100
	timesMax     = 1_000_000
)

// Costs are the cost method and the items behind it.
type Costs struct {
	Method       scheme.CostMethod `json:"method"`
	HasEmployees bool              `json:"has_employees"`
	Items        []CostItem        `json:"items"`
}

// Methods returns RVO's ways of counting costs.
func Methods() []Option {
	return []Option{{string(scheme.FlatRate), "Forfait: een vast bedrag per S&O-uur"}, {string(scheme.ActualCosts), "Werkelijke kosten en uitgaven"}}
}

// ClaimsCosts reports whether RVO asks for costs. A self-employed person without employees
// gets none. Until the applicant is known it is what was said with the costs.
func (a Application) ClaimsCosts() bool {
	if a.Project.Applicant == "" {
		return a.Costs.HasEmployees
	}
	return a.Project.staffed()
}

// count reports whether an item counts, or may count once it is complete.
func (c Costs) count() bool {
	sums := SumOf(c.Items)
	return sums.TotalCosts() > 0 || len(sums.Open) > 0
}

// checkCosts keeps what the analysis found in a row; what the user chooses is the user's. A
// calculation that is our sum follows the amount, one that the user typed stays.
func checkCosts(a *Application, was Application, errs *domain.Fields) {
	c := &a.Costs
	choice(errs, "method", string(c.Method), "", string(scheme.FlatRate), string(scheme.ActualCosts))
	id := func(i *CostItem) *string { return &i.ID }
	c.Items = identify(a, errs, "items", costLetter, c.Items, id, was.Costs.Items)
	atMost(errs, "items", len(c.Items), CostItemsMax)
	before := byID(was.Costs.Items, id)
	for i := range c.Items {
		item, at := &c.Items[i], fmt.Sprintf("items.%d.", i)
		was, old := before[item.ID]
		item.From, item.KindBy = was.From, was.KindBy
		if !old || was.Kind != item.Kind {
			item.KindBy = ByUser
		}
		if item.Calculation == was.Calculation && was.Calculation == was.Sum() {
			item.Calculation = item.Sum()
		}
		checkCostItem(*item, was, at, errs)
	}
}

func checkCostItem(c, was CostItem, at string, errs *domain.Fields) {
	checkLong(errs, at+"post", c.Post, was.Post)
	checkLong(errs, at+"reason", c.Reason, was.Reason)
	checkLine(errs, at+"relation", c.Relation, was.Relation)
	checkLine(errs, at+"calculation", c.Calculation, was.Calculation)
	between(errs, at+"cents", c.Cents, 0, int64(CostMax))
	between(errs, at+"times", int64(c.Times), 0, timesMax) // 0 is not known yet
	choice(errs, at+"vat", c.VAT, "", WithoutVAT, WithVAT)
	choice(errs, at+"kind", c.Kind, "", CostKind, ExpenditureKind, NotCountedKind)
	if c.Share != nil {
		between(errs, at+"share", int64(*c.Share), 0, 100)
	}
}

// costs are the method and, with actual costs, the boxes of costs and expenditures of which one
// must say something. Only then RVO reads why the project needs an item. The flat rate asks for nothing else.
func (f *form) costs() []requirement {
	c := &f.Costs
	if !f.ClaimsCosts() {
		return nil
	}
	method := fact("method", "Kosten en uitgaven", "Welke methode kies je voor kosten en uitgaven? Je eerste aanvraag van een jaar legt de keuze voor dat jaar vast.").
		choice(Methods(), string(c.Method), func(v string) { c.Method = scheme.CostMethod(v) })
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
			needs = item.asked()
		}
		for _, need := range needs {
			all = append(all, item.requirement(need))
		}
	}
	return all
}

func (f *form) costBoxes() []requirement {
	// What is not sorted yet belongs to the costs, until it turns out to be an expenditure.
	costs := f.costBox(requirement{key: "kosten", heading: "Kosten",
		ask: "Noem elke kostenpost, wat die met het project te maken heeft en het bedrag in euro's."}, CostKind, "")
	expenditures := f.costBox(requirement{key: "uitgaven", heading: "Uitgaven",
		ask: "Noem elk nieuw bedrijfsmiddel, wat het met het project te maken heeft, welk deel je toerekent en hoe je dat berekent, en het bedrag in euro's."}, ExpenditureKind)
	if f.Costs.count() {
		return []requirement{costs, expenditures}
	}
	costs.asks = []string{questionID(CostsPart, "", emptyNeed)}
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
			for _, line := range lines(text) {
				f.Costs.Items = append(f.Costs.Items, CostItem{Post: line, Times: 1})
			}
			return p.fact(field, text)
		}}
}

// costBox fills a box with the items of some kinds: a line for each that counts, and their total.
// It is empty as long as a question about one of them is open, so that nobody pastes half an answer.
func (a Application) costBox(box requirement, kinds ...string) requirement {
	box.limit = CostsMax
	var rows []string
	total := domain.Cents(0)
	for _, i := range a.Costs.Items {
		if !slices.Contains(kinds, i.Kind) {
			continue
		}
		for _, need := range i.asked() {
			box.asks = append(box.asks, questionID(CostsPart, i.ID, need))
		}
		if amount, complete := i.Counted(); complete && amount > 0 {
			rows, total = append(rows, i.printed()), total+amount
		}
	}
	open := slices.ContainsFunc(box.asks, func(id string) bool { return !slices.Contains(a.Dismissed, id) })
	if len(rows) > 0 && !open {
		box.text = strings.Join(append(rows, "Totaal "+strings.ToLower(box.heading)+" (zonder btw): "+total.Plain()), "\n")
	}
	return box
}

// printed is the line about an item that counts: Meetbank: € 6.000 (20% van € 30.000). Meet de hechting.
func (i CostItem) printed() string {
	amount, _ := i.Counted()
	line := domain.Capital(strings.TrimRight(shown(i.Post), ".")) + ": " + amount.Plain()
	if how := shown(i.Calculation); how != "" {
		line += " (" + how + ")"
	}
	if why := shown(i.Relation); why != "" {
		line += ". " + why
	}
	return line
}
