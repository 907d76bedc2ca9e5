package claim_test

import (
	"encoding/json"
	"math"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/application/applicationtest"
	"wbso/domain/application/claim"
	"wbso/domain/scheme"
)

// What is worked out of facts is what is worked out of the application that they are of.
func TestFacts_claimWhatTheApplicationClaims(t *testing.T) {
	used := claimOf(1, "", true, 900)
	known := 0
	for seed := range uint64(2000) {
		a, c := applicationtest.Random(seed)
		f := claim.FactsOf(a)
		b := f.Application()
		require.Equal(t, f, claim.FactsOf(b), seed)
		require.Equal(t, a.Project.TimingOfProject(domain.Date{}), b.Project.TimingOfProject(domain.Date{}), seed)
		require.Equal(t, a.ClaimsCosts(), b.ClaimsCosts(), seed)
		require.Equal(t, a.Costs.Method, b.Costs.Method, seed)
		for _, earlier := range [][]claim.Claim{nil, {used}, {{Document: a}, used}} {
			want, is := claim.BenefitOfHours(a, c, earlier, 2027)
			got, has := claim.BenefitOfHours(b, c, earlier, 2027)
			require.Equal(t, is, has, seed)
			require.Equal(t, want, got, seed)
			if is {
				known++
			}
		}
	}
	assert.Greater(t, known, 1000)
}

func TestFacts_sums(t *testing.T) {
	half := 50
	item := func(kind string, share *int) application.CostItem {
		return application.CostItem{Kind: kind, Cents: 1000_00, Times: 2, VAT: application.WithoutVAT, Share: share}
	}
	a := application.New()
	a.Costs.Items = []application.CostItem{
		item(application.CostKind, &half), item(application.CostKind, nil), item("", nil), item(application.NotCountedKind, nil),
		item(application.ExpenditureKind, &half), item(application.ExpenditureKind, nil), item(application.ExpenditureKind, nil), {Kind: application.CostKind},
	}
	f := claim.FactsOf(a)
	assert.Equal(t, claim.CostBounds{Least: 1000_00, Most: 5000_00}, f.Costs)
	assert.Equal(t, claim.CostBounds{Least: 1000_00, Most: 5000_00}, f.Expenditures)
}

// Facts are small whatever a document holds, also one that no check ever saw.
func TestFacts_areSmall(t *testing.T) {
	long, most := strings.Repeat("9999-12-31", 50_000), math.MaxInt
	odd := application.New()
	odd.Project = application.Project{Title: long, Applicant: long, Focus: application.Focus(long), Start: long, Began: long, Hours: math.MinInt, OwnHours: &most}
	for range 1000 {
		odd.Project.SelfEmployed = append(odd.Project.SelfEmployed, application.SelfEmployedPerson{Name: long, Hours: &most})
	}
	odd.Costs.Method = scheme.CostMethod(long)
	largest := application.New()
	yes := true
	largest.Project = application.Project{Title: long, Applicant: application.Both, Focus: application.FocusSoftware, Start: "9999-12-31", Began: "9999-12-31", Continuation: &yes, Hours: most, OwnHours: &most, SelfEmployed: odd.Project.SelfEmployed}
	largest.Costs = application.Costs{Method: scheme.ActualCosts}
	for range application.CostItemsMax {
		for _, kind := range []string{application.CostKind, application.ExpenditureKind} {
			share := 100
			largest.Costs.Items = append(largest.Costs.Items, application.CostItem{Post: long, Kind: kind, Cents: int64(application.CostMax), Times: 1, VAT: application.WithoutVAT, Share: &share},
				application.CostItem{Post: long, Kind: kind, Cents: int64(application.CostMax), Times: 1})
		}
	}
	all := []application.Application{odd, largest}
	for seed := range uint64(500) {
		a, _ := applicationtest.Random(seed)
		all = append(all, a)
	}
	for _, a := range all {
		stored, err := json.Marshal(claim.FactsOf(a))
		require.NoError(t, err)
		assert.LessOrEqual(t, len(stored), 420, "which leaves room for the columns beside them: %s", stored)
	}
}
