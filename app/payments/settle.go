package payments

import (
	"context"
	"maps"
	"slices"

	"wbso/app/usecase"
	"wbso/domain/payment"
	"wbso/domain/queue"
	"wbso/ports"
)

// settle writes what an event makes of the payments of a request.
func (p *Payments) settle(
	ctx context.Context, r ports.Repos, request int64, event payment.PaymentEvent,
) ([]payment.PaymentChange, error) {
	all, err := usecase.PaymentsOf(ctx, r, request)
	if err != nil {
		return nil, err
	}
	usedUp, err := p.usedUp(ctx, r, all)
	if err != nil {
		return nil, err
	}
	found, err := usecase.FindRequest(ctx, r, request)
	if err != nil {
		return nil, err
	}
	owner, err := r.Accounts.FindUser(ctx, found.Owner)
	if err != nil {
		return nil, err
	}
	if !owner.ClosedAt.IsZero() { // nobody is left to get anything for it: it is to be paid back
		for _, pay := range all {
			usedUp[pay.Code] = true
		}
	}
	changes := payment.SettlePayments(all, event, usedUp, p.deps.Clock.Now())
	if len(changes) == 0 {
		return nil, nil
	}
	for _, change := range changes {
		if err := r.Payments.UpdatePayment(ctx, change.After); err != nil {
			return nil, err
		}
		if err := p.deps.alert(ctx, r, change); err != nil {
			return nil, err
		}
		if change.AsksInvoice() {
			if _, err := r.Jobs.EnqueueJob(ctx, queue.InvoiceJob(change.After.ID, p.deps.Clock.Now()), 0); err != nil {
				return nil, err
			}
		}
	}
	return changes, p.UpdateStatus(ctx, r, found)
}

// usedUp names the codes of a request's payments and says which of them others have
// used up. The codes are locked in a fixed order, so that no two events each wait for
// the code of the other.
func (p *Payments) usedUp(ctx context.Context, r ports.Repos, own []payment.Payment) (map[string]bool, error) {
	usedUp := map[string]bool{}
	for _, pay := range own {
		if pay.Code != "" {
			usedUp[pay.Code] = false
		}
	}
	for _, code := range slices.Sorted(maps.Keys(usedUp)) {
		found, err := r.DiscountCodes.LockDiscountCode(ctx, code)
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
