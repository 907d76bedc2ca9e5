package dossier_test

import (
	"bytes"
	"encoding/json"
	"math/big"
	"os"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"wbso/domain"
	"wbso/domain/dossier"
)

func TestCostItem_vectors(t *testing.T) {
	var file struct {
		Rule  string
		Cases []struct {
			Name string
			In   dossier.CostItem
			Want struct {
				Counted  domain.Cents
				Missing  []string
				Most     domain.Cents
				Reckoned string
			}
		}
	}
	raw, err := os.ReadFile("../../testdata/vectors/costs_item.json")
	require.NoError(t, err)
	d := json.NewDecoder(bytes.NewReader(raw))
	d.DisallowUnknownFields()
	require.NoError(t, d.Decode(&file))
	require.NotEmpty(t, file.Cases)
	for _, c := range file.Cases {
		t.Run(c.Name, func(t *testing.T) {
			amount, complete := c.In.Counted()
			assert.Equal(t, c.Want.Counted, amount)
			assert.ElementsMatch(t, c.Want.Missing, c.In.Missing())
			assert.Equal(t, len(c.Want.Missing) == 0, complete)
			assert.Equal(t, c.Want.Most, c.In.Most())
			if c.Want.Reckoned != "" {
				assert.Equal(t, c.Want.Reckoned, c.In.Reckoned())
			}
		})
	}
}

func anyItem(t *rapid.T) dossier.CostItem {
	i := dossier.CostItem{
		Post: "Staal", Cents: rapid.Int64Range(-1, 2_000_000_000_00).Draw(t, "cents"), Times: rapid.IntRange(-1, 100_000).Draw(t, "times"),
		VAT:  rapid.SampledFrom([]string{"", "excl", "incl", "anders"}).Draw(t, "vat"),
		Kind: rapid.SampledFrom([]string{"", "kosten", "uitgave", "telt_niet", "anders"}).Draw(t, "kind"),
	}
	if rapid.Bool().Draw(t, "known") {
		share := rapid.IntRange(-1, 101).Draw(t, "share")
		i.Share = &share
	}
	return i
}

func TestCostItem_countsTheExactAmountToHalfACent(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		i := anyItem(t)
		amount, complete := i.Counted()
		require.Equal(t, len(i.Missing()) == 0, complete)
		if !complete || i.Kind == dossier.NotCountedKind {
			require.Zero(t, amount)
			return
		}
		require.Equal(t, amount, i.Most(), "nothing is missing, so nothing can turn out better")
		exact := big.NewRat(i.Cents*int64(i.Times)*int64(*i.Share), 100)
		if i.VAT == dossier.WithVAT {
			exact.Mul(exact, big.NewRat(100, 121))
		}
		off := exact.Sub(exact, big.NewRat(int64(amount), 1))
		require.LessOrEqual(t, off.Abs(off).Cmp(big.NewRat(1, 2)), 0)
	})
}

func TestSumOf_addsOnlyWhatIsComplete(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		items := rapid.SliceOfN(rapid.Custom(anyItem), 0, 8).Draw(t, "items")
		sums := dossier.SumOf(items)
		var want domain.Cents
		open := 0
		for _, i := range items {
			amount, complete := i.Counted()
			want += amount
			if !complete {
				open++
			}
		}
		require.Equal(t, want, sums.Total())
		require.Len(t, sums.Open, open)
	})
}

func TestCosts_printOnlyWhatCountsWithATotal(t *testing.T) {
	share := func(n int) *int { return &n }
	costs := dossier.Costs{Items: []dossier.CostItem{
		{Post: "Testmateriaal", Cents: 4_000_00, Times: 1, VAT: "excl", Share: share(100), Kind: "kosten"},
		{Post: "Cloudopslag", Cents: 900_00, Times: 12, VAT: "excl", Share: share(100), Kind: "kosten"},
		{Post: "Laptops", Cents: 2_000_00, Times: 1, Kind: "telt_niet"},
		{Post: "Sensoren", Cents: 500_00, Times: 1, Kind: "kosten"},
		{Post: "Meetbank", Cents: 30_000_00, Times: 1, VAT: "excl", Share: share(20), Kind: "uitgave"},
		{Post: "Oven", Cents: 9_000_00, Times: 1, VAT: "excl", Share: share(0), Kind: "uitgave"},
	}}
	assert.Equal(t, "Testmateriaal: € 4.000\nCloudopslag: € 10.800 (12 × € 900)\nTotaal kosten (zonder btw): € 14.800", costs.PrintedCosts())
	assert.Equal(t, "Meetbank: € 6.000 (20% van € 30.000)\nTotaal uitgaven (zonder btw): € 6.000", costs.PrintedExpenditures())
	assert.Empty(t, dossier.Costs{}.PrintedCosts())
}
