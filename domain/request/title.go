package request

import (
	"strings"
	"unicode/utf8"
)

// ShortTitleMax is the maximum length of a short title, in characters.
const ShortTitleMax = 80

// ShortTitle returns the first words of a text on one line, with an ellipsis when it is
// cut.
func ShortTitle(text string) string {
	words := strings.Fields(text)
	whole := strings.Join(words, " ")
	if utf8.RuneCountInString(whole) <= ShortTitleMax {
		return whole
	}
	room := []rune(whole)[:ShortTitleMax-1]
	cut := string(room)
	if i := strings.LastIndex(cut, " "); i > 0 && []rune(whole)[ShortTitleMax-1] != ' ' {
		cut = cut[:i]
	}
	return strings.TrimRight(cut, " ,.;:") + "…"
}
