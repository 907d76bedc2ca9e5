package applications_test

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

	"wbso/app/apptest"
	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/application/claim"
	"wbso/domain/application/form"
	"wbso/domain/application/place"
	"wbso/domain/evaluation/find"
	"wbso/domain/queue"
	"wbso/domain/request"
	"wbso/ports"
)

func TestProcessing_endsWithApplication(t *testing.T) {
	h := newTestServer(t)
	req := h.Submit(h.User("jansen"), apptest.Submission())
	h.RunDue(1)
	h.OneApplication(req.ID)
	assert.Equal(t, []queue.JobStatus{queue.JobDone}, h.Outcomes.All())
	h.RunDue(0)
	assert.Equal(t, 1, h.Composer.Count())
	assert.Zero(t, h.Renderer.Count())
	assert.Empty(t, h.DocumentsOf(req.ID))
}

// A second worker comes while the first is still at it, after the lease ran out.
func TestProcessing_J03_twoWorkersOneJob(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		req := h.Submit(h.User("jansen"), apptest.Submission())
		second := h.Process()
		h.Composer.Does(func(ctx context.Context, call int) error {
			if call == 1 {
				assert.Equal(t, 30*time.Second, h.AllJobs()[0].LeaseUntil.Sub(h.Clock.Now()))
				h.Clock.Pass(31 * time.Second)
				n, err := second.Worker.RunDue(h.Ctx())
				assert.NoError(t, err)
				assert.Equal(t, 1, n)
			}
			return nil
		})
		h.RunDue(1)
		assert.Equal(t, 2, h.Composer.Count(), "both did the work")
		h.OneApplication(req.ID)
		require.Len(t, h.AllJobs(), 1)
		assert.Equal(t, queue.JobDone, h.AllJobs()[0].Status)
		assert.Equal(t, []queue.JobStatus{queue.JobDone}, h.Outcomes.All(), "one of them counts")
	})
}

// Two jobs for one request, as an owner's and an administrator's retry make.
func TestProcessing_J03_twoJobsOneRequest(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		req := h.Submit(h.User("jansen"), apptest.Submission())
		h.Write(func(r ports.Repos) error {
			_, err := r.Jobs.EnqueueJob(h.Ctx(), queue.Job{Kind: queue.ProcessRequest, Subject: req.ID, CreatedAt: h.Clock.Now()}, 0)
			return err
		})
		second := h.Process()
		errs := apptest.Racing(2, func(i int) (err error) {
			if i == 0 {
				_, err = h.Worker.RunDue(h.Ctx())
			} else {
				_, err = second.Worker.RunDue(h.Ctx())
			}
			return err
		})
		require.Equal(t, 2, apptest.Won(errs), "%v", errs)
		h.Clock.Pass(time.Hour)
		_, err := h.Worker.RunDue(h.Ctx())
		require.NoError(t, err)
		h.OneApplication(req.ID)
		for _, job := range h.AllJobs() {
			assert.Equal(t, queue.JobDone, job.Status)
		}
	})
}

// The other job is faster: this one finds nothing left to record.
func TestProcessing_J03_theOtherJobWasFirst(t *testing.T) {
	h := newTestServer(t)
	req := h.Submit(h.User("jansen"), apptest.Submission())
	second := h.Process()
	h.Composer.Does(func(_ context.Context, call int) error {
		if call == 1 {
			other := req
			other.Owner = 0 // an owner has one running job at a time
			h.Enqueue(queue.ProcessRequest, other)
			n, err := second.Worker.RunDue(h.Ctx())
			assert.NoError(t, err)
			assert.Equal(t, 1, n)
		}
		return nil
	})
	h.RunDue(1)
	h.OneApplication(req.ID)
	for _, job := range h.AllJobs() {
		assert.Equal(t, queue.JobDone, job.Status)
		assert.Equal(t, 1, job.Attempts)
		assert.Empty(t, job.LastError)
	}
}

// A worker claims a job and is never heard of again.
func TestProcessing_J02_lostWorker(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		req := h.Submit(h.User("jansen"), apptest.Submission())
		h.Claimed("lost worker")
		h.Clock.Pass(29 * time.Second)
		h.RunDue(0)
		h.Clock.Pass(2 * time.Second)
		h.RunDue(1)
		h.OneApplication(req.ID)
		assert.Equal(t, 1, h.AllJobs()[0].Attempts)
		assert.Zero(t, h.AllJobs()[0].Lost)
	})
}

// A job that takes its process down each time ends too.
func TestProcessing_J05_everyWorkerLost(t *testing.T) {
	h := newTestServer(t)
	req := h.Submit(h.User("jansen"), apptest.Submission())
	for range queue.MaxLost {
		assert.Equal(t, request.Processing, h.Request(req.ID).Status)
		h.Lose()
	}
	h.RunDue(1)
	assert.Equal(t, request.Failed, h.Request(req.ID).Status)
	assert.Equal(t, queue.JobFailed, h.AllJobs()[0].Status)
	assert.Zero(t, h.Composer.Count())
	assert.Equal(t, []queue.JobStatus{queue.JobFailed}, h.Outcomes.All())
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
			who := h.User("jansen")
			req := h.Submit(who, apptest.Submission())
			h.Composer.Does(c.act)
			for i, wait := range []time.Duration{10 * time.Second, 30 * time.Second, 2 * time.Minute, 10 * time.Minute} {
				h.RunDue(1)
				job := h.AllJobs()[0]
				assert.Equal(t, queue.JobQueued, job.Status)
				assert.Equal(t, i+1, job.Attempts)
				assert.NotEmpty(t, job.LastError)
				assert.Equal(t, request.Processing, h.Request(req.ID).Status, "the user still waits")
				h.Clock.Pass(wait - time.Millisecond)
				h.RunDue(0)
				h.Clock.Pass(wait/10 + 2*time.Millisecond)
			}
			h.RunDue(1)
			job, failed := h.AllJobs()[0], h.Request(req.ID)
			assert.Equal(t, queue.JobFailed, job.Status)
			assert.Equal(t, queue.MaxAttempts, job.Attempts)
			assert.Equal(t, request.Failed, failed.Status)
			assert.Equal(t, c.class, failed.Failure)
			assert.Equal(t, c.panics, h.Panics.Load())
			assert.Equal(t, queue.MaxAttempts, h.Composer.Count())
			h.NoApplication(req.ID)
			assert.Equal(t, []queue.JobStatus{queue.JobFailed}, h.Outcomes.All())

			h.Composer.Does(nil) // the worker lives on
			next := h.Submit(who, apptest.Submission())
			h.Clock.Pass(time.Hour)
			h.RunDue(1)
			h.OneApplication(next.ID)
		})
	}
}

func TestProcessing_secondAttemptSucceeds(t *testing.T) {
	h := newTestServer(t)
	req := h.Submit(h.User("jansen"), apptest.Submission())
	h.Composer.Does(func(_ context.Context, call int) error {
		if call == 1 {
			return errors.New("connection refused")
		}
		return nil
	})
	h.RunDue(1)
	h.Clock.Pass(12 * time.Second)
	h.RunDue(1)
	h.OneApplication(req.ID)
	assert.Empty(t, h.AllJobs()[0].LastError)
	assert.Empty(t, h.Request(req.ID).Failure)
}

// The disk is full at the history: nothing of the application stays.
func TestProcessing_J07_nothingHalf(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who := h.User("jansen")
		req := h.Submit(who, apptest.Submission())
		h.Store.With(func(r ports.Repos) ports.Repos {
			r.Applications = fullDisk{r.Applications}
			return r
		})
		h.RunDue(1)
		h.NoApplication(req.ID)
		assert.Equal(t, request.Processing, h.Request(req.ID).Status)
		_, err := h.Documents.PrintApplication(h.Ctx(), who, req.Number)
		apptest.Refused(t, domain.NotFound, domain.CodeNotFound, err)

		h.Store.With(nil)
		h.Clock.Pass(12 * time.Second)
		h.RunDue(1)
		h.OneApplication(req.ID)
	})
}

// fullDisk takes applications and no version of them.
type fullDisk struct{ ports.Applications }

func (fullDisk) KeepVersion(context.Context, claim.Version) error { return apptest.ErrCut }

func TestRequests_Retry(t *testing.T) {
	h := newTestServer(t)
	owner, req := h.Failed()
	who := apptest.Actor(owner)
	require.Equal(t, request.Failed, req.Status)
	again, err := h.Requests.RetryRequest(h.Ctx(), who, req.Number)
	require.NoError(t, err)
	assert.Equal(t, request.Processing, again.Status)
	_, err = h.Requests.RetryRequest(h.Ctx(), who, req.Number)
	apptest.Refused(t, domain.Conflict, domain.CodeNotFailed, err)
	h.RunDue(1)
	h.OneApplication(req.ID)
	assert.Empty(t, h.Request(req.ID).Failure)
	_, err = h.Requests.RetryRequest(h.Ctx(), who, req.Number)
	apptest.Refused(t, domain.Conflict, domain.CodeNotFailed, err)
}

func TestRequests_Retry_racing(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		owner, req := h.Failed()
		errs := apptest.Racing(8, func(int) error {
			_, err := h.Requests.RetryRequest(h.Ctx(), apptest.Actor(owner), req.Number)
			return err
		})
		assert.Equal(t, 1, apptest.Won(errs), "%v", errs)
		h.RunDue(1)
		h.OneApplication(req.ID)
	})
}

// A model proposes where the sentences belong that the rules leave to the owner. Until they are
// placed these are open, and printed nowhere.
func TestProcessing_aModelOnlyProposesPlaces(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	in := apptest.Submission()
	in.TechnicalChallenges = "De lucht staat er stil. De lijm laat los boven 80 °C."
	h.Composer.Reads = func(t find.Text) find.Analysis {
		r := find.Analyse(t)
		for i, c := range r.Clauses {
			r.Clauses[i].Roles = []find.Evidence{{Role: find.Solution, Strength: 2, Quote: strings.TrimSpace(t.Text[c.From:c.To])}}
		}
		return r
	}
	req := h.Submit(who, in)
	h.work()
	h.isPaid(h.Request(req.ID))
	d := h.Application(who, h.Request(req.ID))
	clauses := place.ViewLayout(d.Application, true).Clauses
	last, first := clauses[len(clauses)-2], clauses[len(clauses)-1]
	assert.Equal(t, application.Box("k1.problem"), first.Box, "the rules placed it")
	assert.Empty(t, first.Suggested)
	assert.Equal(t, application.Unplaced, last.Box)
	assert.Equal(t, application.Box("k1.solution"), last.Suggested)
	assert.NotContains(t, fmt.Sprint(d.Application.Bottlenecks, d.Application.Novelty), "De lucht")
	assert.True(t, slices.ContainsFunc(d.Open, func(q form.Question) bool { return strings.Contains(q.Text, "De lucht staat er stil") }))
}
