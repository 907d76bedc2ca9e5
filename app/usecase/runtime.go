package usecase

import (
	"log/slog"

	"wbso/domain"
	"wbso/domain/account"
	"wbso/ports"
)

// Runtime is what every use case has: the store, the clock, the log, and who counts panics.
type Runtime struct {
	Store   ports.UnitOfWork
	Clock   ports.Clock
	Log     *slog.Logger
	OnPanic func(where string) // counts panics that were contained
	Limits  account.Limits     // of an account without its own
	Signer  Signer
}

// ThisMonth returns the month of the business day.
func (d Runtime) ThisMonth() domain.Month { return d.Clock.Today().MonthOf() }
