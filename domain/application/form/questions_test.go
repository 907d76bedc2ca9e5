package form_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/application/applicationtest"
	"wbso/domain/application/claim"
	"wbso/domain/application/form"
	"wbso/domain/scheme"
)

func TestOpen_whatRVORefusesWithoutComesFirst(t *testing.T) {
	a := applicationtest.Coating()
	assert.Equal(t, []string{"bottlenecks.k2.problem", "bottlenecks.k2.unknown", "bottlenecks.k2.ruled_out", "bottlenecks.k2.solution", "novelty.risk", "phases.f2.month"}, applicationtest.IdsOf(form.OpenQuestions(a, applicationtest.Kleppen())))
	assert.Equal(t, "Knelpunt 2, “De laag droogt ongelijk op”. Wat weet je vooraf niet, en waarom is dat niet uit te rekenen of op te zoeken?", form.OpenQuestions(a, applicationtest.Kleppen())[1].Text)
	a.Phases.Rows, a.Summary.Text, a.Project.Technology, a.Costs.Method = nil, " ", 0, ""
	assert.Equal(t, []string{"omschrijving.empty", "phases.empty", "project.technology", "costs.method"}, applicationtest.IdsOf(form.OpenQuestions(a, applicationtest.Kleppen()))[5:])
}

func TestOpen_noTwoQuestionsAskTheSame(t *testing.T) {
	for name, a := range applicationtest.Applications() {
		texts, ids := map[string]bool{}, map[string]bool{}
		for _, q := range form.OpenQuestions(a, application.CompanyDetails{}) {
			assert.False(t, texts[q.Text] || ids[q.ID], "%s: %s %s", name, q.ID, q.Text)
			texts[q.Text], ids[q.ID] = true, true
			assert.NotEmpty(t, q.Text, q.ID)
			assert.NotRegexp(t, `\b(u|uw)\b`, q.Text)
			assert.Equal(t, q.Input == form.ChoiceInput, len(q.Options) > 0, q.ID)
			assert.True(t, strings.HasPrefix(q.ID, string(q.Part)+"."), q.ID)
		}
	}
}

func TestOpen_hiddenPartsAskNothing(t *testing.T) {
	a := applicationtest.Coating()
	a.Update.Text, a.Tools.Text, a.CodeNovelty.Text = "", "", ""
	assert.NotContains(t, applicationtest.IdsOf(form.OpenQuestions(a, applicationtest.Kleppen())), "tools.empty")
	a.Project.AlsoDevelopCode, a.Project.Continuation = true, applicationtest.Yes()
	got := applicationtest.IdsOf(form.OpenQuestions(a, applicationtest.Kleppen()))
	for _, id := range []string{"tools.empty", "update.empty", "software.novelty.empty"} {
		assert.Contains(t, got, id)
	}
}

func TestOpen_tooLongIsAskedAndKept(t *testing.T) {
	a := applicationtest.Coating()
	a.Summary.Text += strings.Repeat(" De klep draait bij 400 °C.", 80)
	a.Phases.Rows = make([]application.Phase, 11)
	for i := range a.Phases.Rows {
		a.Phases.Rows[i] = application.Phase{Activity: "Stap", Done: "03-2027"}
	}
	a = a.Complete()
	assert.Contains(t, applicationtest.IdsOf(form.OpenQuestions(a, applicationtest.Kleppen())), "omschrijving.too_long")
	assert.Contains(t, applicationtest.IdsOf(form.OpenQuestions(a, applicationtest.Kleppen())), "phases.too_long")
	_, err := form.Answer(a, applicationtest.Kleppen(), "omschrijving.too_long", "Dit kan eruit.")
	assert.Equal(t, map[string]domain.Code{"text": domain.CodeShortenYourself}, applicationtest.FieldsOf(t, domain.Fields{err.(*domain.Error)}))
}

func TestOpen_selfEmployed(t *testing.T) {
	a := applicationtest.Coating()
	a.Project.Applicant, a.Project.Employees, a.Project.RDEmployees, a.Costs.Method = application.SelfEmployed, nil, nil, ""
	c := application.CompanyDetails{LegalForm: application.SoleTrader, Correspondence: application.Correspondence{Same: true}}
	staffed := applicationtest.Coating()
	assert.NotContains(t, applicationtest.IdsOf(form.OpenQuestions(staffed, c)), "company.rsin", "a sole trader has none")
	assert.Contains(t, applicationtest.IdsOf(form.OpenQuestions(staffed, application.CompanyDetails{})), "company.rsin")
	for _, id := range []string{"project.employees", "project.rd_employees", "costs.method", "company.rsin", "company.starter", "company.fiscal_unity"} {
		assert.NotContains(t, applicationtest.IdsOf(form.OpenQuestions(a, c)), id)
	}
}

func TestOpen_costItems(t *testing.T) {
	a := applicationtest.Coating()
	a.Costs = application.Costs{HasEmployees: true, Method: scheme.ActualCosts, Items: []application.CostItem{{ID: "c1", Post: "Epoxyhars"}, {ID: "c2", Post: "Laptop", Kind: "telt_niet"}}}
	assert.Equal(t, []string{"costs.c1.kind", "costs.c1.amount", "costs.c1.vat", "costs.c1.share", "costs.c1.relation"}, applicationtest.IdsOf(form.OpenQuestions(a, applicationtest.Kleppen()))[6:])
	a.Project.Applicant = application.SelfEmployed
	assert.Len(t, form.OpenQuestions(a, applicationtest.Kleppen()), 7, "whether the self-employed person is a starter is asked instead")
	a.Project.Applicant, a.Costs.HasEmployees = "", false
	assert.Len(t, form.OpenQuestions(a, applicationtest.Kleppen()), 7, "who applies is asked instead")
	a.Project.Applicant = application.Employees
	a.Costs.HasEmployees, a.Costs.Method = true, scheme.FlatRate
	assert.Len(t, form.OpenQuestions(a, applicationtest.Kleppen()), 6)
	a.Costs = application.Costs{HasEmployees: true, Method: scheme.ActualCosts}
	assert.Equal(t, "costs.empty", form.OpenQuestions(a, applicationtest.Kleppen())[6].ID)
}

func TestOpen_theLastPhaseIsTheEnd(t *testing.T) {
	a := applicationtest.Coating()
	a.Phases.Rows[1].Done = "02-2027"
	assert.Contains(t, applicationtest.IdsOf(form.OpenQuestions(a, applicationtest.Kleppen())), "phases.last")
	got, err := form.Answer(a, applicationtest.Kleppen(), "phases.last", "mei 2027")
	require.NoError(t, err)
	assert.Equal(t, "05-2027", got.Application.Phases.Rows[1].Done)
	assert.NotContains(t, applicationtest.IdsOf(form.OpenQuestions(got.Application, applicationtest.Kleppen())), "phases.last")
}

func TestDismiss(t *testing.T) {
	a, c := applicationtest.Coating(), applicationtest.Kleppen()
	aside, err := form.Dismiss(a, c, "novelty.risk", true)
	require.NoError(t, err)
	assert.NotContains(t, applicationtest.IdsOf(form.OpenQuestions(aside, c)), "novelty.risk")
	assert.Equal(t, []string{"novelty.risk"}, applicationtest.IdsOf(form.Ask(aside, c).Aside))
	again, err := form.Dismiss(aside, c, "novelty.risk", true)
	require.NoError(t, err)
	assert.Equal(t, aside, again, "a double click changes nothing")
	back, err := form.Dismiss(aside, c, "novelty.risk", false)
	require.NoError(t, err)
	assert.Equal(t, applicationtest.IdsOf(form.OpenQuestions(a, c)), applicationtest.IdsOf(form.OpenQuestions(back, c)))
	_, err = form.Dismiss(a, c, "novelty.edge", true)
	assert.Equal(t, domain.CodeQuestionGone, domain.CodeOf(err))
	_, err = form.Answer(aside, c, "novelty.risk", "Het risico.")
	assert.Equal(t, domain.CodeQuestionGone, domain.CodeOf(err))
}

// The field of technology is proposed with its question and never filled in.
func TestOpen_proposes_a_field_of_technology(t *testing.T) {
	hint := func(a application.Application) string {
		for _, q := range form.OpenQuestions(a, application.CompanyDetails{}) {
			if q.Need == "technology" {
				return q.Hint
			}
		}
		return "not asked"
	}
	a := applicationtest.Coating()
	assert.Equal(t, "not asked", hint(a))
	a.Project.Technology = 0
	assert.Empty(t, hint(a), "the rules are not sure")
	a.Proposed.Technology = 13
	assert.Equal(t, "Uit je teksten: waarschijnlijk materialen. Kies zelf.", hint(a))
	a.Proposed.Technology = 0
	a.Summary.Text = "Wij ontwikkelen een algoritme en een database die sensordata samenvoegen."
	a.Project.Title = "Algoritme voor een database"
	a.Bottlenecks.Blocks = nil
	assert.Contains(t, hint(a), "computer- en informatiewetenschappen")
}

// What RVO nearly always asks is offered once nothing is open, and no more once it is answered or set aside.
func TestAskQuestions_offers_thin_spots_last(t *testing.T) {
	a, c := applicationtest.Coating(), applicationtest.Kleppen()
	a.Bottlenecks.Blocks[1].Problem = "De laag droogt ongelijk op, doordat het water langzaam verdampt."
	assert.Empty(t, form.Ask(a, c).Optional, "others are open")
	a.Dismissed = applicationtest.IdsOf(form.OpenQuestions(a, c))
	offered := form.Ask(a, c).Optional
	require.Contains(t, applicationtest.IdsOf(offered), "bottlenecks.k2.thin_unknown")
	assert.Subset(t, form.Likely(a), []string{offered[0].Text}, "the PDF lists it")
	for _, q := range offered {
		assert.NotEmpty(t, q.Hint, q.ID)
		got, err := form.Answer(a, c, q.ID, "Een vakman weet vooraf niets van 7 lagen.")
		require.NoError(t, err, q.ID)
		keepsWords(t, q, a, got)
		assert.NotContains(t, applicationtest.IdsOf(form.Ask(got.Application, c).Optional), q.ID)
		aside, err := form.Dismiss(a, c, q.ID, true)
		require.NoError(t, err, q.ID)
		assert.NotContains(t, applicationtest.IdsOf(form.Ask(aside, c).Optional), q.ID)
		assert.Contains(t, applicationtest.IdsOf(form.Ask(aside, c).Aside), q.ID)
	}
}

// RVO's zwaartepunt is asked once the texts propose one, until its owner chooses.
func TestOpen_asks_the_focus_until_it_is_chosen(t *testing.T) {
	a := applicationtest.Coating()
	asked := func(a application.Application) bool {
		return slices.Contains(applicationtest.IdsOf(form.OpenQuestions(a, application.CompanyDetails{})), "project.focus")
	}
	assert.False(t, asked(a))
	a.Proposed.Focus = application.FocusProduct
	assert.True(t, asked(a))
	proposed := claim.Print{Document: a, Open: form.OpenQuestions(a, application.CompanyDetails{})}.MarkedPart(application.ProjectPart)[1]
	assert.Equal(t, []string{"Product", "nog te kiezen"}, []string{proposed.Text, proposed.Mark}, "what is only proposed is marked")
	got, err := form.Answer(a, application.CompanyDetails{}, "project.focus", "Product")
	require.NoError(t, err)
	assert.False(t, asked(got.Application), "the proposal was right")
	project := a.Project
	project.Title = "Coating"
	a, err = a.ReplaceContent(application.ProjectPart, project, true)
	require.NoError(t, err)
	assert.True(t, asked(a), "another answer of the form says nothing of it")
	project.Focus = application.FocusProcess
	a, err = a.ReplaceContent(application.ProjectPart, project, true)
	require.NoError(t, err)
	assert.False(t, asked(a), "chosen in the form")
}

// RVO asks about employees of two years before, and for the reference of what goes on.
func TestProject_earlierWork(t *testing.T) {
	a, c := applicationtest.Coating(), applicationtest.Kleppen()
	a.Project.EarlierRD, a.Project.Addition, a.Project.Continuation = nil, nil, applicationtest.Yes()
	open := form.OpenQuestions(a, c)
	for _, id := range []string{"project.earlier_rd", "project.addition", "project.previous_reference"} {
		assert.Contains(t, applicationtest.IdsOf(open), id)
	}
	assert.Contains(t, open[slices.Index(applicationtest.IdsOf(open), "project.earlier_rd")].Text, "in 2025 ", "two years before the start")
	a.Project.Applicant, a.Project.Continuation = application.SelfEmployed, applicationtest.No()
	for _, id := range []string{"project.earlier_rd", "project.previous_reference"} {
		assert.NotContains(t, applicationtest.IdsOf(form.OpenQuestions(a, c)), id)
	}
}

// Work of somebody else in the texts is asked about beside 'Samenwerking: Nee'.
func TestOpen_asks_about_the_work_of_another_party(t *testing.T) {
	const id = "partners.other_party"
	for text, want := range map[string]bool{
		"De TU Delft meet de hechting van de laag.":               true,
		"Een ingenieursbureau rekent de spanning door.":           true,
		"Bestaande lakken van leveranciers voldoen niet.":         false,
		"Wij meten de hechting zelf. De leverancier is bekend.":   false,
		"Onze zzp'er schrijft de regelaar en wij testen de klep.": true,
	} {
		a := applicationtest.Coating()
		a.Partners = application.Partners{}
		a.Summary.Text += " " + text
		open := form.OpenQuestions(a, application.CompanyDetails{})
		assert.Equal(t, want, slices.Contains(applicationtest.IdsOf(open), id), text)
		if !want {
			continue
		}
		assert.Contains(t, open[slices.Index(applicationtest.IdsOf(open), id)].Text, text[:12])
		no, err := form.Answer(a, application.CompanyDetails{}, id, "nee")
		require.NoError(t, err)
		assert.NotContains(t, applicationtest.IdsOf(form.OpenQuestions(no.Application, application.CompanyDetails{})), id)
		assert.False(t, no.Application.Partners.Collaborative)
		yes, err := form.Answer(a, application.CompanyDetails{}, id, "ja")
		require.NoError(t, err)
		assert.Contains(t, applicationtest.IdsOf(form.OpenQuestions(yes.Application, application.CompanyDetails{})), "partners.empty")
	}
}

// RVO asks when the project started. Of one that goes on that is another day than the start of
// its application.
func TestProject_whenItBegan(t *testing.T) {
	a, c := applicationtest.Coating(), applicationtest.Kleppen()
	boxes := func() map[string]string {
		all := map[string]string{}
		for _, s := range form.PrintedPart(a, application.ProjectPart) {
			all[s.Heading] = s.Text
		}
		return all
	}
	a.Project.Began = "2025-03-01"
	assert.Equal(t, "01-01-2027", boxes()["Start van het project"], "it continues nothing")
	assert.NotContains(t, boxes(), "Start van deze aanvraag")
	moved := a.Project
	moved.Start = "2025-02-01"
	_, err := a.ReplaceContent(application.ProjectPart, moved, true)
	require.NoError(t, err, "a day that no form shows does not count")
	a.Project.Continuation = applicationtest.Yes()
	assert.Equal(t, []string{"01-03-2025", "01-01-2027"}, []string{boxes()["Start van het project"], boxes()["Start van deze aanvraag"]})
	a.Project.Began = ""
	assert.Contains(t, applicationtest.IdsOf(form.OpenQuestions(a, c)), "project.project_started_on")
	_, err = form.Answer(a, c, "project.project_started_on", "2-1-2027")
	assert.Equal(t, domain.CodeStartedLater, domain.CodeOf(err))
	got, err := form.Answer(a, c, "project.project_started_on", "zaterdag 1 maart 2025")
	require.NoError(t, err)
	assert.Equal(t, "2025-03-01", got.Application.Project.Began)
	for bad, code := range map[string]domain.Code{"2027-01-02": domain.CodeStartedLater, "1993-12-31": domain.CodeStartRange, "gisteren": domain.CodeDate} {
		p := got.Application.Project
		p.Began = bad
		_, err := got.Application.ReplaceContent(application.ProjectPart, p, true)
		assert.Equal(t, map[string]domain.Code{"project_started_on": code}, applicationtest.FieldsOf(t, err), bad)
	}
}

// A self-employed person without employees has nobody to divide the hours over.
func TestLikely_hoursOfWhoWorksAlone(t *testing.T) {
	a := applicationtest.Coating()
	asked := func(words string) bool {
		return slices.ContainsFunc(form.Likely(a), func(q string) bool { return strings.Contains(q, words) })
	}
	assert.True(t, asked("over de stappen en de mensen verdeeld"))
	a.Project.Applicant = application.SelfEmployed
	assert.True(t, asked("over de stappen verdeeld"))
}
