package dutch

import (
	"testing"
	"time"

	"wbso/domain/vectortest"

	"github.com/stretchr/testify/assert"
)

func TestHours(t *testing.T) {
	const h, m = time.Hour, time.Minute
	for text, want := range map[string]time.Duration{
		"7,5": 7*h + 30*m, "7.5": 7*h + 30*m, "8": 8 * h, " 8 ": 8 * h, "8,0": 8 * h, "0,5": 30 * m, "007": 7 * h, "1.5000": 90 * m, "0": 0,
		"7:30": 7*h + 30*m, "07:30:00": 7*h + 30*m, "120:00": 120 * h, "30:00 min": 30 * m, "90:00 min": 90 * m, "7:20": 7*h + 20*m,
		"2h": 2 * h, "1h 30m": 90 * m, "1h30m": 90 * m, "30m": 30 * m, "1u 30 min": 90 * m, "7,5 uur": 7*h + 30*m, "2 hours 30 minutes": 150 * m, "90 min": 90 * m, "1 uur en 30 minuten": 90 * m,
		"7u30": 7*h + 30*m, "7h30": 7*h + 30*m, "7 u 30": 7*h + 30*m, "7\u00a0uur\u00a030": 7*h + 30*m, "7½": 7*h + 30*m, "7 ½ uur": 7*h + 30*m, "½": 30 * m, "1¼": 75 * m, "¾": 45 * m,
		"-1": -h, "-0,5": -30 * m, "-1:30": -90 * m, "1000000000": 1_000_000 * h, "0.25": 15 * m, "0.5000000001": 30*m + 360*time.Nanosecond, "0.500000000000000000001": 30*m + 1,
	} {
		got, ok := WorkedHours([]byte(text))
		assert.True(t, ok, text)
		assert.Equal(t, want, got, text)
	}
	for _, text := range []string{
		"1.500", "1,500", "0.500", "1.500,5", "1e3", "NaN", "+1", "--1", "-", "7,", ",5", "acht", "7:60", "7:5", "1:2:3:4", "1:00:00 min", ":30", "1d", "1d 2h", "h", "2h x", "٣",
		"7u5", "7u60", "7,5u30", "u30", "7½½", "x½", "", "30 m 5", "7u 30 x",
	} {
		_, ok := WorkedHours([]byte(text))
		assert.False(t, ok, text)
	}
	got, ok := Seconds([]byte("5400"))
	assert.Equal(t, []any{90 * time.Minute, true}, []any{got, ok})
	_, ok = Seconds([]byte("1,5"))
	assert.False(t, ok)
}

// The week grid reads the same.
func TestHours_vectors(t *testing.T) {
	type typed struct {
		Name, In, Code string
		Want           int
	}
	for _, c := range vectortest.Cases[typed](t, "grid_hours") {
		worked, ok := WorkedHours([]byte(c.In))
		assert.Equal(t, c.Code != "number_invalid", ok, c.In)
		if ok {
			assert.Equal(t, c.Code == "hours_step", worked%(30*time.Minute) != 0, c.In)
		}
		if c.Code == "" {
			assert.Equal(t, time.Duration(c.Want)*30*time.Minute, worked, c.In)
		}
	}
}
