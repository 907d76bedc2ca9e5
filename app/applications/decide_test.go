package applications_test

import (
	"context"
	"errors"
	"fmt"
	"runtime"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app/applications"
	"wbso/app/apptest"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/application/form"
	"wbso/domain/request"
	"wbso/ports"
)

// weighed is a store that counts the allocations inside its transactions that write: work
// that does not depend on the machine.
type allocStore struct {
	ports.UnitOfWork
	inside uint64
}

func (w *allocStore) Write(ctx context.Context, fn func(ports.Repos) error) error {
	return w.UnitOfWork.Write(ctx, func(r ports.Repos) error {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		defer func() { runtime.ReadMemStats(&after); w.inside += after.Mallocs - before.Mallocs }()
		return fn(r)
	})
}

// long gives a request an application that takes long to read, and returns what reading it
// allocates.
func (h *testServer) long(t *testing.T, who usecase.Actor, req request.Request) (reading float64) {
	t.Helper()
	var long strings.Builder
	for i := range 120 {
		fmt.Fprintf(&long, "Het is onzeker of bindmiddel %d bij %d °C blijft hechten, omdat laag%d verschilt. ", i, 200+i, i)
	}
	blocks := []application.Bottleneck{{Side: application.FocusProduct, Problem: long.String(), Solution: long.String()}}
	rev := h.Application(who, req).Application.Revs[application.BottlenecksPart]
	_, err := h.Replace(who, req, application.BottlenecksPart, rev, application.Bottlenecks{Blocks: blocks})
	require.NoError(t, err)
	d := h.Application(who, req)
	return testing.AllocsPerRun(1, func() { form.Ask(d.Application, d.Company) })
}

// What it takes to read a long application is done before the transaction that writes, which
// keeps every other writer waiting.
func TestApply_readsNothingWhileItWrites(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	req := h.Paid(who)
	reading := h.long(t, who, req)
	w := &allocStore{UnitOfWork: h.Store.UnitOfWork}
	h.Store.UnitOfWork = w
	h.writes(who, req, application.NoveltyPart, "Onze laag is nieuw.")
	d := h.Application(who, req)
	first, aside := d.Open[0], true
	_, err := h.Applications.AnswerQuestion(h.Ctx(), who, req.Number, applications.Reply{Question: first.ID, Dismiss: &aside, Rev: d.Application.Revs[first.Part]})
	require.NoError(t, err)
	assert.NotZero(t, w.inside)
	assert.Less(t, float64(w.inside), reading/2)
}

// The same for what begins and ends an application.
func TestFile_readsNothingWhileItWrites(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	req := h.Paid(who)
	reading := h.long(t, who, req)
	w := &allocStore{UnitOfWork: h.Store.UnitOfWork}
	h.Store.UnitOfWork = w
	for name, do := range map[string]func() error{
		"file and unfile": func() error {
			_, filed := h.Files(who, req)
			_, unfiled := h.Applications.UnfileApplication(h.Ctx(), who, req.Number)
			_, again := h.Files(who, req)
			return errors.Join(filed, unfiled, again)
		},
		"follow up": func() error {
			_, filed := h.Files(who, req)
			in := applications.FollowUp{Start: apptest.Must(domain.ParseDate("2028-01-01")), Hours: 800, Key: "vervolg", Digest: "d"}
			_, err := h.Applications.AddFollowUp(h.Ctx(), who, req.Number, in, apptest.Uncounted)
			return errors.Join(filed, err)
		},
	} {
		w.inside = 0
		require.NoError(t, do(), name)
		assert.NotZero(t, w.inside, name)
		assert.Less(t, float64(w.inside), reading/2, name)
	}
}

// Composing reads the texts of the submission, and asks about them, before its transaction.
func TestCompose_readsNothingWhileItWrites(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	h.Application(who, h.Paid(who)) // what is made at first use does not count
	req := h.Submit(who, apptest.Submission())
	req.Status = request.Processed // by a program that kept no application
	for i := range 220 {
		req.Submission.TechnicalChallenges += fmt.Sprintf(" Het is onzeker of bindmiddel %d bij %d °C blijft hechten, omdat laag%d verschilt.", i, 200+i, i)
	}
	h.Write(func(r ports.Repos) error { return r.Requests.UpdateRequest(h.Ctx(), req) })
	w := &allocStore{UnitOfWork: h.Store.UnitOfWork}
	h.Store.UnitOfWork = w
	d := h.Application(who, req)
	assert.Len(t, h.Request(req.ID).Open, len(d.Open))
	assert.NotZero(t, w.inside)
	assert.Less(t, float64(w.inside), testing.AllocsPerRun(1, func() { form.Ask(d.Application, d.Company) }), "the reading comes on top of what is written")
}

// What is saved between the questions and the transaction that files stays, and what is kept
// as open is of that.
func TestFile_asksAnewWhenAnotherSaves(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who := h.User("jansen")
		req := h.Paid(who)
		i := &busyStore{UnitOfWork: h.Store.UnitOfWork}
		h.Store.UnitOfWork = i
		i.by = func() { h.writes(who, req, application.SummaryPart, "") }
		d, err := h.Files(who, req)
		require.NoError(t, err)
		assert.Empty(t, d.Application.Summary.Text)
		assert.Equal(t, form.OpenQuestions(d.Application, d.Company), d.Open)
		assert.Len(t, h.Request(req.ID).Open, len(d.Open))
	})
}

// interrupted is a store in which something happens once before the next transaction that
// writes, after a change was decided.
type busyStore struct {
	ports.UnitOfWork
	by func()
}

func (i *busyStore) Write(ctx context.Context, fn func(ports.Repos) error) error {
	if by := i.by; by != nil {
		i.by = nil
		by()
	}
	return i.UnitOfWork.Write(ctx, fn)
}

// What another tab saves between the decision and its transaction stays, and the questions
// are those of both changes.
func TestApply_decidesAnewWhenAnotherSaves(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who := h.User("jansen")
		req := h.Paid(who)
		i := &busyStore{UnitOfWork: h.Store.UnitOfWork}
		h.Store.UnitOfWork = i
		i.by = func() { h.writes(who, req, application.ToolsPart, "Python") }
		d := h.writes(who, req, application.UpdatePart, "Niets veranderd.")
		assert.Equal(t, "Python", d.Application.Tools.Text)
		assert.Equal(t, form.OpenQuestions(d.Application, d.Company), d.Open)
		assert.Len(t, h.Application(who, req).Asked.Open, len(d.Open))

		rev := d.Application.Revs[application.ToolsPart]
		i.by = func() { h.writes(who, req, application.ToolsPart, "Go") }
		_, err := h.Replace(who, req, application.ToolsPart, rev, application.Answer{Text: "Rust"})
		assert.Equal(t, domain.CodeStalePart, domain.CodeOf(err), "the part was changed")
		assert.Equal(t, "Go", h.Application(who, req).Application.Tools.Text)

		i.by = func() {
			_, err := h.Applications.FileApplication(h.Ctx(), who, req.Number, applications.FileApplication{Date: h.Clock.Today()})
			require.NoError(t, err)
		}
		_, err = h.Replace(who, req, application.ToolsPart, rev+1, application.Answer{Text: "Rust"})
		assert.Equal(t, domain.CodeFiled, domain.CodeOf(err))
	})
}
