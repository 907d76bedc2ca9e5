package application_test

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/scheme"
)

func yes() *bool { b := true; return &b }

func no() *bool { b := false; return &b }

func ptr(n int) *int { return &n }

// coating is a product with two bottlenecks, of which the second says little.
func coating() application.Application {
	a := application.New()
	a.Project = application.Project{Title: "Hittebestendige coating", Focus: application.FocusProduct, Technology: 13, Applicant: application.Employees,
		Employees: ptr(12), RDEmployees: ptr(3), EarlierRD: no(), Addition: no(), Continuation: no(), Start: "2027-01-01", Hours: 1200}
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

// replaced fails the test when a part is refused.
func replaced(t *testing.T, a application.Application, p application.PartKey, content any) application.Application {
	t.Helper()
	next, err := a.ReplaceContent(p, content, true)
	require.NoError(t, err)
	return next
}

// fieldsOf returns field and code of each error.
func fieldsOf(t *testing.T, err error) map[string]domain.Code {
	t.Helper()
	var many domain.Fields
	require.True(t, errors.As(err, &many), "%v", err)
	out := map[string]domain.Code{}
	for _, e := range many {
		out[e.Field] = e.Code
	}
	return out
}
