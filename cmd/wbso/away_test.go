package main_test

import (
	"crypto/rand"
	"fmt"
	"net/http"
	"net/url"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/sqlstore/pgtest"
)

// stoppable is the address of a new PostgreSQL database, with what stops it for one user,
// as the end of the server would, and what starts it again.
func stoppable(t *testing.T) (address string, stop, start func()) {
	role := "role_" + strings.ToLower(rand.Text())
	pgtest.Order(t, `CREATE ROLE `+role+` LOGIN IN ROLE wbso`)
	t.Cleanup(func() { pgtest.Order(t, `DROP ROLE `+role) })
	u, err := url.Parse(pgtest.URL(t))
	require.NoError(t, err)
	q := u.Query()
	q.Set("user", role)
	u.RawQuery = q.Encode()
	stop = func() {
		pgtest.Order(t, `ALTER ROLE `+role+` NOLOGIN`)
		pgtest.Order(t, fmt.Sprintf(`SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE usename = '%s'`, role))
	}
	return u.String(), stop, func() { pgtest.Order(t, `ALTER ROLE `+role+` LOGIN`) }
}

// PostgreSQL stops under load: calls are 503 with Retry-After, the process lives and is not
// ready; when it is back, everything goes on without a restart and nothing is there twice.
// The lease is short, since a job of then is taken up when its lease has run out.
func TestServers_F02_PostgreSQL_stops_in_flight(t *testing.T) {
	address, stop, again := stoppable(t)
	p := startToCrash(t, t.TempDir(), freeAddress(t), "WBSO_DATABASE_URL="+address, "WBSO_SECRET_KEY=een-geheim-dat-alle-servers-delen")
	token := p.signIn("noor")
	var submitted, refused atomic.Int64
	over := make(chan struct{})
	var callers sync.WaitGroup
	for caller := range 4 {
		callers.Go(func() {
			for n := 0; ; n++ {
				if p.untilTaken(token, fmt.Sprintf("%d-%d", caller, n), &refused) {
					submitted.Add(1)
				}
				select {
				case <-over:
					return
				case <-time.After(100 * time.Millisecond):
				}
			}
		})
	}
	require.Eventually(t, func() bool { return submitted.Load() > 4 }, longWait, 5*time.Millisecond)
	stop()
	p.waitFor("/readyz", http.StatusServiceUnavailable)
	p.waitFor("/healthz", http.StatusOK)
	require.Eventually(t, func() bool { return refused.Load() > 8 }, longWait, 5*time.Millisecond)
	before := submitted.Load()
	again()
	p.waitFor("/readyz", http.StatusOK)
	require.Eventually(t, func() bool { return submitted.Load() > before+4 }, longWait, 5*time.Millisecond)
	close(over)
	callers.Wait()
	p.untilProcessed(token, int(submitted.Load()))
}

// untilTaken submits with one key until the request is taken.
func (p *process) untilTaken(token, key string, refused *atomic.Int64) bool {
	for {
		r, err := http.NewRequest("POST", p.base+"/api/requests/", strings.NewReader(submission(1)))
		if !assert.NoError(p.t, err) {
			return false
		}
		r.Header = http.Header{"Content-Type": {"application/json"}, "Authorization": {"Bearer " + token}, "Idempotency-Key": {key}}
		answer, err := http.DefaultClient.Do(r)
		if !assert.NoError(p.t, err) {
			return false
		}
		answer.Body.Close()
		if answer.StatusCode == http.StatusCreated {
			return true
		}
		refused.Add(1)
		if !assert.Equal(p.t, http.StatusServiceUnavailable, answer.StatusCode) || !assert.NotEmpty(p.t, answer.Header.Get("Retry-After")) {
			return false
		}
		time.Sleep(20 * time.Millisecond) // as a client waits that was told to
	}
}
