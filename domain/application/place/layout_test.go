package place_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain/application"
	"wbso/domain/application/applicationtest"
	"wbso/domain/application/place"
)

// Every box that the screen offers takes a clause, before payment too, and the bottleneck
// that comes next has boxes until there are as many as are kept.
func TestViewLayout_boxes(t *testing.T) {
	a := applicationtest.Coating()
	a.Layout.Clauses = []application.Clause{{ID: "s1", Text: "De laag droogt ongelijk op.", From: "elevator_pitch"}}
	names := map[application.Box]string{}
	for _, b := range place.ViewLayout(a, false).Boxes {
		names[b.Box] = b.Bottleneck + "/" + b.Label
		assert.Equal(t, b.Bottleneck != "Nieuw knelpunt", b.Exists, b.Box)
		next, err := place.PlaceClauses(a, []place.Placement{{Clause: "s1", Box: b.Box}}, false)
		require.NoError(t, err, b.Box)
		assert.Equal(t, b.Box, place.ViewLayout(next, false).Clauses[0].Box)
	}
	for box, want := range map[application.Box]string{
		"description": "/Projectomschrijving", "k2.problem": "Knelpunt 2/knelpunt", "k3.solution": "Nieuw knelpunt/oplossing", "none": "/Hoort er niet in",
	} {
		assert.Equal(t, want, names[box], box)
	}
	assert.NotContains(t, names, application.ToolsBox, "no software")
	for len(a.Bottlenecks.Blocks) < 1000 {
		a.Bottlenecks.Blocks = append(a.Bottlenecks.Blocks, a.Bottlenecks.Blocks[0])
	}
	for _, b := range place.ViewLayout(a, true).Boxes {
		require.True(t, b.Exists, b.Box)
	}
}
