package writer_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/application/writer"
	"wbso/domain/evaluation/find"
	"wbso/domain/request"
	"wbso/domain/scheme"
)

// compose composes a submission as the product does.
func compose(s request.Submission) application.Application {
	return writer.Compose(s, analyses(s), nil)
}

func analyses(s request.Submission) map[find.TextField]find.Analysis {
	all := map[find.TextField]find.Analysis{}
	for _, f := range find.TextFields() {
		all[f] = read(s, f)
	}
	return all
}

func read(s request.Submission, f find.TextField) find.Analysis {
	return find.Analyse(textOf(s, f))
}

func textOf(s request.Submission, f find.TextField) find.Text {
	text := find.Text{Field: f, Text: s.TextOf(f)}
	if f == find.Innovation {
		text.Pitch = s.ElevatorPitch
	}
	return text
}

func pump() request.Submission {
	return request.Submission{
		ElevatorPitch: "Wij ontwikkelen programmatuur die sensordata van 400 pompen in een gedistribueerd model samenvoegt, zodat lagerschade twee weken vooraf te herkennen is. Nu staan pompen 10.000 uur per jaar stil.",
		TechnicalChallenges: `De controller heeft 2.5 MB geheugen, waardoor gewone voorspellers niet passen en vastlopen.
Het is onzeker of een gecomprimeerd model nauwkeurig genoeg blijft, bijv. bij lage toerentallen.

De klokken van de pompen lopen uiteen, d.w.z. tot 40 ms per uur, wat leidt tot verkeerde vergelijkingen.
Dit lossen we op met een eigen synchronisatieprotocol dat drift compenseert. We schrijven het in Rust en Python.`,
		InnovationDescription: "Voor ons team is gedistribueerd leren op microcontrollers nieuw. Gangbare bibliotheken zijn niet geschikt, omdat ze floating point vragen. Ons algoritme rekent met gehele getallen, zodat het model in het geheugen past. Fase 1: simulatie, gereed maart 2027; fase 2: proef met tien pompen, gereed Q3.",
		ProjectType:           scheme.Software, StartOfProject: domain.NewDate(2027, 1, 1), EstimatedHours: 1200,
		CostMethod: scheme.FlatRate, Collaborative: true, Partners: []request.Partner{{CompanyName: "Vos BV", Location: "Delft", Contribution: "Meetopstelling"}},
	}
}

func TestCompose_sorts_what_the_user_wrote(t *testing.T) {
	a := compose(pump())
	assert.Equal(t, "Programmatuur die sensordata van 400 pompen in een gedistribueerd model samenvoegt", a.Project.Title)
	assert.Equal(t, pump().ElevatorPitch, a.Summary.Text)
	assert.Equal(t, []application.Bottleneck{
		{
			ID: "k1", Side: application.FocusSoftware,
			Problem: "De controller heeft 2.5 MB geheugen, waardoor gewone voorspellers niet passen en vastlopen.\nHet is onzeker of een gecomprimeerd model nauwkeurig genoeg blijft, bijv. bij lage toerentallen.",
		},
		{
			ID: "k2", Side: application.FocusSoftware,
			Problem:  "De klokken van de pompen lopen uiteen, d.w.z. tot 40 ms per uur, wat leidt tot verkeerde vergelijkingen.",
			Solution: "Dit lossen we op met een eigen synchronisatieprotocol dat drift compenseert.",
		},
	}, a.Bottlenecks.Blocks)
	assert.Equal(t, "We schrijven het in Rust en Python.", a.Tools.Text)
	assert.Equal(t, "Voor ons team is gedistribueerd leren op microcontrollers nieuw. Gangbare bibliotheken zijn niet geschikt, omdat ze floating point vragen. Ons algoritme rekent met gehele getallen, zodat het model in het geheugen past.", a.Novelty.Text)
	assert.Equal(t, []application.Phase{
		{ID: "f1", Activity: "Fase 1: simulatie, gereed maart 2027", Done: "03-2027"},
		{ID: "f2", Activity: "fase 2: proef met tien pompen, gereed Q3.", Done: "09-2027"},
	}, a.Phases.Rows)
	assert.Empty(t, a.LeftOut.Items)
}

func TestCompose_copies_the_facts(t *testing.T) {
	a := compose(pump())
	assert.Equal(t, application.Project{Title: a.Project.Title, Focus: application.FocusSoftware, Start: "2027-01-01", Hours: 1200, Technology: a.Project.Technology, SelfEmployed: []application.SelfEmployedPerson{}}, a.Project)
	assert.Equal(t, application.Partners{Collaborative: true, Rows: []application.Partner{{ID: "p1", Name: "Vos BV", Location: "Delft", Contribution: "Meetopstelling"}}}, a.Partners)
	assert.Equal(t, scheme.FlatRate, a.Costs.Method)
	assert.True(t, a.Costs.HasEmployees)
	assert.Equal(t, 1, a.Revs[application.BottlenecksPart])
	assert.Empty(t, a.Touched)
}

// The zwaartepunt is asked of a physical product, and of software whose texts are about something else.
func TestCompose_proposes_the_focus(t *testing.T) {
	in := pump()
	assert.Empty(t, compose(in).Proposed.Focus)
	in.ProjectType = scheme.PhysicalProduct
	a := compose(in)
	assert.Equal(t, a.Project.Focus, a.Proposed.Focus)
	in = request.Submission{ProjectType: scheme.Software, ElevatorPitch: "Wij ontwikkelen een coating voor stalen kleppen die bij 400 °C hecht.",
		TechnicalChallenges: "De coating laat los zodra de klep heet wordt, doordat staal sterker uitzet dan het bindmiddel."}
	a = compose(in)
	assert.Equal(t, application.FocusSoftware, a.Project.Focus, "what was chosen")
	assert.Equal(t, application.FocusProduct, a.Proposed.Focus)
}

func TestCompose_follows_who_applies(t *testing.T) {
	for applicant, want := range map[scheme.Applicant]struct {
		kind   string
		method scheme.CostMethod
	}{
		scheme.CompanyApplicant:      {application.Employees, scheme.FlatRate},
		scheme.BothApplicant:         {application.Both, scheme.FlatRate},
		scheme.SelfEmployedApplicant: {application.SelfEmployed, ""},
		"":                           {"", ""},
	} {
		in := pump()
		in.Applicant, in.CostMethod = applicant, ""
		a := compose(in)
		assert.Equal(t, want.kind, a.Project.Applicant, applicant)
		assert.Equal(t, want.method, a.Costs.Method, "no extra costs is the flat rate for who has employees: %s", applicant)
		assert.Equal(t, applicant != scheme.SelfEmployedApplicant, a.Costs.HasEmployees, applicant)
	}
}

func TestCompose_takes_what_a_model_proposes(t *testing.T) {
	by := analyses(pump())
	r := by[find.Innovation]
	r.Title = "gedistribueerd leren op microcontrollers"
	by[find.Innovation] = r
	r = by[find.ElevatorPitch]
	r.Technology = 9
	by[find.ElevatorPitch] = r
	a := writer.Compose(pump(), by, nil)
	assert.Equal(t, "Gedistribueerd leren op microcontrollers", a.Project.Title)
	assert.Zero(t, a.Project.Technology, "the owner chooses")
	assert.Equal(t, 9, a.Proposed.Technology)

	r.Title = "al 30 jaar pompen op maat"
	by[find.ElevatorPitch] = r
	assert.Equal(t, a.Project.Title, writer.Compose(pump(), by, nil).Project.Title, "what the company always made is no title")
}

// What a sentence of the text on bottlenecks belongs to: a solution is what a label, a reference to
// the trouble or own future work without trouble says.
func TestCompose_boxesOfBottlenecks(t *testing.T) {
	const glue = "De lijm laat los boven 80 °C. "
	for text, want := range map[string]application.Box{
		glue + "Aanpak: ovenproeven met vier lijmsoorten.":                                              "k1.solution",
		glue + "Onze aanpak: een laag met glas.":                                                        "k1.solution",
		glue + "Wij bouwen een klem die de spanning opvangt.":                                           "k1.solution",
		glue + "Dat vangen we op: we ontwikkelen een lijm die niet loslaat.":                            "k1.solution",
		glue + "Wij onderzoeken of glasvezel helpt; het is onzeker of dat hecht.":                       "k1.problem",
		glue + "Geprobeerd: epoxy, maar die wordt week.":                                                "k1.problem",
		glue + "De klep hangt in een kast van 40 cm.":                                                   "k1.problem",
		"De klep hangt in een kast van 40 cm. ":                                                         application.Unplaced,
		"De leverancier levert pas in maart. Daarom bouwen we zelf een regelaar die de druk voorspelt.": application.Unplaced,
		"Het model voorspelt de verkeerde vraag als er een feestdag is. Ook proberen we XGBoost naast elkaar en nemen het model met de laagste fout.": "k1.problem",
	} {
		s := pump()
		s.TechnicalChallenges = text
		clauses := compose(s).Layout.Clauses
		assert.Equal(t, want, clauses[len(clauses)-1].Box, text)
	}
}
