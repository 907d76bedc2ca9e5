package llm

import (
	"cmp"
	"context"
	"errors"
	"time"
	"unicode/utf8"

	"wbso/fairqueue"
)

// Limits of the calls to a model. A zero limit is the standard one.
type Limits struct {
	Deadline time.Duration // of a question with its waiting and its second try: 29 s
	AtOnce   int           // calls that run: 8
	Waiting  int           // questions that wait for one of those, in turns: 256
	Spend    Spend         // the budget; nil for none
	Told     func(Call)    // hears how each question went; may be nil
}

// Spend guards a budget.
type Spend interface {
	// Reserve sets apart the most that a question can cost, or refuses it. The caller
	// calls settle once, with what was used.
	Reserve(ctx context.Context, most Usage) (settle func(Usage), err error)
}

// Call is how one question went.
type Call struct {
	Question string // its name
	Outcome  Outcome
	Tries    int
	Took     time.Duration
	Usage    Usage
}

// Guarded is a model behind limits. It implements Completer.
type Guarded struct {
	next    Completer
	limits  Limits
	breaker breaker
	queue   *fairqueue.Queue
}

var _ Completer = (*Guarded)(nil)

// Guard puts a model behind limits. All readers of one provider share one.
func Guard(next Completer, l Limits) *Guarded {
	l.Deadline = cmp.Or(l.Deadline, 29*time.Second) // so that the visitor has an answer within 30
	l.AtOnce, l.Waiting = cmp.Or(l.AtOnce, 8), cmp.Or(l.Waiting, 256)
	if l.Told == nil {
		l.Told = func(Call) {}
	}
	return &Guarded{next: next, limits: l, queue: fairqueue.New(fairqueue.Limits{Running: l.AtOnce, Waiting: l.Waiting})}
}

// Model names the model behind the guard.
func (g *Guarded) Model() string { return g.next.Model() }

// Broken reports whether questions are refused because the provider keeps failing.
func (g *Guarded) Broken() bool { return g.breaker.open() }

// Complete asks the model within the limits; questions take turns by the key of ctx. Besides the errors of a Completer it returns
// those of the budget.
func (g *Guarded) Complete(ctx context.Context, q Question) (a Answer, err error) {
	call, began := Call{Question: q.Name}, time.Now()
	defer func() {
		call.Took, call.Usage, call.Outcome = time.Since(began), a.Usage, outcomeOf(a, err)
		g.limits.Told(call)
	}()
	if g.breaker.open() {
		return Answer{}, &Failure{Err: errOpen}
	}
	limited, cancel := context.WithTimeout(ctx, g.limits.Deadline)
	defer cancel()
	leave, err := g.queue.Enter(limited, fairqueue.KeyOf(ctx))
	if errors.Is(err, fairqueue.ErrFull) {
		err = &Failure{Err: err}
	}
	if err != nil {
		return Answer{}, err
	}
	defer leave()
	a, err = g.ask(limited, q, &call.Tries)
	if errors.Is(err, context.DeadlineExceeded) && ctx.Err() == nil && g.breaker.open() {
		err = &Failure{Err: err} // others take too long as well: this question is not to blame
	}
	return a, err
}

// ask is the part of a question that runs, after its turn in the queue has come.
func (g *Guarded) ask(ctx context.Context, q Question, tries *int) (a Answer, err error) {
	end, ok := g.breaker.begin()
	if !ok {
		return Answer{}, &Failure{Err: errOpen}
	}
	health := unknown
	defer func() { end(health) }()
	settle := func(Usage) {}
	if g.limits.Spend != nil {
		if settle, err = g.limits.Spend.Reserve(ctx, q.most()); err != nil {
			return Answer{}, err
		}
	}
	defer func() { settle(billed(a, err, q.most())) }()
	began := time.Now()
	a, err = g.twice(ctx, q, tries)
	if health = healthOf(err); errors.Is(err, context.DeadlineExceeded) && time.Since(began) < g.limits.Deadline/2 {
		health = unknown // most of its time went by in the queue
	}
	return atMost64K(a), err
}

// pause is how long a second try waits when the provider does not say.
const pause = 500 * time.Millisecond

// twice asks a second time after a failure that may pass, if the time allows it.
func (g *Guarded) twice(ctx context.Context, q Question, tries *int) (Answer, error) {
	*tries = 1
	a, err := g.next.Complete(ctx, q)
	var failure *Failure
	if !errors.As(err, &failure) || !failure.passing() {
		return a, err
	}
	wait := cmp.Or(failure.RetryAfter, pause)
	if end, _ := ctx.Deadline(); time.Until(end) <= wait {
		return a, err
	}
	select {
	case <-ctx.Done():
		return a, ctx.Err()
	case <-time.After(wait):
	}
	*tries = 2
	return g.next.Complete(ctx, q)
}

// mostText is the longest answer that is read, in bytes.
const mostText = 64 << 10

// atMost64K cuts an answer that is too long.
func atMost64K(a Answer) Answer {
	if len(a.Text) <= mostText {
		return a
	}
	end := mostText
	for end > 0 && !utf8.RuneStart(a.Text[end]) {
		end--
	}
	a.Text, a.Cut = a.Text[:end], true
	return a
}
