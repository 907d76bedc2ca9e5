package app_test

import (
	"context"
	"errors"
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/evaluation"
	"wbso/domain/queue"
	"wbso/domain/request"
)

// away is what the readers of a model answer while its provider is away.
func away() error {
	return domain.Fail(domain.Unavailable, domain.CodeJudgeFailed).Because(fmt.Errorf("%w: connection refused", domain.ErrAway))
}

// A model that is away for a night costs no request its attempts: it is composed when the model is back.
func TestProcessing_L07_waitsForAModelThatIsAway(t *testing.T) {
	for name, outage := range map[string]func(h *testServer) error{
		"away":      func(*testServer) error { return away() },
		"no budget": func(h *testServer) error { return evaluation.BudgetUsedUp(h.clock.Now(), h.clock.Now().Add(time.Hour)) },
	} {
		t.Run(name, func(t *testing.T) {
			onBoth(t, func(t *testing.T, h *testServer) {
				h.composer.does(func(context.Context, int) error { return errors.Join(errors.New("another text"), outage(h)) })
				req := h.submit(h.user("jansen"), submission())
				var tries int
				for began := h.clock.Now(); h.clock.Now().Sub(began) < 23*time.Hour; h.clock.pass(queue.LongestWait) {
					h.runDue(1)
					tries++
					require.Equal(t, queue.JobQueued, h.jobs()[0].Status)
					require.Zero(t, h.jobs()[0].Attempts)
				}
				assert.Greater(t, tries, 90, "it is tried every quarter of an hour at least")
				assert.Equal(t, request.Processing, h.request(req.ID).Status)
				h.composer.does(nil)
				h.runDue(1)
				h.oneApplication(req.ID)
			})
		})
	}
}

// After a day the owner hears that it did not work, and an administrator's retry has a day again.
func TestProcessing_L07_awayForMoreThanADay(t *testing.T) {
	h := newTestServer(t)
	h.composer.does(func(context.Context, int) error { return away() })
	req := h.submit(h.user("jansen"), submission())
	h.runDue(1)
	h.clock.pass(queue.LongestAway)
	for range queue.MaxAttempts {
		h.runDue(1)
		h.clock.pass(queue.LongestWait)
	}
	job := h.jobs()[0]
	assert.Equal(t, queue.JobFailed, job.Status)
	assert.Equal(t, queue.MaxAttempts, job.Attempts)
	assert.Equal(t, request.Failed, h.request(req.ID).Status)
	_, err := h.Jobs.RetryJob(h.ctx(), job.ID)
	require.NoError(t, err)
	h.runDue(1)
	assert.Zero(t, h.jobs()[0].Attempts)
}

// What fails at this text alone is given up after five attempts, as before.
func TestProcessing_L07_aTextThatFailsCounts(t *testing.T) {
	h := newTestServer(t)
	h.composer.does(func(context.Context, int) error { return domain.Fail(domain.Unavailable, domain.CodeJudgeFailed) })
	h.submit(h.user("jansen"), submission())
	for range queue.MaxAttempts {
		h.runDue(1)
		h.clock.pass(queue.LongestWait)
	}
	assert.Equal(t, queue.JobFailed, h.jobs()[0].Status)
}

func TestDrafting_L07_waitsForAModelThatIsAway(t *testing.T) {
	h, model := drafting(newTestServer(t))
	down := true
	model.does(func(context.Context, int) error {
		if down {
			return away()
		}
		return nil
	})
	req := h.submit(h.user("jansen"), submission())
	for range 2 * queue.MaxAttempts {
		h.work()
		assert.Zero(t, h.draftJobs()[0].Attempts)
		h.clock.pass(queue.LongestWait)
	}
	down = false
	h.work()
	assert.NotEmpty(t, h.drafts(req))
}
