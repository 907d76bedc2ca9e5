package app_test

import (
	"context"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain/queue"
	"wbso/domain/request"
)

// soon waits for what a worker in the background does.
func soon(t *testing.T, what string, done func() bool) {
	t.Helper()
	require.Eventually(t, done, time.Minute, 2*time.Millisecond, what)
}

func (h *testServer) jobIs(status queue.JobStatus) func() bool {
	return func() bool { return h.jobs()[0].Status == status }
}

func TestWorker_wakesForASubmission(t *testing.T) {
	h := newTestServer(t)
	h.Worker.Start(h.ctx())
	req := h.submit(h.user("jansen"), submission())
	soon(t, "the job is done", h.jobIs(queue.JobDone))
	h.oneApplication(req.ID)
	h.Worker.Stop(h.ctx())
}

// After Stop nothing is claimed any more.
func TestWorker_J08_stopsClaiming(t *testing.T) {
	h := newTestServer(t)
	h.Worker.Stop(h.ctx()) // before Start it has nothing to do
	h.Worker.Start(h.ctx())
	h.Worker.Stop(h.ctx())
	h.submit(h.user("jansen"), submission())
	assert.Equal(t, queue.JobQueued, h.jobs()[0].Status)
	assert.Zero(t, h.composer.count())
}

// A job that ends in time is waited for.
func TestWorker_J08_stopWaits(t *testing.T) {
	h := newTestServer(t)
	began, goOn := make(chan struct{}), make(chan struct{})
	h.composer.does(func(context.Context, int) error {
		close(began)
		<-goOn
		return nil
	})
	h.Worker.Start(h.ctx())
	req := h.submit(h.user("jansen"), submission())
	<-began
	stopped := make(chan struct{})
	go func() { h.Worker.Stop(h.ctx()); close(stopped) }()
	select {
	case <-stopped:
		t.Fatal("stopped before the job")
	case <-time.After(20 * time.Millisecond):
	}
	close(goOn)
	<-stopped
	h.oneApplication(req.ID)
	assert.Equal(t, queue.JobDone, h.jobs()[0].Status)
}

// A job that does not end in time goes back with its attempt not burned.
func TestWorker_J08_stopGivesBack(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		began := make(chan struct{}, 1)
		h.composer.does(hang(began))
		h.Worker.Start(h.ctx())
		req := h.submit(h.user("jansen"), submission())
		<-began
		ended, end := context.WithCancel(h.ctx())
		end()
		h.Worker.Stop(ended)
		job := h.jobs()[0]
		assert.Equal(t, queue.JobQueued, job.Status)
		assert.Zero(t, job.Attempts)
		assert.Equal(t, request.Processing, h.request(req.ID).Status)
		assert.Empty(t, h.outcomes.all())

		h.composer.does(nil)
		h.App = h.process()
		h.Worker.Start(h.ctx())
		soon(t, "the job is done", h.jobIs(queue.JobDone))
		h.oneApplication(req.ID)
		assert.Equal(t, 1, h.jobs()[0].Attempts)
		h.Worker.Stop(h.ctx())
	})
}

// A job that does not listen to its context delays nobody, and comes too late.
func TestWorker_J08_stopLeavesTheDeaf(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		began, goOn := make(chan struct{}, 1), make(chan struct{})
		h.composer.does(func(_ context.Context, call int) error {
			if call == 1 {
				began <- struct{}{}
				<-goOn
			}
			return nil
		})
		deaf := h.App
		deaf.Worker.Start(h.ctx())
		req := h.submit(h.user("jansen"), submission())
		<-began
		ended, end := context.WithCancel(h.ctx())
		end()
		deaf.Worker.Stop(ended) // while the job still hangs
		assert.Equal(t, queue.JobQueued, h.jobs()[0].Status)
		assert.Zero(t, h.jobs()[0].Attempts)

		h.App = h.process()
		h.runDue(1)
		h.oneApplication(req.ID)
		close(goOn)
		deaf.Worker.Stop(h.ctx()) // waits until it is heard of
		h.oneApplication(req.ID)
		assert.Equal(t, queue.JobDone, h.jobs()[0].Status)
		assert.Equal(t, 1, h.jobs()[0].Attempts)
		assert.Equal(t, []queue.JobStatus{queue.JobDone}, h.outcomes.all())
	})
}

func TestWorker_J08_runDueGivesBack(t *testing.T) {
	h := newTestServer(t)
	h.submit(h.user("jansen"), submission())
	began := make(chan struct{}, 1)
	h.composer.does(hang(began))
	ctx, leave := context.WithCancel(h.ctx())
	go func() { <-began; leave() }()
	_, err := h.Worker.RunDue(ctx)
	require.ErrorIs(t, err, context.Canceled)
	assert.Equal(t, queue.JobQueued, h.jobs()[0].Status)
	assert.Zero(t, h.jobs()[0].Attempts)
}

// A panic ends neither the process nor the worker.
func TestWorker_J06_livesOn(t *testing.T) {
	h := newTestServer(t)
	h.composer.does(func(_ context.Context, call int) error {
		if call == 1 {
			panic("a defect")
		}
		return nil
	})
	h.Worker.Start(h.ctx())
	who := h.user("jansen")
	first := h.submit(who, submission())
	soon(t, "the panic is counted", func() bool { return h.panics.Load() == 1 && h.jobIs(queue.JobQueued)() })
	second := h.submit(who, submission())
	soon(t, "the next job is done", h.jobIs(queue.JobDone))
	h.oneApplication(second.ID)
	h.clock.pass(time.Minute)
	soon(t, "the first is done too", func() bool { return h.request(first.ID).Status == request.Processed })
	h.Worker.Stop(h.ctx())
}

// A mail server that hangs keeps nobody's request waiting, and holds up one mail.
func TestWorker_J09_hangingMailHoldsUpNoRequest(t *testing.T) {
	h := newTestServer(t)
	h.leases.mails.Store(true)
	began := make(chan struct{}, 9)
	h.post.does(hang(began))
	for _, name := range []string{"jansen", "pieters", "smit", "visser"} {
		h.user(name)
	}
	h.Worker.Start(h.ctx())
	<-began
	req := h.submit(h.user("bakker"), submission())
	soon(t, "the request is processed", func() bool { return h.request(req.ID).Status == request.Processed })
	assert.Equal(t, 1, h.post.count(), "one mail at a time")
	ended, end := context.WithCancel(h.ctx())
	end()
	h.Worker.Stop(ended)
}

// Two workers in two processes share one queue and do each job once.
func TestWorker_J03_shareTheQueue(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who := h.user("jansen")
		const n = 12
		for range n {
			h.submit(who, submission())
		}
		second := h.process()
		h.Worker.Start(h.ctx())
		second.Worker.Start(h.ctx())
		soon(t, "all are done", func() bool { return len(h.outcomes.all()) == n })
		h.Worker.Stop(h.ctx())
		second.Worker.Stop(h.ctx())
		assert.Equal(t, n, h.composer.count(), "each once")
		for _, req := range h.requests() {
			h.oneApplication(req.ID)
		}
	})
}

// Many requests of one account do not delay those of another.
func TestWorker_ownersTakeTurns(t *testing.T) {
	h := newTestServer(t)
	crowd, other := h.user("jansen"), h.user("pieters")
	for range 4 {
		h.submit(crowd, submission())
	}
	h.submit(other, submission())
	var turns []int64
	h.composer.does(func(context.Context, int) error {
		running, err := h.Jobs.ListJobs(h.ctx(), queue.JobFilter{Status: queue.JobRunning}, wholeList)
		assert.NoError(t, err)
		turns = append(turns, running.Items[0].Owner)
		h.clock.pass(time.Second)
		return nil
	})
	h.runDue(5)
	assert.Equal(t, []int64{crowd.UserID, other.UserID, crowd.UserID, crowd.UserID, crowd.UserID}, turns)
}

// Whenever the process is told to end, no job stays held and none has lost an attempt.
func TestWorker_J08_stopAtAnyMoment(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who := h.user("jansen")
		for range 6 {
			h.submit(who, submission())
		}
		ended, end := context.WithCancel(h.ctx())
		end()
		for i := range 40 {
			process := h.process()
			process.Worker.Start(h.ctx())
			time.Sleep(time.Duration(i%8) * 200 * time.Microsecond)
			process.Worker.Stop(ended)
			for _, job := range h.jobs() {
				require.NotEqual(t, queue.JobRunning, job.Status)
				if job.Status == queue.JobQueued {
					require.Zero(t, job.Attempts)
				}
			}
		}
		_, err := h.Worker.RunDue(h.ctx())
		require.NoError(t, err)
		for _, req := range h.requests() {
			h.oneApplication(req.ID)
		}
	})
}
