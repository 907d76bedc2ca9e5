package main_test

import (
	"context"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"net/http"
	"os"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"

	"wbso/adapters/bootstrap"
	"wbso/adapters/sqlstore/pgtest"
	"wbso/app"
)

// Servers that crash are the test's own program, built of the same server with a
// short lease: their jobs are not waited for as long as those of 'wbso'.
const (
	crashing   = "CRASHING_SERVER=1"
	crashLease = 2 * time.Second
	// crashingDemo makes such a server fill its database as the demonstration.
	crashingDemo = "CRASHING_DEMO"
)

// serveToCrash runs such a server until it is killed.
func serveToCrash() error {
	ctx := context.Background()
	config, err := bootstrap.Load(os.Environ(), nil, false)
	if err != nil {
		return err
	}
	server, err := bootstrap.Build(ctx, config, bootstrap.Migrate, os.Stderr, bootstrap.WithDeps(func(d *app.Deps) { d.Lease = crashLease }))
	if err != nil {
		return err
	}
	if os.Getenv(crashingDemo) != "" {
		if err := server.App.Demo.Seed(ctx); err != nil {
			return err
		}
	}
	server.App.Worker.Start(ctx)
	return http.ListenAndServe(config.Addr, server.Handler)
}

// startToCrash starts such a server, and returns when it is ready.
func startToCrash(t testing.TB, dir, address string, more ...string) *process {
	p := prepare(t, dir, address, append(more, crashing)...)
	p.cmd.Path, p.cmd.Args = os.Args[0], os.Args[:1]
	p.run()
	p.waitFor("/readyz", http.StatusOK)
	return p
}

// Under load, twenty servers in turn die at a random moment. The clients send a call
// again until it is answered, as they would.
func TestServe_J02_F05_survives_kill_9_during_submitting_and_processing(t *testing.T) {
	t.Parallel()
	for name, settings := range map[string][]string{
		"sqlite":   {},
		"postgres": {"WBSO_DATABASE_URL=" + pgtest.EmptyURL(t), "WBSO_SECRET_KEY=een-geheim-dat-de-servers-delen-77"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			dir, address := t.TempDir(), freeAddress(t)
			p := startToCrash(t, dir, address, settings...)
			clients := []*crashClient{{server: p, token: p.signIn("noor")}, {server: p, token: p.signIn("zoe")}}
			over := make(chan struct{})
			var sending sync.WaitGroup
			for _, c := range clients {
				sending.Go(func() { c.send(over) })
			}
			for range 20 {
				time.Sleep(time.Duration(rand.IntN(80)) * time.Millisecond)
				p.kill()
				p = startToCrash(t, dir, address, settings...)
			}
			close(over)
			sending.Wait()
			for _, c := range clients {
				var stored []string
				for _, r := range p.requests(c.token) {
					stored = append(stored, r.ProjectNumber)
				}
				assert.ElementsMatch(t, c.acknowledged, stored, "each submitted once")
				p.untilProcessed(c.token, len(c.acknowledged))
			}
		})
	}
}

// crashClient submits one request after the other to servers at one address.
type crashClient struct {
	server       *process
	token        string
	acknowledged []string // project numbers
}

// send submits until over is closed, and ends with a request that was acknowledged.
func (c *crashClient) send(over chan struct{}) {
	for n := 0; ; n++ {
		key := []string{"Idempotency-Key", fmt.Sprintf("aanvraag-%d", n)}
		for done := false; !done; time.Sleep(20 * time.Millisecond) {
			status, body, err := c.server.try("POST", "/api/requests/", c.token, submission(n), key...)
			if err != nil {
				continue
			}
			var r requestState
			assert.Equal(c.server.t, http.StatusCreated, status, string(body))
			assert.NoError(c.server.t, json.Unmarshal(body, &r))
			c.acknowledged = append(c.acknowledged, r.ProjectNumber)
			done = true
		}
		select {
		case <-over:
			return
		default:
		}
	}
}
