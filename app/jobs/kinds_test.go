package jobs_test

import (
	"context"
	"errors"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app/apptest"
	"wbso/app/jobs"
	"wbso/domain"
	"wbso/domain/queue"
	"wbso/ports"
)

// A job of another kind does not touch the request that it is about.
func TestWorker_kindsFailOnTheirOwn(t *testing.T) {
	h := newTestServer(t)
	var heard []string
	fault := errors.New("the mail server is away")
	h.addKind("mail", func() error { return fault }, func(what string) { heard = append(heard, what) })
	req := h.Processed(h.User("jansen"))
	mail := h.Enqueue("mail", req)
	job := func() queue.Job { return h.AllJobs()[0] }

	h.RunDue(1)
	assert.Equal(t, queue.JobQueued, job().Status)
	h.Clock.Pass(12 * time.Second)
	h.RunDue(1)
	assert.Equal(t, queue.JobFailed, job().Status, "tried as often as its kind says")
	_, err := h.Jobs.RetryJob(h.Ctx(), mail.ID)
	require.NoError(t, err)
	_, err = h.Jobs.Cancel(h.Ctx(), mail.ID)
	require.NoError(t, err)
	_, err = h.Jobs.RetryJob(h.Ctx(), mail.ID)
	require.NoError(t, err)
	fault = nil
	h.RunDue(1)
	assert.Equal(t, queue.JobDone, job().Status)
	assert.Equal(t, []string{"failed", "reopened", "cancelled", "reopened", "recorded"}, heard)
	h.OneApplication(req.ID)
}

// A job of a newer program waits for that.
func TestWorker_leavesUnknownKinds(t *testing.T) {
	h := newTestServer(t)
	req := h.Processed(h.User("jansen"))
	strange := h.Enqueue("of a newer program", req)
	h.RunDue(0)
	assert.Equal(t, strange, h.AllJobs()[0])
	_, err := h.Jobs.Cancel(h.Ctx(), strange.ID)
	apptest.Refused(t, domain.Conflict, domain.CodeJobKind, err)
	h.Write(func(r ports.Repos) error {
		failed := strange
		failed.Status = queue.JobFailed
		return r.Jobs.SettleJob(h.Ctx(), failed, 0)
	})
	_, err = h.Jobs.RetryJob(h.Ctx(), strange.ID)
	apptest.Refused(t, domain.Conflict, domain.CodeJobKind, err)
	h.OneApplication(req.ID)
}

// addKind teaches the program one more kind of job, which is tried twice. told
// hears what happens to its jobs.
func (h *testServer) addKind(name queue.JobKind, run func() error, told func(what string)) {
	note := func(what string) func(context.Context, ports.Repos, queue.Job) error {
		return func(context.Context, ports.Repos, queue.Job) error { told(what); return nil }
	}
	h.Worker.Kinds[name] = jobs.Kind{
		Run: func(context.Context, queue.Job) (jobs.Record, error) {
			return func(context.Context, ports.Repos) error { told("recorded"); return nil }, run()
		},
		Time: time.Minute, Attempts: 2, Reopen: note("reopened"), Cancel: note("cancelled"),
		Fail: func(context.Context, ports.Repos, queue.Job, error) error { told("failed"); return nil },
	}
}
