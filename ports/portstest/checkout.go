package portstest

import (
	"bytes"
	"encoding/json"
	"fmt"
	"net/url"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/payment"
	"wbso/domain/request"
	"wbso/ports"
)

// CheckoutBench is an adapter of ports.Checkout with what its tests need around it.
type CheckoutBench struct {
	Checkout ports.Checkout
	Now      func() time.Time
	// Sign signs a payload as the provider does, at a moment.
	Sign func(payload []byte, at time.Time) string
}

// Checkout checks that an adapter keeps the promises of ports.Checkout. Events are
// in Stripe's shape.
func Checkout(t *testing.T, open func(t *testing.T) CheckoutBench) {
	InOrder(t, []func(*testing.T, CheckoutBench){
		testP09_Open,
		testExpireTwice,
		testP02_Signature,
		testP02_TimeOfSigning,
		testP02_Size,
		testP05P06_Events,
		testSignedAndNotUnderstood,
	}, func(t *testing.T, check func(*testing.T, CheckoutBench)) { check(t, open(t)) })
}

func order(b CheckoutBench, key string) ports.CheckoutOrder {
	return ports.CheckoutOrder{
		Key: key, Request: request.Request{ID: 1, Number: "WBSO-2026-00042"}, Email: "jansen@voorbeeld.nl",
		Price: 79500, VAT: 16695, Currency: "eur", Expires: b.Now().Add(23 * time.Hour),
		SuccessURL: "http://localhost:8000/succes/WBSO-2026-00042?payment=success",
		CancelURL:  "http://localhost:8000/requests/WBSO-2026-00042/payment",
	}
}

func testP09_Open(t *testing.T, b CheckoutBench) {
	one := order(b, "1") // that expires in the same second both times
	first, err := b.Checkout.OpenCheckout(t.Context(), one)
	require.NoError(t, err)
	again, err := b.Checkout.OpenCheckout(t.Context(), one)
	require.NoError(t, err)
	other, err := b.Checkout.OpenCheckout(t.Context(), order(b, "2"))
	require.NoError(t, err)
	assert.Equal(t, first.ID, again.ID)
	assert.NotEqual(t, first.ID, other.ID)
	assert.WithinDuration(t, b.Now().Add(23*time.Hour), first.Expires, time.Minute)
	page, err := url.Parse(first.URL)
	require.NoError(t, err)
	assert.True(t, page.IsAbs())
}

func testExpireTwice(t *testing.T, b CheckoutBench) {
	s, err := b.Checkout.OpenCheckout(t.Context(), order(b, "1"))
	require.NoError(t, err)
	require.NoError(t, b.Checkout.ExpireCheckout(t.Context(), s.ID))
	require.NoError(t, b.Checkout.ExpireCheckout(t.Context(), s.ID))
}

func testP02_Signature(t *testing.T, b CheckoutBench) {
	body := []byte(fmt.Sprintf(`{"id": "evt_1", "type": "checkout.session.completed", "created": %d,
		"data": {"object": {"id": "cs_1", "payment_status": "paid"}}}`, b.Now().Unix()))
	good := b.Sign(body, b.Now())
	stamp, signature, _ := strings.Cut(good, ",v1=")
	wrong := strings.Repeat("0", len(signature))
	var smaller bytes.Buffer
	require.NoError(t, json.Compact(&smaller, body))

	for name, header := range map[string]string{
		"as signed":          good,
		"a second one good":  stamp + ",v1=" + wrong + ",v1=" + signature,
		"the first one good": good + ",v1=" + wrong,
		"other schemes":      good + ",v0=" + wrong,
	} {
		t.Run(name, func(t *testing.T) {
			e, err := b.Checkout.ReadEvent(t.Context(), body, header)
			require.NoError(t, err)
			assert.Equal(t, request.Paid, e.Status)
		})
	}
	for name, c := range map[string]struct {
		body   []byte
		header string
	}{
		"no header":         {body, ""},
		"bad signature":     {body, stamp + ",v1=" + wrong},
		"not hexadecimal":   {body, stamp + ",v1=zz"},
		"empty signature":   {body, stamp + ",v1="},
		"cut off":           {body, good[:len(good)-2]},
		"no signature":      {body, stamp},
		"no time":           {body, "v1=" + signature},
		"time not a number": {body, "t=now,v1=" + signature},
		"other time":        {body, fmt.Sprintf("t=%d,v1=%s", b.Now().Unix()+1, signature)},
		"other scheme only": {body, stamp + ",v0=" + signature},
		"re-serialised":     {smaller.Bytes(), good},
		"one byte more":     {append(bytes.Clone(body), '\n'), good},
		"empty body":        {nil, good},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := b.Checkout.ReadEvent(t.Context(), c.body, c.header)
			requireInvalid(t, domain.CodeSignature, err)
		})
	}
}

func testP02_TimeOfSigning(t *testing.T, b CheckoutBench) {
	body := []byte(`{"id":"evt_1","type":"checkout.session.expired","data":{"object":{"id":"cs_1"}}}`)
	for age, good := range map[time.Duration]bool{
		0:                true,
		4 * time.Minute:  true,
		-4 * time.Minute: true,
		6 * time.Minute:  false,
		-6 * time.Minute: false,
		24 * time.Hour:   false,
	} {
		_, err := b.Checkout.ReadEvent(t.Context(), body, b.Sign(body, b.Now().Add(-age)))
		if good {
			assert.NoError(t, err, "%s", age)
			continue
		}
		requireInvalid(t, domain.CodeSignature, err)
	}
}

func testP02_Size(t *testing.T, b CheckoutBench) {
	body := []byte(`{"id":"evt_1","type":"x","pad":"` + strings.Repeat("a", 256<<10) + `"}`)
	_, err := b.Checkout.ReadEvent(t.Context(), body, b.Sign(body, b.Now()))
	require.Error(t, err)
	assert.Equal(t, domain.Invalid, domain.KindOf(err))
}

func testP05P06_Events(t *testing.T, b CheckoutBench) {
	for name, c := range map[string]struct {
		kind, payment string
		want          request.PaymentStatus
	}{
		"completed and paid":    {"checkout.session.completed", "paid", request.Paid},
		"completed for nothing": {"checkout.session.completed", "no_payment_required", request.Paid},
		"completed, not paid":   {"checkout.session.completed", "unpaid", request.PaymentPending},
		"paid later":            {"checkout.session.async_payment_succeeded", "paid", request.Paid},
		"failed later":          {"checkout.session.async_payment_failed", "unpaid", request.PaymentFailed},
		"expired":               {"checkout.session.expired", "unpaid", request.PaymentExpired},
		"some other kind":       {"checkout.session.polished", "paid", ""},
	} {
		t.Run(name, func(t *testing.T) {
			body := []byte(fmt.Sprintf(`{"id":"evt_7","object":"event","type":%q,"created":1795165200,"livemode":false,
				"data":{"object":{"id":"cs_7","object":"checkout.session","status":"complete","payment_status":%q,
				"amount_total":96195,"currency":"eur","client_reference_id":"WBSO-2026-00042","metadata":{}}},"pending_webhooks":1}`, c.kind, c.payment))
			e, err := b.Checkout.ReadEvent(t.Context(), body, b.Sign(body, b.Now()))
			require.NoError(t, err)
			assert.Equal(t, payment.PaymentEvent{ID: "evt_7", Type: c.kind, Checkout: "cs_7", Status: c.want, Amount: 96195,
				Currency: "eur", Reference: "WBSO-2026-00042", At: time.Unix(1795165200, 0).UTC()}, e)
		})
	}
}

func testSignedAndNotUnderstood(t *testing.T, b CheckoutBench) {
	for name, body := range map[string]string{
		"empty":               ``,
		"not JSON":            `betaald!`,
		"a list":              `[]`,
		"null":                `null`,
		"no id":               `{"type":"checkout.session.completed","data":{"object":{"id":"cs_1","payment_status":"paid"}}}`,
		"no type":             `{"id":"evt_1","data":{"object":{"id":"cs_1","payment_status":"paid"}}}`,
		"no session":          `{"id":"evt_1","type":"checkout.session.completed","data":{"object":{"payment_status":"paid"}}}`,
		"no payment status":   `{"id":"evt_1","type":"checkout.session.completed","data":{"object":{"id":"cs_1"}}}`,
		"amount not a number": `{"id":"evt_1","type":"checkout.session.completed","data":{"object":{"id":"cs_1","payment_status":"paid","amount_total":"veel"}}}`,
		"amount in parts":     `{"id":"evt_1","type":"checkout.session.completed","data":{"object":{"id":"cs_1","payment_status":"paid","amount_total":961.95}}}`,
		"more after it":       `{"id":"evt_1","type":"x"} {}`,
	} {
		t.Run(name, func(t *testing.T) {
			_, err := b.Checkout.ReadEvent(t.Context(), []byte(body), b.Sign([]byte(body), b.Now()))
			requireInvalid(t, domain.CodeEventInvalid, err)
		})
	}
}

func requireInvalid(t *testing.T, code domain.Code, err error) {
	t.Helper()
	require.Error(t, err)
	assert.Equal(t, code, domain.CodeOf(err))
	assert.Equal(t, domain.Invalid, domain.KindOf(err))
}
