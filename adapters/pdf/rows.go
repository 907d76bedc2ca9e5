package pdf

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
)

// rows are cells in columns: a table, a list, or what stands side by side.
type rows struct {
	columns       []column
	rows          []row
	above, below  float64 // white space in each row
	before, after float64 // white space around all of them
	over, under   rgb     // lines over the first row, and under each row
	out           float64 // how far it extends beyond the margins, left and right
	most          int     // lines of a text at most, further ones are cut; linesMost when 0
	joined        bool    // a row without a first cell continues the first cell of the row above
	keep          bool    // on one page, and with what stands below
}

// column of rows. Its text ends a gutter before the next column begins, or at its right.
type column struct {
	title string
	wide  float64
	right bool
	style style
}

// row is one line of cells.
type row struct {
	cells []cell
	tint  rgb
	bar   rgb     // at its left
	spare float64 // room that stays below it on its page
}

// cell is the content of a column of a row: texts below each other.
type cell []styled

// styled is a text in a style, that of its column when it has none, or a shape with that text.
type styled struct {
	style
	text  string
	shape func(s *sheet, x, y float64, text string)
}

// of returns a cell of texts in the style.
func (st style) of(texts ...string) (c cell) {
	for _, text := range texts {
		c = append(c, styled{style: st, text: text})
	}
	return c
}

// gap returns white space to put between the texts of a cell.
func gap(h float64) cell { return style{size: 1, lead: h}.of("") }

// labelled returns a value under its label.
func labelled(label, value string, apart float64) cell {
	return slices.Concat(smallStyle.of(label), gap(apart), valueStyle.of(value))
}

// plain returns rows of texts in the styles of their columns.
func plain(lines ...[]string) (all []row) {
	for _, line := range lines {
		one := row{cells: make([]cell, len(line))}
		for i, text := range line {
			if text != "" {
				one.cells[i] = style{}.of(text)
			}
		}
		all = append(all, one)
	}
	return all
}

const (
	gutter    = 4.0
	linesMost = 30   // more than any accepted value takes
	tableMin  = 22.0 // a head and a row of two lines
)

// table returns a table with a head that is repeated on every page, and lines under its rows.
func table(columns []column, lines ...row) rows {
	return rows{columns: columns, rows: lines, above: 1, below: 1, after: 2, over: ink, under: hairline}
}

// facts returns a table of labels and values, without a head.
func facts(lines ...[]string) rows {
	t := table([]column{{wide: 64, style: labelStyle}, {wide: wide - 64}}, plain(lines...)...)
	t.over = rgb{}
	return t
}

// callout returns a tinted box with a title, for what must not be overlooked.
func callout(title, text string) rows {
	said := append(subStyle.of(title), cellStyle.of(text)...)
	return rows{columns: []column{{wide: 7}, {wide: wide - 14 + gutter}}, rows: []row{{cells: []cell{nil, said}, tint: warm, bar: accent}},
		above: 4, below: 4, before: 2, after: 2}
}

func (r rows) least(s *sheet, next blocks) float64 {
	high := r.head(nil)
	for i, one := range r.rows {
		if i == 0 || r.keep {
			_, h := r.lay(s, one)
			high += h
		}
	}
	if r.under != (rgb{}) {
		high = max(high, tableMin)
	}
	if r.keep {
		high += r.after + next.least(s, nil)
	}
	return r.before + high
}

func (r rows) print(s *sheet, next blocks) {
	s.space(r.before)
	s.need(r.least(s, next) - r.before)
	r.head(s)
	var first cell
	for i, one := range r.rows {
		cells, high := r.lay(s, one)
		if s.y+high+one.spare > bottom+tolerance {
			s.page()
			r.head(s)
			if r.joined && len(cells[0]) == 0 {
				cells[0] = first
			}
		}
		if len(cells[0]) > 0 {
			first = cells[0]
		}
		r.draw(s, one, cells, high)
		from := 0.0
		if r.joined {
			from = r.from(i + 1)
		}
		s.rule(left+from, s.y, wide-from, r.under)
	}
	s.y += r.after
}

// head prints the titles of the columns, unless s is nil, and says how high they are.
func (r rows) head(s *sheet) (high float64) {
	if r.columns[0].title != "" {
		high = headStyle.lead + 0.6
	}
	if s == nil {
		return high
	}
	x := left
	for _, c := range r.columns {
		c.put(s, x, s.y, headStyle, c.title)
		x += c.wide
	}
	s.y += high
	s.rule(left+r.from(0), s.y, wide-r.from(0), r.over)
	return high
}

// lay breaks the texts of a row into lines, and says how high it is with them.
func (r rows) lay(s *sheet, one row) (cells []cell, high float64) {
	for i, texts := range one.cells {
		var lines cell
		c, tall := r.columns[i], 0.0
		room := c.wide - gutter
		if c.right {
			room = c.wide
		}
		for _, t := range texts {
			t.style = cmp.Or(t.style, c.style, cellStyle)
			for _, t.text = range clip(s.wrap(t.text, t.style, room), cmp.Or(r.most, linesMost)) {
				lines = append(lines, t)
				tall += t.lead
			}
		}
		cells, high = append(cells, lines), max(high, tall)
	}
	return cells, high + r.above + r.below
}

func (r rows) draw(s *sheet, one row, cells []cell, high float64) {
	x := left - r.out
	s.fill(x, s.y, wide+2*r.out, high, one.tint)
	s.fill(x, s.y, 0.9, high, one.bar)
	for i, lines := range cells {
		c, y := r.columns[i], s.y+r.above
		for _, t := range lines {
			if t.shape != nil {
				t.shape(s, x, y, t.text)
			} else {
				c.put(s, x, y, t.style, t.text)
			}
			y += t.lead
		}
		x += c.wide
	}
	s.y += high
}

func (c column) put(s *sheet, x, y float64, st style, text string) {
	if c.right {
		s.right(x+c.wide, y, st, text)
	} else {
		s.text(x, y, st, text)
	}
}

// from returns where the first cell of row i that has a text begins.
func (r rows) from(i int) (x float64) {
	if i == len(r.rows) {
		return 0
	}
	for n, c := range r.rows[i].cells {
		if len(c) > 0 {
			return x
		}
		x += r.columns[n].wide
	}
	return 0
}

// tick is a square to tick, or a sign in its place.
func tick(s *sheet, x, y float64, instead string) {
	if instead != "" {
		s.text(x+1, y, cellStyle, instead)
		return
	}
	s.pdf.SetDrawColor(ink[0], ink[1], ink[2])
	s.pdf.SetLineWidth(0.25)
	s.pdf.Rect(x, y+0.9, 3.4, 3.4, "D")
}

// disc is a number on a disc.
func disc(s *sheet, x, y float64, number string) {
	s.pdf.SetFillColor(ink[0], ink[1], ink[2])
	s.pdf.Circle(x+3.2, y+subStyle.lead/2, 3.2, "F")
	digit := style{face: bold, size: 9, lead: subStyle.lead, color: white}
	s.text(x+3.2-s.width(digit, number)/2, y, digit, number)
}

// step is what to do, and how.
type step struct{ title, text string }

// steps returns a numbered list.
func steps(all ...step) rows {
	list := rows{columns: []column{{wide: 11}, {wide: wide - 11 + gutter - 1}}, below: 3.4}
	for i, st := range all {
		list.rows = append(list.rows, row{cells: []cell{{{text: strconv.Itoa(i + 1), shape: disc}},
			slices.Concat(subStyle.of(st.title), gap(0.4), cellStyle.of(st.text))}})
	}
	return list
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
