package pdf

import (
	"strings"
	"testing"
	"unicode"

	"github.com/stretchr/testify/assert"
	"pgregory.net/rapid"
)

func TestClean_I04(t *testing.T) {
	accents := func(n int) string { return strings.Repeat("\u0321", n) } // does not compose with q
	for _, c := range []struct{ name, text, want string }{
		{"accents are composed", "Zoe\u0308", "Zoë"},
		{"lines stay, with a plain end", "a\r\nb\u2028c\u2029d", "a\nb\nc\nd"},
		{"blanks become spaces", "a\tb\u2003c\u2009d\u3000e\u202Ff", "a b c d e f"},
		{"a no-break space stays", "€\u00A0100", "€\u00A0100"},
		{"hyphens of the fonts", "a\u2010b\u2011c", "a-b-c"},
		{"control characters and direction marks", "a\x00\x07\u202Eb\u061C", "ab"},
		{"joiners and soft hyphens", "a\u200Cb\u200Dc\u2060d\u00ADe\uFEFF", "abcde"},
		{"fillers, selectors and the grapheme joiner", "a\u115F\u3164\uFFA0b\uFE0F\u180Bc\u034F\u17B4", "abc"},
		{"emoji", "a\U0001F680b", "ab"},
		{"letters beyond the basic plane", "\U00020BB7\u91CE", "□\u91CE"},
		{"letters of formulas", "\U0001D465\u00B2", "x²"},
		{"eight marks stay on a letter", "q" + accents(8) + "q", "q" + accents(8) + "q"},
		{"more do not", "q" + accents(20_000) + "q" + accents(9), "q" + accents(8) + "q" + accents(8)},
		{"enclosing marks count too", "q" + strings.Repeat("\u0489", 9), "q" + strings.Repeat("\u0489", 8)},
		{"what is dropped does not start the count anew", "q" + strings.Repeat(accents(1)+"\u200D", 40), "q" + accents(8)},
		{"broken bytes", "a\xff\xfeb", "ab"},
	} {
		var one cleaner
		assert.Equal(t, c.want, one.clean(c.text), c.name)
	}
}

func TestClean_counts_the_marks_of_each_text_anew(t *testing.T) {
	var c cleaner
	c.clean("q" + strings.Repeat("\u0321", marksMax))
	assert.Equal(t, "\u0321q", c.clean("\u0321q"))
}

func TestClean_I04_no_letter_has_many_marks(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var c cleaner
		marks := 0
		for _, r := range c.clean(rapid.StringOf(rapid.RuneFrom([]rune("aé "), unicode.Mn, unicode.Me, unicode.Cf)).Draw(t, "text")) {
			if marks++; !unicode.In(r, combining...) {
				marks = 0
			}
			assert.LessOrEqual(t, marks, marksMax)
		}
	})
}
