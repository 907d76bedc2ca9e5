package evaluation

import (
	"maps"
	"regexp"
	"slices"
	"strings"
	"sync"

	"wbso/domain/evaluation/find"
)

// Limits of a sentence that only repeats an example.
const (
	sameShare = 70 // percent of the example's words that it has, in their order
	ownWords  = 2  // words of its own from which it is read
)

// frame is an example as words, without its slots.
type frame struct {
	words []string
	stems map[string]bool
}

var frames = sync.OnceValue(func() []frame {
	var all []frame
	for _, n := range table {
		for _, text := range n.frames {
			for part := range strings.SplitSeq(text, ";") {
				f := frame{words: find.Words(part), stems: map[string]bool{}}
				for _, w := range f.words {
					f.stems[find.Stem(w)] = true
				}
				all = append(all, f)
			}
		}
	}
	return all
})

// copied reports whether a sentence with this content only repeats one of our examples: it has fewer
// than two words of its own; a figure is one.
func copied(sentence string, content []string) bool {
	own := 0 // words that are in none of our examples
	if strings.ContainsAny(sentence, "0123456789") {
		own = 1
	}
	var known []string
	for _, stem := range content {
		if ourWord(stem) {
			known = append(known, stem)
		} else if own++; own >= ownWords {
			return false
		}
	}
	words := find.Words(sentence)
	return slices.ContainsFunc(frames(), func(f frame) bool {
		own := own
		for _, stem := range known {
			if !f.stems[stem] {
				own++
			}
		}
		return own < ownWords && f.repeatedBy(words)
	})
}

// repeatedBy reports whether words have most of the example, in its order.
func (f frame) repeatedBy(words []string) bool {
	return 100*longestCommon(words, f.words) >= sameShare*len(f.words)
}

// ourWord reports whether a stem is a word of one of our examples.
func ourWord(stem string) bool { return ourWords()[stem] }

var ourWords = sync.OnceValue(func() map[string]bool {
	all := map[string]bool{}
	for _, f := range frames() {
		maps.Copy(all, f.stems)
	}
	return all
})

// longestCommon returns the length of the longest common subsequence of two lists of words.
func longestCommon(a, b []string) int {
	row := make([]int, len(b)+1)
	for _, w := range a {
		before := 0
		for j := range b {
			above := row[j+1]
			if w == b[j] {
				row[j+1] = before + 1
			} else {
				row[j+1] = max(above, row[j])
			}
			before = above
		}
	}
	return row[len(b)]
}

// orders matches words addressed to the analyzer, which no text about a project contains.
var orders = regexp.MustCompile(`(?i)isgoodenough|iswbsoeligible|system ?prompt|systeemprompt|` +
	`\b(negeer|vergeet|ignore|disregard|forget)\b.{0,40}\b(instructies?|instructions?|regels|rules|opdrachten?|prompt|hierboven|above)\b|` +
	`(?m:^)\s*(systeem|system|assistant|gebruiker|user) ?:|\b(herhaal|repeat)\b.{0,40}\b(instructies?|instructions?|opdracht|prompt)\b|` +
	`\b(aan de|beste|geachte|dear) (beoordelaar|jury|judge|assistent|assistant|taalmodel|ai)\b|` +
	`\b(beoordeel|markeer|score|keur|mark|rate)\b.{0,60}\b(groen|goed genoeg|goed|green|maximaal|goedgekeurd)\b|` +
	`\b(geef|antwoord|give|answer)\b.{0,40}\b(groen|green|sterkte 2|waarde 2|score 2|value 2|alle punten)\b`)
