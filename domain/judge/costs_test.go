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
				for _, i := range costItems(c.Description) {
					if i.kind != refused {
						total += i.cents
					}
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
