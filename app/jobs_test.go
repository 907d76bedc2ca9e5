package app_test

import (
	"context"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/queue"
	"wbso/domain/request"
	"wbso/ports"
)

func TestJobs_J10_retry(t *testing.T) {
	h := newTestServer(t)
	_, req := h.failed()
	list, err := h.Jobs.ListJobs(h.ctx(), queue.JobFilter{Status: queue.JobFailed}, wholeList)
	require.NoError(t, err)
	require.Len(t, list.Items, 1)
	job, err := h.Jobs.RetryJob(h.ctx(), list.Items[0].ID)
	require.NoError(t, err)
	assert.Equal(t, queue.JobQueued, job.Status)
	assert.Zero(t, job.Attempts)
	assert.Equal(t, request.Processing, h.request(req.ID).Status)
	_, err = h.Jobs.RetryJob(h.ctx(), job.ID)
	refused(t, domain.Conflict, domain.CodeJobNotFinished, err)
	h.runDue(1)
	h.oneApplication(req.ID)
	_, err = h.Jobs.RetryJob(h.ctx(), job.ID)
	refused(t, domain.Conflict, domain.CodeJobNotFinished, err)
	_, err = h.Jobs.RetryJob(h.ctx(), 999)
	refused(t, domain.NotFound, domain.CodeNotFound, err)
}

// The owner ran it again meanwhile, and it went well: the old job stays failed.
func TestJobs_J10_retryOfWhatIsDone(t *testing.T) {
	h := newTestServer(t)
	owner, req := h.failed()
	_, err := h.Requests.RetryRequest(h.ctx(), actor(owner), req.Number)
	require.NoError(t, err)
	h.runDue(1)
	failed, err := h.Jobs.ListJobs(h.ctx(), queue.JobFilter{Status: queue.JobFailed}, wholeList)
	require.NoError(t, err)
	_, err = h.Jobs.RetryJob(h.ctx(), failed.Items[0].ID)
	assert.Equal(t, domain.Conflict, domain.KindOf(err))
	h.oneApplication(req.ID)
}

func TestJobs_J10_cancel(t *testing.T) {
	h := newTestServer(t)
	who := h.user("jansen")
	req := h.submit(who, submission())
	id := h.jobs()[0].ID
	job, err := h.Jobs.Cancel(h.ctx(), id)
	require.NoError(t, err)
	assert.Equal(t, queue.JobCancelled, job.Status)
	assert.Equal(t, request.Failed, h.request(req.ID).Status, "the owner sees it")
	h.runDue(0)
	_, err = h.Jobs.Cancel(h.ctx(), id)
	refused(t, domain.Conflict, domain.CodeJobFinished, err)
	_, err = h.Requests.RetryRequest(h.ctx(), who, req.Number)
	require.NoError(t, err)
	h.runDue(1)
	h.oneApplication(req.ID)
	_, err = h.Jobs.Cancel(h.ctx(), 999)
	refused(t, domain.NotFound, domain.CodeNotFound, err)
}

// A cancel while the job runs: the work is thrown away.
func TestJobs_J10_cancelWhileRunning(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		req := h.submit(h.user("jansen"), submission())
		h.composer.does(func(context.Context, int) error {
			_, err := h.Jobs.Cancel(h.ctx(), h.jobs()[0].ID)
			assert.NoError(t, err)
			return nil
		})
		h.runDue(1)
		assert.Equal(t, queue.JobCancelled, h.jobs()[0].Status)
		assert.Equal(t, request.Failed, h.request(req.ID).Status)
		h.noApplication(req.ID)
		h.clock.pass(time.Hour)
		h.runDue(0)
	})
}

// Failed ones of a kind are found over all pages, the oldest first; what is dismissed is not among them.
func TestJobs_J10_failedAndDismissed(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		_, req := h.failed()
		var ids []int64
		for range domain.PageSize + 1 {
			mail := h.enqueue(queue.SendMail, req)
			mail.Status, mail.Attempts, mail.LastError = queue.JobFailed, 3, "away"
			h.write(func(r ports.Repos) error { return r.Jobs.SettleJob(h.ctx(), mail, 0) })
			ids = append(ids, mail.ID)
		}
		failed := func() (found []int64) {
			list, err := h.Jobs.ListFailedJobs(h.ctx(), queue.SendMail)
			require.NoError(t, err)
			for _, job := range list {
				found = append(found, job.ID)
			}
			return found
		}
		require.Equal(t, ids, failed())

		job, err := h.Jobs.DismissJob(h.ctx(), ids[0])
		require.NoError(t, err)
		assert.Equal(t, queue.JobDismissed, job.Status)
		assert.Equal(t, "away", job.LastError, "what was wrong stays known")
		assert.Equal(t, ids[1:], failed())
		tally, err := h.Jobs.TallyJobs(h.ctx())
		require.NoError(t, err)
		for _, line := range tally {
			assert.NotEqual(t, queue.JobDismissed, line.Status)
		}
		h.clock.pass(time.Hour)
		h.runDue(0)
		_, err = h.Jobs.DismissJob(h.ctx(), ids[0])
		refused(t, domain.Conflict, domain.CodeJobNotFailed, err)
		_, err = h.Jobs.DismissJob(h.ctx(), 9999)
		refused(t, domain.NotFound, domain.CodeNotFound, err)
		job, err = h.Jobs.RetryJob(h.ctx(), ids[0])
		require.NoError(t, err)
		assert.Equal(t, queue.JobQueued, job.Status)
	})
}
