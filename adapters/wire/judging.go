package wire

import "wbso/domain"

// Verdict is the judge's answer about one text.
type Verdict struct {
	IsGoodEnough   bool        `json:"isGoodEnough"`
	IsWbsoEligible bool        `json:"isWbsoEligible"`
	Suggestions    string      `json:"suggestions"`
	Criteria       []Criterion `json:"criteria,omitempty"`
}

// Criterion is one thing the judge looked for.
type Criterion struct {
	Name string `json:"name"`
	Met  bool   `json:"met"`
	Hint string `json:"hint"`
}

// VerdictOf shapes a verdict.
func VerdictOf(v domain.Verdict) Verdict {
	out := Verdict{IsGoodEnough: v.GoodEnough, IsWbsoEligible: v.Eligible, Suggestions: v.Suggestions}
	for _, c := range v.Criteria {
		out.Criteria = append(out.Criteria, Criterion(c))
	}
	return out
}

// CostAdvice is the answer of the cost advisor.
type CostAdvice struct {
	Recommendation string `json:"recommendation"`
	Reasoning      string `json:"reasoning"`
	Warning        string `json:"warning"`
}

// CostAdviceOf shapes an advice.
func CostAdviceOf(a domain.CostAdvice) CostAdvice {
	return CostAdvice{string(a.Recommendation), a.Reasoning, a.Warning}
}
