package bootstrap

import (
	"context"
	"net/http"
	"strconv"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"
	"github.com/prometheus/client_golang/prometheus/promhttp"

	"wbso/adapters/httpapi"
	"wbso/app/payments"
	"wbso/app/usecase"
	"wbso/domain/queue"
)

// metrics are the numbers that /metrics shows.
type metrics struct {
	registry *prometheus.Registry
	calls    *prometheus.HistogramVec
	panics   *prometheus.CounterVec
	client   *prometheus.CounterVec
	jobs     *prometheus.CounterVec
	jobDone  *prometheus.GaugeVec
	refunds  prometheus.Counter
	payments *prometheus.CounterVec
	ready    *prometheus.GaugeVec
}

func newMetrics() *metrics {
	m := &metrics{
		registry: prometheus.NewRegistry(),
		calls: prometheus.NewHistogramVec(prometheus.HistogramOpts{
			Name: "wbso_http_request_seconds", Help: "Calls by method, route and status.",
			Buckets: []float64{.001, .005, .025, .1, .5, 1, 2, 10, 30},
		}, []string{"method", "route", "status"}),
		panics: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "wbso_panics_total", Help: "Panics that were contained, by place.",
		}, []string{"where"}),
		client: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "wbso_client_errors_total", Help: "Defects that clients reported, by where they showed.",
		}, []string{"kind"}),
		jobs: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "wbso_jobs_total", Help: "Background jobs that ended, by kind and outcome.",
		}, []string{"kind", "outcome"}),
		jobDone: prometheus.NewGaugeVec(prometheus.GaugeOpts{
			Name: "wbso_job_done_timestamp_seconds", Help: "When this server last did a background job of a kind.",
		}, []string{"kind"}),
		refunds: prometheus.NewCounter(prometheus.CounterOpts{
			Name: "wbso_refunds_due_total", Help: "Payments that came in and are to be paid back.",
		}),
		payments: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "wbso_payment_events_total", Help: "Events of the payment provider, by type and by what came of them.",
		}, []string{"type", "outcome"}),
		ready: prometheus.NewGaugeVec(prometheus.GaugeOpts{
			Name: "wbso_ready", Help: "What /readyz answered last: 1, or 0 with the reason.",
		}, []string{"reason"}),
	}
	m.registry.MustRegister(m.calls, m.panics, m.client, m.jobs, m.jobDone, m.refunds, m.payments, m.ready, collectors.NewGoCollector(),
		collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}))
	m.begin()
	return m
}

// begin shows what is counted at 0: the rise from nothing to 1 is none to Prometheus.
func (m *metrics) begin() {
	for _, place := range append(usecase.Places(), "http") {
		m.panics.WithLabelValues(place)
	}
	m.payments.WithLabelValues(payments.OtherEvents, payments.EventRefused)
	for _, kind := range httpapi.ClientErrorKinds() {
		m.client.WithLabelValues(kind)
	}
	for _, kind := range queue.JobKinds() {
		for _, outcome := range []queue.JobStatus{queue.JobDone, queue.JobFailed, queue.JobRefused} {
			m.jobs.WithLabelValues(string(kind), string(outcome))
		}
	}
}

func (m *metrics) handler() http.Handler {
	return promhttp.HandlerFor(m.registry, promhttp.HandlerOpts{})
}

func (m *metrics) observe(method, route string, status int, seconds float64) {
	m.calls.WithLabelValues(method, route, strconv.Itoa(status)).Observe(seconds)
}

func (m *metrics) clientFailed(kind string) { m.client.WithLabelValues(kind).Inc() }

func (m *metrics) panicked(where string) { m.panics.WithLabelValues(where).Inc() }

func (m *metrics) job(kind queue.JobKind, outcome queue.JobStatus) {
	m.jobs.WithLabelValues(string(kind), string(outcome)).Inc()
	if outcome == queue.JobDone {
		m.jobDone.WithLabelValues(string(kind)).SetToCurrentTime()
	}
}

func (m *metrics) paymentEvent(kind, outcome string) {
	m.payments.WithLabelValues(kind, outcome).Inc()
}

// readiness is ready, with its answers in the metrics.
func (m *metrics) readiness(ready func(context.Context) error) func(context.Context) error {
	return func(ctx context.Context) error {
		err := ready(ctx)
		m.ready.Reset()
		if err != nil {
			m.ready.WithLabelValues(err.Error()).Set(0)
		} else {
			m.ready.WithLabelValues("").Set(1)
		}
		return err
	}
}
