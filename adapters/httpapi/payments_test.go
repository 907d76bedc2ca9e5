package httpapi_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"net/http/httptest"
	"net/url"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/apitypes"
	"wbso/adapters/fakepay"
	"wbso/adapters/httpapi"
	"wbso/domain"
	"wbso/domain/payment"
)

// checkoutFor opens a checkout and returns its address and what the provider knows of it.
func (c *person) checkoutFor(r apitypes.Request, body object) (apitypes.CheckoutSession, fakepay.CheckoutView) {
	c.t.Helper()
	s := decode[apitypes.CheckoutSession](c.post(fmt.Sprintf("/api/stripe/create-session/%d/", r.ID), body).is(200))
	view, err := c.app.Payments.ViewCheckout(c.t.Context(), *s.SessionID)
	require.NoError(c.t, err)
	return s, fakepay.CheckoutView{Payment: view.Payment, Number: view.Request.Number}
}

// report sends an event as the provider does.
func (h *testServer) report(payload []byte, signature string) answer {
	h.t.Helper()
	return h.visitor().post("/api/stripe/webhook/", string(payload), "Stripe-Signature", signature)
}

func (c *person) paymentStatus(r apitypes.Request) string {
	c.t.Helper()
	return c.request(r.ID).PaymentStatus
}

func TestPayments_P01_the_server_sets_the_price(t *testing.T) {
	h := newTestServer(t)
	user := h.user("zoe")
	r := user.processed()
	_, s := user.checkoutFor(r, object{"amount": 1, "price": 0, "total": 1, "currency": "usd", "custom_checkout_price": 0})
	assert.Equal(t, domain.Cents(96195), s.Payment.Amount)
	assert.Equal(t, "eur", s.Payment.Currency)
	quote := decode[apitypes.Quote](user.get(fmt.Sprintf("/api/requests/%d/quote/?amount=1&price=0", r.ID)).is(200))
	assert.Equal(t, apitypes.Quote{Price: 79500, VAT: 16695, Total: 96195}, quote)
}

func TestPayments_P02_signature(t *testing.T) {
	h := newTestServer(t)
	user := h.user("zoe")
	r := user.processed()
	_, s := user.checkoutFor(r, object{})
	payload := h.pay.Compose(fakepay.Completed, "paid", s)
	good := h.pay.Sign(payload)
	var again bytes.Buffer
	require.NoError(t, json.Indent(&again, payload, "", " "))
	for name, c := range map[string]struct {
		payload   []byte
		signature string
	}{
		"none":              {payload, ""},
		"of another secret": {payload, fakepay.New([]byte("another"), publicURL, h.clock).Sign(payload)},
		"of another event":  {h.pay.Compose(fakepay.Completed, "paid", s), good},
		"written anew":      {again.Bytes(), good},
		"one byte more":     {append(bytes.Clone(payload), ' '), good},
		"noise":             {payload, "t=1,v1=zz"},
	} {
		t.Run(name, func(t *testing.T) {
			assert.Equal(t, "De handtekening van deze melding klopt niet.", h.report(c.payload, c.signature).is(400).detail())
			assert.Equal(t, "pending", user.paymentStatus(r))
		})
	}
	h.clock.pass(6 * time.Minute)
	h.report(payload, good).is(400)
	h.clock.pass(-6 * time.Minute)
	h.report([]byte("{}"), h.pay.Sign([]byte("{}"))).is(400) // signed, and not understood
	h.visitor().post("/api/stripe/webhook/", string(payload), "Stripe-Signature", good, "Content-Type", "application/octet-stream").is(200)
	assert.Equal(t, "paid", user.paymentStatus(r))
}

func TestPayments_P04_replay(t *testing.T) { onBoth(t, replay) }

func replay(t *testing.T, h *testServer) {
	user := h.user("zoe")
	r := user.processed()
	_, s := user.checkoutFor(r, object{})
	payload := h.pay.Compose(fakepay.Completed, "paid", s)
	signature := h.pay.Sign(payload)
	var group sync.WaitGroup
	for range 50 {
		group.Go(func() { assert.Equal(t, 200, h.report(payload, signature).status) })
	}
	group.Wait()
	first := user.get("/api/requests/").is(200)
	h.report(payload, signature).is(200)
	assert.Equal(t, first.header.Get("ETag"), user.get("/api/requests/").header.Get("ETag"))
	assert.Len(t, decode[[]apitypes.Payment](user.get("/api/payments/?request="+r.ProjectNumber).is(200)), 1)
}

func TestPayments_P05_order(t *testing.T) {
	h := newTestServer(t)
	user := h.user("zoe")
	kinds := []string{fakepay.Completed, fakepay.AsyncSucceeded, fakepay.AsyncFailed, fakepay.Expired}
	for _, order := range permutations(kinds) {
		r := user.processed()
		_, s := user.checkoutFor(r, object{})
		paid := false
		for _, kind := range order {
			payload := h.pay.Compose(kind, "unpaid", s)
			h.report(payload, h.pay.Sign(payload)).is(200)
			paid = paid || kind == fakepay.AsyncSucceeded
			assert.Equal(t, paid, user.paymentStatus(r) == "paid", "%v after %s", order, kind)
		}
	}
}

func permutations(list []string) (all [][]string) {
	if len(list) == 0 {
		return [][]string{nil}
	}
	for i := range list {
		rest := append(append([]string(nil), list[:i]...), list[i+1:]...)
		for _, p := range permutations(rest) {
			all = append(all, append([]string{list[i]}, p...))
		}
	}
	return all
}

func TestPayments_P07_another_amount_is_not_fulfilled(t *testing.T) {
	h := newTestServer(t)
	user := h.user("zoe")
	r := user.processed()
	session, s := user.checkoutFor(r, object{})
	s.Payment.Amount = 1
	payload := h.pay.Compose(fakepay.Completed, "paid", s)
	h.report(payload, h.pay.Sign(payload)).is(200)
	assert.Equal(t, "unpaid", user.paymentStatus(r))
	assert.Contains(t, h.log.text(), "another amount")
	due := decode[[]apitypes.Payment](user.get(fmt.Sprintf("/api/payments/?request=%d", r.ID)).is(200))[0]
	assert.Equal(t, []any{"paid", true}, []any{due.Status, due.RefundDue})
	assert.Len(t, pages(t, user.get("/api/requests/"+r.ProjectNumber+"/download_document/").is(200).body), 2, "the preview")
	assert.Contains(t, string(h.visitor().get(strings.TrimPrefix(session.URL, publicURL)).is(200).body), "Je krijgt dit bedrag terug")
}

func TestPayments_P08_one_session_at_a_time(t *testing.T) {
	h := newTestServer(t)
	h.code("WELKOM", 495_00)
	user := h.user("zoe")
	r := user.processed()
	first, _ := user.checkoutFor(r, object{})
	second, _ := user.checkoutFor(r, object{"code": raw("null")})
	assert.Equal(t, first, second)
	third, _ := user.checkoutFor(r, object{"code": "welkom"})
	assert.NotEqual(t, first, third)
	page := func() string {
		return string(h.visitor().get(strings.TrimPrefix(first.URL, publicURL)).is(200).body)
	}
	assert.NotContains(t, page(), `value="paid"`)
	assert.Equal(t, first.URL, user.press(first, "paid").header.Get("Location"), "too late, and the page says so")
	assert.Contains(t, page(), "Niet meer te betalen")
	assert.Equal(t, "pending", user.paymentStatus(r))
	success := user.press(third, "paid").header.Get("Location")
	assert.Equal(t, "paid", user.paymentStatus(r))
	assert.Contains(t, page(), "Je aanvraag is al betaald op een andere pagina.")
	assert.Equal(t, success, user.press(third, "paid").header.Get("Location"), "a double click")
}

// Two tabs at once, each with another price: one of them is told to go on with the other.
func TestPayments_P08_replaced_meanwhile(t *testing.T) {
	h := newTestServer(t)
	h.code("WELKOM", 495_00)
	user := h.user("zoe")
	r := user.processed()
	path := fmt.Sprintf("/api/stripe/create-session/%d/", r.ID)
	h.pay.meanwhile = func() { user.post(path, object{"code": "welkom"}).is(200) }
	assert.Equal(t, "Je bent intussen een andere betaling van deze aanvraag begonnen. Ga daarmee verder of begin opnieuw.", user.post(path, nil).is(409).detail())
	assert.Equal(t, "pending", user.paymentStatus(r))
}

func TestPayments_P08_a_second_payment_is_to_be_paid_back(t *testing.T) {
	h := newTestServer(t)
	h.code("WELKOM", 495_00)
	user := h.user("zoe")
	r := user.processed()
	_, first := user.checkoutFor(r, object{})
	session, _ := user.checkoutFor(r, object{"code": "welkom"})
	user.press(session, "paid")
	list := func() []apitypes.Payment {
		return decode[[]apitypes.Payment](user.get("/api/payments/?request=" + r.ProjectNumber).is(200))
	}
	assert.Equal(t, []any{"expired", false}, []any{list()[1].Status, list()[1].RefundDue})
	etag := user.get("/api/payments/?request=" + r.ProjectNumber).header.Get("ETag")
	payload := h.pay.Compose(fakepay.AsyncSucceeded, "paid", first)
	h.report(payload, h.pay.Sign(payload)).is(200)

	user.get("/api/payments/?request="+r.ProjectNumber, "If-None-Match", etag).is(200)
	assert.Equal(t, []any{"paid", false}, []any{list()[0].Status, list()[0].RefundDue})
	assert.Equal(t, []any{"paid", true}, []any{list()[1].Status, list()[1].RefundDue})
	assert.Equal(t, "paid", user.paymentStatus(r))
	assert.Contains(t, h.log.text(), "a payment is to be paid back")
	w := httptest.NewRecorder()
	h.gauges.ServeHTTP(w, httptest.NewRequest("GET", "/metrics", nil))
	assert.Contains(t, w.Body.String(), "\nwbso_refunds_due_total 1\n")

	_, err := h.app.Payments.MarkRefunded(t.Context(), list()[1].ID)
	require.NoError(t, err)
	assert.Equal(t, []any{"refunded", false}, []any{list()[1].Status, list()[1].RefundDue})
	assert.Equal(t, "paid", user.paymentStatus(r))
}

func TestPayments_outcomes_of_the_provider(t *testing.T) {
	h := newTestServer(t)
	user := h.user("zoe")
	for outcome, want := range map[string]string{"paid": "paid", "failed": "failed", "cancel": "unpaid"} {
		t.Run(outcome, func(t *testing.T) {
			r := user.processed()
			back := user.pays(r, outcome).header.Get("Location")
			assert.Equal(t, want, user.paymentStatus(r))
			if outcome == "paid" {
				assert.Equal(t, publicURL+"/succes/"+r.ProjectNumber+"?payment=success", back)
				return
			}
			assert.Equal(t, publicURL+"/requests/"+r.ProjectNumber+"/payment", back)
			user.pays(r, "paid") // one may try again
			assert.Equal(t, "paid", user.paymentStatus(r))
		})
	}
}

func TestPayments_P10_the_success_page_proves_nothing(t *testing.T) {
	user := newTestServer(t).user("zoe")
	r := user.processed()
	user.checkoutFor(r, object{})
	user.get("/succes/"+r.ProjectNumber+"?payment=success", "Accept", httpapi.BrowserAccept).is(200)
	user.post("/succes/"+r.ProjectNumber+"?payment=success", nil)
	assert.Equal(t, "pending", user.paymentStatus(r))
}

func TestPayments_P11_nothing_to_pay(t *testing.T) {
	h := newTestServer(t)
	h.code("GRATIS", 0)
	user := h.user("zoe")
	r := user.processed()
	assert.JSONEq(t, `{"valid": true, "custom_checkout_price": 0.00, "reason": null}`, string(user.post("/api/checkout-code/validate/", object{"code": "gratis"}).is(200).body))
	s := decode[apitypes.CheckoutSession](user.post("/api/stripe/create-session/"+r.ProjectNumber+"/", object{"code": "gratis"}).is(200))
	assert.Equal(t, apitypes.CheckoutSession{URL: publicURL + "/succes/" + r.ProjectNumber + "?payment=success"}, s)
	assert.Equal(t, "paid", user.paymentStatus(r))
	list := decode[[]apitypes.Payment](user.get("/api/payments/?request=" + r.ProjectNumber).is(200))
	require.Len(t, list, 1)
	assert.Equal(t, []any{domain.Cents(0), "paid"}, []any{list[0].Amount, list[0].Status})
}

func TestPayments_P12_codes(t *testing.T) {
	h := newTestServer(t)
	user := h.user("zoe")
	r := user.processed()
	_, err := h.app.DiscountCodes.CreateDiscountCode(t.Context(), payment.DiscountCode{Code: "EENMAAL", Price: 100_00, MaxUses: 1})
	require.NoError(t, err)
	_, err = h.app.DiscountCodes.CreateDiscountCode(t.Context(), payment.DiscountCode{Code: "OUD", Price: 100_00, ExpiresOn: domain.NewDate(2026, 11, 19)})
	require.NoError(t, err)
	h.code("WEG", 100_00)
	require.NoError(t, h.app.DiscountCodes.DisableDiscountCode(t.Context(), "WEG"))
	other := h.user("ander")
	other.checkoutFor(other.processed(), object{"code": "eenmaal"}) // reserves its only use

	sentences := map[string]string{"unknown": "bestaat niet", "expired": "is verlopen", "used_up": "is opgebruikt"}
	for _, c := range []struct{ code, reason string }{
		{"EENMAAL", "used_up"}, {"OUD", "expired"}, {"WEG", "expired"}, {"ONBEKEND", "unknown"}, {"%' OR 1=1", "unknown"}, {"A\u202eB", "unknown"},
	} {
		t.Run(c.code, func(t *testing.T) {
			assert.Equal(t, apitypes.CheckoutCode{Reason: &c.reason}, decode[apitypes.CheckoutCode](user.post("/api/checkout-code/validate/", object{"code": c.code}).is(200)))
			want := map[string][]string{"code": {"Code ongeldig. Deze code " + sentences[c.reason] + "."}}
			assert.Equal(t, want, user.post(fmt.Sprintf("/api/stripe/create-session/%d/", r.ID), object{"code": c.code}).fields())
			assert.Equal(t, want, user.get(fmt.Sprintf("/api/requests/%d/quote/?code=%s", r.ID, url.QueryEscape(c.code))).fields())
		})
	}
	assert.Equal(t, "unknown", *decode[apitypes.CheckoutCode](user.post("/api/checkout-code/validate/", object{"code": " "}).is(200)).Reason)
	assert.Empty(t, decode[[]apitypes.Payment](user.get("/api/payments/?request="+r.ProjectNumber).is(200)))
}

func TestPayments_conflicts(t *testing.T) {
	user := newTestServer(t).user("zoe")
	r := user.submitted()
	path := fmt.Sprintf("/api/stripe/create-session/%d/", r.ID)
	assert.Equal(t, "Het document van deze aanvraag is nog niet klaar.", user.post(path, nil).is(409).detail())
	user.work()
	user.pays(r, "paid")
	assert.Equal(t, "Deze aanvraag is al betaald.", user.post(path, nil).is(409).detail())
}

func TestPayments_a_provider_that_fails(t *testing.T) {
	h := newTestServer(t)
	user := h.user("zoe")
	r := user.processed()
	h.pay.err = errors.New("api key sk_live_123 refused")
	a := user.post(fmt.Sprintf("/api/stripe/create-session/%d/", r.ID), nil).is(502)
	assert.Equal(t, "De betaaldienst antwoordt niet goed. Er is niets afgeschreven; probeer het zo opnieuw.", a.detail())
	assert.Equal(t, "unpaid", user.paymentStatus(r))
	h.pay.err = nil
	user.pays(r, "paid")
	assert.Equal(t, "paid", user.paymentStatus(r))
}

// Z-05: what was paid for closes again with the refund, at the next call.
func TestPayments_P13_refund(t *testing.T) {
	h := newTestServer(t)
	user := h.user("zoe")
	r := user.processed()
	session, s := user.checkoutFor(r, object{})
	user.press(session, "paid")
	document := fmt.Sprintf("/api/documents/%d/download/", user.storedDocument(r))
	user.get(document).is(200)
	payload := h.pay.Compose(fakepay.Refunded, "", s)
	h.report(payload, h.pay.Sign(payload)).is(200)
	assert.Equal(t, "refunded", user.paymentStatus(r))
	user.get(document).is(403)
	assert.Len(t, pages(t, user.get("/api/requests/"+r.ProjectNumber+"/download_document/").is(200).body), 2)
	late := h.pay.Compose(fakepay.Completed, "paid", s)
	h.report(late, h.pay.Sign(late)).is(200)
	assert.Equal(t, "refunded", user.paymentStatus(r))
}
