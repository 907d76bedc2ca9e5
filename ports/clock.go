package ports

import (
	"time"

	"wbso/domain"
)

// Clock tells the time. Tokens and limits use Now; dates that people see
// and dates in rules use Today, which a setting may move.
type Clock interface {
	Now() time.Time // UTC
	// Today is the business day in Europe/Amsterdam.
	Today() domain.Date
	// TimeOf is the business time of a moment in Europe/Amsterdam. A setting that moves Today moves it as far.
	TimeOf(at time.Time) time.Time
	// DayOf is the business day of a moment. A setting that moves Today moves it as far.
	DayOf(at time.Time) domain.Date
}
