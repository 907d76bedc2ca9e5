package dutch_test

import (
	"os"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain/dutch"
)

// sentences cuts a text where a sentence ends.
func sentences(text string) (all []string) {
	from := 0
	for at, r := range text {
		if strings.ContainsRune(".!?…", r) && dutch.EndsSentence(text, at) {
			to := at + utf8.RuneLen(r)
			to = len(text) - len(strings.TrimLeft(text[to:], `)]}"'”’»`))
			all = append(all, strings.TrimSpace(text[from:to]))
			from = to
		}
	}
	if rest := strings.TrimSpace(text[from:]); strings.ContainsFunc(rest, unicode.IsLetter) {
		all = append(all, rest)
	}
	return all
}

// The corpus has a text a line, with " ¦ " where a sentence ends.
func TestEndsSentence_corpus(t *testing.T) {
	corpus, err := os.ReadFile("testdata/sentences.txt")
	require.NoError(t, err)
	lines := strings.Split(strings.TrimSpace(string(corpus)), "\n")
	require.GreaterOrEqual(t, len(lines), 200)
	for _, line := range lines {
		want := strings.Split(line, " ¦ ")
		assert.Equal(t, want, sentences(strings.Join(want, " ")))
	}
}

func TestEndsSentence_byTheWriter(t *testing.T) {
	for text, want := range map[string]int{
		"de laag is 5 mm. daarna meten we": 2, "De laag is 5 mm. dik": 1, // a text without capitals has none after a full stop
		"Dat is gebouwd.Daarna meten we": 2, "Het bestand model.onnx past niet": 1,
		"Het kost 5 mln. Euro": 1, "Volgens mw. De Vries": 1, "Het werkt in C. De rest niet": 2, "Volgens J. de Boer": 1,
		"Het past ... maar dan kleiner": 1, "Het past … Maar dan kleiner": 2, "Het past (“lukt dat?”) net niet": 1, "Lukt dat? ja": 2,
		"": 0, "Bijv. ": 1,
	} {
		assert.Len(t, sentences(text), want, text)
	}
}

func TestUnwrap(t *testing.T) {
	const long = "Wij onderzoeken of een regressie over korte vensters "
	for text, want := range map[string]string{
		long + "de\noorzaken kan scheiden": long + "de oorzaken kan scheiden",
		long + "bij 5\r\n  graden":         long + "bij 5 graden",
		long + "een regres-\r\nsie":        long + "een regressie",
		"een regres\u00adsie":              "een regressie",
		long + "een product-\nen proces":   long + "een product- en proces",
		long + "de CO2-\nuitstoot":         long + "de CO2-uitstoot",
		long + "volgens mw.\nDe Vries":     long + "volgens mw. De Vries",
		long + "lukt.\nDe laag":            long + "lukt.\nDe laag",
		"- kort\n- korter":                 "- kort\n- korter",
		"":                                 "",
	} {
		assert.Equal(t, want, dutch.Unwrap(text))
	}
}

// Every case is read in one pass: each text of one sentence stays one.
func TestEndsSentence_cases(t *testing.T) {
	assert.Len(t, sentences("Bij wisselende belasting vervormt de stroom (zie afb. 3 en Jansen et al. 2024), waardoor het faalt. Filters, v2.0 t/m v3.1, passen niet. "+
		"Volgens mw. De Vries kan het zgn. Kalmanfilter dat niet, en het kost 5 mln. Euro. Het bestand model.onnx en driver v1.2.3 passen niet."), 4)
}
