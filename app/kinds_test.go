package app_test

import (
	"errors"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/queue"
	"wbso/domain/request"
	"wbso/ports"
)

// enqueue adds a job of any kind about a request.
func (h *testServer) enqueue(kind queue.JobKind, req request.Request) (job queue.Job) {
	h.t.Helper()
	h.write(func(r ports.Repos) (err error) {
		job, err = r.Jobs.EnqueueJob(h.ctx(), queue.Job{Kind: kind, Owner: req.Owner, Subject: req.ID, CreatedAt: h.clock.Now()}, 0)
		return err
	})
	return job
}

// A job of another kind does not touch the request that it is about.
func TestWorker_kindsFailOnTheirOwn(t *testing.T) {
	h := newTestServer(t)
	var heard []string
	fault := errors.New("the mail server is away")
	h.AddKind("mail", func() error { return fault }, func(what string) { heard = append(heard, what) })
	req := h.processed(h.user("jansen"))
	mail := h.enqueue("mail", req)
	job := func() queue.Job { return h.jobs()[0] }

	h.runDue(1)
	assert.Equal(t, queue.JobQueued, job().Status)
	h.clock.pass(12 * time.Second)
	h.runDue(1)
	assert.Equal(t, queue.JobFailed, job().Status, "tried as often as its kind says")
	_, err := h.Jobs.RetryJob(h.ctx(), mail.ID)
	require.NoError(t, err)
	_, err = h.Jobs.Cancel(h.ctx(), mail.ID)
	require.NoError(t, err)
	_, err = h.Jobs.RetryJob(h.ctx(), mail.ID)
	require.NoError(t, err)
	fault = nil
	h.runDue(1)
	assert.Equal(t, queue.JobDone, job().Status)
	assert.Equal(t, []string{"failed", "reopened", "cancelled", "reopened", "recorded"}, heard)
	h.oneApplication(req.ID)
}

// A job of a newer program waits for that.
func TestWorker_leavesUnknownKinds(t *testing.T) {
	h := newTestServer(t)
	req := h.processed(h.user("jansen"))
	strange := h.enqueue("of a newer program", req)
	h.runDue(0)
	assert.Equal(t, strange, h.jobs()[0])
	_, err := h.Jobs.Cancel(h.ctx(), strange.ID)
	refused(t, domain.Conflict, domain.CodeJobKind, err)
	h.write(func(r ports.Repos) error {
		failed := strange
		failed.Status = queue.JobFailed
		return r.Jobs.SettleJob(h.ctx(), failed, 0)
	})
	_, err = h.Jobs.RetryJob(h.ctx(), strange.ID)
	refused(t, domain.Conflict, domain.CodeJobKind, err)
	h.oneApplication(req.ID)
}
