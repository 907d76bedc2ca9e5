package systemclock

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/ports"
	"wbso/ports/portstest"
)

// openClock gives a clock whose business time was moved to an instant; the zero time
// does not move it.
type openClock = func(t *testing.T, moved time.Time) ports.Clock

// clockContract checks that an adapter keeps the promises of ports.Clock.
func clockContract(t *testing.T, open openClock) {
	portstest.InOrder(t, []func(*testing.T, openClock){
		testNowIsUTC,
		testTodayIsTheDayInAmsterdam,
		testTodayTurnsAtMidnightInAmsterdam,
		testDayIsTheDayOfAMomentInAmsterdamMovedAsFarAsToday,
		testAMovedDayLeavesNowReal,
	}, func(t *testing.T, check func(*testing.T, openClock)) { check(t, open) })
}

func testNowIsUTC(t *testing.T, open openClock) {
	assert.Equal(t, time.UTC, open(t, time.Time{}).Now().Location())
}

func testTodayIsTheDayInAmsterdam(t *testing.T, open openClock) {
	amsterdam, err := time.LoadLocation("Europe/Amsterdam")
	require.NoError(t, err)
	c := open(t, time.Time{})
	before := domain.DateOf(c.Now().In(amsterdam))
	today := c.Today()
	after := domain.DateOf(c.Now().In(amsterdam))
	assert.Contains(t, []domain.Date{before, after}, today)
}

func testTodayTurnsAtMidnightInAmsterdam(t *testing.T, open openClock) {
	for instant, want := range map[string]string{
		"2026-01-31T22:59:59Z":      "2026-01-31", // winter: midnight is 23:00 UTC
		"2026-01-31T23:00:00Z":      "2026-02-01",
		"2026-07-14T21:59:59Z":      "2026-07-14", // summer: midnight is 22:00 UTC
		"2026-07-14T22:00:00Z":      "2026-07-15",
		"2026-03-29T00:59:59Z":      "2026-03-29", // the night summer time begins
		"2026-03-28T22:59:59Z":      "2026-03-28",
		"2026-03-29T22:00:00Z":      "2026-03-30",
		"2026-10-24T22:00:00Z":      "2026-10-25", // the night it ends
		"2026-10-25T22:59:59Z":      "2026-10-25",
		"2026-10-25T23:00:00Z":      "2026-10-26",
		"2026-12-31T23:00:00Z":      "2027-01-01",
		"2026-12-31T12:00:00+13:00": "2026-12-31",
		"2027-01-01T12:00:00+13:00": "2027-01-01", // written on the other side of the world
		"2027-01-01T11:59:59+13:00": "2026-12-31",
	} {
		t.Run("moved to "+instant, func(t *testing.T) {
			at, err := time.Parse(time.RFC3339, instant)
			require.NoError(t, err)
			c := open(t, at)
			assert.Equal(t, want, c.Today().String())
		})
	}
}

func testDayIsTheDayOfAMomentInAmsterdamMovedAsFarAsToday(t *testing.T, open openClock) {
	at := time.Date(2026, 12, 31, 23, 0, 0, 0, time.UTC)
	assert.Equal(t, "2027-01-01", open(t, time.Time{}).DayOf(at).String())
	assert.Equal(t, "2026-12-31", open(t, time.Time{}).DayOf(at.Add(-time.Second)).String())
	moved := open(t, time.Date(1999, 5, 20, 12, 0, 0, 0, time.UTC))
	assert.Equal(t, "1999-05-18", moved.DayOf(moved.Now().Add(-48*time.Hour)).String())
}

func testAMovedDayLeavesNowReal(t *testing.T, open openClock) {
	real, moved := open(t, time.Time{}), open(t, time.Date(1999, 1, 1, 12, 0, 0, 0, time.UTC))
	first := real.Now()
	second := moved.Now()
	assert.False(t, second.Before(first))
	assert.Equal(t, "1999-01-01", moved.Today().String())
}
