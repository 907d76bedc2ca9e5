package reading

import (
	"encoding/json"
	"flag"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"slices"
	"sort"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
)

var fit = flag.Bool("fit", false, "learn leaning_table.go anew from the labelled texts")

type lesson struct {
	Field    string  `json:"field"`
	Expected string  `json:"expected"`
	Text     string  `json:"text"`
	weight   float64 // how much the text counts
}

func (l lesson) field() domain.TextField {
	switch l.Field {
	case "innovation":
		return domain.Innovation
	case "technical_challenges":
		return domain.TechnicalChallenges
	}
	return domain.TextField(l.Field)
}

// lessons are the texts to learn from. The older ones are easier and alike, so they
// count for less.
func lessons(t testing.TB) []lesson {
	t.Helper()
	all := readLabelled(t, "../../testdata/vectors/judge_texts.json", olderWeight)
	files, err := filepath.Glob("../../testdata/judge/learn_*.json")
	require.NoError(t, err)
	for _, f := range files {
		all = append(all, readLabelled(t, f, 1)...)
	}
	return all
}

const olderWeight = 0.2

func readLabelled(t testing.TB, file string, weight float64) []lesson {
	t.Helper()
	raw, err := os.ReadFile(file)
	require.NoError(t, err)
	var all []lesson
	require.NoError(t, json.Unmarshal(raw, &all))
	for i := range all {
		all[i].weight = weight
	}
	return all
}

// TestLeaning_fit checks that the table is about what the labelled texts teach; with -fit
// it learns the table anew.
func TestLeaning_fit(t *testing.T) {
	texts := lessons(t)
	if *fit {
		require.NoError(t, os.WriteFile("leaning_table.go", []byte(tableFile(learn(texts))), 0o644))
		return
	}
	right := 0
	for _, l := range texts {
		lean, _ := leanings().lean(l.field(), split(l.Text).sentences)
		if lean.colour() == l.Expected {
			right++
		}
	}
	assert.Greater(t, right, len(texts)*97/100, "learn the table anew with -fit")
}

func (l Leaning) colour() string {
	switch most := max(l.Green, l.Amber, l.Red); most {
	case l.Green:
		return "green"
	case l.Red:
		return "red"
	}
	return "amber"
}

// tableFile is the Go file of a table, in lines of about 160 characters.
func tableFile(table []string) string {
	var b strings.Builder
	b.WriteString("package reading\n\n// leaningTable is learned from the labelled texts in testdata by\n// go test ./domain/reading -run Leaning_fit -fit\n// See parseWeights for its form.\nconst leaningTable = `\n")
	width := 0
	for _, entry := range table {
		if width+len(entry) > 158 {
			b.WriteString("\n")
			width = 0
		}
		b.WriteString(entry + ";")
		width += len(entry) + 1
	}
	b.WriteString("`\n")
	return b.String()
}

// Settings of the fit, chosen by cross-validation on the learning texts.
const (
	rounds    = 250
	strength  = 20.0 // inverse of the regularization
	leastDocs = 2
	mostCues  = 4000
)

type doc struct {
	field  domain.TextField
	counts map[string]float64
	class  int // 0 green, 1 amber, 2 red
	weight float64
}

func docsOf(texts []lesson) []doc {
	var docs []doc
	for _, l := range texts {
		total := map[string]float64{}
		for _, counts := range terms(split(l.Text).sentences) {
			for w, n := range counts {
				total[w] += n
			}
		}
		docs = append(docs, doc{l.field(), total, slices.Index([]string{"green", "amber", "red"}, l.Expected), l.weight})
	}
	return docs
}

// learn fits a multinomial logistic regression and returns the entries of the table.
func learn(texts []lesson) []string {
	docs := docsOf(texts)
	df := map[string]int{}
	for _, d := range docs {
		for w := range d.counts {
			df[w]++
		}
	}
	rare := map[string]float64{}
	for w, n := range df {
		if n >= leastDocs {
			rare[w] = math.Log(float64(1+len(docs))/float64(1+n)) + 1
		}
	}
	m := regress(docs, rare)
	if len(rare) > mostCues {
		kept := make([]string, 0, len(rare))
		for w := range rare {
			kept = append(kept, w)
		}
		size := func(w string) float64 {
			c := m[w]
			return rare[w] * (math.Abs(c[0]-c[1]) + math.Abs(c[2]-c[1]) + math.Abs(c[0]-c[2]))
		}
		sort.Slice(kept, func(i, j int) bool {
			if a, b := size(kept[i]), size(kept[j]); a != b {
				return a > b
			}
			return kept[i] < kept[j]
		})
		for _, w := range kept[mostCues:] {
			delete(rare, w)
		}
		m = regress(docs, rare)
	}
	return entries(m, rare)
}

func entries(m map[string][3]float64, rare map[string]float64) []string {
	var out []string
	for w, c := range m {
		g, r := c[0]-c[1], c[2]-c[1]
		out = append(out, fmt.Sprintf("%s:%.0f,%.0f,%.0f", w, rare[w]*100, g*100, r*100))
	}
	slices.Sort(out)
	return out
}

// regress descends the gradient with a step per weight (AdaGrad), text by text in a
// fixed order.
func regress(docs []doc, rare map[string]float64) map[string][3]float64 {
	type feature struct {
		w string
		v float64
	}
	var totals [3]float64
	for _, d := range docs {
		totals[d.class] += d.weight
	}
	all := totals[0] + totals[1] + totals[2]
	rows := make([][]feature, len(docs))
	for i, d := range docs {
		norm := 0.0
		for w, n := range d.counts {
			if idf, ok := rare[w]; ok {
				v := (1 + math.Log(n)) * idf
				norm += v * v
				rows[i] = append(rows[i], feature{w, v})
			}
		}
		for k := range rows[i] {
			rows[i][k].v /= math.Sqrt(max(norm, 1e-9))
		}
		sort.Slice(rows[i], func(a, b int) bool { return rows[i][a].w < rows[i][b].w })
		rows[i] = append(rows[i], feature{"[" + string(d.field) + "]", 0.3})
	}
	index := map[string]int{}
	for _, row := range rows {
		for _, f := range row {
			if _, ok := index[f.w]; !ok {
				index[f.w] = len(index)
			}
		}
	}
	often := make([]float64, len(index)) // texts with the feature, for the regularization
	for _, row := range rows {
		for _, f := range row {
			often[index[f.w]]++
		}
	}
	theta := make([][3]float64, len(index))
	square := make([][3]float64, len(index))
	for round := 0; round < rounds; round++ {
		for k := range rows {
			i := (k*7919 + round*31) % len(rows)
			d := docs[i]
			var z [3]float64
			for _, f := range rows[i] {
				t := theta[index[f.w]]
				for c := range z {
					z[c] += t[c] * f.v
				}
			}
			top := max(z[0], z[1], z[2])
			sum := 0.0
			for c := range z {
				z[c] = math.Exp(z[c] - top)
				sum += z[c]
			}
			sw := d.weight * all / (3 * totals[d.class])
			for _, f := range rows[i] {
				j := index[f.w]
				for c := range z {
					g := sw * (z[c] / sum) * f.v
					if c == d.class {
						g -= sw * f.v
					}
					g += theta[j][c] / (strength * often[j])
					square[j][c] += g * g
					theta[j][c] -= 0.5 * g / math.Sqrt(square[j][c]+1e-8)
				}
			}
		}
	}
	out := map[string][3]float64{}
	for w, j := range index {
		c := theta[j]
		if strings.HasPrefix(w, "[") {
			for k := range c {
				c[k] *= 0.3
			}
		}
		out[w] = c
	}
	return out
}
