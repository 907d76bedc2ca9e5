package find

import "strings"

// enumerates reports whether a sentence is little more than words between commas.
func enumerates(sentence string, words int) bool {
	commas := strings.Count(sentence, ",")
	return commas >= 5 && words <= 3*(commas+1)
}

// readsAsProse reports whether words read as a Dutch sentence: at least four
// different words, without much repetition and with enough function words.
func readsAsProse(words []word) bool {
	if len(words) < 4 {
		return false
	}
	small, different := 0, map[string]bool{}
	for _, w := range words {
		if smallWords[w.text] {
			small++
		}
		different[w.text] = true
	}
	return len(different) >= 4 && (small >= 2 && small*7 >= len(words) || small == 1 && len(words) <= 9) && len(different)*3 >= len(words)
}
