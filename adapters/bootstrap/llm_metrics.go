package bootstrap

import (
	"strings"
	"sync"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"wbso/adapters/llm"
	"wbso/domain/evaluation"
)

// modelMetrics are the numbers of the language model.
type modelMetrics struct {
	registry *prometheus.Registry
	price    evaluation.ModelPrice
	calls    *prometheus.CounterVec
	seconds  prometheus.Histogram
	tokens   *prometheus.CounterVec
	cost     prometheus.Counter

	fallbacks, apart prometheus.Counter
}

// model adds the numbers of a model, which is named as provider/model.
func (m *metrics) model(name string, price evaluation.ModelPrice) *modelMetrics {
	provider, _, _ := strings.Cut(name, "/")
	of := prometheus.Labels{"provider": provider}
	n := &modelMetrics{
		registry: m.registry, price: price,
		calls: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "wbso_llm_calls_total", Help: "Questions to the language model, by what was asked and how it ended.", ConstLabels: of,
		}, []string{"question", "outcome"}),
		seconds: prometheus.NewHistogram(prometheus.HistogramOpts{
			Name: "wbso_llm_call_seconds", Help: "How long a question took, with its waiting and its second try.", ConstLabels: of,
			Buckets: []float64{.25, .5, 1, 2, 5, 10, 20, 30},
		}),
		tokens: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "wbso_llm_tokens_total", Help: "Tokens that the provider counted.", ConstLabels: of,
		}, []string{"direction"}),
		cost: prometheus.NewCounter(prometheus.CounterOpts{
			Name: "wbso_llm_cost_euros_total", Help: "What these tokens cost by the price of the settings.", ConstLabels: of,
		}),
		fallbacks: prometheus.NewCounter(prometheus.CounterOpts{
			Name: "wbso_llm_fallbacks_total", Help: "Texts that the rules read because the model failed.", ConstLabels: of,
		}),
		apart: prometheus.NewCounter(prometheus.CounterOpts{
			Name: "wbso_llm_disagreements_total", Help: "Texts that were green to the model and red to the rules, or the other way round.", ConstLabels: of,
		}),
	}
	m.registry.MustRegister(n.calls, n.seconds, n.tokens, n.cost, n.fallbacks, n.apart)
	return n
}

// call counts a question.
func (n *modelMetrics) call(c llm.Call) {
	n.calls.WithLabelValues(c.Question, string(c.Outcome)).Inc()
	n.seconds.Observe(c.Took.Seconds())
	n.tokens.WithLabelValues("input").Add(float64(c.Usage.Input))
	n.tokens.WithLabelValues("output").Add(float64(c.Usage.Output))
	n.cost.Add(euros(n.price.Cost(c.Usage.Input, c.Usage.Output)))
}

// breaker shows whether questions are refused because the provider keeps failing.
func (n *modelMetrics) breaker(open func() bool) {
	n.registry.MustRegister(prometheus.NewGaugeFunc(prometheus.GaugeOpts{
		Name: "wbso_llm_breaker_open", Help: "1 while questions are refused because the provider keeps failing.",
	}, func() float64 {
		if open() {
			return 1
		}
		return 0
	}))
}

// budget shows what is left of the budget as this server last saw it, and all of it once
// that day has ended.
func (n *modelMetrics) budget(daily evaluation.MicroEuros) (tell func(left evaluation.MicroEuros, until time.Time)) {
	var mu sync.Mutex
	var left evaluation.MicroEuros
	var until time.Time
	n.registry.MustRegister(prometheus.NewGaugeFunc(prometheus.GaugeOpts{
		Name: "wbso_llm_budget_left_euros", Help: "What is left of the budget of the day, as this server last saw it.",
	}, func() float64 {
		mu.Lock()
		defer mu.Unlock()
		if time.Now().After(until) {
			return euros(daily)
		}
		return euros(left)
	}))
	return func(l evaluation.MicroEuros, u time.Time) {
		mu.Lock()
		defer mu.Unlock()
		left, until = l, u
	}
}

func euros(m evaluation.MicroEuros) float64 { return float64(m) / 1e6 }
