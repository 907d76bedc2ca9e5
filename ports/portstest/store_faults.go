package portstest

import (
	"context"
	"fmt"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/ports"
)

// Fragile is a store on a database that a test takes away and gives back.
type Fragile struct {
	Backend
	Ready       func(context.Context) error
	Break, Mend func()
	ReadsGoOn   bool
}

// The bounds of a caller's patience. A moment is for slow machines.
const (
	moment      = 2 * time.Second
	readBound   = 5*time.Second + moment
	writeBound  = 10*time.Second + moment
	mendedBound = 5 * time.Second
	crowd       = 40 // more calls at once than a store has connections
)

// Fault checks what a store promises while its database is away, and after.
func Fault(t *testing.T, open func(t *testing.T) Fragile) {
	f := open(t)
	k := kit{T: t, Backend: f.Backend}
	k.user("voor")
	k.enqueue(1)
	k.enqueue(2)
	held := k.claim("w")
	require.NoError(t, f.Ready(t.Context()))
	f.Break()

	var away sync.WaitGroup
	for n := range crowd {
		away.Go(func() { k.unavailable("write", writeBound, func() error { return k.add(fmt.Sprint("tijdens", n)) }) })
		if !f.ReadsGoOn {
			away.Go(func() { k.unavailable("read", readBound, k.look) })
		}
	}
	away.Go(func() {
		k.unavailable("claim", writeBound, func() error { _, _, err := k.Claim(t.Context(), "w", kinds, lease); return err })
	})
	away.Go(func() {
		k.unavailable("extend", writeBound, func() error { return k.Extend(t.Context(), held, lease) })
	})
	away.Go(func() { k.unavailable("release", writeBound, func() error { return k.Release(t.Context(), held, 0) }) })
	away.Go(func() { k.unavailable("ready", readBound, func() error { return f.Ready(t.Context()) }) })
	away.Wait()
	k.unavailable("ready", readBound, func() error { return f.Ready(t.Context()) })
	if f.ReadsGoOn {
		assert.NoError(t, k.look())
	}

	f.Mend()
	mended := time.Now()
	for _, works := range []func() error{
		func() error { return k.add("na") },
		k.look,
		func() error { _, _, err := k.Claim(t.Context(), "w", kinds, lease); return err },
		func() error { return f.Ready(t.Context()) },
	} {
		for err := works(); err != nil; err = works() {
			require.Less(t, time.Since(mended), mendedBound, "%v", err)
			time.Sleep(10 * time.Millisecond)
		}
	}
	assert.Equal(t, crowd, won(racing(crowd, func(int) error { return k.look() })), "no connection was lost")
	var names []string
	for _, u := range k.users() {
		names = append(names, u.Username)
	}
	assert.Equal(t, []string{"voor", "na"}, names, "nothing half, nothing that was refused")
}

func (k kit) add(name string) error {
	_, err := try(k, func(r ports.Repos) (domain.User, error) { return r.Accounts.Add(k.Context(), newUser(name)) })
	return err
}

func (k kit) look() error {
	_, err := get(k, func(r ports.Repos) ([]domain.User, error) { return r.Accounts.List(k.Context()) })
	return err
}

// unavailable asserts that a call is refused in time, for the right reason.
func (k kit) unavailable(what string, bound time.Duration, call func() error) {
	start := time.Now()
	err := call()
	assert.Less(k, time.Since(start), bound, what)
	assert.Equal(k, domain.Unavailable, domain.KindOf(err), "%s: %v", what, err)
	assert.Equal(k, domain.CodeStoreAway, domain.CodeOf(err), "%s: %v", what, err)
}
