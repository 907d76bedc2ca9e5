package httpapi_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/apitypes"
	"wbso/adapters/httpapi"
	"wbso/domain/account"
	"wbso/domain/application"
	"wbso/domain/application/draft"
	"wbso/ports"
)

// draft stores an open draft of a request, as the job of a server with a model does.
func (h *testServer) draft(r apitypes.Request, d draft.Draft) {
	h.t.Helper()
	d.Request, d.State, d.By, d.CreatedAt = r.ID, draft.DraftOpen, "model", h.clock.Now()
	require.NoError(h.t, h.store.Write(h.t.Context(), func(repos ports.Repos) error { return repos.Drafts.PutDraft(h.t.Context(), d) }))
}

func novel(text string) draft.Draft {
	return draft.Draft{
		Part: application.NoveltyPart, Texts: []draft.Text{{Field: "text", Text: text, Cites: []int{1}}}, Was: []draft.Text{{Field: "text", Text: "Iets anders."}},
		Sentences: []draft.Sentence{{Number: 1, Text: "Een zin.", Part: application.NoveltyPart}, {Number: 2, Text: "Nog een.", Part: application.NoveltyPart}},
		LeftOut:   []draft.Omission{{Sentence: 2, Reason: "Staat er al."}},
	}
}

func TestDrafts_shown_accepted_and_exported(t *testing.T) {
	h := newTestServer(t)
	h.proper = true
	owner := h.user("eigenaar")
	r := owner.paid()
	path := applicationPath(r) + "drafts/"
	assert.Empty(t, decode[[]apitypes.Draft](owner.get(path).is(200)))
	h.draft(r, novel("Een voorstel met <b>haken</b>."))

	shown := decode[[]apitypes.Draft](owner.get(path).is(200))
	require.Len(t, shown, 1)
	assert.Equal(t, "novelty", shown[0].ID)
	assert.True(t, shown[0].Outdated, "it was made for another text")
	assert.Equal(t, apitypes.DraftText{Field: "text", Was: "Iets anders.", Text: "Een voorstel met <b>haken</b>.", Cites: []int{1}}, shown[0].Texts[0])
	assert.NotContains(t, string(owner.get(applicationPath(r)).body), "Een voorstel", "it is no part of the application")
	assert.NotContains(t, string(owner.get(applicationPath(r)+"text/").body), "Een voorstel")

	rev := owner.application(r).part("novelty").Rev
	owner.post(path+"novelty/accept/", object{"rev": rev + 1}).is(412)
	h.proper = false
	assert.Contains(t, owner.post(path+"novelty/accept/", object{"rev": "x"}).fields(), "rev")
	h.proper = true
	after := decode[applicationBody](owner.post(path+"novelty/accept/", object{"rev": rev}).is(200))
	assert.Equal(t, "Een voorstel met <b>haken</b>.", after.part("novelty").Content["text"])
	assert.EqualValues(t, "draft", decode[[]apitypes.ApplicationVersion](owner.get(applicationPath(r) + "versions/").is(200))[0].Cause)
	assert.Empty(t, decode[[]apitypes.Draft](owner.get(path).is(200)))
	owner.post(path+"novelty/accept/", object{"rev": rev}).is(200)
	gone := owner.post(path+"novelty/refuse/", nil).is(409)
	assert.Contains(t, string(gone.body), "Dit voorstel is er niet meer.")
	assert.Contains(t, string(owner.get("/api/account/export/").is(200).body), `"state":"accepted","by":"model"`)
}

func TestDrafts_refused_ones_stay_away(t *testing.T) {
	h := newTestServer(t)
	owner := h.user("eigenaar")
	r := owner.paid()
	path := applicationPath(r) + "drafts/"
	h.draft(r, novel("Een voorstel."))
	before := owner.application(r)
	owner.post(path+"novelty/refuse/", nil).is(204)
	owner.post(path+"novelty/refuse/", nil).is(204)
	owner.post(path+"novelty/accept/", object{"rev": before.part("novelty").Rev}).is(409)
	assert.Empty(t, decode[[]apitypes.Draft](owner.get(path).is(200)))
	assert.Equal(t, before, owner.application(r))
}

// echo is a model that proposes what is there, in other words.
type echo struct{}

func (echo) Version() string { return "echo" }

func (echo) WriteDraft(_ context.Context, o draft.Order) (p draft.Proposal, err error) {
	cites := []int{}
	for _, s := range o.Sentences {
		cites = append(cites, s.Number)
	}
	text := "Een voorstel."
	if o.Part == application.PhasesPart {
		text = "Een proef, gereed 12-2027"
	}
	p.Texts = []draft.Text{{Field: o.Fields[0].Name, Text: text, Cites: cites}}
	return p, nil
}

func withEcho(b *blueprint) { b.drafter = echo{} }

func stateOf(t *testing.T, a answer, id string) string {
	t.Helper()
	for _, o := range decode[[]apitypes.DraftOrder](a.is(200)) {
		if o.ID == id {
			return o.State
		}
	}
	return ""
}

func TestDrafts_another_one_is_ordered(t *testing.T) {
	h := newTestServer(t, withEcho, withLimits, withAPI(func(c *httpapi.Config) { c.Limits.Proposals.Calls = 1 }))
	h.proper = true
	owner := h.user("eigenaar")
	r := owner.paid()
	h.work()
	path := applicationPath(r) + "drafts/"
	assert.Equal(t, "open", stateOf(t, owner.get(path+"orders/"), "phases"))
	owner.post(path+"phases/order/", nil).is(202) // one is open: it does not count
	steps := decode[applicationBody](owner.post(path+"phases/accept/", object{"rev": owner.application(r).part("phases").Rev}).is(200)).part("phases")
	assert.Equal(t, "12-2027", steps.Content["rows"].([]any)[0].(map[string]any)["done"])
	assert.Equal(t, "free", stateOf(t, owner.get(path+"orders/"), "phases"))
	owner.post(path+"phases/order/", nil).is(202)
	owner.post(path+"phases/order/", nil).is(429)
	assert.Equal(t, "ordered", stateOf(t, owner.get(path+"orders/"), "phases"))
	for _, d := range decode[[]apitypes.Draft](owner.get(path).is(200)) {
		assert.NotEqual(t, "phases", d.ID, "it is still to be made")
	}
	owner.post(path+"phases/refuse/", nil).is(404)
	owner.post(path+"costs/order/", nil).is(429)
	_, err := h.app.Accounts.SetLimits(t.Context(), "eigenaar", func(own *account.Limits) { own.Proposals = 2 })
	require.NoError(t, err)
	owner.post(path+"costs/order/", nil).is(404) // there is no such draft, as is told now
}
