package wire

import "wbso/domain/evaluation"

// Verdict is the judge's answer about one text.
type Verdict struct {
	IsGoodEnough   bool        `json:"isGoodEnough"`
	IsWbsoEligible bool        `json:"isWbsoEligible"`
	Suggestions    string      `json:"suggestions"`
	Criteria       []Criterion `json:"criteria,omitempty"`
	Bottlenecks    int         `json:"bottlenecks,omitempty"`
}

// Criterion is one thing the judge looked for. Quote is the part of the text that shows
// it. Question, Place and Example are the parts of what to add when it is not met.
type Criterion struct {
	Name     string `json:"name"`
	Met      bool   `json:"met"`
	Quote    string `json:"quote,omitempty"`
	Hint     string `json:"hint"`
	Question string `json:"question,omitempty"`
	Place    string `json:"place,omitempty"`
	Example  string `json:"example,omitempty"`
}

// VerdictOf shapes a verdict.
func VerdictOf(v evaluation.Evaluation) Verdict {
	out := Verdict{IsGoodEnough: v.GoodEnough, IsWbsoEligible: v.Eligible, Suggestions: v.Suggestions, Bottlenecks: v.Bottlenecks}
	for _, c := range v.Criteria {
		out.Criteria = append(out.Criteria, Criterion(c))
	}
	return out
}
