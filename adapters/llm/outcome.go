package llm

import (
	"context"
	"errors"
	"net/http"

	"github.com/failsafe-go/failsafe-go/circuitbreaker"

	"wbso/fairqueue"
)

// Outcome is how a question ended.
type Outcome string

// The outcomes.
const (
	Answered Outcome = "answered"
	CutOff   Outcome = "cut_off"
	Failed   Outcome = "failed"
	Late     Outcome = "late"     // no answer within the deadline
	Left     Outcome = "left"     // the caller did not wait for it
	Open     Outcome = "open"     // refused, since the provider kept failing
	Full     Outcome = "full"     // refused, since too many were waiting
	Refused  Outcome = "no_spend" // refused by the budget
)

func outcomeOf(a Answer, err error) Outcome {
	var failure *Failure
	switch {
	case err == nil && a.Cut:
		return CutOff
	case err == nil:
		return Answered
	case errors.Is(err, circuitbreaker.ErrOpen):
		return Open
	case errors.Is(err, fairqueue.ErrFull):
		return Full
	case errors.Is(err, context.Canceled):
		return Left
	case errors.Is(err, context.DeadlineExceeded):
		return Late
	case errors.As(err, &failure):
		return Failed
	}
	return Refused
}

// isAway reports whether the provider currently answers no question at all. A question that took
// too long does not count, since it may itself be the cause.
func isAway(err error) bool {
	var failure *Failure
	return errors.As(err, &failure) && healthOf(err) == failing
}

// health is the state of the provider as one call showed it.
type health int

const (
	unknown health = iota
	working
	failing
)

// healthOf does not blame the provider for a caller who left, nor for a question that it
// does not accept: else one user's text could shut the model to everybody.
func healthOf(err error) health {
	var failure *Failure
	switch {
	case err == nil:
		return working
	case errors.Is(err, context.Canceled):
		return unknown
	case errors.As(err, &failure):
		switch failure.Status {
		case http.StatusBadRequest, http.StatusRequestEntityTooLarge, http.StatusUnprocessableEntity:
			return unknown
		}
	}
	return failing
}
