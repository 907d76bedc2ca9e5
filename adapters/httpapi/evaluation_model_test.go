package httpapi_test

import (
	"context"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/apitypes"
	"wbso/adapters/llm"
	"wbso/adapters/llm/openai"
)

const challengesPath = "/api/technical-challenges-evaluation/evaluate/"

// recordedChallenges is the text that the recorded answers of testdata/llm are about.
const recordedChallenges = "Bij wisselende belasting vervormt de stroom ook zonder slijtage, waardoor het model valse alarmen geeft. " +
	"Filters uit bestaande bibliotheken bewaren de hele meetreeks en passen niet in het geheugen. " +
	"Wij onderzoeken of een regressie over korte vensters beide oorzaken kan scheiden; vooraf is niet te zeggen of dat met een foutmarge onder 5% lukt."

// withModel is a server whose analyzer asks a provider that answers as a test says, and the
// number of calls to it.
func withModel(t *testing.T, answer http.HandlerFunc) (*testServer, *atomic.Int64) {
	t.Helper()
	var calls atomic.Int64
	provider := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		_, _ = io.Copy(io.Discard, r.Body)
		calls.Add(1)
		answer(w, r)
	}))
	t.Cleanup(provider.Close)
	h := newTestServer(t)
	client := openai.New(openai.Config{BaseURL: provider.URL, Key: "sleutel", Model: "gpt-4o-mini"})
	h.analyzer.model = llm.NewEvaluator(llm.Guard(client, llm.CallLimits{}))
	return h, &calls
}

func recordedAnswer(t *testing.T, name string) http.HandlerFunc {
	t.Helper()
	body, err := os.ReadFile("../../testdata/llm/openai/" + name + ".json")
	require.NoError(t, err)
	return func(w http.ResponseWriter, _ *http.Request) { _, _ = w.Write(body) }
}

func TestEvaluation_L02_whatAModelSays(t *testing.T) {
	const sorry = "Er is een fout opgetreden bij het evalueren van de technische knelpunten."
	for name, c := range map[string]struct {
		good  bool
		hints string
		kept  bool
	}{
		"good_green":  {true, "Sterker maken", true},
		"good_amber":  {false, "Onzekerheid: welke uitkomst", true},
		"plain_words": {false, "Deze tekst noemt een concreet knelpunt, maar ik kan geen JSON geven.", false},
		"markup":      {false, "<img src=x onerror=alert(1)>", false},
		"wrong_types": {false, sorry, false},
		"cut":         {false, sorry, false},
		"refusal":     {false, sorry, false},
	} {
		t.Run(name, func(t *testing.T) {
			h, calls := withModel(t, recordedAnswer(t, name))
			for range 2 {
				v := decode[apitypes.Evaluation](h.visitor().post(challengesPath, object{"text": recordedChallenges}).is(200))
				assert.Equal(t, c.good, v.IsGoodEnough)
				assert.Contains(t, v.Suggestions, c.hints)
			}
			assert.Equal(t, c.kept, calls.Load() == 1, "L-12: asked once a day, but for what cannot be used")
		})
	}
}

func TestEvaluation_L04_L05_aProviderThatFails(t *testing.T) {
	h, calls := withModel(t, func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(http.StatusUnauthorized) })
	ask := func() answer { return h.visitor().post(challengesPath, object{"text": recordedChallenges}) }
	for range 5 {
		assert.Equal(t, "De beoordeling is niet gelukt. Probeer het zo opnieuw.", ask().is(502).detail())
	}
	assert.EqualValues(t, 5, calls.Load(), "no second try for a key that is refused")
	ask().is(502)
	assert.EqualValues(t, 5, calls.Load(), "the circuit is open")
	assert.NotContains(t, h.log.text(), "vervormt", "logs hold no text")
}

func TestEvaluation_L01_aClientThatLeavesEndsTheCall(t *testing.T) {
	began, ended := make(chan struct{}), make(chan struct{})
	h, _ := withModel(t, func(_ http.ResponseWriter, r *http.Request) {
		close(began)
		<-r.Context().Done()
		close(ended)
	})
	site := httptest.NewServer(h.server)
	defer site.Close()
	ctx, leave := context.WithCancel(t.Context())
	go func() { <-began; leave() }()
	call, err := http.NewRequestWithContext(ctx, http.MethodPost, site.URL+challengesPath, strings.NewReader(`{"text": "`+recordedChallenges+`"}`))
	require.NoError(t, err)
	call.Header.Set("Content-Type", "application/json")
	_, err = http.DefaultClient.Do(call)
	require.ErrorIs(t, err, context.Canceled)
	<-ended
}
