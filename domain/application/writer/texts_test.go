package writer_test

import (
	"encoding/json"
	"math/rand/v2"
	"os"
	"strings"
	"testing"
	"unicode"

	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/evaluation"
	"wbso/domain/evaluation/find"
	"wbso/domain/request"
	"wbso/domain/scheme"
)

// labelled is a text with the colour that it deserves.
type labelText struct {
	Set      string            `json:"set"`
	Field    find.TextField    `json:"field"`
	Expected evaluation.Colour `json:"expected"`
	Text     string            `json:"text"`
}

// texts are all labelled texts by field, those of one colour or all.
func texts(t *testing.T, colour evaluation.Colour) map[find.TextField][]string {
	raw, err := os.ReadFile("../../../testdata/vectors/evaluation_texts.json")
	require.NoError(t, err)
	var all []labelText
	require.NoError(t, json.Unmarshal(raw, &all))
	out := map[find.TextField][]string{}
	for _, l := range all {
		if colour == "" || l.Expected == colour {
			out[l.Field] = append(out[l.Field], l.Text)
		}
	}
	return out
}

// everyText combines labelled texts to requests, so that each text is in at least one. A
// fifth of the requests get longer texts of two labelled ones.
func everyText(t *testing.T, colour evaluation.Colour) (out []request.Submission) {
	by, random := texts(t, colour), rand.New(rand.NewPCG(9, 9))
	most := 0
	for _, f := range find.TextFields() {
		require.NotEmpty(t, by[f])
		most = max(most, len(by[f]))
	}
	for i := range most {
		text := func(f find.TextField) string {
			one := by[f][i%len(by[f])]
			if i%5 == 4 {
				one += "\n\n" + by[f][random.IntN(len(by[f]))]
			}
			return one
		}
		out = append(out, mixed(i, text))
	}
	return out
}

// mixed is a request of any kind of project with given texts.
func mixed(i int, text func(find.TextField) string) request.Submission {
	s := request.Submission{
		ElevatorPitch: text(find.ElevatorPitch), InnovationDescription: text(find.Innovation), TechnicalChallenges: text(find.TechnicalChallenges),
		StartOfProject: domain.NewDate(2027, 1, 1), EstimatedHours: 1000, ProjectType: scheme.Software,
	}
	if i%2 == 1 {
		s.ProjectType, s.AlsoDevelopCode = scheme.PhysicalProduct, i%4 == 3
	}
	return s
}

// plain is a text without what composing may add or change: white space, capitals and
// punctuation.
func plain(s string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) || r == '%' || r == '€' {
			return unicode.ToLower(r)
		}
		return -1
	}, s)
}

// part is a place in an application, with its texts.
type part struct {
	name  string
	texts []string
}

// The places of an application.
const (
	summary   = "omschrijving"
	problems  = "knelpunten"
	solutions = "oplossingsrichtingen"
	steps     = "fasering"
	tools     = "tools"
	novelty   = "nieuwheid"
	leftOut   = "weggelaten"
	unplaced  = "nog te plaatsen"
)

func parts(a application.Application) []part {
	out := []part{{summary, []string{a.Summary.Text}}, {tools, []string{a.Tools.Text}}, {novelty, []string{a.Novelty.Text, a.CodeNovelty.Text}}}
	for _, b := range a.Bottlenecks.Blocks {
		out = append(out, part{problems, []string{b.Problem}}, part{solutions, []string{b.Solution}})
	}
	for _, r := range a.Phases.Rows {
		out = append(out, part{steps, []string{r.Activity}})
	}
	for _, l := range a.LeftOut.Items {
		out = append(out, part{leftOut, []string{l.Text}})
	}
	for _, c := range a.Layout.Clauses {
		if c.Box == application.Unplaced {
			out = append(out, part{unplaced, []string{c.Text}})
		}
	}
	return out
}

// whereIs returns the places that print a clause, one for each time.
func whereIs(a application.Application, clause string) (out []string) {
	want := plain(clause)
	for _, p := range parts(a) {
		for _, text := range p.texts {
			for range strings.Count(plain(text), want) {
				out = append(out, p.name)
			}
		}
	}
	return out
}
