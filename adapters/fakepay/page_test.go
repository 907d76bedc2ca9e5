package fakepay

import (
	"context"
	"errors"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/payment"
	"wbso/domain/request"
)

// testServer is a page with one checkout and the product's end of the webhook.
type testServer struct {
	provider *Provider
	checkout CheckoutView
	err      error                  // of the lookup
	events   []payment.PaymentEvent // as received
	calls    []context.Context
	refusal  error // of the webhook
}

func (h *testServer) page() http.Handler {
	lookup := func(_ context.Context, id string) (CheckoutView, error) {
		if h.err == nil && id != h.checkout.Payment.Checkout {
			return CheckoutView{}, domain.Fail(domain.NotFound, domain.CodeNotFound)
		}
		return h.checkout, h.err
	}
	return h.provider.Page(lookup, h.webhook, slog.New(slog.DiscardHandler))
}

func (h *testServer) webhook(ctx context.Context, payload []byte, signature string) error {
	h.calls = append(h.calls, ctx)
	if h.refusal != nil {
		return h.refusal
	}
	e, err := h.provider.ReadEvent(ctx, payload, signature)
	h.events = append(h.events, e)
	return err
}

func (h *testServer) get(path string) *httptest.ResponseRecorder {
	w := httptest.NewRecorder()
	h.page().ServeHTTP(w, httptest.NewRequest(http.MethodGet, path, nil))
	return w
}

func (h *testServer) press(outcome string) *httptest.ResponseRecorder {
	r := httptest.NewRequest(http.MethodPost, Prefix+"cs_fake_1", strings.NewReader(url.Values{"outcome": {outcome}}.Encode()))
	r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	w := httptest.NewRecorder()
	h.page().ServeHTTP(w, r)
	return w
}

func open() *testServer { return &testServer{provider: provider(), checkout: checkoutView()} }

func TestPage_shows(t *testing.T) {
	w := open().get(Prefix + "cs_fake_1")
	assert.Equal(t, http.StatusOK, w.Code)
	assert.Equal(t, "text/html; charset=utf-8", w.Header().Get("Content-Type"))
	assert.Contains(t, w.Header().Get("Content-Security-Policy"), "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'")
	body := w.Body.String()
	for _, want := range []string{
		"Proefbetaling – er wordt niets afgeschreven", "WBSO-aanvraag betalen", "WBSO-2026-00042", "€\u00a0961,95", "€\u00a0166,95",
		"Zelflerende &lt;b&gt;planning&lt;/b&gt;", "Voorbeeld &amp; Zoon B.V.",
		`value="paid">Betalen<`, `value="failed">Mislukt<`, `value="cancel">Annuleren<`,
	} {
		assert.Contains(t, body, want)
	}
	assert.NotContains(t, body, "<script")
	assert.Equal(t, w.Code, open().get(Prefix+"cs_fake_1/").Code)
}

func TestPage_P02_buttons(t *testing.T) {
	s := checkoutView()
	for outcome, c := range map[string]struct {
		to   string
		want []request.PaymentStatus
	}{
		"paid":   {s.SuccessURL, []request.PaymentStatus{request.Paid}},
		"failed": {s.CancelURL, []request.PaymentStatus{request.PaymentPending, request.PaymentFailed}},
		"cancel": {s.CancelURL, []request.PaymentStatus{request.PaymentExpired}},
	} {
		t.Run(outcome, func(t *testing.T) {
			h := open()
			w := h.press(outcome)
			assert.Equal(t, http.StatusSeeOther, w.Code)
			assert.Equal(t, c.to, w.Header().Get("Location"))
			require.Len(t, h.events, len(c.want))
			ids := map[string]bool{}
			for i, e := range h.events {
				ids[e.ID] = true
				assert.Equal(t, c.want[i], e.Status)
				assert.Equal(t, "cs_fake_1", e.Checkout)
				assert.Equal(t, domain.Cents(96195), e.Amount)
				assert.Equal(t, "WBSO-2026-00042", e.Reference)
			}
			assert.Len(t, ids, len(c.want))
		})
	}
}

func TestPage_reportsThoughThePayerHasLeft(t *testing.T) {
	h := open()
	r := httptest.NewRequest(http.MethodPost, Prefix+"cs_fake_1", strings.NewReader("outcome=paid"))
	r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	h.page().ServeHTTP(httptest.NewRecorder(), r.WithContext(ctx))
	require.Len(t, h.events, 1)
	assert.Equal(t, request.Paid, h.events[0].Status)
	deadline, bounded := h.calls[0].Deadline()
	assert.True(t, bounded)
	assert.Less(t, time.Until(deadline), time.Minute)
}

// A form that comes slowly meets the checkout as it is when the form is complete:
// another tab may have closed it meanwhile.
func TestPage_P08_aSlowFormActsOnTheBillAsItIsByThen(t *testing.T) {
	h := open()
	closes := func() { h.checkout.Payment.Status = request.PaymentExpired }
	r := httptest.NewRequest(http.MethodPost, Prefix+"cs_fake_1", &slowForm{Reader: strings.NewReader("outcome=paid"), meanwhile: closes})
	r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	w := httptest.NewRecorder()
	h.page().ServeHTTP(w, r)
	assert.Equal(t, site+Prefix+"cs_fake_1", w.Header().Get("Location"), "the page says why")
	assert.Empty(t, h.calls, "nothing is paid")
}

type slowForm struct {
	io.Reader
	meanwhile func()
}

func (f *slowForm) Read(b []byte) (int, error) {
	f.meanwhile()
	return f.Reader.Read(b)
}

// A page that is still open in another tab says what has become of its checkout. A
// second press, as of a double click, leads where the first one led; who presses
// Betalen too late comes back to the page.
func TestPage_P08_settled(t *testing.T) {
	page, success, cancel := site+Prefix+"cs_fake_1", checkoutView().SuccessURL, checkoutView().CancelURL
	for name, c := range map[string]struct {
		status           request.PaymentStatus
		surplus, paid    bool // the payment, the request
		says, back       string
		afterPay, cancel string
	}{
		"paid":                         {request.Paid, false, true, "Deze betaling is voldaan.", success, success, success},
		"paid twice":                   {request.Paid, true, true, "Je krijgt dit bedrag terug", success, success, success},
		"paid with a spent code":       {request.Paid, true, false, "Je krijgt dit bedrag terug", cancel, page, cancel},
		"refunded":                     {request.PaymentRefunded, false, false, "Terugbetaald", cancel, page, cancel},
		"failed":                       {request.PaymentFailed, false, false, "Betaling mislukt", cancel, page, cancel},
		"expired":                      {request.PaymentExpired, false, false, "Niet meer te betalen", cancel, page, cancel},
		"expired, paid in another tab": {request.PaymentExpired, false, true, "Je aanvraag is al betaald op een andere pagina.", success, success, success},
		"failed, paid in another tab":  {request.PaymentFailed, false, true, "Je aanvraag is al betaald op een andere pagina.", success, success, success},
	} {
		t.Run(name, func(t *testing.T) {
			h := open()
			h.checkout.Payment.Status, h.checkout.Payment.Surplus, h.checkout.RequestPaid = c.status, c.surplus, c.paid
			w := h.get(Prefix + "cs_fake_1")
			assert.Equal(t, http.StatusOK, w.Code)
			assert.Contains(t, w.Body.String(), c.says)
			assert.Contains(t, w.Body.String(), `href="`+c.back+`"`)
			assert.NotContains(t, w.Body.String(), "<button")

			for outcome, to := range map[string]string{"paid": c.afterPay, "failed": c.cancel, "cancel": c.cancel} {
				w = h.press(outcome)
				assert.Equal(t, http.StatusSeeOther, w.Code)
				assert.Equal(t, to, w.Header().Get("Location"), outcome)
			}
			assert.Empty(t, h.calls)
		})
	}
}

func TestPage_overdue(t *testing.T) {
	for outcome, to := range map[string]string{"paid": site + Prefix + "cs_fake_1", "failed": checkoutView().CancelURL, "cancel": checkoutView().CancelURL} {
		h := open()
		h.checkout.Payment.ExpiresAt = h.provider.clock.Now().Add(-time.Second)
		w := h.get(Prefix + "cs_fake_1")
		assert.Contains(t, w.Body.String(), "Niet meer te betalen")
		assert.NotContains(t, w.Body.String(), "<button")
		assert.Equal(t, to, h.press(outcome).Header().Get("Location"))
		require.Len(t, h.events, 1)
		assert.Equal(t, request.PaymentExpired, h.events[0].Status)
	}
}

func TestPage_webhookRefuses(t *testing.T) {
	h := open()
	h.refusal = errors.New("the database does not answer")
	w := h.press("failed")
	assert.Equal(t, http.StatusBadGateway, w.Code)
	assert.Contains(t, w.Body.String(), `value="failed">Opnieuw proberen<`)
	assert.Len(t, h.calls, 1, "the second event waits for the first")
}

func TestPage_refusals(t *testing.T) {
	t.Run("unknown checkout", func(t *testing.T) {
		for _, path := range []string{Prefix, Prefix + "cs_fake_2", Prefix + "cs_fake_1/x"} {
			w := open().get(path)
			assert.Equal(t, http.StatusNotFound, w.Code)
			assert.Contains(t, w.Body.String(), "Betaling niet gevonden")
		}
	})
	t.Run("a payment of nothing has no checkout", func(t *testing.T) {
		h := open()
		h.checkout.Payment.Checkout = ""
		assert.Equal(t, http.StatusNotFound, h.get(Prefix).Code)
	})
	t.Run("bad outcome", func(t *testing.T) {
		for _, outcome := range []string{"", "gratis", "PAID", strings.Repeat("a", 5<<10)} {
			h := open()
			w := h.press(outcome)
			assert.Equal(t, http.StatusBadRequest, w.Code)
			assert.Contains(t, w.Body.String(), "Maak een keuze")
			assert.Empty(t, h.calls)
		}
	})
	t.Run("a form too long", func(t *testing.T) {
		h := open()
		r := httptest.NewRequest(http.MethodPost, Prefix+"cs_fake_1", strings.NewReader("pad="+strings.Repeat("a", 4<<10)+"&outcome=paid"))
		r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
		w := httptest.NewRecorder()
		h.page().ServeHTTP(w, r)
		assert.Equal(t, http.StatusBadRequest, w.Code)
		assert.Empty(t, h.calls)
	})
	t.Run("outcome in the address", func(t *testing.T) {
		h := open()
		w := httptest.NewRecorder()
		h.page().ServeHTTP(w, httptest.NewRequest(http.MethodPost, Prefix+"cs_fake_1?outcome=paid", nil))
		assert.Equal(t, http.StatusBadRequest, w.Code)
		h.get(Prefix + "cs_fake_1?outcome=paid")
		assert.Empty(t, h.calls)
	})
	t.Run("other methods", func(t *testing.T) {
		for _, method := range []string{http.MethodPut, http.MethodDelete, http.MethodPatch, http.MethodOptions, "TRACE"} {
			w := httptest.NewRecorder()
			open().page().ServeHTTP(w, httptest.NewRequest(method, Prefix+"cs_fake_1", nil))
			assert.Equal(t, http.StatusMethodNotAllowed, w.Code)
			assert.Equal(t, "GET, HEAD, POST", w.Header().Get("Allow"))
		}
	})
	t.Run("failing lookup", func(t *testing.T) {
		h := open()
		h.err = domain.Fail(domain.Unavailable, domain.CodeStoreAway)
		w := h.get(Prefix + "cs_fake_1")
		assert.Equal(t, http.StatusServiceUnavailable, w.Code)
		assert.Equal(t, "5", w.Header().Get("Retry-After"))
		h.err = errors.New("a defect with details")
		w = h.get(Prefix + "cs_fake_1")
		assert.Equal(t, http.StatusInternalServerError, w.Code)
		assert.NotContains(t, w.Body.String(), "details")
	})
}
