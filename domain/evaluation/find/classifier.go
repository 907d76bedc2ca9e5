package find

import (
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"
	"sync"
)

// feature is a word or two words that follow each other, and what they predict: for green and for
// red, against amber. idf is its inverse document frequency.
type feature struct{ idf, green, red float64 }

// weights are the features by their words, and the bias of each field by itself.
type weights struct {
	features map[string]feature
	fields   map[TextField]feature
}

var classifier = sync.OnceValue(func() weights { return parseWeights(learnedWeights) })

// parseWeights reads lines of "words:idf,green,red", separated by semicolons, with each
// number in hundredths. A name in brackets is a field.
func parseWeights(table string) weights {
	w := weights{map[string]feature{}, map[TextField]feature{}}
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
		c := feature{idf: n[0], green: n[1], red: n[2]}
		if field, ok := strings.CutPrefix(words, "["); ok {
			w.fields[TextField(strings.TrimSuffix(field, "]"))] = c
			continue
		}
		w.features[words] = c
	}
	return w
}

// weighed returns the sentences that play a part: who somebody is, for whom and since when,
// and a greeting say nothing of the project.
func (e *findings) weighed(all []Clause) (weighed []sentence) {
	for i, c := range all {
		said := strings.TrimSpace(e.raw[c.From:c.To])
		if c.Harmful() || c.Strongest(Problem, Unknown, KnowledgeEdge, RuledOut, LimitValue) > 0 ||
			!habit.MatchString(said) && (c.Strength(Develops) > 1 || !ofCompany.MatchString(said)) {
			weighed = append(weighed, e.sentences[i])
		}
	}
	return weighed
}

// terms counts the words of a text, and the pairs of words that follow each other in a
// sentence. Numbers count as one word.
func terms(sentences []sentence) map[string]float64 {
	out := map[string]float64{}
	for _, s := range sentences {
		before := ""
		for _, w := range s.words {
			text := w.text
			if w.number {
				text = "#"
			}
			out[text]++
			if before != "" {
				out[before+" "+text]++
			}
			before = text
		}
	}
	return out
}

// classify weighs the words of a text.
func (w weights) classify(field TextField, sentences []sentence) Likelihood {
	total := terms(sentences)
	maps.DeleteFunc(total, func(words string, _ float64) bool { _, known := w.features[words]; return !known })
	known := slices.Sorted(maps.Keys(total)) // in one order, as sums of floats depend on it
	norm := 0.0
	for _, words := range known {
		v := w.value(words, total[words])
		norm += v * v
	}
	norm = math.Sqrt(max(norm, 1e-9))
	start := w.fields[field]
	green, red := start.green, start.red
	for _, words := range known {
		c := w.features[words]
		share := w.value(words, total[words]) / norm
		green += share * c.green
		red += share * c.red
	}
	return softmax(green, red)
}

// value returns what a feature counts for that occurs n times: repetition adds little.
func (w weights) value(words string, n float64) float64 {
	return (1 + math.Log(n)) * w.features[words].idf
}

func softmax(green, red float64) Likelihood {
	g, r := math.Exp(green), math.Exp(red)
	return Likelihood{Green: g / (g + r + 1), Amber: 1 / (g + r + 1), Red: r / (g + r + 1)}
}
