package llm

import (
	"context"
	"errors"
	"net"

	"wbso/domain/evaluation"
)

// Budget sets money apart for a call, and pays what the call did cost.
type Budget interface {
	Reserve(ctx context.Context, most evaluation.MicroEuros) (settle func(evaluation.MicroEuros), err error)
}

// PriceReserver is the Reserver of a budget: it turns tokens into money.
type PriceReserver struct {
	Budget Budget
	Price  evaluation.ModelPrice
}

var _ Reserver = PriceReserver{}

// Reserve sets apart what the most tokens would cost.
func (p PriceReserver) Reserve(ctx context.Context, most Usage) (settle func(Usage), err error) {
	pay, err := p.Budget.Reserve(ctx, p.Price.Cost(most.Input, most.Output))
	if err != nil {
		return nil, err
	}
	return func(u Usage) { pay(p.Price.Cost(u.Input, u.Output)) }, nil
}

// billed returns what a question counts for. Where nobody knows, it counts for the most: an
// answer without a count of tokens, and a call that broke off, which the provider may have
// done the work for.
func billed(a Answer, err error, most Usage) Usage {
	var failure *Failure
	var network *net.OpError
	switch {
	case err == nil && a.Usage != Usage{}:
		return a.Usage
	case errors.As(err, &failure) && failure.Status != 0, errors.As(err, &network) && network.Op == "dial":
		return Usage{}
	}
	return most
}
