package find

import (
	"strings"
	"unicode"
)

// Words returns the words of a text in lower case and without accents.
func Words(text string) []string {
	words, _ := scan(text)
	out := make([]string, len(words))
	for i, w := range words {
		out[i] = w.text
	}
	return out
}

// Stem returns the stem under which a word is counted.
func Stem(word string) string { return stemKey(foldString(word)) }

// ContentWords returns the stems of the words of a text that name something.
func ContentWords(text string) []string {
	words, _ := scan(text)
	return subjects(words)
}

func foldString(s string) string {
	var b strings.Builder
	for _, r := range s {
		b.WriteString(fold(r))
	}
	return b.String()
}

// fold returns a rune in lower case and without accents; it may become two letters
// (ß) or none (a combining mark).
func fold(r rune) string {
	if r < 0x80 {
		return string(unicode.ToLower(r))
	}
	r = unicode.ToLower(unicode.ToUpper(r))
	switch {
	case r < 0x80:
		return string(r)
	case unicode.Is(unicode.Mn, r):
		return ""
	}
	if plain, ok := folded[r]; ok {
		return plain
	}
	return string(r)
}

func foldTable(groups map[string]string) map[rune]string {
	table := map[rune]string{}
	for plain, letters := range groups {
		for _, r := range letters {
			table[r] = plain
		}
	}
	return table
}
