package hoursfile

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"

	"wbso/domain"
)

func TestHoursOf(t *testing.T) {
	for text, want := range map[string]domain.Hours{
		"7,5": 15, "7.5": 15, "8": 16, " 8 ": 16, "8,0": 16, "8.00": 16, "0,5": 1, "007": 14, "1.5000": 3, "0": 0,
		"7:30": 15, "07:30:00": 15, "0:30": 1, "120:00": 240, "30:00 min": 1, "90:00 min": 3,
		"2h": 4, "1h 30m": 3, "1h30m": 3, "30m": 1, "1u 30 min": 3, "7,5 uur": 15, "7.5h": 15, "2 hours 30 minutes": 5, "90 min": 3,
		"-1": -2, "-0,5": -1, "-1:30": -3, "1000000000": 2 * hoursMost,
	} {
		got, fault := hoursOf([]byte(text), false)
		assert.Nil(t, fault, text)
		assert.Equal(t, want, got, text)
	}
}

func TestHoursOf_refuses_D03(t *testing.T) {
	for text, code := range map[string]domain.Code{
		"1.500": domain.CodeFileHours, "1,500": domain.CodeFileHours, "0.500": domain.CodeFileHours, "1.500,5": domain.CodeFileHours,
		"1e3": domain.CodeFileHours, "NaN": domain.CodeFileHours, "+1": domain.CodeFileHours, "--1": domain.CodeFileHours, "-": domain.CodeFileHours,
		"7,": domain.CodeFileHours, ",5": domain.CodeFileHours, "acht": domain.CodeFileHours, "7:60": domain.CodeFileHours, "7:5": domain.CodeFileHours,
		"1:2:3:4": domain.CodeFileHours, "1:00:00 min": domain.CodeFileHours, ":30": domain.CodeFileHours, "1d": domain.CodeFileHours, "1d 2h": domain.CodeFileHours,
		"h": domain.CodeFileHours, "2h x": domain.CodeFileHours, "٣": domain.CodeFileHours,
		"0.25": domain.CodeFileStep, "7,33": domain.CodeFileStep, "7:20": domain.CodeFileStep, "7:30:01": domain.CodeFileStep, "18:25 min": domain.CodeFileStep,
		"0.5000000001": domain.CodeFileStep, "0.500000000000000000001": domain.CodeFileStep, "45m": domain.CodeFileStep, "0.4999999999999": domain.CodeFileStep,
	} {
		_, fault := hoursOf([]byte(text), false)
		if assert.NotNil(t, fault, text) {
			assert.Equal(t, code, fault.Code, text)
			assert.Equal(t, text, fault.Args["value"])
		}
	}
}

func TestHoursOf_roundsToTheNearestHalfHour(t *testing.T) {
	for text, want := range map[string]domain.Hours{
		"0.25": 1, "0.74": 1, "0.75": 2, "1.3333333333": 3, "7:44:59": 15, "7:45": 16, "18:25 min": 1, "8": 16,
	} {
		got, fault := hoursOf([]byte(text), true)
		assert.Nil(t, fault, text)
		assert.Equal(t, want, got, text)
	}
	for _, text := range []string{"0.2", "0:14", "14:59 min", "-0.2"} {
		_, fault := hoursOf([]byte(text), true)
		if assert.NotNil(t, fault, text) {
			assert.Equal(t, domain.CodeFileRounded, fault.Code, text)
		}
	}
}

func TestSecondsOf(t *testing.T) {
	got, ok := secondsOf([]byte("5400"))
	assert.True(t, ok)
	assert.Equal(t, 90*time.Minute, got)
	_, ok = secondsOf([]byte("1,5"))
	assert.False(t, ok)
}
