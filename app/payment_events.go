package app

import (
	"context"
	"log/slog"
	"maps"
	"slices"

	"wbso/domain"
	"wbso/ports"
)

// Webhook applies one call of the provider, once, in whatever order calls come.
// A checkout that is not ours and an amount that is not what we asked are
// logged and change nothing.
func (p *Payments) Webhook(ctx context.Context, payload []byte, signature string) error {
	event, err := p.deps.Checkout.Event(ctx, payload, signature)
	if err != nil {
		return err
	}
	if event.Status == "" {
		return nil
	}
	var payment domain.Payment
	var changes []domain.PaymentChange
	err = p.deps.Store.Write(ctx, func(r ports.Repos) (err error) {
		payment, changes, err = p.take(ctx, r, event)
		return err
	})
	if err != nil {
		return err
	}
	log := p.deps.Log.With(slog.String("event", event.ID), slog.String("type", event.Type), slog.String("checkout", event.Checkout))
	switch {
	case payment.ID == 0:
		log.WarnContext(ctx, "payment event for an unknown checkout")
	case !payment.Fits(event):
		log.ErrorContext(ctx, "payment event with another amount", slog.Int64("got", int64(event.Amount)), slog.Int64("want", int64(payment.Amount)))
	}
	p.follow(ctx, log, event, changes)
	return nil
}

// take records an event and returns the payment it is about, none for a checkout
// that is not ours, and what it changed.
func (p *Payments) take(ctx context.Context, r ports.Repos, event domain.PaymentEvent) (domain.Payment, []domain.PaymentChange, error) {
	payment, err := r.Payments.ByCheckout(ctx, event.Checkout)
	if domain.KindOf(err) == domain.NotFound {
		return domain.Payment{}, nil, nil
	}
	if err != nil {
		return domain.Payment{}, nil, err
	}
	first, err := r.Payments.FirstSeen(ctx, event)
	if err != nil || !first || !payment.Fits(event) {
		return payment, nil, err
	}
	changes, err := p.settle(ctx, r, payment.Request, event)
	return payment, changes, err
}

// settle writes what an event makes of the payments of a request.
func (p *Payments) settle(ctx context.Context, r ports.Repos, request int64, event domain.PaymentEvent) ([]domain.PaymentChange, error) {
	all, err := paymentsOf(ctx, r, request)
	if err != nil {
		return nil, err
	}
	usedUp, err := p.usedUp(ctx, r, all)
	if err != nil {
		return nil, err
	}
	found, err := find(ctx, r, request)
	if err != nil {
		return nil, err
	}
	owner, err := r.Accounts.ByID(ctx, found.Owner)
	if err != nil {
		return nil, err
	}
	if !owner.ClosedAt.IsZero() { // nobody is left to get anything for it: it is to be paid back
		for _, payment := range all {
			usedUp[payment.Code] = true
		}
	}
	changes := domain.Settle(all, event, usedUp, p.deps.Clock.Now())
	if len(changes) == 0 {
		return nil, nil
	}
	for _, change := range changes {
		if err := r.Payments.Update(ctx, change.After); err != nil {
			return nil, err
		}
		if change.Bills() {
			if err := p.deps.bill(ctx, r, change.After.ID); err != nil {
				return nil, err
			}
		}
	}
	return changes, p.reckon(ctx, r, found)
}

// usedUp names the codes of a request's payments and says which of them others have
// used up. The codes are locked in a fixed order, so that no two events each wait for
// the code of the other.
func (p *Payments) usedUp(ctx context.Context, r ports.Repos, own []domain.Payment) (map[string]bool, error) {
	usedUp := map[string]bool{}
	for _, payment := range own {
		if payment.Code != "" {
			usedUp[payment.Code] = false
		}
	}
	for _, code := range slices.Sorted(maps.Keys(usedUp)) {
		found, err := r.Codes.Lock(ctx, code)
		if err != nil {
			return nil, err
		}
		used, err := p.used(ctx, r, code, own)
		if err != nil {
			return nil, err
		}
		usedUp[code] = found.UsedUp(used)
	}
	return usedUp, nil
}

// follow does what the changes of an event ask for outside the store: it closes the
// checkouts that nobody may pay any more, and tells the operator what is to be paid back.
func (p *Payments) follow(ctx context.Context, log *slog.Logger, event domain.PaymentEvent, changes []domain.PaymentChange) {
	for _, c := range changes {
		log.InfoContext(ctx, "payment changed", slog.Int64("payment", c.After.ID), slog.String("from", string(c.Before.Status)), slog.String("to", string(c.After.Status)))
		if c.After.RefundDue() && !c.Before.RefundDue() {
			log.ErrorContext(ctx, "a payment is to be paid back", slog.Int64("payment", c.After.ID), slog.Int64("request", c.After.Request), slog.Int64("amount", int64(c.After.Amount)))
			p.deps.OnRefundDue()
		}
		if c.After.Status == domain.PaymentExpired && c.After.Checkout != event.Checkout && c.After.Checkout != "" {
			p.closeLate(ctx, c.After.Checkout)
		}
	}
}
