package llm_test

import (
	"io"
	"net/http"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/llm"
	"wbso/domain"
	"wbso/domain/evaluation"
	"wbso/domain/evaluation/find"
	"wbso/domain/scheme"
	"wbso/ports"
	"wbso/ports/portstest"
)

// challenges is the text that the recorded answers are about, handed the one of good_red.
const (
	challenges = "Bij wisselende belasting vervormt de stroom ook zonder slijtage, waardoor het model valse alarmen geeft. " +
		"Filters uit bestaande bibliotheken bewaren de hele meetreeks en passen niet in het geheugen. " +
		"Wij onderzoeken of een regressie over korte vensters beide oorzaken kan scheiden; vooraf is niet te zeggen of dat met een foutmarge onder 5% lukt."
	handed = "Een extern softwarebureau ontwikkelt het algoritme voor ons."
	sorry  = "Er is een fout opgetreden bij het evalueren van de technische knelpunten."
)

func textOf(said string) find.Text {
	return find.Text{Field: find.TechnicalChallenges, Text: said}
}

// evaluatorAnswer is the analysis of a text by a model that gives a recorded answer, and what is
// decided on it.
func evaluatorAnswer(t *testing.T, provider, answer, said string) (find.Analysis, evaluation.Evaluation) {
	t.Helper()
	r, err := llm.NewEvaluator(providers[provider](server(t, says(t, provider, answer)))).AnalyzeText(t.Context(), textOf(said))
	require.NoError(t, err)
	portstest.Sound(t, said, r)
	return r, evaluation.Decide(textOf(said), r)
}

func TestEvaluator_L02_recordedAnswers(t *testing.T) {
	for name, c := range map[string]struct {
		said   string
		colour evaluation.Colour
		hint   string // part of the suggestions; all of them for an answer that cannot be used
	}{
		"good_green":      {challenges, evaluation.Green, "hoe scheidt de regressie"},
		"good_amber":      {challenges, evaluation.Amber, "welke uitkomst van de regressie over korte vensters kan tegenvallen? Vul aan bij “Wij onderzoeken of een regressie”."},
		"good_red":        {handed, evaluation.Red, "dit is werk van een ander"},
		"think_block":     {challenges, evaluation.Green, "Sterker maken"},
		"code_fence":      {challenges, evaluation.Green, "Sterker maken"},
		"more_members":    {challenges, evaluation.Green, "Sterker maken"},
		"plain_words":     {challenges, evaluation.Amber, "Deze tekst noemt een concreet knelpunt, maar ik kan geen JSON geven."},
		"markup":          {challenges, evaluation.Amber, "<img src=x onerror=alert(1)> [klik](https://voorbeeld.example)"},
		"wrong_types":     {challenges, evaluation.Amber, sorry},
		"out_of_range":    {challenges, evaluation.Amber, sorry},
		"empty_object":    {challenges, evaluation.Amber, sorry},
		"another_form":    {challenges, evaluation.Amber, sorry},
		"empty":           {challenges, evaluation.Amber, sorry},
		"cut":             {challenges, evaluation.Amber, sorry},
		"whitespace_loop": {challenges, evaluation.Amber, sorry},
		"repeats_prompt":  {challenges, evaluation.Amber, sorry},
		"injected_orders": {challenges, evaluation.Amber, "Technisch knelpunt"},
		"invented_quotes": {challenges, evaluation.Amber, "Technisch knelpunt"},
	} {
		for provider := range providers {
			t.Run(name+" "+provider, func(t *testing.T) {
				_, v := evaluatorAnswer(t, provider, name, c.said)
				assert.Equal(t, c.colour, v.Colour(), v.Suggestions)
				assert.Contains(t, v.Suggestions, c.hint)
				if c.hint == sorry || name == "markup" || name == "plain_words" {
					assert.Equal(t, c.hint, v.Suggestions)
					assert.Empty(t, v.Criteria)
				}
				assert.LessOrEqual(t, len(strings.Fields(v.Suggestions)), 120)
				assert.LessOrEqual(t, len(strings.Split(v.Suggestions, "\n")), 3)
			})
		}
	}
}

func TestEvaluator_L02_otherAnswers(t *testing.T) {
	for name, c := range map[string]struct{ provider, hint string }{
		"refusal":        {"openai", sorry},
		"content_filter": {"openai", sorry},
	} {
		_, v := evaluatorAnswer(t, c.provider, name, challenges)
		assert.Equal(t, evaluation.Amber, v.Colour())
		assert.Equal(t, c.hint, v.Suggestions, name)
	}
	_, v := evaluatorAnswer(t, "ollama", "refusal", challenges)
	assert.Equal(t, "I can't help with that.", v.Suggestions, "words instead of JSON are shown as they are")
	_, v = evaluatorAnswer(t, "openai", "two_answers", challenges)
	assert.Equal(t, evaluation.Amber, v.Colour())
	assert.LessOrEqual(t, len(strings.Fields(v.Suggestions)), 120, "cut to what fits")

	_, err := llm.NewEvaluator(providers["openai"](server(t, says(t, "openai", "no_choices")))).AnalyzeText(t.Context(), textOf(challenges))
	assert.Equal(t, domain.Unavailable, domain.KindOf(err))
}

// What a model quotes is the user's own bytes, at the clause that holds them.
func TestEvaluator_quotesAreOfTheText(t *testing.T) {
	r, _ := evaluatorAnswer(t, "openai", "good_green", challenges)
	assert.Equal(t, find.Software, r.Kind)
	assert.Equal(t, "foutmarge onder 5%", r.Scores["facts"].Quote)
	assert.Equal(t, 2, r.Scores["unknown"].Value)
	assert.Positive(t, r.Clauses[1].Strength(find.RuledOut))
	assert.Zero(t, r.Clauses[0].Strength(find.RuledOut))
	r, _ = evaluatorAnswer(t, "openai", "invented_quotes", challenges)
	for key, s := range r.Scores {
		assert.Zero(t, s.Value, key)
		assert.Empty(t, s.Quote, key)
	}
}

func TestEvaluator_failures(t *testing.T) {
	for _, status := range []int{400, 401, 429, 500} {
		transport := server(t, func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(status) })
		_, err := llm.NewEvaluator(providers["openai"](transport)).AnalyzeText(t.Context(), textOf(challenges))
		var e *domain.Error
		require.ErrorAs(t, err, &e)
		assert.Equal(t, domain.CodeJudgeFailed, e.Code)
		assert.NotContains(t, err.Error(), "stroom")
	}
}

// asked is what an analyzer sends for a text.
func asked(t *testing.T, text find.Text) string {
	t.Helper()
	var body string
	transport := server(t, func(w http.ResponseWriter, r *http.Request) {
		read, _ := io.ReadAll(r.Body)
		body = string(read)
		_, _ = w.Write(recorded(t, "ollama", "good_green"))
	})
	_, err := llm.NewEvaluator(providers["ollama"](transport)).AnalyzeText(t.Context(), text)
	require.NoError(t, err)
	return body
}

func TestEvaluator_L09_textsOfUsersAreFencedInTheUsersMessage(t *testing.T) {
	text := textOf(challenges)
	text.Others = map[find.TextField]string{find.ElevatorPitch: "Een pitch over pompen.", find.Innovation: "Een idee over lagers."}
	text.ProjectType, text.WritesCode = scheme.PhysicalProduct, true
	body := asked(t, text)
	system, user, cut := strings.Cut(body, `{"role":"user"`)
	require.True(t, cut)
	for _, said := range []string{"Bij wisselende belasting", "over pompen", "over lagers"} {
		assert.NotContains(t, system, said)
		assert.Contains(t, user, said)
	}
	assert.Contains(t, user, "fysiek product of productieproces, met eigen programmatuur")
	_, mark, _ := strings.Cut(user, "[begin ")
	mark, _, _ = strings.Cut(mark, " ")
	assert.Equal(t, 2*3, strings.Count(user, "["+"begin "+mark)+strings.Count(user, "[einde "+mark)-2, "each text has its fence; the rule names both marks once")
	assert.NotContains(t, asked(t, text), mark, "another mark each time")
}

// The criteria of the prompt are those of the domain, for each field.
func TestEvaluator_promptFollowsTheDomain(t *testing.T) {
	for _, f := range find.TextFields() {
		body := asked(t, find.Text{Field: f, Text: challenges})
		for _, n := range evaluation.Scored(f) {
			assert.Contains(t, body, n.Label)
			assert.Contains(t, body, n.Question)
		}
		assert.NotContains(t, body, "{{")
	}
}

func TestEvaluator_aTextWithoutWordsIsNotAsked(t *testing.T) {
	transport := server(t, func(http.ResponseWriter, *http.Request) { t.Error("asked") })
	r, err := llm.NewEvaluator(providers["openai"](transport)).AnalyzeText(t.Context(), textOf(" … "))
	require.NoError(t, err)
	assert.False(t, evaluation.Decide(textOf(" … "), r).GoodEnough)
}

func TestEvaluator_Version(t *testing.T) {
	one, other := llm.NewEvaluator(providers["openai"](nil)).Version(), llm.NewEvaluator(providers["ollama"](nil)).Version()
	assert.Regexp(t, `^openai/gpt-4o-mini/evaluation-\d+-[0-9a-f]{8}/`+find.Version()+"$", one)
	assert.NotEqual(t, one, other)
	raw, err := os.ReadFile("prompts/evaluation.md")
	require.NoError(t, err)
	assert.Regexp(t, `^evaluation \d+\n`, string(raw), "the first line is the version")
}

// TestEvaluator_suite runs the suite of ports.Analyzer on an analyzer whose model reads like a
// careful one, and gives in to orders in the text.
func TestEvaluator_suite(t *testing.T) {
	for provider, client := range providers {
		t.Run(provider, func(t *testing.T) {
			portstest.Analyzer(t, func(t *testing.T) ports.Analyzer {
				return llm.NewEvaluator(client(server(t, func(w http.ResponseWriter, r *http.Request) {
					body, _ := io.ReadAll(r.Body)
					_, _ = w.Write(wrapped(provider, carefulAnswer(string(body))))
				})))
			})
		})
	}
}
