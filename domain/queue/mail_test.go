package queue_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"

	"wbso/domain/queue"
)

func TestMail_J09_triedForThreeDays(t *testing.T) {
	for _, jitter := range []int{0, 1000} {
		var passed time.Duration
		for attempt := 1; attempt < queue.MailAttempts; attempt++ {
			passed += queue.SendMail.Backoff(attempt, jitter)
			if attempt == 3 {
				assert.Less(t, passed, 100*time.Second, "tried again soon")
			}
			assert.LessOrEqual(t, queue.SendMail.Backoff(attempt, jitter), queue.LongestWait)
		}
		assert.InDelta(t, queue.MailPatience.Hours(), passed.Hours(), 8, "jitter %d", jitter)
		assert.GreaterOrEqual(t, passed, queue.MailPatience)
	}
}
