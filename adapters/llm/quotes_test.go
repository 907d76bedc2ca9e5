package llm

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"pgregory.net/rapid"

	"wbso/domain/evaluation/find"
)

func TestQuotes_place(t *testing.T) {
	const said = "De “hars” laat los\t boven 80 °C, doordat hij zwelt.  Een 'primer' helpt\u00a0niet: dat weten we."
	q := quotesOf(said, find.Analyse(find.Text{Text: said}).Clauses)
	for quote, want := range map[string]string{
		`De "hars" laat los boven 80 °C`: "De “hars” laat los\t boven 80 °C",
		"“doordat hij zwelt.”":           "doordat hij zwelt",
		"Een ‘primer’ helpt niet":        "Een 'primer' helpt\u00a0niet",
		"laat los …":                     "laat los",
		"de hars laat los":               "", // another case, other words
		"boven 90 °C":                    "",
		"":                               "",
		" … ":                            "",
		"doordat hij zwelt. Een 'primer' helpt niet": "Een 'primer' helpt\u00a0niet", // the most of it
	} {
		clause, literal, found := q.place(quote)
		assert.Equal(t, want, literal, quote)
		assert.Equal(t, want != "", found, quote)
		if found {
			c := q.clauses[clause]
			assert.Contains(t, said[c.From:c.To], literal)
		}
	}
}

// Whatever a text has, a piece of it is found in it, byte for byte.
func TestQuotes_anyPieceIsFound(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		said := rapid.StringOf(rapid.SampledFrom([]rune("ab é’\"“\n\t . 👩\u200d🔬\u00a01,"))).Draw(t, "text")
		clauses := []find.Clause{{From: 0, To: len(said)}}
		runes := []rune(said)
		from := rapid.IntRange(0, len(runes)).Draw(t, "from")
		piece := string(runes[from:rapid.IntRange(from, len(runes)).Draw(t, "to")])
		_, literal, found := quotesOf(said, clauses).place(piece)
		if strings.ContainsFunc(piece, worded) != found || !strings.Contains(said, literal) {
			t.Fatalf("%q in %q: %q, %v", piece, said, literal, found)
		}
	})
}

func TestFence_L09_theMarkIsInNoText(t *testing.T) {
	one, two := fenceFor("tekst"), fenceFor("tekst")
	assert.NotEqual(t, one.mark, two.mark, "nobody can guess it")
	assert.GreaterOrEqual(t, len(one.mark), 20)
	assert.Equal(t, 2, strings.Count(one.around("pitch", "tekst"), one.mark))
}
