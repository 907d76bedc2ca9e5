package evaluation

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"wbso/domain"
)

// MicroEuros is an amount of money in millionths of a euro, since one call to a language
// model costs far less than a cent.
type MicroEuros int64

// ParseMicroEuros parses an amount in euros as a person types it: 5, 2.50 or 0,0015. It
// takes at most six digits and six decimals, and returns CodeNumber for anything else.
func ParseMicroEuros(s string) (MicroEuros, error) {
	s = strings.TrimSpace(strings.TrimPrefix(strings.TrimSpace(s), "€"))
	whole, fraction, cut := strings.Cut(strings.Replace(s, ",", ".", 1), ".")
	if !domain.Digits(whole) || len(whole) > 6 || (cut && !domain.Digits(fraction)) || len(fraction) > 6 {
		return 0, domain.Fail(domain.Invalid, domain.CodeNumber)
	}
	return MicroEuros(domain.ParseDigits(whole))*1_000_000 + MicroEuros(domain.ParseDigits((fraction + "000000")[:6])), nil
}

// Euro returns the amount with four decimals: € 1.234,0015.
func (m MicroEuros) Euro() string {
	rounded := (m + 50) / 100
	return fmt.Sprintf("€\u00a0%s,%04d", domain.DutchInt(int(rounded/10_000)), rounded%10_000)
}

// ModelPrice is what a language model costs per million tokens.
type ModelPrice struct{ Input, Output MicroEuros }

// ParseModelPrice parses two amounts in euros, such as 0,15/0,60. It returns CodeNumber for
// anything else.
func ParseModelPrice(s string) (ModelPrice, error) {
	in, out, two := strings.Cut(s, "/")
	input, err := ParseMicroEuros(in)
	output, wrong := ParseMicroEuros(out)
	if !two || err != nil || wrong != nil {
		return ModelPrice{}, domain.Fail(domain.Invalid, domain.CodeNumber)
	}
	return ModelPrice{input, output}, nil
}

// Cost returns what a number of tokens costs, rounded up.
func (p ModelPrice) Cost(input, output int) MicroEuros {
	const million = 1_000_000
	return (MicroEuros(input)*p.Input + MicroEuros(output)*p.Output + million - 1) / million
}

// budgetWait is the longest that a caller is told to wait for budget: an operator may raise it.
const budgetWait = time.Hour

// BudgetUsedUp returns the refusal of a call to a language model that the budget of the day does
// not allow: Limited judge_budget with {seconds}. midnight is the end of that day.
func BudgetUsedUp(now, midnight time.Time) error {
	wait := min(midnight.Sub(now), budgetWait)
	return domain.Fail(domain.Limited, domain.CodeJudgeBudget).With("limit", "llm_budget").With("seconds", strconv.Itoa(max(1, int(wait.Seconds()))))
}
