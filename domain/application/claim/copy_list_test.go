package claim_test

import (
	"fmt"
	"slices"
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

// An address without a street is half, wherever it is printed, and its question stays open.
func TestMarks_halfAnAddress(t *testing.T) {
	c := applicationtest.Kleppen()
	c.Address = application.Address{Postcode: "1234 AB", City: "Utrecht"}
	c.Correspondence = application.Correspondence{Same: true}
	p := applicationtest.Printed(applicationtest.Coating(), c)
	assert.Equal(t, map[string]string{"company.address": applicationtest.Half, "company.correspondence": applicationtest.Half}, applicationtest.Marks(p, application.CompanyPart))
	text := claim.PrintText(p)
	assert.Contains(t, text, "Vestigingsadres: straat: (nog leeg)\nVestigingsadres: huisnummer: (nog leeg)\nVestigingsadres: postcode: 1234AB\nVestigingsadres: plaats: Utrecht\n")
	c.Address.Street, c.Address.Number = "Dorpsstraat", "12"
	assert.Empty(t, applicationtest.Marks(applicationtest.Printed(applicationtest.Coating(), c), application.CompanyPart))
}

func TestMarks_halfABottleneck(t *testing.T) {
	a := applicationtest.Coating()
	b := &a.Bottlenecks.Blocks[0]
	a.Bottlenecks.Blocks = a.Bottlenecks.Blocks[:1]
	b.Problem = "De coating laat los zodra de klep boven 300 °C komt. Dat komt doordat staal sterker uitzet dan het bindmiddel. Bestaande siliconenlakken voldoen niet, omdat ze boven 250 °C verkrijten."
	require.Contains(t, applicationtest.IdsOf(form.OpenQuestions(a, applicationtest.Kleppen())), "bottlenecks.k1.unknown")
	p := applicationtest.Printed(a, applicationtest.Kleppen())
	assert.Equal(t, map[string]string{"knelpunten": applicationtest.Half}, applicationtest.Marks(p, application.BottlenecksPart), "its solution is whole")
	assert.Contains(t, claim.PrintText(p), "verkrijten.\n("+applicationtest.Half+")\n")
	p.Filed = claim.FilingRecord{Date: domain.NewDate(2026, 12, 3)}
	assert.Empty(t, applicationtest.Marks(p, application.BottlenecksPart), "what was filed stays as it was")
	b.Solution += " Dat doen we bij [vul in: hoe warm]."
	assert.Equal(t, applicationtest.Half, applicationtest.Marks(applicationtest.Printed(a, applicationtest.Kleppen()), application.BottlenecksPart)["oplossingsrichtingen"], "a gap may be in either")
}

// A box of costs is whole or empty, whatever is asked about the other one.
func TestMarks_costs(t *testing.T) {
	a := applicationtest.Coating()
	whole := 100
	a.Costs = application.Costs{Method: scheme.ActualCosts, HasEmployees: true, Items: []application.CostItem{
		{ID: "c1", Post: "Hars", Kind: application.CostKind, Cents: 900_50, Times: 2, VAT: application.WithoutVAT, Share: &whole, Relation: "Voor de proeven", Calculation: "alles"},
		{ID: "c2", Post: "Oven", Kind: application.ExpenditureKind},
	}}
	p := applicationtest.Printed(a, applicationtest.Kleppen())
	assert.Empty(t, applicationtest.Marks(p, application.CostsPart))
	var got [][2]string
	for _, f := range p.FieldsOf(p.MarkedPart(application.CostsPart))[2:] {
		got = append(got, [2]string{f.Key, f.Text})
	}
	assert.Equal(t, [][2]string{{"kosten.total", "1.801"}, {"uitgaven", ""}}, got)
}

// A box is complete, or marked, or empty: each question about a text shows in a box of its part.
func TestMarks_noQuestionIsUnseen(t *testing.T) {
	texts := []application.PartKey{application.SummaryPart, application.UpdatePart, application.BottlenecksPart, application.ToolsPart,
		application.NoveltyPart, application.CodeNoveltyPart, application.RemarksPart}
	check := func(name string, a application.Application, c application.CompanyDetails) {
		p := applicationtest.Printed(a, c)
		for _, q := range p.Open {
			if slices.Contains(texts, q.Part) && q.Need != form.TooLongNeed {
				assert.True(t, slices.ContainsFunc(p.MarkedPart(q.Part), func(s form.Section) bool { return s.Text == "" || s.Mark != "" }), "%s: %s", name, q.ID)
			}
		}
		p.Open = nil
		for _, f := range applicationtest.FieldsOfAll(p) {
			assert.Empty(t, f.Mark, "%s: %s", name, f.Key)
		}
	}
	for name, a := range applicationtest.Composed(t) {
		check(name, a, application.CompanyDetails{})
	}
	for seed := range uint64(100) {
		a, c := applicationtest.Random(seed)
		check(fmt.Sprint("random ", seed), a, c)
	}
}

// The form has the period and the parts of an address in fields of their own.
func TestFields(t *testing.T) {
	c := applicationtest.Kleppen()
	c.Address = application.Address{Street: "Dorpsstraat", Number: "12", Postcode: "1234 AB", City: "Utrecht"}
	c.Correspondence = application.Correspondence{Address: application.Address{Street: "Laan", Number: "1", Addition: "b", Postcode: "2611 AB", City: "Delft"}}
	p := applicationtest.Printed(applicationtest.Coating(), c)
	p.Filing = p.Document.Project.TimingOfProject(domain.Date{}).Filing(domain.NewDate(2026, 11, 20))
	fields := func() map[string]string {
		got := map[string]string{}
		for _, f := range applicationtest.FieldsOfAll(p) {
			got[f.Key] = f.Text
		}
		return got
	}
	got := fields()
	for key, text := range map[string]string{
		"company.address.straat": "Dorpsstraat", "company.address.huisnummer": "12", "company.address.postcode": "1234AB", "company.address.plaats": "Utrecht",
		"company.correspondence.straat": "Laan", "company.correspondence.toevoeging": "b", "company.correspondence.postcode": "2611AB",
		"project.number": "WBSO-2026-00042", "project.year": "2027", "project.start_month": "januari",
	} {
		assert.Equal(t, text, got[key], key)
	}
	for _, absent := range []string{"company.address", "company.address.toevoeging", "company.correspondence"} {
		assert.NotContains(t, got, absent)
	}
	p.Company.Correspondence.Same = true
	assert.Equal(t, "Dorpsstraat", fields()["company.correspondence.straat"])
	p.Document.Project.Applicant = application.SelfEmployed
	assert.NotContains(t, fields(), "project.start_month", "it follows from the day of filing")
}
