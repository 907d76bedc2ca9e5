package pdf

import (
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
	smallStyle   = style{face: regular, size: 8.5, lead: 4.4, color: muted}
)

// heading begins the next chapter, with room for at least h millimetres below it. boxes are
// those of RVO's form that it prints.
func (s *sheet) heading(title string, h float64, boxes ...application.Section) {
	indent := 11.0
	if s.sections {
		indent = 16
	}
	lines := s.wrap(title, chapterStyle, wide-1-indent)
	s.gap(9)
	s.need(float64(len(lines))*chapterStyle.lead + h)
	if s.chapter(title, boxes); len(s.entries) > 0 {
		s.text(left, s.y, chapterStyle.in(accent), s.entries[len(s.entries)-1].number)
	}
	for _, line := range lines {
		s.text(left+indent, s.y, chapterStyle, line)
		s.y += chapterStyle.lead
	}
	s.y += 1
}

// gap leaves white space, except at the top of a page.
func (s *sheet) gap(h float64) {
	if s.y > top {
		s.y += h
	}
}

// sub is a heading inside a chapter, with room for at least h millimetres below it.
func (s *sheet) sub(title string, h float64) {
	s.gap(4)
	s.need(subStyle.lead + h)
	s.text(left, s.y, subStyle, title)
	s.y += subStyle.lead + 1
}

// prose flows a text over the width of the page.
func (s *sheet) prose(text string, st style) { s.flow(s.wrap(text, st, wide), st) }

// boxed flows the paragraphs of a text in a tinted box with a bar at its left. A paragraph of
// up to keptMax is not split; where the box breaks it says so under its title.
func (s *sheet) boxed(text, title string) {
	blocks := strings.Split(text, "\n\n")
	if len(blocks) > blocksMax {
		blocks = []string{text}
	}
	for i, block := range blocks {
		lines := s.wrap(block, bodyStyle, boxWide)
		high := float64(len(lines)+1) * bodyStyle.lead
		switch apart := s.y+high > bottom && high < keptMax; {
		case i > 0 && apart:
			s.continued(title)
			s.inBox(lines, title, boxPad)
		case i > 0:
			s.y -= boxPad // goes on where the text before it ends
			s.inBox(append([]string{""}, lines...), title, 0)
		default:
			s.inBox(lines, title, boxPad)
		}
	}
}

const (
	boxPad    = 3.5
	boxWide   = wide - 12
	blocksMax = 60
)

// callout is a warm box with a title, for what must not be overlooked.
func (s *sheet) callout(title, text string) {
	lines, high := s.calloutLines(text)
	s.gap(2)
	s.need(min(high, bottom-top))
	s.fill(left, s.y, wide, min(high, bottom-s.y), warm)
	s.fill(left, s.y, 0.9, min(high, bottom-s.y), accent)
	s.y += 4
	s.text(left+7, s.y, subStyle, title)
	s.y += subStyle.lead
	for _, line := range lines {
		s.need(cellStyle.lead)
		s.text(left+7, s.y, cellStyle, line)
		s.y += cellStyle.lead
	}
	s.y += 6
}

// calloutLines are the lines of a callout, and how high it is with them.
func (s *sheet) calloutLines(text string) ([]string, float64) {
	lines := s.wrap(text, cellStyle, wide-14)
	return lines, 8 + subStyle.lead + float64(len(lines))*cellStyle.lead
}

// column of a table.
type column struct {
	title string
	wide  float64
	sum   bool // of amounts, which end at its right
}

// table writes rows under a head that is repeated on every page. A row is never
// split over two pages; a cell is clipped after cellLines lines.
func (s *sheet) table(columns []column, rows [][]string) {
	s.need(s.begin(columns, rows))
	s.head(columns)
	for _, row := range rows {
		cells, high := s.cells(columns, row)
		if s.y+high > bottom {
			s.page()
			s.head(columns)
		}
		s.row(columns, cells, high)
	}
	s.y += 2
}

const (
	rowPad    = 1.0  // above and below the lines of a row
	cellLines = 30   // more than any accepted value takes
	tableMin  = 22.0 // a head and a row of two lines
)

// begin is the height of the head and the first row, which stay together.
func (s *sheet) begin(columns []column, rows [][]string) float64 {
	if len(rows) == 0 {
		return tableMin
	}
	_, high := s.cells(columns, rows[0])
	return max(tableMin, headStyle.lead+0.6+high)
}

func (s *sheet) cells(columns []column, row []string) ([][]string, float64) {
	cells := make([][]string, len(columns))
	tallest := 1
	for i, c := range columns {
		cells[i] = clip(s.wrap(row[i], cellStyle, c.wide-4), cellLines)
		tallest = max(tallest, len(cells[i]))
	}
	return cells, float64(tallest)*cellStyle.lead + 2*rowPad
}

func (s *sheet) head(columns []column) {
	if len(columns) == 0 || columns[0].title == "" {
		return
	}
	x := left
	for _, c := range columns {
		s.cell(x, s.y, headStyle, c, c.title)
		x += c.wide
	}
	s.y += headStyle.lead + 0.6
	s.rule(left, s.y, wide, ink)
}

func (s *sheet) row(columns []column, cells [][]string, high float64) {
	x := left
	for i, c := range columns {
		st := cellStyle
		if i == 0 && c.title == "" {
			st = labelStyle
		}
		for n, line := range cells[i] {
			if strings.HasPrefix(line, emptyMark) {
				st = st.in(accent)
			}
			s.cell(x, s.y+rowPad+float64(n)*cellStyle.lead, st, c, line)
		}
		x += c.wide
	}
	s.y += high
	s.rule(left, s.y, wide, hairline)
}

// cell writes a line in its column.
func (s *sheet) cell(x, y float64, st style, c column, line string) {
	if c.sum {
		s.right(x+c.wide, y, st, line)
	} else {
		s.text(x, y, st, line)
	}
}

// facts is a table of labels and values, without a head.
func (s *sheet) facts(rows [][]string) { s.table([]column{{wide: 64}, {wide: wide - 64}}, rows) }

// todo is a question of a checklist with a box to tick, or a dash when it is too late for that.
func (s *sheet) todo(lines []string, tick bool) {
	s.need(float64(len(lines))*cellStyle.lead + 2)
	if tick {
		s.box(left, s.y+0.9, 3.4)
	} else {
		s.text(left+1, s.y, cellStyle, "–")
	}
	s.hang(lines, cellStyle, left+8)
	s.y += 2
}

// box is an empty square.
func (s *sheet) box(x, y, size float64) {
	if s.done {
		return
	}
	s.pdf.SetDrawColor(ink[0], ink[1], ink[2])
	s.pdf.SetLineWidth(0.25)
	s.pdf.Rect(x, y, size, size, "D")
}

// step is a numbered step: what to do, and how.
func (s *sheet) step(number, title, text string) {
	lines := s.wrap(text, cellStyle, wide-12)
	s.need(subStyle.lead + float64(min(len(lines), 4))*cellStyle.lead + 3)
	s.disc(left+3.2, s.y+subStyle.lead/2, 3.2)
	digit := style{face: bold, size: 9, lead: subStyle.lead, color: white}
	s.text(left+3.2-s.width(digit, number)/2, s.y, digit, number)
	s.text(left+11, s.y, subStyle, title)
	s.y += subStyle.lead + 0.4
	s.hang(lines, cellStyle, left+11)
	s.y += 3.4
}

func (s *sheet) disc(x, y, r float64) {
	if s.done {
		return
	}
	s.pdf.SetFillColor(ink[0], ink[1], ink[2])
	s.pdf.Circle(x, y, r, "F")
}

// hang writes lines at an indent, page by page.
func (s *sheet) hang(lines []string, st style, x float64) {
	for _, line := range lines {
		s.need(st.lead)
		s.text(x, s.y, st, line)
		s.y += st.lead
	}
}

// clip keeps the first n lines and ends them with an ellipsis when there are more.
func clip(lines []string, n int) []string {
	if len(lines) <= n {
		return lines
	}
	cut := append([]string{}, lines[:n]...)
	cut[n-1] = strings.TrimRight(cut[n-1], " .,") + "…"
	return cut
}
