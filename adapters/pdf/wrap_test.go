package pdf

import (
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"
	"pgregory.net/rapid"
)

// hardTexts are texts of n characters on which line breaking has much to do.
func hardTexts(n int) []struct{ name, text string } {
	fill := func(part string) string { return strings.Repeat(part, n/utf8.RuneCountInString(part)) }
	return []struct{ name, text string }{
		{"combining marks", "a" + fill("\u0301")},
		{"zero-width non-joiners", fill("\u200C") + "a"},
		{"marks without a letter", fill("\u0301 ")},
		{"narrow letters", fill("i")},
		{"one word", fill("onafbreekbaar")},
		{"wide letters", fill("W")},
		{"newlines", "a" + fill("\n") + "b"},
		{"spaces", "a" + fill(" ") + "b"},
		{"short words", fill("a ")},
		{"right to left", fill("שלום ")},
		{"mixture", fill("iW\u0301\u200C \n  \u0301")},
	}
}

// counted adds to n the characters that are measured.
func counted(widths advance, n *int) advance {
	return func(f face, r rune) int { *n++; return widths(f, r) }
}

func TestWrap(t *testing.T) {
	s := &sheet{advance: func(_ face, r rune) int {
		if r == '\u0301' {
			return 0
		}
		return 1000
	}}
	square := style{size: 1 / perPoint} // a letter is 1 mm wide
	for _, c := range []struct {
		name, text string
		want       []string
	}{
		{"nothing", "", []string{""}},
		{"a line that just fits", "aa bb", []string{"aa bb"}},
		{"a word too many", "aa bb cc", []string{"aa bb", "cc"}},
		{"several spaces count as one", "  aa   bb  ", []string{"aa bb"}},
		{"empty paragraphs stay", "a\n\nb\n", []string{"a", "", "b", ""}},
		{"a word longer than a line is cut, and others follow its end", "x abcdefghijkl y", []string{"x", "abcde", "fghij", "kl y"}},
		{"a mark stays with its letter", "abcde\u0301\u0301fg", []string{"abcde\u0301\u0301", "fg"}},
	} {
		assert.Equal(t, c.want, s.wrap(c.text, square, 5), c.name)
	}
}

func TestWrap_measures_each_character_once(t *testing.T) {
	widths := measure()
	for _, hard := range hardTexts(20_000) {
		measured := 0
		s := &sheet{advance: counted(widths, &measured)}
		s.wrap(hard.text, bodyStyle, wide)
		assert.LessOrEqual(t, measured, 1+utf8.RuneCountInString(hard.text), hard.name)
	}
}

func TestWrap_loses_no_letter_and_fits_the_width(t *testing.T) {
	s := &sheet{advance: measure()}
	letters := func(text string) string { return strings.NewReplacer(" ", "", "\n", "").Replace(text) }
	check := func(t assert.TestingT, text string) {
		lines := s.wrap(text, bodyStyle, 40)
		assert.Equal(t, letters(text), letters(strings.Join(lines, "")))
		for _, line := range lines {
			assert.LessOrEqual(t, s.width(bodyStyle, line), 40.0, line)
		}
	}
	for _, hard := range hardTexts(2_000) {
		check(t, hard.text)
	}
	rapid.Check(t, func(t *rapid.T) {
		check(t, rapid.StringOf(rapid.SampledFrom([]rune("  \n\u0301aimWéש漢"))).Draw(t, "text"))
	})
}
