package bootstrap

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/sqlstore/sqlitetest"
	"wbso/app"
)

// The text that the recorded answers of testdata/llm are about.
const (
	challenges = "Bij wisselende belasting vervormt de stroom ook zonder slijtage, waardoor het model valse alarmen geeft. " +
		"Filters uit bestaande bibliotheken bewaren de hele meetreeks en passen niet in het geheugen. " +
		"Wij onderzoeken of een regressie over korte vensters beide oorzaken kan scheiden; vooraf is niet te zeggen of dat met een foutmarge onder 5% lukt."
	secretKey = "sk-geheim-van-de-provider"
	spending  = "Zwavelzuurvrije meetkaarten € 4.000 excl. btw"
)

// provider is a language model on this computer. It keeps what it was sent.
type provider struct {
	*httptest.Server
	mu     sync.Mutex
	sent   []string
	answer http.HandlerFunc
}

func newProvider(t *testing.T, answer http.HandlerFunc) *provider {
	p := &provider{answer: answer}
	p.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		var body bytes.Buffer
		_, _ = body.ReadFrom(r.Body)
		p.mu.Lock()
		p.sent = append(p.sent, body.String())
		p.mu.Unlock()
		p.answer(w, r)
	}))
	t.Cleanup(p.Close)
	return p
}

func (p *provider) calls() []string {
	p.mu.Lock()
	defer p.mu.Unlock()
	return append([]string{}, p.sent...)
}

// recorded answers as a provider did.
func recorded(t *testing.T, name string) http.HandlerFunc {
	body, err := os.ReadFile("../../testdata/llm/" + name + ".json")
	require.NoError(t, err)
	return func(w http.ResponseWriter, _ *http.Request) { _, _ = w.Write(body) }
}

// refuses answers with a status, and repeats what it was sent as careless servers do.
func refuses(status int) http.HandlerFunc {
	return func(w http.ResponseWriter, _ *http.Request) {
		w.WriteHeader(status)
		fmt.Fprintf(w, `{"error": {"message": "bad request: %s %s", "code": "x"}}`, challenges, secretKey)
	}
}

// modelServer is a server with a language model.
type modelServer struct {
	*Server
	log bytes.Buffer
}

func (p *provider) server(t *testing.T, environ ...string) *modelServer {
	c := load(t, false, nil, append([]string{
		"WBSO_SECRET_KEY=a secret for tests, thirty-two bytes long", "WBSO_LLM=openai", "WBSO_OPENAI_API_KEY=" + secretKey,
		"WBSO_OPENAI_BASE_URL=" + p.URL + "/v1", "WBSO_OLLAMA_URL=" + p.URL, "WBSO_LOG_LEVEL=debug", "WBSO_RATE_LIMITS=off",
	}, environ...)...)
	h := &modelServer{}
	var err error
	h.Server, err = Build(t.Context(), c, Demand, &h.log, WithStore(sqlitetest.Open(t)))
	require.NoError(t, err)
	return h
}

func (h *modelServer) call(method, path string, body any) *httptest.ResponseRecorder {
	sent, _ := json.Marshal(body)
	r := httptest.NewRequest(method, path, bytes.NewReader(sent))
	r.Header.Set("Content-Type", "application/json")
	r.RemoteAddr = "127.0.0.1:40000" // who is told more than strangers are
	w := httptest.NewRecorder()
	h.Handler.ServeHTTP(w, r)
	return w
}

func (h *modelServer) evaluate(text string) *httptest.ResponseRecorder {
	return h.call("POST", "/api/technical-challenges-evaluation/evaluate/", map[string]string{"text": text})
}

func (h *modelServer) advise() *httptest.ResponseRecorder {
	return h.call("POST", "/api/cost-calculation-evaluation/evaluate/", map[string]any{"has_extra_costs": "ja", "estimated_hours": 100, "cost_description": spending})
}

func (h *modelServer) numbers() string {
	w := httptest.NewRecorder()
	h.Metrics.ServeHTTP(w, httptest.NewRequest("GET", "/metrics", nil))
	return w.Body.String()
}

// Without a key no draft is ordered, which could only fail.
func TestModel_L14_noDraftsWithoutAKey(t *testing.T) {
	for key, drafts := range map[string]bool{secretKey: true, "": false} {
		c := load(t, false, nil, "WBSO_LLM=openai", "WBSO_OPENAI_API_KEY="+key)
		m, err := c.models(t.Context(), nil, nil, slog.New(slog.DiscardHandler), newMetrics())
		require.NoError(t, err)
		var deps app.Deps
		m.into(&deps, &c)
		assert.Equal(t, drafts, deps.Drafter != nil)
	}
}

func TestModel_L14_aMissingOrWrongKeyLetsTheServerStart(t *testing.T) {
	p := newProvider(t, refuses(http.StatusUnauthorized))
	for name, c := range map[string]struct {
		key, warning string
		calls        int
	}{
		"missing": {"", "has no key", 0},
		"wrong":   {secretKey, "refuses the key", 1},
	} {
		t.Run(name, func(t *testing.T) {
			before := len(p.calls())
			h := p.server(t, "WBSO_OPENAI_API_KEY="+c.key)
			w := h.evaluate(challenges)
			assert.Equal(t, http.StatusBadGateway, w.Code)
			assert.JSONEq(t, `{"detail": "De beoordeling is niet gelukt. Probeer het zo opnieuw."}`, w.Body.String())
			assert.Equal(t, c.calls, len(p.calls())-before)
			ready := h.call("GET", "/readyz", nil)
			assert.Equal(t, http.StatusOK, ready.Code)
			assert.Contains(t, ready.Body.String(), c.warning)
			assert.NotContains(t, h.log.String()+ready.Body.String()+h.numbers(), secretKey)
		})
	}
}

func TestModel_L05_whatReadyzAndMetricsSayOfABreaker(t *testing.T) {
	p := newProvider(t, refuses(http.StatusNotFound))
	h := p.server(t)
	assert.JSONEq(t, `{"status": "ready"}`, h.call("GET", "/readyz", nil).Body.String())
	assert.Contains(t, h.numbers(), "wbso_llm_breaker_open 0")
	for i := range 7 {
		h.evaluate(challenges + strings.Repeat(" Zo.", i))
	}
	assert.Contains(t, h.call("GET", "/readyz", nil).Body.String(), "keeps failing")
	assert.Contains(t, h.numbers(), "wbso_llm_breaker_open 1")
	assert.Contains(t, h.numbers(), `wbso_llm_calls_total{outcome="open",provider="openai",question="lezing"} 2`)
	assert.Len(t, p.calls(), 5)
}

func TestModel_L06_budget(t *testing.T) {
	p := newProvider(t, recorded(t, "openai/good_green"))
	h := p.server(t, "WBSO_LLM_DAILY_BUDGET=0,0001")
	w := h.evaluate(challenges)
	assert.Equal(t, http.StatusTooManyRequests, w.Code)
	assert.NotEmpty(t, w.Header().Get("Retry-After"))
	assert.Contains(t, w.Body.String(), "Er is vandaag al zo veel beoordeeld")
	assert.Equal(t, http.StatusTooManyRequests, h.advise().Code)
	assert.Empty(t, p.calls(), "no call to the provider")
	assert.Contains(t, h.numbers(), "wbso_llm_budget_left_euros 0.0001")
	assert.Contains(t, h.numbers(), `wbso_llm_calls_total{outcome="no_spend",provider="openai",question="lezing"} 1`)

	h = p.server(t, "WBSO_LLM_DAILY_BUDGET=0,0001", "WBSO_LLM_FALLBACK=offline")
	assert.Equal(t, http.StatusOK, h.evaluate(challenges).Code)
	assert.Contains(t, h.advise().Body.String(), "meetkaarten")
	assert.Empty(t, p.calls())
	assert.Contains(t, h.numbers(), `wbso_llm_fallbacks_total{provider="openai"} 2`)

	h = p.server(t, "WBSO_LLM_DAILY_BUDGET=5")
	assert.Equal(t, http.StatusOK, h.evaluate(challenges).Code)
	assert.Len(t, p.calls(), 1)
	assert.Regexp(t, `wbso_llm_budget_left_euros 4\.99`, h.numbers())
	assert.Regexp(t, `wbso_llm_cost_euros_total\{provider="openai"\} 0\.000\d`, h.numbers())
	assert.Regexp(t, `wbso_llm_tokens_total\{direction="input",provider="openai"\} \d\d+`, h.numbers())
}

func TestModel_L11_costsThatCannotBeRead(t *testing.T) {
	p := newProvider(t, refuses(http.StatusInternalServerError))
	w := p.server(t).advise()
	assert.Equal(t, http.StatusOK, w.Code)
	assert.JSONEq(t, `{"recommendation": "forfetair", "reasoning": "Er is een fout opgetreden bij het evalueren van de kostencalculatie.", "warning": "", "undecided": false, "items": [], "open": []}`,
		w.Body.String())
	w = p.server(t, "WBSO_LLM_FALLBACK=offline").advise()
	assert.Contains(t, w.Body.String(), "meetkaarten")
}

// An evaluation of the rules that stands in for the model is not kept: the model is asked again.
func TestModel_L12_theFallbackIsNotKept(t *testing.T) {
	p := newProvider(t, refuses(http.StatusInternalServerError))
	h := p.server(t, "WBSO_LLM_FALLBACK=offline")
	assert.Equal(t, http.StatusOK, h.evaluate(challenges).Code)
	p.answer = recorded(t, "openai/good_amber")
	before := len(p.calls())
	assert.Contains(t, h.evaluate(challenges).Body.String(), "welke uitkomst van de regressie")
	assert.Len(t, p.calls(), before+1)
	h.evaluate(challenges)
	assert.Len(t, p.calls(), before+1, "the model's own evaluation is kept")
}

func TestModel_L13_noTextInLogsOrNumbers(t *testing.T) {
	for _, answer := range []http.HandlerFunc{
		recorded(t, "openai/good_green"), recorded(t, "openai/good_red"), recorded(t, "openai/plain_words"), recorded(t, "openai/wrong_types"),
		refuses(http.StatusBadRequest), refuses(http.StatusInternalServerError), refuses(http.StatusUnauthorized),
	} {
		for _, fallback := range []string{"", "offline"} {
			p := newProvider(t, answer)
			h := p.server(t, "WBSO_LLM_FALLBACK="+fallback, "WBSO_LLM_DAILY_BUDGET=5")
			h.evaluate(challenges)
			h.advise()
			require.NotEmpty(t, p.calls())
			seen := h.log.String() + h.numbers()
			require.NotEmpty(t, h.log.String())
			for _, private := range []string{"valse alarmen", "regressie", "meetkaarten", "zwavelzuur", "softwarebureau", secretKey} {
				assert.NotContains(t, strings.ToLower(seen), private)
			}
		}
	}
}

func TestModel_L13_theProviderGetsTheTextsAndNothingElse(t *testing.T) {
	p := newProvider(t, recorded(t, "openai/good_green"))
	h := p.server(t)
	h.call("POST", "/auth/register/", map[string]string{"username": "wilhelmina", "email": "wilhelmina@vandenberg.example", "password": "paardebloem-7-koper"})
	h.evaluate(challenges)
	require.Len(t, p.calls(), 1)
	for _, private := range []string{"wilhelmina", "vandenberg", "127.0.0.1", "192.0.2.1", secretKey} {
		assert.NotContains(t, p.calls()[0], private)
	}
}

func TestModel_L13_ollamaCallsNobodyElse(t *testing.T) {
	transport := http.DefaultTransport.(*http.Transport)
	usual := transport.DialContext
	var mu sync.Mutex
	dialled := map[string]bool{}
	transport.DialContext = func(ctx context.Context, network, address string) (net.Conn, error) {
		mu.Lock()
		dialled[address] = true
		mu.Unlock()
		return usual(ctx, network, address)
	}
	defer func() { transport.DialContext = usual }()
	p := newProvider(t, recorded(t, "ollama/good_green"))
	h := p.server(t, "WBSO_LLM=ollama", "WBSO_LLM_DAILY_BUDGET=0")
	assert.Equal(t, http.StatusOK, h.evaluate(challenges).Code, "a model of one's own costs nothing")
	h.advise()
	assert.Equal(t, map[string]bool{p.Listener.Addr().String(): true}, dialled)
}

func TestModel_disagreementsAreCounted(t *testing.T) {
	red, err := os.ReadFile("../../testdata/llm/openai/good_red.json")
	require.NoError(t, err)
	harm := bytes.ReplaceAll(red, []byte("Een extern softwarebureau ontwikkelt het algoritme voor ons"), []byte("Filters uit bestaande bibliotheken"))
	h := newProvider(t, func(w http.ResponseWriter, _ *http.Request) { _, _ = w.Write(harm) }).server(t)
	assert.Contains(t, h.numbers(), `wbso_llm_disagreements_total{provider="openai"} 0`)
	assert.Contains(t, h.evaluate(challenges).Body.String(), `"isGoodEnough":false,"isWbsoEligible":true`, "green to the rules, red to the model")
	assert.Contains(t, h.numbers(), `wbso_llm_disagreements_total{provider="openai"} 1`)
}
