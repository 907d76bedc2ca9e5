package main_test

import (
	"io"
	"net/http"
	"net/http/httputil"
	"net/url"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/sqlstore/pgtest"
)

// hangingCall begins a call whose body stays unfinished until done is called,
// which returns the status of its answer.
func (p *process) hangingCall() (done func() int) {
	p.t.Helper()
	body, send := io.Pipe()
	status := make(chan int, 1)
	go func() {
		answer, err := http.Post(p.base+"/api/token/", "application/json", body)
		if err != nil {
			status <- 0
			return
		}
		defer answer.Body.Close()
		status <- answer.StatusCode
	}()
	_, err := io.WriteString(send, `{"username":"noor",`)
	require.NoError(p.t, err)
	time.Sleep(200 * time.Millisecond) // for those bytes to arrive; nothing else shows that they have
	return func() int {
		_, err := io.WriteString(send, `"password":"onbekend-77"}`)
		require.NoError(p.t, err)
		require.NoError(p.t, send.Close())
		return <-status
	}
}

func TestServe_F12_while_a_call_runs_it_says_that_it_stops(t *testing.T) {
	p := start(t, t.TempDir())
	done := p.hangingCall()
	require.NoError(t, p.cmd.Process.Signal(syscall.SIGTERM))

	p.waitFor("/readyz", http.StatusServiceUnavailable)
	p.waitFor("/healthz", http.StatusOK)
	require.Eventually(t, func() bool {
		code, text := p.call("GET", "/api/site/", "", "")
		return code == http.StatusServiceUnavailable && assert.JSONEq(t, `{"detail":"De server wordt opnieuw gestart. Probeer het zo opnieuw."}`, string(text))
	}, longWait, 5*time.Millisecond)
	assert.Equal(t, http.StatusUnauthorized, done(), "the running call got its answer")
	require.NoError(t, p.cmd.Wait(), "exit code 0")
}

// A load balancer sees on /readyz that the server leaves, and has the time of the
// drain to send its calls elsewhere.
func TestServe_F12_answers_everything_while_it_drains(t *testing.T) {
	const drain = 3 * time.Second
	p := start(t, t.TempDir(), "WBSO_DRAIN="+drain.String())
	before, err := http.Get(p.base + "/api/site/")
	require.NoError(t, err)
	before.Body.Close()
	assert.False(t, before.Close)

	told := time.Now()
	require.NoError(t, p.cmd.Process.Signal(syscall.SIGTERM))
	p.waitFor("/readyz", http.StatusServiceUnavailable)
	for {
		answer, err := http.Get(p.base + "/api/site/")
		if time.Since(told) >= drain {
			break
		}
		require.NoError(t, err)
		answer.Body.Close()
		assert.Equal(t, http.StatusOK, answer.StatusCode)
		assert.True(t, answer.Close, "Connection: close")
		time.Sleep(20 * time.Millisecond)
	}
	require.NoError(t, p.cmd.Wait(), "exit code 0")
	assert.GreaterOrEqual(t, time.Since(told), drain)
}

func TestServe_a_second_signal_ends_it_at_once(t *testing.T) {
	p := start(t, t.TempDir())
	p.hangingCall()
	require.NoError(t, p.cmd.Process.Signal(syscall.SIGTERM))
	p.waitFor("/readyz", http.StatusServiceUnavailable)
	assert.Equal(t, 1, p.terminate(), "it does not wait for the call, after which it would exit with 0")
}

// balancer sends calls to the servers that say they are ready, in turn.
type balancer struct {
	servers []*url.URL
	ready   []atomic.Bool
	turn    atomic.Int64
}

func newBalancer(t *testing.T, addresses []string) *balancer {
	b := &balancer{ready: make([]atomic.Bool, len(addresses))}
	for i, address := range addresses {
		server, err := url.Parse("http://" + address)
		require.NoError(t, err)
		b.servers = append(b.servers, server)
		go func() {
			for ; t.Context().Err() == nil; time.Sleep(200 * time.Millisecond) {
				answer, err := http.Get(server.String() + "/readyz")
				if err == nil {
					answer.Body.Close()
				}
				b.ready[i].Store(err == nil && answer.StatusCode == http.StatusOK)
			}
		}()
	}
	return b
}

func (b *balancer) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	for range b.servers {
		i := int(b.turn.Add(1)) % len(b.servers)
		if b.ready[i].Load() {
			httputil.NewSingleHostReverseProxy(b.servers[i]).ServeHTTP(w, r)
			return
		}
	}
	http.Error(w, "no server is ready", http.StatusBadGateway)
}

func (b *balancer) waitFor(t *testing.T, i int) {
	t.Helper()
	require.Eventually(t, b.ready[i].Load, longWait, 5*time.Millisecond)
}

func TestServe_F12_a_rolling_restart_fails_no_call(t *testing.T) {
	dir := t.TempDir()
	settings := []string{"WBSO_DATABASE_URL=" + pgtest.EmptyURL(t), "WBSO_SECRET_KEY=een-geheim-dat-alle-servers-delen", "WBSO_DRAIN=1s"}
	servers, addresses := make([]*process, 3), make([]string, 3)
	for i := range servers {
		addresses[i] = freeAddress(t)
		servers[i] = prepare(t, dir, addresses[i], settings...)
		servers[i].run()
	}
	balancer := newBalancer(t, addresses)
	for i := range servers {
		balancer.waitFor(t, i)
	}
	front := http.Server{Addr: freeAddress(t), Handler: balancer}
	go front.ListenAndServe()
	defer front.Close()
	people := &process{t: t, base: "http://" + front.Addr, logs: servers[0].logs}
	people.waitFor("/readyz", http.StatusOK)
	token := people.signIn("noor")

	var callers sync.WaitGroup
	var calls, submitted atomic.Int64
	over := make(chan struct{})
	for caller := range 4 {
		callers.Go(func() {
			for n := 0; ; n++ {
				select {
				case <-over:
					return
				case <-time.After(10 * time.Millisecond):
				}
				method, path, body, want := "GET", "/api/requests/", "", http.StatusOK
				if caller == 0 && n%20 == 0 {
					method, body, want = "POST", submission(n), http.StatusCreated
					submitted.Add(1)
				}
				status, answer, err := people.try(method, path, token, body)
				if !assert.NoError(t, err) || !assert.Equal(t, want, status, string(answer)) {
					return
				}
				calls.Add(1)
			}
		})
	}
	for i, server := range servers {
		assert.Zero(t, server.terminate(), "exit code")
		again := prepare(t, dir, addresses[i], settings...)
		again.run()
		balancer.waitFor(t, i)
	}
	close(over)
	callers.Wait()
	assert.Greater(t, calls.Load(), int64(100))
	people.untilProcessed(token, int(submitted.Load()))
}
