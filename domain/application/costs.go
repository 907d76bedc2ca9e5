package application

import (
	"fmt"

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
	return a.Project.Staffed()
}

// HasCounted reports whether an item counts, or may count once it is complete.
func (c Costs) HasCounted() bool {
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
	CheckCount(errs, "items", len(c.Items), CostItemsMax)
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
	CheckRange(errs, at+"cents", c.Cents, 0, int64(CostMax))
	CheckRange(errs, at+"times", int64(c.Times), 0, timesMax) // 0 is not known yet
	choice(errs, at+"vat", c.VAT, "", WithoutVAT, WithVAT)
	choice(errs, at+"kind", c.Kind, "", CostKind, ExpenditureKind, NotCountedKind)
	if c.Share != nil {
		CheckRange(errs, at+"share", int64(*c.Share), 0, 100)
	}
}
