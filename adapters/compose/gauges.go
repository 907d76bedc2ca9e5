package compose

import (
	"context"
	"sync"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"wbso/adapters/sqlstore"
	"wbso/domain"
)

// gauges are the metrics that are looked up when they are asked for: the queue, the
// connections with the database and the newest backup.
type gauges struct {
	tally  func(context.Context) ([]domain.JobTally, error)
	pools  func() []sqlstore.Pool
	backup func() (time.Time, bool)

	mu    sync.Mutex
	asked time.Time
	known []domain.JobTally
	up    bool
}

const (
	tallyTime  = time.Second     // that the database gets to count the queue
	tallyPause = 5 * time.Second // between two counts, however often somebody asks
)

func describe(name, help string, labels ...string) *prometheus.Desc {
	return prometheus.NewDesc("wbso_"+name, help, labels, nil)
}

var (
	jobsOpen      = describe("jobs_open", "Background jobs that wait, run or failed.", "kind", "status")
	jobsOldest    = describe("jobs_oldest_seconds", "Age of the oldest of them.", "kind", "status")
	jobsDue       = describe("jobs_due_seconds", "How long the first of the waiting jobs has been due.", "kind")
	databaseUp    = describe("database_up", "1 when the database answered the last count of jobs within a second.")
	connections   = describe("database_connections", "Connections with the database, by pool and state.", "pool", "state")
	poolWaits     = describe("database_waits_total", "Calls that waited for a connection.", "pool")
	poolWaited    = describe("database_wait_seconds_total", "Time that calls waited for a connection.", "pool")
	backupMade    = describe("backup_timestamp_seconds", "When the newest backup in WBSO_BACKUP_DIR was made.")
	programBuilds = describe("build_info", "The version that runs.", "version")
)

// Describe names nothing beforehand, since which jobs there are changes.
func (g *gauges) Describe(chan<- *prometheus.Desc) {}

// Collect never takes much longer than tallyTime, also when the database hangs.
func (g *gauges) Collect(out chan<- prometheus.Metric) {
	gauge := func(d *prometheus.Desc, value float64, labels ...string) {
		out <- prometheus.MustNewConstMetric(d, prometheus.GaugeValue, value, labels...)
	}
	list, asked, up := g.count()
	gauge(databaseUp, number(up))
	for _, t := range list {
		gauge(jobsOpen, float64(t.Count), string(t.Kind), string(t.Status))
		gauge(jobsOldest, asked.Sub(t.Oldest).Seconds(), string(t.Kind), string(t.Status))
		if t.Status == domain.JobQueued {
			gauge(jobsDue, t.Due.Seconds(), string(t.Kind))
		}
	}
	for _, p := range g.pools() {
		gauge(connections, float64(p.InUse), p.Name, "in use")
		gauge(connections, float64(p.Idle), p.Name, "idle")
		gauge(connections, float64(p.Max), p.Name, "max")
		out <- prometheus.MustNewConstMetric(poolWaits, prometheus.CounterValue, float64(p.Waits), p.Name)
		out <- prometheus.MustNewConstMetric(poolWaited, prometheus.CounterValue, p.Waited.Seconds(), p.Name)
	}
	if made, found := g.backup(); found {
		gauge(backupMade, float64(made.Unix()))
	}
	gauge(programBuilds, 1, Version())
}

// count counts the queue, or returns the last count when that is fresh. When the database
// does not answer there is none.
func (g *gauges) count() (list []domain.JobTally, asked time.Time, up bool) {
	g.mu.Lock()
	defer g.mu.Unlock()
	if time.Since(g.asked) < tallyPause {
		return g.known, g.asked, g.up
	}
	ctx, cancel := context.WithTimeout(context.Background(), tallyTime)
	defer cancel()
	list, err := g.tally(ctx)
	g.known, g.asked, g.up = list, time.Now(), err == nil
	return g.known, g.asked, g.up
}

func number(yes bool) float64 {
	if yes {
		return 1
	}
	return 0
}
