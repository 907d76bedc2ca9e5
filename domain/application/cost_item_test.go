package application_test

import (
	"math/big"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/application/applicationtest"
	"wbso/domain/application/form"
	"wbso/domain/scheme"
	"wbso/domain/vectortest"
)

func TestCostItem_vectors(t *testing.T) {
	type itemCase struct {
		Name string
		In   application.CostItem
		Want struct {
			Counted  domain.Cents
			Missing  []string
			Most     domain.Cents
			Reckoned string
			Sum      string
		}
	}
	for _, c := range vectortest.Cases[itemCase](t, "costs_item") {
		t.Run(c.Name, func(t *testing.T) {
			amount, complete := c.In.Counted()
			assert.Equal(t, c.Want.Counted, amount)
			assert.ElementsMatch(t, c.Want.Missing, c.In.Missing())
			assert.Equal(t, len(c.Want.Missing) == 0, complete)
			assert.Equal(t, c.Want.Most, c.In.Most())
			if c.Want.Reckoned != "" {
				assert.Equal(t, c.Want.Reckoned, c.In.Reckoned())
			}
			assert.Equal(t, c.Want.Sum, c.In.Sum())
		})
	}
}

func anyItem(t *rapid.T) application.CostItem {
	i := application.CostItem{
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
		if !complete || i.Kind == application.NotCountedKind {
			require.Zero(t, amount)
			return
		}
		require.Equal(t, amount, i.Most(), "nothing is missing, so nothing can turn out better")
		exact := big.NewRat(i.Cents*int64(i.Times)*int64(*i.Share), 100)
		if i.VAT == application.WithVAT {
			exact.Mul(exact, big.NewRat(100, 121))
		}
		off := exact.Sub(exact, big.NewRat(int64(amount), 1))
		require.LessOrEqual(t, off.Abs(off).Cmp(big.NewRat(1, 2)), 0)
	})
}

func TestSumOf_addsOnlyWhatIsComplete(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		items := rapid.SliceOfN(rapid.Custom(anyItem), 0, 8).Draw(t, "items")
		sums := application.SumOf(items)
		var want domain.Cents
		open := 0
		for _, i := range items {
			amount, complete := i.Counted()
			want += amount
			if !complete {
				open++
			}
		}
		require.Equal(t, want, sums.TotalCosts())
		require.Len(t, sums.Open, open)
	})
}

func TestCosts_printOnlyWhatCountsWithATotal(t *testing.T) {
	share := func(n int) *int { return &n }
	item := application.CostItem{Times: 1, VAT: "excl", Share: share(100), Kind: "kosten", Relation: "Voor de proeven."}
	material, cloud, laptops, bench, oven := item, item, item, item, item
	material.ID, material.Post, material.Cents, material.Calculation = "c1", "Testmateriaal", 4_000_00, "8 proeven van € 500"
	cloud.ID, cloud.Post, cloud.Cents, cloud.Times, cloud.Calculation = "c2", "Cloudopslag", 900_00, 12, "12 × € 900"
	laptops.ID, laptops.Post, laptops.Cents, laptops.Kind = "c3", "Laptops", 2_000_00, "telt_niet"
	bench.ID, bench.Post, bench.Cents, bench.Share, bench.Kind, bench.Calculation = "c4", "Meetbank", 30_000_00, share(20), "uitgave", "20% van € 30.000"
	oven.ID, oven.Post, oven.Cents, oven.Share, oven.Kind = "c5", "Oven", 9_000_00, share(0), "uitgave"
	a := applicationtest.Coating()
	a.Costs = application.Costs{Method: scheme.ActualCosts, HasEmployees: true, Items: []application.CostItem{material, cloud, laptops, bench, oven}}
	assert.Equal(t, "Testmateriaal: € 4.000 (8 proeven van € 500). Voor de proeven.\nCloudopslag: € 10.800 (12 × € 900). Voor de proeven.\n"+
		"Totaal kosten (zonder btw): € 14.800", applicationtest.Section(t, a, "kosten").Text)
	assert.Equal(t, "Meetbank: € 6.000 (20% van € 30.000). Voor de proeven.\nTotaal uitgaven (zonder btw): € 6.000", applicationtest.Section(t, a, "uitgaven").Text)

	a.Costs.Items[1].Relation = ""
	assert.Empty(t, applicationtest.Section(t, a, "kosten").Text, "half an answer is none")
	assert.Equal(t, []string{"costs.c2.relation"}, applicationtest.Section(t, a, "kosten").Asks)
	assert.NotEmpty(t, applicationtest.Section(t, a, "uitgaven").Text, "the other box is complete")
	a.Dismissed = []string{"costs.c2.relation"}
	assert.Contains(t, applicationtest.Section(t, a, "kosten").Text, "Cloudopslag: € 10.800 (12 × € 900)\n", "what does not apply is not printed")
}

// What RVO asks of an item is asked once it may count, and no sooner.
func TestCosts_relationAndCalculationAreAsked(t *testing.T) {
	whole, none := 100, 0
	item := application.CostItem{ID: "c1", Post: "Epoxyhars", Cents: 4_000_00, Times: 1, VAT: "excl", Share: &whole, Kind: "kosten"}
	for name, c := range map[string]struct {
		method scheme.CostMethod
		change func(*application.CostItem)
		want   []string
	}{
		"of an earlier program":      {scheme.ActualCosts, func(*application.CostItem) {}, []string{"costs.c1.relation", "costs.c1.calculation"}},
		"one of which VAT is open":   {scheme.ActualCosts, func(i *application.CostItem) { i.VAT = "" }, []string{"costs.c1.vat", "costs.c1.relation"}},
		"that cannot be seen":        {scheme.ActualCosts, func(i *application.CostItem) { i.Relation, i.Calculation = "\u200b", " " }, []string{"costs.c1.relation", "costs.c1.calculation"}},
		"that does not count":        {scheme.ActualCosts, func(i *application.CostItem) { i.Kind = "telt_niet" }, nil},
		"of which nothing is for it": {scheme.ActualCosts, func(i *application.CostItem) { i.Share = &none }, nil},
		"no method yet":              {"", func(i *application.CostItem) { i.VAT = "" }, []string{"costs.c1.vat"}},
		"the flat rate":              {scheme.FlatRate, func(i *application.CostItem) { i.VAT = "" }, nil},
	} {
		a, i := applicationtest.Coating(), item
		c.change(&i)
		a.Costs = application.Costs{Method: c.method, HasEmployees: true, Items: []application.CostItem{i}}
		var asked []string
		for _, id := range applicationtest.IdsOf(form.OpenQuestions(a, applicationtest.Kleppen())) {
			if strings.HasPrefix(id, "costs.c1.") {
				asked = append(asked, id)
			}
		}
		assert.Equal(t, c.want, asked, name)
	}
}

// A calculation that nobody typed is always our sum; one that somebody typed stays as it is.
func TestCosts_aCalculationFollowsUntilItIsTyped(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, typed := application.New(), ""
		a.Costs.Items = []application.CostItem{anyItem(t)}
		a.Costs.Items[0].ID = "c1"
		a.Costs.Items[0].Calculation = a.Costs.Items[0].Sum()
		for range rapid.IntRange(1, 8).Draw(t, "edits") {
			next := anyItem(t)
			next.ID, next.Calculation = "c1", a.Costs.Items[0].Calculation
			types := rapid.IntRange(0, 3).Draw(t, "types") == 0
			if types {
				next.Calculation = rapid.SampledFrom([]string{"Offerte van de leverancier", "20 weken van € 100"}).Draw(t, "typed")
			}
			got, err := a.ReplaceContent(application.CostsPart, application.Costs{HasEmployees: true, Items: []application.CostItem{next}}, true)
			if err != nil {
				continue
			}
			if a = got; types {
				typed = next.Calculation
			}
			want := a.Costs.Items[0].Sum()
			if typed != "" {
				want = typed
			}
			require.Equal(t, want, a.Costs.Items[0].Calculation)
		}
	})
}

// A calculation that is taken away is asked, also after the amount has changed.
func TestCosts_aCalculationThatIsTakenAwayIsAsked(t *testing.T) {
	whole := 100
	a := applicationtest.Coating()
	a.Costs = application.Costs{Method: scheme.ActualCosts, HasEmployees: true,
		Items: []application.CostItem{{ID: "c1", Post: "Epoxyhars", Cents: 4_000_00, Times: 1, VAT: "excl", Share: &whole, Kind: "kosten", Calculation: "100% van € 4.000"}}}
	for _, cents := range []int64{4_000_00, 5_000_00} {
		items := slices.Clone(a.Costs.Items)
		items[0].Calculation, items[0].Cents = "", cents
		a = applicationtest.Replaced(t, a, application.CostsPart, application.Costs{Method: scheme.ActualCosts, HasEmployees: true, Items: items})
		assert.Contains(t, applicationtest.IdsOf(form.OpenQuestions(a, applicationtest.Kleppen())), "costs.c1.calculation")
	}
	got, err := form.Answer(a, applicationtest.Kleppen(), "costs.c1.calculation", "40 kg van € 125")
	require.NoError(t, err)
	assert.Equal(t, "40 kg van € 125", got.Application.Costs.Items[0].Calculation)
}
