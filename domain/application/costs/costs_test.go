package costs

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/scheme"
)

func TestAdvise_everyListIsWritten(t *testing.T) {
	got := advise(adviceIn{Hours: 1000, Description: "Laptops 2.000 euro\nTestmateriaal 4.000 euro excl. btw\nOscilloscoop 9.000 euro\nVlizotrax 100 euro"}.question())
	assert.True(t, strings.HasPrefix(got.Reasoning, strings.Join([]string{
		"Dit telt mee:", "- Testmateriaal: € 4.000 (kosten)",
		"Dit telt niet mee:", "- Laptops: algemene ICT telt niet mee",
		"Dit telt pas mee als je het aanvult:",
		"- Oscilloscoop: Is het bedrag met of zonder btw; voor hoeveel procent is het voor dit project?",
		"- Vlizotrax: Waarvoor is dit; is het bedrag met of zonder btw; voor hoeveel procent is het voor dit project?",
		"Samen telt € 4.000 mee.", "Forfait: 1.000 uur × € 10 = € 10.000",
	}, "\n")), got.Reasoning)
	assert.True(t, strings.HasSuffix(got.Reasoning, got.Conclusion))
	assert.Equal(t, domain.Cents(10_000_00), got.FlatRate)
	assert.Equal(t, domain.Cents(-6_000_00), got.Difference)
	assert.Equal(t, []string{application.VATNeed, application.ShareNeed}, got.Open[0].Needs)
	assert.Equal(t, got.Items[2].ID, got.Open[0].Item)
}

func anyDescription(t *rapid.T) string {
	return strings.Join(rapid.SliceOf(rapid.SampledFrom(pieces)).Draw(t, "pieces"), " ") + rapid.String().Draw(t, "noise")
}

func TestAdvise_invariantsForAnyText(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		q := CostQuestion{
			EstimatedHours: rapid.IntRange(-10, 1_000_000).Draw(t, "hours"), HasExtraCosts: true,
			HasEmployees: rapid.Bool().Draw(t, "staff"), CostDescription: anyDescription(t),
		}
		got := advise(q)
		require.Equal(t, got, advise(q))
		require.NotEmpty(t, got.Reasoning)
		require.Equal(t, got.Recommendation == scheme.ActualCosts, got.Warning != "")
		require.Equal(t, got.Recommendation == scheme.ActualCosts && !got.Undecided, got.Counted > got.FlatRate)
		if !q.HasEmployees {
			require.Equal(t, scheme.FlatRate, got.Recommendation)
		}
	})
}

// Whatever the user wrote, an item quotes it, has an id of its own, and assumes nothing.
func TestItems_quoteTheUserAndAssumeNothing(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text := anyDescription(t)
		ids := map[string]bool{}
		for _, i := range Items(text) {
			require.Contains(t, text, i.From)
			require.NotEmpty(t, i.Post)
			require.False(t, ids[i.ID])
			require.LessOrEqual(t, utf8.RuneCountInString(i.Post), 83)
			ids[i.ID] = true
			if i.VAT != "" {
				require.Regexp(t, `(?i)btw|excl|incl`, text)
			}
			if i.Share != nil {
				require.Regexp(t, `(?i)%|test|proef|prototype|project|volledig`, text)
			}
		}
	})
}

var pieces = []string{
	"€", "12.500", "euro", "2x", "20 stuks à", "tot", "-", "k", "materiaal", "laptops", "\n", ",", "€ 999999999999999", "12,5k",
	"tussen", "en", "totaal", "per stuk", "€ 0,01", "mln", ";", "99999 stuks à € 999.999.999", "excl. btw", "incl. btw", "voor 20%",
	"per maand", "12 maanden", "alle bedragen", "voor dit project", "testserie", "meetbank", "€ 500", "(", ")", "volledig voor",
}

func TestAdvise_recommendsActualCostsOnlyAboveTheFlatRate(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		hours := rapid.IntRange(1, 5000).Draw(t, "hours")
		n := rapid.IntRange(1, 200_000).Draw(t, "euros")
		got := advise(adviceIn{Hours: hours, Description: "Testmateriaal € " + domain.DutchInt(n) + " excl. btw"}.question())
		want := scheme.FlatRate
		if domain.Cents(n)*100 > scheme.FlatRateAllowance(hours) {
			want = scheme.ActualCosts
		}
		require.Equal(t, want, got.Recommendation)
		require.Equal(t, domain.Cents(n)*100-got.FlatRate, got.Difference)
		require.Equal(t, got.Difference > 0, got.DifferenceBenefit > 0)
	})
}

// Removing the words that settle an item leaves it open: nothing is filled in silently.
func TestAdvise_anOpenItemNeverCounts(t *testing.T) {
	for _, text := range []string{"Sensoren € 50.000", "Sensoren € 50.000 excl. btw", "Sensoren € 50.000, volledig voor dit project", "Oven € 50.000 excl. btw voor de proeven"} {
		got := advise(adviceIn{Hours: 100, Description: text}.question())
		assert.Zero(t, got.Counted, text)
		assert.True(t, got.Undecided, text)
		require.Len(t, got.Open, 1, text)
		assert.Equal(t, scheme.ActualCosts, got.Open[0].Recommendation, text)
	}
}

// However the open items turn out, what counts and its benefit are within the span that the advice names.
func TestWeigh_theSpanHoldsHoweverItTurnsOut(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		hours := rapid.IntRange(1, 30_000).Draw(t, "hours")
		open := rapid.SliceOfN(rapid.Custom(anyOpenItem), 1, 6).Draw(t, "items")
		turned := slices.Clone(open)
		for i := range turned {
			settle(t, &turned[i])
		}
		span, truth := Weigh(hours, open), Weigh(hours, turned)
		require.Empty(t, truth.Open)
		require.LessOrEqual(t, span.Counted, truth.Counted)
		require.LessOrEqual(t, span.DifferenceBenefit, truth.DifferenceBenefit)
		if span.Most != nil {
			require.LessOrEqual(t, truth.Counted, span.Most.Counted)
			require.LessOrEqual(t, truth.DifferenceBenefit, span.Most.DifferenceBenefit)
		}
		unpriced := slices.ContainsFunc(open, func(i application.CostItem) bool { return i.Kind != application.NotCountedKind && i.Cents == 0 })
		require.Equal(t, len(span.Open) > 0 && !unpriced, span.Most != nil)
		if span.Recommendation == scheme.FlatRate || !span.Undecided {
			require.Equal(t, span.Recommendation, truth.Recommendation, "what is advised holds however it turns out")
		}
		require.NotContains(t, span.Reasoning, "gerust")
		require.Equal(t, span.Most != nil, strings.Contains(span.Reasoning, "Er telt tussen "))
	})
}

func anyOpenItem(t *rapid.T) application.CostItem {
	i := application.CostItem{Post: "Staal", Cents: rapid.Int64Range(0, 50_000_00).Draw(t, "cents"), Times: rapid.IntRange(1, 12).Draw(t, "times"),
		VAT:  rapid.SampledFrom([]string{"", application.WithoutVAT, application.WithVAT}).Draw(t, "vat"),
		Kind: rapid.SampledFrom([]string{"", application.CostKind, application.ExpenditureKind, application.NotCountedKind}).Draw(t, "kind")}
	if rapid.Bool().Draw(t, "known") {
		share := rapid.IntRange(0, 100).Draw(t, "share")
		i.Share = &share
	}
	return i
}

// settle answers what is open about an item.
func settle(t *rapid.T, i *application.CostItem) {
	if i.Cents == 0 {
		i.Cents = rapid.Int64Range(1, 50_000_00).Draw(t, "amount")
	}
	if i.VAT == "" {
		i.VAT = rapid.SampledFrom([]string{application.WithoutVAT, application.WithVAT}).Draw(t, "turns out")
	}
	if i.Kind == "" {
		i.Kind = rapid.SampledFrom([]string{application.CostKind, application.ExpenditureKind, application.NotCountedKind}).Draw(t, "is")
	}
	if i.Share == nil {
		share := rapid.IntRange(0, 100).Draw(t, "part")
		i.Share = &share
	}
}

// Every word of a description is in the words of one row, but for those that join two.
func TestItems_loseNoWord(t *testing.T) {
	joins := regexp.MustCompile(`(?i)\b(?:en|plus)\b`)
	wordsOf := func(text string) string {
		return strings.Join(regexp.MustCompile(`[\pL\d]+`).FindAllString(joins.ReplaceAllString(text, " "), -1), " ")
	}
	rapid.Check(t, func(t *rapid.T) {
		text := anyDescription(t)
		var from []string
		for _, i := range Items(text) {
			from = append(from, i.From)
		}
		require.Equal(t, wordsOf(text), wordsOf(strings.Join(from, " ")))
	})
}

func TestItems_areNoMoreThanAnApplicationTakes(t *testing.T) {
	for _, piece := range []string{"a. ", "1 euro, ", "€ 5 en b\n", "alles excl. btw. ", "tussen 1 en 2 ", ": \n"} {
		text := strings.Repeat(piece, domain.TextMax/len(piece))
		require.LessOrEqual(t, len(Items(text)), application.CostItemsMax)
	}
}

// A sentence that names another post has a row of its own, and its amount is asked.
func TestItems_aRowForEachPost(t *testing.T) {
	for description, want := range map[string][]string{
		"Sensoren 12 stuks à € 340, filters en lenzen ongeveer 2.800 euro ex btw. Cel € 38.000, voor 60% voor dit project. Nappen laten gieten.": {
			"Sensoren 34000", "filters en lenzen 280000", "Cel 3800000", "Nappen laten gieten. 0"},
		"We kopen hars voor € 300. De hars gaat op in de proeven. Ook een oven, € 4.000.": {"hars 30000", "oven 400000"},
		"Meetbank. 4.000 euro. Excl. btw. Huur laser.":                                    {"Meetbank 400000", "Huur laser. 0"},
		"Lijm € 300, harder en € 200 voor hars":                                           {"Lijm 30000", "hars 20000"},
	} {
		var got []string
		for _, i := range Items(description) {
			got = append(got, fmt.Sprint(i.Post, " ", i.Cents))
		}
		assert.Equal(t, want, got, description)
	}
}
