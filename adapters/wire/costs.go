package wire

import (
	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/application/costs"
)

// CostAdvice is the answer of the cost advisor, with amounts in cents. The members of the
// comparison are absent if there was nothing to compare.
type CostAdvice struct {
	Recommendation    string                 `json:"recommendation"`
	Reasoning         string                 `json:"reasoning"`
	Warning           string                 `json:"warning"`
	Items             []application.CostItem `json:"items"`
	Open              []OpenCost             `json:"open"`
	Counted           *domain.Cents          `json:"counted,omitempty"`
	FlatRate          *domain.Cents          `json:"flat_rate,omitempty"`
	Difference        *domain.Cents          `json:"difference,omitempty"`
	DifferenceBenefit *domain.Cents          `json:"difference_benefit,omitempty"`
	Most              *MostCosts             `json:"most,omitempty"`
	Conclusion        string                 `json:"conclusion,omitempty"`
}

// MostCosts is the comparison when every open item counts for the most it can.
type MostCosts struct {
	Counted           domain.Cents `json:"counted"`
	DifferenceBenefit domain.Cents `json:"difference_benefit"`
}

// OpenCost is an item that does not count yet.
type OpenCost struct {
	Item           string       `json:"item"`
	Needs          []string     `json:"needs"`
	Question       string       `json:"question"`
	Most           domain.Cents `json:"most"`
	Recommendation string       `json:"recommendation"`
}

// CostAdviceOf shapes an advice.
func CostAdviceOf(a costs.Advice) CostAdvice {
	out := CostAdvice{
		Recommendation: string(a.Recommendation), Reasoning: a.Reasoning, Warning: a.Warning,
		Items: append([]application.CostItem{}, a.Items...), Open: []OpenCost{}, Conclusion: a.Conclusion,
	}
	for _, o := range a.Open {
		out.Open = append(out.Open,
			OpenCost{Item: o.Item, Needs: o.Needs, Question: o.Question, Most: o.Most, Recommendation: string(o.Recommendation)})
	}
	if a.Compared {
		out.Counted, out.FlatRate, out.Difference, out.DifferenceBenefit = &a.Counted, &a.FlatRate, &a.Difference, &a.DifferenceBenefit
	}
	if a.Most != nil {
		out.Most = &MostCosts{a.Most.Counted, a.Most.DifferenceBenefit}
	}
	return out
}
