package pdf

import (
	"bytes"
	"testing"

	"github.com/phpdave11/gofpdf"
	"github.com/stretchr/testify/assert"
)

// The large font is embedded only for characters that the website's has not.
func TestFonts_the_reserve_only_where_it_is_needed(t *testing.T) {
	has := func(raw []byte, name string) bool { return bytes.Contains(raw, []byte(name)) }
	plain, other := render(t, typical()), render(t, odd())
	assert.True(t, has(plain, "/BaseFont /utf8geistB"))
	assert.False(t, has(plain, "utf8liberation"))
	assert.True(t, has(other, "utf8liberation"))
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
