package apptest

import (
	"context"
	"errors"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"wbso/domain"
	"wbso/domain/queue"
	"wbso/ports"
)

// leases are the store's leases, until a test takes them away (Away), after which the failing calls
// are counted. Mail jobs wait until a test sends them, so that other tests count only the jobs that
// they are about.
type leases struct {
	ports.Leases
	Away, Mails       atomic.Bool
	Extends, Releases atomic.Int64
}

func (l *leases) ClaimJob(ctx context.Context, worker string, kinds []queue.JobKind, lease time.Duration) (queue.Job, bool, error) {
	if !l.Mails.Load() {
		kinds = slices.DeleteFunc(slices.Clone(kinds), ofMail)
	}
	return l.Leases.ClaimJob(ctx, worker, kinds, lease)
}

// ofMail reports whether a job is about mails, or about the invoices that they bring.
func ofMail(k queue.JobKind) bool {
	return k == queue.SendMail || k == queue.ForgetMail || k == queue.IssueInvoice
}

func (l *leases) ExtendLease(ctx context.Context, j queue.Job, lease time.Duration) error {
	if l.Away.Load() {
		l.Extends.Add(1)
		return ErrCut
	}
	return l.Leases.ExtendLease(ctx, j, lease)
}

func (l *leases) ReleaseJob(ctx context.Context, j queue.Job, wait time.Duration) error {
	if l.Away.Load() {
		l.Releases.Add(1)
		return ErrCut
	}
	return l.Leases.ReleaseJob(ctx, j, wait)
}

// Cut is where a transaction is cut off, as by a kill or a lost database.
type Cut int

// ErrCut is the error of what was cut off.
var ErrCut = domain.Fail(domain.Unavailable, domain.CodeStoreAway)

// store is the real one, which a test may cut off or replace in parts.
type store struct {
	ports.UnitOfWork
	mu     sync.Mutex
	writes int
	cutAt  int // which Write from now, from 1; 0: none
	how    Cut
	repos  func(ports.Repos) ports.Repos
	// rehearse makes every closure run more than once, as it may: first where
	// each statement fails, then in a transaction that comes to nothing.
	Rehearse bool
	// meanwhile happens once between the check of an import and its transaction.
	Meanwhile func()
}

func (s *store) WriteLong(ctx context.Context, fn func(ports.Repos) error) error {
	if happens := s.Meanwhile; happens != nil {
		s.Meanwhile = nil
		happens()
	}
	if s.Rehearse {
		_ = s.UnitOfWork.WriteLong(ctx, func(r ports.Repos) error { return errors.Join(fn(r), ErrCut) })
	}
	return s.UnitOfWork.WriteLong(ctx, fn)
}

func (s *store) CutOff(at int, how Cut) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.writes, s.cutAt, s.how = 0, at, how
}

// WasCut reports whether the Write that was to be cut off was reached.
func (s *store) WasCut() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.cutAt > 0 && s.writes >= s.cutAt
}

// CountWrites returns how many Writes there were since cutOff.
func (s *store) CountWrites() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.writes
}

func (s *store) With(repos func(ports.Repos) ports.Repos) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.repos = repos
}

func (s *store) Write(ctx context.Context, fn func(ports.Repos) error) error {
	s.mu.Lock()
	s.writes++
	how, repos, rehearse := Whole, s.repos, s.Rehearse
	if s.cutAt > 0 && s.writes == s.cutAt {
		how = s.how
	}
	s.mu.Unlock()
	if how == Before {
		return ErrCut
	}
	if rehearse {
		s.rehearsal(ctx, fn)
	}
	err := s.UnitOfWork.Write(ctx, func(r ports.Repos) error {
		if repos != nil {
			r = repos(r)
		}
		if err := fn(r); err != nil || how != Undone {
			return err
		}
		return ErrCut
	})
	if err == nil && how == UnheardOf {
		return ErrCut
	}
	return err
}

func (s *store) rehearsal(ctx context.Context, fn func(ports.Repos) error) {
	var ended ports.Repos
	_ = s.UnitOfWork.Write(ctx, func(r ports.Repos) error { ended = r; return ErrCut })
	_ = fn(ended)
	_ = s.UnitOfWork.Write(ctx, func(r ports.Repos) error { return errors.Join(fn(r), ErrCut) })
}
