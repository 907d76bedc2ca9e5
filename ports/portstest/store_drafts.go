package portstest

import (
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain/dossier"
	"wbso/ports"
)

func drafts() []promise {
	return []promise{
		{"Put and List keep every field, and Put replaces", draftsKeepEveryField},
		{"List gives those of a request in the order of making", draftsOfOneRequest},
		{"Put is undone with its transaction", draftsAreStoredOrNot},
	}
}

func fullDraft(request int64) dossier.Draft {
	return dossier.Draft{
		Request: request, Part: dossier.BottlenecksPart, Block: "k1", State: dossier.DraftAccepted, By: odd, CreatedAt: noon, DecidedAt: noon.Add(time.Hour),
		Was:       []dossier.DraftText{{Field: "problem", Text: odd}},
		Texts:     []dossier.DraftText{{Field: "problem", Text: odd, Cites: []int{1, 2}}},
		Sentences: []dossier.Sentence{{Number: 1, Text: odd, Part: dossier.NoveltyPart}, {Number: 2, Text: odd, Part: dossier.BottlenecksPart, Block: "k1"}},
		LeftOut:   []dossier.NotUsed{{Sentence: 2, Reason: odd}},
	}
}

func draftsKeepEveryField(k kit) {
	q := k.request(1)
	empty := dossier.Draft{Request: q.ID, Part: dossier.BottlenecksPart, Block: "k1", State: dossier.DraftDropped, CreatedAt: noon}
	for _, want := range []dossier.Draft{fullDraft(q.ID), empty} {
		k.putDraft(want)
		assert.Equal(k, []dossier.Draft{want}, k.draftsOf(q.ID))
	}
}

func draftsOfOneRequest(k kit) {
	q, other := k.request(1), k.request(2)
	for i, at := range []struct {
		request int64
		part    dossier.PartKey
		block   string
	}{{q.ID, dossier.NoveltyPart, ""}, {q.ID, dossier.BottlenecksPart, "k2"}, {q.ID, dossier.BottlenecksPart, "k1"}, {other.ID, dossier.NoveltyPart, ""}} {
		k.putDraft(dossier.Draft{Request: at.request, Part: at.part, Block: at.block, State: dossier.DraftOpen, CreatedAt: noon.Add(time.Duration(i) * time.Minute)})
	}
	var ids []string
	for _, d := range k.draftsOf(q.ID) {
		ids = append(ids, d.ID())
	}
	assert.Equal(k, []string{"novelty", "bottlenecks.k2", "bottlenecks.k1"}, ids)
	assert.Empty(k, k.draftsOf(99))
}

func draftsAreStoredOrNot(k kit) {
	q := k.request(1)
	require.ErrorIs(k, k.run(func(r ports.Repos) error {
		require.NoError(k, r.Drafts.Put(k.Context(), fullDraft(q.ID)))
		return errRefused
	}), errRefused)
	assert.Empty(k, k.draftsOf(q.ID))
}

func (k kit) putDraft(d dossier.Draft) {
	k.Helper()
	require.NoError(k, k.run(func(r ports.Repos) error { return r.Drafts.Put(k.Context(), d) }))
}

func (k kit) draftsOf(request int64) []dossier.Draft {
	return must(k, func(r ports.Repos) ([]dossier.Draft, error) { return r.Drafts.List(k.Context(), request) })
}
