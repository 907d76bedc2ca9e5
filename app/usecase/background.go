package usecase

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"runtime/debug"
	"sync"
)

// Goroutines start here and nowhere else: a panic in one must never take the
// server down.

// Places returns where a panic may be contained, as OnPanic hears them.
func Places() []string {
	return []string{"claim", "cleaning", "costs", "evaluation", "heartbeat", "job", "print", "trial", "worker", "worker stop"}
}

// Contain runs fn and turns a panic into an error.
func (d Runtime) Contain(ctx context.Context, where string, fn func() error) (err error) {
	defer func() {
		if p := recover(); p != nil {
			d.OnPanic(where)
			d.Log.ErrorContext(ctx, "panic contained", slog.String("where", where), slog.Any("panic", p), slog.String("stack", string(debug.Stack())))
			err = fmt.Errorf("panic in %s: %v", where, p)
		}
	}()
	return fn()
}

// Background runs fn in a goroutine that the group waits for.
func (d Runtime) Background(ctx context.Context, group *sync.WaitGroup, where string, fn func() error) {
	group.Add(1)
	go func() {
		defer group.Done()
		if err := d.Contain(ctx, where, fn); err != nil {
			d.Log.ErrorContext(ctx, "background work failed", slog.String("where", where), slog.Any("error", err))
		}
	}()
}

// SideBySide runs all functions at once, waits for all, and joins their errors
// in the order given.
func (d Runtime) SideBySide(ctx context.Context, where string, fns ...func() error) error {
	errs := make([]error, len(fns))
	var group sync.WaitGroup
	for i, fn := range fns {
		d.Background(ctx, &group, where, func() error {
			errs[i] = d.Contain(ctx, where, fn)
			return nil
		})
	}
	group.Wait()
	return errors.Join(errs...)
}
