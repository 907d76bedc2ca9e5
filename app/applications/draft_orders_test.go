package applications_test

import (
	"context"
	"errors"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app/applications"
	"wbso/app/apptest"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/application/draft"
	"wbso/domain/queue"
	"wbso/domain/request"
)

// declines refuses the draft of a part.
func (h *testServer) declines(who usecase.Actor, req request.Request, id string) {
	h.T.Helper()
	require.NoError(h.T, h.Applications.RefuseDraft(h.Ctx(), who, req.Number, id))
}

func (h *testServer) stateOf(who usecase.Actor, req request.Request, id string) draft.State {
	h.T.Helper()
	all, err := h.Applications.ListDraftable(h.Ctx(), who, req.Number)
	require.NoError(h.T, err)
	at := slices.IndexFunc(all, func(d applications.Draftable) bool { return d.ID == id })
	require.GreaterOrEqual(h.T, at, 0, all)
	return all[at].State
}

func (h *testServer) orders(who usecase.Actor, req request.Request, id string) bool {
	h.T.Helper()
	ordered, err := h.Applications.OrderDraft(h.Ctx(), who, req.Number, id)
	require.NoError(h.T, err)
	return ordered
}

func TestOrderDraft_another_one_after_a_decision(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		h, model := drafting(h)
		who := h.User("jansen")
		req := h.drafted(who)
		assert.Equal(t, draft.DraftOpen, h.stateOf(who, req, "novelty"))
		assert.False(t, h.orders(who, req, "novelty"), "one of each at a time")
		h.declines(who, req, "novelty")
		assert.Empty(t, h.stateOf(who, req, "novelty"))
		asked := len(model.orders)
		assert.True(t, h.orders(who, req, "novelty"))
		assert.False(t, h.orders(who, req, "novelty"), "a second press orders nothing")
		assert.Equal(t, draft.DraftOrdered, h.stateOf(who, req, "novelty"))
		_, err := h.Applications.AcceptDraft(h.Ctx(), who, req.Number, applications.Acceptance{Draft: "novelty", Rev: 1})
		assert.Equal(t, domain.NotFound, domain.KindOf(err), "it is not there yet")
		h.work()
		assert.Equal(t, draft.DraftOpen, h.stateOf(who, req, "novelty"))
		assert.Len(t, model.orders, asked+1, "nothing else was drafted")
	})
}

func TestOrderDraft_refused(t *testing.T) {
	h, _ := withDrafter(t)
	who := h.User("jansen")
	req := h.Submit(who, apptest.Submission())
	h.work()
	for id, code := range map[string]domain.Code{"novelty": domain.CodeNotPaid, "costs": domain.CodeNotFound, "remarks": domain.CodeNotFound} {
		_, err := h.Applications.OrderDraft(h.Ctx(), who, req.Number, id)
		assert.Equal(t, code, domain.CodeOf(err), id)
	}
	_, err := h.Applications.OrderDraft(h.Ctx(), h.User("buurman"), req.Number, "omschrijving")
	assert.Equal(t, domain.NotFound, domain.KindOf(err))

	h.Drafter = nil
	h.App = h.Process()
	all, err := h.Applications.ListDraftable(h.Ctx(), who, req.Number)
	require.NoError(t, err)
	assert.Empty(t, all, "without a model there is no button")
	_, err = h.Applications.OrderDraft(h.Ctx(), who, req.Number, "omschrijving")
	assert.Equal(t, domain.NotFound, domain.KindOf(err))
}

// What was ordered and does not come may be ordered again.
func TestOrderDraft_J02_a_model_that_fails(t *testing.T) {
	h, model := withDrafter(t)
	who := h.User("jansen")
	req := h.drafted(who)
	h.declines(who, req, "novelty")
	model.Does(func(context.Context, int) error {
		return domain.Fail(domain.Unavailable, domain.CodeJudgeFailed).Because(errors.New("503"))
	})
	assert.True(t, h.orders(who, req, "novelty"))
	for range queue.MaxAttempts {
		h.work()
		h.Clock.Pass(time.Hour)
	}
	assert.Equal(t, queue.JobFailed, h.draftJobs()[0].Status)
	assert.Empty(t, h.stateOf(who, req, "novelty"))
	model.Does(nil)
	assert.True(t, h.orders(who, req, "novelty"))
	h.work()
	assert.Equal(t, draft.DraftOpen, h.stateOf(who, req, "novelty"))
}
