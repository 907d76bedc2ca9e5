package main

import (
	"bytes"
	"encoding/csv"
	"encoding/json"
	"fmt"
	"io"
	"strings"
	"unicode/utf16"
	"unicode/utf8"

	"wbso/domain"
	"wbso/domain/hoursfile"
)

// show writes a view to stdout in the chosen format, whole or not at all.
func (t *terminal) show(v view) error {
	p := &page{term: t}
	var err error
	switch t.format.Value {
	case "json":
		err = p.json(v.value)
	case "csv":
		err = p.csv(v.keys, v.cells)
	default:
		v.table(p)
	}
	if err == nil {
		_, err = t.out.Write(p.Bytes())
	}
	if err != nil {
		return fmt.Errorf("schrijf de uitvoer: %w", err)
	}
	return nil
}

// page is output in the making.
type page struct {
	bytes.Buffer
	term *terminal
}

func (p *page) json(value any) error {
	var text strings.Builder
	e := json.NewEncoder(&text)
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	err := e.Encode(value)
	p.WriteString(escaped(text.String()))
	return err
}

// screen is where a text goes as it is, but for what a terminal must not get.
func (t *terminal) screen() io.Writer {
	if t.outTTY {
		return jsonWriter{t.out}
	}
	return t.out
}

// jsonWriter writes whole characters, escaped.
type jsonWriter struct{ io.Writer }

func (w jsonWriter) Write(text []byte) (int, error) {
	_, err := io.WriteString(w.Writer, escaped(string(text)))
	return len(text), err
}

// escaped writes what would steer a terminal or hide in it as JSON does: \u009b. Line ends
// and tabs stay.
func escaped(text string) string {
	var b strings.Builder
	for i, r := range text {
		switch {
		case r == '\n' || r == '\t' || strings.HasPrefix(text[i:], "\r\n") || !domain.Invisible(r):
			b.WriteRune(r)
		default:
			for _, unit := range utf16.Encode([]rune{r}) {
				fmt.Fprintf(&b, `\u%04x`, unit)
			}
		}
	}
	return b.String()
}

// csv is RFC 4180: a header, commas, CRLF after each line. Line ends in a cell stay as they are.
func (p *page) csv(keys []string, lines [][]string) error {
	w := csv.NewWriter(p)
	for _, line := range append([][]string{keys}, lines...) {
		safe := make([]string, len(line))
		for i, cell := range line {
			if safe[i] = defused(cell); p.term.outTTY {
				safe[i] = escaped(safe[i])
			}
		}
		if err := w.Write(safe); err != nil {
			return err
		}
		w.Flush()
		p.Truncate(p.Len() - 1)
		p.WriteString("\r\n")
	}
	return w.Error()
}

// defused returns a cell that no spreadsheet runs as a formula. A number or a telephone
// number is none.
func defused(cell string) string {
	if cell != "" && strings.ContainsRune("+-", rune(cell[0])) && strings.Trim(cell[1:], "0123456789 .") == "" {
		return cell
	}
	return hoursfile.Defused(cell)
}

// field writes one labelled line; a long text comes below its label.
func (p *page) field(label, text string) {
	if strings.Contains(text, "\n") || utf8.RuneCountInString(text) > p.fieldMax() {
		fmt.Fprintf(p, "%s:\n", label)
		p.block(text)
		return
	}
	fmt.Fprintln(p, strings.TrimRight(fmt.Sprintf("%-17s %s", label+":", clean(text)), " "))
}

// fieldMax is how long a text may be to come beside its label.
func (p *page) fieldMax() int {
	if p.term.outTTY {
		return p.term.columns() - 18
	}
	return 120
}

// block writes a text in lines that fit a terminal, indented.
func (p *page) block(text string) {
	for paragraph := range strings.Lines(text) {
		line := " "
		for _, word := range strings.Fields(clean(paragraph)) {
			if line != " " && utf8.RuneCountInString(line+" "+word) > 78 {
				fmt.Fprintln(p, line)
				line = " "
			}
			line += " " + word
		}
		fmt.Fprintln(p, strings.TrimRight(line, " "))
	}
}

// clean keeps what users typed from steering the terminal and from hiding in it.
func clean(s string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case r == '\n' || r == '\t':
			return ' '
		case domain.Invisible(r):
			return -1
		}
		return r
	}, s)
}
