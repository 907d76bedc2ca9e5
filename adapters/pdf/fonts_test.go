package pdf

import (
	"bytes"
	"strings"
	"testing"

	"github.com/phpdave11/gofpdf"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// The large font is embedded only for characters that the website's has not.
func TestFonts_the_reserve_only_where_it_is_needed(t *testing.T) {
	has := func(raw []byte, name string) bool { return bytes.Contains(raw, []byte(name)) }
	plain, other := render(t, typical()), render(t, odd())
	assert.True(t, has(plain, "/BaseFont /utf8geistB"))
	assert.False(t, has(plain, "utf8dejavu"))
	assert.True(t, has(other, "utf8dejavu"))
	assert.Less(t, len(plain), 45_000)
}

func TestFonts_geist_has_what_Dutch_needs_and_its_figures_line_up(t *testing.T) {
	p := gofpdf.New("P", "mm", "A4", "")
	addFonts(p)
	for f := range faces {
		p.SetFont(family, f.code(), 10)
		for _, r := range "Aaéëïöüçñ€‘’“”–—…·×½²³µ°≤≥≈Ω−\u00A0" {
			assert.NotEqual(t, unknown, p.GetStringSymbolWidth(string(r)), "%q", r)
		}
		assert.Equal(t, unknown, p.GetStringSymbolWidth("ש"))
		for _, digit := range "123456789" {
			assert.Equal(t, p.GetStringSymbolWidth("0"), p.GetStringSymbolWidth(string(digit)))
		}
	}
}

// The signs of a physicist's text are drawn; what no font has is said where it is missing.
func TestFonts_the_signs_of_engineers(t *testing.T) {
	for _, r := range "⁻⁶⁺·∇∝²³Δ≪≫⊥∥⇒⇔→←↑↓⟂℃℉ΩµÅ‰∂∫∮√∞≈≠≡≤≥±∓×÷∈∉∪∩∑∏∀∃¬∧∨⊂⊆⊕⊗°′″ℓℏ₀₁₂₃½¼⅓αβγδεζηθλμνξπρστφχψω⌀☐☑✓" {
		var c cleaner
		c.clean(string(r))
		assert.False(t, c.lost, "%q", r)
	}
	assert.False(t, canDraw('語'))
	for text, lossy := range map[string]bool{"10⁻⁶ mbar": false, "日本語": true, "\U00020BB7": true} {
		s := newSheet(t.Context(), advances(), meta{})
		s.page()
		s.page()
		var c cleaner
		s.text(left, top, bodyStyle, c.clean(text))
		s.page()
		assert.Equal(t, lossy, c.lost, text)
		raw, err := s.bytes()
		require.NoError(t, err)
		printed := pages(t, raw)
		assert.Contains(t, string(raw), "/Count 3\n", "no page is left out")
		assert.False(t, strings.Contains(words(printed[:1]...), "niet kan tonen"), text)
		assert.Equal(t, lossy, strings.Contains(words(printed[1]), "niet kan tonen"), text)
	}
}
