// Package costs splits a description of costs into rows, sorts them by what RVO accepts, and advises
// on the cost method.
package costs

import (
	"slices"
	"strings"

	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/scheme"
)

// Advice recommends a cost method and compares what counts with the flat rate. Without
// anything to compare, Compared is false and the amounts are 0.
type Advice struct {
	Recommendation    scheme.CostMethod
	Undecided         bool   // what is open decides: nothing is recommended, and the user is asked to choose
	Reasoning         string // all reasons as text
	Warning           string // only for actual costs: what that choice commits the company to
	Items             []application.CostItem
	Compared          bool
	Counted           domain.Cents // of the items of which nothing is missing
	FlatRate          domain.Cents
	Difference        domain.Cents // Counted less FlatRate
	DifferenceBenefit domain.Cents // what that is in benefit; an indication
	Open              []Open
	Most              *Most  // when something is open; nil when nobody knows how much that may be
	Conclusion        string // the part of the reasoning that follows the items
}

// Most is the comparison with every open item counted for the most it can.
type Most struct {
	Counted           domain.Cents
	DifferenceBenefit domain.Cents
}

// Open is an item that does not count yet, and what it would change.
type Open struct {
	Item           string // its id
	Post           string
	Needs          []string
	Question       string
	Most           domain.Cents      // what it counts for when all turns out well; 0 when the amount is missing
	Recommendation scheme.CostMethod // of the advice when this item alone counts for Most
}

// Advise recommends actual costs when the costs that surely count exceed the flat rate for the hours, and the
// flat rate when it wins however the open items turn out. It mentions that actual costs require an
// administration, and leaves that choice to the user. The items are those that read finds in the description; a
// description that cannot change the advice is not read.
func Advise(q CostQuestion, read func(description string) ([]application.CostItem, error)) (Advice, error) {
	description := strings.TrimSpace(q.CostDescription)
	switch {
	case !q.HasEmployees:
		return Advice{Recommendation: scheme.FlatRate, Reasoning: withoutStaff}, nil
	case !q.HasExtraCosts || description == "":
		return flatRate(q.EstimatedHours, noCosts), nil
	}
	items, err := read(description)
	if err != nil {
		return Advice{}, err
	}
	return adviseOn(q, items), nil
}

// Failed returns the advice when the costs could not be read: the flat rate, which is safe.
func Failed() Advice { return Advice{Recommendation: scheme.FlatRate, Reasoning: failed} }

func adviseOn(q CostQuestion, items []application.CostItem) Advice {
	a := Weigh(max(0, q.EstimatedHours), items)
	priced := slices.ContainsFunc(items, func(i application.CostItem) bool { return i.Cents > 0 })
	if q.EstimatedHours > 0 && priced {
		return a
	}
	why := noAmounts
	if q.EstimatedHours <= 0 {
		why = noHours
	}
	given := withItems(flatRate(q.EstimatedHours, why), items)
	if len(a.Open) > 0 || a.Counted > 0 { // else nothing can count for more than the flat rate
		given.Recommendation, given.Undecided, given.Warning = scheme.ActualCosts, true, Binding
	}
	return given
}

// Weigh compares items with the flat rate for the hours.
func Weigh(hours int, items []application.CostItem) Advice {
	sums := application.SumOf(items)
	a := Advice{Compared: true, Counted: sums.TotalCosts(), FlatRate: scheme.FlatRateAllowance(hours)}
	a.Recommendation = better(a.Counted, a.FlatRate)
	a.Difference = a.Counted - a.FlatRate
	a.DifferenceBenefit = benefit(hours, &a.Counted) - benefit(hours, nil)
	a = withItems(a, items)
	a.Most = a.most(hours)
	a.Conclusion = strings.Join(a.ComparedLines(hours), "\n")
	a.Reasoning = strings.Join(append(a.listed(), a.Conclusion), "\n")
	if most := a.Most; a.Recommendation == scheme.FlatRate && len(a.Open) > 0 && (most == nil || better(most.Counted, a.FlatRate) == scheme.ActualCosts) {
		a.Recommendation, a.Undecided = scheme.ActualCosts, true
	}
	if a.Recommendation == scheme.ActualCosts {
		a.Warning = Binding
	}
	return a
}

// withItems adds the items and what is open about them.
func withItems(a Advice, items []application.CostItem) Advice {
	a.Items = items
	for _, i := range items {
		if needs := i.Missing(); len(needs) > 0 {
			a.Open = append(a.Open, Open{
				Item: i.ID, Post: i.Post, Needs: needs, Question: Question(i), Most: i.Most(), Recommendation: better(a.Counted+i.Most(), a.FlatRate),
			})
		}
	}
	return a
}

// most adds up the open items. What certainly counts and this are the bounds of the advice.
func (a Advice) most(hours int) *Most {
	if len(a.Open) == 0 {
		return nil
	}
	counted := a.Counted
	for _, o := range a.Open {
		if slices.Contains(o.Needs, application.AmountNeed) {
			return nil
		}
		counted += o.Most
	}
	return &Most{counted, benefit(hours, &counted) - benefit(hours, nil)}
}

func better(counted, flat domain.Cents) scheme.CostMethod {
	if counted > flat {
		return scheme.ActualCosts
	}
	return scheme.FlatRate
}

// benefit returns the benefit of hours at the flat wage with actual costs, or with the flat rate
// when costs is nil. Values beyond the limits of scheme.Benefit are computed at the limit.
func benefit(hours int, costs *domain.Cents) domain.Cents {
	if costs != nil {
		limited := min(*costs, scheme.BenefitCostsMax)
		costs = &limited
	}
	steps, _ := scheme.Benefit(scheme.BenefitInput{Hours: min(hours, scheme.HoursMax), Costs: costs}) // which no limit refuses
	return steps.Benefit
}

func flatRate(hours int, why string) Advice {
	lines := []string{why}
	if hours > 0 {
		lines = append(lines, flatSum(hours))
	}
	return Advice{Recommendation: scheme.FlatRate, Reasoning: strings.Join(lines, "\n")}
}
