package dossier

import (
	"slices"
	"strings"
	"unicode"

	"wbso/domain/evaluation"
)

// An answer of fewer words says too little to count when an analysis does not recognise it.
const answerWords = 4

// filled reports whether a text says enough to count by itself. An example with its slots
// still open does not.
func filled(text string) bool {
	return len(plainWords(text)) >= answerWords && !strings.Contains(text, "…") && !strings.Contains(text, "...")
}

// substantial reports whether an answer is filled, and is not what RVO does not want to read.
func substantial(text string) bool {
	return filled(text) && !slices.ContainsFunc(evaluation.Analyse(bottleneckText(text)).Clauses, evaluation.Clause.Harmful)
}

// answered reports whether the user answered a question and most words of the answer are
// still in the text. People answer in words that no analysis foresees.
func (a Application) answered(id, text string) bool {
	words := plainWords(a.Answered[id])
	if len(words) == 0 {
		return false
	}
	present, n := map[string]bool{}, 0
	for _, w := range plainWords(text) {
		present[w] = true
	}
	for _, w := range words {
		if present[w] {
			n++
		}
	}
	return 3*n >= 2*len(words)
}

func plainWords(text string) []string {
	return strings.FieldsFunc(strings.ToLower(text), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
}
