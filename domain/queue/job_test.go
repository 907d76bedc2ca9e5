package queue_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"wbso/domain"
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

// Each way to end a job is open to some statuses, and refused to the others.
func TestJob_statusesChangeByTheirMethods(t *testing.T) {
	const refused = queue.JobStatus("")
	for _, c := range []struct {
		from                         queue.JobStatus
		retried, dismissed, canceled queue.JobStatus
	}{
		{queue.JobQueued, refused, refused, queue.JobCancelled},
		{queue.JobRunning, refused, refused, queue.JobCancelled},
		{queue.JobDone, refused, refused, refused},
		{queue.JobFailed, queue.JobQueued, queue.JobDismissed, refused},
		{queue.JobRefused, queue.JobQueued, queue.JobDismissed, refused},
		{queue.JobDismissed, queue.JobQueued, refused, refused},
		{queue.JobCancelled, queue.JobQueued, refused, refused},
	} {
		for _, step := range []struct {
			mark func(*queue.Job) error
			want queue.JobStatus
			code domain.Code
		}{
			{(*queue.Job).MarkRetried, c.retried, domain.CodeJobNotFinished},
			{(*queue.Job).MarkDismissed, c.dismissed, domain.CodeJobNotFailed},
			{(*queue.Job).MarkCancelled, c.canceled, domain.CodeJobFinished},
		} {
			job := queue.Job{Status: c.from, Attempts: 3}
			err := step.mark(&job)
			if step.want == refused {
				assert.Equal(t, step.code, domain.CodeOf(err), c.from)
				assert.Equal(t, c.from, job.Status)
				continue
			}
			assert.NoError(t, err, c.from)
			assert.Equal(t, step.want, job.Status)
		}
	}
	recurring := queue.Job{Status: queue.JobRunning, Attempts: 2, LastError: "no"}
	recurring.MarkDone(true)
	assert.Equal(t, queue.Job{Status: queue.JobQueued}, recurring)
}
