package portstest

import (
	"math"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/ports"
)

func (k kit) payment(p domain.Payment) domain.Payment {
	k.Helper()
	p.CreatedAt = noon
	return do(k, func(r ports.Repos) (domain.Payment, error) { return r.Payments.Add(k.Context(), p) })
}

func payments() []promise {
	return []promise{
		{"Add, ByCheckout and List keep every field", addByCheckoutAndListKeepEveryField},
		{"a checkout belongs to one payment, no checkout to many", aCheckoutBelongsToOnePaymentNoCheckoutToMany},
		{"Update writes what it names and nothing else", paymentsUpdateWritesWhatItNamesAndNothingElse},
		{"CodeUses counts the paid, the refunded and the pending that have not expired", codeUsesCountsThePaidTheRefundedAndThePendingThatHaveNotExpired},
		{"P04 FirstSeen is true once", firstSeenIsTrueOnce},
		{"an event of a transaction that rolls back is new the next time", anEventOfATransactionThatRollsBackIsNewTheNextTime},
	}
}

func addByCheckoutAndListKeepEveryField(k kit) {
	q := k.request(1)
	full := domain.Payment{Request: q.ID, Status: domain.Paid, Price: math.MaxInt64, VAT: math.MinInt64, Amount: 96195, Currency: "eur",
		Code: "WELKOM", Checkout: odd, URL: odd, CreatedAt: noon, ExpiresAt: noon.Add(time.Hour), PaidAt: noon.Add(time.Minute)}
	full.ID = do(k, func(r ports.Repos) (domain.Payment, error) { return r.Payments.Add(k.Context(), full) }).ID
	got, err := k.byCheckout(odd)
	require.NoError(k, err)
	assert.Equal(k, full, got)
	empty := k.payment(domain.Payment{Request: q.ID})
	assert.Equal(k, []domain.Payment{empty, full}, k.paymentsOf(q.ID), "the newest first")
	assert.Empty(k, k.paymentsOf(q.ID+1))
}

func aCheckoutBelongsToOnePaymentNoCheckoutToMany(k kit) {
	q := k.request(1)
	k.payment(domain.Payment{Request: q.ID, Checkout: "s"})
	_, err := try(k, func(r ports.Repos) (domain.Payment, error) {
		return r.Payments.Add(k.Context(), domain.Payment{Request: q.ID, Checkout: "s", CreatedAt: noon})
	})
	assert.Error(k, err)
	k.payment(domain.Payment{Request: q.ID})
	free := k.payment(domain.Payment{Request: q.ID})
	free.Checkout = "s"
	err = k.run(func(r ports.Repos) error { return r.Payments.Update(k.Context(), free) })
	assert.Error(k, err)
	assert.Equal(k, domain.Internal, domain.KindOf(err), "a defect, not a full database")
	for _, none := range []string{"", "S"} {
		_, err = k.byCheckout(none)
		absent(k, err)
	}
}

func paymentsUpdateWritesWhatItNamesAndNothingElse(k kit) {
	q := k.request(1)
	before := k.payment(domain.Payment{Request: q.ID, Status: domain.PaymentPending, Price: 1, VAT: 2, Amount: 3, Currency: "eur", Code: "C"})
	change := domain.Payment{ID: before.ID, Status: domain.Paid, Price: 9, Currency: "usd", Code: "D", Checkout: "s", URL: "u",
		ExpiresAt: noon.Add(time.Hour), PaidAt: noon}
	require.NoError(k, k.run(func(r ports.Repos) error { return r.Payments.Update(k.Context(), change) }))
	want := before
	want.Status, want.Checkout, want.URL, want.ExpiresAt, want.PaidAt = domain.Paid, "s", "u", change.ExpiresAt, noon
	assert.Equal(k, []domain.Payment{want}, k.paymentsOf(q.ID))
	change.ID++
	absent(k, k.run(func(r ports.Repos) error { return r.Payments.Update(k.Context(), change) }))
}

func codeUsesCountsThePaidTheRefundedAndThePendingThatHaveNotExpired(k kit) {
	q := k.request(1)
	later, sooner := noon.Add(time.Microsecond), noon.Add(-time.Microsecond)
	for _, p := range []domain.Payment{
		{Status: domain.Paid, ExpiresAt: sooner, Code: "A"},
		{Status: domain.PaymentRefunded, ExpiresAt: sooner, Code: "A"},
		{Status: domain.PaymentPending, ExpiresAt: later, Code: "A"},
		{Status: domain.PaymentPending, ExpiresAt: noon, Code: "A"},
		{Status: domain.PaymentPending, ExpiresAt: sooner, Code: "A"},
		{Status: domain.PaymentExpired, ExpiresAt: later, Code: "A"},
		{Status: domain.PaymentFailed, ExpiresAt: later, Code: "A"},
		{Status: domain.Paid, Code: "B"},
		{Status: domain.Paid},
	} {
		p.Request = q.ID
		k.payment(p)
	}
	assert.Equal(k, 3, k.codeUses("A", noon))
	assert.Equal(k, 2, k.codeUses("A", later))
	assert.Equal(k, 1, k.codeUses("B", noon))
	assert.Zero(k, k.codeUses("C", noon))
}

func firstSeenIsTrueOnce(k kit) {
	seen := func(e domain.PaymentEvent) bool {
		return do(k, func(r ports.Repos) (bool, error) { return r.Payments.FirstSeen(k.Context(), e) })
	}
	e := domain.PaymentEvent{ID: "evt_1", Type: odd, Checkout: "s", Status: domain.Paid, Amount: 96195, Currency: "eur", Reference: odd, At: noon}
	assert.True(k, seen(e))
	assert.False(k, seen(e))
	e.Type = "other"
	assert.False(k, seen(e), "the id alone counts")
	assert.True(k, seen(domain.PaymentEvent{ID: "evt_2"}))
}

func anEventOfATransactionThatRollsBackIsNewTheNextTime(k kit) {
	_ = k.run(func(r ports.Repos) error {
		first, err := r.Payments.FirstSeen(k.Context(), domain.PaymentEvent{ID: "evt_1", At: noon})
		require.NoError(k, err)
		require.True(k, first)
		return errRefused
	})
	assert.True(k, do(k, func(r ports.Repos) (bool, error) {
		return r.Payments.FirstSeen(k.Context(), domain.PaymentEvent{ID: "evt_1", At: noon})
	}))
}

func (k kit) paymentsOf(request int64) []domain.Payment {
	return must(k, func(r ports.Repos) ([]domain.Payment, error) { return r.Payments.List(k.Context(), request) })
}

func (k kit) byCheckout(id string) (domain.Payment, error) {
	return get(k, func(r ports.Repos) (domain.Payment, error) { return r.Payments.ByCheckout(k.Context(), id) })
}

func (k kit) codeUses(code string, at time.Time) int {
	return must(k, func(r ports.Repos) (int, error) { return r.Payments.CodeUses(k.Context(), code, at) })
}
