package writer_test

import (
	"maps"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain/application"
	"wbso/domain/application/form"
	"wbso/domain/evaluation"
	"wbso/domain/evaluation/find"
	"wbso/domain/request"
)

// told is a clause of a request with its words, without the number of its list item.
type clauseText struct {
	find.Clause
	field find.TextField
	words string
}

// clauses returns what a request says. A heading that is only a number is no clause.
func clauses(s request.Submission) []clauseText { return clausesOf(s, analyses(s)) }

func clausesOf(s request.Submission, by map[find.TextField]find.Analysis) (out []clauseText) {
	for _, f := range find.TextFields() {
		for _, c := range by[f].Clauses {
			words := strings.TrimSpace(strings.TrimPrefix(strings.TrimSpace(s.TextOf(f)[c.From:c.To]), c.Numeral))
			if plain(words) != "" && (!c.Heading || f == find.ElevatorPitch || !strings.ContainsAny(words, "0123456789")) {
				out = append(out, clauseText{Clause: c, field: f, words: words})
			}
		}
	}
	return out
}

// composed is a request with what it says and its application.
type writerCase struct {
	request.Submission
	said []clauseText
	app  application.Application
}

var (
	once sync.Once
	kept []writerCase
)

// all are the requests over which every invariant is tested.
func all(t *testing.T) []writerCase {
	once.Do(func() {
		requests := append(append(everyText(t, ""), everyText(t, evaluation.Green)...), inOrder(requests(t))...)
		for _, s := range requests {
			kept = append(kept, writerCase{Submission: s, said: clauses(s), app: compose(s)})
		}
	})
	return kept
}

// inOrder returns the requests by name, so that random numbers meet the same one in every run.
func inOrder(all map[string]request.Submission) (out []request.Submission) {
	for _, name := range slices.Sorted(maps.Keys(all)) {
		out = append(out, all[name])
	}
	return out
}

// Invariant (b): every clause is in one place, or left out with its reason.
func TestCompose_invariant_b_every_clause_once(t *testing.T) { everyClauseOnce(t, all(t)) }

func everyClauseOnce(t *testing.T, requests []writerCase) {
	t.Helper()
	for _, s := range requests {
		a := s.app
		said := map[string]int{}
		for _, c := range s.said {
			said[plain(c.words)]++
		}
		for _, c := range s.said {
			where := whereIs(a, c.words)
			if within(c, said) {
				assert.NotEmpty(t, where, c.words)
				continue
			}
			assert.Len(t, where, said[plain(c.words)], c.words)
		}
		for _, l := range a.LeftOut.Items {
			assert.NotEmpty(t, l.Reason, l.Text)
		}
	}
}

// within reports whether a clause is part of another one, so that its words are found
// more often than it is said.
func within(c clauseText, said map[string]int) bool {
	for other := range said {
		if other != plain(c.words) && strings.Contains(other, plain(c.words)) {
			return true
		}
	}
	return false
}

// Invariant (c): nothing harmful is filed as technical.
func TestCompose_invariant_c_nothing_harmful(t *testing.T) { nothingHarmful(t, all(t)) }

func nothingHarmful(t *testing.T, requests []writerCase) {
	t.Helper()
	for _, s := range requests {
		a := s.app
		said := map[string]int{}
		for _, c := range s.said {
			said[plain(c.words)]++
		}
		for _, c := range s.said {
			// Words that are in two fields may be harmful in one of them.
			if said[plain(c.words)] == 1 && c.Harmful() && len(plain(c.words)) > 20 && c.field != find.ElevatorPitch {
				for _, place := range whereIs(a, c.words) {
					assert.Contains(t, []string{leftOut, summary, unplaced}, place, c.words)
				}
			}
		}
	}
}

// Invariant (d): a technique that is ruled out is no solution, unless the clause says what
// the applicant does instead.
func TestCompose_invariant_d_no_alternative_as_solution(t *testing.T) {
	noAlternativeAsSolution(t, all(t))
}

func noAlternativeAsSolution(t *testing.T, requests []writerCase) {
	t.Helper()
	for _, s := range requests {
		a := s.app
		for _, c := range s.said {
			does := c.Acts || c.Strength(find.OwnWork) > 0
			if c.Strength(find.RuledOut) == 2 && c.Strength(find.Problem) == 2 && !does && !c.Refers && !continued(s.Submission, c) {
				assert.NotContains(t, whereIs(a, c.words), solutions, c.words)
			}
		}
	}
}

// continued reports whether a clause goes on with the sentence before it.
func continued(s request.Submission, c clauseText) bool {
	before := strings.TrimSpace(s.TextOf(c.field)[:c.From])
	return before != "" && !strings.ContainsAny(before[len(before)-1:], ".!?:")
}

var (
	numbers = regexp.MustCompile(`\d+(?:[.,]\d+)*`)
	names   = regexp.MustCompile(`\p{Lu}[\p{L}\d-]+`)
)

// Invariant (e): no number and no name that the user did not write, but for the numbering
// and the month of a step.
func TestCompose_invariant_e_nothing_invented(t *testing.T) { nothingInvented(t, all(t)) }

func nothingInvented(t *testing.T, requests []writerCase) {
	t.Helper()
	for _, s := range requests {
		written := s.ElevatorPitch + "\n" + s.InnovationDescription + "\n" + s.TechnicalChallenges
		a := s.app
		for _, p := range append(parts(a), part{"titel", []string{a.Project.Title}}) {
			for _, text := range p.texts {
				for _, n := range numbers.FindAllString(text, -1) {
					assert.Contains(t, written, n, text)
				}
				for _, name := range names.FindAllString(text, -1) {
					assert.Contains(t, strings.ToLower(written), strings.ToLower(name), text)
				}
			}
		}
	}
}

// Invariant (f): a sentence that begins with a reference, and says nothing clear itself, is in
// the box of the sentence that it refers to.
func TestCompose_invariant_f_references_follow(t *testing.T) { referencesFollow(t, all(t)) }

func referencesFollow(t *testing.T, requests []writerCase) {
	t.Helper()
	for _, s := range requests {
		clauses := s.app.Layout.Clauses
		for i, c := range clauses {
			own := c.Quote != "" && strings.Contains(c.Text, c.Quote) || c.Reason != ""
			if i == 0 || !c.Refers || c.Numeral != "" || own || clauses[i-1].From != c.From || clauses[i-1].Box == c.Box {
				continue
			}
			assert.Equal(t, application.NoveltyBox, c.Box, "what is about a step or a tool and no step itself is novelty: %s | %s", clauses[i-1].Text, c.Text)
			assert.Contains(t, []application.Box{application.PhasesBox, application.ToolsBox}, clauses[i-1].Box, c.Text)
		}
	}
}

// Invariant (g): the numbers of a list stay, as those of bottlenecks or in the text.
func TestCompose_invariant_g_numerals_stay(t *testing.T) { numeralsStay(t, all(t)) }

func numeralsStay(t *testing.T, requests []writerCase) {
	t.Helper()
	for _, s := range requests {
		a := s.app
		for _, c := range s.said {
			where := whereIs(a, c.words)
			if !numbers.MatchString(c.Numeral) || len(where) != 1 || where[0] != summary && where[0] != novelty {
				continue
			}
			for _, text := range []string{a.Summary.Text, a.Novelty.Text, a.CodeNovelty.Text} {
				if strings.Contains(plain(text), plain(c.words)) {
					assert.Contains(t, plain(text), plain(c.Numeral+c.words))
				}
			}
		}
	}
}

// tick is what a criterion looks for: one of some questions, and the questions of which one may
// be open, but not all, when a clause has it.
type tick struct{ needs, questions []string }

var ticks = map[find.TextField]map[string]tick{
	find.ElevatorPitch: {
		"Wat je ontwikkelt":    {[]string{evaluation.AskDevelops}, []string{"omschrijving.develops"}},
		"Doel of moeilijkheid": {[]string{evaluation.AskGoal}, []string{"omschrijving.goal"}},
	},
	find.TechnicalChallenges: {
		"Technisch knelpunt": {[]string{evaluation.AskProblem}, []string{"bottlenecks.problem"}},
		"Onzekerheid":        {[]string{evaluation.AskUnknown}, []string{"bottlenecks.unknown"}},
	},
	find.Innovation: {
		"Nieuw voor jullie of beter dan bestaand": {[]string{evaluation.AskEdge, evaluation.AskArt}, []string{"novelty.edge", "novelty.art"}},
		"Technisch risico":                        {[]string{evaluation.AskRisk}, []string{"novelty.risk"}},
	},
}

// Invariant (a): nothing is asked that a criterion has ticked. A criterion that is met by
// the weight of a whole text, and by no clause, ticks no single need. A solution that is told
// with its doubt is asked: RVO has a box for it.
func TestCompose_invariant_a_nothing_ticked_is_asked(t *testing.T) {
	for _, s := range all(t)[len(everyText(t, "")):] { // the green texts and the twelve requests
		nothingTickedIsAsked(t, s.Submission, s.app)
	}
}

// Of any green texts: no question about what is ticked, no clause lost or twice, none
// harmful filed.
func TestCompose_forty_mixed_requests(t *testing.T) {
	by, random := texts(t, evaluation.Green), rand.New(rand.NewPCG(4, 0))
	for i := range 40 {
		s := mixed(i, func(f find.TextField) string { return by[f][random.IntN(len(by[f]))] })
		a := compose(s)
		nothingTickedIsAsked(t, s, a)
		for _, c := range clauses(s) {
			where := whereIs(a, c.words)
			assert.Len(t, where, 1, c.words)
			if c.Harmful() && c.field != find.ElevatorPitch {
				assert.Contains(t, []string{leftOut, unplaced}, where[0], c.words)
			}
		}
	}
}

func nothingTickedIsAsked(t *testing.T, s request.Submission, a application.Application) {
	t.Helper()
	if slices.ContainsFunc(a.Layout.Clauses, func(c application.Clause) bool { return c.Box == application.Unplaced }) {
		return // what waits to be placed answers nothing yet
	}
	open := openNeeds(a)
	for f, criteria := range ticks {
		r := read(s, f)
		for _, c := range evaluation.Decide(textOf(s, f), r).Criteria {
			ticked := criteria[c.Name]
			shown := slices.ContainsFunc(ticked.needs, func(n string) bool { return evaluation.QuestionOf(n).Met(r.Clauses) })
			if c.Met && shown {
				if !slices.ContainsFunc(ticked.questions, func(q string) bool { return !open[q] }) {
					assert.Fail(t, c.Name+" is ticked and asked", "%s\n%s", s.TextOf(f), show(a))
				}
			}
		}
	}
}

// openNeeds returns what is asked of every bottleneck, or of both parts about novelty.
func openNeeds(a application.Application) map[string]bool {
	count := map[string]int{}
	for _, q := range form.OpenQuestions(a, application.CompanyDetails{}) {
		count[strings.TrimPrefix(string(q.Part), "software.")+"."+q.Need]++
	}
	open := map[string]bool{}
	for q, n := range count {
		part, _, _ := strings.Cut(q, ".")
		switch {
		case part == "bottlenecks":
			open[q] = n >= len(a.Bottlenecks.Blocks)
		case part == "novelty" && a.Embedded():
			open[q] = n > 1
		default:
			open[q] = true
		}
	}
	return open
}

// An owner who opens a part and saves it as it is meets no error, also when the texts were
// pasted with characters that nobody sees.
func TestCompose_every_part_can_be_saved(t *testing.T) {
	odd := []string{"", "\u200b", "\u00ad", "\ufe0f", "\u2028"}
	for i, c := range all(t) {
		if i%4 != 0 {
			continue // a quarter of them is enough
		}
		s, seen := c.Submission, odd[i/4%len(odd)]+" "
		s.ElevatorPitch = strings.ReplaceAll(s.ElevatorPitch, " ", seen)
		s.InnovationDescription = strings.ReplaceAll(s.InnovationDescription, " ", seen)
		s.TechnicalChallenges = strings.ReplaceAll(s.TechnicalChallenges, " ", seen)
		a := compose(s)
		for _, p := range application.PartKeys()[1:] { // all but the company
			same, err := a.ReplaceContent(p, a.PartContent(p), true)
			require.NoError(t, err, "%s of %.80q", p, s.TechnicalChallenges)
			require.Equal(t, a.Revs, same.Revs)
		}
	}
}
