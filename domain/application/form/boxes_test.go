package form_test

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain/application"
	"wbso/domain/application/applicationtest"
	"wbso/domain/application/claim"
	"wbso/domain/application/form"
)

// wholeBoxes are the questions of questions that ask for all that a box has.
var wholeBoxes = []string{"empty", "software", "month", "activity", "method", "title", "technology", "applicant", "hours", "legal_form", "website", "relation", "calculation"}

// checkBoxes checks that a box is empty exactly as long as a question asks for it, and that
// nothing calls itself complete above an empty one.
func checkBoxes(t *testing.T, name string, a application.Application, c application.CompanyDetails) (open []form.Question) {
	t.Helper()
	open = form.OpenQuestions(a, c)
	asked := applicationtest.IdsOf(open)
	empty := map[string]bool{}
	for _, s := range append(form.PrintedCompany(a, c), form.Printed(a)...) {
		if s.Text != "" {
			continue
		}
		assert.True(t, slices.ContainsFunc(s.Asks, func(id string) bool { return slices.Contains(asked, id) }), "%s: %s is empty and nothing asks for it", name, s.Key)
		for _, id := range s.Asks {
			empty[id] = true
		}
	}
	for _, q := range open {
		if slices.Contains(wholeBoxes, q.Need) {
			assert.True(t, empty[q.ID], "%s: %s is asked and no box is empty", name, q.ID)
		}
	}
	for _, v := range form.Views(a, c, 1, form.Ask(a, c), true) {
		isEmpty := slices.ContainsFunc(v.Printed, func(s form.Section) bool { return s.Text == "" })
		assert.False(t, v.State == form.Complete && isEmpty, "%s: %s is complete above an empty box", name, v.Key)
	}
	p := claim.Print{Document: a, Company: c, Open: open}
	isEmpty := func(f form.Section) bool { return f.Text == "" }
	assert.Equal(t, slices.ContainsFunc(applicationtest.FieldsOfAll(p), isEmpty), strings.Contains(claim.PrintText(p), "(nog leeg)"), name)
	return open
}

// Nothing is open exactly when no box is empty, however the questions were answered.
func TestBoxes_nothingIsEmptyWithoutAQuestion(t *testing.T) {
	check := func(name string, a application.Application, c application.CompanyDetails) {
		for _, q := range checkBoxes(t, name, a, c) {
			a.Dismissed = append(a.Dismissed, q.ID)
		}
		checkBoxes(t, name+", all set aside", a, c)
	}
	for name, a := range applicationtest.Composed(t) {
		check(name, a, application.CompanyDetails{})
	}
	for seed := range uint64(200) {
		a, c := applicationtest.Random(seed)
		check(fmt.Sprint("random ", seed), a, c)
	}
}

func TestBoxes_nothingIsEmptyWithoutAQuestionWhileOneAnswers(t *testing.T) {
	for seed := range uint64(8) {
		a, c := applicationtest.Random(seed)
		settled(t, fmt.Sprint("random ", seed), a, c, seed)
	}
}

// settled answers questions, or sets them aside, until none is open.
func settled(t *testing.T, name string, a application.Application, c application.CompanyDetails, seed uint64) {
	t.Helper()
	dice := rand.New(rand.NewPCG(seed, 0))
	for range 150 {
		open := checkBoxes(t, name, a, c)
		if len(open) == 0 || t.Failed() {
			return
		}
		a, c = settle(t, a, c, open[0], dice)
	}
	t.Fatalf("%s: still open: %v", name, applicationtest.IdsOf(form.OpenQuestions(a, c)))
}

// settle answers a question or sets it aside: any but a text that is too long, which is put away.
func settle(t *testing.T, a application.Application, c application.CompanyDetails, q form.Question, dice *rand.Rand) (application.Application, application.CompanyDetails) {
	t.Helper()
	if q.Need == "too_long" || dice.IntN(4) == 0 {
		next, err := form.Dismiss(a, c, q.ID, true)
		require.NoError(t, err, q.ID)
		return next, c
	}
	text := good[q.Need]
	switch q.Need {
	case "pair":
		text = q.Options[0].Value
	case "own_hours_each": // which are those of all
		text = fmt.Sprintf("Anna %d", a.Project.Hours)
	}
	got, err := form.Answer(a, c, q.ID, text)
	require.NoError(t, err, "answer %s with %q", q.ID, text)
	return got.Application, got.Company
}

// RVO has boxes of its own for the software in a product.
func TestBoxes_embeddedSoftwareIsAsked(t *testing.T) {
	a := applicationtest.Coating()
	a.Project.AlsoDevelopCode = true
	const id = "bottlenecks.software"
	assert.Contains(t, applicationtest.IdsOf(form.OpenQuestions(a, applicationtest.Kleppen())), id)
	for _, key := range []string{"programmatuur_knelpunten", "programmatuur_oplossingsrichtingen"} {
		assert.Equal(t, []string{id}, applicationtest.Section(t, a, key).Asks)
	}
	got, err := form.Answer(a, applicationtest.Kleppen(), id, good["software"])
	require.NoError(t, err)
	assert.Equal(t, "1. "+good["software"], applicationtest.Section(t, got.Application, "programmatuur_knelpunten").Text)
	assert.Equal(t, application.FocusSoftware, got.Application.Bottlenecks.Blocks[2].Side)
	assert.Contains(t, applicationtest.IdsOf(form.OpenQuestions(got.Application, applicationtest.Kleppen())), "bottlenecks.k3.solution", "its other box")

	for i := range a.Bottlenecks.Blocks {
		a.Bottlenecks.Blocks[i].Side = application.FocusSoftware
	}
	assert.Contains(t, applicationtest.IdsOf(form.OpenQuestions(a, applicationtest.Kleppen())), "bottlenecks.empty", "now the product has none")
	a.Project.Focus = application.FocusSoftware
	assert.NotContains(t, applicationtest.IdsOf(form.OpenQuestions(a, applicationtest.Kleppen())), "bottlenecks.empty", "there is one pair of boxes")
}

// What was answered and taken away again leaves its box empty.
func TestBoxes_anAnswerThatWentElsewhere(t *testing.T) {
	a := applicationtest.Coating()
	got, err := form.Answer(a, applicationtest.Kleppen(), "bottlenecks.k2.solution", "Een trilgoot met wisselende frequentie breekt de klonten.")
	require.NoError(t, err)
	blocks := slices.Clone(got.Application.Bottlenecks.Blocks)
	blocks[1].Problem, blocks[1].Solution = blocks[1].Problem+" "+blocks[1].Solution, ""
	assert.Contains(t, applicationtest.IdsOf(form.OpenQuestions(applicationtest.Replaced(t, got.Application, application.BottlenecksPart, application.Bottlenecks{Blocks: blocks}), applicationtest.Kleppen())), "bottlenecks.k2.solution")
}

// Who says that a question does not apply has answered its box.
func TestBoxes_whatDoesNotApplySaysSo(t *testing.T) {
	a := applicationtest.Coating()
	a.Project.AlsoDevelopCode = true
	for _, id := range []string{"tools.empty", "bottlenecks.software", "phases.f2.month"} {
		var err error
		a, err = form.Dismiss(a, applicationtest.Kleppen(), id, true)
		require.NoError(t, err)
	}
	assert.Equal(t, "Niet van toepassing", applicationtest.Section(t, a, "talen").Text)
	assert.Equal(t, "Niet van toepassing", applicationtest.Section(t, a, "programmatuur_oplossingsrichtingen").Text)
	keys := map[string]bool{}
	for _, s := range form.Printed(a) {
		keys[s.Key] = true
	}
	assert.False(t, keys["phases.f2.done"], "a row has no such box then")
	assert.Contains(t, slices.Collect(maps.Keys(keys)), "phases.f2")
}

func TestBoxes_costsOfWhichNoneCounts(t *testing.T) {
	a := applicationtest.Coating()
	share := 0
	for _, item := range []application.CostItem{{ID: "c1", Post: "Laptop", Kind: application.NotCountedKind},
		{ID: "c1", Post: "Oven", Kind: application.ExpenditureKind, Cents: 100, Times: 1, VAT: application.WithVAT, Share: &share}} {
		a.Costs = application.Costs{Method: "werkelijke", HasEmployees: true, Items: []application.CostItem{item}}
		assert.Contains(t, applicationtest.IdsOf(form.OpenQuestions(a, applicationtest.Kleppen())), "costs.empty", item.Post)
		assert.Equal(t, []string{"costs.empty"}, applicationtest.Section(t, a, "kosten").Asks)
	}
	a.Project.Applicant = application.SelfEmployed
	assert.Empty(t, form.PrintedPart(a, application.CostsPart), "who has no employees has no costs, whatever was said before")
}
