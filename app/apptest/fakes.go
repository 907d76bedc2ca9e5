package apptest

import (
	"bytes"
	"context"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"wbso/adapters/argon2"
	"wbso/domain"
	"wbso/domain/application/claim"
	"wbso/domain/evaluation/find"
	"wbso/domain/hours"
	"wbso/domain/payment"
	"wbso/domain/queue"
	"wbso/fairqueue"
	"wbso/ports"
)

// clock shows the same time until a test moves it.
type clock struct {
	mu  sync.Mutex
	now time.Time
	Day domain.Date
}

func (c *clock) Now() time.Time {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.now
}

func (c *clock) Today() domain.Date {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.Day
}

// TimeOf returns noon of the business day.
func (c *clock) TimeOf(at time.Time) time.Time {
	day := c.DayOf(at)
	return time.Date(day.Year, day.Month, day.Day, at.Hour(), at.Minute(), 0, 0, time.UTC)
}

// DayOf returns as far from today as the moment is from now.
func (c *clock) DayOf(at time.Time) domain.Date {
	now := domain.DateOf(c.Now())
	for days := 0; ; days++ {
		if domain.DateOf(at) == now.AddDays(-days) {
			return c.Today().AddDays(-days)
		}
	}
}

func (c *clock) Pass(d time.Duration) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.now = c.now.Add(d)
}

func (c *clock) SetToday(day string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.Day = Must(domain.ParseDate(day))
}

// Script is how a neighbour behaves: it counts the calls and asks the test what
// to do with each, counted from 1. That may fail, block or panic.
type Script struct {
	mu    sync.Mutex
	calls int
	act   func(ctx context.Context, call int) error
}

func (s *Script) Does(act func(ctx context.Context, call int) error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.calls, s.act = 0, act
}

func (s *Script) Fails(err error) {
	s.Does(func(context.Context, int) error { return err })
}

func (s *Script) Play(ctx context.Context) error {
	s.mu.Lock()
	s.calls++
	call, act := s.calls, s.act
	s.mu.Unlock()
	if act == nil {
		return nil
	}
	return act(ctx, call)
}

func (s *Script) Count() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.calls
}

// Hang blocks until the context ends, and says on began that it has begun.
func Hang(began chan<- struct{}) func(context.Context, int) error {
	return func(ctx context.Context, _ int) error {
		began <- struct{}{}
		<-ctx.Done()
		return ctx.Err()
	}
}

// Vague marks a text that the evaluator of the tests finds not good enough.
const Vague = "Iets met innovatie."

// Evaluator finds a text good unless a test says otherwise.
type Evaluator struct {
	Script
	Named string
	Reads func(find.Text) find.Analysis // nil for the reading below
}

// AnalyzeText finds all that a good text has, in the whole text.
func (e *Evaluator) AnalyzeText(ctx context.Context, t find.Text) (find.Analysis, error) {
	if err := e.Play(ctx); err != nil {
		return find.Analysis{}, err
	}
	if e.Reads != nil {
		return e.Reads(t), nil
	}
	c := find.Clause{To: len(t.Text), Prose: true}
	if t.Text != Vague {
		c.Subjects = strings.Fields("sensor membraan firmware demper trilling hars zout vezel weefsel pomp folie lager")
		for _, role := range []find.Role{find.Develops, find.Goal, find.Problem, find.Unknown, find.RuledOut, find.Principle, find.KnowledgeEdge} {
			c.Roles = append(c.Roles, find.Evidence{Role: role, Strength: 2, Quote: t.Text})
		}
		for _, noun := range c.Subjects {
			c.Roles = append(c.Roles, find.Evidence{Role: find.Subject, Strength: 2, Quote: noun})
		}
	}
	return find.Analysis{Language: find.Dutch, Length: 400, Clauses: []find.Clause{c}}, nil
}

func (e *Evaluator) Version() string { return e.Named }

// composer reads by the product's own rules. It plays its script once per application, at
// the first text.
type composer struct {
	Script
	Reads func(find.Text) find.Analysis // as a model; nil reads by the rules
}

func (c *composer) AnalyzeText(ctx context.Context, t find.Text) (find.Analysis, error) {
	if t.Field == find.ElevatorPitch {
		if err := c.Play(ctx); err != nil {
			return find.Analysis{}, err
		}
	}
	if c.Reads != nil {
		return c.Reads(t), nil
	}
	return find.Analyse(t), nil
}

func (c *composer) Version() string { return "one" }

// renderer makes documents that only say whose they are; documents_test.go has
// the real one.
type renderer struct {
	Script
	Real ports.Renderer
}

func (r *renderer) RenderApplication(ctx context.Context, p claim.Print) ([]byte, error) {
	return r.print(ctx, "full", p, ports.Renderer.RenderApplication)
}

func (r *renderer) RenderExample(ctx context.Context, p claim.Print) ([]byte, error) {
	return r.print(ctx, "example", p, ports.Renderer.RenderExample)
}

func (r *renderer) RenderPreview(ctx context.Context, p claim.Print) ([]byte, error) {
	return r.print(ctx, "preview", p, ports.Renderer.RenderPreview)
}

func (r *renderer) print(ctx context.Context, kind string, p claim.Print, real func(ports.Renderer, context.Context, claim.Print) ([]byte, error)) ([]byte, error) {
	if err := r.Play(ctx); err != nil {
		return nil, err
	}
	if r.Real != nil {
		return real(r.Real, ctx, p)
	}
	return []byte(kind + " " + p.Number), nil
}

// passwords counts the checks.
type passwords struct {
	*argon2.Passwords
	Script
	Last atomic.Int64 // checks that wait behind all others
}

func (p *passwords) VerifyPassword(ctx context.Context, address, hash, password string) (bool, error) {
	if err := p.Play(ctx); err != nil {
		return false, err
	}
	if fairqueue.IsLast(ctx) {
		p.Last.Add(1)
	}
	return p.Passwords.VerifyPassword(ctx, address, hash, password)
}

// printer is the real one, unless a test makes it fail.
type printer struct {
	ports.Printer
	mu     sync.Mutex
	sheets []hours.MonthSheet
	Script
	Sheet hours.Timesheet // the last one
}

func (p *printer) PrintTimesheet(ctx context.Context, t hours.Timesheet) ([]byte, error) {
	p.Sheet = t
	return p.Printer.PrintTimesheet(ctx, t)
}

func (p *printer) PrintInvoice(ctx context.Context, i payment.Invoice) ([]byte, error) {
	if err := p.Play(ctx); err != nil {
		return nil, err
	}
	return p.Printer.PrintInvoice(ctx, i)
}

// book keeps what was logged.
type book struct {
	mu    sync.Mutex
	Lines bytes.Buffer
}

func (b *book) Write(line []byte) (int, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.Lines.Write(line)
}

func (b *book) Text() string {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.Lines.String()
}

// Errors returns the lines of the level ERROR.
func (b *book) Errors() (list []string) {
	b.mu.Lock()
	defer b.mu.Unlock()
	for line := range strings.Lines(b.Lines.String()) {
		if strings.Contains(line, "level=ERROR") {
			list = append(list, line)
		}
	}
	return list
}

// outcomes are the ends of jobs as they were reported, but of the one that comes again and again.
type outcomes struct {
	mu   sync.Mutex
	list []queue.JobStatus
}

func (o *outcomes) add(kind queue.JobKind, s queue.JobStatus) {
	if kind == queue.RemindOpenDays {
		return
	}
	o.mu.Lock()
	defer o.mu.Unlock()
	o.list = append(o.list, s)
}

func (o *outcomes) All() []queue.JobStatus {
	o.mu.Lock()
	defer o.mu.Unlock()
	return append([]queue.JobStatus(nil), o.list...)
}

// events are what the provider said, as it was counted: its word and what came of it.
type events struct {
	mu   sync.Mutex
	list []string
}

func (e *events) add(kind, outcome string) {
	e.mu.Lock()
	defer e.mu.Unlock()
	e.list = append(e.list, kind+" "+outcome)
}

func (e *events) All() []string {
	e.mu.Lock()
	defer e.mu.Unlock()
	return append([]string(nil), e.list...)
}

const (
	Whole     Cut = iota
	Before        // nothing has run
	Undone        // everything has run, and the commit fails
	UnheardOf     // it has committed, and nobody hears of it
)

func (p *printer) PrintMonthSheet(ctx context.Context, m hours.MonthSheet) ([]byte, error) {
	p.mu.Lock()
	p.sheets = append(p.sheets, m)
	p.mu.Unlock()
	return p.Printer.PrintMonthSheet(ctx, m)
}

// MonthSheets returns the timesheets of months that were printed.
func (p *printer) MonthSheets() []hours.MonthSheet {
	p.mu.Lock()
	defer p.mu.Unlock()
	return append([]hours.MonthSheet(nil), p.sheets...)
}
