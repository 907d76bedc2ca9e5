package domain

import (
	"encoding/json"
	"strings"
)

// Colour is how a verdict is shown.
type Colour string

const (
	Green Colour = "green" // good enough
	Amber Colour = "amber" // something is missing
	Red   Colour = "red"   // not for the WBSO
)

// Colour of a verdict: green when good enough, red when not eligible, else amber.
func (e Evaluation) Colour() Colour {
	switch {
	case e.GoodEnough:
		return Green
	case !e.Eligible:
		return Red
	}
	return Amber
}

// ParseEvaluation reads a judge's answer: a JSON object, or a JSON string that
// holds one. An absent isWbsoEligible means eligible. Whatever is not exactly
// such an object (empty, truncated, fenced, with a think block, wrong types) is
// not good enough, with the raw text as suggestion. An answer that calls a text
// good but not eligible contradicts itself; it counts as not eligible.
func ParseEvaluation(raw []byte) Evaluation {
	members, ok := object(raw)
	good, hasGood := flag(members, "isGoodEnough")
	eligible, hasEligible := flag(members, "isWbsoEligible")
	suggestions, hasText := text(members, "suggestions")
	if !ok || good == nil || !hasGood || !hasEligible || !hasText {
		return Evaluation{Eligible: true, Suggestions: strings.TrimSpace(strings.ToValidUTF8(string(raw), "\uFFFD"))}
	}
	e := Evaluation{Eligible: eligible == nil || *eligible, Suggestions: suggestions, Criteria: criteria(members["criteria"])}
	e.GoodEnough = *good && e.Eligible
	return e
}

// ParseCostAdvice reads a cost advisor's answer in the same two shapes. Any
// failure recommends the flat rate and says that the advice failed.
func ParseCostAdvice(raw []byte) CostAdvice {
	members, ok := object(raw)
	method, hasMethod := text(members, "recommendation")
	reasoning, hasReasoning := text(members, "reasoning")
	warning, hasWarning := text(members, "warning")
	known := CostMethod(method) == FlatRate || CostMethod(method) == ActualCosts
	if !ok || !known || !hasMethod || !hasReasoning || !hasWarning {
		return CostAdvice{Recommendation: FlatRate, Reasoning: CostAdviceFailed}
	}
	return CostAdvice{Recommendation: CostMethod(method), Reasoning: reasoning, Warning: warning}
}

// object reads a JSON object, or one inside a JSON string. Names of members
// count exactly, as they do for the screen.
func object(raw []byte) (map[string]json.RawMessage, bool) {
	var inside string
	if json.Unmarshal(raw, &inside) == nil {
		raw = []byte(inside)
	}
	var members map[string]json.RawMessage
	err := json.Unmarshal(raw, &members)
	return members, err == nil && members != nil
}

// flag reads an optional true or false; ok is false when it is something else.
func flag(members map[string]json.RawMessage, name string) (value *bool, ok bool) {
	if raw, given := members[name]; given {
		return value, json.Unmarshal(raw, &value) == nil
	}
	return nil, true
}

// text reads an optional text; ok is false when it is something else.
func text(members map[string]json.RawMessage, name string) (value string, ok bool) {
	if raw, given := members[name]; given {
		return value, json.Unmarshal(raw, &value) == nil
	}
	return "", true
}

// criteria are an extra: a list that is not as it should be is left out.
func criteria(raw json.RawMessage) []Criterion {
	var list []struct {
		Name string `json:"name"`
		Met  bool   `json:"met"`
		Hint string `json:"hint"`
	}
	if json.Unmarshal(raw, &list) != nil {
		return nil
	}
	var out []Criterion
	for _, c := range list {
		out = append(out, Criterion(c))
	}
	return out
}
