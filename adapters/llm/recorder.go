package llm

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strconv"
	"time"
)

// mostOnWire bounds what is read of one answer, in bytes.
const mostOnWire = 1 << 20

// Recorder carries one call to a provider. It keeps what the SDKs drop or put into sentences:
// the status, Retry-After, and whether the connection broke or the answer was too long.
type Recorder struct {
	next   http.RoundTripper
	status int
	wait   time.Duration
	broken error
	long   bool
}

// NewRecorder returns a recorder for one call.
func NewRecorder(next http.RoundTripper) *Recorder { return &Recorder{next: next} }

// RoundTrip implements http.RoundTripper.
func (r *Recorder) RoundTrip(q *http.Request) (*http.Response, error) {
	resp, err := r.next.RoundTrip(q)
	if err != nil {
		r.broken = err
		return nil, err
	}
	r.status = resp.StatusCode
	r.wait = retryAfter(resp.Header.Get("Retry-After"))
	resp.Body = &boundedBody{ReadCloser: resp.Body, recorder: r, left: mostOnWire}
	return resp, nil
}

// TooLong reports whether the answer was cut off because it was far too long.
func (r *Recorder) TooLong() bool { return r.long }

// Failure returns why a call failed: the error of ctx when that ended, else a *Failure. It
// has no words of the provider, which may repeat what the user wrote.
func (r *Recorder) Failure(ctx context.Context) error {
	switch {
	case ctx.Err() != nil:
		return ctx.Err()
	case r.status >= http.StatusBadRequest:
		return &Failure{Status: r.status, RetryAfter: r.wait, Err: errors.New(refusal(r.status))}
	case r.broken != nil:
		return &Failure{Err: r.broken}
	}
	return &Failure{Err: errors.New("what came back is no answer of a model")}
}

// refusal says in the operator's terms what a status means.
func refusal(status int) string {
	switch status {
	case http.StatusUnauthorized, http.StatusForbidden:
		return "the key is refused"
	case http.StatusNotFound:
		return "no such model or address"
	case http.StatusTooManyRequests:
		return "too many calls, or no credit"
	}
	return fmt.Sprintf("the provider answers %q", http.StatusText(status))
}

// retryAfter reads a header with seconds or a date; 0 when there is none.
func retryAfter(header string) time.Duration {
	if seconds, err := strconv.Atoi(header); err == nil {
		return max(0, time.Duration(seconds)*time.Second)
	}
	at, err := http.ParseTime(header)
	if err != nil {
		return 0
	}
	return max(0, time.Until(at))
}

// boundedBody is the body of an answer, of which at most a number of bytes is read.
type boundedBody struct {
	io.ReadCloser
	recorder *Recorder
	left     int
}

func (b *boundedBody) Read(p []byte) (int, error) {
	if b.left == 0 {
		b.recorder.long = true
		return 0, io.ErrUnexpectedEOF
	}
	n, err := b.ReadCloser.Read(p[:min(len(p), b.left)])
	b.left -= n
	if err != nil && !errors.Is(err, io.EOF) {
		b.recorder.broken = err
	}
	return n, err
}
