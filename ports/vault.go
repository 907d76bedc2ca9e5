package ports

import (
	"context"

	"wbso/domain"
)

// Vault encrypts citizen service numbers.
type Vault interface {
	// Seal encrypts a number for one employee, with the newest data key. Sealing the
	// same number twice gives two ciphers.
	Seal(employee int64, bsn string) (domain.SealedBSN, error)
	// Open fails for a number that was changed, that was sealed for another employee or
	// with a data key that is not there. Its error does not tell the number.
	Open(employee int64, sealed domain.SealedBSN) (string, error)
}

// DataKeys keeps the keys of the vault, which are wrapped with a key of the secret.
type DataKeys interface {
	// List returns the keys, the oldest first.
	List(ctx context.Context) ([]domain.DataKey, error)
	Add(ctx context.Context, k domain.DataKey) error
}

// Reveals keeps who saw which number, and never the number.
type Reveals interface {
	Add(ctx context.Context, v domain.Reveal) error
	// Of returns what a user saw, oldest first.
	Of(ctx context.Context, user int64) ([]domain.Reveal, error)
}
