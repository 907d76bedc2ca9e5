package llm

import (
	"cmp"
	"context"
	"errors"
	"net/http"
	"time"

	"github.com/failsafe-go/failsafe-go"
	"github.com/failsafe-go/failsafe-go/retrypolicy"
)

// pause is how long a second try waits when the provider does not say.
const pause = 500 * time.Millisecond

// secondTry asks again after a failure that may pass, if the time of ctx allows the wait.
func secondTry(ctx context.Context) retrypolicy.RetryPolicy[Answer] {
	end, _ := ctx.Deadline()
	return retrypolicy.NewBuilder[Answer]().WithMaxRetries(1).ReturnLastFailure().
		HandleIf(func(_ Answer, err error) bool {
			wait, passing := waitAfter(err)
			return passing && wait < time.Until(end)
		}).
		WithDelayFunc(func(e failsafe.ExecutionAttempt[Answer]) time.Duration {
			wait, _ := waitAfter(e.LastError())
			return wait
		}).Build()
}

// waitAfter returns how long a second try waits, and whether an error may have passed by then.
func waitAfter(err error) (wait time.Duration, passing bool) {
	var f *Failure
	if !errors.As(err, &f) {
		return 0, false
	}
	return cmp.Or(f.RetryAfter, pause), f.Status == 0 || f.Status == http.StatusTooManyRequests || f.Status >= http.StatusInternalServerError
}
