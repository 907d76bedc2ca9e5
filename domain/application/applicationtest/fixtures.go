package applicationtest

import (
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/application/claim"
	"wbso/domain/application/form"
	"wbso/domain/application/writer"
	"wbso/domain/company"
	"wbso/domain/evaluation/find"
	"wbso/domain/request"
	"wbso/domain/scheme"
)

// Applications returns documents in different states.
func Applications() map[string]application.Application {
	embedded := Coating()
	embedded.Project.AlsoDevelopCode, embedded.Project.Continuation = true, Yes()
	embedded.Bottlenecks.Blocks = append(embedded.Bottlenecks.Blocks, application.Bottleneck{Side: application.FocusSoftware, Problem: "De regelkring loopt vast."})
	embedded.Novelty.Text = "Dit is nieuw."
	embedded.LeftOut.Items = append(embedded.LeftOut.Items,
		application.LeftOutItem{ID: "w2", Text: "Wij ontwerpen een eigen regelkring die per laag de spanning terugkoppelt.", Reason: "Onbekend knelpunt.", WantedSection: application.BottlenecksPart},
		application.LeftOutItem{ID: "w3", Text: "We weten niet of de hechting lukt voor de deadline van 1 mei.", Reason: "Half over tijd.", WantedSection: application.NoveltyPart})
	costly := application.New()
	costly.Project.Start = "2027-01-01"
	costly.Costs = application.Costs{HasEmployees: true, Method: scheme.ActualCosts, Items: []application.CostItem{{ID: "c1", Post: "Epoxyhars"}, {ID: "c2", Post: "Oven", Kind: "uitgave", Cents: 5, Times: 1}}}
	costly.Partners = application.Partners{Collaborative: true, Rows: []application.Partner{{ID: "p1", Location: "Delft"}}}
	start := application.New()
	start.Partners.Collaborative = true
	start.Costs.Method = scheme.ActualCosts
	return map[string]application.Application{"coating": Coating(), "embedded": embedded.Complete(), "costly": costly.Complete(), "new": start}
}

// FieldsOfAll returns the fields of all parts.
func FieldsOfAll(p claim.Print) (all []form.Section) {
	for _, part := range application.PartKeys() {
		all = append(all, p.FieldsOf(p.MarkedPart(part))...)
	}
	return all
}

// Printed returns what is printed of an application, with the questions that are open.
func Printed(a application.Application, c application.CompanyDetails) claim.Print {
	return claim.Print{Document: a, Company: c, Open: form.OpenQuestions(a, c), Number: "WBSO-2026-00042"}
}

// Marks returns the boxes of a part that are marked, and with what.
func Marks(p claim.Print, part application.PartKey) map[string]string {
	got := map[string]string{}
	for _, box := range p.MarkedPart(part) {
		if box.Mark != "" {
			got[box.Key] = box.Mark
		}
	}
	return got
}

// Half is the mark of a box about which a question is open.
const Half = "nog niet compleet"

// Day parses a day, yyyy-mm-dd.
func Day(s string) domain.Date {
	if s == "" {
		return domain.Date{}
	}
	d, err := domain.ParseDate(s)
	if err != nil {
		panic(err)
	}
	return d
}

// Yes returns a pointer to true.
func Yes() *bool { b := true; return &b }

// No returns a pointer to false.
func No() *bool { b := false; return &b }

// Ptr returns a pointer to a number.
func Ptr(n int) *int { return &n }

// Coating returns a product with two bottlenecks, of which the second says little.
func Coating() application.Application {
	a := application.New()
	a.Project = application.Project{Title: "Hittebestendige coating", Focus: application.FocusProduct, Technology: 13, Applicant: application.Employees,
		Employees: Ptr(12), RDEmployees: Ptr(3), EarlierRD: No(), Addition: No(), Continuation: No(), Start: "2027-01-01", Hours: 1200}
	a.Summary.Text = "Wij ontwikkelen een coating op waterbasis voor stalen kleppen die 400 °C verdraagt, zodat kleppen langer meegaan."
	a.Phases.Rows = []application.Phase{{ID: "f1", Activity: "Bindmiddel kiezen en testen", Done: "03-2027"}, {ID: "f2", Activity: "Proefserie op kleppen"}}
	a.Partners = application.Partners{Collaborative: true, Rows: []application.Partner{{ID: "p1", Name: "TU Delft", Location: "Delft", Contribution: "Meet de hechting"}}}
	a.Bottlenecks.Blocks = []application.Bottleneck{
		{ID: "k1", Side: application.FocusProduct, Problem: "De coating laat los zodra de klep boven 300 °C komt. Dat komt doordat staal sterker uitzet dan het bindmiddel. " +
			"We weten niet of een silicaat na 500 cycli nog hecht, omdat er voor deze laagdikte geen metingen bestaan. " +
			"Bestaande siliconenlakken voldoen niet, omdat ze boven 250 °C verkrijten.",
			Solution: "Wij ontwerpen een bindmiddel met een oplopende uitzetting, dat de spanning per laag opvangt."},
		{ID: "k2", Side: application.FocusProduct, Problem: "De laag droogt ongelijk op."},
	}
	a.Novelty.Text = "Voor ons is een bindmiddel van silicaat nieuw: wij werkten tot nu toe met acrylaat."
	a.Costs.Method = scheme.FlatRate
	a.LeftOut.Items = []application.LeftOutItem{{ID: "w1", Text: "Onze klanten vragen hierom.", From: "elevator_pitch", Reason: "Dit gaat over de markt."}}
	return a.Complete()
}

// Replaced fails the test when a part is refused.
func Replaced(t *testing.T, a application.Application, p application.PartKey, content any) application.Application {
	t.Helper()
	next, err := a.ReplaceContent(p, content, true)
	require.NoError(t, err)
	return next
}

// FieldsOf returns field and code of each error.
func FieldsOf(t *testing.T, err error) map[string]domain.Code {
	t.Helper()
	var many domain.Fields
	require.True(t, errors.As(err, &many), "%v", err)
	out := map[string]domain.Code{}
	for _, e := range many {
		out[e.Field] = e.Code
	}
	return out
}

// Composed returns the applications that the writer makes of the requests in testdata/application.
func Composed(t *testing.T) map[string]application.Application {
	t.Helper()
	files, err := filepath.Glob("../../../testdata/application/*.json")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	out := map[string]application.Application{}
	for _, f := range files {
		raw, err := os.ReadFile(f)
		require.NoError(t, err)
		var r struct {
			ProjectType     scheme.ProjectType `json:"project_type"`
			AlsoDevelopCode bool               `json:"also_develop_code"`
			Pitch           string             `json:"elevator_pitch"`
			Challenges      string             `json:"technical_challenges_input"`
			Innovation      string             `json:"innovation_description"`
		}
		require.NoError(t, json.Unmarshal(raw, &r))
		s := request.Submission{ElevatorPitch: r.Pitch, TechnicalChallenges: r.Challenges, InnovationDescription: r.Innovation,
			ProjectType: r.ProjectType, AlsoDevelopCode: r.AlsoDevelopCode, StartOfProject: Day("2027-01-01")}
		analyses := map[find.TextField]find.Analysis{}
		for _, field := range find.TextFields() {
			text := find.Text{Field: field, Text: s.TextOf(field)}
			if field == find.Innovation {
				text.Pitch = s.ElevatorPitch
			}
			analyses[field] = find.Analyse(text)
		}
		out[filepath.Base(f)] = writer.Compose(s, analyses, nil)
	}
	return out
}

// Section returns the printed box with a key, or fails the test.
func Section(t *testing.T, a application.Application, key string) form.Section {
	t.Helper()
	for _, s := range form.Printed(a) {
		if s.Key == key {
			return s
		}
	}
	t.Fatalf("no section %s", key)
	return form.Section{}
}

// Kleppen returns a company of which nothing is asked.
func Kleppen() application.CompanyDetails {
	c := application.CompanyOf(company.Company{Name: "Kleppen BV", KvK: "01234567", Address: "Dorpsstraat 12", PostalCode: "1234 AB", City: "Utrecht",
		ContactPerson: "J. de Vries", Email: "info@kleppen.nl", Phone: "0612345678"})
	c.LegalForm, c.RSIN, c.IncomeTax, c.Website, c.FiscalUnity = "BV", "123456782", "VPB", "www.kleppen.nl", No()
	c.Starter.WithholdingAgent5Years = Yes()
	return c
}

// IdsOf returns the ids of questions.
func IdsOf(all []form.Question) []string {
	ids := []string{}
	for _, q := range all {
		ids = append(ids, q.ID)
	}
	return ids
}
