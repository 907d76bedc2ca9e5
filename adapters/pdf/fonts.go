package pdf

import (
	"bytes"

	"github.com/go-fonts/liberation/liberationsansbold"
	"github.com/go-fonts/liberation/liberationsansitalic"
	"github.com/go-fonts/liberation/liberationsansregular"
	"github.com/phpdave11/gofpdf"
)

const family = "liberation"

// face is one of the three embedded fonts.
type face int

const (
	regular face = iota
	bold
	italic
	faces
)

// code is the name of the face in gofpdf.
func (f face) code() string { return [...]string{"", "B", "I"}[f] }

// addFonts embeds the faces, of which gofpdf keeps the used glyphs only. It gets
// copies, since it overwrites the bytes of a font while it cuts it.
func addFonts(p *gofpdf.Fpdf) {
	for f, ttf := range [faces][]byte{liberationsansregular.TTF, liberationsansbold.TTF, liberationsansitalic.TTF} {
		p.AddUTF8FontFromBytes(family, face(f).code(), bytes.Clone(ttf))
	}
}

// advance says how far a character of the basic plane moves a line on, in
// thousandths of the font size.
type advance func(face, rune) int

// measure reads the advances out of the fonts, which takes some milliseconds.
func measure() advance {
	var widths [faces][planeEnd]uint16
	p := gofpdf.New("P", "mm", "A4", "")
	addFonts(p)
	for f := range faces {
		p.SetFont(family, f.code(), 10)
		for r := range rune(planeEnd) {
			widths[f][r] = uint16(p.GetStringSymbolWidth(string(r)))
		}
	}
	return func(f face, r rune) int { return int(widths[f][r]) }
}
