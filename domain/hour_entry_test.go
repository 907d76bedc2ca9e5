package domain_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"wbso/domain"
	"wbso/domain/hours"
	"wbso/domain/vectortest"
)

// hourEntries runs cases of whole entries, whose errors come together.
func hourEntries(t *testing.T, file string) {
	type entry struct {
		Day                string
		Hours, Booked      domain.Hours
		Description        string
		Assigned, Archived bool
	}
	type entryCase struct {
		Name string
		In   entry
		Want []fieldError
	}
	for _, c := range vectortest.Cases[entryCase](t, file) {
		t.Run(c.Name, func(t *testing.T) {
			e := hours.HourEntry{Date: day(c.In.Day), Hours: c.In.Hours, Description: c.In.Description}
			on := hours.Workday{Archived: c.In.Archived, Assigned: c.In.Assigned, Booked: c.In.Booked}
			var errs domain.Fields
			errs.Check("", hours.CheckEntry(e, on, day("2026-11-20")))
			assert.Equal(t, withArgs(c.Want), fieldErrors(errs))
		})
	}
}

func TestHourEntry_descriptionIsBounded(t *testing.T) {
	assert.NoError(t, hours.CheckDescription(strings.Repeat("é", hours.DescriptionMax)))
	assert.Equal(t, domain.CodeTooLong, domain.CodeOf(hours.CheckDescription(strings.Repeat("é", hours.DescriptionMax+1))))
}

// Who takes no new hours may have those of an entry corrected, to as many or fewer.
func TestHourEntry_aCorrectionThatAddsNothing(t *testing.T) {
	on := hours.Workday{Archived: true, Replaced: 8}
	e := hours.HourEntry{Date: day("2026-11-20"), Hours: 8, Description: "x", Replaces: 1}
	assert.NoError(t, hours.CheckEntry(e, on, day("2026-11-20")))
	e.Hours = 9
	assert.Error(t, hours.CheckEntry(e, on, day("2026-11-20")))
}
