package app_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	appapplication "wbso/app/application"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/request"
)

func (h *testServer) accept(who usecase.Actor, request request.Request, id string, rev int) (appapplication.View, error) {
	return h.Applications.AcceptDraft(h.ctx(), who, request.Number, appapplication.Acceptance{Draft: id, Rev: rev})
}

func TestAccept_the_old_text_is_in_the_history(t *testing.T) {
	h, _ := withDrafter(t)
	who := h.user("jansen")
	request := h.drafted(who)
	h.writes(who, request, application.SummaryPart, "Mijn eigen tekst.")
	before := h.application(who, request)
	rev := before.Application.Revs[application.SummaryPart]
	after, err := h.accept(who, request, "omschrijving", rev)
	require.NoError(t, err)
	assert.Equal(t, "Een voorstel voor projectomschrijving.", after.Application.Summary.Text)
	h.writes(who, request, application.SummaryPart, "Daarna nog iets.")
	versions := h.versions(request.ID)
	assert.Equal(t, []application.Cause{application.CauseEdit, application.CauseDraft, application.CauseEdit, application.CauseComposed},
		[]application.Cause{versions[0].Cause, versions[1].Cause, versions[2].Cause, versions[3].Cause})
	old, err := h.Applications.FindVersion(h.ctx(), who, request.Number, versions[2].Number)
	require.NoError(t, err)
	assert.Equal(t, "Mijn eigen tekst.", old.Application.Summary.Text)
	_, err = h.accept(who, request, "omschrijving", h.application(who, request).Application.Revs[application.SummaryPart])
	refused(t, domain.Conflict, domain.CodeDraftGone, err)
}

// A double click and two tabs: it is accepted once, and nobody reads an error for that.
func TestAccept_racing(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		h, _ = drafting(h)
		who := h.user("jansen")
		request := h.drafted(who)
		rev := h.application(who, request).Application.Revs[application.SummaryPart]
		errs := racing(4, func(int) error {
			_, err := h.accept(who, request, "omschrijving", rev)
			return err
		})
		assert.Equal(t, 4, won(errs), "%v", errs)
		assert.Equal(t, rev+1, h.application(who, request).Application.Revs[application.SummaryPart])

		rev = h.application(who, request).Application.Revs[application.NoveltyPart]
		errs = racing(2, func(i int) error {
			if i == 0 {
				return h.Applications.RefuseDraft(h.ctx(), who, request.Number, "novelty")
			}
			_, err := h.accept(who, request, "novelty", rev)
			return err
		})
		assert.Equal(t, 1, won(errs), "%v", errs)
		accepted := h.application(who, request).Application.Revs[application.NoveltyPart] > rev
		assert.Equal(t, accepted, errs[1] == nil, "what was answered is what is there")
	})
}

// Who accepts without having seen the newest text is shown that first.
func TestAccept_stale(t *testing.T) {
	h, _ := withDrafter(t)
	who := h.user("jansen")
	request := h.drafted(who)
	h.writes(who, request, application.SummaryPart, "In het andere tabblad.")
	_, err := h.accept(who, request, "omschrijving", 1)
	assert.Equal(t, application.SummaryPart, staleOf(t, err).Part)
	assert.Equal(t, "In het andere tabblad.", h.application(who, request).Application.Summary.Text)
	open, err := h.Applications.ListDrafts(h.ctx(), who, request.Number)
	require.NoError(t, err)
	for _, d := range open {
		assert.Equal(t, d.Part == application.SummaryPart, d.Outdated, "it is still open, and of an older text: %s", d.DraftID())
	}
	assert.Len(t, open, 4, "description, bottleneck, novelty and planning")
}

// The answer of an acceptance was lost, and the client sends it again.
func TestAccept_cutOff(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		h, _ = drafting(h)
		who := h.user("jansen")
		request := h.drafted(who)
		h.store.cutOff(1, unheardOf)
		_, err := h.accept(who, request, "omschrijving", 1)
		refused(t, domain.Unavailable, domain.CodeStoreAway, err)
		h.store.cutOff(0, whole)
		d, err := h.accept(who, request, "omschrijving", 1)
		require.NoError(t, err)
		assert.Equal(t, 2, d.Application.Revs[application.SummaryPart])
		assert.Equal(t, []application.Cause{application.CauseComposed, application.CauseDraft}, h.causes(request))
	})
}
