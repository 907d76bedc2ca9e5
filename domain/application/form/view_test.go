package form_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/application/applicationtest"
	"wbso/domain/application/form"
)

func viewsOf(a application.Application, whole bool) map[application.PartKey]form.PartView {
	out := map[application.PartKey]form.PartView{}
	for _, v := range form.Views(a, applicationtest.Kleppen(), 4, form.Ask(a, applicationtest.Kleppen()), whole) {
		out[v.Key] = v
	}
	return out
}

func TestViews_states(t *testing.T) {
	a := applicationtest.Coating()
	a.Project.Title = "Een titel"
	views := viewsOf(a, true)
	for part, want := range map[application.PartKey]form.State{
		application.CompanyPart: form.Complete, application.ProjectPart: form.Complete, application.PhasesPart: form.WithQuestions, application.BottlenecksPart: form.WithQuestions,
		application.RemarksPart: form.Empty, application.LeftOutPart: form.Complete, application.CostsPart: form.Complete,
	} {
		assert.Equal(t, want, views[part].State, part)
	}
	assert.Equal(t, 4, views[application.BottlenecksPart].Questions)
	assert.Equal(t, 4, views[application.CompanyPart].Rev)
	assert.Equal(t, 1500, views[application.SummaryPart].Limit)
	assert.Equal(t, len([]rune(a.Summary.Text)), views[application.SummaryPart].Length)
	assert.Zero(t, views[application.BottlenecksPart].Limit, "two boxes, two limits")
	assert.True(t, views[application.ToolsPart].Hidden)
	for len(a.Summary.Text) < 1600 {
		a.Summary.Text += " " + a.Summary.Text
	}
	assert.Equal(t, form.OverLimit, viewsOf(a, true)[application.SummaryPart].State)
	for range 9 {
		a.Phases.Rows = append(a.Phases.Rows, application.Phase{Activity: "Stap", Done: "04-2027"})
	}
	assert.Equal(t, form.OverLimit, viewsOf(a, true)[application.PhasesPart].State, "eleven rows")
}

// What an owner who has not paid reads: the parts of the preview and nothing of the others.
func TestViews_beforePayment(t *testing.T) {
	a := applicationtest.Coating()
	a.Remarks.Text = "Geheim opgemerkt"
	open := map[application.PartKey]bool{application.CompanyPart: true, application.ProjectPart: true, application.SummaryPart: true, application.PartnersPart: true, application.CostsPart: true}
	for key, v := range viewsOf(a, false) {
		assert.Equal(t, !open[key], v.Locked, key)
		if open[key] {
			continue
		}
		assert.Equal(t, form.Locked, v.State, key)
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
	locked := viewsOf(a, false)[application.BottlenecksPart]
	assert.Equal(t, application.Bottlenecks{Blocks: a.Bottlenecks.Blocks[:1]}, locked.Content)
	assert.Equal(t, 1, locked.HiddenBlocks)
	assert.Equal(t, 4, locked.Questions)
	assert.Greater(t, locked.Length, locked.Printed[0].Length(), "the length of all of it")
}

func TestReplaceBy_beforePayment(t *testing.T) {
	a := applicationtest.Coating()
	_, err := a.ReplaceContent(application.NoveltyPart, application.Answer{Text: "Nieuw."}, false)
	assert.Equal(t, domain.CodeNotPaid, domain.CodeOf(err))
	assert.Equal(t, domain.Forbidden, domain.KindOf(err))
	next, err := a.ReplaceContent(application.SummaryPart, application.Answer{Text: "Nieuw."}, false)
	require.NoError(t, err)
	assert.Equal(t, "Nieuw.", next.Summary.Text)

	first := a.Bottlenecks.Blocks[0]
	first.Problem += " De laag krimpt."
	next, err = a.ReplaceContent(application.BottlenecksPart, application.Bottlenecks{Blocks: []application.Bottleneck{first}}, false)
	require.NoError(t, err)
	assert.Equal(t, []application.Bottleneck{first, a.Bottlenecks.Blocks[1]}, next.Bottlenecks.Blocks)
	for name, bad := range map[string][]application.Bottleneck{
		"none":        {},
		"two":         {first, a.Bottlenecks.Blocks[1]},
		"another one": {a.Bottlenecks.Blocks[1]},
		"a new one":   {{Problem: "Anders."}},
	} {
		same, err := a.ReplaceContent(application.BottlenecksPart, application.Bottlenecks{Blocks: bad}, false)
		assert.Equal(t, domain.Invalid, domain.KindOf(err), name)
		assert.Equal(t, a, same, name)
	}
	a.Bottlenecks.Blocks = nil
	next, err = a.ReplaceContent(application.BottlenecksPart, application.Bottlenecks{Blocks: []application.Bottleneck{{Problem: "Eerste."}}}, false)
	require.NoError(t, err)
	assert.Equal(t, "k3", next.Bottlenecks.Blocks[0].ID)
}

func TestWorkOf(t *testing.T) {
	assert.Empty(t, form.WorkOf(nil))
	for n, want := range map[int]int{1: 5, 2: 10, 5: 20, 6: 25} {
		open := make([]form.Question, n)
		for i := range open {
			open[i] = form.Question{Group: form.Technique, Input: form.TextInput}
		}
		assert.Equal(t, []form.Work{{Group: form.Technique, Questions: n, Minutes: want}}, form.WorkOf(open))
	}
	work := form.WorkOf([]form.Question{
		{Group: form.Staff, Input: form.NumberInput}, {Group: form.Accounts, Input: form.MonthInput}, {Group: form.Accounts, Input: form.LineInput},
	})
	assert.Equal(t, []form.Work{{Group: form.Accounts, Questions: 2, Minutes: 5}, {Group: form.Staff, Questions: 1, Minutes: 5}}, work)
	assert.Equal(t, 10, form.Minutes(work))
}

// Each question is for one who can answer it.
func TestOpen_groups(t *testing.T) {
	a := applicationtest.Coating()
	a.Project = application.Project{Focus: application.FocusProduct, Start: "2027-01-01"}
	a.Costs = application.Costs{HasEmployees: true}
	groups := map[string]form.Group{}
	for _, q := range form.OpenQuestions(a, application.CompanyDetails{Starter: application.Starter{WithholdingAgent5Years: applicationtest.No()}}) {
		groups[q.ID] = q.Group
	}
	for id, want := range map[string]form.Group{
		"bottlenecks.k2.unknown": form.Technique, "phases.f2.month": form.Technique, "project.technology": form.Technique, "project.hours": form.Technique,
		"project.applicant": form.Staff, "project.rd_employees": form.Staff, "company.starter_agent": form.Staff,
		"company.rsin": form.Accounts, "company.starter_statement": form.Accounts, "costs.method": form.Accounts,
	} {
		assert.Equal(t, want, groups[id], id)
	}
}
