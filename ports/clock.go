package ports

import (
	"time"

	"wbso/domain"
)

// Clock tells the time. Tokens, leases and limits live on Now; dates that
// people see or that rules use live on Today, which a setting may move.
type Clock interface {
	Now() time.Time // UTC
	// Today is the business day in Europe/Amsterdam.
	Today() domain.Date
}
