package apptest

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"wbso/domain/queue"
	"wbso/domain/request"
	"wbso/ports"
)

// Enqueue adds a job of any kind about a request.
func (h *Server) Enqueue(kind queue.JobKind, req request.Request) (job queue.Job) {
	h.T.Helper()
	h.Write(func(r ports.Repos) (err error) {
		job, err = r.Jobs.EnqueueJob(h.Ctx(), queue.Job{Kind: kind, Owner: req.Owner, Subject: req.ID, CreatedAt: h.Clock.Now()}, 0)
		return err
	})
	return job
}

// Soon waits for what a worker in the background does.
func Soon(t *testing.T, what string, done func() bool) {
	t.Helper()
	require.Eventually(t, done, time.Minute, 2*time.Millisecond, what)
}
