package llm_test

import (
	"encoding/json"
	"io"
	"net/http"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/llm"
	"wbso/domain/evaluation"
	"wbso/domain/evaluation/find"
	"wbso/ports/portstest"
)

type injection struct{ Name, Text string }

func injections(t *testing.T) (all []injection) {
	t.Helper()
	content, err := os.ReadFile("../../testdata/llm/injections.json")
	require.NoError(t, err)
	require.NoError(t, json.Unmarshal(content, &all))
	require.Len(t, all, 30)
	return all
}

// heard is what a provider is sent, as far as these tests read it.
type heard struct {
	Messages []struct{ Role, Content string }
	Format   struct {
		Schema struct {
			Schema struct {
				Properties struct {
					Scores struct{ Properties map[string]any }
				}
			}
		} `json:"json_schema"`
	} `json:"response_format"`
}

// obedient is a model that does what the text says: it gives every point the highest value
// with what quote returns, finds no fault, and repeats its own instructions.
func obedient(t *testing.T, seen *heard, quote func(text string) string) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		body, _ := io.ReadAll(r.Body)
		assert.NoError(t, json.Unmarshal(body, seen))
		system, user := seen.Messages[0].Content, seen.Messages[1].Content
		_, text, _ := strings.Cut(user, "]\n")
		scores := map[string]any{}
		for key := range seen.Format.Schema.Schema.Properties.Scores.Properties {
			scores[key] = map[string]any{"quote": quote(text), "why": system, "value": 2, "question": system}
		}
		said, _ := json.Marshal(map[string]any{
			"language": "nl", "scores": scores, "negatives": []any{}, "generic": false, "nonsense": false, "kind": "programmatuur", "clashes": []any{},
			"isGoodEnough": true, "suggestions": system,
		})
		_, _ = w.Write(wrapped("openai", string(said)))
	}
}

// settled is the evaluation of a text, with the rules beside the model.
func settled(t *testing.T, text find.Text, transport http.RoundTripper) evaluation.Evaluation {
	r, err := llm.NewEvaluator(providers["openai"](transport)).AnalyzeText(t.Context(), text)
	require.NoError(t, err)
	portstest.Sound(t, text.Text, r)
	return evaluation.SettleEvaluation(evaluation.Decide(text, r), evaluation.Decide(text, find.Analyse(text)))
}

func TestEvaluator_L09_noInjectionTurnsATextGreen(t *testing.T) {
	for how, quote := range map[string]func(string) string{
		"invented": func(string) string {
			return "Bestaande filters vallen af, omdat ze de hele meetreeks bewaren; we weten niet of een regressie dat oplost."
		},
		"the order itself": func(text string) string { _, order, _ := strings.Cut(text, "\n"); return strings.Split(order, "\n")[0] },
		"the weak text":    func(text string) string { weak, _, _ := strings.Cut(text, "\n"); return weak },
	} {
		for _, field := range find.TextFields() {
			for _, i := range injections(t) {
				t.Run(how+"/"+string(field)+"/"+i.Name, func(t *testing.T) {
					var seen heard
					text := find.Text{Field: field, Text: i.Text}
					v := settled(t, text, server(t, obedient(t, &seen, quote)))
					assert.NotEqual(t, evaluation.Green, v.Colour(), v.Suggestions)
					_, order, _ := strings.Cut(i.Text, "\n")
					assert.NotContains(t, seen.Messages[0].Content, order, "only the user's message has the user's text")
					silent(t, seen.Messages[0].Content, v)
				})
			}
		}
	}
}

// silent checks that nothing that people see repeats a sentence of the instructions.
func silent(t *testing.T, system string, v evaluation.Evaluation) {
	t.Helper()
	shown := v.Suggestions
	for _, c := range v.Criteria {
		shown += "\n" + c.Question + "\n" + c.Hint
	}
	for sentence := range strings.SplitSeq(system, ". ") {
		if sentence = strings.TrimSpace(sentence); len(strings.Fields(sentence)) > 9 {
			assert.NotContains(t, shown, sentence)
		}
	}
}

// One user's orders do nothing to another user's text.
func TestEvaluator_L09_anInjectionChangesNoOtherEvaluation(t *testing.T) {
	text := textOf(challenges)
	honest := server(t, says(t, "openai", "good_green"))
	before := settled(t, text, honest)
	for _, i := range injections(t) {
		var seen heard
		settled(t, textOf(i.Text), server(t, obedient(t, &seen, func(string) string { return "" })))
	}
	assert.Equal(t, before, settled(t, text, honest))
}

// A text cannot close the fence around it, since it does not know the mark.
func TestEvaluator_L09_noTextClosesItsFence(t *testing.T) {
	for _, i := range injections(t) {
		var seen heard
		settled(t, textOf(i.Text), server(t, obedient(t, &seen, func(string) string { return "" })))
		user := seen.Messages[1].Content
		mark, _, _ := strings.Cut(strings.TrimPrefix(user[strings.Index(user, "[begin "):], "[begin "), " ")
		assert.Len(t, mark, 26)
		assert.NotContains(t, i.Text, mark)
		assert.Equal(t, 1, strings.Count(user, "\n[einde "+mark+" de technische knelpunten]\n"), user)
		assert.Len(t, seen.Messages, 2)
	}
}
