package dossier_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/dossier"
)

func TestReplace_raisesOnlyItsPartAndSharesNothing(t *testing.T) {
	a := coating()
	before, _ := json.Marshal(a)
	next := replaced(t, a, dossier.PhasesPart, dossier.Phases{Rows: []dossier.Phase{
		{ID: "f2", Activity: "Proefserie", Done: "mei 2027"}, {Activity: "Duurproef", Done: "9-2027"}}})
	after, _ := json.Marshal(a)
	assert.JSONEq(t, string(before), string(after), "the application before is unchanged")
	assert.Equal(t, []dossier.Phase{{ID: "f2", Activity: "Proefserie", Done: "05-2027"}, {ID: "f3", Activity: "Duurproef", Done: "09-2027"}}, next.Phases.Rows)
	for _, p := range dossier.PartKeys() {
		want := a.Revs[p]
		if p == dossier.PhasesPart {
			want++
		}
		assert.Equal(t, want, next.Revs[p], p)
		assert.Equal(t, p == dossier.PhasesPart, next.Touched[p], p)
	}
}

func TestReplace_theSameContentChangesNothing(t *testing.T) {
	a := coating()
	for _, p := range dossier.PartKeys() {
		if p == dossier.CompanyPart {
			continue
		}
		next := replaced(t, a, p, a.Content(p))
		assert.Equal(t, a, next, p)
	}
}

func TestReplace_anIDIsNeverUsedAgain(t *testing.T) {
	a := coating()
	a = replaced(t, a, dossier.BottlenecksPart, dossier.Bottlenecks{Blocks: a.Bottlenecks.Blocks[:1]})
	a = replaced(t, a, dossier.BottlenecksPart, dossier.Bottlenecks{Blocks: append(a.Bottlenecks.Blocks, dossier.Bottleneck{Problem: "Nieuw."})})
	assert.Equal(t, "k3", a.Bottlenecks.Blocks[1].ID)
	assert.Equal(t, dossier.FocusProduct, a.Bottlenecks.Blocks[1].Side)
	raw, err := json.Marshal(a)
	require.NoError(t, err)
	var stored dossier.Application
	require.NoError(t, json.Unmarshal(raw, &stored))
	assert.Equal(t, a, stored.Upgraded(), "the counter is stored")
}

func TestReplace_badInput(t *testing.T) {
	a := coating()
	long := strings.Repeat("é", domain.TextMax+1)
	project := a.Project
	project.Focus, project.Technology, project.Applicant, project.Start, project.Hours, project.Employees = "iets", 19, "X", "2027-02-30", -1, ptr(-1)
	for name, c := range map[string]struct {
		part    dossier.PartKey
		content any
		want    map[string]domain.Code
	}{
		"project": {part: dossier.ProjectPart, content: project,
			want: map[string]domain.Code{"focus": domain.CodeChoice, "technology": domain.CodeChoice,
				"applicant": domain.CodeChoice,
				"start":     domain.CodeNoSuchDay, "hours": domain.CodeBelowMin, "employees": domain.CodeBelowMin}},
		"the start taken away": {dossier.ProjectPart, dossier.Project{Focus: dossier.FocusProduct}, map[string]domain.Code{"start": domain.CodeRequired}},
		"a start that nobody means": {part: dossier.ProjectPart,
			content: dossier.Project{Focus: dossier.FocusProduct, Start: "0027-01-01"},
			want:    map[string]domain.Code{"start": domain.CodeStartRange}},
		"text": {dossier.NoveltyPart, dossier.Answer{Text: long}, map[string]domain.Code{"text": domain.CodeTextTooLong}},
		"unknown id": {part: dossier.PhasesPart,
			content: dossier.Phases{Rows: []dossier.Phase{{ID: "f9"}, {ID: "f1", Done: "13-2027"},
				{ID: "f1", Activity: "a\u200bb"}, {Done: "in 03-2027"}, {Done: "03-2027 04-2027"}}},
			want: map[string]domain.Code{"rows.0.id": domain.CodeItemUnknown, "rows.1.done": domain.CodeDoneMonth,
				"rows.2.id": domain.CodeItemUnknown, "rows.2.activity": domain.CodeInvisible,
				"rows.3.done": domain.CodeDoneMonth, "rows.4.done": domain.CodeDoneMonth}},
		"partners": {dossier.PartnersPart, dossier.Partners{Rows: make([]dossier.Partner, 6)}, map[string]domain.Code{"rows": domain.CodeRowsMany}},
		"side":     {dossier.BottlenecksPart, dossier.Bottlenecks{Blocks: []dossier.Bottleneck{{Side: "rechts", Unknown: long}}}, map[string]domain.Code{"blocks.0.side": domain.CodeChoice, "blocks.0.unknown": domain.CodeTextTooLong}},
		"costs": {part: dossier.CostsPart,
			content: dossier.Costs{Method: "gratis",
				Items: []dossier.CostItem{{Cents: -1, Times: -1, VAT: "half", Share: ptr(101), Kind: "lening"}}},
			want: map[string]domain.Code{"method": domain.CodeChoice, "items.0.cents": domain.CodeBelowMin,
				"items.0.times": domain.CodeBelowMin, "items.0.vat": domain.CodeChoice,
				"items.0.share": domain.CodeAboveMax, "items.0.kind": domain.CodeChoice}},
	} {
		t.Run(name, func(t *testing.T) {
			same, err := a.Replace(c.part, c.content)
			assert.Equal(t, c.want, fieldsOf(t, err))
			assert.Equal(t, a, same, "nothing is lost")
		})
	}
	_, err := a.Replace(dossier.CompanyPart, dossier.Answer{})
	assert.Equal(t, domain.CodeNotFound, domain.CodeOf(err))
	_, err = a.Replace("elders", nil)
	assert.Equal(t, domain.CodeNotFound, domain.CodeOf(err))
}

func TestReplace_twentyThousandCharactersAreKept(t *testing.T) {
	text := strings.Repeat("é", domain.TextMax)
	a := replaced(t, coating(), dossier.RemarksPart, dossier.Answer{Text: text})
	assert.Equal(t, text, a.Remarks.Text)
	assert.True(t, a.PrintedPart(dossier.RemarksPart)[0].TooLong())
	assert.Equal(t, text, a.PrintedPart(dossier.RemarksPart)[0].Text)
}

func TestReplace_whoDecidedOnACost(t *testing.T) {
	a := coating()
	a.Costs.Items = []dossier.CostItem{{ID: "c1", Post: "Hars", Cents: 90000, Times: 12, Kind: "kosten", KindBy: "reader", From: "hars van EUR 900 per maand"}}
	a = a.Upgraded()
	items := []dossier.CostItem{{ID: "c1", Post: "Epoxyhars", Cents: 95000, Times: 12, Kind: "kosten", KindBy: "user", From: "verzonnen"}}
	next := replaced(t, a, dossier.CostsPart, dossier.Costs{Items: items})
	assert.Equal(t, "reader", next.Costs.Items[0].KindBy)
	assert.Equal(t, "hars van EUR 900 per maand", next.Costs.Items[0].From)
	items[0].Kind = "telt_niet"
	assert.Equal(t, "user", replaced(t, a, dossier.CostsPart, dossier.Costs{Items: items}).Costs.Items[0].KindBy)
}

func TestReplace_leftOutKeepsItsReason(t *testing.T) {
	a := coating()
	next := replaced(t, a, dossier.LeftOutPart, dossier.LeftOut{Items: []dossier.Left{{ID: "w1", Text: "Klanten vragen hierom.", From: "elders", Reason: "Zomaar.", WantedSection: dossier.NoveltyPart}}})
	assert.Equal(t, []dossier.Left{{ID: "w1", Text: "Klanten vragen hierom.", From: "elevator_pitch", Reason: "Dit gaat over de markt."}}, next.LeftOut.Items)
	assert.Empty(t, replaced(t, a, dossier.LeftOutPart, dossier.LeftOut{}).LeftOut.Items)
	_, err := a.Replace(dossier.LeftOutPart, dossier.LeftOut{Items: []dossier.Left{{Text: "Nieuw."}, {ID: "w2"}}})
	assert.Equal(t, map[string]domain.Code{"items.0.id": domain.CodeItemUnknown, "items.1.id": domain.CodeItemUnknown}, fieldsOf(t, err))
}

func TestReplace_aHiddenPartKeepsItsText(t *testing.T) {
	a := replaced(t, coating(), dossier.ToolsPart, dossier.Answer{Text: "Go en Python."})
	assert.True(t, a.Hidden(dossier.ToolsPart))
	assert.Empty(t, a.PrintedPart(dossier.ToolsPart))
	p := a.Project
	p.Focus = dossier.FocusSoftware
	a = replaced(t, a, dossier.ProjectPart, p)
	assert.False(t, a.Hidden(dossier.ToolsPart))
	assert.Equal(t, "Go en Python.", a.PrintedPart(dossier.ToolsPart)[0].Text)
}

func TestRestore_onePartAndNoNumberTwice(t *testing.T) {
	first := coating()
	a := replaced(t, first, dossier.BottlenecksPart, dossier.Bottlenecks{Blocks: []dossier.Bottleneck{{Problem: "Anders."}}})
	a = replaced(t, a, dossier.NoveltyPart, dossier.Answer{Text: "Nieuw."})
	back, err := a.Restore(first, dossier.BottlenecksPart)
	require.NoError(t, err)
	assert.Equal(t, first.Bottlenecks, back.Bottlenecks)
	assert.Equal(t, 3, back.Revs[dossier.BottlenecksPart])
	assert.Equal(t, "Nieuw.", back.Novelty.Text)
	again, err := back.Restore(first, dossier.BottlenecksPart)
	require.NoError(t, err)
	assert.Equal(t, back, again, "a second press changes nothing")
	blocks := append(append([]dossier.Bottleneck{}, back.Bottlenecks.Blocks...), dossier.Bottleneck{})
	assert.Equal(t, "k4", replaced(t, back, dossier.BottlenecksPart, dossier.Bottlenecks{Blocks: blocks}).Bottlenecks.Blocks[2].ID)
	_, err = back.Restore(first, dossier.CompanyPart)
	assert.Equal(t, domain.CodeNotFound, domain.CodeOf(err))
}

// The reader leaves the times of 'EUR 900 per maand' open, and a later edit must not refuse them.
func TestReplace_timesThatAreNotKnownAreKept(t *testing.T) {
	a, err := dossier.New().Replace(dossier.CostsPart, dossier.Costs{Items: []dossier.CostItem{{Post: "Huur", Cents: 900_00, Kind: "kosten"}}})
	assert.NoError(t, err)
	assert.Zero(t, a.Costs.Items[0].Times)
}
