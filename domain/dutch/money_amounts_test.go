package dutch_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"wbso/domain/dutch"
)

func TestAmounts(t *testing.T) {
	type amount struct {
		cents int64
		doubt dutch.Doubt
	}
	currency, separator := amount{0, dutch.OtherCurrency}, amount{0, dutch.Separator}
	for text, want := range map[string][]amount{
		"€ 12.500": {{1250000, ""}}, "12.500 euro": {{1250000, ""}}, "EUR 12.500,00": {{1250000, ""}}, "12.500,-": {{1250000, ""}}, "12,5k": {{1250000, ""}},
		"15 duizend euro": {{1500000, ""}}, "1,2 mln euro": {{120000000, ""}}, "k€ 12": {{1200000, ""}}, "€12k": {{1200000, ""}}, "12 k€": {{1200000, ""}}, "500 euro's": {{50000, ""}},
		"€ 3.80": {{380, ""}}, "€ 3.800": {{380000, ""}}, "€ 1.200,50": {{120050, ""}}, "€ 1,200.50": {{120050, ""}}, "€ 1'200": {{120000, ""}}, "€ 4 000": {{400000, ""}},
		"€ 1,200": {separator}, "€ 12,5": {separator}, "€ 0.500": {separator}, "€ 3.800k": {separator}, "€ 1.20.30": {separator}, "€ 1234567890123": {separator},
		"$ 500": {currency}, "US$500": {currency}, "USD 1,200": {currency}, "500 dollar": {currency}, "500 dollars": {currency}, "£ 500": {currency}, "500 GBP": {currency},
		"500 pond": {currency}, "CHF 500": {currency}, "500 Zwitserse frank": {currency}, "¥ 500": {currency}, "500 kronen": {currency}, "500 yen": {currency},
		"Laptop: 1.200": {{120000, ""}}, "Lijm 1,200": nil, "in 2027": nil, "type 4000": nil, "10k records": nil, "500 proeven": nil, "": nil,
	} {
		var got []amount
		for _, a := range dutch.Amounts(text) {
			got = append(got, amount{a.Cents, a.Doubt})
			assert.NotEmpty(t, text[a.From:a.To], text)
		}
		assert.Equal(t, want, got, text)
	}
}
