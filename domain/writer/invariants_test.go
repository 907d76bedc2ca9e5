package writer_test

import (
	"encoding/json"
	"fmt"
	"os"
	"strings"
	"testing"
	"unicode"

	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/dossier"
	"wbso/domain/reading"
)

type labelled struct {
	Field    domain.TextField `json:"field"`
	Expected string           `json:"expected"`
	Text     string           `json:"text"`
}

func texts(t *testing.T) []labelled {
	raw, err := os.ReadFile("../../testdata/vectors/judge_texts.json")
	require.NoError(t, err)
	var all []labelled
	require.NoError(t, json.Unmarshal(raw, &all))
	return all
}

// submissions combines every labelled text of a kind with others, so that each is in one.
func submissions(t *testing.T, keep func(labelled) bool) (out []domain.Submission) {
	by := map[domain.TextField][]string{}
	for _, l := range texts(t) {
		if keep(l) {
			by[l.Field] = append(by[l.Field], l.Text)
		}
	}
	most := 0
	for _, f := range domain.TextFields() {
		most = max(most, len(by[f]))
	}
	pick := func(f domain.TextField, i int) string { return by[f][i%len(by[f])] }
	for i := range most {
		s := domain.Submission{
			ElevatorPitch: pick(domain.ElevatorPitch, i), InnovationDescription: pick(domain.Innovation, i*7+3), TechnicalChallenges: pick(domain.TechnicalChallenges, i),
			StartOfProject: domain.NewDate(2027, 1, 1), EstimatedHours: 1000, ProjectType: domain.Software,
		}
		if i%2 == 1 {
			s.ProjectType, s.AlsoDevelopCode = domain.PhysicalProduct, i%4 == 3
		}
		out = append(out, s)
	}
	return out
}

func plain(s string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return unicode.ToLower(r)
		}
		return -1
	}, s)
}

// answers are the texts of an application by where they are.
func answers(a dossier.Application) map[string]string {
	out := map[string]string{"omschrijving": a.Summary.Text, "tools": a.Tools.Text, "novelty": a.Novelty.Text, "software.novelty": a.CodeNovelty.Text}
	for _, r := range a.Phases.Rows {
		out["phases"] += r.Activity + "\n"
	}
	for _, b := range a.Bottlenecks.Blocks {
		out["knelpunten"] += strings.Join([]string{b.Problem, b.Cause, b.RuledOut, b.Unknown}, "\n") + "\n"
		out["oplossingen"] += b.Solution + "\n"
	}
	for _, l := range a.LeftOut.Items {
		out["left_out"] += l.Text + "\n"
	}
	return out
}

func TestMeasure(t *testing.T) {
	count := map[string]int{}
	say := func(kind, format string, args ...any) {
		count[kind]++
		if os.Getenv("SAY") == kind {
			fmt.Printf("%s: %s\n\n", kind, fmt.Sprintf(format, args...))
		}
	}
	n := 0
	for _, s := range submissions(t, func(l labelled) bool { return l.Expected == "green" || os.Getenv("ALL") != "" }) {
		n++
		a := compose(s)
		where := answers(a)
		for _, f := range domain.TextFields() {
			r := reading.Read(reading.Text{Field: f, Text: s.Text(f)})
			for _, c := range r.Clauses {
				said := s.Text(f)[c.From:c.To]
				k := plain(strings.TrimPrefix(strings.TrimSpace(said), c.Numeral))
				var in []string
				for name, text := range where {
					for range strings.Count(plain(text), k) {
						in = append(in, name)
					}
				}
				if len(in) != 1 {
					say("b", "%v: %s", in, said)
				}
				if len(in) == 0 {
					continue
				}
				if c.Harmful() && f != domain.ElevatorPitch {
					say("harm", "%v %q", c.Negatives, said)
				}
				if c.Strength(reading.RuledOut) > 0 && in[0] == "oplossingen" {
					say("d", "%s", said)
				}
				if in[0] == "left_out" && !c.Harmful() {
					say("left", "%s: %s", f, said)
				}
			}
		}
		if len(a.Bottlenecks.Blocks) > 1 {
			say("many", "%s", s.TechnicalChallenges)
		}
		if where["novelty"] == "" {
			say("nonovelty", "%s", s.InnovationDescription)
		}
		for _, b := range a.Bottlenecks.Blocks {
			if b.Solution == "" {
				say("nosolution", "%s\n%s", s.TechnicalChallenges, s.InnovationDescription)
			}
		}
		if a.Project.Title == "" {
			say("notitle", "%s", s.ElevatorPitch)
		}
		say("title", "%s", a.Project.Title)
	}
	fmt.Println(n, count)
}
