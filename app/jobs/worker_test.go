package jobs_test

import (
	"context"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app/apptest"
	"wbso/domain/queue"
	"wbso/domain/request"
)

func (h *testServer) jobIs(status queue.JobStatus) func() bool {
	return func() bool { return h.AllJobs()[0].Status == status }
}

func TestWorker_wakesForASubmission(t *testing.T) {
	h := newTestServer(t)
	h.Worker.Start(h.Ctx())
	req := h.Submit(h.User("jansen"), apptest.Submission())
	apptest.Soon(t, "the job is done", h.jobIs(queue.JobDone))
	h.OneApplication(req.ID)
	h.Worker.Stop(h.Ctx())
}

// After Stop nothing is claimed any more.
func TestWorker_J08_stopsClaiming(t *testing.T) {
	h := newTestServer(t)
	h.Worker.Stop(h.Ctx()) // before Start it has nothing to do
	h.Worker.Start(h.Ctx())
	h.Worker.Stop(h.Ctx())
	h.Submit(h.User("jansen"), apptest.Submission())
	assert.Equal(t, queue.JobQueued, h.AllJobs()[0].Status)
	assert.Zero(t, h.Composer.Count())
}

// A job that ends in time is waited for.
func TestWorker_J08_stopWaits(t *testing.T) {
	h := newTestServer(t)
	began, goOn := make(chan struct{}), make(chan struct{})
	h.Composer.Does(func(context.Context, int) error {
		close(began)
		<-goOn
		return nil
	})
	h.Worker.Start(h.Ctx())
	req := h.Submit(h.User("jansen"), apptest.Submission())
	<-began
	stopped := make(chan struct{})
	go func() { h.Worker.Stop(h.Ctx()); close(stopped) }()
	select {
	case <-stopped:
		t.Fatal("stopped before the job")
	case <-time.After(20 * time.Millisecond):
	}
	close(goOn)
	<-stopped
	h.OneApplication(req.ID)
	assert.Equal(t, queue.JobDone, h.AllJobs()[0].Status)
}

// A job that does not end in time goes back with its attempt not burned.
func TestWorker_J08_stopGivesBack(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		began := make(chan struct{}, 1)
		h.Composer.Does(apptest.Hang(began))
		h.Worker.Start(h.Ctx())
		req := h.Submit(h.User("jansen"), apptest.Submission())
		<-began
		ended, end := context.WithCancel(h.Ctx())
		end()
		h.Worker.Stop(ended)
		job := h.AllJobs()[0]
		assert.Equal(t, queue.JobQueued, job.Status)
		assert.Zero(t, job.Attempts)
		assert.Equal(t, request.Processing, h.Request(req.ID).Status)
		assert.Empty(t, h.Outcomes.All())

		h.Composer.Does(nil)
		h.App = h.Process()
		h.Worker.Start(h.Ctx())
		apptest.Soon(t, "the job is done", h.jobIs(queue.JobDone))
		h.OneApplication(req.ID)
		assert.Equal(t, 1, h.AllJobs()[0].Attempts)
		h.Worker.Stop(h.Ctx())
	})
}

// A job that does not listen to its context delays nobody, and comes too late.
func TestWorker_J08_stopLeavesTheDeaf(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		began, goOn := make(chan struct{}, 1), make(chan struct{})
		h.Composer.Does(func(_ context.Context, call int) error {
			if call == 1 {
				began <- struct{}{}
				<-goOn
			}
			return nil
		})
		deaf := h.App
		deaf.Worker.Start(h.Ctx())
		req := h.Submit(h.User("jansen"), apptest.Submission())
		<-began
		ended, end := context.WithCancel(h.Ctx())
		end()
		deaf.Worker.Stop(ended) // while the job still hangs
		assert.Equal(t, queue.JobQueued, h.AllJobs()[0].Status)
		assert.Zero(t, h.AllJobs()[0].Attempts)

		h.App = h.Process()
		h.RunDue(1)
		h.OneApplication(req.ID)
		close(goOn)
		deaf.Worker.Stop(h.Ctx()) // waits until it is heard of
		h.OneApplication(req.ID)
		assert.Equal(t, queue.JobDone, h.AllJobs()[0].Status)
		assert.Equal(t, 1, h.AllJobs()[0].Attempts)
		assert.Equal(t, []queue.JobStatus{queue.JobDone}, h.Outcomes.All())
	})
}

func TestWorker_J08_runDueGivesBack(t *testing.T) {
	h := newTestServer(t)
	h.Submit(h.User("jansen"), apptest.Submission())
	began := make(chan struct{}, 1)
	h.Composer.Does(apptest.Hang(began))
	ctx, leave := context.WithCancel(h.Ctx())
	go func() { <-began; leave() }()
	_, err := h.Worker.RunDue(ctx)
	require.ErrorIs(t, err, context.Canceled)
	assert.Equal(t, queue.JobQueued, h.AllJobs()[0].Status)
	assert.Zero(t, h.AllJobs()[0].Attempts)
}

// A panic ends neither the process nor the worker.
func TestWorker_J06_livesOn(t *testing.T) {
	h := newTestServer(t)
	h.Composer.Does(func(_ context.Context, call int) error {
		if call == 1 {
			panic("a defect")
		}
		return nil
	})
	h.Worker.Start(h.Ctx())
	who := h.User("jansen")
	first := h.Submit(who, apptest.Submission())
	apptest.Soon(t, "the panic is counted", func() bool { return h.Panics.Load() == 1 && h.jobIs(queue.JobQueued)() })
	second := h.Submit(who, apptest.Submission())
	apptest.Soon(t, "the next job is done", h.jobIs(queue.JobDone))
	h.OneApplication(second.ID)
	h.Clock.Pass(time.Minute)
	apptest.Soon(t, "the first is done too", func() bool { return h.Request(first.ID).Status == request.Processed })
	h.Worker.Stop(h.Ctx())
}

// A mail server that hangs keeps nobody's request waiting, and holds up one mail.
func TestWorker_J09_hangingMailHoldsUpNoRequest(t *testing.T) {
	h := newTestServer(t)
	h.Leases.Mails.Store(true)
	began := make(chan struct{}, 9)
	h.Post.Does(apptest.Hang(began))
	for _, name := range []string{"jansen", "pieters", "smit", "visser"} {
		h.User(name)
	}
	h.Worker.Start(h.Ctx())
	<-began
	req := h.Submit(h.User("bakker"), apptest.Submission())
	apptest.Soon(t, "the request is processed", func() bool { return h.Request(req.ID).Status == request.Processed })
	assert.Equal(t, 1, h.Post.Count(), "one mail at a time")
	ended, end := context.WithCancel(h.Ctx())
	end()
	h.Worker.Stop(ended)
}

// Two workers in two processes share one queue and do each job once.
func TestWorker_J03_shareTheQueue(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who := h.User("jansen")
		const n = 12
		for range n {
			h.Submit(who, apptest.Submission())
		}
		second := h.Process()
		h.Worker.Start(h.Ctx())
		second.Worker.Start(h.Ctx())
		apptest.Soon(t, "all are done", func() bool { return len(h.Outcomes.All()) == n })
		h.Worker.Stop(h.Ctx())
		second.Worker.Stop(h.Ctx())
		assert.Equal(t, n, h.Composer.Count(), "each once")
		for _, req := range h.AllRequests() {
			h.OneApplication(req.ID)
		}
	})
}

// Many requests of one account do not delay those of another.
func TestWorker_ownersTakeTurns(t *testing.T) {
	h := newTestServer(t)
	crowd, other := h.User("jansen"), h.User("pieters")
	for range 4 {
		h.Submit(crowd, apptest.Submission())
	}
	h.Submit(other, apptest.Submission())
	var turns []int64
	h.Composer.Does(func(context.Context, int) error {
		running, err := h.Jobs.ListJobs(h.Ctx(), queue.JobFilter{Status: queue.JobRunning}, apptest.WholeList)
		assert.NoError(t, err)
		turns = append(turns, running.Items[0].Owner)
		h.Clock.Pass(time.Second)
		return nil
	})
	h.RunDue(5)
	assert.Equal(t, []int64{crowd.UserID, other.UserID, crowd.UserID, crowd.UserID, crowd.UserID}, turns)
}

// Whenever the process is told to end, no job stays held and none has lost an attempt.
func TestWorker_J08_stopAtAnyMoment(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who := h.User("jansen")
		for range 6 {
			h.Submit(who, apptest.Submission())
		}
		ended, end := context.WithCancel(h.Ctx())
		end()
		for i := range 40 {
			process := h.Process()
			process.Worker.Start(h.Ctx())
			time.Sleep(time.Duration(i%8) * 200 * time.Microsecond)
			process.Worker.Stop(ended)
			for _, job := range h.AllJobs() {
				require.NotEqual(t, queue.JobRunning, job.Status)
				if job.Status == queue.JobQueued {
					require.Zero(t, job.Attempts)
				}
			}
		}
		_, err := h.Worker.RunDue(h.Ctx())
		require.NoError(t, err)
		for _, req := range h.AllRequests() {
			h.OneApplication(req.ID)
		}
	})
}
