package compose

import (
	"net/http"
	"strconv"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"
	"github.com/prometheus/client_golang/prometheus/promhttp"

	"wbso/domain"
)

// metrics are the numbers that /metrics shows.
type metrics struct {
	registry *prometheus.Registry
	calls    *prometheus.HistogramVec
	panics   *prometheus.CounterVec
	jobs     *prometheus.CounterVec
	refunds  prometheus.Counter
	payments *prometheus.CounterVec
}

func newMetrics() *metrics {
	m := &metrics{
		registry: prometheus.NewRegistry(),
		calls: prometheus.NewHistogramVec(prometheus.HistogramOpts{
			Name: "wbso_http_request_seconds", Help: "Calls by method, route and status.",
			Buckets: []float64{.001, .005, .025, .1, .5, 2, 10, 30},
		}, []string{"method", "route", "status"}),
		panics: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "wbso_panics_total", Help: "Panics that were contained, by place.",
		}, []string{"where"}),
		jobs: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "wbso_jobs_total", Help: "Background jobs that ended, by kind and outcome.",
		}, []string{"kind", "outcome"}),
		refunds: prometheus.NewCounter(prometheus.CounterOpts{
			Name: "wbso_refunds_due_total", Help: "Payments that came in and are to be paid back.",
		}),
		payments: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "wbso_payment_events_total", Help: "Events of the payment provider, by type and by what came of them.",
		}, []string{"type", "outcome"}),
	}
	m.registry.MustRegister(m.calls, m.panics, m.jobs, m.refunds, m.payments, collectors.NewGoCollector(),
		collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}))
	return m
}

func (m *metrics) handler() http.Handler {
	return promhttp.HandlerFor(m.registry, promhttp.HandlerOpts{})
}

func (m *metrics) observe(method, route string, status int, seconds float64) {
	m.calls.WithLabelValues(method, route, strconv.Itoa(status)).Observe(seconds)
}

func (m *metrics) panicked(where string) { m.panics.WithLabelValues(where).Inc() }

func (m *metrics) job(kind domain.JobKind, outcome domain.JobStatus) {
	m.jobs.WithLabelValues(string(kind), string(outcome)).Inc()
}

func (m *metrics) paymentEvent(kind, outcome string) {
	m.payments.WithLabelValues(kind, outcome).Inc()
}
