package stripepay

import (
	"context"
	"errors"
	"io"
	"net/http"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/request"
	"wbso/ports"
)

// answers are what Stripe says to one call after the other; the last one is repeated.
type answers struct {
	list  []answer
	calls []string // key and body of each
}

type answer struct {
	status int
	should string // Stripe-Should-Retry
}

func (a *answers) RoundTrip(r *http.Request) (*http.Response, error) {
	body, err := io.ReadAll(r.Body)
	if err != nil {
		return nil, err
	}
	says := a.list[min(len(a.calls), len(a.list)-1)]
	a.calls = append(a.calls, r.Header.Get("Idempotency-Key")+" "+string(body))
	w := &http.Response{StatusCode: says.status, Header: http.Header{}, Request: r}
	if says.should != "" {
		w.Header.Set("Stripe-Should-Retry", says.should)
	}
	text := `{"id": "cs_1", "object": "checkout.session", "url": "https://checkout.stripe.example/cs_1"}`
	if says.status >= 400 {
		text = `{"error": {"type": "api_error", "code": "lock_timeout"}}`
	}
	w.Body = io.NopCloser(strings.NewReader(text))
	return w, nil
}

func TestOpen_P09_whatStripeSaysToTryAgain(t *testing.T) {
	ok := answer{status: 200}
	for name, c := range map[string]struct {
		says  []answer
		calls int
		opens bool
	}{
		"good":                        {[]answer{ok}, 1, true},
		"500 once":                    {[]answer{{status: 500}, ok}, 2, true},
		"503 twice":                   {[]answer{{status: 503}, {status: 503}, ok}, 3, true},
		"409 once":                    {[]answer{{status: 409}, ok}, 2, true},
		"always 500":                  {[]answer{{status: 500}}, answerTries, false},
		"500 that Stripe keeps to":    {[]answer{{500, "false"}, ok}, 1, false},
		"400 that Stripe says passes": {[]answer{{400, "true"}, ok}, 2, true},
		"400":                         {[]answer{{status: 400}, ok}, 1, false},
		"402":                         {[]answer{{status: 402}, ok}, 1, false},
	} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				said := &answers{list: c.says}
				_, err := through(said).OpenCheckout(t.Context(), anOrder())
				assert.Equal(t, c.opens, err == nil, "%v", err)
				require.Len(t, said.calls, c.calls)
				for _, call := range said.calls {
					assert.Equal(t, said.calls[0], call, "the same key and the same words")
				}
				assert.True(t, strings.HasPrefix(said.calls[0], "i-wbso-payment-9 "), said.calls[0])
				assert.Contains(t, said.calls[0], "client_reference_id=WBSO-2026-00042")
			})
		})
	}
}

// Stripe that takes its time with each 503 is left when the time of the call is over.
func TestOpen_P09_triesWithinTheTimeOfACall(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		slow := slowly{&answers{list: []answer{{status: 503}}}, 5 * time.Second}
		ctx, cancel := context.WithTimeout(t.Context(), callTime)
		defer cancel()
		began := time.Now()
		_, err := through(slow).OpenCheckout(ctx, anOrder())
		assert.Equal(t, domain.CodePaymentFailed, domain.CodeOf(err))
		assert.LessOrEqual(t, time.Since(began), callTime)
	})
}

type slowly struct {
	next http.RoundTripper
	time time.Duration
}

func (s slowly) RoundTrip(r *http.Request) (*http.Response, error) {
	select {
	case <-time.After(s.time):
		return s.next.RoundTrip(r)
	case <-r.Context().Done():
		return nil, errors.Join(errors.New("too late"), r.Context().Err())
	}
}

// through is an account whose calls go to a test.
func through(transport http.RoundTripper) *Provider {
	return over(Settings{Key: "sk_test_x", Installation: "i"}, transport)
}

func anOrder() ports.CheckoutOrder {
	return ports.CheckoutOrder{
		Key: "wbso-payment-9", Request: request.Request{Number: "WBSO-2026-00042"}, Email: "jansen@voorbeeld.nl", Price: 79500, VAT: 16695, Currency: "eur",
		Expires: time.Now().Add(23 * time.Hour), SuccessURL: "http://localhost/succes", CancelURL: "http://localhost/payment",
	}
}
