// Package systemclock tells the time by the machine's clock, and the business
// day of the Netherlands wherever the machine stands.
package systemclock

import (
	"fmt"
	"time"
	_ "time/tzdata" // the zone comes along: a bare container has none

	"wbso/domain"
	"wbso/ports"
)

// Clock implements ports.Clock.
type Clock struct {
	zone  *time.Location
	moved time.Time
}

var _ ports.Clock = (*Clock)(nil)

// New returns the clock. A moved time that is not zero (WBSO_NOW) pins Today to
// the day that instant has in Amsterdam, for demonstrations and tests; that day
// does not pass. Now always is real time.
func New(moved time.Time) (*Clock, error) {
	zone, err := time.LoadLocation("Europe/Amsterdam")
	if err != nil {
		return nil, fmt.Errorf("load the time zone: %w", err)
	}
	return &Clock{zone: zone, moved: moved}, nil
}

// Now implements ports.Clock.
func (c *Clock) Now() time.Time { return time.Now().UTC() }

// Today implements ports.Clock.
func (c *Clock) Today() domain.Date {
	if !c.moved.IsZero() {
		return c.day(c.moved)
	}
	return c.day(time.Now())
}

func (c *Clock) day(at time.Time) domain.Date { return domain.DateOf(at.In(c.zone)) }
