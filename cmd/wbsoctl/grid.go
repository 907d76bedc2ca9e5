package main

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"wbso/cmd/internal/cli"
)

// tone is the colour of a word on a terminal, as its number in ANSI.
type tone int

const (
	plainTone tone = 0
	badTone   tone = 31
	goodTone  tone = 32
	waitTone  tone = 33
)

// head is the heading of a column of a list, see column.
type head struct {
	title        string
	below, extra bool
}

const (
	cellMin   = 12 // characters to which a narrow terminal cuts a cell at most
	columnGap = 2
)

// columns is how wide the terminal is.
func (t *terminal) columns() int {
	if t.width > 0 {
		return t.width
	}
	return cli.Width
}

// paint colours a text where people see it.
func (t *terminal) paint(text string, as tone) string {
	if as == plainTone || !t.outTTY || !t.colour {
		return text
	}
	return fmt.Sprintf("\x1b[%dm%s\x1b[0m", as, text)
}

// grid writes aligned columns. Only a terminal leaves out and cuts what does not fit it.
func (p *page) grid(heads []head, rows [][]cell) {
	for _, row := range rows {
		for i := range row {
			row[i].text = clean(row[i].text)
		}
	}
	shown, left := p.fitting(heads, rows)
	widths := map[int]int{}
	for _, i := range shown {
		widths[i] = widthOf(heads, rows, i)
	}
	if p.term.outTTY {
		shrink(widths, p.term.columns()-columnGap*(len(shown)-1))
	}
	line := func(of func(i int) cell) {
		var b strings.Builder
		for n, i := range shown {
			c := of(i)
			text, last := cut(c.text, widths[i]), n == len(shown)-1
			b.WriteString(p.term.paint(text, c.tone))
			if !last {
				b.WriteString(strings.Repeat(" ", widths[i]-utf8.RuneCountInString(text)+columnGap))
			}
		}
		fmt.Fprintln(p, strings.TrimRight(b.String(), " "))
	}
	line(func(i int) cell { return cell{text: heads[i].title} })
	for _, row := range rows {
		line(func(i int) cell { return row[i] })
		for i, h := range heads {
			if p.term.outTTY && h.below && row[i].text != "" {
				p.block("  " + row[i].text)
			}
		}
	}
	if len(left) > 0 {
		p.term.note("%s", cli.Hang("", "Niet alles past hier: -o csv en -o json tonen ook "+strings.Join(left, ", ")+".", p.term.columns()))
	}
}

// fitting are the columns that are shown, and the titles of those with values that are left out.
func (p *page) fitting(heads []head, rows [][]cell) (shown []int, left []string) {
	for i, h := range heads {
		if !h.below || !p.term.outTTY {
			shown = append(shown, i)
		}
	}
	empty := func(i int) bool {
		for _, row := range rows {
			if row[i].text != "" {
				return false
			}
		}
		return true
	}
	drop := func(which func(i int) bool) {
		for n := len(shown) - 1; n >= 0 && !p.fits(heads, rows, shown); n-- {
			if i := shown[n]; which(i) {
				shown = append(shown[:n], shown[n+1:]...)
				if !empty(i) {
					left = append([]string{heads[i].title}, left...)
				}
			}
		}
	}
	drop(empty)
	drop(func(i int) bool { return heads[i].extra })
	return shown, left
}

// fits reports whether some columns fit the terminal, the extra ones whole and the others cut if need be.
func (p *page) fits(heads []head, rows [][]cell, shown []int) bool {
	sum := columnGap * (len(shown) - 1)
	for _, i := range shown {
		width := widthOf(heads, rows, i)
		if !heads[i].extra {
			width = min(width, 24)
		}
		sum += width
	}
	return !p.term.outTTY || sum <= p.term.columns()
}

func widthOf(heads []head, rows [][]cell, i int) int {
	width := utf8.RuneCountInString(heads[i].title)
	for _, row := range rows {
		width = max(width, utf8.RuneCountInString(row[i].text))
	}
	return width
}

// shrink makes the widest columns narrower until all of them have room.
func shrink(widths map[int]int, room int) {
	for {
		sum, widest := 0, -1
		for i, w := range widths {
			sum += w
			if widest < 0 || w > widths[widest] || w == widths[widest] && i > widest {
				widest = i
			}
		}
		if sum <= room || widths[widest] <= cellMin {
			return
		}
		widths[widest]--
	}
}

func cut(s string, width int) string {
	if runes := []rune(s); len(runes) > width {
		return string(runes[:width-1]) + "…"
	}
	return s
}
