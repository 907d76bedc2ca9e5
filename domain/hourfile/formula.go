package hourfile

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// isFormula reports whether a spreadsheet could run a text as a formula. Leading
// apostrophes count for nothing, so that taking off the one that defuses always
// gives back what was defused.
func isFormula(text string) bool {
	for i, r := range text {
		if i == 0 && r < utf8.RuneSelf && (r|0x20 >= 'a' && r|0x20 <= 'z' || r >= '0' && r <= '9') {
			return false // most texts
		}
		switch {
		case strings.ContainsRune("=+-@＝＋－＠\t\r\n", r):
			return true
		case r != '\'' && !unicode.IsSpace(r):
			return false
		}
	}
	return false
}
