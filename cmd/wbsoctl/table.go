package main

import (
	"bytes"
	"fmt"
	"strings"

	"wbso/cmd/internal/cli"
	"wbso/domain"
)

// page is output in the making, for people.
type page struct {
	bytes.Buffer
	term *terminal
}

const (
	cellMin   = 12 // columns to which a narrow terminal cuts a cell at most
	columnGap = 2
)

// table writes aligned columns below their titles. Only a terminal leaves out and cuts what does
// not fit it.
func (p *page) table(heads []head, rows [][]cell) {
	lines := append([][]cell{nil}, rows...)
	widths := map[int]int{} // of the columns that are shown
	for i, h := range heads {
		lines[0] = append(lines[0], cell{text: h.title})
		for _, line := range lines {
			line[i].text = domain.OneLine(line[i].text)
			if h.title != "" {
				widths[i] = max(widths[i], cli.TextWidth(line[i].text))
			}
		}
	}
	if p.term.outTTY {
		p.narrow(heads, widths)
	}
	for _, line := range lines {
		text := ""
		for i := range heads {
			if width, shown := widths[i]; shown {
				short := cut(line[i].text, width)
				text += p.term.paint(short, line[i].colour) + strings.Repeat(" ", width-cli.TextWidth(short)+columnGap)
			}
		}
		fmt.Fprintln(p, strings.TrimRight(text, " "))
	}
}

// narrow makes columns fit the terminal: it leaves out extra ones from the right, and then makes
// the widest narrower. The first says which row it is, and stays whole.
func (p *page) narrow(heads []head, widths map[int]int) {
	tooWide := func() bool {
		sum := -columnGap
		for _, width := range widths {
			sum += width + columnGap
		}
		return sum > p.term.columns()
	}
	shown := len(widths)
	for tooWide() {
		last, widest := -1, 1
		for i, h := range heads {
			if _, there := widths[i]; there && h.extra {
				last = i
			}
			if i > 0 && widths[i] >= widths[widest] {
				widest = i
			}
		}
		if last < 0 && widths[widest] <= cellMin {
			break
		}
		if last >= 0 {
			delete(widths, last)
		} else {
			widths[widest]--
		}
	}
	if len(widths) < shown {
		p.term.note("Niet alles past hier: -o csv en -o json tonen alle kolommen.")
	}
}

// cut returns a text that takes at most so many columns.
func cut(text string, width int) string {
	if cli.TextWidth(text) <= width {
		return text
	}
	room := width - 1 // before the …
	for i, r := range text {
		if room -= cli.TextWidth(string(r)); room < 0 {
			return text[:i] + "…"
		}
	}
	return text
}

// records writes the fields of each row that are not empty below each other.
func (p *page) records(heads []head, rows [][]cell) {
	for n, row := range rows {
		if n > 0 {
			fmt.Fprintln(p)
		}
		for i, h := range heads {
			if h.title != "" && row[i].text != "" {
				p.field(h.title, row[i].text)
			}
		}
	}
}

// field writes one labelled line; a long text comes below its label.
func (p *page) field(label, text string) {
	longest := 120
	if p.term.outTTY {
		longest = p.term.columns() - 18
	}
	if strings.Contains(text, "\n") || cli.TextWidth(text) > longest {
		fmt.Fprintf(p, "%s:\n", label)
		p.block(text)
		return
	}
	fmt.Fprintln(p, strings.TrimRight(fmt.Sprintf("%-17s %s", label+":", domain.OneLine(text)), " "))
}

// block writes a text in lines that fit a terminal, indented.
func (p *page) block(text string) {
	for paragraph := range strings.Lines(text) {
		fmt.Fprintln(p, strings.TrimRight(cli.Hang("  ", domain.OneLine(paragraph), 78), " "))
	}
}
