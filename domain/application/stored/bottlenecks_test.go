package stored_test

import (
	"encoding/json"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"wbso/domain/application"
	"wbso/domain/application/form"
	"wbso/domain/application/stored"
)

// The four texts that a bottleneck had print as one as they printed, and what was answered is not
// asked again.
func TestJoinTexts_printsAsBefore(t *testing.T) {
	spaces := regexp.MustCompile(` +(\r?\n)`)
	piece := rapid.SampledFrom([]string{"De laag scheurt", "dat komt door krimp.", "- een punt", "2. nog een", "zie (art. 4)", "“geciteerd.”", " ", "\n", "\n\n", "  \n", "\r\n", "…", "é\u0301", "\u200b"})
	text := rapid.Custom(func(t *rapid.T) string { return strings.Join(rapid.SliceOfN(piece, 0, 5).Draw(t, "pieces"), "") })
	rapid.Check(t, func(t *rapid.T) {
		texts := map[string]string{"id": "k1", "side": "product", "solution": "Iets."}
		before := ""
		for _, name := range []string{"problem", "cause", "unknown", "ruled_out"} {
			texts[name] = text.Draw(t, name)
			before = application.JoinLines(before, application.Paragraphs(spaces.ReplaceAllString(texts[name], "$1"))) // spaces at a line end meant nothing
		}
		raw, err := json.Marshal(map[string]any{"schema": 3, "bottlenecks": map[string]any{"blocks": []any{texts}}, "revs": map[string]int{"bottlenecks": 7},
			"layout": map[string]any{"clauses": []any{map[string]string{"id": "s1", "box": "k1.cause", "proposed": "k1.unknown", "suggested": "k1.ruled_out"}}}})
		require.NoError(t, err)
		var saved stored.Application
		require.NoError(t, json.Unmarshal(raw, &saved))
		b := saved.Bottlenecks.Blocks[0]
		assert.Equal(t, before, application.Paragraphs(b.Problem))
		assert.Equal(t, 8, saved.Revs[application.BottlenecksPart], "a page that shows four texts saves nothing over it")
		c := saved.Layout.Clauses[0]
		assert.Equal(t, []application.Box{"k1.problem", "k1.problem", "k1.problem"}, []application.Box{c.Box, c.Proposed, c.Suggested})
		for _, q := range form.OpenQuestions(saved.Application, application.CompanyDetails{}) {
			text, is := texts[q.Need]
			assert.False(t, is && q.Part == application.BottlenecksPart && q.Need != "solution" && application.SaysEnough(text), "%s was answered with %q", q.Need, text)
		}
		again, err := json.Marshal(stored.New(saved.Application))
		require.NoError(t, err)
		var reread stored.Application
		require.NoError(t, json.Unmarshal(again, &reread))
		assert.Equal(t, saved, reread, "once")
	})
}

// What stood in a text is its answer, whatever was answered before that.
func TestJoinTexts_whatStoodThereIsTheAnswer(t *testing.T) {
	raw := `{"schema": 3, "answered": {"bottlenecks.k1.cause": "De hitte van oven verspreidt zich ongelijk"},
		"bottlenecks": {"blocks": [{"id": "k1", "side": "product", "problem": "De lijm laat los.", "cause": "Spanning langs de randen bij krimp.", "solution": ""}]}}`
	var saved stored.Application
	require.NoError(t, json.Unmarshal([]byte(raw), &saved))
	for _, q := range form.OpenQuestions(saved.Application, application.CompanyDetails{}) {
		assert.NotEqual(t, "bottlenecks.k1.cause", q.ID)
	}
}
