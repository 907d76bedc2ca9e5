package bootstrap

import (
	"context"
	"errors"
	"io"
	"log/slog"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/settings"
	"wbso/adapters/sqlstore"
	"wbso/domain/account"
	"wbso/domain/queue"
)

func scraped(g *gauges) string {
	m := newMetrics()
	m.registry.MustRegister(g)
	w := httptest.NewRecorder()
	m.handler().ServeHTTP(w, httptest.NewRequest("GET", "/metrics", nil))
	return w.Body.String()
}

// idle are the gauges of a server with nothing to tell.
func idle() *gauges {
	return &gauges{
		tally:  func(context.Context) ([]queue.JobTally, error) { return nil, nil },
		near:   func(context.Context) ([]account.NearLimit, error) { return nil, nil },
		size:   func(context.Context) (int64, error) { return 0, nil },
		hosts:  func(context.Context) []string { return nil },
		pools:  func() []sqlstore.Pool { return nil },
		room:   func() (Disk, bool) { return Disk{}, false },
		backup: (&Config{}).NewestBackup,
	}
}

// A database that hangs delays nobody who asks for metrics, and is asked once in a while.
func TestGauges_F03_aDatabaseThatHangs(t *testing.T) {
	asked := 0
	g := idle()
	g.tally = func(ctx context.Context) ([]queue.JobTally, error) {
		asked++
		<-ctx.Done()
		return nil, ctx.Err()
	}
	for range 3 {
		assert.Contains(t, scraped(g), "wbso_database_up 0")
	}
	assert.Equal(t, 1, asked)
}

// Accounts near a limit are counted once in a while. A count that fails changes nothing, and is made again.
func TestGauges_accountsNearALimit(t *testing.T) {
	asked := 0
	g := idle()
	g.near = func(context.Context) ([]account.NearLimit, error) {
		asked++
		return []account.NearLimit{{Rows: account.LimitedRequests}, {Rows: account.LimitedRequests}}, nil
	}
	again := func() string {
		g.asked = time.Time{} // the queue is counted again
		return scraped(g)
	}
	for range 2 {
		text := again()
		assert.Contains(t, text, `wbso_accounts_near_limit{limit="companies"} 0`)
		assert.Contains(t, text, `wbso_accounts_near_limit{limit="unpaid_requests"} 2`)
	}
	assert.Equal(t, 1, asked)
	g.nearAsked = time.Time{}
	g.near = func(context.Context) ([]account.NearLimit, error) { asked++; return nil, context.DeadlineExceeded }
	for range 2 {
		assert.Contains(t, again(), `wbso_accounts_near_limit{limit="unpaid_requests"} 2`)
	}
	assert.Equal(t, 3, asked)
}

// An alert can tell that a server is not ready, and why.
func TestGauges_F01_readiness(t *testing.T) {
	m := newMetrics()
	ask := func(answer error) string {
		assert.Equal(t, answer, m.readiness(func(context.Context) error { return answer })(t.Context()))
		w := httptest.NewRecorder()
		m.handler().ServeHTTP(w, httptest.NewRequest("GET", "/metrics", nil))
		return w.Body.String()
	}
	assert.Contains(t, ask(nil), "wbso_ready{reason=\"\"} 1\n")
	away := ask(errors.New("the database is away"))
	assert.Contains(t, away, "wbso_ready{reason=\"the database is away\"} 0\n")
	assert.NotContains(t, away, "wbso_ready{reason=\"\"}")
}

// backUp makes a backup of the database of these settings, which it makes too.
func backUp(t *testing.T, c Config, path string) {
	t.Helper()
	store, err := c.store(t.Context(), Migrate, slog.New(slog.DiscardHandler))
	require.NoError(t, err)
	require.NoError(t, store.Close())
	_, err = Backup(t.Context(), c, path, io.Discard)
	require.NoError(t, err)
}

func TestGauges_theNewestBackup(t *testing.T) {
	folder := t.TempDir()
	c := load(t, false, nil, "WBSO_BACKUP_DIR="+folder, "WBSO_DATABASE_URL=sqlite:"+filepath.Join(folder, "wbso.db"))
	g := idle()
	g.backup = c.NewestBackup
	assert.NotContains(t, scraped(g), "wbso_backup_timestamp_seconds")
	made := func(name string, at int64) {
		require.NoError(t, os.Chtimes(filepath.Join(folder, name), time.Time{}, time.Unix(at, 0)))
	}
	for name, at := range map[string]int64{"a.db": 1_000_000_000, "b.db": 1_700_000_000, "c.db.part": 1_800_000_000} {
		backUp(t, c, filepath.Join(folder, name))
		made(name, at)
	}
	require.NoError(t, os.WriteFile(filepath.Join(folder, "foreign.db"), []byte("x"), 0o600))
	made("foreign.db", 1_900_000_000)
	made("wbso.db", 1_900_000_000) // the database
	require.NoError(t, os.Mkdir(filepath.Join(c.BackupDir, "d.db"), 0o700))
	assert.True(t, strings.Contains(scraped(g), "\nwbso_backup_timestamp_seconds 1.7e+09\n"), scraped(g))
}

// What is tried in vain is due, whether the next attempt waits or runs; what failed is not.
func TestGauges_F09_anOutageIsSeen(t *testing.T) {
	g := idle()
	g.tally = func(context.Context) ([]queue.JobTally, error) {
		return []queue.JobTally{
			{Kind: queue.SendMail, Status: queue.JobFailed, Count: 2, Due: time.Hour, Late: time.Hour},
			{Kind: queue.SendMail, Status: queue.JobQueued, Count: 3, Late: 5 * time.Minute},
			{Kind: queue.SendMail, Status: queue.JobRunning, Count: 1, Due: time.Second, Late: 20 * time.Minute},
			{Kind: queue.IssueInvoice, Status: queue.JobFailed, Count: 1, Late: time.Hour},
		}, nil
	}
	text := scraped(g)
	assert.Contains(t, text, "\n"+`wbso_jobs_due_seconds{kind="send_mail"} 1200`+"\n")
	assert.NotContains(t, text, `wbso_jobs_due_seconds{kind="issue_invoice"}`)
}

// A disk that fills up is seen long before it is full, and so is what fills it.
func TestGauges_F04_roomAndSize(t *testing.T) {
	g := idle()
	text := scraped(g)
	assert.NotContains(t, text, "wbso_disk_")
	assert.NotContains(t, text, "wbso_database_bytes")
	g = idle()
	g.room = func() (Disk, bool) { return Disk{Free: 1 << 30, Total: 1 << 34}, true }
	g.size = func(context.Context) (int64, error) { return 4096, nil }
	text = scraped(g)
	for _, line := range []string{"wbso_disk_free_bytes 1.073741824e+09", "wbso_disk_total_bytes 1.7179869184e+10", "wbso_database_bytes 4096"} {
		assert.Contains(t, text, "\n"+line+"\n")
	}
}

func TestRoom_F04_ofTheFolderWithTheFiles(t *testing.T) {
	folder, elsewhere := t.TempDir(), filepath.Join(t.TempDir(), "missing")
	for place, c := range map[string]Config{
		"SQLite":     load(t, false, nil, "WBSO_DATA_DIR="+elsewhere, "WBSO_DATABASE_URL=sqlite:"+filepath.Join(folder, "wbso.db")),
		"PostgreSQL": {Config: settings.Config{DatabaseURL: "postgres://localhost/wbso", DataDir: folder}},
	} {
		room, found := c.Room()
		require.True(t, found, place)
		assert.Positive(t, room.Free, place)
		assert.Greater(t, room.Total, room.Free, place)
	}
	_, found := (&Config{Config: settings.Config{DatabaseURL: "postgres://localhost/wbso", DataDir: elsewhere}}).Room()
	assert.False(t, found)
}
