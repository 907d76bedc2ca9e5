package evaluation

import (
	"strings"

	"wbso/domain/evaluation/find"
)

// unread is the evaluation when the answer of a model was no analysis: what it said instead, or
// that the evaluation failed. Nothing is known of the text then.
func unread(f find.TextField, said string) Evaluation {
	said = short(said)
	if said == "" {
		said = "Er is een fout opgetreden bij het evalueren van " + f.Label() + "."
	}
	return Evaluation{Eligible: true, Suggestions: said}
}

// short cuts a text to the most lines and words of the suggestions.
func short(text string) string {
	var lines []string
	left := maxWords
	for line := range strings.Lines(strings.ToValidUTF8(text, "")) {
		words := strings.Fields(line)
		if n := min(len(words), left); n > 0 && len(lines) < maxSuggestions {
			lines = append(lines, strings.Join(words[:n], " "))
			left -= n
		}
	}
	return strings.Join(lines, "\n")
}
