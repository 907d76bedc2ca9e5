package pdf

import (
	"context"
	"fmt"
	"time"

	"wbso/domain"
)

// paper is a document to print.
type paper struct {
	meta
	front              func(*sheet) // draws what stands above the blocks of its first pages
	blocks             blocks
	head, number, foot string // of every page, except the head of the first
}

// print prints a document, which draw lays out. gofpdf panics on some input that it cannot write,
// and a sheet once ctx has ended.
func (r *Renderer) print(ctx context.Context, p paper, draw func(*sheet, paper)) (raw []byte, err error) {
	defer func() {
		switch cause := recover().(type) {
		case nil:
		case error:
			err = fmt.Errorf("print %s: %w", p.title, cause)
		default:
			err = fmt.Errorf("print %s: %v", p.title, cause)
		}
	}()
	s := newSheet(ctx, r.measure(), p.meta)
	draw(s, p)
	if err := ctx.Err(); err != nil {
		return nil, fmt.Errorf("print %s: %w", p.title, err)
	}
	return s.bytes()
}

// printed lays out a document with all of its chapters.
func printed(s *sheet, p paper) {
	p.draw(s)
	p.finish(s, s.entries)
}

func (p paper) draw(s *sheet) {
	s.page()
	p.front(s)
	p.blocks.print(s, nil)
}

// finish prints what depends on the whole document: the table of contents on its cover, and the
// head and foot of every page.
func (p paper) finish(s *sheet, entries []entry) {
	for n, of := 1, s.pdf.PageCount(); n <= of; n++ {
		s.back(n)
		switch {
		case n > 1:
			s.text(left, 15, smallStyle, s.headline(p.head, wide-40))
			s.right(left+wide, 15, smallStyle, p.number)
			s.rule(left, 21, wide, hairline)
		case s.contentsAt > 0:
			s.tableOfContents(entries, s.contentsAt)
		}
		s.rule(left, 279, wide, hairline)
		s.text(left, 281, smallStyle, s.headline(p.foot, wide-30))
		s.right(left+wide, 281, smallStyle, fmt.Sprintf("Pagina %d van %d", n, of))
	}
}

// letterhead begins a paper of one or few pages at a height.
func (s *sheet) letterhead(brand, title string, y, below float64) {
	s.fill(0, 0, pageWide, 3, ink)
	s.logo(left, y, brand, ink, white)
	s.right(left+wide, y-1.4, titleStyle, title)
	s.y = below
}

// about returns the metadata of a document.
func about(brand, title, subject, author string, written domain.Date) meta {
	return meta{title: title, author: author, subject: subject, creator: brand,
		written: time.Date(written.Year, written.Month, written.Day, 0, 0, 0, 0, time.UTC)}
}

// headline returns as much of a text as fits one small line.
func (s *sheet) headline(text string, w float64) string {
	return clip(s.wrap(oneLine(text), smallStyle, w), 1)[0]
}

const notToFile = "VOORBEELD – niet indienen"

// markPages marks every page.
func (s *sheet) markPages() {
	for n := 1; n <= s.pdf.PageCount(); n++ {
		s.back(n)
		mark(s)
	}
}

// mark makes a page an example: a line at top and foot, and a watermark.
func mark(s *sheet) {
	st := style{face: bold, size: 10, lead: 8, color: white}
	for _, y := range []float64{0, pageHigh - 8} {
		s.fill(0, y, pageWide, 8, accent)
		s.text((pageWide-s.width(st, notToFile))/2, y, st, notToFile)
	}
	big := style{face: bold, size: 92, lead: 30, color: accent}
	s.pdf.SetAlpha(0.16, "Normal")
	s.pdf.TransformBegin()
	s.pdf.TransformRotate(52, pageWide/2, pageHigh/2)
	s.text((pageWide-s.width(big, "VOORBEELD"))/2, pageHigh/2-15, big, "VOORBEELD")
	s.pdf.TransformEnd()
	s.pdf.SetAlpha(1, "Normal")
}
