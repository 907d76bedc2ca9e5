package stripepay_test

import (
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/stripepay"
	"wbso/adapters/stripepay/stripetest"
	"wbso/domain"
	"wbso/domain/payment"
	"wbso/domain/request"
)

// opened is a server with one open session.
func opened(t *testing.T) (*stripetest.Server, *stripepay.Provider, string) {
	server := stripetest.New(t)
	provider := account(server.URL)
	page, err := provider.OpenCheckout(t.Context(), order())
	require.NoError(t, err)
	return server, provider, page.ID
}

func event(t *testing.T, p *stripepay.Provider, body []byte) payment.PaymentEvent {
	t.Helper()
	e, err := p.ReadEvent(t.Context(), body, stripetest.Sign(body, time.Now()))
	require.NoError(t, err)
	return e
}

func TestEvent_P13_refundsAndDisputesNameTheIntent(t *testing.T) {
	server, provider, id := opened(t)
	server.Change(id, stripetest.Pay)
	e := event(t, provider, server.Event("checkout.session.completed", id))
	assert.Equal(t, []any{id, "pi_" + id, request.Paid, domain.Cents(96195), "WBSO-2026-00042"}, []any{e.Checkout, e.Intent, e.Status, e.Amount, e.Reference})

	server.Change(id, func(s *stripetest.Session) { s.Refunded = 40_00 })
	e = event(t, provider, server.Event("charge.refunded", id))
	assert.Equal(t, payment.PaymentEvent{ID: e.ID, Type: "charge.refunded", Intent: "pi_" + id, Status: request.PaymentRefunded, Amount: 96195, Refunded: 40_00, Currency: "eur", At: e.At}, e)

	due := time.Date(2026, 12, 1, 12, 0, 0, 0, time.UTC)
	for status, want := range map[string]payment.Dispute{
		"needs_response":         {Status: payment.DisputeOpen, Amount: 96195, Due: due},
		"warning_needs_response": {Status: payment.DisputeOpen, Amount: 96195, Due: due},
		"under_review":           {Status: payment.DisputeOpen, Amount: 96195, Due: due},
		"won":                    {Status: payment.DisputeWon, Amount: 96195},
		"warning_closed":         {Status: payment.DisputeWon, Amount: 96195},
		"lost":                   {Status: payment.DisputeLost, Amount: 96195},
	} {
		server.Change(id, func(s *stripetest.Session) {
			s.Disputes = []stripetest.Dispute{{ID: "dp_1", Status: status, Amount: 96195, DueBy: due.Unix()}}
		})
		e := event(t, provider, server.Event("charge.dispute.updated", id))
		assert.Equal(t, want, e.Dispute, status)
		assert.Empty(t, e.Status, "paid stays paid")
		assert.Equal(t, "pi_"+id, e.Intent)
	}
}

// What belongs to something else of the same account is of no concern.
func TestEvent_aChargeWithoutIntentSaysNothing(t *testing.T) {
	provider := account("http://127.0.0.1:1")
	for _, kind := range []string{"charge.refunded", "charge.dispute.created"} {
		e := event(t, provider, []byte(`{"id":"evt_1","object":"event","type":"`+kind+`","data":{"object":{"id":"x","amount":5,"payment_intent":null}}}`))
		assert.False(t, e.Matters(), kind)
	}
}

func TestEvent_P07_anotherModeIsOtherMoney(t *testing.T) {
	server, provider, id := opened(t)
	server.Change(id, stripetest.Pay)
	server.Change(id, func(s *stripetest.Session) { s.Mode = "subscription" })
	e := event(t, provider, server.Event("checkout.session.completed", id))
	assert.False(t, payment.Payment{Amount: 96195, Currency: "eur"}.FitsEvent(e))
}

func TestEvent_P15_testAndLiveDoNotMix(t *testing.T) {
	server, provider, id := opened(t)
	live := stripepay.New(stripepay.Settings{Key: "sk_live_x", WebhookSecret: stripetest.Secret})
	test := server.Event("checkout.session.completed", id)
	server.Change(id, stripetest.Pay)
	real := []byte(strings.Replace(string(server.Event("checkout.session.completed", id)), `"livemode":false,"object":"event"`, `"livemode":true,"object":"event"`, 1))
	require.NotEqual(t, test, real)
	_ = event(t, provider, test)
	assert.Equal(t, request.Paid, event(t, live, real).Status)
	for p, body := range map[*stripepay.Provider][]byte{provider: real, live: test} {
		_, err := p.ReadEvent(t.Context(), body, stripetest.Sign(body, time.Now()))
		assert.Equal(t, []any{domain.Invalid, domain.CodeEventInvalid}, []any{domain.KindOf(err), domain.CodeOf(err)})
		assert.ErrorContains(t, err, "live mode")
	}
}

func TestState_P14(t *testing.T) {
	for name, c := range map[string]struct {
		happens []func(*stripetest.Session)
		want    []payment.PaymentEvent
	}{
		"open":     {nil, []payment.PaymentEvent{{Status: request.PaymentPending}}},
		"expired":  {[]func(*stripetest.Session){func(s *stripetest.Session) { s.Status = "expired" }}, []payment.PaymentEvent{{Status: request.PaymentExpired}}},
		"promised": {[]func(*stripetest.Session){stripetest.Promise}, []payment.PaymentEvent{{Status: request.PaymentPending, Intent: "pi"}}},
		"bounced":  {[]func(*stripetest.Session){stripetest.Promise, stripetest.Bounce}, []payment.PaymentEvent{{Status: request.PaymentFailed, Intent: "pi"}}},
		"paid":     {[]func(*stripetest.Session){stripetest.Pay}, []payment.PaymentEvent{{Status: request.Paid, Intent: "pi"}}},
		"paid, refunded and disputed": {[]func(*stripetest.Session){stripetest.Pay, func(s *stripetest.Session) {
			s.Refunded, s.Disputes = 40_00, []stripetest.Dispute{{ID: "dp_1", Status: "lost", Amount: 50_00}}
		}}, []payment.PaymentEvent{
			{Status: request.Paid, Intent: "pi"}, {Status: request.PaymentRefunded, Intent: "pi", Refunded: 40_00}, {Intent: "pi", Dispute: payment.Dispute{Status: payment.DisputeLost, Amount: 50_00}},
		}},
	} {
		t.Run(name, func(t *testing.T) {
			server, provider, id := opened(t)
			for _, happens := range c.happens {
				server.Change(id, happens)
			}
			got, err := provider.ListCheckoutEvents(t.Context(), id)
			require.NoError(t, err)
			for i := range c.want {
				w := &c.want[i]
				w.Checkout, w.Currency = id, "eur"
				if w.Intent != "" {
					w.Intent += "_" + id
				}
				if w.Status != "" {
					w.Amount, w.Reference = 96195, "WBSO-2026-00042"
				}
			}
			assert.Equal(t, c.want, got)
		})
	}
	_, provider, _ := opened(t)
	_, err := provider.ListCheckoutEvents(t.Context(), "cs_fake_1")
	assert.Equal(t, domain.NotFound, domain.KindOf(err))
}
