package reading

import (
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"
	"sync"

	"wbso/domain"
)

// Leaning says to which colour the words of a text lean, as probabilities that add up to
// 1. It is learned from labelled texts (see leaningTable) and decides nothing alone: it
// takes away a green, adds to a refusal that a negative supports, and lets weaker signs
// show a role (see addSigns). A reader that does not weigh words leaves it zero.
type Leaning struct {
	Green, Amber, Red float64
}

// cue is a word or two words that follow each other, and how they lean: for green and for
// red, against amber. rare is its inverse document frequency.
type cue struct{ rare, green, red float64 }

// weights are the cues by their words, and the leaning of each field by itself.
type weights struct {
	cues   map[string]cue
	fields map[domain.TextField]cue
}

var leanings = sync.OnceValue(func() weights { return parseWeights(leaningTable) })

// parseWeights reads lines of "words:rare,green,red", separated by semicolons, with each
// number in hundredths. A name in brackets is a field.
func parseWeights(table string) weights {
	w := weights{map[string]cue{}, map[domain.TextField]cue{}}
	for entry := range strings.SplitSeq(strings.ReplaceAll(table, "\n", ""), ";") {
		words, numbers, ok := strings.Cut(entry, ":")
		if !ok {
			continue
		}
		var n [3]float64
		for i, s := range strings.SplitN(numbers, ",", 3) {
			whole, _ := strconv.Atoi(s)
			n[i] = float64(whole) / 100
		}
		c := cue{n[0], n[1], n[2]}
		if field, ok := strings.CutPrefix(words, "["); ok {
			w.fields[domain.TextField(strings.TrimSuffix(field, "]"))] = c
			continue
		}
		w.cues[words] = c
	}
	return w
}

// terms counts the words of each sentence and the pairs of words that follow each other.
// Numbers count as one word.
func terms(sentences []sentence) []map[string]float64 {
	out := make([]map[string]float64, len(sentences))
	for i, s := range sentences {
		out[i] = map[string]float64{}
		before := ""
		for _, w := range s.words {
			text := w.text
			if w.number {
				text = "#"
			}
			out[i][text]++
			if before != "" {
				out[i][before+" "+text]++
			}
			before = text
		}
	}
	return out
}

// lean weighs the words of a text. It also returns how much each sentence pulls the text
// away from green; a positive number does.
func (w weights) lean(field domain.TextField, sentences []sentence) (Leaning, []float64) {
	perSentence := terms(sentences)
	total := map[string]float64{}
	for _, counts := range perSentence {
		for words, n := range counts {
			total[words] += n
		}
	}
	norm := 0.0
	for _, words := range slices.Sorted(maps.Keys(total)) { // in one order, as sums of floats depend on it
		v := w.value(words, total[words])
		norm += v * v
	}
	norm = math.Sqrt(max(norm, 1e-9))
	start := w.fields[field]
	green, red := start.green, start.red
	pulls := make([]float64, len(sentences))
	for i, counts := range perSentence {
		for _, words := range slices.Sorted(maps.Keys(counts)) {
			c, n := w.cues[words], counts[words]
			share := w.value(words, total[words]) / norm * n / total[words]
			green += share * c.green
			red += share * c.red
			pulls[i] += share * (max(c.red, 0) - c.green)
		}
	}
	return softmax(green, red), pulls
}

// value is what a cue counts for that occurs n times: repetition adds little.
func (w weights) value(words string, n float64) float64 {
	return (1 + math.Log(n)) * w.cues[words].rare
}

func softmax(green, red float64) Leaning {
	g, r := math.Exp(green), math.Exp(red)
	return Leaning{Green: g / (g + r + 1), Amber: 1 / (g + r + 1), Red: r / (g + r + 1)}
}
