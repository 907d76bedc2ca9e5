package stripepay

import (
	"bytes"
	"io"
	"math/rand/v2"
	"net/http"
	"time"
)

// retryTransport tries again what Stripe answers with 409 or 5xx, under the same Idempotency-Key,
// which is a header of the request. The retries of stripe-go are for broken lines: they leave
// out every answer that says what is wrong.
type retryTransport struct{ next http.RoundTripper }

const (
	answerTries = 3                      // of a request, while its time lasts
	firstPause  = 500 * time.Millisecond // after the first try; twice that after the second
)

// RoundTrip implements http.RoundTripper.
func (t retryTransport) RoundTrip(r *http.Request) (*http.Response, error) {
	var body []byte
	if r.Body != nil {
		var err error
		if body, err = io.ReadAll(r.Body); err != nil {
			return nil, err
		}
		r.Body.Close()
	}
	for try := 1; ; try++ {
		again := r.Clone(r.Context())
		if r.Body != nil {
			again.Body = io.NopCloser(bytes.NewReader(body))
		}
		answer, err := t.next.RoundTrip(again)
		if err != nil || try == answerTries || !mayPass(answer) || !paused(r, firstPause<<(try-1)) {
			return answer, err
		}
		answer.Body.Close()
	}
}

// mayPass reports whether another try may get another answer. Stripe's own word comes first.
func mayPass(answer *http.Response) bool {
	switch answer.Header.Get("Stripe-Should-Retry") {
	case "true":
		return true
	case "false":
		return false
	}
	return answer.StatusCode == http.StatusConflict || answer.StatusCode >= http.StatusInternalServerError
}

// paused waits a while, up to half as long again. It is false when the request has no time
// for that.
func paused(r *http.Request, pause time.Duration) bool {
	pause += rand.N(pause / 2)
	if end, limited := r.Context().Deadline(); limited && time.Until(end) <= pause {
		return false
	}
	timer := time.NewTimer(pause)
	defer timer.Stop()
	select {
	case <-timer.C:
		return true
	case <-r.Context().Done():
		return false
	}
}
