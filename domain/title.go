package domain

import (
	"strings"
	"unicode/utf8"
)

// ProvisionalTitleMax is the maximum length of a provisional title, in characters.
const ProvisionalTitleMax = 80

// ProvisionalTitle returns the first words of the pitch, with an ellipsis when it
// is cut. It is the title of a request until the writer has made one.
func ProvisionalTitle(pitch string) string {
	words := strings.Fields(pitch)
	whole := strings.Join(words, " ")
	if utf8.RuneCountInString(whole) <= ProvisionalTitleMax {
		return whole
	}
	room := []rune(whole)[:ProvisionalTitleMax-1]
	cut := string(room)
	if i := strings.LastIndex(cut, " "); i > 0 && []rune(whole)[ProvisionalTitleMax-1] != ' ' {
		cut = cut[:i]
	}
	return strings.TrimRight(cut, " ,.;:") + "…"
}
