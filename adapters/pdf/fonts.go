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

// code is gofpdf's name of the face's style.
func (f face) code() string { return [...]string{"", "B", "I"}[f] }

// addFonts embeds the faces, of which gofpdf writes the used glyphs only. It
// works on copies: gofpdf writes into the bytes of a font while it cuts it.
func addFonts(p *gofpdf.Fpdf) {
	for f, ttf := range [faces][]byte{liberationsansregular.TTF, liberationsansbold.TTF, liberationsansitalic.TTF} {
		p.AddUTF8FontFromBytes(family, face(f).code(), bytes.Clone(ttf))
	}
}

// metrics are the widths of every character of the basic plane, per face, in
// thousandths of the font size.
type metrics [faces][]uint16

// measure reads the widths out of the fonts. It takes some milliseconds.
func measure() metrics {
	var m metrics
	p := gofpdf.New("P", "mm", "A4", "")
	addFonts(p)
	for f := range faces {
		p.SetFont(family, f.code(), 10)
		m[f] = make([]uint16, planeEnd)
		for r := range rune(planeEnd) {
			m[f][r] = uint16(p.GetStringSymbolWidth(string(r)))
		}
	}
	return m
}
