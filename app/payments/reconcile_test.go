package payments_test

import (
	"context"
	"errors"
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/fakepay"
	"wbso/app"
	"wbso/app/apptest"
	"wbso/app/payments"
	"wbso/domain"
	"wbso/domain/payment"
	"wbso/domain/queue"
	"wbso/domain/request"
	"wbso/ports"
)

func (h *testServer) reconcile(since time.Duration, dryRun bool) payments.Reconciliation {
	h.T.Helper()
	done, err := h.Payments.Reconcile(h.Ctx(), since, dryRun)
	require.NoError(h.T, err)
	return done
}

// The webhook of a payment never came.
func TestPayments_P14_lostWebhook(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who, req, pay := h.opened("jansen")
		h.Pay.Tells(pay, payment.PaymentEvent{Status: request.Paid})

		tried := h.reconcile(time.Hour, true)
		require.Len(t, tried.Changes, 1)
		assert.Equal(t, request.Paid, tried.Changes[0].After.Status)
		assert.Equal(t, []payment.Payment{pay}, h.PaymentsOf(req), "a dry run changes nothing")
		assert.Equal(t, request.PaymentPending, h.Request(req.ID).PaymentStatus)
		h.RunDue(0)

		version := h.ListVersion(who)
		done := h.reconcile(time.Hour, false)
		assert.Equal(t, tried, done, "and shows what will be done")
		assert.Equal(t, request.Paid, h.Request(req.ID).PaymentStatus)
		assert.Greater(t, h.ListVersion(who), version, "the payer sees it")
		assert.Equal(t, []string{"reconciliation applied"}, h.Heard.All())
		assert.Empty(t, h.reconcile(time.Hour, false).Changes, "once is enough")
		require.NoError(t, h.Report(pay, fakepay.Completed, "paid"), "the webhook comes after all")
		assert.Len(t, h.PaymentsOf(req), 1)
		assert.Empty(t, h.toRefund())
	})
}

// A payment that the provider cannot tell about keeps no other waiting.
func TestPayments_P14_oneThatFails(t *testing.T) {
	h := newTestServer(t)
	h.opened("jansen")
	_, second, later := h.opened("pietersen")
	h.Pay.Tells(later, payment.PaymentEvent{Status: request.Paid})
	h.Pay.Asking.Does(func(_ context.Context, call int) error {
		if call == 1 {
			return domain.Fail(domain.Unavailable, domain.CodePaymentFailed)
		}
		return nil
	})
	done, err := h.Payments.Reconcile(h.Ctx(), time.Hour, false)
	assert.Equal(t, domain.CodePaymentFailed, domain.CodeOf(err), "and it is told")
	assert.Equal(t, 2, done.Asked)
	assert.Len(t, done.Changes, 1)
	assert.Equal(t, request.Paid, h.Request(second.ID).PaymentStatus)
}

// A provider that is away is not asked about each of many payments.
func TestPayments_P14_theProviderIsAway(t *testing.T) {
	h := newTestServer(t)
	for i := range 8 {
		h.opened(fmt.Sprintf("klant%d", i))
	}
	h.Pay.Asking.Fails(domain.Fail(domain.Unavailable, domain.CodePaymentFailed))
	done, err := h.Payments.Reconcile(h.Ctx(), time.Hour, false)
	assert.Error(t, err)
	assert.Equal(t, 5, done.Asked)
}

// A refund and a dispute that nobody reported, also of a payment that was not known either.
func TestPayments_P14_lostRefundAndDispute(t *testing.T) {
	h := newTestServer(t)
	_, req, pay := h.opened("jansen")
	dispute := payment.Dispute{Status: payment.DisputeOpen, Amount: pay.Amount, Due: h.Clock.Now().Add(time.Hour)}
	h.Pay.Tells(pay, payment.PaymentEvent{Status: request.Paid}, payment.PaymentEvent{Status: request.PaymentRefunded, Refunded: pay.Amount}, payment.PaymentEvent{Dispute: dispute})
	done := h.reconcile(time.Hour, false)
	require.Len(t, done.Changes, 1)
	assert.Equal(t, []any{request.PaymentPending, request.PaymentRefunded}, []any{done.Changes[0].Before.Status, done.Changes[0].After.Status})
	assert.Equal(t, dispute, h.PaymentsOf(req)[0].Dispute)
	assert.Equal(t, request.PaymentRefunded, h.Request(req.ID).PaymentStatus)
}

// Pending ones are asked about however old they are, others as far back as is wanted.
func TestPayments_P14_whichOnesAreAsked(t *testing.T) {
	h := newTestServer(t)
	_, _, pending := h.opened("jansen")
	_, _, expired := h.opened("pieters")
	require.NoError(t, h.Report(expired, fakepay.Expired, "unpaid"))
	paid := h.Paid(h.User("smit"))
	h.Clock.Pass(2 * time.Hour)
	assert.Equal(t, 1, h.reconcile(time.Hour, false).Asked)
	assert.Equal(t, 3, h.reconcile(3*time.Hour, false).Asked)
	h.Pay.Asking.Fails(domain.Fail(domain.NotFound, domain.CodeNotFound))
	assert.Equal(t, payments.Reconciliation{Asked: 3, Unknown: 3}, h.reconcile(3*time.Hour, false), "of another provider")
	assert.Equal(t, request.Paid, h.Request(paid.ID).PaymentStatus)
	h.Pay.Asking.Fails(domain.Fail(domain.Unavailable, domain.CodePaymentFailed).Because(errors.New("connection refused")))
	done, err := h.Payments.Reconcile(h.Ctx(), time.Hour, false)
	apptest.Refused(t, domain.Unavailable, domain.CodePaymentFailed, err)
	assert.Equal(t, 1, done.Asked)
	assert.Equal(t, request.PaymentPending, pending.Status)
}

// A checkout that could not be closed when another took its place is closed later.
func TestPayments_P08_whatStayedOpenIsClosed(t *testing.T) {
	h := newTestServer(t)
	_, req, pay := h.opened("jansen")
	h.Pay.Tells(pay, payment.PaymentEvent{Status: request.PaymentPending})
	h.reconcile(time.Hour, false)
	assert.Len(t, h.Pay.Payable(), 1, "somebody may be paying")
	require.NoError(t, h.Report(pay, fakepay.Expired, "unpaid"))
	h.Pay.Set(pay.Checkout, true)
	h.Pay.Tells(pay, payment.PaymentEvent{Status: request.PaymentPending})
	h.reconcile(time.Hour, true)
	assert.Len(t, h.Pay.Payable(), 1)
	h.reconcile(time.Hour, false)
	assert.Empty(t, h.Pay.Payable())
	assert.Equal(t, request.PaymentExpired, h.PaymentsOf(req)[0].Status)
}

// The job does the same every quarter of an hour, on one server, and goes on after failures.
func TestPayments_P14_job(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		h.Reconciles = true
		first, second := h.Process(), h.Process()
		_, req, pay := h.opened("jansen")
		h.RunDue(0)
		h.Pay.Tells(pay, payment.PaymentEvent{Status: request.Paid})
		h.Pay.Asking.Fails(domain.Fail(domain.Unavailable, domain.CodePaymentFailed))
		for _, server := range []*app.App{first, second} {
			server.Worker.Start(h.Ctx())
			defer server.Worker.Stop(h.Ctx())
		}
		job := func() queue.Job {
			var found []queue.Job
			for _, j := range h.AllJobs() {
				if j.Kind == queue.ReconcilePayments {
					found = append(found, j)
				}
			}
			require.LessOrEqual(t, len(found), 1, "one for all servers")
			if len(found) == 0 {
				return queue.Job{}
			}
			return found[0]
		}
		require.Eventually(t, func() bool { return job().Attempts == 1 && job().Status == queue.JobQueued }, time.Minute, 5*time.Millisecond)
		assert.Contains(t, job().LastError, string(domain.CodePaymentFailed))
		h.Pay.Asking.Does(nil)
		h.Clock.Pass(12 * time.Second) // the wait after a failure
		require.Eventually(t, func() bool { return h.Request(req.ID).PaymentStatus == request.Paid }, time.Minute, 5*time.Millisecond)
		require.Eventually(t, func() bool { return job().Attempts == 0 && job().Status == queue.JobQueued }, time.Minute, 5*time.Millisecond)
		assert.Equal(t, h.Clock.Now().Add(15*time.Minute), job().RunAt)
		assert.Contains(t, h.Outcomes.All(), queue.JobDone)
	})
}

// After a change to a provider that needs no asking, no job is left that nobody does.
func TestPayments_P14_jobOfAnotherProvider(t *testing.T) {
	h := newTestServer(t)
	require.NoError(t, h.Sql.Write(h.Ctx(), func(r ports.Repos) error { return r.Jobs.EnsureJob(h.Ctx(), queue.ReconcilePayments, h.Clock.Now()) }))
	h.RunDue(1)
	assert.Equal(t, queue.JobDone, h.AllJobs()[0].Status)
	h.RunDue(0)
}

// A refund that is heard before its payment names an intent that is not known here: the
// provider is asked, and says whose it is.
func TestPayments_P13_aRefundByItsIntent(t *testing.T) {
	h := newTestServer(t)
	_, req, pay := h.opened("jansen")
	h.Pay.Intents = map[string]string{"pi_1": pay.Checkout}
	refund := payment.PaymentEvent{Intent: "pi_1", Status: request.PaymentRefunded, Amount: pay.Amount, Refunded: pay.Amount, Currency: "eur"}
	hears := func(e payment.PaymentEvent) error {
		h.Pay.Reads = &e
		return h.Payments.Webhook(h.Ctx(), nil, "")
	}
	stranger := refund
	stranger.ID, stranger.Intent = "evt_0", "pi_of_another_shop"
	require.NoError(t, hears(stranger))
	assert.Equal(t, request.PaymentPending, h.PaymentsOf(req)[0].Status)

	refund.ID = "evt_1"
	h.Pay.Asking.Fails(domain.Fail(domain.Unavailable, domain.CodePaymentFailed))
	apptest.Refused(t, domain.Unavailable, domain.CodePaymentFailed, hears(refund))
	h.Pay.Asking.Does(nil)
	require.NoError(t, hears(refund), "it is sent again")
	assert.Equal(t, []any{request.PaymentRefunded, "pi_1"}, []any{h.PaymentsOf(req)[0].Status, h.PaymentsOf(req)[0].Intent})
	asked := h.Pay.Asking.Count()
	require.NoError(t, hears(payment.PaymentEvent{ID: "evt_2", Checkout: pay.Checkout, Intent: "pi_1", Status: request.Paid, Amount: pay.Amount, Currency: "eur"}))
	dispute := payment.Dispute{Status: payment.DisputeOpen, Amount: pay.Amount}
	require.NoError(t, hears(payment.PaymentEvent{ID: "evt_3", Intent: "pi_1", Dispute: dispute}))
	assert.Equal(t, asked, h.Pay.Asking.Count(), "from now on the intent is known")
	assert.Equal(t, []any{request.PaymentRefunded, dispute}, []any{h.PaymentsOf(req)[0].Status, h.PaymentsOf(req)[0].Dispute})
	assert.Equal(t, request.PaymentRefunded, h.Request(req.ID).PaymentStatus)
}

// Disputed, also for good, a payment stays paid; the operator is told.
func TestPayments_P13_aDisputeLeavesPaid(t *testing.T) {
	h := newTestServer(t)
	req := h.Paid(h.User("jansen"))
	pay := h.PaymentsOf(req)[0]
	for i, c := range []struct {
		dispute payment.Dispute
		errors  int
	}{
		{payment.Dispute{Status: payment.DisputeOpen, Amount: pay.Amount, Due: h.Clock.Now()}, 1},
		{payment.Dispute{Status: payment.DisputeLost, Amount: pay.Amount}, 1},
		{payment.Dispute{Status: payment.DisputeOpen, Amount: pay.Amount}, 1}, // late
	} {
		h.Pay.Reads = &payment.PaymentEvent{ID: string(rune('a' + i)), Type: "charge.dispute.updated", Checkout: pay.Checkout, Dispute: c.dispute}
		require.NoError(t, h.Payments.Webhook(h.Ctx(), nil, ""))
		assert.Equal(t, request.Paid, h.Request(req.ID).PaymentStatus)
		assert.Len(t, h.Log.Errors(), c.errors)
	}
	list, err := h.Payments.ListAllPayments(h.Ctx(), payment.PaymentFilter{Disputed: true}, apptest.WholeList)
	require.NoError(t, err)
	require.Len(t, list.Items, 1)
	assert.Equal(t, payment.DisputeLost, list.Items[0].Dispute.Status)
	assert.Empty(t, h.toRefund())
}
