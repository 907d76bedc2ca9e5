package llm_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/llm"
	"wbso/domain"
	"wbso/domain/evaluation/find"
	"wbso/ports"
	"wbso/ports/portstest"
)

type object = map[string]any

// model is a Completer that answers as a test says and keeps what it was asked.
type model struct {
	answer string
	cut    bool
	err    error
	asked  []llm.Question
}

func (m *model) Model() string { return "test/model" }

func (m *model) Complete(_ context.Context, q llm.Question) (llm.Answer, error) {
	m.asked = append(m.asked, q)
	return llm.Answer{Text: m.answer, Cut: m.cut}, m.err
}

// sentence is a sentence as a model sorts it: role, strength and quote of one role.
func sentence(n int, role string, strength int, quote string) object {
	return object{"sentence": n, "roles": []object{{"role": role, "strength": strength, "quote": quote}}, "new_bottleneck": false, "left_out": "none", "quote": ""}
}

func leftOut(n int, kind, quote string) object {
	return object{"sentence": n, "roles": []object{}, "new_bottleneck": false, "left_out": kind, "quote": quote}
}

func sorting(title string, technology int, sentences ...object) string {
	out, _ := json.Marshal(object{"sentences": sentences, "title": title, "technology": technology})
	return string(out)
}

// read is what a writer reads in the challenges when its model answers this.
func read(t *testing.T, answer string) find.Analysis {
	t.Helper()
	r, err := llm.NewAnalyzer(&model{answer: answer}).AnalyzeText(t.Context(), textOf(challenges))
	require.NoError(t, err)
	portstest.Sound(t, challenges, r)
	return r
}

var byTheRules = find.Analyse(textOf(challenges))

func TestWriter_fillsTheReading(t *testing.T) {
	require.Len(t, byTheRules.Clauses, 4)
	first := sentence(1, "problem", 2, "waardoor het model valse alarmen geeft")
	first["new_bottleneck"] = true
	first["roles"] = append(first["roles"].([]object), object{"role": "problem", "strength": 1, "quote": "valse alarmen"})
	r := read(t, sorting("Regressie over korte vensters", 7, first, leftOut(2, "purchase", "Filters uit bestaande bibliotheken")))
	assert.Equal(t, 2, r.Clauses[0].Strength(find.Problem))
	problems := slices.DeleteFunc(slices.Clone(r.Clauses[0].Roles), func(p find.Evidence) bool { return p.Role != find.Problem })
	assert.Equal(t, []find.Evidence{{Role: find.Problem, Strength: 2, Quote: "waardoor het model valse alarmen geeft"}}, problems, "said once")
	assert.Zero(t, r.Clauses[0].Strength(find.Cause), "the model says what it does")
	assert.True(t, r.Clauses[0].Next)
	assert.Equal(t, []find.Objection{{Kind: find.Purchase, Severity: 2, Quote: "Filters uit bestaande bibliotheken"}}, r.Clauses[1].Objections)
	assert.Equal(t, byTheRules.Clauses[2:], r.Clauses[2:], "what the model forgets keeps what the rules found")
	assert.Equal(t, "Regressie over korte vensters", r.Title)
	assert.Equal(t, 7, r.Technology)
}

// What cannot be used of an answer leaves the analysis of the rules.
func TestWriter_L02_dropsWhatIsNotThere(t *testing.T) {
	for name, answer := range map[string]string{
		"no JSON":              "Ik kan dit niet.",
		"another form":         `{"sentences": "geen"}`,
		"a role of nobody":     sorting("", 0, sentence(1, "hero", 2, "waardoor het model")),
		"an unknown sentence":  sorting("", 0, sentence(0, "solution", 2, "waardoor"), sentence(99, "solution", 2, "waardoor"), sentence(-1, "solution", 2, "waardoor")),
		"an invented quote":    sorting("", 0, sentence(1, "solution", 2, "een oplossing die er niet staat"), leftOut(2, "marketing", "uniek")),
		"a quote of another":   sorting("", 0, sentence(1, "ruled_out", 2, "Filters uit bestaande bibliotheken")),
		"a title of new words": sorting("Slimme regressie", 0),
		"a title too long":     sorting(strings.Repeat("regressie over korte vensters ", 10), 0),
		"no such technology":   sorting("", 19),
		"nothing":              sorting("", 0),
	} {
		assert.Equal(t, byTheRules, read(t, answer), name)
	}
	cut := &model{answer: sorting("", 7, sentence(1, "solution", 2, "waardoor het model")), cut: true}
	r, err := llm.NewAnalyzer(cut).AnalyzeText(t.Context(), textOf(challenges))
	require.NoError(t, err)
	assert.Equal(t, byTheRules, r, "cut off")
	twice := read(t, sorting("", 0, sentence(1, "problem", 1, "valse alarmen"), sentence(1, "solution", 2, "valse alarmen")))
	assert.Zero(t, twice.Clauses[0].Strength(find.Solution), "the first one counts")
}

func TestWriter_whatItIsAsked(t *testing.T) {
	m := &model{answer: sorting("", 0)}
	w := llm.NewAnalyzer(m)
	_, err := w.AnalyzeText(t.Context(), textOf(challenges))
	require.NoError(t, err)
	q := m.asked[0]
	assert.Contains(t, q.User, "S2: Filters uit bestaande bibliotheken")
	assert.NotContains(t, q.System, "Filters uit", "texts of users are in the user's message only")
	assert.NotContains(t, q.System, "{{")
	assert.Positive(t, q.Most)
	assert.True(t, json.Valid(q.Schema))
	assert.Regexp(t, `^test/model/schrijver-1-[0-9a-f]{8}/`, w.Version())
	_, err = w.AnalyzeText(t.Context(), textOf(" \n"))
	require.NoError(t, err)
	assert.Len(t, m.asked, 1, "a text without a word is not put to the model")
}

func TestWriter_failures(t *testing.T) {
	_, err := llm.NewAnalyzer(&model{err: &llm.Failure{Status: 503, Err: errors.New("away")}}).AnalyzeText(t.Context(), textOf(challenges))
	assert.Equal(t, domain.CodeJudgeFailed, domain.CodeOf(err))
	refused := domain.Fail(domain.Limited, domain.CodeRateLimited)
	_, err = llm.NewAnalyzer(&model{err: refused}).AnalyzeText(t.Context(), textOf(challenges))
	assert.ErrorIs(t, err, refused, "a budget says it itself")
}

var numberedSentence = regexp.MustCompile(`(?m)S(\d+): (.*?)(?:\\n|\n|$)`)

// carefulSorting is the answer of a careful model to a call of the writer.
func carefulSorting(call string) string {
	roles := []string{"problem", "cause", "ruled_out", "unknown", "solution", "principle", "develops", "goal"}
	var all []object
	for _, m := range numberedSentence.FindAllStringSubmatch(call, -1) {
		n, _ := strconv.Atoi(m[1])
		one := object{"sentence": n, "new_bottleneck": false, "left_out": "none", "quote": ""}
		played := []object{}
		for _, role := range roles {
			if quote := careful.scores[role]; strings.Contains(m[2], quote) {
				played = append(played, object{"role": role, "strength": 2, "quote": quote})
			}
		}
		for quote, negative := range careful.negatives {
			if strings.Contains(m[2], quote) && negative[1] != 1 {
				one["left_out"], one["quote"], played = negative[0], quote, []object{}
			}
		}
		one["roles"] = played
		all = append(all, one)
	}
	return sorting("", 0, all...)
}

func TestWriter_keepsThePromisesOfAReader(t *testing.T) {
	for provider, open := range providers {
		t.Run(provider, func(t *testing.T) {
			portstest.Analyzer(t, func(t *testing.T) ports.Analyzer {
				return llm.NewAnalyzer(open(server(t, func(w http.ResponseWriter, r *http.Request) {
					body := wordsOf(t, r)
					w.Header().Set("Content-Type", "application/json")
					_, _ = fmt.Fprintf(w, "%s", wrapped(provider, carefulSorting(body)))
				})))
			})
		})
	}
}

// wordsOf are the words of a call.
func wordsOf(t *testing.T, r *http.Request) string {
	var call struct{ Messages []struct{ Content string } }
	assert.NoError(t, json.NewDecoder(r.Body).Decode(&call))
	var all strings.Builder
	for _, m := range call.Messages {
		all.WriteString(m.Content + "\n")
	}
	return all.String()
}
