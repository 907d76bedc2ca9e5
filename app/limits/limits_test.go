package limits_test

import (
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app"
	"wbso/domain"
	"wbso/domain/ratelimit"
)

var tries = ratelimit.Limit{Name: "login", Key: "zoe 203.0.113.7", Calls: 5, Window: 5 * time.Minute}

func (h *testServer) take(a *app.App, limits ...ratelimit.Limit) error {
	_, err := a.RateLimiter.Take(h.Ctx(), limits...)
	return err
}

func (h *testServer) limited(err error, limit ratelimit.Limit) {
	h.T.Helper()
	var e *domain.Error
	require.ErrorAs(h.T, err, &e)
	assert.Equal(h.T, domain.CodeRateLimited, e.Code)
	assert.Equal(h.T, limit.Name, e.Args["limit"])
}

// Two servers count together, and what they counted outlives them.
func TestLimits_A07_L06_servers_count_together(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		first, second := h.App, h.Process()
		for _, server := range []*app.App{first, second, first, second, first} {
			require.NoError(t, h.take(server, tries))
		}
		h.limited(h.take(second, tries), tries)
		h.limited(h.take(h.Process(), tries), tries)
		other := tries
		other.Key = "zoe 203.0.113.8"
		assert.NoError(t, h.take(second, other))
	})
}

// Of many at once exactly as many pass as may.
func TestLimits_racing(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		servers := []*app.App{h.App, h.Process()}
		var passed atomic.Int64
		var all sync.WaitGroup
		for i := range 40 {
			all.Go(func() {
				err := h.take(servers[i%2], tries, ratelimit.Limit{Name: "address", Key: "203.0.113.7", Calls: 50, Window: time.Hour})
				if err == nil {
					passed.Add(1)
				} else {
					assert.Equal(t, domain.CodeRateLimited, domain.CodeOf(err), "%v", err)
				}
			})
		}
		all.Wait()
		assert.EqualValues(t, 5, passed.Load())
	})
}

// The window slides: what was counted in the one before goes little by little.
func TestLimits_slide(t *testing.T) {
	h := newTestServer(t)
	for range 5 {
		require.NoError(t, h.take(h.App, tries))
	}
	h.Clock.Pass(5 * time.Minute)
	h.limited(h.take(h.App, tries), tries)
	h.Clock.Pass(2 * time.Minute)
	require.NoError(t, h.take(h.App, tries))
	require.NoError(t, h.take(h.App, tries))
	h.limited(h.take(h.App, tries), tries)
	h.Clock.Pass(8 * time.Minute)
	for range 5 {
		require.NoError(t, h.take(h.App, tries))
	}
}

func TestLimits_F11_a_clock_that_was_set_back(t *testing.T) {
	h := newTestServer(t)
	for range 5 {
		require.NoError(t, h.take(h.App, tries))
	}
	h.Clock.Pass(-time.Hour)
	require.NoError(t, h.take(h.App, tries))
}

// What is refused by one limit counts against none, and what is taken back is free again.
func TestLimits_count_all_or_none(t *testing.T) {
	h := newTestServer(t)
	wide := ratelimit.Limit{Name: "address", Key: "203.0.113.7", Calls: 7, Window: 5 * time.Minute}
	undo, err := h.RateLimiter.Take(h.Ctx(), wide, tries)
	require.NoError(t, err)
	undo()
	for range 5 {
		require.NoError(t, h.take(h.App, wide, tries))
	}
	for range 10 {
		h.limited(h.take(h.App, wide, tries), tries)
	}
	require.NoError(t, h.take(h.App, wide))
	require.NoError(t, h.take(h.App, wide))
	h.limited(h.take(h.App, wide), wide)
	assert.NoError(t, h.take(h.App), "no limits")
	assert.NoError(t, h.take(h.App, ratelimit.Limit{Name: "login"}), "a limit that is off")
}

// The database learns who is counted from no name, address or user.
func TestLimits_names_nobody(t *testing.T) {
	onBothOpen(t, func(t *testing.T, h *testServer, everywhere func() string) {
		require.NoError(t, h.take(h.App, tries))
		assert.Contains(t, everywhere(), "counters login | ")
		assert.NotContains(t, everywhere(), "203.0.113.7")
		assert.NotContains(t, everywhere(), "zoe")
	})
}

func TestLimits_expired_counters_are_dropped(t *testing.T) {
	onBothOpen(t, func(t *testing.T, h *testServer, everywhere func() string) {
		require.NoError(t, h.take(h.App, tries))
		h.Clock.Pass(9 * time.Minute)
		require.NoError(t, h.take(h.App, tries))
		assert.Equal(t, 2, strings.Count(everywhere(), "counters login"))
		h.Clock.Pass(5 * time.Minute)
		require.NoError(t, h.take(h.App, tries))
		assert.Equal(t, 2, strings.Count(everywhere(), "counters login"), "the first has expired")
	})
}

// Without a database nobody is let in uncounted.
func TestLimits_F02_the_database_is_away(t *testing.T) {
	h := newTestServer(t)
	require.NoError(t, h.Sql.Close())
	assert.Equal(t, domain.CodeStoreAway, domain.CodeOf(h.take(h.App, tries)))
}

// A count that cannot be taken back is no reason to refuse the call.
func TestLimits_undo_may_fail(t *testing.T) {
	h := newTestServer(t)
	undo, err := h.RateLimiter.Take(h.Ctx(), tries)
	require.NoError(t, err)
	require.NoError(t, h.Sql.Close())
	undo()
	assert.Contains(t, h.Log.Text(), "a call that is not limited was counted")
}
