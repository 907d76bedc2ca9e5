package payments_test

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/fakepay"
	"wbso/app/apptest"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/payment"
	"wbso/domain/request"
)

// opened is a processed request with its checkout open.
func (h *testServer) opened(name string) (usecase.Actor, request.Request, payment.Payment) {
	h.T.Helper()
	who := h.User(name)
	req := h.Processed(who)
	h.Checkout(who, req, "")
	return who, h.Request(req.ID), h.PaymentsOf(req)[0]
}

func TestPayments_P01_amounts(t *testing.T) {
	h := newTestServer(t)
	who, req, pay := h.opened("jansen")
	want := payment.Quote{Price: 79500, VAT: 16695, Total: 96195}
	q, err := h.Payments.Quote(h.Ctx(), who, req.Number, "")
	require.NoError(t, err)
	assert.Equal(t, want, q)
	q, err = h.Payments.Price(h.Ctx(), " ")
	require.NoError(t, err)
	assert.Equal(t, want, q)
	assert.Equal(t, want, payment.Quote{Price: pay.Price, VAT: pay.VAT, Total: pay.Amount})
	assert.Equal(t, "eur", pay.Currency)
	assert.Equal(t, request.PaymentPending, req.PaymentStatus)
}

func TestPayments_P02_signature(t *testing.T) {
	h := newTestServer(t)
	_, req, pay := h.opened("jansen")
	event := h.Pay.Compose(fakepay.Completed, "paid", fakepay.CheckoutView{Payment: pay})
	good := h.Pay.Sign(event)
	for name, c := range map[string]struct {
		body      []byte
		signature string
	}{
		"none":            {event, ""},
		"noise":           {event, "t=1,v1=00"},
		"of another body": {event, h.Pay.Sign([]byte("{}"))},
		"body reordered":  {[]byte(strings.Replace(string(event), "{", "{ ", 1)), good},
		"cut off":         {event[:len(event)-1], good},
	} {
		apptest.Refused(t, domain.Invalid, domain.CodeSignature, h.Payments.Webhook(h.Ctx(), c.body, c.signature))
		assert.Equal(t, req, h.Request(req.ID), name)
	}
	require.NoError(t, h.Payments.Webhook(h.Ctx(), event, good))
	assert.Equal(t, request.Paid, h.Request(req.ID).PaymentStatus)
}

func TestPayments_P04_replay(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who, req, pay := h.opened("jansen")
		before := h.ListVersion(who)
		event := h.Pay.Compose(fakepay.Completed, "paid", fakepay.CheckoutView{Payment: pay})
		signature := h.Pay.Sign(event)
		errs := apptest.Racing(50, func(int) error { return h.Payments.Webhook(h.Ctx(), event, signature) })
		require.Equal(t, 50, apptest.Won(errs), "%v", errs)
		assert.Equal(t, request.Paid, h.Request(req.ID).PaymentStatus)
		list := h.PaymentsOf(req)
		require.Len(t, list, 1)
		assert.Equal(t, request.Paid, list[0].Status)
		assert.Equal(t, h.Clock.Now(), list[0].PaidAt)
		assert.Equal(t, before+1, h.ListVersion(who), "one change")
	})
}

// The id of an event alone says whether it was applied.
func TestPayments_P04_oneIdIsOneEvent(t *testing.T) {
	h := newTestServer(t)
	_, req, pay := h.opened("jansen")
	expired := h.Pay.Compose(fakepay.Expired, "unpaid", fakepay.CheckoutView{Payment: pay})
	id := regexp.MustCompile(`evt_fake_\w+`)
	paid := id.ReplaceAll(h.Pay.Compose(fakepay.Completed, "paid", fakepay.CheckoutView{Payment: pay}), id.Find(expired))
	require.NoError(t, h.Deliver(expired))
	require.NoError(t, h.Deliver(paid))
	assert.Equal(t, request.PaymentExpired, h.PaymentsOf(req)[0].Status)
}

// Whatever the order in which the provider's events come, they end alike.
func TestPayments_P05_order(t *testing.T) {
	events := []struct{ kind, payment string }{
		{fakepay.Completed, "unpaid"}, {fakepay.AsyncSucceeded, "paid"}, {fakepay.AsyncFailed, "unpaid"}, {fakepay.Expired, "unpaid"},
	}
	h := newTestServer(t)
	who := h.User("jansen")
	for _, order := range permutations(len(events)) {
		req := h.Processed(who)
		h.Checkout(who, req, "")
		pay := h.PaymentsOf(req)[0]
		paid := false
		for _, i := range order {
			require.NoError(t, h.Report(pay, events[i].kind, events[i].payment))
			paid = paid || events[i].kind == fakepay.AsyncSucceeded
			if paid {
				assert.Equal(t, request.Paid, h.Request(req.ID).PaymentStatus, "paid never goes back: %v", order)
			}
		}
		assert.Equal(t, request.Paid, h.PaymentsOf(req)[0].Status, "%v", order)
		assert.Equal(t, h.Clock.Now(), h.PaymentsOf(req)[0].PaidAt)
	}
}

// Without a success, too.
func TestPayments_P05_orderOfFailures(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	kinds := []string{fakepay.Completed, fakepay.AsyncFailed, fakepay.Expired}
	for _, order := range permutations(len(kinds)) {
		req := h.Processed(who)
		h.Checkout(who, req, "")
		pay := h.PaymentsOf(req)[0]
		for _, i := range order {
			require.NoError(t, h.Report(pay, kinds[i], "unpaid"))
		}
		assert.Equal(t, request.PaymentFailed, h.Request(req.ID).PaymentStatus, "%v", order)
		started := h.Checkout(who, req, "") // and it can be tried again
		assert.NotEqual(t, pay.Checkout, started.Checkout)
		assert.Equal(t, request.PaymentPending, h.Request(req.ID).PaymentStatus)
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
	who := h.User("jansen")
	req := h.Paid(who)
	pay := h.PaymentsOf(req)[0]
	for _, kind := range []string{fakepay.Completed, fakepay.AsyncFailed, fakepay.Expired} {
		require.NoError(t, h.Report(pay, kind, "unpaid"))
		assert.Equal(t, request.Paid, h.Request(req.ID).PaymentStatus, kind)
	}
	require.NoError(t, h.Report(pay, fakepay.Refunded, ""))
	assert.Equal(t, request.PaymentRefunded, h.Request(req.ID).PaymentStatus)
	require.NoError(t, h.Report(pay, fakepay.Completed, "paid"))
	assert.Equal(t, request.PaymentRefunded, h.Request(req.ID).PaymentStatus, "what was refunded is not paid by a late event")

	h.Checkout(who, req, "") // but can be paid again
	require.NoError(t, h.Report(h.PaymentsOf(req)[0], fakepay.Completed, "paid"))
	assert.Equal(t, request.Paid, h.Request(req.ID).PaymentStatus)
}

func TestPayments_Webhook_whatIsNotOurs(t *testing.T) {
	h := newTestServer(t)
	_, req, pay := h.opened("jansen")
	other := pay
	other.Checkout = "cs_fake_unknown"
	require.NoError(t, h.Report(other, fakepay.Completed, "paid"))
	assert.Equal(t, req, h.Request(req.ID))
	assert.Equal(t, pay, h.PaymentsOf(req)[0])
	for name, event := range map[string]string{
		"no event": `{}`, "not JSON": `{`, "a list": `[]`, "live": `{"id":"evt_1","type":"checkout.session.completed","livemode":true}`,
	} {
		err := h.Deliver([]byte(event))
		apptest.Refused(t, domain.Invalid, domain.CodeEventInvalid, err)
		assert.Equal(t, req, h.Request(req.ID), name)
	}
	require.NoError(t, h.Deliver([]byte(`{"id":"evt_1","type":"customer.created","data":{"object":{}}}`)), "what does not matter here")
	require.NoError(t, h.Report(pay, fakepay.Completed, "paid"))
	assert.Equal(t, request.Paid, h.Request(req.ID).PaymentStatus)
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
			require.NoError(t, h.Report(came, fakepay.Completed, "paid"))
			odd := h.PaymentsOf(req)[0]
			assert.Equal(t, payment.Money{Amount: came.Amount, Currency: came.Currency}, odd.Odd)
			assert.Equal(t, []payment.Payment{odd}, h.toRefund())
			assert.Equal(t, request.Unpaid, h.Request(req.ID).PaymentStatus)
			assert.EqualValues(t, 1, h.Refunds.Load())
			assert.Equal(t, []string{"checkout.session.completed odd"}, h.Heard.All())
			require.Len(t, h.Log.Errors(), 2)
			assert.Contains(t, h.Log.Errors()[0], "another amount")
			h.RunDue(0)

			h.Checkout(who, req, "")
			require.NoError(t, h.Report(h.PaymentsOf(req)[0], fakepay.Completed, "paid"))
			assert.Equal(t, request.Paid, h.Request(req.ID).PaymentStatus)
			settled, err := h.Payments.MarkRefunded(h.Ctx(), odd.ID)
			require.NoError(t, err)
			assert.Equal(t, request.PaymentRefunded, settled.Status)
			assert.Equal(t, came.Amount, settled.Refunded)
			assert.Equal(t, request.Paid, h.Request(req.ID).PaymentStatus)
		})
	}
}

// An event that could not be kept is applied when the provider sends it again.
func TestPayments_P03_lostEventComesAgain(t *testing.T) {
	for _, how := range []apptest.Cut{apptest.Before, apptest.Undone, apptest.UnheardOf} {
		t.Run(fmt.Sprint(how), func(t *testing.T) {
			h := newTestServer(t)
			_, req, pay := h.opened("jansen")
			event := h.Pay.Compose(fakepay.Completed, "paid", fakepay.CheckoutView{Payment: pay})
			h.Store.CutOff(1, how)
			apptest.Refused(t, domain.Unavailable, domain.CodeStoreAway, h.Deliver(event))
			require.NoError(t, h.Deliver(event))
			assert.Equal(t, request.Paid, h.Request(req.ID).PaymentStatus)
			assert.Len(t, h.PaymentsOf(req), 1)
		})
	}
}

// Looking changes nothing: only the provider's word makes a request paid.
func TestPayments_P10_lookingPaysNothing(t *testing.T) {
	h := newTestServer(t)
	who, req, pay := h.opened("jansen")
	version := h.ListVersion(who)
	for range 3 {
		c, err := h.Payments.ViewCheckout(h.Ctx(), pay.Checkout)
		require.NoError(t, err)
		assert.Equal(t, apptest.PublicURL+"/succes/"+req.Number+"?payment=success", c.SuccessURL)
		assert.Equal(t, apptest.PublicURL+"/requests/"+req.Number+"/payment", c.CancelURL)
		_, err = h.Payments.Quote(h.Ctx(), who, req.Number, "")
		require.NoError(t, err)
		_, err = h.Requests.FindRequest(h.Ctx(), who, req.Number)
		require.NoError(t, err)
		assert.Equal(t, "unknown", h.Refusal(who, "WELKOM"))
		_, err = h.Documents.PrintApplication(h.Ctx(), who, req.Number)
		require.NoError(t, err)
	}
	assert.Equal(t, req, h.Request(req.ID))
	assert.Equal(t, pay, h.PaymentsOf(req)[0])
	assert.Equal(t, version, h.ListVersion(who))
	_, err := h.Payments.ViewCheckout(h.Ctx(), "")
	apptest.Refused(t, domain.NotFound, domain.CodeNotFound, err)
}

func TestPayments_Z_otherTenant(t *testing.T) {
	h := newTestServer(t)
	_, req, _ := h.opened("jansen")
	for _, c := range []struct {
		who  usecase.Actor
		kind domain.Kind
		code domain.Code
	}{{h.User("pieters"), domain.NotFound, domain.CodeNotFound}, {usecase.Actor{}, domain.Unauthenticated, domain.CodeNoToken}} {
		_, err := h.Payments.ListPayments(h.Ctx(), c.who, req.Number, apptest.WholeList)
		apptest.Refused(t, c.kind, c.code, err)
		_, err = h.Payments.Quote(h.Ctx(), c.who, req.Number, "")
		apptest.Refused(t, c.kind, c.code, err)
		_, err = h.Payments.StartCheckout(h.Ctx(), c.who, req.Number, "", 0)
		apptest.Refused(t, c.kind, c.code, err)
	}
}
