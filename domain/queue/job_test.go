package queue_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"wbso/domain/queue"
)

// A wait that counts as dishonest would end at once.
func TestBackoff_isAnHonestWait(t *testing.T) {
	for attempt := range 2 * queue.MaxAttempts {
		for _, jitter := range []int{-1, 0, 1000, 5000} {
			assert.LessOrEqual(t, queue.JobBackoff(attempt, jitter), queue.LongestWait)
		}
	}
}
