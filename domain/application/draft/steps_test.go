package draft_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain/application"
	"wbso/domain/application/applicationtest"
	"wbso/domain/application/draft"
)

// oneStep is an application with one step.
func oneStep() application.Application {
	a := applicationtest.Coating()
	a.Phases.Rows = []application.Phase{{ID: "f1", Activity: "Ontwerp van de laag", Done: "02-2027"}}
	a.Last["f"] = 1
	return a
}

func TestDraftOrder_Check_steps(t *testing.T) {
	o := order(t, oneStep(), "phases")
	own, other := numberOf(t, o, "Ontwerp van de laag, gereed 02-2027"), numberOf(t, o, "Bestaande siliconenlakken")
	assert.Equal(t, "Ontwerp van de laag, gereed 02-2027", o.Fields[0].Text)
	assert.Contains(t, o.Fields[0].Ask, "Het project begint in januari 2027")
	for name, c := range map[string]struct{ rows, wrong string }{
		"sound":                {"Ontwerp van de laag, gereed 02-2027\nProeven met siliconenlakken boven 250 °C, gereed 06-2027", ""},
		"no step":              {"", "Geef 1 tot en met 12"},
		"too many":             {strings.Repeat("Proeven, gereed 06-2027\n", 13), "Geef 1 tot en met 12"},
		"no month":             {"Ontwerp van de laag", "niet één stap met één maand"},
		"two months":           {"Ontwerp van de laag in 01-2027 en 02-2027", "niet één stap met één maand"},
		"a number of nobody":   {"Proeven boven 300 °C, gereed 06-2027", "getal 300"},
		"a name of nobody":     {"Proeven bij Siemens, gereed 06-2027", "naam Siemens"},
		"a gap":                {"Proeven met [vul in: welke lak], gereed 06-2027", "geen gat"},
		"too long":             {strings.Repeat("proeven ", 80) + ", gereed 06-2027", "te lang"},
		"not in order":         {"Proeven, gereed 06-2027\nOntwerp van de laag, gereed 02-2027", "eerder gereed dan een stap ervoor"},
		"before it all begins": {"Ontwerp van de laag, gereed 11-2026", "voordat het project begint"},
	} {
		d, wrong := o.CheckDraft(draft.Proposal{Texts: []draft.Text{text("rows", c.rows, own, other)}})
		if c.wrong == "" {
			assert.Empty(t, wrong, name)
			assert.Equal(t, draft.DraftOpen, d.State, name)
			continue
		}
		assert.Contains(t, strings.Join(wrong, "\n"), c.wrong, name)
		assert.Equal(t, draft.DraftDropped, d.State, name)
	}
}

// A month that a model thinks of is in the application when its owner accepts it, and is
// asked for before as if nobody had thought of it.
func TestAccept_steps(t *testing.T) {
	a := oneStep()
	o := order(t, a, "phases")
	const rows = "Ontwerp van de laag, gereed 02-2027\nProeven met de laag, gereed 12-2027"
	d, wrong := o.CheckDraft(draft.Proposal{Texts: []draft.Text{text("rows", rows, numberOf(t, o, "Ontwerp van de laag"))}})
	require.Empty(t, wrong)
	assert.False(t, draft.Outdated(a, d))
	assert.True(t, draft.Fits(a, d))
	_, err := draft.Accept(a, d, false)
	require.Error(t, err, "the planning is open after payment")
	next, err := draft.Accept(a, d, true)
	require.NoError(t, err)
	assert.Equal(t, []application.Phase{
		{ID: "f1", Activity: "Ontwerp van de laag", Done: "02-2027"}, {ID: "f2", Activity: "Proeven met de laag", Done: "12-2027"},
	}, next.Phases.Rows)
	next.Phases.Rows[0].Done = "03-2027"
	assert.True(t, draft.Outdated(next, d))
	assert.Equal(t, oneStep().Phases, a.Phases, "nothing of the given application changes")
}

// An update and remarks get drafts like other texts.
func TestDraftOrders_update_and_remarks(t *testing.T) {
	a := applicationtest.Coating()
	a.Project.Continuation, a.Update.Text, a.Remarks.Text = applicationtest.Yes(), "De laag hecht nu.", "Wij bellen graag."
	for id, words := range map[string]string{"update": "De laag hecht nu.", "remarks": "Wij bellen graag."} {
		o := order(t, a, id)
		d, wrong := o.CheckDraft(draft.Proposal{Texts: []draft.Text{text("text", "Nu: "+strings.ToLower(words), numberOf(t, o, words))}})
		require.Empty(t, wrong, id)
		next, err := draft.Accept(a, d, true)
		require.NoError(t, err)
		assert.Contains(t, next.Update.Text+next.Remarks.Text, "Nu: ")
	}
}
