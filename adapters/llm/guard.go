package llm

import (
	"cmp"
	"context"
	"errors"
	"time"
	"unicode/utf8"

	"github.com/failsafe-go/failsafe-go"
	"github.com/failsafe-go/failsafe-go/circuitbreaker"

	"wbso/fairqueue"
)

// CallLimits bound the calls to a model. A zero limit is the standard one.
type CallLimits struct {
	Deadline time.Duration // of a question with its waiting and its second try: 29 s
	AtOnce   int           // calls that run: 8
	Waiting  int           // questions that wait for one of those, in turns: 256
	Reserver Reserver      // of the budget; nil for none
	OnCall   func(Call)    // hears how each question went; may be nil
}

// Reserver guards a budget of tokens.
type Reserver interface {
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

// GuardedCompleter is a model behind limits. It implements Completer.
type GuardedCompleter struct {
	next    Completer
	limits  CallLimits
	breaker breaker
	queue   *fairqueue.Queue
}

var _ Completer = (*GuardedCompleter)(nil)

// Guard puts a model behind limits. All uses of one provider share one guard.
func Guard(next Completer, l CallLimits) *GuardedCompleter {
	l.Deadline = cmp.Or(l.Deadline, 29*time.Second) // so that the visitor has an answer within 30
	l.AtOnce, l.Waiting = cmp.Or(l.AtOnce, 8), cmp.Or(l.Waiting, 256)
	if l.OnCall == nil {
		l.OnCall = func(Call) {}
	}
	return &GuardedCompleter{next: next, limits: l, breaker: newBreaker(), queue: fairqueue.New(fairqueue.Capacity{Running: l.AtOnce, Waiting: l.Waiting})}
}

// Model names the model behind the guard.
func (g *GuardedCompleter) Model() string { return g.next.Model() }

// Broken reports whether questions are refused because the provider keeps failing.
func (g *GuardedCompleter) Broken() bool { return g.breaker.open() || g.breaker.IsHalfOpen() }

// Complete asks the model within the limits; questions take turns by the key of ctx. Besides the errors of a Completer it returns
// those of the budget.
func (g *GuardedCompleter) Complete(ctx context.Context, q Question) (a Answer, err error) {
	call, began := Call{Question: q.Name}, time.Now()
	defer func() {
		call.Took, call.Usage, call.Outcome = time.Since(began), a.Usage, outcomeOf(a, err)
		g.limits.OnCall(call)
	}()
	if g.breaker.open() {
		return Answer{}, &Failure{Err: circuitbreaker.ErrOpen}
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

// ask returns the part of a question that runs, after its turn in the queue has come.
func (g *GuardedCompleter) ask(ctx context.Context, q Question, tries *int) (a Answer, err error) {
	if !g.breaker.TryAcquirePermit() {
		return Answer{}, &Failure{Err: circuitbreaker.ErrOpen}
	}
	health := unknown
	defer func() { g.breaker.record(health) }()
	settle := func(Usage) {}
	if g.limits.Reserver != nil {
		if settle, err = g.limits.Reserver.Reserve(ctx, q.most()); err != nil {
			return Answer{}, err
		}
	}
	defer func() { settle(billed(a, err, q.most())) }()
	began := time.Now()
	a, err = failsafe.With(secondTry(ctx)).WithContext(ctx).GetWithExecution(func(e failsafe.Execution[Answer]) (Answer, error) {
		*tries = e.Attempts()
		return g.next.Complete(ctx, q)
	})
	if health = healthOf(err); errors.Is(err, context.DeadlineExceeded) && time.Since(began) < g.limits.Deadline/2 {
		health = unknown // most of its time went by in the queue
	}
	return atMost64K(a), err
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
