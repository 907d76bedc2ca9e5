package pdf

import (
	"cmp"
	"slices"
	"strings"

	"wbso/domain/application/form"
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

// block is a part of a document that is laid out below the one before it, with next below it.
type block interface {
	// least is how high what stays together with a heading above the block is.
	least(s *sheet, next blocks) float64
	print(s *sheet, next blocks)
}

// blocks are laid out one below the other. Some may be nil.
type blocks []block

func (all blocks) least(s *sheet, next blocks) float64 {
	all = slices.Concat(all, next)
	for i, b := range all {
		if b != nil {
			return b.least(s, all[i+1:])
		}
	}
	return 0
}

func (all blocks) print(s *sheet, next blocks) {
	next = slices.Concat(all, next)
	for i, b := range all {
		if b != nil {
			b.print(s, next[i+1:])
		}
	}
}

// when returns b if the condition holds, else no block.
func when(is bool, b block) block {
	if is {
		return b
	}
	return nil
}

// space is white. No page begins with it.
type space float64

func (h space) least(s *sheet, next blocks) float64 { return float64(h) + next.least(s, nil) }
func (h space) print(s *sheet, _ blocks)            { s.space(float64(h)) }

// paragraph is a text over the width of the page.
type paragraph struct {
	style
	text string
	keep bool    // with what stands below, under a heading
	room float64 // that is at least below a heading
}

func (p paragraph) least(s *sheet, next blocks) float64 {
	if p.keep {
		return float64(len(s.wrap(p.text, p.style, wide)))*p.lead + next.least(s, nil)
	}
	return max(p.room, float64(s.first(3, p.text, p.style, wide))*p.lead)
}

func (p paragraph) print(s *sheet, _ blocks) { s.flow(s.wrap(p.text, p.style, wide), p.style) }

// heading begins a chapter, or a section of the chapter before it.
type heading struct {
	title   string
	room    float64        // that is below it at least
	boxes   []form.Section // of RVO's form, that it prints
	section bool
}

// lines returns the lines of the heading's title, and their indent from its number.
func (h heading) lines(s *sheet) (lines []string, indent float64) {
	if indent = 11; h.section {
		indent = 16
	}
	return s.wrap(h.title, chapterStyle, wide-1-indent), indent
}

func (h heading) least(s *sheet, next blocks) float64 {
	lines, _ := h.lines(s)
	return float64(len(lines))*chapterStyle.lead + max(h.room, 1+next.least(s, nil))
}

func (h heading) print(s *sheet, next blocks) {
	s.space(9)
	s.need(h.least(s, next))
	s.text(left, s.y, chapterStyle.in(accent), s.chapter(h))
	lines, indent := h.lines(s)
	s.hang(lines, chapterStyle, left+indent)
	s.y += 1
}

// sub is a heading inside a chapter.
type sub string

func (h sub) least(s *sheet, next blocks) float64 { return subStyle.lead + 2 + next.least(s, nil) }

func (h sub) print(s *sheet, next blocks) {
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

func (b box) least(s *sheet, _ blocks) float64 {
	first, _, _ := strings.Cut(b.text, "\n\n")
	return float64(max(3, s.first(cmp.Or(b.most, togetherMax), first, bodyStyle, boxWide)))*bodyStyle.lead + 8.5
}

func (b box) print(s *sheet, _ blocks) {
	paragraphs := strings.Split(b.text, "\n\n")
	if len(paragraphs) > paragraphsInBox || b.most > 0 {
		paragraphs = []string{b.text}
	}
	for i, text := range paragraphs {
		lines, pad := s.wrap(text, bodyStyle, boxWide), boxPad
		if b.most > 0 {
			lines = clip(lines, b.most)
		}
		high := float64(len(lines)+1) * bodyStyle.lead
		switch {
		case i == 0:
		case s.y+high > bottom && high < keptMax:
			s.continued(b.title)
		default: // goes on where the text before it ends
			s.y -= boxPad
			lines, pad = append([]string{""}, lines...), 0
		}
		s.inBox(lines, b.title, pad)
	}
	if b.remark != "" {
		blocks{space(1), paragraph{style: bodyStyle.in(accent), text: b.remark}}.print(s, nil)
	}
	if b.count != "" {
		s.y++
		s.right(left+wide, s.y, smallStyle, b.count)
		s.y += smallStyle.lead
	}
}

const (
	boxPad          = 3.5
	boxWide         = wide - 12
	paragraphsInBox = 60
	togetherMax     = 20 // lines at the begin of a box that stay with its heading
)

// late is a block that depends on the pages before it.
type late func(s *sheet) block

func (b late) least(s *sheet, next blocks) float64 { return b(s).least(s, next) }
func (b late) print(s *sheet, next blocks)         { b(s).print(s, next) }
