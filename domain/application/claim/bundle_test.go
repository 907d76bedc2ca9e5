package claim_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/application/applicationtest"
	"wbso/domain/application/claim"
	"wbso/domain/application/form"
	"wbso/domain/scheme"
)

func TestClaim_MayGoWith(t *testing.T) {
	today := applicationtest.Day("2026-11-23")
	c, third, refunded := claimOf(1, "", true, 100), claimOf(3, "", true, 100), claimOf(4, "", false, 100)
	third.Bundle, refunded.Bundle = 3, 4
	for name, row := range map[string]struct {
		change func(*claim.Claim)
		want   domain.Code
	}{
		"the same in all":         {func(*claim.Claim) {}, ""},
		"a later start":           {func(o *claim.Claim) { o.Document.Project.Start = "2027-09-30" }, ""},
		"a start in the autumn":   {func(o *claim.Claim) { o.Document.Project.Start = "2026-11-01" }, ""}, // its period begins in January
		"another company":         {func(o *claim.Claim) { o.Company = 2 }, domain.CodeBundleCompany},
		"filed":                   {func(o *claim.Claim) { o.Filed = applicationtest.Day("2026-11-01") }, domain.CodeBundleFiled},
		"not paid":                {func(o *claim.Claim) { o.Paid = false }, domain.CodeBundleUnpaid},
		"with others":             {func(o *claim.Claim) { o.Bundle = 3 }, domain.CodeBundleTaken},
		"chosen with a refunded":  {func(o *claim.Claim) { o.Bundle = 4 }, ""},
		"the next year":           {func(o *claim.Claim) { o.Document.Project.Start = "2028-01-01" }, domain.CodeBundleYear},
		"somebody self-employed":  {func(o *claim.Claim) { o.Document.Project.Applicant = application.SelfEmployed }, domain.CodeBundleApplicant},
		"no cost method yet":      {func(o *claim.Claim) { o.Document.Costs.Method = "" }, ""}, // that of the first holds
		"bound to the first ones": {func(o *claim.Claim) { o.Document.Costs.Method = scheme.ActualCosts }, ""},
	} {
		other := claimOf(2, "", true, 100)
		row.change(&other)
		err := c.MayGoWith(other, []claim.Claim{c, other, third, refunded}, today)
		assert.Equal(t, row.want, domain.CodeOf(err), name)
		if err != nil {
			assert.Equal(t, domain.Conflict, domain.KindOf(err), name)
		}
	}
	first, later := claimOf(1, "", true, 100), claimOf(2, "", true, 100)
	first.Document.Costs.Method = ""
	err := later.MayGoWith(first, []claim.Claim{first, later}, today)
	assert.Equal(t, domain.CodeBundleRegime, domain.CodeOf(err), "the first has not chosen")
}

func together(claims ...claim.Claim) []claim.Claim {
	for i := range claims {
		claims[i].Bundle = claims[0].Request
	}
	return claims
}

func requestsOf(b claim.Bundle) (ids []int64) {
	for _, p := range b.Projects {
		ids = append(ids, p.Request)
	}
	return ids
}

func TestBundleOf_leavesOutWhatDoesNotFitAnyMore(t *testing.T) {
	today := applicationtest.Day("2026-11-23")
	chosen := together(claimOf(1, "", true, 100), claimOf(2, "", true, 100), claimOf(3, "", true, 100), claimOf(4, "", true, 100), claimOf(5, "", true, 100))
	chosen[1].Paid = false
	chosen[2].Document.Project.Start = "2028-01-01"
	chosen[3].Document.Project.Applicant = application.Both
	assert.Equal(t, []int64{1, 5}, requestsOf(claim.BundleOf(chosen[0], chosen, chosen, today)))
	assert.Equal(t, []int64{1, 5}, requestsOf(claim.BundleOf(chosen[4], chosen, chosen, today)))
	for _, alone := range chosen[1:4] {
		assert.False(t, claim.BundleOf(alone, chosen, chosen, today).HasProjects(), "%d", alone.Request)
	}
	for _, i := range []int{0, 2, 4} {
		chosen[i].Filed = applicationtest.Day("2026-11-20")
	}
	assert.Equal(t, []int64{1, 3, 5}, requestsOf(claim.BundleOf(chosen[2], chosen, chosen, today)), "what was filed together stays so")
	chosen[4].Filed = applicationtest.Day("2026-11-21")
	assert.Equal(t, []int64{1, 3}, requestsOf(claim.BundleOf(chosen[0], chosen, chosen, today)))
}

// What a bundle claims comes at the place of its first project, so that the others are not
// reckoned before what came between.
func TestClaim_Earlier_ofABundle(t *testing.T) {
	chosen, between := together(claimOf(2, "", true, 100), claimOf(6, "", true, 100)), claimOf(4, "", true, 100)
	all := append([]claim.Claim{claimOf(1, "", true, 100), between}, chosen...)
	var got []int64
	for _, e := range between.EarlierClaims(all, applicationtest.Day("2026-11-23")) {
		got = append(got, e.Request)
	}
	assert.Equal(t, []int64{1, 2, 6}, got)
	b := claim.BundleOf(chosen[1], chosen, all, applicationtest.Day("2026-11-23"))
	require.Len(t, b.Earlier, 1)
	assert.EqualValues(t, 1, b.Earlier[0].Request)
}

// What comes after a bundle reckons with the cost method that holds for all of it.
func TestClaim_Earlier_hasTheMethodThatHolds(t *testing.T) {
	today := applicationtest.Day("2026-11-23")
	all := append(together(claimOf(1, "", true, 100), claimOf(2, "", true, 100)), claimOf(3, "", true, 100), claimOf(4, "", true, 100))
	for i, method := range []scheme.CostMethod{"", scheme.ActualCosts, scheme.FlatRate, scheme.FlatRate} {
		all[i].Document.Costs.Method = method
	}
	methods := func() (got []scheme.CostMethod) {
		for _, e := range all[3].EarlierClaims(all, today) {
			got = append(got, e.Document.Costs.Method)
		}
		return got
	}
	assert.Equal(t, []scheme.CostMethod{scheme.ActualCosts, scheme.ActualCosts, scheme.ActualCosts}, methods())
	all[1].Bundle = 0
	assert.Equal(t, []scheme.CostMethod{"", scheme.ActualCosts, scheme.ActualCosts}, methods(), "the first goes alone")
	all[2].Filed, all[1].Filed = applicationtest.Day("2026-11-20"), applicationtest.Day("2026-11-21")
	assert.Equal(t, []scheme.CostMethod{scheme.FlatRate, scheme.ActualCosts, scheme.FlatRate}, methods(), "what was filed keeps its own")
}

// What stays out because it was given another applicant is not reckoned between the others:
// none of them would then know of all that goes before it.
func TestClaim_Earlier_ofWhatStaysOut(t *testing.T) {
	for _, kind := range []string{application.Both, application.SelfEmployed, ""} {
		chosen := together(claimOf(1, "", true, 100), claimOf(2, "", true, 100), claimOf(3, "", true, 100))
		chosen[1].Document.Project.Applicant = kind
		b := claim.BundleOf(chosen[0], chosen, chosen, applicationtest.Day("2026-11-23"))
		require.Equal(t, []int64{1, 3}, requestsOf(b))
		after := chosen[1].EarlierClaims(chosen, applicationtest.Day("2026-11-23"))
		assert.Contains(t, [][2]int{{1, 0}, {0, 2}}, [2]int{len(b.Earlier), len(after)}, "%q goes before both or after both", kind)
	}
}

// The projects of one application are worth what one project with all hours and costs is.
func TestBundle_Benefit_isThatOfOneApplication(t *testing.T) {
	kinds := []string{application.Employees, application.SelfEmployed, application.Both}
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(1, 4).Draw(t, "projects")
		before := claimOf(1, "", true, rapid.IntRange(1, 4000).Draw(t, "hours before"))
		applicant := rapid.SampledFrom(kinds).Draw(t, "applicant")
		method := rapid.SampledFrom([]scheme.CostMethod{scheme.FlatRate, scheme.ActualCosts}).Draw(t, "method")
		own, year := 0, true
		var company application.CompanyDetails
		company.Starter.WithholdingAgent5Years, company.Starter.Entrepreneur5Years = &year, &year
		all, one := []claim.Claim{}, claimOf(2, "", true, 0)
		for i := range n {
			c := claimOf(int64(i+2), "", true, rapid.IntRange(1, 6000).Draw(t, "hours"))
			mine := rapid.IntRange(0, c.Document.Project.Hours).Draw(t, "own hours")
			cents := rapid.Int64Range(1, 1_000_000_00).Draw(t, "costs")
			share := 100
			c.Document.Costs.Items = []application.CostItem{{ID: "c1", Post: "Staal", Cents: cents, Times: 1, VAT: "excl", Share: &share,
				Kind: rapid.SampledFrom([]string{application.CostKind, application.ExpenditureKind}).Draw(t, "kind"), Relation: "x", Calculation: "x"}}
			c.Document.Project.Applicant, c.Document.Project.OwnHours, c.Document.Costs.Method = applicant, &mine, method
			own += mine
			one.Document.Project.Hours += c.Document.Project.Hours
			one.Document.Costs.Items = append(one.Document.Costs.Items, c.Document.Costs.Items...)
			all = append(all, c)
		}
		one.Document.Project.Applicant, one.Document.Project.OwnHours, one.Document.Costs.Method = applicant, &own, method
		before.Document.Project.Applicant, before.Document.Project.OwnHours = applicant, applicationtest.Ptr(before.Document.Project.Hours/2)
		before.Document.Costs.Method = method
		want, known := claim.BenefitOfHours(one.Document, company, []claim.Claim{before}, 2027)
		require.True(t, known)
		all = together(all...)
		b := claim.BundleOf(all[0], all, append([]claim.Claim{before}, all...), applicationtest.Day("2026-11-23"))
		if n == 1 {
			assert.False(t, b.HasProjects())
			return
		}
		got, known := b.BenefitOfBundle(company, 2027)
		require.True(t, known)
		assert.Equal(t, want, got)
		assert.Equal(t, one.Document.Project.Hours, b.Hours())
	})
}

func TestBundle_totals(t *testing.T) {
	today := applicationtest.Day("2026-11-23")
	all := together(claimOf(1, "", true, 700), claimOf(2, "", true, 800), claimOf(3, "", true, 0))
	share := 50
	for i, start := range []string{"2027-06-10", "2027-04-20", "2027-09-01"} {
		all[i].Document.Project.Start = start
		all[i].Document.Costs.Method = ""
		all[i].Document.Costs.Items = []application.CostItem{
			{ID: "c1", Post: "Staal", Cents: 1000_00, Times: 1, VAT: "excl", Share: &share, Kind: application.CostKind, Relation: "x", Calculation: "x"},
			{ID: "c2", Post: "Oven", Cents: 4000_00, Times: 1, VAT: "excl", Share: &share, Kind: application.ExpenditureKind, Relation: "x", Calculation: "x"},
		}
	}
	all[1].Document.Costs.Method = scheme.ActualCosts
	b := claim.BundleOf(all[2], []claim.Claim{all[2], all[0], all[1]}, all, today)
	assert.Equal(t, []int64{1, 2, 3}, requestsOf(b), "as they were submitted")
	assert.Equal(t, []int{1500, 1500_00, 6000_00}, []int{b.Hours(), int(b.Costs().Costs), int(b.Costs().Expenditures)}, "the method of one holds for all")
	assert.Equal(t, applicationtest.Day("2027-04-01"), b.FilingOfBundle(today).From, "of the earliest start")
	assert.Equal(t, applicationtest.Day("2027-03-31"), b.FilingOfBundle(today).Deadline)
	_, known := b.BenefitOfBundle(application.CompanyDetails{}, 2027)
	assert.False(t, known, "without the hours of the third")
	all[1].Document.Costs.Method = scheme.FlatRate
	assert.Zero(t, claim.BundleOf(all[2], all, all, today).Costs(), "items of before the flat rate do not count")
	assert.Equal(t, scheme.CostMethod(""), all[0].Document.Costs.Method, "what was asked about is left as it was")
}

func TestText_ofSeveralProjects(t *testing.T) {
	all := together(claimOf(1, "", true, 700), claimOf(2, "", true, 800))
	all[0].Document.Project.Title, all[1].Document.Project.Title = "Coating", "Pomp"
	b := claim.BundleOf(all[0], all, all, applicationtest.Day("2026-11-23"))
	company := application.CompanyDetails{Name: "Pompwijs"}
	text := claim.PrintText(claim.Print{Number: "WBSO-1", Document: all[0].Document, Company: company, Together: b,
		Further: []claim.PrintedProject{{Number: "WBSO-2", Document: all[1].Document, Open: form.OpenQuestions(all[1].Document, company)[:1]}}})
	assert.Contains(t, text, "S&O-uren samen: 1.500\n")
	assert.Equal(t, 1, strings.Count(text, "Bedrijfsnaam: Pompwijs"))
	assert.Equal(t, 2, strings.Count(text, "\nProjectomschrijving\n"))
	first, second := strings.Index(text, "Project 1 van 2: Coating (WBSO-1)"), strings.Index(text, "Project 2 van 2: Pomp (WBSO-2)")
	assert.True(t, 0 < first && first < second)
	assert.Greater(t, strings.Index(text, "Nog te beantwoorden"), second)
}

func TestCalendar_ofSeveralProjects(t *testing.T) {
	f := scheme.Timing{Start: applicationtest.Day("2027-03-01")}.Filing(applicationtest.Day("2026-11-23"))
	events := claim.Calendar([]string{"Coating", "Pomp", "Klep"}, claim.FilingRecord{}, f, applicationtest.Day("2026-11-23"))
	assert.Contains(t, events[0].Text, "“Coating”, “Pomp” en “Klep”")
}
