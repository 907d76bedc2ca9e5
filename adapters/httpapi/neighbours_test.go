package httpapi_test

import (
	"context"
	"errors"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"wbso/adapters/argon2"
	"wbso/adapters/fakepay"
	"wbso/adapters/llm/offline"
	"wbso/adapters/sqlstore"
	"wbso/domain"
	"wbso/domain/evaluation/find"
	"wbso/ports"
)

// clock stands still until it is moved.
type clock struct {
	mu  sync.Mutex
	now time.Time
}

func (c *clock) Now() time.Time {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.now
}

func (c *clock) Today() domain.Date { return c.DayOf(c.Now()) }

func (c *clock) TimeOf(at time.Time) time.Time { return at.Add(time.Hour) }

func (c *clock) DayOf(at time.Time) domain.Date { return domain.DateOf(at.Add(time.Hour)) } // Amsterdam in winter

func (c *clock) pass(d time.Duration) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.now = c.now.Add(d)
}

// store is the real one until it is away.
type store struct {
	*sqlstore.Store
	away  atomic.Bool
	reads atomic.Int64 // how many more succeed; 0 is any number
}

// awayAfter lets some reads succeed and no more.
func (s *store) awayAfter(reads int) {
	s.away.Store(false)
	s.reads.Store(int64(reads))
}

func (s *store) reach() error {
	if !s.away.Load() {
		return nil
	}
	return domain.Fail(domain.Unavailable, domain.CodeStoreAway).Because(errors.New("dial tcp 10.0.0.1:5432: connection refused"))
}

func (s *store) Read(ctx context.Context, fn func(ports.Repos) error) error {
	return s.counting(func() error { return s.Store.Read(ctx, fn) })
}

func (s *store) ReadOne(ctx context.Context, fn func(ports.Repos) error) error {
	return s.counting(func() error { return s.Store.ReadOne(ctx, fn) })
}

func (s *store) counting(read func() error) error {
	if err := s.reach(); err != nil {
		return err
	}
	if s.reads.Load() > 0 && s.reads.Add(-1) == 0 {
		defer s.away.Store(true)
	}
	return read()
}

func (s *store) Write(ctx context.Context, fn func(ports.Repos) error) error {
	if err := s.reach(); err != nil {
		return err
	}
	return s.Store.Write(ctx, fn)
}

func (s *store) Count(ctx context.Context, fn func(ports.RateCounters) error) error {
	if err := s.reach(); err != nil {
		return err
	}
	return s.Store.Count(ctx, fn)
}

func (s *store) Ping(ctx context.Context) error {
	if err := s.reach(); err != nil {
		return err
	}
	return s.Store.Ping(ctx)
}

// analyzer is the offline analyzer of what is evaluated, counted, until it is told to fail.
type analyzer struct {
	offline.Analyzer
	mu    sync.Mutex
	asked int
	err   error
	panic bool
	model ports.Analyzer // reads in place of the rules; nil for none
}

func (j *analyzer) AnalyzeText(ctx context.Context, t find.Text) (find.Analysis, error) {
	model, err := j.next()
	if err != nil {
		return find.Analysis{}, err
	}
	return model.AnalyzeText(ctx, t) // side by side
}

// next notes a question and returns who reads its text.
func (j *analyzer) next() (ports.Analyzer, error) {
	j.mu.Lock()
	defer j.mu.Unlock()
	j.asked++
	switch {
	case j.panic:
		panic("no such table: secrets")
	case j.model != nil:
		return j.model, j.err
	}
	return j.Analyzer, j.err
}

// reader fails with the analyzer.
type reader struct {
	offline.Analyzer
	analyzer *analyzer
}

func (r reader) AnalyzeText(ctx context.Context, t find.Text) (find.Analysis, error) {
	if r.analyzer.err != nil {
		return find.Analysis{}, r.analyzer.err
	}
	return r.Analyzer.AnalyzeText(ctx, t)
}

// hasher is the real one at a low cost, counted, until it is told to fail.
type hasher struct {
	*argon2.Passwords
	checked atomic.Int32
	err     error
}

func (h *hasher) VerifyPassword(ctx context.Context, address, hash, password string) (bool, error) {
	if h.err != nil {
		return false, h.err
	}
	h.checked.Add(1)
	return h.Passwords.VerifyPassword(ctx, address, hash, password)
}

// checkout is the fake provider until it is told to fail.
type checkout struct {
	*fakepay.Provider
	err       error
	meanwhile func() // happens once while a checkout opens
}

func (c *checkout) OpenCheckout(ctx context.Context, o ports.CheckoutOrder) (ports.CheckoutPage, error) {
	if c.err != nil {
		return ports.CheckoutPage{}, c.err
	}
	if happens := c.meanwhile; happens != nil {
		c.meanwhile = nil
		happens()
	}
	return c.Provider.OpenCheckout(ctx, o)
}

// logBook keeps what was logged.
type logBook struct {
	mu    sync.Mutex
	lines strings.Builder
}

func (l *logBook) Write(b []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.lines.Write(b)
}

func (l *logBook) text() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.lines.String()
}

func (l *logBook) empty() {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.lines.Reset()
}
