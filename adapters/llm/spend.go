package llm

import (
	"context"
	"errors"
	"net"

	"wbso/domain"
)

// Purse sets money apart for a call, and pays what the call did cost.
type Purse interface {
	Reserve(ctx context.Context, most domain.MicroEuros) (settle func(domain.MicroEuros), err error)
}

// Priced is the Spend of a purse: it turns tokens into money.
type Priced struct {
	Purse Purse
	Price domain.ModelPrice
}

var _ Spend = Priced{}

// Reserve sets apart what the most tokens would cost.
func (p Priced) Reserve(ctx context.Context, most Usage) (settle func(Usage), err error) {
	pay, err := p.Purse.Reserve(ctx, p.Price.Cost(most.Input, most.Output))
	if err != nil {
		return nil, err
	}
	return func(u Usage) { pay(p.Price.Cost(u.Input, u.Output)) }, nil
}

// billed is what a question counts for. Where nobody knows, it counts for the most: an
// answer without a count of tokens, and a call that broke off, which the provider may have
// done the work for.
func billed(a Answer, err error, most Usage) Usage {
	var failure *Failure
	var line *net.OpError
	switch {
	case err == nil && a.Usage != Usage{}:
		return a.Usage
	case errors.As(err, &failure) && failure.Status != 0, errors.As(err, &line) && line.Op == "dial":
		return Usage{}
	}
	return most
}
