package hours_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"

	"wbso/domain/hours"
)

// The largest file has room for the longest hours that a reader makes of a cell, which no
// duration could add up.
func TestHoursRead_addsUpTheLargestFile(t *testing.T) {
	var read hours.FileHours
	for range hours.AdminImportRowsMax {
		read += hours.FileHoursOf(1_000_000 * time.Hour)
	}
	assert.Equal(t, "1.000.000.000.000", read.Dutch())
	third := hours.FileHoursOf(20 * time.Minute)
	assert.Equal(t, []string{"0.33", "0.67", "1.0", "7.33"},
		[]string{third.String(), (2 * third).String(), (3 * third).String(), hours.FileHoursOf(7*time.Hour + 20*time.Minute).String()})
}
