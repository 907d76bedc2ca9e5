package httpapi

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"net/http/httptest"
	"runtime"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"testing/fstest"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/fakepay"
	"wbso/adapters/sqlstore/sqlitetest"
	"wbso/adapters/systemclock"
	"wbso/app"
	"wbso/domain"
)

const goodShape = "t=1795170000,v1=5257a869e7ecebeda32affa62cdca3fa51cad7e77a0e56ff536d0ce8e108d8bd"

// hooked is a server that listens and takes events.
func hooked(t *testing.T) (*Server, *fakepay.Provider, string) {
	t.Helper()
	clock, err := systemclock.New(time.Time{})
	require.NoError(t, err)
	store := sqlitetest.Open(t)
	log := slog.New(slog.DiscardHandler)
	pay := fakepay.New([]byte("key"), "https://wbso.example", clock)
	a := app.New(app.Deps{Store: store, Leases: store, Clock: clock, Log: log, Checkout: pay})
	s := New(Config{App: a, Log: log, Dist: fstest.MapFS{}, Limits: StandardLimits(), Observe: func(string, string, int, float64) {}, OnPanic: func(string) {}})
	listening := httptest.NewServer(s)
	t.Cleanup(listening.Close)
	return s, pay, strings.TrimPrefix(listening.URL, "http://")
}

// calls begins a call of the webhook from an address of this computer.
func calls(t *testing.T, server, from, signature string, length int, body []byte) net.Conn {
	t.Helper()
	d := net.Dialer{LocalAddr: &net.TCPAddr{IP: net.ParseIP(from)}}
	c, err := d.DialContext(t.Context(), "tcp", server)
	require.NoError(t, err)
	t.Cleanup(func() { _ = c.Close() })
	if signature != "" {
		signature = "Stripe-Signature: " + signature + "\r\n"
	}
	_, _ = fmt.Fprintf(c, "POST /api/stripe/webhook/ HTTP/1.1\r\nHost: x\r\n%sContent-Length: %d\r\n\r\n%s", signature, length, body) // may be refused meanwhile
	return c
}

func answers(t *testing.T, c net.Conn) (status int, closes bool) {
	t.Helper()
	require.NoError(t, c.SetReadDeadline(time.Now().Add(time.Minute)))
	answer, err := http.ReadResponse(bufio.NewReader(c), nil)
	require.NoError(t, err)
	_, err = io.Copy(io.Discard, answer.Body)
	require.NoError(t, err)
	return answer.StatusCode, answer.Close
}

func (e *eventBodies) count() int {
	e.mu.Lock()
	defer e.mu.Unlock()
	return len(e.reading)
}

// The body never comes: what is answered was answered without it.
func TestWebhook_reads_no_body_without_a_signature(t *testing.T) {
	s, _, server := hooked(t)
	s.events.time = time.Hour
	for _, signature := range []string{"", "x", "t=1", "v1=" + strings.Repeat("a", 64), "t=x,v1=" + strings.Repeat("a", 64), "t=1,v1=abc", "t=1,v1=" + strings.Repeat("g", 64), "t=1,v0=" + strings.Repeat("a", 64)} {
		status, closes := answers(t, calls(t, server, "127.0.0.1", signature, 1000, nil))
		assert.Equal(t, 400, status, signature)
		assert.True(t, closes, signature)
	}
}

func TestSignatureShape(t *testing.T) {
	_, pay, _ := hooked(t)
	for _, good := range []string{goodShape, "t=1,v0=x," + strings.TrimPrefix(goodShape, "t=1795170000,"), goodShape + ",v1=" + strings.Repeat("0", 64), pay.Sign([]byte("{}"))} {
		assert.Regexp(t, signatureShape, good)
	}
}

func TestWebhook_ends_a_body_that_does_not_come(t *testing.T) {
	s, _, server := hooked(t)
	assert.Equal(t, 5*time.Second, s.events.time)
	s.events.time = 50 * time.Millisecond
	status, closes := answers(t, calls(t, server, "127.0.0.1", goodShape, 1000, []byte("half")))
	assert.Equal(t, 400, status)
	assert.True(t, closes)
	assert.Zero(t, s.events.count())
}

// Thousands of half bodies cost little, and an event from elsewhere is taken while they hang.
func TestWebhook_half_bodies_leave_room(t *testing.T) {
	s, pay, server := hooked(t)
	s.events.time = time.Hour
	half := bytes.Repeat([]byte("x"), 60<<10)
	var before, during runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&before)
	conns := make(chan net.Conn, 3000)
	var sending, reading sync.WaitGroup
	var refused, ended atomic.Int64
	for from := range 50 {
		sending.Go(func() {
			for range 60 {
				c := calls(t, server, fmt.Sprintf("127.0.1.%d", from+1), goodShape, 2*len(half), half)
				conns <- c
				reading.Go(func() {
					answer, err := http.ReadResponse(bufio.NewReader(c), nil)
					if ended.Add(1); err == nil && answer.StatusCode == 429 {
						refused.Add(1)
					}
				})
			}
		})
	}
	sending.Wait()
	require.Eventually(t, func() bool { return ended.Load() == 3000-eventsAtOnce }, 5*time.Minute, 20*time.Millisecond)
	assert.Equal(t, eventsAtOnce, s.events.count())
	assert.Positive(t, refused.Load())
	runtime.GC()
	runtime.ReadMemStats(&during)
	used := int64(during.HeapAlloc+during.StackInuse) - int64(before.HeapAlloc+before.StackInuse)
	assert.Less(t, used, int64(70<<20), "%d MB", used>>20)

	event := []byte(`{"id":"evt_1","object":"event","type":"customer.created","data":{"object":{"id":"cus_1","object":"customer"}}}`)
	status, _ := answers(t, calls(t, server, "127.0.0.2", pay.Sign(event), len(event), event))
	assert.Equal(t, 200, status)
	assert.Equal(t, eventsAtOnce-1, s.events.count(), "the others still hang")
	close(conns)
	for c := range conns {
		_ = c.Close()
	}
	reading.Wait()
}

func TestEventBodies(t *testing.T) {
	cut := map[string]int{}
	e := &eventBodies{time: eventTime}
	begin := func(from string) (func(), error) { return e.begin(from, func() { cut[from]++ }) }
	for range eventsPerAddress {
		_, err := begin("a")
		require.NoError(t, err)
	}
	_, err := begin("a")
	assert.Equal(t, domain.Limited, domain.KindOf(err))
	for i := range eventsAtOnce - eventsPerAddress {
		_, err := begin(fmt.Sprint("b", i))
		require.NoError(t, err)
	}
	leave, err := begin("new")
	require.NoError(t, err)
	assert.Equal(t, map[string]int{"a": 1}, cut, "one of those who have the most")
	_, err = begin("new")
	assert.Equal(t, domain.Limited, domain.KindOf(err), "nobody makes way for a second one")
	assert.Len(t, e.reading, eventsAtOnce)
	leave()
	assert.Len(t, e.reading, eventsAtOnce-1)
}
