package wire

import "wbso/domain"

// Verdict is the judge's answer about one text.
type Verdict struct {
	IsGoodEnough   bool        `json:"isGoodEnough"`
	IsWbsoEligible bool        `json:"isWbsoEligible"`
	Suggestions    string      `json:"suggestions"`
	Criteria       []Criterion `json:"criteria,omitempty"`
}

// Criterion is one thing the judge looked for. Question, Place and Example are the
// parts of what to add when it is not met.
type Criterion struct {
	Name     string `json:"name"`
	Met      bool   `json:"met"`
	Hint     string `json:"hint"`
	Question string `json:"question,omitempty"`
	Place    string `json:"place,omitempty"`
	Example  string `json:"example,omitempty"`
}

// VerdictOf shapes a verdict.
func VerdictOf(v domain.Verdict) Verdict {
	out := Verdict{IsGoodEnough: v.GoodEnough, IsWbsoEligible: v.Eligible, Suggestions: v.Suggestions}
	for _, c := range v.Criteria {
		out.Criteria = append(out.Criteria, Criterion(c))
	}
	return out
}

// CostAdvice is the answer of the cost advisor. Comparison is absent if there was
// nothing to compare.
type CostAdvice struct {
	Recommendation string          `json:"recommendation"`
	Reasoning      string          `json:"reasoning"`
	Warning        string          `json:"warning"`
	Comparison     *CostComparison `json:"comparison,omitempty"`
}

// CostComparison compares the items of the question with the flat rate, in cents.
type CostComparison struct {
	Items      []CostItem   `json:"items"`
	Counted    domain.Cents `json:"counted"`
	FlatRate   domain.Cents `json:"flat_rate"`
	Conclusion string       `json:"conclusion"`
}

// CostItem is one item of the question.
type CostItem struct {
	Label  string          `json:"label"`
	Amount domain.Cents    `json:"amount"`
	Kind   domain.CostKind `json:"kind"`
	Note   string          `json:"note"`
}

// CostAdviceOf shapes an advice.
func CostAdviceOf(a domain.CostAdvice) CostAdvice {
	out := CostAdvice{Recommendation: string(a.Recommendation), Reasoning: a.Reasoning, Warning: a.Warning}
	if c := a.Comparison; c != nil {
		out.Comparison = &CostComparison{Counted: c.Counted, FlatRate: c.FlatRate, Conclusion: c.Conclusion}
		for _, i := range c.Items {
			out.Comparison.Items = append(out.Comparison.Items, CostItem(i))
		}
	}
	return out
}
