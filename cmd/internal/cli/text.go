package cli

import (
	"strings"
	"unicode"

	"golang.org/x/text/width"
)

// Width is how many columns a line of help has at most, as of a terminal that does not say
// how wide it is.
const Width = 80

// TextWidth returns how many columns of a terminal a text takes.
func TextWidth(text string) (columns int) {
	for _, r := range text {
		switch kind := width.LookupRune(r).Kind(); {
		case unicode.In(r, unicode.Mn, unicode.Me): // stands on the character before it
		case kind == width.EastAsianWide || kind == width.EastAsianFullwidth:
			columns += 2
		default:
			columns++
		}
	}
	return columns
}

// Hang writes a text after a first part, in lines of at most so many columns. Further lines
// begin below the text. A word that is longer than a line stays whole.
func Hang(first, text string, columns int) string {
	indent := strings.Repeat(" ", TextWidth(first))
	var lines []string
	line := first
	for i, word := range strings.Fields(text) {
		switch {
		case i == 0:
			line += word
		case TextWidth(line)+1+TextWidth(word) > columns:
			lines, line = append(lines, line), indent+word
		default:
			line += " " + word
		}
	}
	return strings.Join(append(lines, line), "\n")
}
