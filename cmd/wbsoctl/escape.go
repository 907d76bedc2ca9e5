package main

import (
	"fmt"
	"io"
	"strings"
	"unicode/utf16"

	"wbso/domain"
	"wbso/domain/hoursfile"
)

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

// escapedWriter writes whole characters, escaped.
type escapedWriter struct{ io.Writer }

func (w escapedWriter) Write(text []byte) (int, error) {
	_, err := io.WriteString(w.Writer, escaped(string(text)))
	return len(text), err
}

// defused returns a cell of CSV that no spreadsheet runs as a formula. A number or a telephone
// number is none.
func defused(cell string) string {
	if cell != "" && strings.ContainsRune("+-", rune(cell[0])) && strings.Trim(cell[1:], "0123456789 .") == "" {
		return cell
	}
	return hoursfile.Defused(cell)
}
