package pdf

import (
	"bytes"
	"sync"

	"github.com/go-fonts/dejavu/dejavusans"
	"github.com/phpdave11/gofpdf"
	"golang.org/x/image/font/sfnt"

	"wbso/adapters/geist"
)

const (
	family  = "geist"  // of the website
	reserve = "dejavu" // has the other scripts and the signs of engineers
	unknown = 4095     // the width of a character that Geist lacks, in thousandths of the font size
)

// face is one of the embedded fonts.
type face int

const (
	regular face = iota
	bold
	faces
)

// code returns the name of the face in gofpdf.
func (f face) code() string { return [...]string{"", "B"}[f] }

// addFonts embeds the faces, of which gofpdf keeps the used glyphs only. It gets
// copies, since it overwrites the bytes of a font while it cuts it.
func addFonts(p *gofpdf.Fpdf) {
	for f, ttf := range [faces][]byte{geist.Regular, geist.Bold} {
		p.AddUTF8FontFromBytes(family, face(f).code(), bytes.Clone(ttf))
	}
}

// addReserve embeds the font of the other characters, which is large and seldom needed. It
// has one face.
func addReserve(p *gofpdf.Fpdf) {
	p.AddUTF8FontFromBytes(reserve, "", bytes.Clone(dejavusans.TTF))
}

// advance returns the width of a character of the basic plane, in thousandths of the font size.
type advance func(face, rune) int

// measure reads the advances out of the fonts, which takes some milliseconds.
func measure() advance {
	var widths [faces][planeEnd]uint16
	p := gofpdf.New("P", "mm", "A4", "")
	addFonts(p)
	addReserve(p)
	for f := range faces {
		p.SetFont(family, f.code(), 10)
		for r := range rune(planeEnd) {
			widths[f][r] = uint16(p.GetStringSymbolWidth(string(r)))
		}
	}
	p.SetFont(reserve, "", 10)
	for f := range faces {
		for r, w := range widths[f] {
			if w == unknown {
				widths[f][r] = uint16(p.GetStringSymbolWidth(string(rune(r))))
			}
		}
	}
	return func(f face, r rune) int { return int(widths[f][r]) }
}

// drawn holds, for each character of the basic plane, whether one of the fonts has it.
var drawn = sync.OnceValue(func() *[planeEnd]bool {
	var has [planeEnd]bool
	for _, ttf := range [][]byte{geist.Regular, dejavusans.TTF} {
		f, err := sfnt.Parse(ttf)
		if err != nil {
			panic(err) // the fonts are part of the program
		}
		var buffer sfnt.Buffer
		for r := range rune(planeEnd) {
			glyph, err := f.GlyphIndex(&buffer, r)
			has[r] = has[r] || err == nil && glyph != 0
		}
	}
	return &has
})

// canDraw reports whether a character shows as itself.
func canDraw(r rune) bool { return r < planeEnd && drawn()[r] }

// run returns how many bytes at the begin of a line have one font, and whether that is
// Geist. A space goes with the word before it.
func (s *sheet) run(line string) (n int, own bool) {
	for i, r := range line {
		if r == ' ' && i > 0 {
			continue
		}
		has := r < 0x7F || s.pdf.GetStringSymbolWidth(string(r)) != unknown
		if i > 0 && has != own {
			return i, own
		}
		own = has
	}
	return len(line), own
}
