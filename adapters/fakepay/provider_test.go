package fakepay

import (
	"bytes"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/payment"
	"wbso/domain/request"
	"wbso/ports"
	"wbso/ports/portstest"
)

const site = "http://localhost:8000"

// clock always shows the same time.
type clock struct{ now time.Time }

func (c clock) Now() time.Time { return c.now }

func provider() *Provider {
	return New([]byte("a secret of the product"), site+"/", clock{time.Date(2026, 11, 20, 9, 0, 0, 0, time.UTC)})
}

func TestCheckout(t *testing.T) {
	portstest.Checkout(t, func(*testing.T) portstest.CheckoutBench {
		p := provider()
		return portstest.CheckoutBench{Checkout: p, Now: p.clock.Now, Sign: p.signAt}
	})
}

func TestProvider_open(t *testing.T) {
	p := provider()
	expires := p.clock.Now().Add(time.Hour)
	s, err := p.OpenCheckout(t.Context(), ports.CheckoutOrder{Key: "request 1, 96195", Expires: expires})
	require.NoError(t, err)
	assert.Regexp(t, `^cs_fake_[0-9a-f]{32}$`, s.ID)
	assert.Equal(t, site+"/fake-checkout/"+s.ID, s.URL)
	assert.Equal(t, expires, s.Expires)

	same, err := New([]byte("a secret of the product"), site, p.clock).OpenCheckout(t.Context(), ports.CheckoutOrder{Key: "request 1, 96195", Expires: expires})
	require.NoError(t, err)
	assert.Equal(t, s, same, "another server of the same site")
	other, err := New([]byte("another"), site, p.clock).OpenCheckout(t.Context(), ports.CheckoutOrder{Key: "request 1, 96195"})
	require.NoError(t, err)
	assert.NotEqual(t, s.ID, other.ID, "nobody guesses a checkout without the secret")

	_, err = p.OpenCheckout(t.Context(), ports.CheckoutOrder{})
	assert.Equal(t, domain.CodePaymentFailed, domain.CodeOf(err))
}

func TestProvider_P02_otherSecret(t *testing.T) {
	p := provider()
	body := p.Compose(Completed, "paid", checkoutView())
	_, err := p.ReadEvent(t.Context(), body, New([]byte("another"), site, p.clock).Sign(body))
	assert.Equal(t, domain.CodeSignature, domain.CodeOf(err))
}

func TestProvider_compose(t *testing.T) {
	p, s := provider(), checkoutView()
	for kind, want := range map[string]request.PaymentStatus{
		Completed: request.Paid, AsyncSucceeded: request.Paid, AsyncFailed: request.PaymentFailed,
		Expired: request.PaymentExpired, Refunded: request.PaymentRefunded,
	} {
		body := p.Compose(kind, "paid", s)
		e, err := p.ReadEvent(t.Context(), body, p.Sign(body))
		require.NoError(t, err)
		assert.NotEmpty(t, e.ID)
		assert.Equal(t, want, e.Status, kind)
		checkout := e.Checkout
		if kind == Refunded { // a charge names its money alone
			checkout, err = p.FindCheckout(t.Context(), e.Intent)
			require.NoError(t, err)
		}
		assert.Equal(t, s.Payment.Checkout, checkout, kind)
		assert.Equal(t, kind != Expired, e.Intent == "pi_"+s.Payment.Checkout, kind)
		assert.Equal(t, s.Payment.Amount, e.Amount, kind)
		assert.Equal(t, "eur", e.Currency, kind)
		assert.NotEqual(t, string(body), string(p.Compose(kind, "paid", s)), "every event has an id of its own")
	}
}

func TestProvider_realMoney(t *testing.T) {
	p := provider()
	body := bytes.Replace(p.Compose(Completed, "paid", checkoutView()), []byte(`"livemode":false`), []byte(`"livemode":true`), 1)
	_, err := p.ReadEvent(t.Context(), body, p.Sign(body))
	assert.Equal(t, domain.CodeEventInvalid, domain.CodeOf(err))
}

// checkout is one that waits for its payer.
func checkoutView() CheckoutView {
	return CheckoutView{
		Payment: payment.Payment{
			ID: 9, Request: 42, Status: request.PaymentPending, Price: 79500, VAT: 16695, Amount: 96195, Currency: "eur",
			Checkout: "cs_fake_1", ExpiresAt: time.Date(2026, 11, 21, 9, 0, 0, 0, time.UTC),
		},
		Title: "Zelflerende <b>planning</b>", Company: "Voorbeeld & Zoon B.V.", Number: "WBSO-2026-00042",
		SuccessURL: site + "/succes/WBSO-2026-00042?payment=success",
		CancelURL:  site + "/requests/WBSO-2026-00042/payment",
	}
}
