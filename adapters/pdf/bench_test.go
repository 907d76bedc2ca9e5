package pdf

import (
	"bytes"
	"context"
	"fmt"
	"testing"
	"time"
	"unicode/utf8"

	"wbso/domain/application/form"

	"github.com/phpdave11/gofpdf"
	"github.com/stretchr/testify/require"
)

// bare writes given lines with gofpdf alone: the same pages and fonts, without
// any layout to work out.
func bare(t testing.TB, pages [][]string) []byte {
	p := gofpdf.New("P", "mm", "A4", "")
	addFonts(p)
	p.SetAutoPageBreak(false, 0)
	p.SetFillColor(244, 247, 251)
	for _, lines := range pages {
		p.AddPage()
		for i, line := range lines {
			face := regular
			if len(line) < 40 {
				face = bold
			}
			p.SetFont(family, face.code(), 10)
			p.SetXY(left, 20+float64(i)*5)
			p.CellFormat(wide, 5, line, "", 0, "L", i%2 == 0, 0, "")
		}
	}
	var out bytes.Buffer
	require.NoError(t, p.Output(&out))
	return out.Bytes()
}

func BenchmarkRender(b *testing.B) {
	r, d := New("Speurwerk"), typical()
	for b.Loop() {
		_, err := r.RenderApplication(context.Background(), d)
		require.NoError(b, err)
	}
}

func BenchmarkPreview(b *testing.B) {
	r, d := New("Speurwerk"), typical()
	for b.Loop() {
		_, err := r.RenderPreview(context.Background(), d)
		require.NoError(b, err)
	}
}

func BenchmarkBareGofpdf(b *testing.B) {
	lines := pages(b, render(b, typical()))
	for b.Loop() {
		bare(b, lines)
	}
}

// BenchmarkRenderOverBare reports the ratio of the document to bare gofpdf writing its
// pages. They run in turns, so that a busy machine slows both alike.
func BenchmarkRenderOverBare(b *testing.B) {
	r := New("Speurwerk")
	d := typical()
	lines := pages(b, render(b, d))
	var whole, peer time.Duration
	for b.Loop() {
		whole += took(func() { _, _ = r.RenderApplication(context.Background(), d) })
		peer += took(func() { bare(b, lines) })
	}
	b.ReportMetric(float64(whole)/float64(peer), "whole/bare")
}

func took(do func()) time.Duration {
	start := time.Now()
	do()
	return time.Since(start)
}

// BenchmarkWrap breaks texts of n, 2n and 4n characters. The time per character
// does not grow with the text.
func BenchmarkWrap(b *testing.B) {
	s := &sheet{advance: measure()}
	for _, n := range []int{5_000, 10_000, 20_000} {
		for _, hard := range hardTexts(n) {
			b.Run(fmt.Sprintf("%s/%d", hard.name, n), func(b *testing.B) {
				for b.Loop() {
					s.wrap(hard.text, bodyStyle, wide)
				}
				perCharacter(b, utf8.RuneCountInString(hard.text))
			})
		}
	}
}

// BenchmarkRenderLongest prints the longest documents of what the domain
// accepts, and reports the time per printed character of the user's.
func BenchmarkRenderLongest(b *testing.B) {
	r := New("Speurwerk")
	for _, l := range longTexts() {
		b.Run(l.name, func(b *testing.B) {
			d, n := l.print(), 0
			for _, box := range form.Printed(d.Document) {
				n += box.Length()
			}
			for b.Loop() {
				_, err := r.RenderApplication(context.Background(), d)
				require.NoError(b, err)
			}
			perCharacter(b, n)
		})
	}
}

func perCharacter(b *testing.B, n int) {
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*n), "ns/char")
}
