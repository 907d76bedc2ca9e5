package domain

import (
	"strings"
	"unicode/utf8"
)

// ProvisionalTitleMax is the length of a title made of a pitch, in characters.
const ProvisionalTitleMax = 80

// ProvisionalTitle is the pitch's first words, cut between words with an
// ellipsis, until the writer finds a better one.
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
