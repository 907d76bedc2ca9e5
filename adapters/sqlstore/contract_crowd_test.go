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
	"wbso/domain/company"
	"wbso/ports"
	"wbso/ports/portstest"
)

// crowdedStore is a store with which a test can make writers meet.
type crowdedStore struct {
	testedStore
	Waiting func() int                               // writers who wait for their turn; nil when they do not wait for each other
	Spoil   func(context.Context, ports.Repos) error // makes the commit of this transaction fail
}

// Crowd checks that writers who come at once do not feel each other.
func runCrowd(t *testing.T, open func(t *testing.T) crowdedStore) {
	portstest.InOrder(t, []func(crowdedKit){
		testEachOfManyWritersDoesItsWorkOnce,
		testOneThatFailsLeavesItsNeighboursAlone,
		testOneThatPanicsLeavesItsNeighboursAlone,
		testOneWhoseContextEndsLeavesItsNeighboursAlone,
		testOneThatHidesAFaultOfTheDatabaseLeavesItsNeighboursAlone,
		testOneWhoseCommitFailsLeavesItsNeighboursAlone,
		testWhatWasNeverCommittedRefusesNobody,
		testOneThatGivesUpWaitingDoesSoAtOnce,
	}, func(t *testing.T, check func(crowdedKit)) {
		c := open(t)
		check(crowdedKit{kit{T: t, testedStore: c.testedStore}, c})
	})
}

type crowdedKit struct {
	kit
	store crowdedStore
}

// together makes calls that are all under way before the first transaction ends.
func (c crowdedKit) together(calls ...func() error) []error {
	var enter sync.Once
	entered, leave := make(chan struct{}), make(chan struct{})
	var all sync.WaitGroup
	all.Go(func() {
		assert.NoError(c, c.run(func(ports.Repos) error {
			enter.Do(func() { close(entered) })
			<-leave
			return nil
		}))
	})
	<-entered
	errs := make([]error, len(calls))
	for i, call := range calls {
		all.Go(func() { errs[i] = call() })
		c.awaitWaiting(i + 1)
	}
	close(leave)
	all.Wait()
	return errs
}

func (c crowdedKit) awaitWaiting(n int) {
	if c.store.Waiting != nil {
		require.Eventually(c, func() bool { return c.store.Waiting() == n }, 10*time.Second, 100*time.Microsecond)
	}
}

// adding is a call that adds a user and goes on.
func (c crowdedKit) adding(name string, goOn func(r ports.Repos) error) func() error {
	return func() error {
		return c.run(func(r ports.Repos) error {
			if _, err := r.Accounts.AddUser(c.Context(), newUser(name)); err != nil {
				return err
			}
			return goOn(r)
		})
	}
}

func done(ports.Repos) error { return nil }

// names are the users that are there, without order.
func (c crowdedKit) names() []string {
	c.Helper()
	names := []string{}
	for _, u := range c.users() {
		names = append(names, u.Username)
	}
	return names
}

func testEachOfManyWritersDoesItsWorkOnce(c crowdedKit) {
	const writers = 150 // more than one group
	calls := make([]func() error, writers)
	for i := range calls {
		calls[i] = c.adding(fmt.Sprint("nr", i), done)
	}
	assert.Equal(c, writers, won(c.together(calls...)))
	assert.Len(c, c.names(), writers)
}

func testOneThatFailsLeavesItsNeighboursAlone(c crowdedKit) {
	errs := c.together(
		c.adding("eerste", done),
		c.adding("fout", func(ports.Repos) error { return errRefused }),
		c.adding("eerste", done),
		c.adding("laatste", done))
	assert.Same(c, errRefused, errs[1])
	assert.Equal(c, 2, won(errs), "one of the two with the same name: %v", errs)
	assert.ElementsMatch(c, []string{"eerste", "laatste"}, c.names())
}

func testOneThatPanicsLeavesItsNeighboursAlone(c crowdedKit) {
	c.together(
		c.adding("eerste", done),
		func() error {
			assert.PanicsWithValue(c, "boom", func() {
				_ = c.adding("fout", func(ports.Repos) error { panic("boom") })()
			})
			return nil
		},
		c.adding("laatste", done))
	assert.ElementsMatch(c, []string{"eerste", "laatste"}, c.names())
}

func testOneWhoseContextEndsLeavesItsNeighboursAlone(c crowdedKit) {
	cancelled := func(name string, after func(ctx context.Context, r ports.Repos) error) func() error {
		return func() error {
			ctx, cancel := context.WithCancel(c.Context())
			defer cancel()
			return c.Write(ctx, func(r ports.Repos) error {
				_, err := r.Accounts.AddUser(ctx, newUser(name))
				cancel()
				if err != nil {
					return err
				}
				return after(ctx, r)
			})
		}
	}
	errs := c.together(
		c.adding("eerste", done),
		cancelled("na de laatste vraag", func(context.Context, ports.Repos) error { return nil }),
		c.adding("tweede", done),
		cancelled("voor een vraag", func(ctx context.Context, r ports.Repos) error { return countOn(ctx, r) }),
		cancelled("verzwegen", func(ctx context.Context, r ports.Repos) error {
			_ = countOn(ctx, r)
			return nil
		}),
		c.adding("laatste", done))
	for _, i := range []int{1, 3, 4} {
		assert.ErrorIs(c, errs[i], context.Canceled)
		assert.NotEqual(c, domain.Unavailable, domain.KindOf(errs[i]), "the database is not to blame")
	}
	assert.Equal(c, 3, won(errs), "%v", errs)
	assert.ElementsMatch(c, []string{"eerste", "tweede", "laatste"}, c.names())
}

func testOneThatHidesAFaultOfTheDatabaseLeavesItsNeighboursAlone(c crowdedKit) {
	errs := c.together(
		c.adding("eerste", done),
		c.adding("fout", func(r ports.Repos) error {
			_, err := r.Companies.AddCompany(c.Context(), company.Company{Owner: 99, CreatedAt: noon})
			assert.Error(c, err)
			_, err = r.Accounts.AddUser(c.Context(), newUser("te laat"))
			assert.Error(c, err, "the transaction has come to nothing")
			return nil
		}),
		c.adding("laatste", done))
	assert.Error(c, errs[1])
	assert.ElementsMatch(c, []string{"eerste", "laatste"}, c.names())
}

func testOneWhoseCommitFailsLeavesItsNeighboursAlone(c crowdedKit) {
	errs := c.together(
		c.adding("eerste", done),
		c.adding("fout", func(r ports.Repos) error { return c.store.Spoil(c.Context(), r) }),
		func() error { return c.run(func(ports.Repos) error { return errRefused }) },
		c.adding("laatste", done))
	assert.Error(c, errs[1])
	assert.Same(c, errRefused, errs[2])
	assert.ElementsMatch(c, []string{"eerste", "laatste"}, c.names())
}

func testWhatWasNeverCommittedRefusesNobody(c crowdedKit) {
	errs := c.together(
		c.adding("jansen", func(r ports.Repos) error { return c.store.Spoil(c.Context(), r) }),
		c.adding("jansen", done))
	assert.Error(c, errs[0])
	assert.NoError(c, errs[1])
	assert.Equal(c, []string{"jansen"}, c.names())
}

func testOneThatGivesUpWaitingDoesSoAtOnce(c crowdedKit) {
	if c.store.Waiting == nil {
		return // nobody waits
	}
	assert.NoError(c, c.run(func(ports.Repos) error {
		ctx, cancel := context.WithCancel(c.Context())
		var call sync.WaitGroup
		call.Go(func() { assert.ErrorIs(c, c.Write(ctx, done), context.Canceled) })
		c.awaitWaiting(1)
		cancel()
		call.Wait()
		c.awaitWaiting(0)
		return nil
	}))
	assert.NoError(c, c.adding("daarna", done)())
}
