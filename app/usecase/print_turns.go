package usecase

import (
	"context"
	"errors"

	"wbso/domain"
	"wbso/fairqueue"
)

// PrintTurns lets PDFs be made when they are fetched, a few at a time. Callers take turns by the
// key of their context.
type PrintTurns struct {
	*fairqueue.Queue
	runtime Runtime
}

// How many PDFs are made at a time, and how many callers wait for a turn.
const (
	printsAtOnce  = 2
	printsWaiting = 128
)

// NewPrintTurns returns turns that nobody waits for.
func NewPrintTurns(runtime Runtime) *PrintTurns {
	return &PrintTurns{fairqueue.New(fairqueue.Capacity{Running: printsAtOnce, Waiting: printsWaiting}), runtime}
}

// Print waits for a turn and prints. It fails with Unavailable server_busy when too many wait.
func (p *PrintTurns) Print(ctx context.Context, print func() ([]byte, error)) (content []byte, err error) {
	leave, err := p.Enter(ctx, fairqueue.KeyOf(ctx))
	if errors.Is(err, fairqueue.ErrFull) {
		return nil, domain.Fail(domain.Unavailable, domain.CodeBusy).With("limit", "print")
	}
	if err != nil {
		return nil, err
	}
	defer leave()
	err = p.runtime.Contain(ctx, "print", func() error {
		content, err = print()
		return err
	})
	return content, err
}
