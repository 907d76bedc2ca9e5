package dossier_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/dossier"
)

func viewsOf(a dossier.Application, whole bool) map[dossier.PartKey]dossier.View {
	out := map[dossier.PartKey]dossier.View{}
	for _, v := range a.Views(kleppen(), 4, a.Open(kleppen()), whole) {
		out[v.Key] = v
	}
	return out
}

func TestViews_states(t *testing.T) {
	a := coating()
	a.Project.Title = "Een titel"
	views := viewsOf(a, true)
	for part, want := range map[dossier.PartKey]dossier.State{
		dossier.CompanyPart: dossier.Complete, dossier.ProjectPart: dossier.Complete, dossier.PhasesPart: dossier.WithQuestions, dossier.BottlenecksPart: dossier.WithQuestions,
		dossier.RemarksPart: dossier.Empty, dossier.LeftOutPart: dossier.Complete, dossier.CostsPart: dossier.Complete,
	} {
		assert.Equal(t, want, views[part].State, part)
	}
	assert.Equal(t, 4, views[dossier.BottlenecksPart].Questions)
	assert.Equal(t, 4, views[dossier.CompanyPart].Rev)
	assert.Equal(t, 1500, views[dossier.SummaryPart].Limit)
	assert.Equal(t, len([]rune(a.Summary.Text)), views[dossier.SummaryPart].Length)
	assert.Zero(t, views[dossier.BottlenecksPart].Limit, "two boxes, two limits")
	assert.True(t, views[dossier.ToolsPart].Hidden)
	for len(a.Summary.Text) < 1600 {
		a.Summary.Text += " " + a.Summary.Text
	}
	assert.Equal(t, dossier.OverLimit, viewsOf(a, true)[dossier.SummaryPart].State)
	for range 9 {
		a.Phases.Rows = append(a.Phases.Rows, dossier.Phase{Activity: "Stap", Done: "04-2027"})
	}
	assert.Equal(t, dossier.OverLimit, viewsOf(a, true)[dossier.PhasesPart].State, "eleven rows")
}

// What an owner who has not paid reads: the parts of the preview and nothing of the others.
func TestViews_beforePayment(t *testing.T) {
	a := coating()
	a.Remarks.Text = "Geheim opgemerkt"
	open := map[dossier.PartKey]bool{dossier.CompanyPart: true, dossier.ProjectPart: true, dossier.SummaryPart: true, dossier.PartnersPart: true, dossier.CostsPart: true}
	for key, v := range viewsOf(a, false) {
		assert.Equal(t, !open[key], v.Locked, key)
		if open[key] {
			continue
		}
		assert.Equal(t, dossier.Locked, v.State, key)
		raw, err := json.Marshal(v)
		require.NoError(t, err)
		for _, secret := range []string{"bindmiddel van silicaat nieuw", "Proefserie", "droogt ongelijk", "Geheim", "klanten vragen"} {
			assert.NotContains(t, string(raw), secret, key)
		}
	}
	raw, err := json.Marshal(a.Preview())
	require.NoError(t, err)
	for _, secret := range []string{"bindmiddel van silicaat nieuw", "Proefserie", "droogt ongelijk", "Geheim", "klanten vragen"} {
		assert.NotContains(t, string(raw), secret, "preview")
	}
	assert.Contains(t, string(raw), "TU Delft")
	locked := viewsOf(a, false)[dossier.BottlenecksPart]
	assert.Equal(t, dossier.Bottlenecks{Blocks: a.Bottlenecks.Blocks[:1]}, locked.Content)
	assert.Equal(t, 1, locked.HiddenBlocks)
	assert.Equal(t, 4, locked.Questions)
	assert.Greater(t, locked.Length, locked.Printed[0].Length(), "the length of all of it")
}

func TestReplaceBy_beforePayment(t *testing.T) {
	a := coating()
	_, err := a.ReplaceBy(dossier.NoveltyPart, dossier.Answer{Text: "Nieuw."}, false)
	assert.Equal(t, domain.CodeNotPaid, domain.CodeOf(err))
	assert.Equal(t, domain.Forbidden, domain.KindOf(err))
	next, err := a.ReplaceBy(dossier.SummaryPart, dossier.Answer{Text: "Nieuw."}, false)
	require.NoError(t, err)
	assert.Equal(t, "Nieuw.", next.Summary.Text)

	first := a.Bottlenecks.Blocks[0]
	first.Cause = "Dat komt door de krimp."
	next, err = a.ReplaceBy(dossier.BottlenecksPart, dossier.Bottlenecks{Blocks: []dossier.Bottleneck{first}}, false)
	require.NoError(t, err)
	assert.Equal(t, []dossier.Bottleneck{first, a.Bottlenecks.Blocks[1]}, next.Bottlenecks.Blocks)
	for name, bad := range map[string][]dossier.Bottleneck{
		"none":        {},
		"two":         {first, a.Bottlenecks.Blocks[1]},
		"another one": {a.Bottlenecks.Blocks[1]},
		"a new one":   {{Problem: "Anders."}},
	} {
		same, err := a.ReplaceBy(dossier.BottlenecksPart, dossier.Bottlenecks{Blocks: bad}, false)
		assert.Equal(t, domain.Invalid, domain.KindOf(err), name)
		assert.Equal(t, a, same, name)
	}
	a.Bottlenecks.Blocks = nil
	next, err = a.ReplaceBy(dossier.BottlenecksPart, dossier.Bottlenecks{Blocks: []dossier.Bottleneck{{Problem: "Eerste."}}}, false)
	require.NoError(t, err)
	assert.Equal(t, "k3", next.Bottlenecks.Blocks[0].ID)
}

func TestWorkOf(t *testing.T) {
	assert.Empty(t, dossier.WorkOf(nil))
	for n, want := range map[int]int{1: 5, 2: 10, 5: 20, 6: 25} {
		open := make([]dossier.Question, n)
		for i := range open {
			open[i] = dossier.Question{Group: dossier.Technique, Input: dossier.TextInput}
		}
		assert.Equal(t, []dossier.Work{{Group: dossier.Technique, Questions: n, Minutes: want}}, dossier.WorkOf(open))
	}
	work := dossier.WorkOf([]dossier.Question{
		{Group: dossier.Staff, Input: dossier.NumberInput}, {Group: dossier.Accounts, Input: dossier.MonthInput}, {Group: dossier.Accounts, Input: dossier.LineInput},
	})
	assert.Equal(t, []dossier.Work{{Group: dossier.Accounts, Questions: 2, Minutes: 5}, {Group: dossier.Staff, Questions: 1, Minutes: 5}}, work)
	assert.Equal(t, 10, dossier.Minutes(work))
}

// Each question is for one who can answer it.
func TestOpen_groups(t *testing.T) {
	a := coating()
	a.Project = dossier.Project{Focus: dossier.FocusProduct, Start: "2027-01-01"}
	a.Costs = dossier.Costs{HasEmployees: true}
	groups := map[string]dossier.Group{}
	for _, q := range a.Open(dossier.Company{Starter: dossier.Starter{WithholdingAgent5Years: no()}}) {
		groups[q.ID] = q.Group
	}
	for id, want := range map[string]dossier.Group{
		"bottlenecks.k2.unknown": dossier.Technique, "phases.f2.month": dossier.Technique, "project.technology": dossier.Technique, "project.hours": dossier.Technique,
		"project.applicant": dossier.Staff, "project.rd_employees": dossier.Staff, "company.starter_agent": dossier.Staff,
		"company.rsin": dossier.Accounts, "company.starter_statement": dossier.Accounts, "costs.method": dossier.Accounts,
	} {
		assert.Equal(t, want, groups[id], id)
	}
}
