package app_test

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/account"
	"wbso/domain/application"
	"wbso/domain/evaluation"
	"wbso/domain/queue"
	"wbso/domain/request"
	"wbso/ports"
)

func TestProcessing_endsWithApplication(t *testing.T) {
	h := newTestServer(t)
	req := h.submit(h.user("jansen"), submission())
	h.runDue(1)
	h.oneApplication(req.ID)
	assert.Equal(t, []queue.JobStatus{queue.JobDone}, h.outcomes.all())
	h.runDue(0)
	assert.Equal(t, 1, h.composer.count())
	assert.Zero(t, h.renderer.count())
	assert.Empty(t, h.documents(req.ID))
}

// A second worker comes while the first is still at it, after the lease ran out.
func TestProcessing_J03_twoWorkersOneJob(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		req := h.submit(h.user("jansen"), submission())
		second := h.process()
		h.composer.does(func(ctx context.Context, call int) error {
			if call == 1 {
				assert.Equal(t, 30*time.Second, h.jobs()[0].LeaseUntil.Sub(h.clock.Now()))
				h.clock.pass(31 * time.Second)
				n, err := second.Worker.RunDue(h.ctx())
				assert.NoError(t, err)
				assert.Equal(t, 1, n)
			}
			return nil
		})
		h.runDue(1)
		assert.Equal(t, 2, h.composer.count(), "both did the work")
		h.oneApplication(req.ID)
		require.Len(t, h.jobs(), 1)
		assert.Equal(t, queue.JobDone, h.jobs()[0].Status)
		assert.Equal(t, []queue.JobStatus{queue.JobDone}, h.outcomes.all(), "one of them counts")
	})
}

// Two jobs for one request, as an owner's and an administrator's retry make.
func TestProcessing_J03_twoJobsOneRequest(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		req := h.submit(h.user("jansen"), submission())
		h.write(func(r ports.Repos) error {
			_, err := r.Jobs.EnqueueJob(h.ctx(), queue.Job{Kind: queue.ProcessRequest, Subject: req.ID, CreatedAt: h.clock.Now()}, 0)
			return err
		})
		second := h.process()
		errs := racing(2, func(i int) (err error) {
			if i == 0 {
				_, err = h.Worker.RunDue(h.ctx())
			} else {
				_, err = second.Worker.RunDue(h.ctx())
			}
			return err
		})
		require.Equal(t, 2, won(errs), "%v", errs)
		h.clock.pass(time.Hour)
		_, err := h.Worker.RunDue(h.ctx())
		require.NoError(t, err)
		h.oneApplication(req.ID)
		for _, job := range h.jobs() {
			assert.Equal(t, queue.JobDone, job.Status)
		}
	})
}

// The other job is faster: this one finds nothing left to record.
func TestProcessing_J03_theOtherJobWasFirst(t *testing.T) {
	h := newTestServer(t)
	req := h.submit(h.user("jansen"), submission())
	second := h.process()
	h.composer.does(func(_ context.Context, call int) error {
		if call == 1 {
			other := req
			other.Owner = 0 // an owner has one running job at a time
			h.enqueue(queue.ProcessRequest, other)
			n, err := second.Worker.RunDue(h.ctx())
			assert.NoError(t, err)
			assert.Equal(t, 1, n)
		}
		return nil
	})
	h.runDue(1)
	h.oneApplication(req.ID)
	for _, job := range h.jobs() {
		assert.Equal(t, queue.JobDone, job.Status)
		assert.Equal(t, 1, job.Attempts)
		assert.Empty(t, job.LastError)
	}
}

// claimed takes the next job as another worker.
func (h *testServer) claimed(worker string) queue.Job {
	h.t.Helper()
	job, found, err := h.sql.ClaimJob(h.ctx(), worker, []queue.JobKind{queue.ProcessRequest}, 30*time.Second)
	require.NoError(h.t, err)
	require.True(h.t, found)
	return job
}

// A worker claims a job and is never heard of again.
func TestProcessing_J02_lostWorker(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		req := h.submit(h.user("jansen"), submission())
		h.claimed("lost worker")
		h.clock.pass(29 * time.Second)
		h.runDue(0)
		h.clock.pass(2 * time.Second)
		h.runDue(1)
		h.oneApplication(req.ID)
		assert.Equal(t, 1, h.jobs()[0].Attempts)
		assert.Zero(t, h.jobs()[0].Lost)
	})
}

// lose loses a worker with the job and waits until it is due again.
func (h *testServer) lose() {
	h.t.Helper()
	h.claimed("lost worker")
	h.clock.pass(31 * time.Second)
	_, _, err := h.sql.ClaimJob(h.ctx(), "of another kind", []queue.JobKind{"another"}, time.Second)
	require.NoError(h.t, err)
	h.clock.pass(queue.LongestLostWait)
}

// A job that takes its process down each time ends too.
func TestProcessing_J05_everyWorkerLost(t *testing.T) {
	h := newTestServer(t)
	req := h.submit(h.user("jansen"), submission())
	for range queue.MaxLost {
		assert.Equal(t, request.Processing, h.request(req.ID).Status)
		h.lose()
	}
	h.runDue(1)
	assert.Equal(t, request.Failed, h.request(req.ID).Status)
	assert.Equal(t, queue.JobFailed, h.jobs()[0].Status)
	assert.Zero(t, h.composer.count())
	assert.Equal(t, []queue.JobStatus{queue.JobFailed}, h.outcomes.all())
}

func TestProcessing_J04_backOff(t *testing.T) {
	failure := errors.New("disk full")
	for name, c := range map[string]struct {
		act    func(context.Context, int) error
		class  string
		panics int64
	}{
		"the reader fails": {
			act: func(context.Context, int) error {
				return domain.Fail(domain.Unavailable, domain.CodeJudgeFailed).Because(failure)
			}, class: "judge_failed", panics: 0},
		"another error":                {func(context.Context, int) error { return failure }, "error", 0},
		"J-05 J-06 the reader panics":  {func(context.Context, int) error { panic("a defect") }, "error", 5},
		"J-06 it panics with an error": {func(context.Context, int) error { panic(failure) }, "error", 5},
		"a neighbour times out":        {func(context.Context, int) error { return context.DeadlineExceeded }, "error", 0},
	} {
		t.Run(name, func(t *testing.T) {
			h := newTestServer(t)
			who := h.user("jansen")
			req := h.submit(who, submission())
			h.composer.does(c.act)
			for i, wait := range []time.Duration{10 * time.Second, 30 * time.Second, 2 * time.Minute, 10 * time.Minute} {
				h.runDue(1)
				job := h.jobs()[0]
				assert.Equal(t, queue.JobQueued, job.Status)
				assert.Equal(t, i+1, job.Attempts)
				assert.NotEmpty(t, job.LastError)
				assert.Equal(t, request.Processing, h.request(req.ID).Status, "the user still waits")
				h.clock.pass(wait - time.Millisecond)
				h.runDue(0)
				h.clock.pass(wait/10 + 2*time.Millisecond)
			}
			h.runDue(1)
			job, failed := h.jobs()[0], h.request(req.ID)
			assert.Equal(t, queue.JobFailed, job.Status)
			assert.Equal(t, queue.MaxAttempts, job.Attempts)
			assert.Equal(t, request.Failed, failed.Status)
			assert.Equal(t, c.class, failed.Failure)
			assert.Equal(t, c.panics, h.panics.Load())
			assert.Equal(t, queue.MaxAttempts, h.composer.count())
			h.noApplication(req.ID)
			assert.Equal(t, []queue.JobStatus{queue.JobFailed}, h.outcomes.all())

			h.composer.does(nil) // the worker lives on
			next := h.submit(who, submission())
			h.clock.pass(time.Hour)
			h.runDue(1)
			h.oneApplication(next.ID)
		})
	}
}

func TestProcessing_secondAttemptSucceeds(t *testing.T) {
	h := newTestServer(t)
	req := h.submit(h.user("jansen"), submission())
	h.composer.does(func(_ context.Context, call int) error {
		if call == 1 {
			return errors.New("connection refused")
		}
		return nil
	})
	h.runDue(1)
	h.clock.pass(12 * time.Second)
	h.runDue(1)
	h.oneApplication(req.ID)
	assert.Empty(t, h.jobs()[0].LastError)
	assert.Empty(t, h.request(req.ID).Failure)
}

// The disk is full at the history: nothing of the application stays.
func TestProcessing_J07_nothingHalf(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who := h.user("jansen")
		req := h.submit(who, submission())
		h.store.with(func(r ports.Repos) ports.Repos {
			r.Applications = fullDisk{r.Applications}
			return r
		})
		h.runDue(1)
		h.noApplication(req.ID)
		assert.Equal(t, request.Processing, h.request(req.ID).Status)
		_, err := h.Documents.PrintApplication(h.ctx(), who, req.Number)
		refused(t, domain.NotFound, domain.CodeNotFound, err)

		h.store.with(nil)
		h.clock.pass(12 * time.Second)
		h.runDue(1)
		h.oneApplication(req.ID)
	})
}

// fullDisk takes applications and no version of them.
type fullDisk struct{ ports.Applications }

func (fullDisk) KeepVersion(context.Context, application.Version) error { return errCut }

func (h *testServer) failed() (owner account.User, req request.Request) {
	h.t.Helper()
	who := h.user("jansen")
	req = h.submit(who, submission())
	h.composer.fails(errors.New("connection refused"))
	for range queue.MaxAttempts {
		h.runDue(1)
		h.clock.pass(12 * time.Minute)
	}
	h.composer.does(nil)
	return h.account(who), h.request(req.ID)
}

func TestRequests_Retry(t *testing.T) {
	h := newTestServer(t)
	owner, req := h.failed()
	who := actor(owner)
	require.Equal(t, request.Failed, req.Status)
	again, err := h.Requests.RetryRequest(h.ctx(), who, req.Number)
	require.NoError(t, err)
	assert.Equal(t, request.Processing, again.Status)
	_, err = h.Requests.RetryRequest(h.ctx(), who, req.Number)
	refused(t, domain.Conflict, domain.CodeNotFailed, err)
	h.runDue(1)
	h.oneApplication(req.ID)
	assert.Empty(t, h.request(req.ID).Failure)
	_, err = h.Requests.RetryRequest(h.ctx(), who, req.Number)
	refused(t, domain.Conflict, domain.CodeNotFailed, err)
}

func TestRequests_Retry_racing(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		owner, req := h.failed()
		errs := racing(8, func(int) error {
			_, err := h.Requests.RetryRequest(h.ctx(), actor(owner), req.Number)
			return err
		})
		assert.Equal(t, 1, won(errs), "%v", errs)
		h.runDue(1)
		h.oneApplication(req.ID)
	})
}

// A model proposes where the sentences belong that the rules leave to the owner. Until they are
// placed these are open, and printed nowhere.
func TestProcessing_aModelOnlyProposesPlaces(t *testing.T) {
	h := newTestServer(t)
	who := h.user("jansen")
	in := submission()
	in.TechnicalChallenges = "De lijm laat los boven 80 °C. De lucht staat er stil."
	h.composer.reads = func(t evaluation.Text) evaluation.Analysis {
		r := evaluation.Analyse(t)
		for i, c := range r.Clauses {
			r.Clauses[i].Roles = []evaluation.Evidence{{Role: evaluation.Solution, Strength: 2, Quote: strings.TrimSpace(t.Text[c.From:c.To])}}
		}
		return r
	}
	req := h.submit(who, in)
	h.work()
	h.isPaid(h.request(req.ID))
	d := h.application(who, h.request(req.ID))
	clauses := d.Application.ViewLayout(true).Clauses
	first, last := clauses[len(clauses)-2], clauses[len(clauses)-1]
	assert.Equal(t, application.Box("k1.problem"), first.Box, "the rules placed it")
	assert.Empty(t, first.Suggested)
	assert.Equal(t, application.Unplaced, last.Box)
	assert.Equal(t, application.Box("k1.solution"), last.Suggested)
	assert.NotContains(t, fmt.Sprint(d.Application.Bottlenecks, d.Application.Novelty), "De lucht")
	assert.True(t, slices.ContainsFunc(d.Open, func(q application.Question) bool { return strings.Contains(q.Text, "De lucht staat er stil") }))
}
