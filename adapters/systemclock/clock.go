// Package systemclock reads the time from the machine's clock and the business day
// in the Netherlands, independent of the machine's time zone.
package systemclock

import (
	"fmt"
	"time"
	_ "time/tzdata"

	"wbso/domain"
	"wbso/ports"
)

// Clock implements ports.Clock.
type Clock struct {
	zone  *time.Location
	moved time.Time
}

var _ ports.Clock = (*Clock)(nil)

// New returns a clock. If moved (the setting WBSO_NOW, for tests and demonstrations)
// is not zero, Today always returns the day of that instant in Amsterdam. Now
// returns the real time in either case.
func New(moved time.Time) (*Clock, error) {
	zone, err := time.LoadLocation("Europe/Amsterdam")
	if err != nil {
		return nil, fmt.Errorf("load the time zone: %w", err)
	}
	return &Clock{zone: zone, moved: moved}, nil
}

// Now returns the current time in UTC.
func (c *Clock) Now() time.Time { return time.Now().UTC() }

// Today returns the business day in Amsterdam.
func (c *Clock) Today() domain.Date {
	if !c.moved.IsZero() {
		return c.day(c.moved)
	}
	return c.day(time.Now())
}

// TimeOf returns the business time of a moment in Amsterdam, moved as far as Today is.
func (c *Clock) TimeOf(at time.Time) time.Time {
	if !c.moved.IsZero() {
		at = at.Add(time.Until(c.moved))
	}
	return at.In(c.zone)
}

// DayOf returns the business day of a moment in Amsterdam, moved as far as Today is.
func (c *Clock) DayOf(at time.Time) domain.Date { return domain.DateOf(c.TimeOf(at)) }

func (c *Clock) day(at time.Time) domain.Date { return domain.DateOf(at.In(c.zone)) }
