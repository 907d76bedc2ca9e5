package fakepay

import (
	"bytes"
	"context"
	"fmt"
	"net/http"
	"time"
)

// webhookPath is where the product listens to its payment provider.
const webhookPath = "/api/stripe/webhook/"

const (
	deliverTimeout = 20 * time.Second
	maxAnswer      = 512 // bytes of an answer that are kept, for the log
)

// Deliver signs an event and serves it to the webhook, in this process but as
// the POST request that a provider would send. An answer other than 2xx is an
// error. It takes no context of a caller's request: a provider reports
// whether or not the payer still waits, and a router that finds its own marks
// in the context would take the call for a part of that request.
func (p *Provider) Deliver(webhook http.Handler, payload []byte) error {
	ctx, cancel := context.WithTimeout(context.Background(), deliverTimeout)
	defer cancel()
	r, err := http.NewRequestWithContext(ctx, http.MethodPost, p.publicURL+webhookPath, bytes.NewReader(payload))
	if err != nil {
		return fmt.Errorf("address the webhook: %w", err)
	}
	r.RequestURI = r.URL.RequestURI()
	r.RemoteAddr = "127.0.0.1:0"
	r.Header.Set("Content-Type", "application/json; charset=utf-8")
	r.Header.Set(SignatureHeader, p.Sign(payload))
	var a answer
	webhook.ServeHTTP(&a, r)
	if code := a.code(); code < 200 || code > 299 {
		return fmt.Errorf("the webhook answered %d: %s", code, a.body)
	}
	return nil
}

// answer keeps what a handler writes.
type answer struct {
	header http.Header
	status int
	body   []byte
}

func (a *answer) Header() http.Header {
	if a.header == nil {
		a.header = http.Header{}
	}
	return a.header
}

// WriteHeader keeps the first final status; 1xx are only on the way.
func (a *answer) WriteHeader(status int) {
	if a.status == 0 && status >= 200 {
		a.status = status
	}
}

func (a *answer) Write(b []byte) (int, error) {
	a.WriteHeader(http.StatusOK)
	a.body = append(a.body, b[:min(len(b), maxAnswer-len(a.body))]...)
	return len(b), nil
}

// code is the status; a handler that wrote nothing means 200.
func (a *answer) code() int {
	if a.status == 0 {
		return http.StatusOK
	}
	return a.status
}
