package bootstrap

import (
	"context"
	"errors"
	"log/slog"
	"net"
	"net/http"
	"net/url"
	"strings"
	"sync/atomic"
	"time"

	"wbso/adapters/llm"
	"wbso/adapters/llm/offline"
	"wbso/adapters/llm/ollama"
	"wbso/adapters/llm/openai"
	"wbso/app"
	"wbso/app/evaluations"
	"wbso/app/pages"
	"wbso/domain/evaluation"
	"wbso/ports"
)

// Completer returns the language model of the settings; nil with the offline rules.
func (c *Config) Completer() llm.Completer {
	switch {
	case c.LLM == "ollama":
		home, _ := url.Parse(c.ModelURL()) // checked by Load
		return ollama.New(ollama.Config{URL: home, Model: c.OllamaModel})
	case c.LLM == "openai" && c.OpenAIKey == "":
		return keyless{"openai/" + c.OpenAIModel}
	case c.LLM == "openai":
		return openai.New(openai.Config{BaseURL: c.ModelURL(), Key: c.OpenAIKey, Model: c.OpenAIModel})
	}
	return nil
}

// keyWatcher remembers whether the provider refused the key of the last call.
type keyWatcher struct {
	llm.Completer
	refused *atomic.Bool
}

func (w keyWatcher) Complete(ctx context.Context, q llm.Question) (llm.Answer, error) {
	a, err := w.Completer.Complete(ctx, q)
	var failure *llm.Failure
	if known := err == nil || errors.As(err, &failure) && failure.Status != 0; known {
		w.refused.Store(err != nil && (failure.Status == http.StatusUnauthorized || failure.Status == http.StatusForbidden))
	}
	return a, err
}

// keyless fails each call without sending anything.
type keyless struct{ model string }

var errKeyless = errors.New("WBSO_OPENAI_API_KEY is not set")

func (k keyless) Model() string { return k.model }

func (keyless) Complete(context.Context, llm.Question) (llm.Answer, error) {
	return llm.Answer{}, &llm.Failure{Status: http.StatusUnauthorized, Err: errKeyless}
}

// models has the tasks that a language model does in a server.
type models struct {
	guard   *llm.GuardedCompleter // nil with the offline rules
	keys    bool                  // there is a key, or none is needed
	refused *atomic.Bool          // the provider refused it
	numbers *modelMetrics
}

// models puts the model of the settings behind its limits and its budget.
func (c *Config) models(ctx context.Context, store ports.UnitOfWork, clock ports.Clock, log *slog.Logger, numbers *metrics) (models, error) {
	model := c.Completer()
	if model == nil {
		return models{}, nil
	}
	price, _ := c.ModelPrice()
	told := numbers.model(model.Model(), price)
	limits := llm.CallLimits{OnCall: told.call}
	if c.LLMBudget != "" {
		daily, _ := evaluation.ParseMicroEuros(c.LLMBudget) // checked by Load
		zone, err := time.LoadLocation("Europe/Amsterdam")
		if err != nil {
			return models{}, err
		}
		budget := &evaluations.Budget{Store: store, Clock: clock, Zone: zone, Daily: daily, Log: log, Left: told.budget(daily)}
		if err := budget.ReportLeft(ctx); err != nil {
			return models{}, err
		}
		limits.Reserver = llm.PriceReserver{Budget: budget, Price: price}
	}
	refused := &atomic.Bool{}
	guard := llm.Guard(keyWatcher{model, refused}, limits)
	told.breaker(guard.Broken)
	return models{guard: guard, keys: c.LLM != "openai" || c.OpenAIKey != "", refused: refused, numbers: told}, nil
}

// into chooses who reads in the core.
func (m models) into(d *app.Deps, c *Config) {
	d.Evaluator, d.Analyzer, d.Costs = offline.Analyzer{}, offline.Analyzer{}, offline.Costs{}
	if m.guard == nil {
		return
	}
	d.Evaluator, d.Analyzer, d.Costs = llm.NewEvaluator(m.guard), llm.NewAnalyzer(m.guard), llm.NewCosts(m.guard)
	if m.keys { // without one each request would leave a job that fails
		d.Drafter = llm.NewDrafter(m.guard)
	}
	d.OnApart = m.numbers.apart.Inc
	if c.LLMFallback == "offline" {
		fallback := llm.FallbackLog{Log: d.Log, OnFallback: m.numbers.fallbacks.Inc}
		d.Evaluator = llm.Fallback{Analyzer: d.Evaluator, Rules: offline.Analyzer{}, FallbackLog: fallback}
		d.Analyzer = llm.Fallback{Analyzer: d.Analyzer, Rules: offline.Analyzer{}, FallbackLog: fallback}
		d.Costs = llm.CostsFallback{CostAnalyzer: d.Costs, Rules: offline.Costs{}, FallbackLog: fallback}
	}
}

// warnings returns what is wrong with the model while the server itself is ready.
func (m models) warnings() (lines []string) {
	switch {
	case m.guard == nil:
	case !m.keys:
		lines = append(lines, "the language model has no key (WBSO_OPENAI_API_KEY)")
	case m.refused.Load():
		lines = append(lines, "the provider of the language model refuses the key")
	case m.guard.Broken():
		lines = append(lines, "the language model keeps failing and is left alone for a minute")
	}
	return lines
}

// siteReader returns who reads the texts of users, for the pages to say.
func (c *Config) siteReader() pages.SiteReader {
	r := pages.SiteReader{Kind: c.LLM}
	if u, err := url.Parse(c.ModelURL()); err == nil && !private(u.Hostname()) {
		r.Host = u.Hostname()
	}
	return r
}

// private reports whether a host is on the operator's own computers: this one, an address
// of a private network, or a name that only such a network knows.
func private(host string) bool {
	if ip := net.ParseIP(host); ip != nil {
		return ip.IsLoopback() || ip.IsPrivate() || ip.IsLinkLocalUnicast()
	}
	if !strings.Contains(host, ".") {
		return true
	}
	for _, zone := range []string{".localhost", ".local", ".internal", ".lan", ".home.arpa"} {
		if strings.HasSuffix(strings.ToLower(host), zone) {
			return true
		}
	}
	return false
}
