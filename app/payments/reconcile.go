package payments

import (
	"context"
	"errors"
	"log/slog"
	"math"
	"slices"
	"time"

	"wbso/app/jobs"
	"wbso/domain"
	"wbso/domain/payment"
	"wbso/domain/queue"
	"wbso/domain/request"
	"wbso/ports"
)

const (
	// reconcileInterval is how often the provider is asked.
	reconcileInterval = 15 * time.Minute
	// reconcileSince is how old a payment may be: the provider sends an event for three
	// days, and one more is for the night.
	reconcileSince = 96 * time.Hour
	reconcileTime  = 10 * time.Minute
	// reconcileFailures is how often the provider may fail before the rest waits: one payment
	// that it cannot tell about keeps no other waiting, and one that is away is left alone.
	reconcileFailures = 5
)

// Reconciliation is what asking the provider has shown.
type Reconciliation struct {
	Asked   int                     // payments
	Unknown int                     // of them the provider has none, such as those of another provider
	Changes []payment.PaymentChange // in the order in which payments were asked about
}

// errDryRun rolls back what was only tried.
var errDryRun = errors.New("a dry run")

// Reconcile asks the provider about all pending payments and about those created in the time before
// now, oldest first, and applies what events would have said. A dry run changes nothing. A payment
// that the provider cannot tell about is skipped; the first such error, Unavailable
// payment_provider_failed, is returned beside what was done.
func (p *Payments) Reconcile(ctx context.Context, since time.Duration, dryRun bool) (Reconciliation, error) {
	return p.reconcile(ctx, since, dryRun, func(payment.Payment) bool { return true })
}

// reconciling is a recurring job that does the same. It leaves out payments that came in, since
// these may be refunded for months. After a change of provider the job of the earlier one ends.
func (p *Payments) reconciling() jobs.Kind {
	nothing := func(context.Context, ports.Repos, queue.Job) error { return nil }
	open := func(pay payment.Payment) bool {
		return pay.Status != request.Paid && pay.Status != request.PaymentRefunded
	}
	unrecorded := func(context.Context, ports.Repos) error { return nil }
	k := jobs.Kind{
		Time: reconcileTime, Interval: reconcileInterval, Attempts: math.MaxInt32, External: true, Reopen: nothing, Cancel: nothing,
		Fail: func(context.Context, ports.Repos, queue.Job, error) error { return nil },
		Run: func(ctx context.Context, _ queue.Job) (jobs.Record, error) {
			_, err := p.reconcile(ctx, reconcileSince, false, open)
			return unrecorded, err
		},
	}
	if !p.deps.Reconcile {
		k.Interval, k.Run = 0, func(context.Context, queue.Job) (jobs.Record, error) { return unrecorded, nil }
	}
	return k
}

func (p *Payments) reconcile(
	ctx context.Context, since time.Duration, dryRun bool, which func(payment.Payment) bool,
) (out Reconciliation, err error) {
	payments, err := p.asked(ctx, since, which)
	if err != nil {
		return out, err
	}
	var failures []error
	for _, pay := range payments {
		out.Asked++
		events, err := p.deps.Checkout.ListCheckoutEvents(ctx, pay.Checkout)
		if domain.KindOf(err) == domain.NotFound {
			out.Unknown++
			continue
		}
		var changes []payment.PaymentChange
		if err == nil {
			changes, err = p.catchUp(ctx, pay, events, dryRun)
		}
		if err != nil {
			if failures = append(failures, err); len(failures) == reconcileFailures || ctx.Err() != nil {
				break
			}
		}
		out.Changes = append(out.Changes, changes...)
	}
	if len(failures) > 0 {
		return out, failures[0]
	}
	return out, nil
}

// asked returns the payments to ask about, oldest first.
func (p *Payments) asked(
	ctx context.Context, since time.Duration, which func(payment.Payment) bool,
) (payments []payment.Payment, err error) {
	err = p.deps.Store.Read(ctx, func(r ports.Repos) error {
		payments = nil
		from := p.deps.Clock.Now().Add(-since)
		for _, filter := range []payment.PaymentFilter{{Since: from}, {Status: request.PaymentPending}} {
			list, err := r.Payments.ListPayments(ctx, filter, domain.Page{Size: math.MaxInt32})
			if err != nil {
				return err
			}
			payments = append(payments, list.Items...)
		}
		return nil
	})
	slices.SortFunc(payments, func(a, b payment.Payment) int { return int(a.ID - b.ID) })
	payments = slices.CompactFunc(payments, func(a, b payment.Payment) bool { return a.ID == b.ID })
	return slices.DeleteFunc(payments, func(p payment.Payment) bool { return p.Checkout == "" || !which(p) }), err
}

// catchUp applies what the provider says about a checkout, and returns what that changes.
// A checkout that expired here and is open there is closed once more.
func (p *Payments) catchUp(
	ctx context.Context, pay payment.Payment, events []payment.PaymentEvent, dryRun bool,
) (changes []payment.PaymentChange, err error) {
	err = p.deps.Store.Write(ctx, func(r ports.Repos) error {
		changes = nil
		for _, event := range events {
			h, err := p.take(ctx, r, event)
			if err != nil {
				return err
			}
			changes = merged(changes, h.changes)
		}
		if dryRun {
			return errDryRun
		}
		return nil
	})
	if errors.Is(err, errDryRun) {
		return changes, nil
	}
	if err != nil {
		return nil, err
	}
	if len(changes) > 0 {
		p.deps.OnPaymentEvent("reconciliation", outcomeOf(changes))
	}
	p.follow(ctx, p.deps.Log.With(slog.String("type", "reconciliation"), slog.String("checkout", pay.Checkout)), pay.Checkout, changes)
	open := func(e payment.PaymentEvent) bool { return e.Status == request.PaymentPending }
	if pay.Status == request.PaymentExpired && slices.ContainsFunc(events, open) {
		p.CloseCheckout(ctx, pay.Checkout)
	}
	return changes, nil
}

// merged adds changes to earlier ones, so that each payment is there once.
func merged(earlier, later []payment.PaymentChange) []payment.PaymentChange {
	for _, change := range later {
		i := slices.IndexFunc(earlier, func(c payment.PaymentChange) bool { return c.After.ID == change.After.ID })
		if i < 0 {
			earlier = append(earlier, change)
		} else {
			earlier[i].After = change.After
		}
	}
	return earlier
}
