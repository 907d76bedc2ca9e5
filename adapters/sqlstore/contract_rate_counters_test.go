package sqlstore_test

import (
	"context"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain/ratelimit"
	"wbso/ports"
)

func counters() []promise {
	return []promise{
		testAddReturnsTheSumOfItsWindow,
		testASumIsNeverLessThan0,
		testNamesDigestsAndWindowsAreCountedApart,
		testCountIsAllOrNothing,
		testRacingAddsAllCountAndNoneExceeds,
		testThoseWhoAddToSeveralWaitForEachOther,
		testPurgeDropsWhatExpired,
	}
}

var logins = ratelimit.CountAt("login", "iemand", 5*time.Minute, noon)

func (k kit) tally(c ratelimit.Count, n int64) (sum int64) {
	k.Helper()
	require.NoError(k, k.Count(k.Context(), func(r ports.RateCounters) (err error) {
		sum, err = r.AddCalls(k.Context(), c, n)
		return err
	}))
	return sum
}

func (k kit) sums(c ratelimit.Count) (sums [2]int64) {
	k.Helper()
	require.NoError(k, k.Count(k.Context(), func(r ports.RateCounters) (err error) {
		sums[0], sums[1], err = r.SumCalls(k.Context(), c)
		return err
	}))
	return sums
}

func testAddReturnsTheSumOfItsWindow(k kit) {
	assert.Equal(k, [2]int64{}, k.sums(logins))
	assert.EqualValues(k, 1, k.tally(logins, 1))
	assert.EqualValues(k, 5_000_000_001, k.tally(logins, 5_000_000_000), "money too is counted")
	assert.EqualValues(k, 2, k.tally(logins, -4_999_999_999))
	assert.EqualValues(k, 7, k.tally(logins.EarlierWindow(), 7))
	assert.Equal(k, [2]int64{2, 7}, k.sums(logins))
	assert.Equal(k, [2]int64{7, 0}, k.sums(logins.EarlierWindow()))
}

func testASumIsNeverLessThan0(k kit) {
	assert.EqualValues(k, 0, k.tally(logins, -3))
	assert.EqualValues(k, 2, k.tally(logins, 2))
	assert.EqualValues(k, 0, k.tally(logins, -3))
}

func testNamesDigestsAndWindowsAreCountedApart(k kit) {
	k.tally(logins, 1)
	for _, other := range []ratelimit.Count{
		ratelimit.CountAt("register", "iemand", 5*time.Minute, noon), ratelimit.CountAt("login", "een ander", 5*time.Minute, noon),
		ratelimit.CountAt("login", "", 5*time.Minute, noon), ratelimit.CountAt("login", "iemand", 5*time.Minute, noon.Add(5*time.Minute)),
	} {
		assert.EqualValues(k, 1, k.tally(other, 1), "%+v", other)
	}
}

func testCountIsAllOrNothing(k kit) {
	k.tally(logins, 1)
	add := func(ctx context.Context, then func() error) error {
		return k.Count(ctx, func(r ports.RateCounters) error {
			_, err := r.AddCalls(k.Context(), logins, 1)
			require.NoError(k, err)
			return then()
		})
	}
	require.ErrorIs(k, add(k.Context(), func() error { return errRefused }), errRefused)
	assert.Panics(k, func() { _ = add(k.Context(), func() error { panic("x") }) })
	ctx, cancel := context.WithCancel(k.Context())
	require.Error(k, add(ctx, func() error { cancel(); return nil }))
	assert.Equal(k, [2]int64{1, 0}, k.sums(logins))
}

func testRacingAddsAllCountAndNoneExceeds(k kit) {
	errs := racing(24, func(int) error {
		return k.Count(k.Context(), func(r ports.RateCounters) error {
			sum, err := r.AddCalls(k.Context(), logins, 1)
			if err == nil && sum > 10 {
				return errRefused
			}
			return err
		})
	})
	assert.Equal(k, 10, won(errs))
	assert.Equal(k, [2]int64{10, 0}, k.sums(logins))
	for _, err := range errs {
		if err != nil {
			assert.ErrorIs(k, err, errRefused)
		}
	}
}

func testThoseWhoAddToSeveralWaitForEachOther(k kit) {
	errs := racing(16, func(int) error {
		return k.Count(k.Context(), func(r ports.RateCounters) error {
			_, err := r.AddCalls(k.Context(), logins, 1)
			if err == nil {
				_, err = r.AddCalls(k.Context(), logins.EarlierWindow(), 1)
			}
			return err
		})
	})
	assert.Equal(k, 16, won(errs), "%v", errs)
	assert.Equal(k, [2]int64{16, 16}, k.sums(logins))
}

func testPurgeDropsWhatExpired(k kit) {
	k.tally(logins, 1)
	k.tally(logins.EarlierWindow(), 1)
	purge := func(at time.Time) {
		require.NoError(k, k.Count(k.Context(), func(r ports.RateCounters) error { return r.PurgeCounters(k.Context(), at) }))
	}
	purge(logins.EarlierWindow().Expires().Add(-time.Microsecond))
	assert.Equal(k, [2]int64{1, 1}, k.sums(logins))
	purge(logins.EarlierWindow().Expires())
	assert.Equal(k, [2]int64{1, 0}, k.sums(logins))
	purge(logins.Expires())
	assert.Equal(k, [2]int64{}, k.sums(logins))
}
