package evaluation

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

// Content returns the stems of the words of a text that name something.
func Content(text string) []string {
	words, _ := scan(text)
	return subjects(words)
}
