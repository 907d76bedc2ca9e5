package jobs_test

import (
	"context"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app/apptest"
	"wbso/domain"
	"wbso/domain/queue"
	"wbso/domain/request"
	"wbso/ports"
)

func TestJobs_J10_retry(t *testing.T) {
	h := newTestServer(t)
	_, req := h.Failed()
	list, err := h.Jobs.ListJobs(h.Ctx(), queue.JobFilter{Status: queue.JobFailed}, apptest.WholeList)
	require.NoError(t, err)
	require.Len(t, list.Items, 1)
	job, err := h.Jobs.RetryJob(h.Ctx(), list.Items[0].ID)
	require.NoError(t, err)
	assert.Equal(t, queue.JobQueued, job.Status)
	assert.Zero(t, job.Attempts)
	assert.Equal(t, request.Processing, h.Request(req.ID).Status)
	_, err = h.Jobs.RetryJob(h.Ctx(), job.ID)
	apptest.Refused(t, domain.Conflict, domain.CodeJobNotFinished, err)
	h.RunDue(1)
	h.OneApplication(req.ID)
	_, err = h.Jobs.RetryJob(h.Ctx(), job.ID)
	apptest.Refused(t, domain.Conflict, domain.CodeJobNotFinished, err)
	_, err = h.Jobs.RetryJob(h.Ctx(), 999)
	apptest.Refused(t, domain.NotFound, domain.CodeNotFound, err)
}

// The owner ran it again meanwhile, and it went well: the old job stays failed.
func TestJobs_J10_retryOfWhatIsDone(t *testing.T) {
	h := newTestServer(t)
	owner, req := h.Failed()
	_, err := h.Requests.RetryRequest(h.Ctx(), apptest.Actor(owner), req.Number)
	require.NoError(t, err)
	h.RunDue(1)
	failed, err := h.Jobs.ListJobs(h.Ctx(), queue.JobFilter{Status: queue.JobFailed}, apptest.WholeList)
	require.NoError(t, err)
	_, err = h.Jobs.RetryJob(h.Ctx(), failed.Items[0].ID)
	assert.Equal(t, domain.Conflict, domain.KindOf(err))
	h.OneApplication(req.ID)
}

func TestJobs_J10_cancel(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	req := h.Submit(who, apptest.Submission())
	id := h.AllJobs()[0].ID
	job, err := h.Jobs.Cancel(h.Ctx(), id)
	require.NoError(t, err)
	assert.Equal(t, queue.JobCancelled, job.Status)
	assert.Equal(t, request.Failed, h.Request(req.ID).Status, "the owner sees it")
	h.RunDue(0)
	_, err = h.Jobs.Cancel(h.Ctx(), id)
	apptest.Refused(t, domain.Conflict, domain.CodeJobFinished, err)
	_, err = h.Requests.RetryRequest(h.Ctx(), who, req.Number)
	require.NoError(t, err)
	h.RunDue(1)
	h.OneApplication(req.ID)
	_, err = h.Jobs.Cancel(h.Ctx(), 999)
	apptest.Refused(t, domain.NotFound, domain.CodeNotFound, err)
}

// A cancel while the job runs: the work is thrown away.
func TestJobs_J10_cancelWhileRunning(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		req := h.Submit(h.User("jansen"), apptest.Submission())
		h.Composer.Does(func(context.Context, int) error {
			_, err := h.Jobs.Cancel(h.Ctx(), h.AllJobs()[0].ID)
			assert.NoError(t, err)
			return nil
		})
		h.RunDue(1)
		assert.Equal(t, queue.JobCancelled, h.AllJobs()[0].Status)
		assert.Equal(t, request.Failed, h.Request(req.ID).Status)
		h.NoApplication(req.ID)
		h.Clock.Pass(time.Hour)
		h.RunDue(0)
	})
}

// Failed ones of a kind are found over all pages, the oldest first; what is dismissed is not among them.
func TestJobs_J10_failedAndDismissed(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		_, req := h.Failed()
		var ids []int64
		for range domain.PageSize + 1 {
			mail := h.Enqueue(queue.SendMail, req)
			mail.Status, mail.Attempts, mail.LastError = queue.JobFailed, 3, "away"
			h.Write(func(r ports.Repos) error { return r.Jobs.SettleJob(h.Ctx(), mail, 0) })
			ids = append(ids, mail.ID)
		}
		failed := func() (found []int64) {
			list, err := h.Jobs.ListFailedJobs(h.Ctx(), queue.SendMail)
			require.NoError(t, err)
			for _, job := range list {
				found = append(found, job.ID)
			}
			return found
		}
		require.Equal(t, ids, failed())

		job, err := h.Jobs.DismissJob(h.Ctx(), ids[0])
		require.NoError(t, err)
		assert.Equal(t, queue.JobDismissed, job.Status)
		assert.Equal(t, "away", job.LastError, "what was wrong stays known")
		assert.Equal(t, ids[1:], failed())
		tally, err := h.Jobs.TallyJobs(h.Ctx())
		require.NoError(t, err)
		for _, line := range tally {
			assert.NotEqual(t, queue.JobDismissed, line.Status)
		}
		h.Clock.Pass(time.Hour)
		h.RunDue(0)
		_, err = h.Jobs.DismissJob(h.Ctx(), ids[0])
		apptest.Refused(t, domain.Conflict, domain.CodeJobNotFailed, err)
		_, err = h.Jobs.DismissJob(h.Ctx(), 9999)
		apptest.Refused(t, domain.NotFound, domain.CodeNotFound, err)
		job, err = h.Jobs.RetryJob(h.Ctx(), ids[0])
		require.NoError(t, err)
		assert.Equal(t, queue.JobQueued, job.Status)
	})
}
