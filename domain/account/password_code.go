package account

import "time"

// PasswordCode lets somebody who reads the user's mail choose a new password, once.
// Only its digest is kept.
type PasswordCode struct {
	Mail      int64 // the mail that brings it
	User      int64
	Digest    string
	CreatedAt time.Time
	ExpiresAt time.Time
}

// Life of a password code, and how many are mailed to one account in an hour.
const (
	PasswordCodeLife    = 30 * time.Minute
	PasswordCodesHourly = 3
)
