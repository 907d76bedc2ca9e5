package apptest

import (
	"errors"
	"reflect"
	"time"

	"github.com/stretchr/testify/require"

	"wbso/app/applications"
	"wbso/app/usecase"
	"wbso/domain/account"
	"wbso/domain/application"
	"wbso/domain/queue"
	"wbso/domain/request"
)

// Files files an application today.
func (h *Server) Files(who usecase.Actor, req request.Request) (applications.View, error) {
	return h.Applications.FileApplication(h.Ctx(), who, req.Number, applications.FileApplication{Date: Today, Reference: "RVO-1"})
}

// Application returns the application of a request as its owner sees it.
func (h *Server) Application(who usecase.Actor, req request.Request) applications.View {
	h.T.Helper()
	d, err := h.Applications.FindApplication(h.Ctx(), who, req.Number)
	require.NoError(h.T, err)
	return d
}

// Replace replaces a part of which the caller saw a revision.
func (h *Server) Replace(who usecase.Actor, req request.Request, part application.PartKey, rev int, content any) (applications.View, error) {
	return h.Applications.ReplacePart(h.Ctx(), who, req.Number, applications.PartEdit{Part: part, Rev: rev, Fill: With(content)})
}

// With fills a part with a whole content.
func With(content any) func(any) {
	return func(to any) { reflect.ValueOf(to).Elem().Set(reflect.ValueOf(content)) }
}

// Printed returns what the owner gets to see of a request.
func (h *Server) Printed(who usecase.Actor, req request.Request) usecase.File {
	h.T.Helper()
	file, err := h.Documents.PrintApplication(h.Ctx(), who, req.Number)
	require.NoError(h.T, err)
	return file
}

func Keyed(key, digest string) applications.Submit {
	in := Submission()
	in.Key, in.Digest = key, digest
	return in
}

// Claimed takes the next job as another worker.
func (h *Server) Claimed(worker string) queue.Job {
	h.T.Helper()
	job, found, err := h.Sql.ClaimJob(h.Ctx(), worker, []queue.JobKind{queue.ProcessRequest}, 30*time.Second)
	require.NoError(h.T, err)
	require.True(h.T, found)
	return job
}

// Lose loses a worker with the job and waits until it is due again.
func (h *Server) Lose() {
	h.T.Helper()
	h.Claimed("lost worker")
	h.Clock.Pass(31 * time.Second)
	_, _, err := h.Sql.ClaimJob(h.Ctx(), "of another kind", []queue.JobKind{"another"}, time.Second)
	require.NoError(h.T, err)
	h.Clock.Pass(queue.LongestLostWait)
}

func (h *Server) Failed() (owner account.User, req request.Request) {
	h.T.Helper()
	who := h.User("jansen")
	req = h.Submit(who, Submission())
	h.Composer.Fails(errors.New("connection refused"))
	for range queue.MaxAttempts {
		h.RunDue(1)
		h.Clock.Pass(12 * time.Minute)
	}
	h.Composer.Does(nil)
	return h.Account(who), h.Request(req.ID)
}
