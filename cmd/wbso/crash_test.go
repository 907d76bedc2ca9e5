package main_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"net/http"
	"os"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/compose"
	"wbso/app"
)

// Servers that crash are the test's own program, built of the same house with a
// short lease: their jobs are not waited for as long as those of 'wbso'.
const (
	crashing   = "CRASHING_SERVER=1"
	crashLease = 2 * time.Second
)

// serveToCrash runs such a server until it is killed.
func serveToCrash() error {
	ctx := context.Background()
	config, err := compose.Load(os.Environ(), nil, false)
	if err != nil {
		return err
	}
	house, err := compose.Build(ctx, config, compose.Migrate, os.Stderr, compose.WithDeps(func(d *app.Deps) { d.Lease = crashLease }))
	if err != nil {
		return err
	}
	house.App.Worker.Start(ctx)
	return http.ListenAndServe(config.Addr, house.Handler)
}

func startToCrash(t testing.TB, dir string) *process {
	p := prepare(t, dir, freeAddress(t), crashing)
	p.cmd.Path, p.cmd.Args = os.Args[0], os.Args[:1]
	p.run()
	p.waitFor("/readyz", http.StatusOK, 20*time.Second)
	return p
}

func TestServe_J02_F05_survives_kill_9_during_submitting_and_processing(t *testing.T) {
	t.Parallel()
	const requests = 6
	dir := t.TempDir()
	p := startToCrash(t, dir)
	token := p.signIn("noor")
	for i := range requests {
		// The server dies at a random moment; the client sends the same call again, as it would.
		key := []string{"Idempotency-Key", fmt.Sprintf("aanvraag-%d", i)}
		dead := make(chan struct{})
		go func(victim *process) {
			time.Sleep(time.Duration(rand.IntN(60)) * time.Millisecond)
			victim.kill()
			close(dead)
		}(p)
		p.try("POST", "/api/requests/", token, submission(i), key...)
		<-dead
		p = startToCrash(t, dir)
		status, body := p.call("POST", "/api/requests/", token, submission(i), key...)
		require.Equal(t, http.StatusCreated, status, string(body))
	}
	assert.Len(t, p.requests(token), requests, "each submitted once")
	p.untilProcessed(token, requests, 10*crashLease)
}
