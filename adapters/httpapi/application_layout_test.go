package httpapi_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/apitypes"
)

// layout is what a test reads of a layout.
type layout struct {
	apitypes.Layout
	etag string
}

func layoutOf(a answer) layout {
	return layout{decode[apitypes.Layout](a.is(200)), a.header.Get("ETag")}
}

func (l layout) clause(t *testing.T, words string) apitypes.Clause {
	t.Helper()
	for _, c := range l.Clauses {
		if strings.Contains(c.Text, words) {
			return c
		}
	}
	require.Fail(t, "no such clause", "%s in %v", words, l.Clauses)
	return apitypes.Clause{}
}

// arranging is a submission with two bottlenecks and a sentence that says nothing clear.
func arranging() object {
	return submission().but("technical_challenges_input", `De klep hangt in een kast van 40 cm.

Knelpunt 1: De lijm laat los zodra het staal boven 80 °C komt.
Dat komt doordat staal sterker uitzet dan de lijm. We weten niet of een vulling met glas dat bij 120 °C opvangt, omdat de hechting van glas aan epoxy bij die warmte niet te berekenen is.
Bestaande epoxylijmen voldoen niet, omdat ze boven 80 °C week worden. We ontwikkelen een lijm met een oplopende uitzetting.
Knelpunt 2: De sensor verloopt bij vocht, waardoor de meting 5% afwijkt.`)
}

func (c *person) place(path, etag string, places ...object) answer {
	c.t.Helper()
	return c.call("PUT", path, object{"place": places}, "If-Match", etag)
}

func put(clause apitypes.Clause, box any) object { return object{"clause": clause.ID, "box": box} }

func TestLayout_clausesAreShownAndPlaced(t *testing.T) { onBoth(t, clausesAreShownAndPlaced) }

func clausesAreShownAndPlaced(t *testing.T, h *testServer) {
	owner := h.user("eigenaar")
	r := owner.paidFor(arranging())
	path := applicationPath(r) + "layout/"
	now := layoutOf(owner.get(path))
	assert.Zero(t, now.Hidden)
	glue, loose := now.clause(t, "De lijm laat los"), now.clause(t, "De klep hangt")
	assert.Equal(t, "k1.problem", *glue.Box)
	assert.Equal(t, "k1.problem", *glue.Proposed)
	assert.Equal(t, "technical_challenges_input", glue.From)
	assert.Contains(t, glue.Text, *glue.Quote)
	assert.Nil(t, loose.Box)
	assert.Nil(t, loose.Quote)
	open := owner.application(r)
	assert.True(t, slices.ContainsFunc(open.Questions, func(q apitypes.Question) bool { return q.ID == "bottlenecks."+loose.ID+".place" }), "it is counted as open")

	next := layoutOf(owner.place(path, now.etag, put(loose, "k2.solution"), put(now.clause(t, "De sensor"), "k3.problem")))
	assert.NotEqual(t, now.etag, next.etag)
	assert.Equal(t, "k3.problem", *next.clause(t, "De sensor").Box, "the next number makes a bottleneck")
	after := owner.application(r)
	blocks := after.part("bottlenecks").Content["blocks"].([]any)
	require.Len(t, blocks, 3)
	assert.Equal(t, "De klep hangt in een kast van 40 cm.", blocks[1].(map[string]any)["solution"])
	assert.Empty(t, blocks[1].(map[string]any)["problem"])
	assert.Equal(t, open.part("bottlenecks").Rev+1, after.part("bottlenecks").Rev)
	assert.Equal(t, open.part("novelty").Rev, after.part("novelty").Rev, "only what changed")

	layoutOf(owner.place(path, now.etag, put(loose, "k2.solution"))) // the answer to the first call was lost
	stale := decode[apitypes.StaleLayout](owner.place(path, now.etag, put(loose, "novelty")).is(412))
	assert.Equal(t, next.Layout, stale.Layout)
	assert.NotEmpty(t, stale.Detail)

	for name, bad := range map[string]object{
		"place.0.clause": {"clause": "s99", "box": "novelty"},
		"place.0.box":    {"clause": loose.ID, "box": "k9.solution"},
	} {
		assert.Contains(t, string(owner.place(path, next.etag, bad).is(400).body), name)
	}
	owner.call("PUT", path, object{"place": []object{}}).is(428)
	assert.Contains(t, string(owner.place(path, next.etag, put(loose, "")).is(400).body), "place.0.box", "null waits to be placed, nothing is no box")
	assert.Contains(t, string(owner.place(path, next.etag, object{"clause": loose.ID}).is(400).body), "place.0.box")
	assert.Contains(t, string(owner.call("PUT", path, object{}, "If-Match", next.etag).is(400).body), `"place"`)

	blocks[1].(map[string]any)["solution"] = "De klep hangt te warm."
	owner.put(r, "bottlenecks", after.part("bottlenecks").Rev, after.part("bottlenecks").Content).is(200)
	edited := layoutOf(owner.get(path))
	assert.True(t, edited.clause(t, "De klep hangt").Edited)
	assert.Contains(t, string(owner.place(path, edited.etag, put(loose, "novelty")).is(400).body), "place.0.clause")
}

func TestLayout_aNewBottleneckIsTakenBack(t *testing.T) {
	h := newTestServer(t)
	owner := h.user("eigenaar")
	r := owner.paidFor(arranging())
	path := applicationPath(r) + "layout/"
	now := layoutOf(owner.get(path))
	sensor := now.clause(t, "De sensor")
	next := layoutOf(owner.place(path, now.etag, put(sensor, "k3.problem")))
	back := put(sensor, *sensor.Box)
	assert.Contains(t, string(owner.place(path, next.etag, back.but("remove_empty", "ja")).is(400).body), "place.0.remove_empty")
	layoutOf(owner.place(path, next.etag, back.but("remove_empty", true)))
	assert.Len(t, owner.application(r).part("bottlenecks").Content["blocks"], 2)
}

func TestLayout_beforePayment(t *testing.T) { onBoth(t, layoutBeforePayment) }

func layoutBeforePayment(t *testing.T, h *testServer) {
	owner := h.user("eigenaar")
	r := decode[apitypes.Request](owner.post("/api/requests/", arranging()).is(201))
	owner.work()
	path := applicationPath(r) + "layout/"
	a := owner.get(path)
	now := layoutOf(a)
	assert.NotContains(t, string(a.body), "De sensor verloopt")
	assert.Equal(t, 1, now.Hidden.Unplaced)
	assert.Greater(t, now.Hidden.Clauses, 2)
	glue := now.clause(t, "De lijm laat los")
	moved := layoutOf(owner.place(path, now.etag, put(glue, "novelty")))
	assert.Equal(t, "novelty", *moved.clause(t, "De lijm laat los").Box, "it can be moved back")
	owner.place(path, moved.etag, object{"clause": "s3", "box": "none"}).is(403) // of the text on the innovation
}
