package form_test

import (
	"encoding/json"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/application/applicationtest"
	"wbso/domain/application/claim"
	"wbso/domain/application/form"
	"wbso/domain/application/stored"
)

const eachID = "project.own_hours_each"

// partnership is an application of a vof with this many hours, and its company.
func partnership(applicant string, hours int) (application.Application, application.CompanyDetails) {
	a, c := applicationtest.Coating(), applicationtest.Kleppen()
	a.Project.Applicant, a.Project.Hours, c.LegalForm = applicant, hours, "VOF"
	return a, c
}

func answered(t *testing.T, a application.Application, c application.CompanyDetails, id, text string) application.Application {
	t.Helper()
	got, err := form.Answer(a, c, id, text)
	require.NoError(t, err, "%s: %s", id, text)
	return got.Application
}

// The hours of each partner are asked of a partnership, and printed of the self-employed alone.
func TestSelfEmployed_asked(t *testing.T) {
	for _, applicant := range []string{application.Employees, application.SelfEmployed, application.Both} {
		for legal, partners := range map[string]bool{"VOF": true, "MTS": true, "CV": true, application.SoleTrader: false, "BV": false} {
			a, c := partnership(applicant, 700)
			c.LegalForm = legal
			own := applicant != application.Employees
			assert.Equal(t, partners && own, slices.Contains(applicationtest.IdsOf(form.OpenQuestions(a, c)), eachID), "%s %s", applicant, legal)
			hours := 700
			a.Project.SelfEmployed = []application.SelfEmployedPerson{{ID: "z1", Name: "Anna", Hours: &hours}}
			assert.NotContains(t, applicationtest.IdsOf(form.OpenQuestions(a, c)), eachID)
			printed := slices.ContainsFunc(form.PrintedPart(a, application.ProjectPart), func(s form.Section) bool { return s.Key == "project.z1.own_hours" && s.Text == "700" })
			assert.Equal(t, own, printed, applicant)
		}
	}
}

func TestSelfEmployed_answer(t *testing.T) {
	a, c := partnership(application.SelfEmployed, 700)
	for _, text := range []string{"Anna de Vries: 400 uur\nBram Bos 300", "Anna de Vries 400, Bram Bos 300 uren", "Anna de Vries 400 en Bram Bos – 300."} {
		people := answered(t, a, c, eachID, text).Project.SelfEmployed
		require.Len(t, people, 2, text)
		assert.Equal(t, []string{"z1", "Anna de Vries", "z2", "Bram Bos"}, []string{people[0].ID, people[0].Name, people[1].ID, people[1].Name}, text)
		assert.Equal(t, []int{400, 300}, []int{*people[0].Hours, *people[1].Hours}, text)
	}
	assert.Equal(t, 1200, *answered(t, a, c, eachID, "Anna 1.200").Project.SelfEmployed[0].Hours)
	for _, text := range []string{"Anna", "400", "Anna vierhonderd", ",;"} {
		_, err := form.Answer(a, c, eachID, text)
		assert.Equal(t, domain.CodePersonHours, domain.CodeOf(err), text)
	}
}

// A person without hours is half, and hours that are others than those of all are asked again.
func TestSelfEmployed_half(t *testing.T) {
	a, c := partnership(application.SelfEmployed, 700)
	hours := 300
	a.Project.SelfEmployed = []application.SelfEmployedPerson{{ID: "z1", Name: "Anna"}, {ID: "z2", Hours: &hours}, {ID: "z3"}}
	assert.Subset(t, applicationtest.IdsOf(form.OpenQuestions(a, c)), []string{"project.z1.own_hours", "project.z2.name"})
	assert.NotContains(t, applicationtest.IdsOf(form.OpenQuestions(a, c)), eachID)
	a = answered(t, answered(t, a, c, "project.z1.own_hours", "300"), c, "project.z2.name", "Bram")
	p := applicationtest.Printed(a, c)
	assert.Contains(t, p.Open[slices.Index(applicationtest.IdsOf(p.Open), eachID)].Text, "samen 600, en je vraagt er 700 aan")
	assert.Equal(t, map[string]string{"project.z1.own_hours": applicationtest.Half, "project.z2.own_hours": applicationtest.Half}, applicationtest.Marks(p, application.ProjectPart))
	a.Project.Hours = 600
	assert.Empty(t, applicationtest.Marks(applicationtest.Printed(a, c), application.ProjectPart))
	a.Project.Applicant, a.Project.Hours = application.Both, 900
	assert.NotContains(t, applicationtest.IdsOf(form.OpenQuestions(a, c)), eachID, "the other hours are those of employees")
	a.Project.Hours = 599
	assert.Contains(t, applicationtest.IdsOf(form.OpenQuestions(a, c)), eachID)
}

// The hours of each feed the benefit: their sum is no wage of employees, and each person needs 500
// of them for the deduction.
func TestSelfEmployed_benefit(t *testing.T) {
	worth := func(applicant string, hours int, text string) (benefit, deduction domain.Cents, own int) {
		a, c := partnership(applicant, hours)
		steps, known := claim.BenefitOfHours(answered(t, a, c, eachID, text), c, nil, 2026)
		require.True(t, known, text)
		return steps.Benefit, steps.Deduction, steps.OwnHours
	}
	benefit, deduction, own := worth(application.Both, 1600, "Anna 400, Bram 200")
	assert.Equal(t, []domain.Cents{14_040_00, 0}, []domain.Cents{benefit, deduction}, "1,000 hours are those of employees")
	assert.Equal(t, 400, own, "which is too few for anybody")
	_, deduction, _ = worth(application.SelfEmployed, 1000, "Anna 600, Bram 400")
	assert.EqualValues(t, 15_979_00, deduction)
	_, deduction, _ = worth(application.SelfEmployed, 1000, "Anna 500, Bram 500")
	assert.EqualValues(t, 2*15_979_00, deduction)

	a, c := partnership(application.Both, 1600)
	a = answered(t, a, c, eachID, "Anna 400, Bram 200")
	boxes := map[string]string{}
	for _, s := range form.PrintedPart(a, application.ProjectPart) {
		boxes[s.Heading] = s.Text
	}
	assert.Equal(t, []string{"600", "1.000", "Bram", "200"}, []string{boxes["Daarvan van zelfstandigen"], boxes["Daarvan van werknemers"],
		boxes["Zelfstandige 2: naam"], boxes["Zelfstandige 2: S&O-uren"]})
	assert.NotContains(t, applicationtest.IdsOf(form.OpenQuestions(a, c)), "project.own_hours")
}

// One line of names and hours, as schema 2 had it, becomes rows; one that is not clear loses nothing.
func TestSelfEmployed_storedAsALine(t *testing.T) {
	read := func(schema, line string) []application.SelfEmployedPerson {
		var saved stored.Application
		require.NoError(t, json.Unmarshal([]byte(`{"schema": `+schema+`, "project": {"own_hours_each": `+line+`}}`), &saved))
		return saved.Project.SelfEmployed
	}
	anna, bram := 400, 300
	assert.Equal(t, []application.SelfEmployedPerson{{ID: "z1", Name: "Anna de Vries", Hours: &anna}, {ID: "z2", Name: "Bram", Hours: &bram}}, read("2", `"Anna de Vries 400, Bram 300"`))
	assert.Equal(t, []application.SelfEmployedPerson{{ID: "z1", Name: "ieder de helft"}}, read("2", `"ieder de helft"`))
	assert.Empty(t, read("2", `""`))
	assert.Empty(t, read("3", `"Anna 400"`), "no program wrote that")
}
