package compose

import (
	"context"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/sqlstore"
	"wbso/domain"
)

func scraped(g *gauges) string {
	m := newMetrics()
	m.registry.MustRegister(g)
	w := httptest.NewRecorder()
	m.handler().ServeHTTP(w, httptest.NewRequest("GET", "/metrics", nil))
	return w.Body.String()
}

func none() []sqlstore.Pool { return nil }

// A database that hangs delays nobody who asks for metrics, and is asked once in a while.
func TestGauges_F03_aDatabaseThatHangs(t *testing.T) {
	asked := 0
	g := &gauges{pools: none, backup: (&Config{}).newestBackup, tally: func(ctx context.Context) ([]domain.JobTally, error) {
		asked++
		<-ctx.Done()
		return nil, ctx.Err()
	}}
	began := time.Now()
	for range 3 {
		assert.Contains(t, scraped(g), "wbso_database_up 0")
	}
	assert.Less(t, time.Since(began), 3*tallyTime)
	assert.Equal(t, 1, asked)
}

func TestGauges_theNewestBackup(t *testing.T) {
	folder := t.TempDir()
	c := load(t, false, nil, "WBSO_BACKUP_DIR="+folder, "WBSO_DATABASE_URL=sqlite:"+filepath.Join(folder, "wbso.db"))
	g := &gauges{pools: none, backup: c.newestBackup, tally: func(context.Context) ([]domain.JobTally, error) { return nil, nil }}
	assert.NotContains(t, scraped(g), "wbso_backup_timestamp_seconds")
	for name, made := range map[string]int64{"a.db": 1_000_000_000, "b.db": 1_700_000_000, "c.db.part": 1_800_000_000, "wbso.db": 1_900_000_000} {
		path := filepath.Join(c.BackupDir, name)
		require.NoError(t, os.WriteFile(path, []byte("x"), 0o600))
		require.NoError(t, os.Chtimes(path, time.Time{}, time.Unix(made, 0)))
	}
	require.NoError(t, os.Mkdir(filepath.Join(c.BackupDir, "d.db"), 0o700))
	assert.True(t, strings.Contains(scraped(g), "\nwbso_backup_timestamp_seconds 1.7e+09\n"), scraped(g))
}
