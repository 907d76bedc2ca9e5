package applications_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app/applications"
	"wbso/app/apptest"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/application/claim"
	"wbso/domain/request"
)

func (h *testServer) accept(who usecase.Actor, req request.Request, id string, rev int) (applications.View, error) {
	return h.Applications.AcceptDraft(h.Ctx(), who, req.Number, applications.Acceptance{Draft: id, Rev: rev})
}

func TestAccept_the_old_text_is_in_the_history(t *testing.T) {
	h, _ := withDrafter(t)
	who := h.User("jansen")
	req := h.drafted(who)
	h.writes(who, req, application.SummaryPart, "Mijn eigen tekst.")
	before := h.Application(who, req)
	rev := before.Application.Revs[application.SummaryPart]
	after, err := h.accept(who, req, "omschrijving", rev)
	require.NoError(t, err)
	assert.Equal(t, "Een voorstel voor projectomschrijving.", after.Application.Summary.Text)
	h.writes(who, req, application.SummaryPart, "Daarna nog iets.")
	versions := h.Versions(req.ID)
	assert.Equal(t, []claim.Cause{claim.CauseEdit, claim.CauseDraft, claim.CauseEdit, claim.CauseComposed},
		[]claim.Cause{versions[0].Cause, versions[1].Cause, versions[2].Cause, versions[3].Cause})
	old, err := h.Applications.FindVersion(h.Ctx(), who, req.Number, versions[2].Number)
	require.NoError(t, err)
	assert.Equal(t, "Mijn eigen tekst.", old.Application.Summary.Text)
	_, err = h.accept(who, req, "omschrijving", h.Application(who, req).Application.Revs[application.SummaryPart])
	apptest.Refused(t, domain.Conflict, domain.CodeDraftGone, err)
}

// A double click and two tabs: it is accepted once, and nobody reads an error for that.
func TestAccept_racing(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		h, _ = drafting(h)
		who := h.User("jansen")
		req := h.drafted(who)
		rev := h.Application(who, req).Application.Revs[application.SummaryPart]
		errs := apptest.Racing(4, func(int) error {
			_, err := h.accept(who, req, "omschrijving", rev)
			return err
		})
		assert.Equal(t, 4, apptest.Won(errs), "%v", errs)
		assert.Equal(t, rev+1, h.Application(who, req).Application.Revs[application.SummaryPart])

		rev = h.Application(who, req).Application.Revs[application.NoveltyPart]
		errs = apptest.Racing(2, func(i int) error {
			if i == 0 {
				return h.Applications.RefuseDraft(h.Ctx(), who, req.Number, "novelty")
			}
			_, err := h.accept(who, req, "novelty", rev)
			return err
		})
		assert.Equal(t, 1, apptest.Won(errs), "%v", errs)
		accepted := h.Application(who, req).Application.Revs[application.NoveltyPart] > rev
		assert.Equal(t, accepted, errs[1] == nil, "what was answered is what is there")
	})
}

// Who accepts without having seen the newest text is shown that first.
func TestAccept_stale(t *testing.T) {
	h, _ := withDrafter(t)
	who := h.User("jansen")
	req := h.drafted(who)
	h.writes(who, req, application.SummaryPart, "In het andere tabblad.")
	_, err := h.accept(who, req, "omschrijving", 1)
	assert.Equal(t, application.SummaryPart, staleOf(t, err).Part)
	assert.Equal(t, "In het andere tabblad.", h.Application(who, req).Application.Summary.Text)
	open, err := h.Applications.ListDrafts(h.Ctx(), who, req.Number)
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
		who := h.User("jansen")
		req := h.drafted(who)
		h.Store.CutOff(1, apptest.UnheardOf)
		_, err := h.accept(who, req, "omschrijving", 1)
		apptest.Refused(t, domain.Unavailable, domain.CodeStoreAway, err)
		h.Store.CutOff(0, apptest.Whole)
		d, err := h.accept(who, req, "omschrijving", 1)
		require.NoError(t, err)
		assert.Equal(t, 2, d.Application.Revs[application.SummaryPart])
		assert.Equal(t, []claim.Cause{claim.CauseComposed, claim.CauseDraft}, h.causes(req))
	})
}
