package app_test

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/fakepay"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/payment"
	"wbso/domain/request"
)

// opened is a processed request with its checkout open.
func (h *testServer) opened(name string) (usecase.Actor, request.Request, payment.Payment) {
	h.t.Helper()
	who := h.user(name)
	req := h.processed(who)
	h.checkout(who, req, "")
	return who, h.request(req.ID), h.payments(req)[0]
}

func TestPayments_P01_amounts(t *testing.T) {
	h := newTestServer(t)
	who, req, pay := h.opened("jansen")
	want := payment.Quote{Price: 79500, VAT: 16695, Total: 96195}
	q, err := h.Payments.Quote(h.ctx(), who, req.Number, "")
	require.NoError(t, err)
	assert.Equal(t, want, q)
	q, err = h.Payments.Price(h.ctx(), " ")
	require.NoError(t, err)
	assert.Equal(t, want, q)
	assert.Equal(t, want, payment.Quote{Price: pay.Price, VAT: pay.VAT, Total: pay.Amount})
	assert.Equal(t, "eur", pay.Currency)
	assert.Equal(t, request.PaymentPending, req.PaymentStatus)
}

func TestPayments_P02_signature(t *testing.T) {
	h := newTestServer(t)
	_, req, pay := h.opened("jansen")
	event := h.pay.Compose(fakepay.Completed, "paid", fakepay.CheckoutView{Payment: pay})
	good := h.pay.Sign(event)
	for name, c := range map[string]struct {
		body      []byte
		signature string
	}{
		"none":            {event, ""},
		"noise":           {event, "t=1,v1=00"},
		"of another body": {event, h.pay.Sign([]byte("{}"))},
		"body reordered":  {[]byte(strings.Replace(string(event), "{", "{ ", 1)), good},
		"cut off":         {event[:len(event)-1], good},
	} {
		refused(t, domain.Invalid, domain.CodeSignature, h.Payments.Webhook(h.ctx(), c.body, c.signature))
		assert.Equal(t, req, h.request(req.ID), name)
	}
	require.NoError(t, h.Payments.Webhook(h.ctx(), event, good))
	assert.Equal(t, request.Paid, h.request(req.ID).PaymentStatus)
}

func TestPayments_P04_replay(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who, req, pay := h.opened("jansen")
		before := h.listVersion(who)
		event := h.pay.Compose(fakepay.Completed, "paid", fakepay.CheckoutView{Payment: pay})
		signature := h.pay.Sign(event)
		errs := racing(50, func(int) error { return h.Payments.Webhook(h.ctx(), event, signature) })
		require.Equal(t, 50, won(errs), "%v", errs)
		assert.Equal(t, request.Paid, h.request(req.ID).PaymentStatus)
		list := h.payments(req)
		require.Len(t, list, 1)
		assert.Equal(t, request.Paid, list[0].Status)
		assert.Equal(t, h.clock.Now(), list[0].PaidAt)
		assert.Equal(t, before+1, h.listVersion(who), "one change")
	})
}

// The id of an event alone says whether it was applied.
func TestPayments_P04_oneIdIsOneEvent(t *testing.T) {
	h := newTestServer(t)
	_, req, pay := h.opened("jansen")
	expired := h.pay.Compose(fakepay.Expired, "unpaid", fakepay.CheckoutView{Payment: pay})
	id := regexp.MustCompile(`evt_fake_\w+`)
	paid := id.ReplaceAll(h.pay.Compose(fakepay.Completed, "paid", fakepay.CheckoutView{Payment: pay}), id.Find(expired))
	require.NoError(t, h.deliver(expired))
	require.NoError(t, h.deliver(paid))
	assert.Equal(t, request.PaymentExpired, h.payments(req)[0].Status)
}

// Whatever the order in which the provider's events come, they end alike.
func TestPayments_P05_order(t *testing.T) {
	events := []struct{ kind, payment string }{
		{fakepay.Completed, "unpaid"}, {fakepay.AsyncSucceeded, "paid"}, {fakepay.AsyncFailed, "unpaid"}, {fakepay.Expired, "unpaid"},
	}
	h := newTestServer(t)
	who := h.user("jansen")
	for _, order := range permutations(len(events)) {
		req := h.processed(who)
		h.checkout(who, req, "")
		pay := h.payments(req)[0]
		paid := false
		for _, i := range order {
			require.NoError(t, h.report(pay, events[i].kind, events[i].payment))
			paid = paid || events[i].kind == fakepay.AsyncSucceeded
			if paid {
				assert.Equal(t, request.Paid, h.request(req.ID).PaymentStatus, "paid never goes back: %v", order)
			}
		}
		assert.Equal(t, request.Paid, h.payments(req)[0].Status, "%v", order)
		assert.Equal(t, h.clock.Now(), h.payments(req)[0].PaidAt)
	}
}

// Without a success, too.
func TestPayments_P05_orderOfFailures(t *testing.T) {
	h := newTestServer(t)
	who := h.user("jansen")
	kinds := []string{fakepay.Completed, fakepay.AsyncFailed, fakepay.Expired}
	for _, order := range permutations(len(kinds)) {
		req := h.processed(who)
		h.checkout(who, req, "")
		pay := h.payments(req)[0]
		for _, i := range order {
			require.NoError(t, h.report(pay, kinds[i], "unpaid"))
		}
		assert.Equal(t, request.PaymentFailed, h.request(req.ID).PaymentStatus, "%v", order)
		started := h.checkout(who, req, "") // and it can be tried again
		assert.NotEqual(t, pay.Checkout, started.Checkout)
		assert.Equal(t, request.PaymentPending, h.request(req.ID).PaymentStatus)
	}
}

func permutations(n int) (all [][]int) {
	if n == 0 {
		return [][]int{nil}
	}
	for _, shorter := range permutations(n - 1) {
		for at := range n {
			all = append(all, slices.Insert(slices.Clone(shorter), at, n-1))
		}
	}
	return all
}

func TestPayments_P05_onlyRefundTakesBack(t *testing.T) {
	h := newTestServer(t)
	who := h.user("jansen")
	req := h.paid(who)
	pay := h.payments(req)[0]
	for _, kind := range []string{fakepay.Completed, fakepay.AsyncFailed, fakepay.Expired} {
		require.NoError(t, h.report(pay, kind, "unpaid"))
		assert.Equal(t, request.Paid, h.request(req.ID).PaymentStatus, kind)
	}
	require.NoError(t, h.report(pay, fakepay.Refunded, ""))
	assert.Equal(t, request.PaymentRefunded, h.request(req.ID).PaymentStatus)
	require.NoError(t, h.report(pay, fakepay.Completed, "paid"))
	assert.Equal(t, request.PaymentRefunded, h.request(req.ID).PaymentStatus, "what was refunded is not paid by a late event")

	h.checkout(who, req, "") // but can be paid again
	require.NoError(t, h.report(h.payments(req)[0], fakepay.Completed, "paid"))
	assert.Equal(t, request.Paid, h.request(req.ID).PaymentStatus)
}

func TestPayments_Webhook_whatIsNotOurs(t *testing.T) {
	h := newTestServer(t)
	_, req, pay := h.opened("jansen")
	other := pay
	other.Checkout = "cs_fake_unknown"
	require.NoError(t, h.report(other, fakepay.Completed, "paid"))
	assert.Equal(t, req, h.request(req.ID))
	assert.Equal(t, pay, h.payments(req)[0])
	for name, event := range map[string]string{
		"no event": `{}`, "not JSON": `{`, "a list": `[]`, "live": `{"id":"evt_1","type":"checkout.session.completed","livemode":true}`,
	} {
		err := h.deliver([]byte(event))
		refused(t, domain.Invalid, domain.CodeEventInvalid, err)
		assert.Equal(t, req, h.request(req.ID), name)
	}
	require.NoError(t, h.deliver([]byte(`{"id":"evt_1","type":"customer.created","data":{"object":{}}}`)), "what does not matter here")
	require.NoError(t, h.report(pay, fakepay.Completed, "paid"))
	assert.Equal(t, request.Paid, h.request(req.ID).PaymentStatus)
}

// Other money than was asked pays for nothing. It is to be paid back, and the operator is
// told; the request can be paid as if nothing had come.
func TestPayments_P07_oddMoneyPaysForNothing(t *testing.T) {
	for name, change := range map[string]func(*payment.Payment){
		"another amount":   func(p *payment.Payment) { p.Amount-- },
		"another currency": func(p *payment.Payment) { p.Currency = "usd" },
	} {
		t.Run(name, func(t *testing.T) {
			h := newTestServer(t)
			who, req, asked := h.opened("jansen")
			came := asked
			change(&came)
			require.NoError(t, h.report(came, fakepay.Completed, "paid"))
			odd := h.payments(req)[0]
			assert.Equal(t, payment.Money{Amount: came.Amount, Currency: came.Currency}, odd.Odd)
			assert.Equal(t, []payment.Payment{odd}, h.toRefund())
			assert.Equal(t, request.Unpaid, h.request(req.ID).PaymentStatus)
			assert.EqualValues(t, 1, h.refunds.Load())
			assert.Equal(t, []string{"checkout.session.completed odd"}, h.heard.all())
			require.Len(t, h.log.errors(), 2)
			assert.Contains(t, h.log.errors()[0], "another amount")
			h.runDue(0)

			h.checkout(who, req, "")
			require.NoError(t, h.report(h.payments(req)[0], fakepay.Completed, "paid"))
			assert.Equal(t, request.Paid, h.request(req.ID).PaymentStatus)
			settled, err := h.Payments.MarkRefunded(h.ctx(), odd.ID)
			require.NoError(t, err)
			assert.Equal(t, request.PaymentRefunded, settled.Status)
			assert.Equal(t, came.Amount, settled.Refunded)
			assert.Equal(t, request.Paid, h.request(req.ID).PaymentStatus)
		})
	}
}

// An event that could not be kept is applied when the provider sends it again.
func TestPayments_P03_lostEventComesAgain(t *testing.T) {
	for _, how := range []cut{before, undone, unheardOf} {
		t.Run(fmt.Sprint(how), func(t *testing.T) {
			h := newTestServer(t)
			_, req, pay := h.opened("jansen")
			event := h.pay.Compose(fakepay.Completed, "paid", fakepay.CheckoutView{Payment: pay})
			h.store.cutOff(1, how)
			refused(t, domain.Unavailable, domain.CodeStoreAway, h.deliver(event))
			require.NoError(t, h.deliver(event))
			assert.Equal(t, request.Paid, h.request(req.ID).PaymentStatus)
			assert.Len(t, h.payments(req), 1)
		})
	}
}

// Looking changes nothing: only the provider's word makes a request paid.
func TestPayments_P10_lookingPaysNothing(t *testing.T) {
	h := newTestServer(t)
	who, req, pay := h.opened("jansen")
	version := h.listVersion(who)
	for range 3 {
		c, err := h.Payments.ViewCheckout(h.ctx(), pay.Checkout)
		require.NoError(t, err)
		assert.Equal(t, publicURL+"/succes/"+req.Number+"?payment=success", c.SuccessURL)
		assert.Equal(t, publicURL+"/requests/"+req.Number+"/payment", c.CancelURL)
		_, err = h.Payments.Quote(h.ctx(), who, req.Number, "")
		require.NoError(t, err)
		_, err = h.Requests.FindRequest(h.ctx(), who, req.Number)
		require.NoError(t, err)
		assert.Equal(t, "unknown", h.refusal(who, "WELKOM"))
		_, err = h.Documents.PrintApplication(h.ctx(), who, req.Number)
		require.NoError(t, err)
	}
	assert.Equal(t, req, h.request(req.ID))
	assert.Equal(t, pay, h.payments(req)[0])
	assert.Equal(t, version, h.listVersion(who))
	_, err := h.Payments.ViewCheckout(h.ctx(), "")
	refused(t, domain.NotFound, domain.CodeNotFound, err)
}

func TestPayments_Z_otherTenant(t *testing.T) {
	h := newTestServer(t)
	_, req, _ := h.opened("jansen")
	for _, c := range []struct {
		who  usecase.Actor
		kind domain.Kind
		code domain.Code
	}{{h.user("pieters"), domain.NotFound, domain.CodeNotFound}, {usecase.Actor{}, domain.Unauthenticated, domain.CodeNoToken}} {
		_, err := h.Payments.ListPayments(h.ctx(), c.who, req.Number, wholeList)
		refused(t, c.kind, c.code, err)
		_, err = h.Payments.Quote(h.ctx(), c.who, req.Number, "")
		refused(t, c.kind, c.code, err)
		_, err = h.Payments.StartCheckout(h.ctx(), c.who, req.Number, "")
		refused(t, c.kind, c.code, err)
	}
}
