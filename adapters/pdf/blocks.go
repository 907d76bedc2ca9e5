package pdf

import (
	"cmp"
	"strings"

	"wbso/domain/application"
)

// The styles of text.
var (
	chapterStyle = style{face: bold, size: 16, lead: 8, color: ink}
	subStyle     = style{face: bold, size: 11, lead: 5.6, color: ink}
	bodyStyle    = style{face: regular, size: 10.5, lead: 5.5, color: body}
	cellStyle    = style{face: regular, size: 10, lead: 5.1, color: body}
	labelStyle   = style{face: regular, size: 9.5, lead: 5.1, color: muted}
	headStyle    = style{face: bold, size: 8.5, lead: 5, color: muted}
	askStyle     = style{face: regular, size: 9.5, lead: 4.8, color: muted}
	valueStyle   = style{face: bold, size: 10.5, lead: 5, color: body}
	smallStyle   = style{face: regular, size: 8.5, lead: 4.4, color: muted}
)

// block is a part of a document that is laid out below the one before it.
type block interface {
	// least is how high what stays together with a heading above the block is. next are the
	// blocks after it.
	least(s *sheet, next []block) float64
	print(s *sheet, next []block)
}

// print lays out blocks, page by page.
func (s *sheet) print(blocks ...block) {
	for i, b := range blocks {
		if !s.done {
			b.print(s, blocks[i+1:])
		}
	}
}

func (s *sheet) least(blocks []block) float64 {
	if len(blocks) == 0 {
		return 0
	}
	return blocks[0].least(s, blocks[1:])
}

// space is white. No page begins with it.
type space float64

func (h space) least(s *sheet, next []block) float64 { return float64(h) + s.least(next) }
func (h space) print(s *sheet, _ []block)            { s.space(float64(h)) }

// paragraph is a text over the width of the page.
type paragraph struct {
	style
	text string
	keep bool    // with what stands below, under a heading
	room float64 // that is at least below a heading
}

func (p paragraph) least(s *sheet, next []block) float64 {
	lines := len(s.wrap(p.text, p.style, wide))
	if p.keep {
		return float64(lines)*p.lead + s.least(next)
	}
	return max(p.room, float64(min(lines, 3))*p.lead)
}

func (p paragraph) print(s *sheet, _ []block) { s.flow(s.wrap(p.text, p.style, wide), p.style) }

// heading begins a chapter, or a section of the chapter before it.
type heading struct {
	title   string
	room    float64               // that is below it at least
	boxes   []application.Section // of RVO's form, that it prints
	section bool
}

func (h heading) indent() float64 {
	if h.section {
		return 16
	}
	return 11
}

func (h heading) lines(s *sheet) []string { return s.wrap(h.title, chapterStyle, wide-1-h.indent()) }

func (h heading) least(s *sheet, next []block) float64 {
	return float64(len(h.lines(s)))*chapterStyle.lead + max(h.room, 1+s.least(next))
}

func (h heading) print(s *sheet, next []block) {
	s.space(9)
	s.need(h.least(s, next))
	s.text(left, s.y, chapterStyle.in(accent), s.chapter(h))
	s.hang(h.lines(s), chapterStyle, left+h.indent())
	s.y += 1
}

// sub is a heading inside a chapter.
type sub string

func (h sub) least(s *sheet, next []block) float64 { return subStyle.lead + 2 + s.least(next) }

func (h sub) print(s *sheet, next []block) {
	s.space(4)
	s.need(h.least(s, next))
	s.text(left, s.y, subStyle, string(h))
	s.y += subStyle.lead + 1
}

// box is a text of the form in a tinted box with a bar at its left, with a remark and its count
// below it. A paragraph of up to keptMax is not split; where the box breaks it says so under its
// title.
type box struct {
	title, text, remark, count string
	most                       int // lines, when it is an extract
}

func (b box) least(s *sheet, _ []block) float64 {
	first, _, _ := strings.Cut(b.text, "\n\n")
	return float64(max(3, min(len(s.wrap(first, bodyStyle, boxWide)), cmp.Or(b.most, togetherMax))))*bodyStyle.lead + 8.5
}

func (b box) print(s *sheet, _ []block) {
	blocks := strings.Split(b.text, "\n\n")
	if len(blocks) > blocksMax {
		blocks = []string{b.text}
	}
	if b.most > 0 {
		s.inBox(clip(s.wrap(b.text, bodyStyle, boxWide), b.most), b.title, boxPad)
		return
	}
	for i, block := range blocks {
		lines := s.wrap(block, bodyStyle, boxWide)
		high := float64(len(lines)+1) * bodyStyle.lead
		switch apart := s.y+high > bottom && high < keptMax; {
		case i > 0 && apart:
			s.continued(b.title)
			s.inBox(lines, b.title, boxPad)
		case i > 0:
			s.y -= boxPad // goes on where the text before it ends
			s.inBox(append([]string{""}, lines...), b.title, 0)
		default:
			s.inBox(lines, b.title, boxPad)
		}
	}
	if b.remark != "" {
		s.print(space(1), paragraph{style: bodyStyle.in(accent), text: b.remark})
	}
	if b.count != "" {
		s.y++
		s.right(left+wide, s.y, smallStyle, b.count)
		s.y += smallStyle.lead
	}
}

const (
	boxPad      = 3.5
	boxWide     = wide - 12
	blocksMax   = 60
	togetherMax = 20 // lines at the begin of a box that stay with its heading
)

// late is blocks that depend on the pages before them.
type late func(s *sheet) []block

func (b late) least(s *sheet, next []block) float64 { return s.least(append(b(s), next...)) }
func (b late) print(s *sheet, _ []block)            { s.print(b(s)...) }
