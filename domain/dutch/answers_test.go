package dutch_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"wbso/domain"
	"wbso/domain/dutch"
)

func TestLastMonth(t *testing.T) {
	for text, want := range map[string]string{
		"Klaar in maart.": "0000-03", "ontwerp in januari, proef in juni 2027": "2027-06", "gereed maart 12 metingen": "0000-03", "Q3": "0000-09",
		"Ontwerp (mrt '27), bouw t/m jun 2027": "2027-06", "januari t/m maart": "0000-03", "Proef in 2027 Q2": "2027-06",
	} {
		got, found := dutch.LastMonth(text)
		assert.True(t, found, text)
		assert.Equal(t, want, got.String(), text)
	}
	_, found := dutch.LastMonth("We meten 12,5 graden en 20 keer.")
	assert.False(t, found)
}

func TestMonths(t *testing.T) {
	text := "Ontwerp 03-2027, bouw april t/m juni 2027 en nog eens maart 2027"
	found := dutch.Months(text)
	assert.Len(t, found, 2)
	assert.Equal(t, []string{"03-2027", "april t/m juni 2027"}, []string{text[found[0].From:found[0].To], text[found[1].From:found[1].To]})
}

func TestNumber(t *testing.T) {
	for text, want := range map[string]int{"1200": 1200, "1.200 uur": 1200, "ongeveer 12.": 12, "ca. 12 mensen": 12, "we zijn met 3 ontwikkelaars": 3, "12 in totaal": 12, "zo'n 1.500 S&O-uren per jaar": 1500, "circa 5 fte": 5, "1 200": 1200} {
		got, err := dutch.Number(text, 1, 2000)
		assert.NoError(t, err, text)
		assert.Equal(t, want, got, text)
	}
	for _, text := range []string{"", "0", "2001", "-12", "10 of 12", "1,5", "we zijn sinds 2019 met zijn drieën", "sinds 2019", "in 2020", "minder dan 50", "5 per week", "3e jaar"} {
		_, err := dutch.Number(text, 1, 2000)
		assert.Equal(t, domain.CodeNumberUnclear, domain.CodeOf(err), text)
	}
}

func TestMoney(t *testing.T) {
	for text, want := range map[string]domain.Cents{"€ 1.250": 125000, "1250,50 euro": 125050, "900": 90000, "12,5k": 1250000, "12,5": 1250, "€ 12,5": 1250, "1 250": 125000, "1,200.50": 120050, "3.800": 380000} {
		got, err := dutch.Money(text)
		assert.NoError(t, err, text)
		assert.Equal(t, want, got, text)
	}
	for _, text := range []string{"", "0", "100 per maand", "3 x 200", "1.2", "$ 12,5", "-5", "60% van 100", "$ 500", "500 dollar", "CHF 500", "1,200"} {
		_, err := dutch.Money(text)
		assert.Equal(t, domain.CodeAmountUnclear, domain.CodeOf(err), text)
	}
}

func TestYears(t *testing.T) {
	got, err := dutch.YearsIn("2023, 2025 t/m 2026", 2022, 2026)
	assert.NoError(t, err)
	assert.Equal(t, map[int]bool{2023: true, 2025: true, 2026: true}, got)
	none, err := dutch.YearsIn("geen", 2022, 2026)
	assert.NoError(t, err)
	assert.Empty(t, none)
	for _, text := range []string{"", "ja", "2021", "2026-2023"} {
		_, err := dutch.YearsIn(text, 2022, 2026)
		assert.Equal(t, domain.CodeYearsUnclear, domain.CodeOf(err), text)
	}
}

func TestYesNo(t *testing.T) {
	for text, want := range map[string]bool{"Ja.": true, "nee, dit is nieuw": false, ", ja": true} {
		got, err := dutch.YesNo(text)
		assert.NoError(t, err, text)
		assert.Equal(t, want, got, text)
	}
	for _, text := range []string{"", "...", "misschien"} {
		_, err := dutch.YesNo(text)
		assert.Equal(t, domain.CodeYesNoUnclear, domain.CodeOf(err), text)
	}
}
