package costs

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"wbso/domain/application"
	"wbso/domain/vectortest"
)

func TestChecked_vectors(t *testing.T) {
	type checkedCase struct {
		Name  string
		In    string
		Found []FoundPost
		Want  []row
	}
	for _, c := range vectortest.Cases[checkedCase](t, "costs_checked") {
		t.Run(c.Name, func(t *testing.T) {
			got := Checked(c.In, c.Found)
			require.Len(t, got, len(c.Want), "%+v", got)
			for n, want := range c.Want {
				i := got[n]
				assert.Contains(t, i.Reason, want.Says)
				assert.Contains(t, c.In, i.From)
				want.From = i.From
				assert.Equal(t, want,
					row{Post: i.Post, Cents: i.Cents, Times: i.Times, VAT: i.VAT, Share: i.Share, Kind: i.Kind, Says: want.Says,
						From: i.From})
			}
		})
	}
}

// Whatever a model answers, nothing counts for more than the description has.
func TestChecked_L09_neverMoreThanTheDescriptionSays(t *testing.T) {
	const text = "Testmateriaal € 4.000 excl. btw, 3 ovens à € 9.000 incl. btw en sensoren voor 250 euro. Inhuur kost € 12.000."
	word := rapid.SampledFrom(append(strings.Fields(text), "€ 4.000", "€ 9.000", "€ 12.000", "250 euro", "€ 99.000", "000", "", "Testmateriaal € 4.000 excl. btw", "3 ovens à € 9.000 incl. btw", "Inhuur kost € 12.000", text))
	rapid.Check(t, func(t *rapid.T) {
		share := rapid.IntRange(-10, 300).Draw(t, "share")
		list := rapid.SliceOfN(rapid.Custom(func(t *rapid.T) FoundPost {
			return FoundPost{
				Post: word.Draw(t, "post"), Amount: word.Draw(t, "amount"), Quote: word.Draw(t, "quote"), Times: rapid.IntRange(-2, 1e6).Draw(t, "times"),
				Share: &share, VAT: rapid.SampledFrom([]string{"", "excl", "incl", "x"}).Draw(t, "vat"), Kind: rapid.SampledFrom([]string{"", "kosten", "uitgave", "telt_niet"}).Draw(t, "kind"),
			}
		}), 0, 12).Draw(t, "found")
		seen := map[int64]int{}
		for _, i := range Checked(text, list) {
			seen[i.Cents]++
			assert.Contains(t, []int64{400000, 900000, 25000, 1200000, 300, 400, 900, 1200, 25000}, i.Cents)
			assert.LessOrEqual(t, seen[i.Cents], 1, "%+v", i)
			assert.Contains(t, text, i.From)
			assert.Contains(t, []int{0, 1, 3, 250}, i.Times)
			if strings.Contains(i.From, "Inhuur kost") {
				assert.Equal(t, application.NotCountedKind, i.Kind)
			}
		}
	})
}

// The digits of an amount are no number of times and no share.
func TestChecked_L09_anAmountIsNoNumberOfTimes(t *testing.T) {
	share := 12
	for text, amount := range map[string]string{"Meetkaarten € 4.000": "4.000", "Meetkaarten € 4,50": "4,50", "Meetkaarten € 4": "4", "Meetkaarten 4 000 euro": "4 000", "Meetkaarten 4 of 40 in de folder, € 9": "9"} {
		got := Checked(text, []FoundPost{{Post: "Meetkaarten", Amount: amount, Quote: text, Times: 4, Share: &share}})
		require.Len(t, got, 1, text)
		assert.Equal(t, strings.Contains(text, "folder"), got[0].Times == 4, "%s: %+v", text, got[0])
	}
	text := "Licenties € 12.000 voor het jaar"
	got := Checked(text, []FoundPost{{Post: "Licenties", Amount: "12.000", Quote: text, Times: 1, Share: &share}})
	assert.Nil(t, got[0].Share)
}
