package card

import (
	"bytes"
	"image/png"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestDraw_anyWords(t *testing.T) {
	for name, words := range map[string][3]string{
		"usual": {"Speurwerk", "Je WBSO-aanvraag, goed voorbereid", "Bereid je WBSO-aanvraag voor: beschrijf je project in drie teksten, zie meteen wat er nog ontbreekt en krijg een aanvraag die je zelf bij RVO indient."},
		"empty": {},
		"long":  {strings.Repeat("Speur", 40), strings.Repeat("Onafbreekbaar", 20), strings.Repeat("woord ", 200)},
		"odd":   {"株式会社", "\x00\u202e <b>\U0001F680", "é ë €"},
	} {
		raw, err := Draw(words[0], words[1], words[2])
		require.NoError(t, err, name)
		img, err := png.Decode(bytes.NewReader(raw))
		require.NoError(t, err, name)
		assert.Equal(t, [2]int{Width, Height}, [2]int{img.Bounds().Dx(), img.Bounds().Dy()}, name)
		assert.Less(t, len(raw), 200_000, name)
		for y := range Height - foot { // no words reach the edge
			require.Equal(t, img.At(0, y), img.At(left-1, y), "%s: row %d", name, y)
		}
	}
}

func TestDraw_otherWordsAreAnotherPicture(t *testing.T) {
	one, err := Draw("Speurwerk", "Prijzen", "Wat het kost.")
	require.NoError(t, err)
	again, err := Draw("Speurwerk", "Prijzen", "Wat het kost.")
	require.NoError(t, err)
	assert.Equal(t, one, again)
	for _, words := range [][3]string{{"Ander", "Prijzen", "Wat het kost."}, {"Speurwerk", "Contact", "Wat het kost."}, {"Speurwerk", "Prijzen", "Wat het doet."}} {
		other, err := Draw(words[0], words[1], words[2])
		require.NoError(t, err)
		assert.NotEqual(t, one, other)
	}
}
