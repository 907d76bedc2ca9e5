// Package card draws the pictures that links to our pages show elsewhere.
package card

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"strings"

	"golang.org/x/image/font"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/math/fixed"

	"wbso/adapters/geist"
)

// The size of a card in pixels, as those who show it want it.
const (
	Width  = 1200
	Height = 630
)

// The colours of the website.
var (
	ink    = color.RGBA{27, 54, 104, 255}
	shade  = color.RGBA{33, 64, 119, 255}
	orange = color.RGBA{247, 151, 72, 255}
	white  = color.RGBA{255, 255, 255, 255}
	pale   = color.RGBA{208, 219, 238, 255}
)

const (
	left     = 88
	wide     = Width - 2*left
	beside   = 96 // from the mark to the brand
	foot     = 16 // the stripe at the bottom
	brandTop = 80
	middle   = 370 // of title and line together
)

// text is how words look. Sizes are in pixels.
type text struct {
	ttf   []byte
	size  float64
	lead  int
	most  int // lines
	wide  int
	color color.Color
}

// Draw returns a card as PNG: the brand, the title of a page and what it is about.
func Draw(brand, title, about string) ([]byte, error) {
	img := image.NewRGBA(image.Rect(0, 0, Width, Height))
	draw.Draw(img, img.Bounds(), image.NewUniform(ink), image.Point{}, draw.Src)
	ring(img, point{Width - 130, Height - 90}, 250, 56, shade)
	draw.Draw(img, image.Rect(0, Height-foot, Width, Height), image.NewUniform(orange), image.Point{}, draw.Src)
	mark(img, point{left, brandTop}, 72, white, ink)

	name, err := set(text{geist.Bold, 40, 48, 1, wide - beside, white}, brand)
	if err != nil {
		return nil, err
	}
	above, err := set(text{geist.Bold, 76, 88, 3, wide, white}, title)
	if err != nil {
		return nil, err
	}
	below, err := set(text{geist.Regular, 34, 48, 3, wide, pale}, about)
	if err != nil {
		return nil, err
	}
	const gap = 28
	name.print(img, left+beside, brandTop+12)
	top := middle - (above.height()+gap+below.height())/2
	above.print(img, left, top)
	below.print(img, left, top+above.height()+gap)

	var out bytes.Buffer
	err = png.Encode(&out, img)
	return out.Bytes(), err
}

// lines is a text broken into lines that fit, with its font.
type lines struct {
	text
	face  font.Face
	lines []string
}

// set breaks words into lines. What finds no room ends in an ellipsis.
func set(t text, words string) (lines, error) {
	parsed, err := opentype.Parse(t.ttf)
	if err != nil {
		return lines{}, fmt.Errorf("read a face: %w", err)
	}
	face, err := opentype.NewFace(parsed, &opentype.FaceOptions{Size: t.size, DPI: 72})
	if err != nil {
		return lines{}, fmt.Errorf("open a face: %w", err)
	}
	out := lines{text: t, face: face}
	line := ""
	for _, word := range strings.Fields(words) {
		longer := strings.TrimSpace(line + " " + word)
		if line == "" || out.fits(longer) {
			line = longer
			continue
		}
		if len(out.lines) == t.most-1 {
			line += "…"
			break
		}
		out.lines, line = append(out.lines, line), word
	}
	out.lines = append(out.lines, line)
	for i := range out.lines {
		out.lines[i] = out.cut(out.lines[i])
	}
	return out, nil
}

func (l lines) fits(line string) bool { return font.MeasureString(l.face, line) <= fixed.I(l.wide) }

// cut shortens a line that is too wide by itself.
func (l lines) cut(line string) string {
	if l.fits(line) {
		return line
	}
	for kept := []rune(line); len(kept) > 0; kept = kept[:len(kept)-1] {
		if short := strings.TrimSpace(string(kept)) + "…"; l.fits(short) {
			return short
		}
	}
	return ""
}

func (l lines) height() int { return len(l.lines) * l.lead }

func (l lines) print(img draw.Image, x, y int) {
	d := font.Drawer{Dst: img, Src: image.NewUniform(l.color), Face: l.face}
	for i, line := range l.lines {
		d.Dot = fixed.P(x, y+i*l.lead+int(l.size))
		d.DrawString(line)
	}
}
