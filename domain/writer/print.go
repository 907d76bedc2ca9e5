package writer

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"wbso/domain"
)

// join writes pieces as one text. Pieces that were neighbours keep what was between them;
// others are sentences of their own, and paragraphs stay paragraphs.
func join(pieces []piece) string {
	var out strings.Builder
	for i, p := range pieces {
		last := i+1 == len(pieces)
		out.WriteString(numbered(p, sentenceStart(pieces, i)))
		switch {
		case last:
		case adjacent(p, pieces[i+1]):
			out.WriteString(between(p, pieces[i+1]))
		case p.field != pieces[i+1].field || p.Paragraph != pieces[i+1].Paragraph || pieces[i+1].Numeral != "":
			out.WriteString("\n")
		default:
			out.WriteString(" ")
		}
	}
	return strings.TrimSpace(out.String())
}

func adjacent(p, next piece) bool { return p.field == next.field && next.index == p.index+1 }

// between is the white space between two neighbours.
func between(p, next piece) string {
	if p.after == "" && next.Numeral != "" {
		return "\n"
	}
	return strings.ReplaceAll(strings.ReplaceAll(p.after, "\r\n", "\n"), "\r", "\n")
}

// numbered is the words of a piece with the numeral of its list item before them.
func numbered(p piece, tidied string) string {
	if p.Numeral == "" {
		return tidied
	}
	return p.Numeral + " " + tidied
}

// sentenceStart is piece i as it is printed: a sentence that begins or ends where it did
// not in the user's text gets its capital and its full stop.
func sentenceStart(pieces []piece, i int) string {
	s := pieces[i].words
	if i == 0 || !adjacent(pieces[i-1], pieces[i]) {
		s = domain.Capital(s)
	}
	if i+1 == len(pieces) || !adjacent(pieces[i], pieces[i+1]) {
		s = stop(s)
	}
	return s
}

// stop ends a sentence that has no end.
func stop(s string) string {
	s = strings.TrimRight(s, ",;")
	if r, _ := utf8.DecodeLastRuneInString(s); unicode.IsLetter(r) || unicode.IsDigit(r) || r == ')' || r == '%' {
		return s + "."
	}
	return s
}
