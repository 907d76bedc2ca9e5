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
