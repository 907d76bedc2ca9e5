package httpapi_test

import (
	"fmt"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/apitypes"
	"wbso/adapters/stripepay/stripetest"
	"wbso/domain"
	"wbso/domain/payment"
	"wbso/domain/queue"
)

// till is a server that is paid over Stripe, with the account that it uses.
type till struct {
	*testServer
	stripe *stripetest.Server
}

func newTill(t *testing.T) till {
	server := stripetest.New(t)
	return till{newTestServer(t, withSetting("WBSO_PAYMENTS=stripe"), withSetting("WBSO_STRIPE_API_URL="+server.URL),
		withSetting("WBSO_STRIPE_SECRET_KEY="+stripetest.Key), withSetting("WBSO_STRIPE_WEBHOOK_SECRET="+stripetest.Secret)), server}
}

// hears is an event of Stripe's at the webhook.
func (h till) hears(event []byte) answer {
	h.t.Helper()
	return h.report(event, stripetest.Sign(event, time.Now()))
}

// says lets Stripe report what happened to a session.
func (h till) says(kind, session string) {
	h.t.Helper()
	h.hears(h.stripe.Event(kind, session)).is(200)
}

func (h till) opened(user *person, r apitypes.Request) string {
	h.t.Helper()
	return *decode[apitypes.CheckoutSession](user.post(fmt.Sprintf("/api/stripe/create-session/%d/", r.ID), nil).is(200)).SessionID
}

func (h till) numbers() string {
	w := httptest.NewRecorder()
	h.gauges.ServeHTTP(w, httptest.NewRequest("GET", "/metrics", nil))
	return w.Body.String()
}

// From checkout to the whole document, to money back, over a real provider's wire.
func TestStripe_P13_story(t *testing.T) {
	h := newTill(t)
	user := h.user("zoe")
	r := user.processed()
	session := decode[apitypes.CheckoutSession](user.post(fmt.Sprintf("/api/stripe/create-session/%d/", r.ID), nil).is(200))
	require.True(t, strings.HasPrefix(session.URL, "https://checkout.stripe.example/"), session.URL)
	again := decode[apitypes.CheckoutSession](user.post(fmt.Sprintf("/api/stripe/create-session/%d/", r.ID), nil).is(200))
	assert.Equal(t, session, again, "P-09: asked twice, opened once")
	id := *session.SessionID
	asked := h.stripe.Change(id, func(*stripetest.Session) {})
	assert.Equal(t, []any{int64(96195), "eur", r.ProjectNumber, "zoe@voorbeeld.nl"}, []any{asked.Amount, asked.Currency, asked.Reference, asked.Email})
	assert.Equal(t, "pending", user.paymentStatus(r))

	h.stripe.Change(id, stripetest.Pay)
	assert.Equal(t, "pending", user.paymentStatus(r), "only Stripe's word counts")
	h.says("checkout.session.completed", id)
	assert.Equal(t, "paid", user.paymentStatus(r))
	document := "/api/requests/" + r.ProjectNumber + "/download_document/"
	assert.Greater(t, len(pages(t, user.get(document).is(200).body)), 2)

	h.stripe.Change(id, func(s *stripetest.Session) { s.Refunded = 100_00 })
	h.says("charge.refunded", id)
	assert.Equal(t, "paid", user.paymentStatus(r), "a part of it")
	h.stripe.Change(id, func(s *stripetest.Session) {
		s.Disputes = []stripetest.Dispute{{ID: "dp_1", Status: "needs_response", Amount: 861_95, DueBy: time.Now().Unix()}}
	})
	h.says("charge.dispute.created", id)
	h.stripe.Change(id, func(s *stripetest.Session) { s.Disputes[0].Status = "lost" })
	h.says("charge.dispute.closed", id)
	assert.Equal(t, "paid", user.paymentStatus(r), "a lost dispute leaves it paid")
	disputed, err := h.app.Payments.ListAllPayments(t.Context(), payment.PaymentFilter{Disputed: true}, domain.Page{Size: 10})
	require.NoError(t, err)
	require.Len(t, disputed.Items, 1)
	assert.Equal(t, []any{payment.DisputeLost, domain.Cents(100_00)}, []any{disputed.Items[0].Dispute.Status, disputed.Items[0].Refunded})

	h.stripe.Change(id, func(s *stripetest.Session) { s.Refunded = s.Amount })
	h.says("charge.refunded", id)
	assert.Equal(t, "refunded", user.paymentStatus(r))
	assert.Len(t, pages(t, user.get(document).is(200).body), 2, "the preview again")

	assert.Contains(t, h.numbers(), `wbso_payment_events_total{outcome="applied",type="charge.refunded"} 2`)
	assert.Contains(t, h.log.text(), "a payment is disputed")
	for _, secret := range []string{stripetest.Key, stripetest.Secret, "zoe@voorbeeld.nl"} {
		assert.NotContains(t, h.log.text(), secret)
	}
	h.visitor().get("/fake-checkout/" + id).is(404)
}

// A refund that is heard before its payment names an intent that nobody knows yet.
func TestStripe_P13_theRefundComesFirst(t *testing.T) {
	h := newTill(t)
	user := h.user("zoe")
	r := user.processed()
	id := h.opened(user, r)
	h.stripe.Change(id, stripetest.Pay)
	paid := h.stripe.Event("checkout.session.completed", id)
	h.stripe.Change(id, func(s *stripetest.Session) { s.Refunded = s.Amount })
	refund := h.stripe.Event("charge.refunded", id)
	h.stripe.Break(99)
	h.hears(refund).is(502)
	assert.Equal(t, "pending", user.paymentStatus(r))
	h.stripe.Break(0)
	h.hears(refund).is(200)
	h.hears(paid).is(200)
	assert.Equal(t, "refunded", user.paymentStatus(r))
}

// A payment that takes its time is pending until Stripe knows, and can be tried again
// when it fails.
func TestStripe_P06_money_that_comes_later(t *testing.T) {
	h := newTill(t)
	user := h.user("zoe")
	r := user.processed()
	first := h.opened(user, r)
	h.stripe.Change(first, stripetest.Promise)
	h.says("checkout.session.completed", first)
	assert.Equal(t, "pending", user.paymentStatus(r))
	h.stripe.Change(first, stripetest.Bounce)
	h.says("checkout.session.async_payment_failed", first)
	assert.Equal(t, "failed", user.paymentStatus(r))

	second := h.opened(user, r)
	require.NotEqual(t, first, second)
	h.stripe.Change(second, stripetest.Promise)
	h.says("checkout.session.completed", second)
	h.stripe.Change(second, stripetest.Pay)
	h.says("checkout.session.async_payment_succeeded", second)
	assert.Equal(t, "paid", user.paymentStatus(r))
}

// Another code closes the first checkout; who pays both all the same gets one back.
func TestStripe_P08_two_tabs(t *testing.T) {
	h := newTill(t)
	h.code("WELKOM", 495_00)
	user := h.user("zoe")
	r := user.processed()
	first := h.opened(user, r)
	second := *decode[apitypes.CheckoutSession](user.post(fmt.Sprintf("/api/stripe/create-session/%d/", r.ID), object{"code": "WELKOM"}).is(200)).SessionID
	assert.Equal(t, "expired", h.stripe.Change(first, func(*stripetest.Session) {}).Status)
	h.stripe.Change(second, stripetest.Pay)
	h.says("checkout.session.completed", second)
	h.stripe.Change(first, stripetest.Pay)
	h.says("checkout.session.completed", first)
	due := decode[[]apitypes.Payment](user.get(fmt.Sprintf("/api/payments/?request=%d", r.ID)).is(200))
	require.Len(t, due, 2)
	assert.Equal(t, []any{false, "paid", true}, []any{due[0].RefundDue, due[1].Status, due[1].RefundDue})
}

// Money that Stripe took and we did not ask.
func TestStripe_P07_other_money(t *testing.T) {
	for name, change := range map[string]func(*stripetest.Session){
		"amount":   func(s *stripetest.Session) { s.Amount = 1 },
		"currency": func(s *stripetest.Session) { s.Currency = "usd" },
		"mode":     func(s *stripetest.Session) { s.Mode = "subscription" },
	} {
		t.Run(name, func(t *testing.T) {
			h := newTill(t)
			user := h.user("zoe")
			r := user.processed()
			id := h.opened(user, r)
			h.stripe.Change(id, stripetest.Pay)
			h.stripe.Change(id, change)
			h.says("checkout.session.completed", id)
			assert.Equal(t, "unpaid", user.paymentStatus(r))
			assert.Contains(t, h.log.text(), "another amount than was asked")
			assert.Contains(t, h.numbers(), `wbso_payment_events_total{outcome="odd",type="checkout.session.completed"} 1`)
			assert.Contains(t, h.numbers(), "\nwbso_refunds_due_total 1\n")
			h.stripe.Change(id, func(s *stripetest.Session) { s.Refunded = s.Amount })
			h.says("charge.refunded", id)
			assert.Equal(t, "refunded", user.paymentStatus(r), "and no longer owed")
			assert.Len(t, pages(t, user.get("/api/requests/"+r.ProjectNumber+"/download_document/").is(200).body), 2)
		})
	}
}

// An event of the live mode at a test account is refused, and the operator can read why.
func TestStripe_P15_test_and_live_do_not_mix(t *testing.T) {
	h := newTill(t)
	user := h.user("zoe")
	r := user.processed()
	id := h.opened(user, r)
	h.stripe.Change(id, stripetest.Pay)
	test := string(h.stripe.Event("checkout.session.completed", id))
	live := strings.Replace(test, `"livemode":false,"object":"event"`, `"livemode":true,"object":"event"`, 1)
	require.NotEqual(t, test, live)
	h.visitor().post("/api/stripe/webhook/", object{}).is(400) // a stranger's, which wakes nobody
	h.hears([]byte(live)).is(400)
	assert.Equal(t, "pending", user.paymentStatus(r))
	assert.Contains(t, h.log.text(), "live mode")
	assert.Contains(t, h.numbers(), `wbso_payment_events_total{outcome="refused",type="other"} 1`)
}

// An event is answered once it is kept: mail and invoice come later, and while the
// database is away Stripe hears that it has to send the event again.
func TestStripe_P03_kept_first(t *testing.T) {
	h := newTill(t)
	user := h.user("zoe")
	r := user.processed()
	id := h.opened(user, r)
	h.stripe.Change(id, stripetest.Pay)
	event := h.stripe.Event("checkout.session.completed", id)
	h.store.away.Store(true)
	h.hears(event).is(503)
	h.store.away.Store(false)
	assert.Equal(t, "pending", user.paymentStatus(r))
	before := len(h.stripe.Calls())
	h.hears(event).is(200)
	assert.Equal(t, "paid", user.paymentStatus(r))
	assert.Len(t, h.stripe.Calls(), before, "nobody is asked while Stripe waits")
	waiting, err := h.app.Jobs.ListJobs(t.Context(), queue.JobFilter{Status: queue.JobQueued}, domain.Page{Size: 10})
	require.NoError(t, err)
	var kinds []queue.JobKind
	for _, job := range waiting.Items {
		kinds = append(kinds, job.Kind)
	}
	assert.Contains(t, kinds, queue.IssueInvoice)
}

// P-14: no event came; asking brings the same.
func TestStripe_P14_reconcile(t *testing.T) {
	h := newTill(t)
	user := h.user("zoe")
	r := user.processed()
	id := h.opened(user, r)
	h.stripe.Change(id, stripetest.Pay)
	done, err := h.app.Payments.Reconcile(t.Context(), time.Hour, false)
	require.NoError(t, err)
	require.Len(t, done.Changes, 1)
	assert.Equal(t, "paid", user.paymentStatus(r))
	assert.Contains(t, h.numbers(), `wbso_payment_events_total{outcome="applied",type="reconciliation"} 1`)
}
