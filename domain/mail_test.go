package domain_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"

	"wbso/domain"
)

func TestMail_J09_triedForThreeDays(t *testing.T) {
	for _, jitter := range []int{0, 1000} {
		var passed time.Duration
		for attempt := 1; attempt < domain.MailAttempts; attempt++ {
			passed += domain.SendMail.Backoff(attempt, jitter)
			if attempt == 3 {
				assert.Less(t, passed, 100*time.Second, "tried again soon")
			}
			assert.LessOrEqual(t, domain.SendMail.Backoff(attempt, jitter), domain.LongestWait)
		}
		assert.InDelta(t, domain.MailPatience.Hours(), passed.Hours(), 8, "jitter %d", jitter)
		assert.GreaterOrEqual(t, passed, domain.MailPatience)
	}
}
