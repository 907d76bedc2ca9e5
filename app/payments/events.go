package payments

import (
	"cmp"
	"context"
	"log/slog"
	"slices"

	"wbso/domain"
	"wbso/domain/payment"
	"wbso/ports"
)

// What came of an event, for the metrics.
const (
	EventRefused   = "refused"   // not signed, not understood, or about another kind of money
	eventIgnored   = "ignored"   // of no concern here
	eventUnknown   = "unknown"   // about a checkout that is not ours
	eventRepeated  = "repeated"  // applied before
	eventUnsound   = "unsound"   // says what cannot be
	eventApplied   = "applied"   // changed something
	eventUnchanged = "unchanged" // said what was known
	eventOdd       = "odd"       // brought other money than was asked
)

// OtherEvents stands for the words of the provider that are not kept, which are many.
const OtherEvents = "other"

// Webhook applies one call of the provider, once, in whatever order calls come. An unknown checkout
// and an impossible refund are logged and change nothing.
func (p *Payments) Webhook(ctx context.Context, payload []byte, signature string) error {
	event, err := p.deps.Checkout.ReadEvent(ctx, payload, signature)
	switch {
	case domain.KindOf(err) == domain.Invalid:
		p.deps.Log.WarnContext(ctx, "payment event refused", slog.Any("error", err))
		if len(payload) > 0 { // else it has no signature, and is no event of a provider: nobody is to be woken
			p.deps.OnPaymentEvent(OtherEvents, EventRefused)
		}
		return err
	case err != nil:
		return err
	case !event.Matters():
		p.deps.OnPaymentEvent(OtherEvents, eventIgnored)
		return nil
	}
	return p.hear(ctx, event)
}

// heard is what came of an event.
type heard struct {
	payment payment.Payment // the one that it is about; none for a checkout that is not ours
	outcome string
	changes []payment.PaymentChange
}

// hear applies an event and does what follows from it.
func (p *Payments) hear(ctx context.Context, event payment.PaymentEvent) error {
	h, err := p.applied(ctx, event)
	if err == nil && h.outcome == eventUnknown && event.Checkout == "" {
		h, err = p.searched(ctx, event)
	}
	if err != nil {
		return err
	}
	p.deps.OnPaymentEvent(event.Type, h.outcome)
	log := p.deps.Log.With(slog.String("event", event.ID), slog.String("type", event.Type), slog.String("checkout", h.payment.Checkout))
	switch h.outcome {
	case eventUnknown:
		log.WarnContext(ctx, "payment event for an unknown checkout", slog.String("about", cmp.Or(event.Checkout, event.Intent)))
	case eventUnsound:
		log.ErrorContext(ctx, "payment event that cannot be", slog.Int64("payment", h.payment.ID), slog.Int64("refunded", int64(event.Refunded)), slog.Int64("paid", int64(event.Amount)))
	}
	p.follow(ctx, log, h.payment.Checkout, h.changes)
	return nil
}

func (p *Payments) applied(ctx context.Context, event payment.PaymentEvent) (h heard, err error) {
	err = p.deps.Store.Write(ctx, func(r ports.Repos) (err error) {
		h, err = p.take(ctx, r, event)
		return err
	})
	return h, err
}

// searched applies an event whose intent is not known here, such as a refund that arrives before
// its payment. It asks the provider for the checkout.
func (p *Payments) searched(ctx context.Context, event payment.PaymentEvent) (heard, error) {
	checkout, err := p.deps.Checkout.FindCheckout(ctx, event.Intent)
	if domain.KindOf(err) == domain.NotFound {
		return heard{outcome: eventUnknown}, nil
	}
	if err != nil {
		return heard{}, err
	}
	event.Checkout = checkout
	return p.applied(ctx, event)
}

// take records an event and applies it. One without an id is not recorded: it is asked
// for, and says the same when it is asked again.
func (p *Payments) take(ctx context.Context, r ports.Repos, event payment.PaymentEvent) (h heard, err error) {
	if event.Checkout == "" {
		h.payment, err = r.Payments.FindPaymentByIntent(ctx, event.Intent)
	} else {
		h.payment, err = r.Payments.FindPaymentByCheckout(ctx, event.Checkout)
	}
	if domain.KindOf(err) == domain.NotFound {
		return heard{outcome: eventUnknown}, nil
	}
	if err != nil {
		return h, err
	}
	event.Checkout = h.payment.Checkout
	first := true
	if event.ID != "" {
		first, err = r.Payments.RecordEvent(ctx, event)
	}
	switch {
	case err != nil:
		return h, err
	case !first:
		h.outcome = eventRepeated
		return h, nil
	case !event.Sound():
		h.outcome = eventUnsound
		return h, nil
	}
	h.changes, err = p.settle(ctx, r, h.payment.Request, event)
	h.outcome = outcomeOf(h.changes)
	return h, err
}

func outcomeOf(changes []payment.PaymentChange) string {
	switch {
	case len(changes) == 0:
		return eventUnchanged
	case slices.ContainsFunc(changes, payment.PaymentChange.TurnsOdd):
		return eventOdd
	}
	return eventApplied
}
