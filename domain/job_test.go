package domain_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"wbso/domain"
)

// A wait that counts as dishonest would end at once.
func TestBackoff_isAnHonestWait(t *testing.T) {
	for attempt := range 2 * domain.MaxAttempts {
		for _, jitter := range []int{-1, 0, 1000, 5000} {
			assert.LessOrEqual(t, domain.Backoff(attempt, jitter), domain.LongestWait)
		}
	}
}
