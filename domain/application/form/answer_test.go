package form_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/application/applicationtest"
	"wbso/domain/application/form"
	"wbso/domain/application/stored"
)

// good answers each need as somebody who knows the project would.
var good = applicationtest.Good()

// Every question has an answer that closes it, also one that comes up along the way, and
// answering ends.
func TestAnswer_everyQuestionCanBeAnswered(t *testing.T) {
	for name, a := range applicationtest.Applications() {
		t.Run(name, func(t *testing.T) {
			company := application.CompanyDetails{}
			for range 100 {
				open := form.OpenQuestions(a, company)
				if len(open) == 0 {
					return
				}
				q := open[0]
				require.Contains(t, good, q.Need, q.ID)
				got, err := form.Answer(a, company, q.ID, good[q.Need])
				require.NoError(t, err, q.ID)
				assert.NotContains(t, applicationtest.IdsOf(form.OpenQuestions(got.Application, got.Company)), q.ID)
				keepsWords(t, q, a, got)
				a, company = got.Application, got.Company
			}
			t.Fatalf("still open: %v", applicationtest.IdsOf(form.OpenQuestions(a, company)))
		})
	}
}

// keepsWords checks that an answer removes no word of the user and stands where it says.
func keepsWords(t *testing.T, q form.Question, before application.Application, got form.AnswerOutcome) {
	t.Helper()
	if q.Need != "last" {
		after := printedWords(got.Application)
		for w, n := range printedWords(before) {
			assert.GreaterOrEqual(t, after[w], n, "%s lost %q", q.ID, w)
		}
	}
	for _, p := range application.PartKeys() {
		if p == application.CompanyPart || p == application.LeftOutPart {
			continue
		}
		want := before.Revs[p]
		if p == got.Part && q.Need != "ready" && q.Need != "focus" { // which change no part
			want++
		}
		assert.Equal(t, want, got.Application.Revs[p], "%s: revision of %s", q.ID, p)
	}
	if got.To > 0 {
		field := fieldText(t, got)
		assert.Equal(t, got.Text, string([]rune(field)[got.From:got.To]), q.ID)
	}
}

// fieldText returns the text that Placed speaks of.
func fieldText(t *testing.T, got form.AnswerOutcome) string {
	t.Helper()
	raw, err := json.Marshal(got.Application.PartContent(got.Part))
	require.NoError(t, err)
	var content map[string]any
	require.NoError(t, json.Unmarshal(raw, &content))
	for _, list := range []string{"blocks", "rows", "items"} {
		rows, _ := content[list].([]any)
		for _, r := range rows {
			if row := r.(map[string]any); row["id"] == got.Block {
				content = row
			}
		}
	}
	text, ok := content[got.Field].(string)
	require.True(t, ok, "%s %s %s", got.Part, got.Block, got.Field)
	return text
}

// printedWords counts the words in the boxes for texts. Those of costs are not the user's.
func printedWords(a application.Application) map[string]int {
	out := map[string]int{}
	for _, s := range form.Printed(a) {
		if s.Limit > 0 && s.Part != application.CostsPart {
			for _, w := range wordsOf(s.Text) {
				out[w]++
			}
		}
	}
	return out
}

func wordsOf(s string) []string {
	return strings.FieldsFunc(s, func(r rune) bool { return strings.ContainsRune(" \n.,;:", r) })
}

// An edit by hand answers as well as the answer field.
func TestAnswer_anEditByHandAnswersToo(t *testing.T) {
	a, c := applicationtest.Coating(), applicationtest.Kleppen()
	blocks := append([]application.Bottleneck{}, a.Bottlenecks.Blocks...)
	blocks[1].Problem = good["problem"] + " " + good["unknown"]
	blocks[1].Solution = good["solution"]
	next := applicationtest.Replaced(t, a, application.BottlenecksPart, application.Bottlenecks{Blocks: blocks})
	for _, id := range []string{"bottlenecks.k2.problem", "bottlenecks.k2.unknown", "bottlenecks.k2.solution", "bottlenecks.k2.cause"} {
		assert.NotContains(t, applicationtest.IdsOf(form.OpenQuestions(next, c)), id)
	}
}

// People answer in words that no analysis foresees. The answer counts as long as most of it
// is in the text, but not when it says too little, or what RVO does not want to read.
func TestAnswer_countsInAnyWords(t *testing.T) {
	a, c := applicationtest.Coating(), applicationtest.Kleppen()
	a.Summary.Text = "De klep moet 400 °C verdragen, zodat hij vijf jaar meegaat."
	const id = "omschrijving.develops"
	require.Contains(t, applicationtest.IdsOf(form.OpenQuestions(a, c)), id)
	answered := func(text string) application.Application {
		got, err := form.Answer(a, c, id, text)
		require.NoError(t, err)
		return got.Application
	}
	edited := func(text string) []string {
		return applicationtest.IdsOf(form.OpenQuestions(applicationtest.Replaced(t, answered("Een silicaatlaag voor stalen kleppen."), application.SummaryPart, application.Answer{Text: text}), c))
	}
	next := answered("Een silicaatlaag voor stalen kleppen.")
	assert.NotContains(t, applicationtest.IdsOf(form.OpenQuestions(next, c)), id)
	raw, err := json.Marshal(stored.New(next))
	require.NoError(t, err)
	var saved stored.Application
	require.NoError(t, json.Unmarshal(raw, &saved))
	assert.NotContains(t, applicationtest.IdsOf(form.OpenQuestions(saved.Application, c)), id, "it is stored")
	assert.NotContains(t, edited(a.Summary.Text+" Een dunne silicaatlaag voor kleppen van staal."), id, "reworded")
	assert.Contains(t, edited(a.Summary.Text), id, "taken away again")
	assert.Contains(t, edited(a.Summary.Text+" Die stalen kleppen gaan nu stuk."), id, "only some of its words are left")
	assert.Contains(t, edited(a.Summary.Text+" Voor stalen kleppen is dat nodig."), id, "three of its five words")
	for _, poor := range []string{"Weet ik niet.", "Een … voor stalen kleppen en …", "Een laag voor stalen kleppen, die af moet zijn voor de deadline van 1 mei."} {
		assert.Contains(t, applicationtest.IdsOf(form.OpenQuestions(answered(poor), c)), id, poor)
	}
}

// The same for one bottleneck: another one still asks.
func TestAnswer_countsForItsBottleneck(t *testing.T) {
	a, c := applicationtest.Coating(), applicationtest.Kleppen()
	a.Bottlenecks.Blocks[0] = application.Bottleneck{ID: "k1", Side: application.FocusProduct, Problem: "De coating krimpt sterk."}
	require.Subset(t, applicationtest.IdsOf(form.OpenQuestions(a, c)), []string{"bottlenecks.k1.solution", "bottlenecks.k2.solution"})
	got, err := form.Answer(a, c, "bottlenecks.k1.solution", "Een trilgoot met wisselende frequentie breekt de klonten.")
	require.NoError(t, err)
	assert.NotContains(t, applicationtest.IdsOf(form.OpenQuestions(got.Application, c)), "bottlenecks.k1.solution")
	assert.Contains(t, applicationtest.IdsOf(form.OpenQuestions(got.Application, c)), "bottlenecks.k2.solution")
}

func TestAnswer_whatCannotBePlaced(t *testing.T) {
	a := applicationtest.Applications()["costly"]
	a.Phases.Rows = []application.Phase{{ID: "f1", Activity: "Ontwerp"}}
	a.Partners.Rows[0].Name = "TU"
	c := application.CompanyDetails{Starter: application.Starter{WithholdingAgent5Years: applicationtest.No()}}
	for id, bad := range map[string]map[string]domain.Code{
		"phases.f1.month":       {"maart of april 2027, of mei 2027": domain.CodeMonthUnclear, "maart": domain.CodeMonthUnclear, "13-2027": domain.CodeMonthUnclear, "03-0027": domain.CodeMonthUnclear, " ": domain.CodeBlank},
		"costs.c1.amount":       {"900 per maand": domain.CodeAmountUnclear, "12 x 900": domain.CodeAmountUnclear, "$ 30": domain.CodeAmountUnclear, "1.2": domain.CodeAmountUnclear, "-5": domain.CodeAmountUnclear, "0": domain.CodeAmountUnclear, "veel": domain.CodeAmountUnclear, "99999999999": domain.CodeAmountUnclear},
		"costs.c1.share":        {"101": domain.CodeNumberUnclear, "10 of 20": domain.CodeNumberUnclear, "12,5": domain.CodeNumberUnclear, "-3": domain.CodeNumberUnclear},
		"costs.c1.vat":          {"misschien": domain.CodeChoiceUnclear, "btw": domain.CodeChoiceUnclear},
		"project.hours":         {"0": domain.CodeNumberUnclear, "1200 tot 1400": domain.CodeNumberUnclear},
		"project.technology":    {"iets": domain.CodeChoiceUnclear, "med": domain.CodeChoiceUnclear},
		"project.continuation":  {"misschien": domain.CodeYesNoUnclear},
		"company.rsin":          {"123456789": domain.CodeRSIN},
		"company.contact_phone": {"112": domain.CodePhone},
		"company.address":       {"Dorpsstraat 12": domain.CodeAddress, "1234 AB Utrecht": domain.CodeAddress},
		"company.starter_agent": {"2020": domain.CodeYearsUnclear, "weet ik niet": domain.CodeYearsUnclear},
		"tools.empty":           {strings.Repeat("a", domain.TextMax+1): domain.CodeTextTooLong},
	} {
		for text, code := range bad {
			_, err := form.Answer(a, c, id, text)
			require.Error(t, err, "%s %q", id, text)
			assert.Equal(t, code, domain.CodeOf(err), "%s %q", id, text)
			assert.Equal(t, "text", err.(*domain.Error).Field, "%s %q", id, text)
		}
	}
	_, err := form.Answer(a, c, "bottlenecks.k9.problem", "Iets.")
	assert.Equal(t, domain.CodeQuestionGone, domain.CodeOf(err))
	assert.Equal(t, domain.Conflict, domain.KindOf(err))
}

func TestAnswer_lists(t *testing.T) {
	a := application.New()
	got, err := form.Answer(a, application.CompanyDetails{}, "phases.empty", "1. Ontwerp van de oven, gereed 03-2027\n- Proefserie in mei 2027 op kleppen\n\nVerslag (klaar in juni 2027).")
	require.NoError(t, err)
	assert.Equal(t, []application.Phase{{ID: "f1", Activity: "Ontwerp van de oven", Done: "03-2027"},
		{ID: "f2", Activity: "Proefserie in mei 2027 op kleppen", Done: "05-2027"},
		{ID: "f3", Activity: "Verslag", Done: "06-2027"}}, got.Application.Phases.Rows)
	_, err = form.Answer(a, application.CompanyDetails{}, "phases.empty", "Ontwerp van 03-2027 tot 05-2027\nProef, 06-2027")
	assert.Equal(t, domain.CodeMonthOfLine, domain.CodeOf(err), "which of the two?")
	var unclear *domain.Error
	require.ErrorAs(t, err, &unclear)
	sentence, _ := domain.Dutch(unclear)
	assert.Contains(t, sentence, "“Ontwerp van 03-2027 tot 05-2027”", "which line")
	_, err = form.Answer(a, application.CompanyDetails{}, "phases.empty", "gereed in 03-2027")
	assert.Equal(t, domain.CodeMonthOfLine, domain.CodeOf(err), "what is ready?")
	got, err = form.Answer(a, application.CompanyDetails{}, "phases.empty", "Ontwerp van de oven, 01-2027 t/m 06-2027")
	require.NoError(t, err)
	assert.Equal(t, []application.Phase{{ID: "f1", Activity: "Ontwerp van de oven", Done: "06-2027"}}, got.Application.Phases.Rows, "its last month")
	_, err = form.Answer(a, application.CompanyDetails{}, "project.start", "1-3-0027")
	assert.Equal(t, domain.CodeStartRange, domain.CodeOf(err))
	a.Partners.Collaborative = true
	got, err = form.Answer(a, application.CompanyDetails{}, "partners.empty", "TU Delft, Delft: meet de hechting\nTNO; Eindhoven\nKlant: test de klep, een jaar lang")
	require.NoError(t, err)
	assert.Equal(t, []application.Partner{{ID: "p1", Name: "TU Delft", Location: "Delft", Contribution: "meet de hechting"},
		{ID: "p2", Name: "TNO", Location: "Eindhoven", Contribution: ""},
		{ID: "p3", Name: "Klant", Location: "", Contribution: "test de klep, een jaar lang"}}, got.Application.Partners.Rows)
	c := application.CompanyDetails{Starter: application.Starter{WithholdingAgent5Years: applicationtest.No()}}
	a.Project.Start = "2027-03-01"
	got, err = form.Answer(a, c, "company.starter_agent", "van 2023 t/m 2025")
	require.NoError(t, err)
	assert.Equal(t, []application.StarterYear{{Year: 2022, Agent: applicationtest.No()}, {Year: 2023, Agent: applicationtest.Yes()},
		{Year: 2024, Agent: applicationtest.Yes()}, {Year: 2025, Agent: applicationtest.Yes()}, {Year: 2026, Agent: applicationtest.No()}}, got.Company.Starter.Years)
}

func TestAnswer_placesBehindWhatStands(t *testing.T) {
	for before, want := range map[string]string{
		"":                        "Antwoord.",
		"Een zin.":                "Een zin. Antwoord.",
		"Een zin":                 "Een zin  \nAntwoord.",
		"Een zin.\n\n":            "Een zin.\n\nAntwoord.",
		"Een lijst:\n- één punt.": "Een lijst:\n- één punt.\nAntwoord.",
	} {
		a := application.New()
		a.LeftOut.Items = []application.LeftOutItem{{ID: "w1", Text: "Antwoord."}}
		a.Remarks.Text = before
		got, err := form.Include(a, "w1", application.RemarksPart)
		require.NoError(t, err)
		assert.Equal(t, want, got.Remarks.Text)
	}
}

func TestInclude_movesAndRaisesTwo(t *testing.T) {
	a := applicationtest.Coating()
	next, err := form.Include(a, "w1", application.BottlenecksPart)
	require.NoError(t, err)
	assert.Equal(t, "De laag droogt ongelijk op. Onze klanten vragen hierom.", next.Bottlenecks.Blocks[1].Problem)
	assert.Empty(t, next.LeftOut.Items)
	assert.Equal(t, []int{2, 2, 1}, []int{next.Revs[application.BottlenecksPart], next.Revs[application.LeftOutPart], next.Revs[application.NoveltyPart]})
	_, err = form.Include(next, "w1", application.NoveltyPart)
	assert.Equal(t, domain.NotFound, domain.KindOf(err), "a second press finds nothing")
	_, err = form.Include(a, "w1", "")
	assert.Equal(t, domain.CodeSectionMissing, domain.CodeOf(err))
	_, err = form.Include(a, "w1", application.CostsPart)
	assert.Equal(t, domain.CodeChoice, domain.CodeOf(err))
	_, err = form.Include(a, "w1", application.UpdatePart)
	assert.Equal(t, domain.CodeChoice, domain.CodeOf(err), "where nobody would see it")
	a.LeftOut.Items[0].WantedSection = application.PhasesPart
	next, err = form.Include(a, "w1", "")
	require.NoError(t, err)
	assert.Equal(t, application.Phase{ID: "f3", Activity: "Onze klanten vragen hierom."}, next.Phases.Rows[2])
}
