package judge

import (
	"encoding/json"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"wbso/domain"
)

type costCase struct {
	Name           string            `json:"name"`
	Hours          int               `json:"hours"`
	HasExtraCosts  bool              `json:"has_extra_costs"`
	Description    string            `json:"description"`
	Recommendation domain.CostMethod `json:"recommendation"`
	CountedCents   domain.Cents      `json:"counted_cents"`
	Says           []string          `json:"says"`
}

func costCases(t *testing.T) []costCase {
	t.Helper()
	raw, err := os.ReadFile("../../testdata/vectors/judge_costs.json")
	require.NoError(t, err)
	var cases []costCase
	require.NoError(t, json.Unmarshal(raw, &cases))
	return cases
}

func TestCosts_vectors(t *testing.T) {
	for _, c := range costCases(t) {
		t.Run(c.Name, func(t *testing.T) {
			got := Costs(domain.CostQuestion{EstimatedHours: c.Hours, HasExtraCosts: c.HasExtraCosts, CostDescription: c.Description})
			assert.Equal(t, c.Recommendation, got.Recommendation, got.Reasoning)
			assert.Contains(t, got.Reasoning, "vuistregel: zo'n 40% van je S&O-loonkosten")
			for _, s := range c.Says {
				assert.Contains(t, got.Reasoning, s)
			}
			if c.HasExtraCosts && c.Hours > 0 {
				var total domain.Cents
				if got.Comparison != nil {
					total = got.Comparison.Counted
				}
				assert.Equal(t, c.CountedCents, total, got.Reasoning)
			}
			if got.Recommendation == domain.ActualCosts {
				assert.Contains(t, got.Warning, "de administratieve last geldt voor het hele belastingjaar")
				assert.Contains(t, got.Warning, "eerste aanvraag")
			} else {
				assert.Empty(t, got.Warning)
			}
		})
	}
}

func TestCosts_comparison(t *testing.T) {
	got := Costs(domain.CostQuestion{EstimatedHours: 1000, HasExtraCosts: true,
		CostDescription: "Laptops 2.000 euro\nSensoren 4.000 euro\nOscilloscoop 9.000 euro\nVlizotrax 100 euro"})
	require.NotNil(t, got.Comparison)
	assert.Equal(t, []domain.CostItem{
		{Label: "Sensoren", Amount: 4_000_00, Kind: domain.Cost},
		{Label: "Oscilloscoop", Amount: 9_000_00, Kind: domain.Expenditure, Note: noteExpenditure},
		{Label: "Vlizotrax", Amount: 100_00, Kind: domain.Cost, Note: noteUnknown},
		{Label: "Laptops", Amount: 2_000_00, Kind: domain.NotCounted, Note: "algemene ICT telt niet mee"},
	}, got.Comparison.Items)
	assert.Equal(t, domain.Cents(13_100_00), got.Comparison.Counted)
	assert.Equal(t, domain.Cents(10_000_00), got.Comparison.FlatRate)
	assert.Contains(t, got.Reasoning, "Dit telt mee:\n- € 4.000 Sensoren (kosten)\n- € 9.000 Oscilloscoop (uitgave: "+noteExpenditure+")")
	assert.Contains(t, got.Reasoning, "Dit telt niet mee:\n- € 2.000 Laptops: ")
	assert.True(t, strings.HasSuffix(got.Reasoning, got.Comparison.Conclusion))

	assert.Nil(t, Costs(domain.CostQuestion{EstimatedHours: 1000, HasExtraCosts: true, CostDescription: "sensoren"}).Comparison)
}

func TestCosts_invariantsForAnyText(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		q := domain.CostQuestion{
			EstimatedHours:  rapid.IntRange(-10, 1_000_000).Draw(t, "hours"),
			HasExtraCosts:   true,
			CostDescription: strings.Join(rapid.SliceOf(rapid.SampledFrom(costPieces)).Draw(t, "pieces"), " ") + rapid.String().Draw(t, "noise"),
		}
		got := Costs(q)
		require.Equal(t, got, Costs(q))
		require.NotEmpty(t, got.Reasoning)
		require.Equal(t, got.Recommendation == domain.ActualCosts, got.Warning != "")
		if c := got.Comparison; c != nil {
			require.NotEmpty(t, c.Items)
			require.Equal(t, got.Recommendation == domain.ActualCosts, c.Counted > c.FlatRate)
		}
	})
}

var costPieces = []string{
	"€", "12.500", "euro", "2x", "20 stuks à", "tot", "-", "k", "materiaal", "laptops", "\n", ",", "€ 999999999999999", "12,5k",
	"tussen", "en", "totaal", "per stuk", "€ 0,01", "mln", ";", "99999 stuks à € 999.999.999",
}

func TestCosts_recommendsActualCostsOnlyAboveTheFlatRate(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		hours := rapid.IntRange(1, 5000).Draw(t, "hours")
		n := rapid.IntRange(1, 200_000).Draw(t, "euros")
		ask := func(euros int) domain.CostMethod {
			return Costs(domain.CostQuestion{EstimatedHours: hours, HasExtraCosts: true, CostDescription: "Materiaal € " + domain.DutchInt(euros)}).Recommendation
		}
		want := domain.FlatRate
		if domain.Cents(n)*100 > domain.FlatRateAllowance(hours) {
			want = domain.ActualCosts
		}
		require.Equal(t, want, ask(n))
	})
}
