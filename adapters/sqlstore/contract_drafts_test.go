package sqlstore_test

import (
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain/application"
	"wbso/domain/application/draft"
	"wbso/ports"
)

func drafts() []promise {
	return []promise{
		testDraftsKeepEveryField,
		testDraftsOfOneRequest,
		testDraftsAreStoredOrNot,
	}
}

func fullDraft(request int64) draft.Draft {
	return draft.Draft{
		Request: request, Part: application.BottlenecksPart, Block: "k1", State: draft.DraftAccepted, By: odd, CreatedAt: noon, DecidedAt: noon.Add(time.Hour),
		Was:       []draft.Text{{Field: "problem", Text: odd}},
		Texts:     []draft.Text{{Field: "problem", Text: odd, Cites: []int{1, 2}}},
		Sentences: []draft.Sentence{{Number: 1, Text: odd, Part: application.NoveltyPart}, {Number: 2, Text: odd, Part: application.BottlenecksPart, Block: "k1"}},
		LeftOut:   []draft.Omission{{Sentence: 2, Reason: odd}},
	}
}

// Put and List keep every field, and Put replaces.
func testDraftsKeepEveryField(k kit) {
	q := k.request(1)
	empty := draft.Draft{Request: q.ID, Part: application.BottlenecksPart, Block: "k1", State: draft.DraftDropped, CreatedAt: noon}
	for _, want := range []draft.Draft{fullDraft(q.ID), empty} {
		k.putDraft(want)
		assert.Equal(k, []draft.Draft{want}, k.draftsOf(q.ID))
	}
}

// List gives those of a request in the order of making.
func testDraftsOfOneRequest(k kit) {
	q, other := k.request(1), k.request(2)
	for i, at := range []struct {
		request int64
		part    application.PartKey
		block   string
	}{{q.ID, application.NoveltyPart, ""}, {q.ID, application.BottlenecksPart, "k2"}, {q.ID, application.BottlenecksPart, "k1"}, {other.ID, application.NoveltyPart, ""}} {
		k.putDraft(draft.Draft{Request: at.request, Part: at.part, Block: at.block, State: draft.DraftOpen, CreatedAt: noon.Add(time.Duration(i) * time.Minute)})
	}
	var ids []string
	for _, d := range k.draftsOf(q.ID) {
		ids = append(ids, d.DraftID())
	}
	assert.Equal(k, []string{"novelty", "bottlenecks.k2", "bottlenecks.k1"}, ids)
	assert.Empty(k, k.draftsOf(99))

	full := fullDraft(other.ID)
	full.CreatedAt = noon.Add(time.Hour)
	k.putDraft(full)
	assert.Equal(k, full, k.draftsOf(other.ID)[1], "one without texts leaves nothing behind")
}

// Put is undone with its transaction.
func testDraftsAreStoredOrNot(k kit) {
	q := k.request(1)
	require.ErrorIs(k, k.run(func(r ports.Repos) error {
		require.NoError(k, r.Drafts.PutDraft(k.Context(), fullDraft(q.ID)))
		return errRefused
	}), errRefused)
	assert.Empty(k, k.draftsOf(q.ID))
}

func (k kit) putDraft(d draft.Draft) {
	k.Helper()
	require.NoError(k, k.run(func(r ports.Repos) error { return r.Drafts.PutDraft(k.Context(), d) }))
}

func (k kit) draftsOf(request int64) []draft.Draft {
	return must(k, func(r ports.Repos) ([]draft.Draft, error) { return r.Drafts.ListDrafts(k.Context(), request) })
}
