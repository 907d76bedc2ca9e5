package bootstrap

import (
	"context"
	"sync"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"wbso/adapters/sqlstore"
	"wbso/domain/account"
	"wbso/domain/queue"
)

// gauges are the metrics that are looked up when they are asked for: the queue, the
// connections with the database, its size, the disk and the newest backup.
type gauges struct {
	tally  func(context.Context) ([]queue.JobTally, error)
	near   func(context.Context) ([]account.NearLimit, error)
	size   func(context.Context) (int64, error) // of the database, in bytes
	hosts  func(context.Context) []string       // of the database, that take writes
	pools  func() []sqlstore.Pool
	room   func() (Disk, bool)
	backup func() (time.Time, bool)

	mu        sync.Mutex
	asked     time.Time
	nearAsked time.Time
	known     databaseGauges
}

// databaseGauges are the figures that the database returned last.
type databaseGauges struct {
	at   time.Time
	jobs []queue.JobTally
	size int64 // 0 when it is not known
	up   bool
	// writable counts the hosts of the database that take writes.
	writable int
	// near counts the accounts that are near a limit; nil when that is not known.
	near map[account.LimitedRows]int
}

const (
	tallyTime  = time.Second      // that the database gets to count the queue and itself
	tallyPause = 5 * time.Second  // between two counts, however often somebody asks
	nearPause  = 10 * time.Minute // between two counts of what all accounts have
)

func describe(name, help string, labels ...string) *prometheus.Desc {
	return prometheus.NewDesc("wbso_"+name, help, labels, nil)
}

var (
	jobsOpen      = describe("jobs_open", "Background jobs that wait, run, failed or were refused.", "kind", "status")
	jobsOldest    = describe("jobs_oldest_seconds", "Age of the oldest of them.", "kind", "status")
	jobsDue       = describe("jobs_due_seconds", "How long the longest has been due of the jobs that wait or run, whatever was tried since.", "kind")
	databaseUp    = describe("database_up", "1 when the database answered the last count of jobs within a second.")
	connections   = describe("database_connections", "Connections with the database, by pool and state.", "pool", "state")
	poolWaits     = describe("database_waits_total", "Calls that waited for a connection.", "pool")
	poolWaited    = describe("database_wait_seconds_total", "Time that calls waited for a connection.", "pool")
	writableHosts = describe("database_writable_hosts", "Hosts of WBSO_DATABASE_URL that take writes. A second one is a former primary.")
	databaseBytes = describe("database_bytes", "Size of the database.")
	diskFree      = describe("disk_free_bytes", "Room left on the disk of the SQLite file, or with PostgreSQL of the data folder.")
	diskTotal     = describe("disk_total_bytes", "Size of that disk.")
	backupMade    = describe("backup_timestamp_seconds", "When the newest backup in WBSO_BACKUP_DIR was made.")
	nearLimit     = describe("accounts_near_limit", "Accounts that have nine tenths of a limit or more, by limit.", "limit")
	programBuilds = describe("build_info", "The version that runs.", "version")
)

// Describe names nothing beforehand, since which jobs there are changes.
func (g *gauges) Describe(chan<- *prometheus.Desc) {}

// Collect never takes much longer than tallyTime, also when the database hangs.
func (g *gauges) Collect(out chan<- prometheus.Metric) {
	gauge := func(d *prometheus.Desc, value float64, labels ...string) {
		out <- prometheus.MustNewConstMetric(d, prometheus.GaugeValue, value, labels...)
	}
	now := g.count()
	gauge(databaseUp, number(now.up))
	gauge(writableHosts, float64(now.writable))
	if now.size > 0 {
		gauge(databaseBytes, float64(now.size))
	}
	for limit, accounts := range now.near {
		gauge(nearLimit, float64(accounts), string(limit))
	}
	late := map[queue.JobKind]time.Duration{}
	for _, t := range now.jobs {
		gauge(jobsOpen, float64(t.Count), string(t.Kind), string(t.Status))
		gauge(jobsOldest, now.at.Sub(t.Oldest).Seconds(), string(t.Kind), string(t.Status))
		if t.Status == queue.JobQueued || t.Status == queue.JobRunning {
			late[t.Kind] = max(late[t.Kind], t.Late)
		}
	}
	for kind, longest := range late {
		gauge(jobsDue, longest.Seconds(), string(kind))
	}
	for _, p := range g.pools() {
		gauge(connections, float64(p.InUse), p.Name, "in use")
		gauge(connections, float64(p.Idle), p.Name, "idle")
		gauge(connections, float64(p.Max), p.Name, "max")
		out <- prometheus.MustNewConstMetric(poolWaits, prometheus.CounterValue, float64(p.Waits), p.Name)
		out <- prometheus.MustNewConstMetric(poolWaited, prometheus.CounterValue, p.Waited.Seconds(), p.Name)
	}
	if room, found := g.room(); found {
		gauge(diskFree, float64(room.Free))
		gauge(diskTotal, float64(room.Total))
	}
	if made, found := g.backup(); found {
		gauge(backupMade, float64(made.Unix()))
	}
	gauge(programBuilds, 1, Version())
}

// count counts the queue and measures the database, or returns what that gave when it is
// fresh. When the database does not answer there is neither.
func (g *gauges) count() databaseGauges {
	g.mu.Lock()
	defer g.mu.Unlock()
	if time.Since(g.asked) < tallyPause {
		return g.known
	}
	ctx, cancel := context.WithTimeout(context.Background(), tallyTime)
	defer cancel()
	hosts := 0
	var counted sync.WaitGroup
	counted.Go(func() { hosts = len(g.hosts(ctx)) })
	jobs, err := g.tally(ctx)
	counted.Wait()
	g.known = databaseGauges{jobs: jobs, up: err == nil, writable: hosts, near: g.known.near}
	if err == nil {
		g.known.writable = max(hosts, 1)
	}
	if err == nil {
		g.known.size, _ = g.size(ctx) // 0 with an error
		g.countNear(ctx)
	}
	g.asked = time.Now()
	g.known.at = g.asked
	return g.known
}

// countNear counts the accounts that are near a limit, unless it did so a short while ago: it reads
// the owners of all companies and requests.
func (g *gauges) countNear(ctx context.Context) {
	if time.Since(g.nearAsked) < nearPause {
		return
	}
	list, err := g.near(ctx)
	if err != nil {
		return // what was known still is, and the next count asks again
	}
	g.nearAsked = time.Now()
	g.known.near = map[account.LimitedRows]int{account.LimitedCompanies: 0, account.LimitedRequests: 0}
	for _, one := range list {
		g.known.near[one.Rows]++
	}
}

func number(yes bool) float64 {
	if yes {
		return 1
	}
	return 0
}
