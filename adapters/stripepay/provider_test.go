package stripepay_test

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/stripepay"
	"wbso/adapters/stripepay/stripetest"
	"wbso/domain"
	"wbso/domain/request"
	"wbso/ports"
	"wbso/ports/portstest"
)

// account is one at a server of the test.
func account(url string) *stripepay.Provider {
	return stripepay.New(stripepay.Settings{Key: stripetest.Key, WebhookSecret: stripetest.Secret, APIURL: url, Installation: "i"})
}

func TestCheckout(t *testing.T) {
	portstest.Checkout(t, func(t *testing.T) portstest.CheckoutBench {
		return portstest.CheckoutBench{Checkout: account(stripetest.New(t).URL), Now: time.Now, Sign: stripetest.Sign}
	})
}

func order() ports.CheckoutOrder {
	return ports.CheckoutOrder{
		Key: "wbso-payment-9", Request: request.Request{Number: "WBSO-2026-00042", Title: "Koelcel zonder gas"}, Email: "jansen@voorbeeld.nl", Price: 79500, VAT: 16695, Currency: "eur",
		Expires: time.Now().Add(23 * time.Hour), SuccessURL: "http://localhost:8000/succes/WBSO-2026-00042?payment=success", CancelURL: "http://localhost:8000/requests/WBSO-2026-00042/payment",
	}
}

func TestOpen_P01_twoLinesInDutch(t *testing.T) {
	server := stripetest.New(t)
	page, err := account(server.URL).OpenCheckout(t.Context(), order())
	require.NoError(t, err)
	assert.Equal(t, "https://checkout.stripe.example/c/pay/"+page.ID, page.URL)
	require.Len(t, server.Calls(), 1)
	call := server.Calls()[0]
	assert.Equal(t, []string{"i-wbso-payment-9", "Bearer " + stripetest.Key}, []string{call.Key, call.Authorization})
	for name, want := range map[string]string{
		"mode": "payment", "locale": "nl", "payment_method_types[0]": "card", "payment_method_types[1]": "ideal",
		"line_items[0][price_data][unit_amount]": "79500", "line_items[0][price_data][product_data][name]": "WBSO-aanvraag WBSO-2026-00042: Koelcel zonder gas",
		"payment_intent_data[description]":       "WBSO-aanvraag WBSO-2026-00042: Koelcel zonder gas",
		"line_items[1][price_data][unit_amount]": "16695", "line_items[1][price_data][product_data][name]": "Btw 21%", "line_items[1][quantity]": "1",
		"client_reference_id": "WBSO-2026-00042", "metadata[project_number]": "WBSO-2026-00042", "payment_intent_data[metadata][payment]": "wbso-payment-9",
		"customer_email": "jansen@voorbeeld.nl", "success_url": order().SuccessURL, "cancel_url": order().CancelURL, "adaptive_pricing[enabled]": "false",
	} {
		assert.Equal(t, want, call.Form.Get(name), name)
	}
	assert.False(t, call.Form.Has("line_items[2][quantity]"))
}

// The line breaks after Stripe has opened it: the retry gets the same session.
func TestOpen_P09_cutAfterCreate(t *testing.T) {
	server := stripetest.New(t)
	provider, asked := account(server.URL), order()
	server.Break(1)
	page, err := provider.OpenCheckout(t.Context(), asked)
	require.NoError(t, err, "one retry")
	server.Break(99)
	_, err = provider.OpenCheckout(t.Context(), asked)
	requireFailed(t, err)
	server.Break(0)
	again, err := provider.OpenCheckout(t.Context(), asked)
	require.NoError(t, err)
	assert.Equal(t, page, again)
}

func TestExpire_whatIsNotOpenIsClosed(t *testing.T) {
	server := stripetest.New(t)
	provider := account(server.URL)
	page, err := provider.OpenCheckout(t.Context(), order())
	require.NoError(t, err)
	server.Change(page.ID, stripetest.Pay)
	require.NoError(t, provider.ExpireCheckout(t.Context(), page.ID))
	require.NoError(t, provider.ExpireCheckout(t.Context(), "cs_fake_of_another_provider"))
	server.Change(page.ID, func(s *stripetest.Session) { s.Status = "open" })
	server.Break(99)
	requireFailed(t, provider.ExpireCheckout(t.Context(), page.ID))
}

func TestFind(t *testing.T) {
	server := stripetest.New(t)
	provider := account(server.URL)
	page, err := provider.OpenCheckout(t.Context(), order())
	require.NoError(t, err)
	intent := server.Change(page.ID, stripetest.Pay).Intent
	found, err := provider.FindCheckout(t.Context(), intent)
	require.NoError(t, err)
	assert.Equal(t, page.ID, found)
	_, err = provider.FindCheckout(t.Context(), "pi_of_another_shop")
	assert.Equal(t, domain.NotFound, domain.KindOf(err))
	server.Break(99)
	_, err = provider.FindCheckout(t.Context(), intent)
	requireFailed(t, err)
}

func requireFailed(t *testing.T, err error) {
	t.Helper()
	require.Error(t, err)
	assert.Equal(t, []any{domain.Unavailable, domain.CodePaymentFailed}, []any{domain.KindOf(err), domain.CodeOf(err)})
}

// Stripe's own words have the address of the payer and a part of the key in them.
func TestFailure_saysNoSecretAndNobody(t *testing.T) {
	answers := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Request-Id", "req_7")
		w.WriteHeader(http.StatusUnauthorized)
		_, _ = w.Write([]byte(`{"error":{"type":"invalid_request_error","code":"api_key_expired","message":"Invalid API Key provided: ` + stripetest.Key + ` for jansen@voorbeeld.nl"}}`))
	}))
	defer answers.Close()
	_, err := account(answers.URL).OpenCheckout(t.Context(), order())
	requireFailed(t, err)
	text := err.Error()
	assert.Contains(t, text, "401: invalid_request_error api_key_expired (call ")
	for _, secret := range []string{stripetest.Key, "jansen", stripetest.Secret} {
		assert.False(t, strings.Contains(text, secret), secret)
	}
}

func TestCheck_makesNothing(t *testing.T) {
	server := stripetest.New(t)
	require.NoError(t, account(server.URL).Check(t.Context()))
	for _, call := range server.Calls() {
		assert.Equal(t, "GET", call.Method)
	}
	server.Break(10) // more than the tries of the SDK and of the transport
	requireFailed(t, account(server.URL).Check(t.Context()))
}
