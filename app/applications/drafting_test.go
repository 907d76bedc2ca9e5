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

	"wbso/app/applications"
	"wbso/app/apptest"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/application/claim"
	"wbso/domain/application/draft"
	"wbso/domain/evaluation"
	"wbso/domain/queue"
	"wbso/domain/request"
	"wbso/ports"
)

// drafter proposes the first sentence of a part and leaves out the others, unless a test
// says otherwise.
type drafter struct {
	apptest.Script
	orders  []draft.Order
	propose func(o draft.Order) draft.Proposal
}

func (d *drafter) Version() string { return "a model" }

func (d *drafter) WriteDraft(ctx context.Context, o draft.Order) (draft.Proposal, error) {
	if err := d.Play(ctx); err != nil {
		return draft.Proposal{}, err
	}
	d.orders = append(d.orders, o)
	return d.propose(o), nil
}

// shorter proposes what any order accepts.
func shorter(o draft.Order) (p draft.Proposal) {
	field := o.Fields[0].Name
	for _, s := range o.Sentences {
		if !o.Own(s) {
			continue
		}
		p.LeftOut = append(p.LeftOut, draft.Omission{Sentence: s.Number, Reason: "Kort."})
	}
	p.Texts = []draft.Text{{Field: field, Text: inSteps(o, "Een voorstel voor "+strings.ToLower(o.Heading)+"."), Cites: []int{1}}}
	return p
}

// inSteps is a text as the order takes it: the planning has a month for each line.
func inSteps(o draft.Order, text string) string {
	if o.Part == application.PhasesPart {
		return text + " Gereed 12-2027"
	}
	return text
}

// withDrafter is a server whose server has a model that drafts.
func withDrafter(t *testing.T) (*testServer, *drafter) { return drafting(newTestServer(t)) }

func drafting(h *testServer) (*testServer, *drafter) {
	d := &drafter{propose: shorter}
	h.Drafter = d
	h.App = h.Process()
	return h, d
}

// work runs what is due, however many jobs that are.
func (h *testServer) work() {
	h.T.Helper()
	_, err := h.Worker.RunDue(h.Ctx())
	require.NoError(h.T, err)
}

// drafted is a paid request for which every draft was made.
func (h *testServer) drafted(who usecase.Actor) request.Request {
	h.T.Helper()
	req := h.Submit(who, apptest.Submission())
	h.work()
	h.isPaid(h.Request(req.ID))
	return h.Request(req.ID)
}

// isPaid marks a request as paid.
func (h *testServer) isPaid(req request.Request) {
	h.T.Helper()
	req.PaymentStatus = request.Paid
	h.Write(func(r ports.Repos) error { return r.Requests.UpdateRequest(h.Ctx(), req) })
}

func (h *testServer) drafts(req request.Request) (all []draft.Draft) {
	h.T.Helper()
	h.Read(func(r ports.Repos) (err error) {
		all, err = r.Drafts.ListDrafts(h.Ctx(), req.ID)
		return err
	})
	return all
}

func idsOf(all []draft.Draft) (ids []string) {
	for _, d := range all {
		ids = append(ids, d.DraftID())
	}
	return ids
}

func (h *testServer) draftJobs() []queue.Job {
	return slices.DeleteFunc(h.AllJobs(), func(j queue.Job) bool { return j.Kind != queue.DraftRequest })
}

func TestDrafting_a_draft_for_each_part(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		h, model := drafting(h)
		who := h.User("jansen")
		req := h.drafted(who)
		d := h.Application(who, req)
		var want []string
		for _, o := range draft.Orders(d.Application) {
			want = append(want, o.ID())
		}
		require.NotEmpty(t, want)
		assert.ElementsMatch(t, want, idsOf(h.drafts(req)))
		assert.Len(t, model.orders, len(want), "each was asked once")
		assert.Len(t, h.draftJobs(), len(want), "each in a job of its own")
		for _, drafted := range h.drafts(req) {
			assert.Equal(t, draft.DraftOpen, drafted.State)
			assert.Equal(t, "a model", drafted.By)
		}
		assert.Equal(t, []claim.Cause{claim.CauseComposed}, h.causes(req), "the application is as it was composed")
		assert.NotContains(t, fmt.Sprint(d.Application), "Een voorstel")
		open, err := h.Applications.ListDrafts(h.Ctx(), who, req.Number)
		require.NoError(t, err)
		assert.Len(t, open, len(want))
	})
}

func TestDrafting_none_without_a_model(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	req := h.Processed(who)
	assert.Empty(t, h.draftJobs())
	open, err := h.Applications.ListDrafts(h.Ctx(), who, req.Number)
	require.NoError(t, err)
	assert.Empty(t, open)

}

// A server without a model, beside one that has it or while the operator has switched it
// off, leaves the drafts alone: they go on where there is a model.
func TestDrafting_waits_for_a_model(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		without := h.Process()
		h, model := drafting(h)
		req := h.Submit(h.User("jansen"), apptest.Submission())
		n, err := without.Worker.RunDue(h.Ctx())
		require.NoError(t, err)
		assert.Equal(t, 1, n, "composed, without drafts")
		h.Enqueue(queue.DraftRequest, req)
		_, err = without.Worker.RunDue(h.Ctx())
		require.NoError(t, err)
		assert.Equal(t, queue.JobQueued, h.draftJobs()[0].Status)
		h.work()
		assert.NotEmpty(t, model.orders)
		assert.Equal(t, queue.JobDone, h.draftJobs()[0].Status)
	})
}

// The next request of a user does not wait until a model has drafted the one before.
func TestDrafting_keeps_no_request_of_its_owner_waiting(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		h, model := drafting(h)
		who := h.User("jansen")
		second := h.Process()
		h.Submit(who, apptest.Submission())
		var next request.Request
		model.Does(func(_ context.Context, call int) error {
			if call == 1 {
				next = h.Submit(who, apptest.Submission())
				_, err := second.Worker.RunDue(h.Ctx())
				assert.NoError(t, err)
				assert.Equal(t, request.Processed, h.Request(next.ID).Status)
			}
			return nil
		})
		h.work()
		assert.NotZero(t, next.ID)
	})
}

func TestDrafting_a_second_try_is_told_what_was_wrong(t *testing.T) {
	h, model := withDrafter(t)
	tries := map[string]int{}
	model.propose = func(o draft.Order) draft.Proposal {
		p := shorter(o)
		if tries[o.ID()]++; tries[o.ID()] == 1 || o.Part == application.SummaryPart {
			p.Texts[0].Text = inSteps(o, "Wij halen 987 graden.")
		} else {
			assert.Contains(t, strings.Join(o.Wrong, "\n"), "987")
		}
		return p
	}
	req := h.drafted(h.User("jansen"))
	for _, d := range h.drafts(req) {
		assert.Equal(t, 2, tries[d.DraftID()], d.DraftID())
		assert.Equal(t, d.Part == application.SummaryPart, d.State == draft.DraftDropped, d.DraftID())
		assert.NotContains(t, fmt.Sprint(d), "987", "what was dropped is not kept")
	}
	assert.NotContains(t, h.Log.Text(), "987")
}

// A model that fails keeps no request from being processed, and what it drafted is kept.
func TestDrafting_J02_a_model_that_fails(t *testing.T) {
	h, model := withDrafter(t)
	down := true
	model.Does(func(_ context.Context, call int) error {
		if down && call > 1 {
			return domain.Fail(domain.Unavailable, domain.CodeJudgeFailed).Because(errors.New("503"))
		}
		return nil
	})
	who := h.User("jansen")
	req := h.Submit(who, apptest.Submission())
	h.work()
	assert.Equal(t, request.Processed, h.Request(req.ID).Status)
	assert.Len(t, h.drafts(req), 1)
	for range queue.MaxAttempts {
		h.Clock.Pass(time.Hour)
		h.work()
	}
	last := h.draftJobs()[0]
	assert.Equal(t, queue.JobFailed, last.Status)
	assert.Equal(t, request.Processed, h.Request(req.ID).Status, "a job of drafts fails by itself")

	down = false
	_, err := h.Jobs.RetryJob(h.Ctx(), last.ID)
	require.NoError(t, err)
	h.work()
	d := h.Application(who, req)
	assert.Len(t, h.drafts(req), len(draft.Orders(d.Application)), "it goes on where it was")
	assert.Equal(t, len(h.drafts(req)), len(model.orders), "nothing was drafted twice")
}

// A budget that is used up puts the drafts off to the day that has one again.
func TestDrafting_L06_waits_for_the_next_budget(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		h, model := drafting(h)
		spent := true
		model.Does(func(context.Context, int) error {
			if spent {
				return evaluation.BudgetUsedUp(h.Clock.Now(), h.Clock.Now().Add(time.Hour))
			}
			return nil
		})
		req := h.Submit(h.User("jansen"), apptest.Submission())
		for range 2 * queue.MaxAttempts {
			h.work()
			assert.Equal(t, queue.JobQueued, h.draftJobs()[0].Status)
			assert.Zero(t, h.draftJobs()[0].Attempts)
			h.Clock.Pass(queue.LongestWait)
		}
		spent = false
		h.work()
		assert.NotEmpty(t, h.drafts(req))
	})
}

// The record of a draft is lost, or the server dies in between: one draft is there.
func TestDrafting_cutOff(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		h, model := drafting(h)
		req := h.Submit(h.User("jansen"), apptest.Submission())
		model.Does(func(_ context.Context, call int) error {
			if call == 2 {
				h.Store.CutOff(1, apptest.UnheardOf)
			}
			return nil
		})
		h.work()
		h.Store.CutOff(0, apptest.Whole)
		for range 3 {
			h.Clock.Pass(time.Hour)
			h.work()
		}
		ids := idsOf(h.drafts(req))
		assert.Len(t, slices.Compact(slices.Sorted(slices.Values(ids))), len(ids))
		assert.Greater(t, len(ids), 2)
	})
}

// An account that was closed, and an application that was filed, get no drafts any more.
func TestDrafting_too_late(t *testing.T) {
	for name, end := range map[string]func(h *testServer, who usecase.Actor, req request.Request){
		"closed": func(h *testServer, who usecase.Actor, _ request.Request) {
			require.NoError(h.T, h.Privacy.CloseAccountOf(h.Ctx(), "jansen", false))
		},
		"filed": func(h *testServer, who usecase.Actor, req request.Request) {
			h.isPaid(h.Request(req.ID))
			_, err := h.Applications.FileApplication(h.Ctx(), who, req.Number, applications.FileApplication{Date: h.Clock.Today()})
			require.NoError(h.T, err)
		},
	} {
		t.Run(name, func(t *testing.T) {
			h, model := withDrafter(t)
			who := h.User("jansen")
			req := h.Submit(who, apptest.Submission())
			model.Does(func(_ context.Context, call int) error {
				if call == 2 {
					end(h, who, req)
				}
				return nil
			})
			h.work()
			assert.LessOrEqual(t, len(h.drafts(req)), 1, "nothing after it")
			assert.Equal(t, queue.JobDone, h.draftJobs()[0].Status)
			open, _ := h.Applications.ListDrafts(h.Ctx(), who, req.Number)
			assert.Empty(t, open)
		})
	}
}

// Who edits while a draft is made reads that the draft is of an older text.
func TestDrafting_an_edit_meanwhile(t *testing.T) {
	h, model := withDrafter(t)
	who := h.User("jansen")
	req := h.Submit(who, apptest.Submission())
	model.Does(func(_ context.Context, call int) error {
		if call == 1 {
			h.writes(who, req, application.SummaryPart, "Wij ontwikkelen een meter.")
		}
		return nil
	})
	h.work()
	open, err := h.Applications.ListDrafts(h.Ctx(), who, req.Number)
	require.NoError(t, err)
	for _, d := range open {
		assert.Equal(t, d.Part == application.SummaryPart, d.Outdated, d.DraftID())
	}
}
