package claim_test

import (
	"runtime"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/application/applicationtest"
	"wbso/domain/application/claim"
	"wbso/domain/application/form"
	"wbso/domain/company"
	"wbso/domain/request"
	"wbso/domain/scheme"
)

// claimOf is an application of 2027 with the flat rate.
func claimOf(request int64, filed string, paid bool, hours int) claim.Claim {
	a := application.New()
	a.Project.Applicant, a.Project.Start, a.Project.Hours = application.Employees, "2027-03-01", hours
	a.Costs.Method = scheme.FlatRate
	return claim.Claim{Request: request, Document: a, Filed: applicationtest.Day(filed), Paid: paid}
}

// First what was filed, in order of filing, then what was paid.
func TestClaim_Earlier(t *testing.T) {
	next := claimOf(9, "2026-12-01", true, 1)
	next.Document.Project.Start = "2028-01-01"
	late := claimOf(10, "2027-09-30", true, 1) // for the period from October on
	others := []claim.Claim{
		claimOf(1, "", true, 1), claimOf(2, "2027-02-20", true, 1), claimOf(3, "2027-01-10", false, 1), claimOf(4, "", false, 1), claimOf(5, "", true, 1), next, late,
	}
	today := applicationtest.Day("2026-11-23")
	for _, c := range []struct {
		name string
		of   claim.Claim
		want []int64
	}{
		{"not paid: after all", claimOf(6, "", false, 1), []int64{3, 2, 10, 1, 5}},
		{"paid: after those of before", claimOf(5, "", true, 1), []int64{3, 2, 10, 1}},
		{"filed: after those of before", claimOf(2, "2027-02-20", true, 1), []int64{3}},
		{"the first", claimOf(3, "2027-01-10", false, 1), nil},
		{"of another year", next, nil},
	} {
		var got []int64
		for _, e := range c.of.EarlierClaims(others, today) {
			got = append(got, e.Request)
		}
		assert.Equal(t, c.want, got, c.name)
	}
}

// The applications of a year share one first bracket and one higher flat rate.
func TestApplication_Benefit_afterEarlierOnes(t *testing.T) {
	first, second := claimOf(1, "", true, 1500), claimOf(2, "", true, 1500)
	alone, known := claim.BenefitOfHours(second.Document, application.CompanyDetails{}, nil, 2027)
	require.True(t, known)
	after, _ := claim.BenefitOfHours(second.Document, application.CompanyDetails{}, []claim.Claim{first}, 2027)
	both, _ := claim.BenefitOfHours(claimOf(1, "", true, 3000).Document, application.CompanyDetails{}, nil, 2027)
	assert.Equal(t, both.Benefit, alone.Benefit+after.Benefit, "1500 hours first, then 1500")
	assert.Equal(t, domain.Cents(300*10_00+1200*4_00), after.Allowance)
	assert.Equal(t, 2027, after.HoursYear)
}

// An adviser has a page of requests of as many companies, which have nothing to do with each other.
func TestBenefitsOf_twiceTheCompaniesTakeTwiceTheMemory(t *testing.T) {
	memory := func(companies int64) uint64 {
		var ids []int64
		var all []claim.Situation
		for id := range companies {
			s := claim.Situation{Of: request.Request{ID: id, Company: company.Company{ID: id}}}
			s.Request, s.Application = id, claimOf(id, "", true, 100).Document
			ids, all = append(ids, id), append(all, s)
		}
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		assert.Len(t, claim.BenefitsOf(ids, all, applicationtest.Day("2026-11-23")), int(companies))
		runtime.ReadMemStats(&after)
		return after.TotalAlloc - before.TotalAlloc
	}
	assert.Less(t, memory(200), 3*memory(100))
}

func TestApplication_Benefit_perGroup(t *testing.T) {
	a := claimOf(1, "", true, 1600).Document
	a.Project.Applicant = application.Both
	_, known := claim.BenefitOfHours(a, application.CompanyDetails{}, nil, 2026)
	assert.False(t, known, "until the hours are divided")
	assert.Contains(t, applicationtest.IdsOf(form.OpenQuestions(a, application.CompanyDetails{})), "project.own_hours")
	own := 1700
	a.Project.OwnHours = &own
	_, known = claim.BenefitOfHours(a, application.CompanyDetails{}, nil, 2026)
	assert.False(t, known, "more than there are")
	assert.Contains(t, applicationtest.IdsOf(form.OpenQuestions(a, application.CompanyDetails{})), "project.own_hours")
	own = 600
	steps, known := claim.BenefitOfHours(a, application.CompanyDetails{}, nil, 2026)
	assert.True(t, known)
	assert.Equal(t, []domain.Cents{14_040_00, 15_979_00}, []domain.Cents{steps.Benefit, steps.Deduction})
	assert.NotContains(t, applicationtest.IdsOf(form.OpenQuestions(a, application.CompanyDetails{})), "project.own_hours")
	boxes := map[string]string{}
	for _, s := range form.PrintedPart(a, application.ProjectPart) {
		boxes[s.Heading] = s.Text
	}
	assert.Equal(t, []string{"600", "1.000"}, []string{boxes["Daarvan van jou als zelfstandige"], boxes["Daarvan van werknemers"]})
	a.Project.Applicant = application.Employees
	steps, _ = claim.BenefitOfHours(a, application.CompanyDetails{}, nil, 2026)
	assert.Equal(t, 1600, steps.Hours, "what was said of another kind of applicant does not count")
}

// The starter's addition needs an answer for the five years before.
func TestApplication_Benefit_startingSelfEmployed(t *testing.T) {
	yes, no := true, false
	a := claimOf(1, "", true, 600).Document
	a.Project.Applicant = application.SelfEmployed
	c := application.CompanyDetails{Starter: application.Starter{Entrepreneur5Years: &yes}}
	assert.Contains(t, applicationtest.IdsOf(form.OpenQuestions(a, application.CompanyDetails{})), "company.entrepreneur")
	assert.NotContains(t, applicationtest.IdsOf(form.OpenQuestions(a, c)), "company.starter_statement")
	c.Starter.Entrepreneur5Years = &no
	assert.Contains(t, applicationtest.IdsOf(form.OpenQuestions(a, c)), "company.starter_statement")
	steps, _ := claim.BenefitOfHours(a, c, nil, 2026)
	assert.Zero(t, steps.StarterExtra, "while that is open")
	for year := 2022; year < 2027; year++ {
		c.Starter.Years = append(c.Starter.Years, application.StarterYear{Year: year, Statement: &no})
	}
	steps, _ = claim.BenefitOfHours(a, c, nil, 2026)
	assert.Equal(t, []domain.Cents{15_979_00, 7_996_00}, []domain.Cents{steps.Deduction, steps.StarterExtra})
	assert.NotContains(t, applicationtest.IdsOf(form.OpenQuestions(a, c)), "company.starter_statement")
}

// The self-employed without employees claim no costs, so they bind nobody.
func TestRegime(t *testing.T) {
	alone, open, actual, flat := claimOf(1, "", true, 1), claimOf(2, "", true, 1), claimOf(3, "", true, 1), claimOf(4, "", true, 1)
	alone.Document.Project.Applicant, open.Document.Costs.Method, actual.Document.Costs.Method = application.SelfEmployed, "", scheme.ActualCosts
	first, bound := claim.RegimeOf([]claim.Claim{alone, open, actual, flat})
	assert.True(t, bound)
	assert.EqualValues(t, 3, first.Request)
	_, bound = claim.RegimeOf([]claim.Claim{alone, open})
	assert.False(t, bound)
}
