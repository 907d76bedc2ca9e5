package ports

import (
	"context"
	"time"

	"wbso/domain/hours"
)

// Vault encrypts citizen service numbers. Each call is given the data keys as the
// transaction sees them, since a rotation adds and removes keys while servers run.
type Vault interface {
	// Seal encrypts a number for one employee, with the newest data key. Sealing the
	// same number twice gives two ciphers.
	Seal(ctx context.Context, keys DataKeys, employee int64, bsn string) (hours.SealedBSN, error)
	// Open fails for a number that was changed, that was sealed for another employee or
	// with a data key that is not there. Its error does not tell the number.
	Open(ctx context.Context, keys DataKeys, employee int64, sealed hours.SealedBSN) (string, error)
	// NewKey makes a random data key.
	NewKey(now time.Time) hours.DataKey
}

// DataKeys keeps the keys of the vault, which are wrapped with a key of the secret, and
// says what is sealed with them.
type DataKeys interface {
	// List returns the keys, the oldest first.
	List(ctx context.Context) ([]hours.DataKey, error)
	Add(ctx context.Context, k hours.DataKey) error
	// Rewrap replaces what a key is wrapped as: NotFound not_found.
	Rewrap(ctx context.Context, k hours.DataKey) error
	// RemoveUnused removes the keys that no number is sealed with, but for the newest.
	RemoveUnused(ctx context.Context) error
	// SealedOtherwise returns the numbers of at most so many employees after an id that
	// are sealed with another key than this one, in the order of their ids.
	SealedOtherwise(ctx context.Context, key string, after int64, limit int) ([]hours.OwnBSN, error)
	// Reseal replaces the cipher of a number and leaves the employee's version alone:
	// NotFound not_found.
	Reseal(ctx context.Context, n hours.OwnBSN) error
}

// Reveals keeps who saw which number, and never the number.
type Reveals interface {
	Add(ctx context.Context, v hours.Reveal) error
	// Of returns what a user saw, oldest first.
	Of(ctx context.Context, user int64) ([]hours.Reveal, error)
}
