package limits_test

import (
	"errors"
	"math/rand/v2"
	"strconv"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app"
	"wbso/domain"
	"wbso/domain/ratelimit"
)

// What a refusal says is the real wait: after it the call passes, a second before it does not.
func TestLimits_the_wait_is_the_real_one(t *testing.T) {
	for name, take := range map[string]func(*app.App, ...ratelimit.Limit) (func(), error){
		"of all servers":  func(a *app.App, l ...ratelimit.Limit) (func(), error) { return a.RateLimiter.Take(t.Context(), l...) },
		"of this process": func(a *app.App, l ...ratelimit.Limit) (func(), error) { return a.RateLimiter.TakeHere(l...) },
	} {
		t.Run(name, func(t *testing.T) {
			h := newTestServer(t)
			seed := uint64(time.Now().UnixNano())
			chance := rand.New(rand.NewPCG(seed, 0))
			for i := range 60 {
				limits := []ratelimit.Limit{
					{Name: "short", Key: strconv.Itoa(i), Calls: 1 + chance.IntN(12), Window: time.Minute},
					{Name: "long", Key: strconv.Itoa(i), Calls: 1 + chance.IntN(30), Window: 10 * time.Minute},
				}
				refusals := 0
				for range 40 {
					h.Clock.Pass(time.Duration(chance.Int64N(int64(20 * time.Second))))
					_, err := take(h.App, limits...)
					if err == nil {
						continue
					}
					refusals++
					wait := waitOf(t, err)
					h.Clock.Pass(wait - time.Second)
					_, err = take(h.App, limits...)
					require.Error(t, err, "seed %d: a second before %s", seed, wait)
					require.Equal(t, time.Second, waitOf(t, err), "seed %d", seed)
					h.Clock.Pass(time.Second)
					_, err = take(h.App, limits...)
					require.NoError(t, err, "seed %d: after %s", seed, wait)
				}
				require.Positive(t, refusals, "seed %d", seed)
			}
		})
	}
}

func waitOf(t *testing.T, err error) time.Duration {
	t.Helper()
	var e *domain.Error
	require.True(t, errors.As(err, &e), "%v", err)
	seconds, err := strconv.Atoi(e.Args["seconds"])
	require.NoError(t, err)
	return time.Duration(seconds) * time.Second
}

// What this process counts by itself goes by the same rules as what all servers count.
func TestLimits_TakeHere(t *testing.T) {
	h := newTestServer(t)
	require.NoError(t, h.Sql.Close(), "it needs no database")
	wide := ratelimit.Limit{Name: "wide", Key: "x", Calls: 7, Window: 5 * time.Minute}
	here := func(limits ...ratelimit.Limit) error {
		_, err := h.RateLimiter.TakeHere(limits...)
		return err
	}
	undo, err := h.RateLimiter.TakeHere(wide, tries)
	require.NoError(t, err)
	undo()
	undo, err = h.RateLimiter.TakeHere(wide, tries)
	require.NoError(t, err)
	for range 4 {
		require.NoError(t, here(wide, tries))
	}
	for range 10 {
		h.limited(here(wide, tries), tries)
	}
	other := tries
	other.Key = "somebody else"
	require.NoError(t, here(wide, other))
	require.NoError(t, here(wide, other))
	h.limited(here(wide, other), wide)
	h.Clock.Pass(6 * time.Minute)
	require.NoError(t, here(tries, ratelimit.Limit{}), "four of the five are in the window")
	undo() // too late to matter
	h.limited(here(tries), tries)
	h.Clock.Pass(time.Hour)
	for range 5 {
		require.NoError(t, here(tries))
	}
	assert.NoError(t, here())
}
