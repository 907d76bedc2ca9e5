package domain_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"

	"wbso/domain/ratelimit"
)

func countVectors() map[string]func(*testing.T, string) {
	type window struct{ Present, Earlier, Seconds, Window int64 }
	start := time.Date(2026, 11, 20, 0, 0, 0, 0, time.UTC)
	return map[string]func(*testing.T, string){
		"count_sliding": plain(func(in window) int64 {
			c := ratelimit.CountAt("login", "", time.Duration(in.Window)*time.Second, start)
			return c.Sliding(in.Present, in.Earlier, start.Add(time.Duration(in.Seconds)*time.Second))
		}),
	}
}

func TestCount_windows(t *testing.T) {
	now := time.Date(2026, 11, 20, 14, 59, 59, 999, time.FixedZone("CET", 3600))
	hour := ratelimit.CountAt("login", "x", time.Hour, now)
	assert.Equal(t, time.Date(2026, 11, 20, 13, 0, 0, 0, time.UTC), hour.Start)
	assert.Equal(t, hour, ratelimit.CountAt("login", "x", time.Hour, hour.Start), "a window has its first moment")
	assert.Equal(t, hour.EarlierWindow(), ratelimit.CountAt("login", "x", time.Hour, hour.Start.Add(-1)), "and not its last")
	assert.Equal(t, hour.Start.Add(2*time.Hour), hour.Expires())
}
