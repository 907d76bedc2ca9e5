package typed_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"wbso/domain"
	"wbso/domain/typed"
)

func TestMonth(t *testing.T) {
	for text, want := range map[string]string{
		"maart 2027": "2027-03", "mrt '27": "2027-03", "03-2027": "2027-03", "2027-03": "2027-03", "eind sept. 2027": "2027-09", "15-3-2027": "2027-03", "3/27": "2027-03",
		"01-2027 t/m 06-2027": "2027-06", "januari t/m juni 2027": "2027-06", "jan 2027 tot en met 06-2027": "2027-06", "2027-01 – 2027-06": "2027-06",
	} {
		got, err := typed.Month(text)
		assert.NoError(t, err, text)
		assert.Equal(t, want, got.String(), text)
	}
	for _, text := range []string{"", "2027", "maart of april 2027 en mei 2028", "13-2027", "maart 1927", "06-2027 t/m 01-2027", "01-2027 of 06-2027"} {
		_, err := typed.Month(text)
		assert.Equal(t, domain.CodeMonthUnclear, domain.CodeOf(err), text)
	}
}

func TestNumber(t *testing.T) {
	for text, want := range map[string]int{"1200": 1200, "1.200 uur": 1200, "ongeveer 12.": 12, "ca. 12 mensen": 12, "we zijn met 3 ontwikkelaars": 3, "12 in totaal": 12, "zo'n 1.500 S&O-uren per jaar": 1500, "circa 5 fte": 5} {
		got, err := typed.Number(text, 1, 2000)
		assert.NoError(t, err, text)
		assert.Equal(t, want, got, text)
	}
	for _, text := range []string{"", "0", "2001", "-12", "10 of 12", "1,5", "we zijn sinds 2019 met zijn drieën", "sinds 2019", "in 2020", "minder dan 50", "5 per week", "3e jaar"} {
		_, err := typed.Number(text, 1, 2000)
		assert.Equal(t, domain.CodeNumberUnclear, domain.CodeOf(err), text)
	}
}

func TestAmount(t *testing.T) {
	for text, want := range map[string]domain.Cents{"€ 1.250": 125000, "1250,50 euro": 125050, "900": 90000, "12,5k": 1250000, "1,200.50": 120050, "3.800": 380000} {
		got, err := typed.Amount(text)
		assert.NoError(t, err, text)
		assert.Equal(t, want, got, text)
	}
	for _, text := range []string{"", "0", "100 per maand", "3 x 200", "12,5", "-5", "60% van 100", "$ 500", "500 dollar", "CHF 500", "1,200"} {
		_, err := typed.Amount(text)
		assert.Equal(t, domain.CodeAmountUnclear, domain.CodeOf(err), text)
	}
}

func TestYears(t *testing.T) {
	got, err := typed.ParseYears("2023, 2025 t/m 2026", 2022, 2026)
	assert.NoError(t, err)
	assert.Equal(t, map[int]bool{2023: true, 2025: true, 2026: true}, got)
	none, err := typed.ParseYears("geen", 2022, 2026)
	assert.NoError(t, err)
	assert.Empty(t, none)
	for _, text := range []string{"", "ja", "2021", "2026-2023"} {
		_, err := typed.ParseYears(text, 2022, 2026)
		assert.Equal(t, domain.CodeYearsUnclear, domain.CodeOf(err), text)
	}
}

func TestYesNo(t *testing.T) {
	for text, want := range map[string]bool{"Ja.": true, "nee, dit is nieuw": false, ", ja": true} {
		got, err := typed.YesNo(text)
		assert.NoError(t, err, text)
		assert.Equal(t, want, got, text)
	}
	for _, text := range []string{"", "...", "misschien"} {
		_, err := typed.YesNo(text)
		assert.Equal(t, domain.CodeYesNoUnclear, domain.CodeOf(err), text)
	}
}
