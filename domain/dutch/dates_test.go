package dutch

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
)

func TestDayIn(t *testing.T) {
	zone, err := time.LoadLocation("Europe/Amsterdam")
	require.NoError(t, err)
	for at := time.Date(2023, 1, 1, 21, 30, 0, 0, time.UTC); at.Year() < 2030; at = at.Add(time.Hour) {
		require.Equal(t, domain.DateOf(at.In(zone)), DayIn(at), at)
	}
	assert.Equal(t, domain.NewDate(2026, 3, 29), DayIn(time.Date(2026, 3, 28, 23, 30, 0, 0, time.UTC)))
}

func TestExpiry(t *testing.T) {
	for text, want := range map[string]string{
		"2027-01-31":                "2027-01-31T23:00:00Z", // winter
		"2027-07-01":                "2027-07-01T22:00:00Z", // summer
		"2027-03-27":                "2027-03-27T23:00:00Z", // the night before the clock goes forward
		"2027-03-28":                "2027-03-28T22:00:00Z",
		"2026-10-24":                "2026-10-24T22:00:00Z",
		"2026-10-25":                "2026-10-25T23:00:00Z",
		"2027-01-31T12:00:00+01:00": "2027-01-31T11:00:00Z",
	} {
		got, err := Expiry(text)
		require.NoError(t, err)
		assert.Equal(t, want, got.Format(time.RFC3339), text)
	}
	for _, text := range []string{"", "morgen", "31-01-2027", "2027-02-30"} {
		_, err := Expiry(text)
		assert.Equal(t, domain.CodeDate, domain.CodeOf(err), text)
	}
}
