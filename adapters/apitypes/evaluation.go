package apitypes

import (
	"wbso/domain/application"
	"wbso/domain/application/costs"
	"wbso/domain/evaluation"
)

// EvaluationOf converts an evaluation.
func EvaluationOf(v evaluation.Evaluation) Evaluation {
	return Evaluation{
		IsGoodEnough: v.GoodEnough, IsWBSOEligible: v.Eligible, Suggestions: v.Suggestions, Bottlenecks: v.Bottlenecks,
		Kind: string(v.Kind), Proof: v.Proof,
		Criteria: Each(v.Criteria, func(c evaluation.Criterion) Criterion { return Criterion(c) }),
	}
}

// CostEvaluationOf converts an advice. The members of the comparison are absent if there was
// nothing to compare.
func CostEvaluationOf(a costs.Advice) CostEvaluation {
	out := CostEvaluation{
		Recommendation: string(a.Recommendation), Undecided: a.Undecided, Reasoning: a.Reasoning, Warning: a.Warning,
		Items: append([]application.CostItem{}, a.Items...), Open: Each(a.Open, openCostOf), Conclusion: a.Conclusion,
	}
	if a.Compared {
		out.Counted, out.FlatRate, out.Difference, out.DifferenceBenefit = &a.Counted, &a.FlatRate, &a.Difference, &a.DifferenceBenefit
	}
	if a.Most != nil {
		out.Most = &MostCosts{Counted: a.Most.Counted, DifferenceBenefit: a.Most.DifferenceBenefit}
	}
	return out
}

func openCostOf(o costs.Open) OpenCost {
	return OpenCost{Item: o.Item, Needs: o.Needs, Question: o.Question, Most: o.Most, Recommendation: string(o.Recommendation)}
}
