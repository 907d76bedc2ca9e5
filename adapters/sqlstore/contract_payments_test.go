package sqlstore_test

import (
	"math"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/payment"
	"wbso/domain/request"
	"wbso/ports"
)

func (k kit) payment(p payment.Payment) payment.Payment {
	k.Helper()
	p.CreatedAt = noon
	return do(k, func(r ports.Repos) (payment.Payment, error) { return r.Payments.AddPayment(k.Context(), p) })
}

func payments() []promise {
	return []promise{
		testAddByIDByCheckoutAndListKeepEveryField,
		testACheckoutBelongsToOnePaymentNoCheckoutToMany,
		testPaymentsUpdateWritesWhatItNamesAndNothingElse,
		testPaymentsListChoosesNewestFirstInPages,
		testPaymentsListLeavesOutWhatNeverBegan,
		testP04_FirstSeenIsTrueOnce,
		testAnEventOfATransactionThatRollsBackIsNewTheNextTime,
	}
}

func testAddByIDByCheckoutAndListKeepEveryField(k kit) {
	q := k.request(1)
	full := payment.Payment{Request: q.ID, InvoiceTo: q.Company.ID, Status: request.Paid, Price: math.MaxInt64, VAT: math.MinInt64, Amount: 96195, Currency: "eur",
		Surplus: true, Odd: payment.Money{Amount: math.MinInt64, Currency: "usd"}, Refunded: math.MaxInt64,
		Intent: odd, Dispute: payment.Dispute{Status: payment.DisputeLost, Amount: math.MaxInt64, Due: noon.Add(2 * time.Hour)}, Code: "WELKOM", Checkout: odd, URL: odd, CreatedAt: noon, ExpiresAt: noon.Add(time.Hour), PaidAt: noon.Add(time.Minute)}
	full.ID = do(k, func(r ports.Repos) (payment.Payment, error) { return r.Payments.AddPayment(k.Context(), full) }).ID
	got, err := k.byCheckout(odd)
	require.NoError(k, err)
	assert.Equal(k, full, got)
	got, err = k.byIntent(odd)
	require.NoError(k, err)
	assert.Equal(k, full, got)
	for _, none := range []string{"", "pi_unknown"} {
		_, err = k.byIntent(none)
		absent(k, err)
	}
	got, err = k.paymentByID(full.ID)
	require.NoError(k, err)
	assert.Equal(k, full, got)
	_, err = k.paymentByID(full.ID + 99)
	absent(k, err)
	named := must(k, func(r ports.Repos) (int, error) { return r.Payments.CountPaymentsInvoicedTo(k.Context(), q.Company.ID) })
	assert.Equal(k, 1, named)
	empty := k.payment(payment.Payment{Request: q.ID})
	assert.Equal(k, []payment.Payment{empty, full}, k.paymentsOf(q.ID), "the newest first")
	assert.Empty(k, k.paymentsOf(q.ID+1))
}

func testACheckoutBelongsToOnePaymentNoCheckoutToMany(k kit) {
	q := k.request(1)
	k.payment(payment.Payment{Request: q.ID, Checkout: "s"})
	_, err := try(k, func(r ports.Repos) (payment.Payment, error) {
		return r.Payments.AddPayment(k.Context(), payment.Payment{Request: q.ID, Checkout: "s", CreatedAt: noon})
	})
	assert.Error(k, err)
	k.payment(payment.Payment{Request: q.ID})
	free := k.payment(payment.Payment{Request: q.ID})
	free.Checkout = "s"
	err = k.run(func(r ports.Repos) error { return r.Payments.UpdatePayment(k.Context(), free) })
	assert.Error(k, err)
	assert.Equal(k, domain.Internal, domain.KindOf(err), "a defect, not a full database")
	for _, none := range []string{"", "S"} {
		_, err = k.byCheckout(none)
		absent(k, err)
	}
}

// Update writes what it names and nothing else.
func testPaymentsUpdateWritesWhatItNamesAndNothingElse(k kit) {
	q := k.request(1)
	before := k.payment(payment.Payment{Request: q.ID, Status: request.PaymentPending, Price: 1, VAT: 2, Amount: 3, Currency: "eur", Code: "C"})
	dispute := payment.Dispute{Status: payment.DisputeOpen, Amount: 4, Due: noon.Add(time.Hour)}
	change := payment.Payment{ID: before.ID, Status: request.Paid, Surplus: true, Odd: payment.Money{Amount: 5, Currency: "usd"}, Refunded: 2, Dispute: dispute, Price: 9, Currency: "usd", Code: "D", Checkout: "s", URL: "u", Intent: "i",
		ExpiresAt: noon.Add(time.Hour), PaidAt: noon}
	require.NoError(k, k.run(func(r ports.Repos) error { return r.Payments.UpdatePayment(k.Context(), change) }))
	want := before
	want.Status, want.Surplus, want.Odd, want.Refunded, want.Dispute = request.Paid, true, change.Odd, 2, dispute
	want.Checkout, want.URL, want.Intent, want.ExpiresAt, want.PaidAt = "s", "u", "i", change.ExpiresAt, noon
	assert.Equal(k, []payment.Payment{want}, k.paymentsOf(q.ID))
	change.ID++
	absent(k, k.run(func(r ports.Repos) error { return r.Payments.UpdatePayment(k.Context(), change) }))
}

// List chooses by request, status, age, dispute and what is to be paid back, newest first, in pages.
func testPaymentsListChoosesNewestFirstInPages(k kit) {
	q, other := k.request(1), k.request(2)
	add := func(req request.Request, status request.PaymentStatus, surplus bool, created time.Time) int64 {
		p := payment.Payment{Request: req.ID, Status: status, Surplus: surplus, CreatedAt: created}
		if status == request.Paid && !surplus {
			p.Dispute.Status = payment.DisputeWon
		}
		return do(k, func(r ports.Repos) (payment.Payment, error) { return r.Payments.AddPayment(k.Context(), p) }).ID
	}
	later := noon.Add(time.Microsecond)
	young := add(q, request.Paid, true, later)
	kept := add(q, request.Paid, false, noon)
	back := add(q, request.PaymentRefunded, true, noon)
	old := add(other, request.Paid, true, noon)
	list := func(f payment.PaymentFilter, p domain.Page) (ids []int64, more bool) {
		found := must(k, func(r ports.Repos) (domain.List[payment.Payment], error) {
			return r.Payments.ListPayments(k.Context(), f, p)
		})
		for _, p := range found.Items {
			ids = append(ids, p.ID)
		}
		return ids, found.More
	}
	for _, c := range []struct {
		filter payment.PaymentFilter
		page   domain.Page
		want   []int64
		more   bool
	}{
		{payment.PaymentFilter{}, wholeList, []int64{young, old, back, kept}, false},
		{payment.PaymentFilter{}, domain.Page{Offset: 1, Size: 2}, []int64{old, back}, true},
		{payment.PaymentFilter{Request: q.ID}, wholeList, []int64{young, back, kept}, false},
		{payment.PaymentFilter{RefundDue: true}, wholeList, []int64{young, old}, false},
		{payment.PaymentFilter{Request: other.ID, RefundDue: true}, wholeList, []int64{old}, false},
		{payment.PaymentFilter{Request: other.ID + 99}, wholeList, nil, false},
		{payment.PaymentFilter{Status: request.PaymentRefunded}, wholeList, []int64{back}, false},
		{payment.PaymentFilter{Since: later}, wholeList, []int64{young}, false},
		{payment.PaymentFilter{Since: later.Add(time.Microsecond)}, wholeList, nil, false},
		{payment.PaymentFilter{Disputed: true}, wholeList, []int64{kept}, false},
	} {
		ids, more := list(c.filter, c.page)
		assert.Equal(k, c.want, ids, "%+v", c.filter)
		assert.Equal(k, c.more, more, "%+v", c.filter)
	}
}

// A payment that ended before the provider opened it is none that the payer has begun; one
// without a charge is paid without being opened.
func testPaymentsListLeavesOutWhatNeverBegan(k kit) {
	q := k.request(1)
	var want []payment.Payment
	for n, p := range []payment.Payment{
		{Status: request.PaymentExpired}, {Status: request.PaymentExpired, Checkout: "opened"}, {Status: request.PaymentPending}, {Status: request.Paid},
	} {
		p.Request, p.CreatedAt = q.ID, noon
		added := do(k, func(r ports.Repos) (payment.Payment, error) { return r.Payments.AddPayment(k.Context(), p) })
		if p.Checkout != "" {
			added.Checkout = p.Checkout
			require.NoError(k, k.run(func(r ports.Repos) error { return r.Payments.UpdatePayment(k.Context(), added) }))
		}
		if n > 0 {
			want = append([]payment.Payment{added}, want...)
		}
	}
	list := must(k, func(r ports.Repos) (domain.List[payment.Payment], error) {
		return r.Payments.ListPayments(k.Context(), payment.PaymentFilter{Request: q.ID, Begun: true}, wholeList)
	})
	assert.Equal(k, want, list.Items)
}

func testP04_FirstSeenIsTrueOnce(k kit) {
	seen := func(e payment.PaymentEvent) bool {
		return do(k, func(r ports.Repos) (bool, error) { return r.Payments.RecordEvent(k.Context(), e) })
	}
	e := payment.PaymentEvent{ID: "evt_1", Type: odd, Checkout: "s", Status: request.Paid, Amount: 96195, Currency: "eur", Reference: odd, At: noon}
	assert.True(k, seen(e))
	assert.False(k, seen(e))
	e.Type = "other"
	assert.False(k, seen(e), "the id alone counts")
	assert.True(k, seen(payment.PaymentEvent{ID: "evt_2"}))
}

func testAnEventOfATransactionThatRollsBackIsNewTheNextTime(k kit) {
	_ = k.run(func(r ports.Repos) error {
		first, err := r.Payments.RecordEvent(k.Context(), payment.PaymentEvent{ID: "evt_1", At: noon})
		require.NoError(k, err)
		require.True(k, first)
		return errRefused
	})
	assert.True(k, do(k, func(r ports.Repos) (bool, error) {
		return r.Payments.RecordEvent(k.Context(), payment.PaymentEvent{ID: "evt_1", At: noon})
	}))
}

func (k kit) paymentsOf(req int64) []payment.Payment {
	return must(k, func(r ports.Repos) (domain.List[payment.Payment], error) {
		return r.Payments.ListPayments(k.Context(), payment.PaymentFilter{Request: req}, wholeList)
	}).Items
}

func (k kit) paymentByID(id int64) (payment.Payment, error) {
	return get(k, func(r ports.Repos) (payment.Payment, error) { return r.Payments.FindPayment(k.Context(), id) })
}

func (k kit) byIntent(id string) (payment.Payment, error) {
	return get(k, func(r ports.Repos) (payment.Payment, error) { return r.Payments.FindPaymentByIntent(k.Context(), id) })
}

func (k kit) byCheckout(id string) (payment.Payment, error) {
	return get(k, func(r ports.Repos) (payment.Payment, error) { return r.Payments.FindPaymentByCheckout(k.Context(), id) })
}
