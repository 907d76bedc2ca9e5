package sqlstore_test

import (
	"bytes"
	"cmp"
	"fmt"
	"log/slog"
	"net/url"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/sqlstore"
	"wbso/adapters/sqlstore/pgtest"
	"wbso/adapters/sqlstore/postgres"
	"wbso/domain"
	"wbso/domain/account"
	"wbso/domain/queue"
	"wbso/ports"
)

// words collects what is logged.
type words struct {
	mu sync.Mutex
	bytes.Buffer
}

func (w *words) Write(p []byte) (int, error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.Buffer.Write(p)
}

func (w *words) String() string {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.Buffer.String()
}

// openWith opens a store that logs to said.
func openWith(t *testing.T, address string) (store *sqlstore.Store, said *words) {
	t.Helper()
	said = new(words)
	store, err := postgres.Open(t.Context(), address, postgres.Options{Log: slog.New(slog.NewTextHandler(said, nil))})
	require.NoError(t, err)
	t.Cleanup(func() { assert.NoError(t, store.Close()) })
	return store, said
}

func addUser(t *testing.T, store *sqlstore.Store, name string) error {
	return store.Write(t.Context(), func(r ports.Repos) error {
		_, err := r.Accounts.AddUser(t.Context(), account.User{Username: name, Email: name, Active: true, CreatedAt: time.Now()})
		return err
	})
}

// load is people who write all the time, and workers who do jobs.
type load struct {
	t       *testing.T
	store   *sqlstore.Store
	over    chan struct{}
	people  sync.WaitGroup
	mu      sync.Mutex
	written []string // what was acknowledged
	last    atomic.Int64
}

func newLoad(t *testing.T, store *sqlstore.Store) *load {
	l := &load{t: t, store: store, over: make(chan struct{})}
	for p := range 8 {
		l.people.Go(func() { l.each(fmt.Sprint("mens-", p, "-"), l.add) })
	}
	for range 2 {
		l.people.Go(func() { l.each("w", l.work) })
	}
	return l
}

func (l *load) each(name string, act func(name string) error) {
	for n := 0; ; n++ {
		select {
		case <-l.over:
			return
		case <-time.After(10 * time.Millisecond):
		}
		if err := act(fmt.Sprint(name, n)); err != nil {
			assert.Equal(l.t, domain.CodeStoreAway, domain.CodeOf(err), "%v", err)
		}
	}
}

// add writes a person with a job.
func (l *load) add(name string) error {
	err := l.store.Write(l.t.Context(), func(r ports.Repos) error {
		u, err := r.Accounts.AddUser(l.t.Context(), account.User{Username: name, Email: name, Active: true, CreatedAt: time.Now()})
		if err == nil {
			_, err = r.Jobs.EnqueueJob(l.t.Context(), queue.Job{Kind: queue.ProcessRequest, Owner: u.ID, CreatedAt: time.Now()}, 0)
		}
		return err
	})
	if err == nil {
		l.mu.Lock()
		defer l.mu.Unlock()
		l.written = append(l.written, name)
		l.last.Store(int64(len(l.written)))
	}
	return err
}

// work claims a job and finishes it. A lease ends soon here, so that jobs of before a failure
// come back.
func (l *load) work(worker string) error {
	j, found, err := l.store.ClaimJob(l.t.Context(), worker, []queue.JobKind{queue.ProcessRequest}, 3*time.Second)
	if err != nil || !found {
		return err
	}
	j.Status = queue.JobDone
	err = l.store.Write(l.t.Context(), func(r ports.Repos) error { return r.Jobs.SettleJob(l.t.Context(), j, 0) })
	if domain.CodeOf(err) == domain.CodeLeaseLost {
		return nil
	}
	return err
}

func (l *load) grows(by int64) {
	l.t.Helper()
	from := l.last.Load()
	require.Eventually(l.t, func() bool { return l.last.Load() >= from+by }, time.Minute, 2*time.Millisecond, "people can write")
}

// Everybody writes and works while the primary fails in one way or another and the standby is
// promoted: nothing that was acknowledged is lost, nothing is there twice, and the jobs are
// done. The primary that comes back is not used.
func TestPostgres_F02_failover(t *testing.T) {
	for name, fails := range map[string]func(p pgtest.Pair, wire *proxy){
		"killed": func(p pgtest.Pair, _ *proxy) { p.Primary.Kill() },
		"frozen": func(p pgtest.Pair, _ *proxy) { p.Primary.Freeze() },
		"silent": func(_ pgtest.Pair, wire *proxy) { wire.hold() },
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			pair := pgtest.NewPair(t)
			wire, byWire := newProxy(t, pgtest.URLOf(pair.Primary))
			address := both(t, byWire, pgtest.URLOf(pair.Standby))
			store, said := openWith(t, address)
			l := newLoad(t, store)
			l.grows(50)

			fails(pair, wire)
			time.Sleep(3 * time.Second) // until somebody decides
			pair.Standby.Promote()
			promoted := time.Now()
			l.grows(1)
			t.Logf("the first write came %v after the promotion", time.Since(promoted).Round(time.Millisecond))
			require.Eventually(t, func() bool { return store.Ready(t.Context()) == nil }, time.Minute, 10*time.Millisecond)
			l.grows(50)
			assert.Contains(t, said.String(), "another host")

			back(t, name, pair, wire, address, store, l)
			l.settled()
		})
	}
}

// back lets the former primary answer again.
func back(t *testing.T, name string, pair pgtest.Pair, wire *proxy, address string, store *sqlstore.Store, l *load) {
	switch name {
	case "killed":
		return
	case "frozen":
		pair.Primary.Thaw()
	case "silent":
		wire.pass()
	}
	pair.Primary.Order(`ALTER SYSTEM SET synchronous_standby_names = ''`) // or it would keep everybody waiting
	pair.Primary.Order(`SELECT pg_reload_conf()`)
	for range 3 {
		l.grows(50)
		crowdAgain(t, store, 16)
	}
	later, said := openWith(t, address)
	require.NoError(t, addUser(t, later, "wie later begint"))
	l.mu.Lock()
	defer l.mu.Unlock()
	l.written = append(l.written, "wie later begint")
	assert.Contains(t, said.String(), "former primary")
	assert.Len(t, later.Writable(t.Context()), 2, "the former primary and the new one")
}

// both addresses two databases as one with two hosts.
func both(t *testing.T, first, second string) string {
	a, err := url.Parse(first)
	require.NoError(t, err)
	b, err := url.Parse(second)
	require.NoError(t, err)
	q := a.Query()
	q.Set("host", q.Get("host")+","+b.Query().Get("host"))
	q.Set("port", q.Get("port")+","+cmp.Or(b.Query().Get("port"), "5432"))
	a.RawQuery = q.Encode()
	return a.String()
}

// settled ends the load and looks at what is there.
func (l *load) settled() {
	close(l.over)
	l.people.Wait()
	var open int
	require.Eventually(l.t, func() bool {
		assert.NoError(l.t, l.work("w"))
		return l.store.Raw(l.t.Context(), `SELECT count(*) FROM jobs WHERE status <> 'done'`, &open) == nil && open == 0
	}, 10*time.Minute, time.Millisecond, "jobs are done") // of lost workers only after a while
	var names []string
	require.NoError(l.t, l.store.Read(l.t.Context(), func(r ports.Repos) error {
		users, err := r.Accounts.ListUsers(l.t.Context())
		names = nil
		for _, u := range users {
			names = append(names, u.Username)
		}
		return err
	}))
	slices.Sort(names)
	for _, name := range l.written {
		_, found := slices.BinarySearch(names, name)
		assert.True(l.t, found, "%s was acknowledged and is lost", name)
	}
}

// Nobody waits for hosts that hang, whichever they are, neither at the start nor later.
func TestPostgres_F02_hosts_that_hang_are_left(t *testing.T) {
	t.Parallel()
	address := pgtest.URL(t)
	first, byFirst := newProxy(t, address)
	second, bySecond := newProxy(t, address)
	first.hold()
	store, said := openWith(t, both(t, byFirst, bySecond))
	require.Eventually(t, func() bool { return addUser(t, store, "noor") == nil }, time.Minute, time.Millisecond)
	crowdAgain(t, store, 16)
	second.hold()
	first.pass()
	require.Eventually(t, func() bool { return addUser(t, store, "zoe") == nil }, time.Minute, time.Millisecond)
	assert.Contains(t, said.String(), "another host")
	crowdAgain(t, store, 16)
	second.pass()
}

// A commit that no standby confirms is not acknowledged, also not when it is asked again, and
// the store says that it is not ready and why, until a standby is back.
func TestPostgres_F02_no_standby_confirms(t *testing.T) {
	t.Parallel()
	pair := pgtest.NewPair(t)
	store, _ := openWith(t, pgtest.URLOf(pair.Primary, pair.Standby))
	require.NoError(t, addUser(t, store, "voor"))
	require.NoError(t, store.Ready(t.Context()))
	assert.Len(t, store.Writable(t.Context()), 1)
	standbyAlone(t, pair)
	pair.Standby.Freeze()
	refused := make(chan error, 1)
	go func() { refused <- addUser(t, store, "tijdens") }()
	require.Eventually(t, func() bool { return store.Ready(t.Context()) != nil }, time.Minute, 10*time.Millisecond)
	notReady(t, store, "synchronous standby")
	assert.Equal(t, domain.CodeStoreAway, domain.CodeOf(<-refused))
	notReady(t, store, "synchronous standby")
	err := store.Write(t.Context(), func(r ports.Repos) error {
		_, err := r.Accounts.ListUsers(t.Context()) // as a repeated call looks whether it was done already
		return err
	})
	assert.Equal(t, domain.CodeStoreAway, domain.CodeOf(err), "%v", err)
	assert.NoError(t, store.Read(t.Context(), func(r ports.Repos) error {
		_, err := r.Accounts.ListUsers(t.Context())
		return err
	}), "reading goes on")
	pair.Standby.Thaw()
	require.Eventually(t, func() bool { return store.Ready(t.Context()) == nil }, time.Minute, 10*time.Millisecond)
	require.NoError(t, addUser(t, store, "na"))
	assert.Zero(t, count(t, store, "probes"))
}

// standbyAlone: a standby is read and not written.
func standbyAlone(t *testing.T, pair pgtest.Pair) {
	store, _ := openWith(t, pgtest.URLOf(pair.Standby))
	require.Eventually(t, func() bool { return count(t, store, "users") == 1 }, time.Minute, 10*time.Millisecond)
	assert.Equal(t, domain.CodeStoreAway, domain.CodeOf(addUser(t, store, "zoe")))
	_, _, err := store.ClaimJob(t.Context(), "w", []queue.JobKind{queue.ProcessRequest}, time.Second)
	assert.Equal(t, domain.CodeStoreAway, domain.CodeOf(err), "%v", err)
	notReady(t, store, "read-only")
}
