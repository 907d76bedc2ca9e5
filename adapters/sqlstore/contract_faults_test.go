package sqlstore_test

import (
	"context"
	"fmt"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/account"
	"wbso/domain/queue"
	"wbso/ports"
)

// fragileStore is a store on a database that a test takes away and gives back.
type fragileStore struct {
	testedStore
	Ready       func(context.Context) error
	Break, Mend func()
	ReadsGoOn   bool // while it is broken
}

// How long a caller waits at most. A moment is for slow machines.
const (
	moment     = 2 * time.Second
	readBound  = 5*time.Second + moment
	writeBound = 10*time.Second + moment
	mendBound  = 5 * time.Second
	callers    = 40 // more calls at once than a store has connections
)

// Fault checks what a store promises while its database is away, and after.
func runFaults(t *testing.T, open func(t *testing.T) fragileStore) {
	f := open(t)
	k := kit{T: t, testedStore: f.testedStore}
	k.user("voor")
	k.enqueue(1)
	k.enqueue(2)
	held := k.claim("w")
	require.NoError(t, f.Ready(t.Context()))

	f.Break()
	f.refusesInTime(k, held)
	f.Mend()
	f.worksAgain(k)
	var names []string
	for _, u := range k.users() {
		names = append(names, u.Username)
	}
	assert.Equal(t, []string{"voor", "na"}, names, "nothing half, nothing that was refused")
}

// refusesInTime asks everything at once, more than once.
func (f fragileStore) refusesInTime(k kit, held queue.Job) {
	var calls sync.WaitGroup
	refuses := func(what string, bound time.Duration, call func() error) {
		calls.Go(func() {
			start := time.Now()
			err := call()
			assert.Less(k, time.Since(start), bound, what)
			assert.Equal(k, domain.Unavailable, domain.KindOf(err), "%s: %v", what, err)
			assert.Equal(k, domain.CodeStoreAway, domain.CodeOf(err), "%s: %v", what, err)
		})
	}
	for n := range callers {
		refuses("write", writeBound, func() error { return k.add(fmt.Sprint("tijdens", n)) })
		if !f.ReadsGoOn {
			refuses("read", readBound, k.look)
		}
	}
	refuses("claim", writeBound, k.claimAny)
	refuses("extend", writeBound, func() error { return k.ExtendLease(k.Context(), held, lease) })
	refuses("release", writeBound, func() error { return k.ReleaseJob(k.Context(), held, 0) })
	calls.Wait()
	refuses("ready", readBound, func() error { return f.Ready(k.Context()) })
	calls.Wait()
	if f.ReadsGoOn {
		assert.NoError(k, k.look())
	}
}

func (f fragileStore) worksAgain(k kit) {
	mended := time.Now()
	for _, works := range []func() error{
		func() error { return k.add("na") }, k.look, k.claimAny, func() error { return f.Ready(k.Context()) },
	} {
		for err := works(); err != nil; err = works() {
			require.Less(k, time.Since(mended), mendBound, "%v", err)
			time.Sleep(10 * time.Millisecond)
		}
	}
	assert.Equal(k, callers, won(racing(callers, func(int) error { return k.look() })), "no connection was lost")
}

func (k kit) claimAny() error {
	_, _, err := k.ClaimJob(k.Context(), "w", kinds, lease)
	return err
}

func (k kit) add(name string) error {
	_, err := try(k, func(r ports.Repos) (account.User, error) { return r.Accounts.AddUser(k.Context(), newUser(name)) })
	return err
}

func (k kit) look() error {
	_, err := get(k, func(r ports.Repos) ([]account.User, error) { return r.Accounts.ListUsers(k.Context()) })
	return err
}
