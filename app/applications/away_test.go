package applications_test

import (
	"context"
	"errors"
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app/apptest"
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
		"no budget": func(h *testServer) error { return evaluation.BudgetUsedUp(h.Clock.Now(), h.Clock.Now().Add(time.Hour)) },
	} {
		t.Run(name, func(t *testing.T) {
			onBoth(t, func(t *testing.T, h *testServer) {
				h.Composer.Does(func(context.Context, int) error { return errors.Join(errors.New("another text"), outage(h)) })
				who := h.User("jansen")
				req := h.Submit(who, apptest.Submission())
				var tries int
				for began := h.Clock.Now(); h.Clock.Now().Sub(began) < 22*time.Hour; h.Clock.Pass(queue.LongestWait) {
					h.RunDue(1)
					tries++
					require.Equal(t, queue.JobQueued, h.AllJobs()[0].Status)
					require.Zero(t, h.AllJobs()[0].Attempts)
				}
				assert.Greater(t, tries, 85, "it is tried every quarter of an hour at least")
				assert.Equal(t, request.Processing, h.Request(req.ID).Status)
				put, err := h.Requests.FindRequest(h.Ctx(), who, req.Number)
				require.NoError(t, err)
				assert.True(t, put.Status.IsPutOff(put.Failure), "its owner sees that it waits")
				cards, err := h.Requests.ListRequests(h.Ctx(), who, request.RequestFilter{Cards: true}, apptest.WholeList)
				require.NoError(t, err)
				assert.True(t, cards.Items[0].Status.IsPutOff(cards.Items[0].Failure), "also in the list")
				assert.Equal(t, domain.CodeOf(outage(h)), domain.Code(put.Failure), "and an administrator why")
				assert.Contains(t, h.AllJobs()[0].LastError, outage(h).Error())
				version, err := h.Requests.ListVersion(h.Ctx(), who)
				require.NoError(t, err)
				h.Clock.Pass(queue.LongestWait)
				h.RunDue(1)
				again, err := h.Requests.ListVersion(h.Ctx(), who)
				require.NoError(t, err)
				assert.Equal(t, version, again, "it is noted once")
				h.Composer.Does(nil)
				h.Clock.Pass(queue.LongestWait)
				h.RunDue(1)
				assert.Empty(t, h.Request(req.ID).Failure)
				h.OneApplication(req.ID)
			})
		})
	}
}

// After a day the owner hears that it did not work, and an administrator's retry has a day again.
func TestProcessing_L07_awayForMoreThanADay(t *testing.T) {
	h := newTestServer(t)
	h.Composer.Does(func(context.Context, int) error { return away() })
	req := h.Submit(h.User("jansen"), apptest.Submission())
	h.RunDue(1)
	h.Clock.Pass(queue.LongestAway)
	for range queue.MaxAttempts {
		h.RunDue(1)
		h.Clock.Pass(queue.LongestWait)
	}
	job := h.AllJobs()[0]
	assert.Equal(t, queue.JobFailed, job.Status)
	assert.Equal(t, queue.MaxAttempts, job.Attempts)
	assert.Equal(t, request.Failed, h.Request(req.ID).Status)
	_, err := h.Jobs.RetryJob(h.Ctx(), job.ID)
	require.NoError(t, err)
	h.RunDue(1)
	assert.Zero(t, h.AllJobs()[0].Attempts)
}

// What fails at this text alone is given up after five attempts, as before.
func TestProcessing_L07_aTextThatFailsCounts(t *testing.T) {
	h := newTestServer(t)
	h.Composer.Does(func(context.Context, int) error { return domain.Fail(domain.Unavailable, domain.CodeJudgeFailed) })
	h.Submit(h.User("jansen"), apptest.Submission())
	for n := range queue.MaxAttempts {
		if n == 1 {
			assert.False(t, h.AllRequests()[0].Failure != "", "it does not wait for the model")
		}
		h.RunDue(1)
		h.Clock.Pass(queue.LongestWait)
	}
	assert.Equal(t, queue.JobFailed, h.AllJobs()[0].Status)
}

// A request that waited for a model and then fails at its text is no longer shown as waiting.
func TestProcessing_L07_noLongerPutOff(t *testing.T) {
	h := newTestServer(t)
	h.Composer.Does(func(context.Context, int) error { return away() })
	h.Submit(h.User("jansen"), apptest.Submission())
	h.RunDue(1)
	put := h.AllRequests()[0]
	assert.True(t, put.Status.IsPutOff(put.Failure))
	h.Composer.Does(func(context.Context, int) error { return domain.Fail(domain.Unavailable, domain.CodeJudgeFailed) })
	h.Clock.Pass(queue.LongestWait)
	h.RunDue(1)
	put = h.AllRequests()[0]
	assert.False(t, put.Status.IsPutOff(put.Failure))
}

func TestDrafting_L07_waitsForAModelThatIsAway(t *testing.T) {
	h, model := drafting(newTestServer(t))
	down := true
	model.Does(func(context.Context, int) error {
		if down {
			return away()
		}
		return nil
	})
	req := h.Submit(h.User("jansen"), apptest.Submission())
	for range 2 * queue.MaxAttempts {
		h.work()
		assert.Zero(t, h.draftJobs()[0].Attempts)
		h.Clock.Pass(queue.LongestWait)
	}
	down = false
	h.work()
	assert.NotEmpty(t, h.drafts(req))
}
