package ports

import (
	"context"
	"time"

	"wbso/domain"
	"wbso/domain/account"
	"wbso/domain/hours"
)

// Vault encrypts citizen service numbers and the secrets of second factors. Each call is given the data keys as the
// transaction sees them, since a rotation adds and removes keys while servers run.
type Vault interface {
	// SealNumber encrypts a number for one employee, with the newest data key. Sealing the
	// same number twice gives two ciphers.
	SealNumber(ctx context.Context, keys DataKeys, employee int64, bsn string) (hours.SealedBSN, error)
	// OpenNumber fails for a number that was changed, that was sealed for another employee or
	// with a data key that is not there. Its error does not tell the number.
	OpenNumber(ctx context.Context, keys DataKeys, employee int64, sealed hours.SealedBSN) (string, error)
	// SealSecret and OpenSecret are the same for the secret of a user's second factor.
	SealSecret(ctx context.Context, keys DataKeys, user int64, secret string) (account.SealedSecret, error)
	OpenSecret(ctx context.Context, keys DataKeys, user int64, sealed account.SealedSecret) (string, error)
	// NewDataKey makes a random data key.
	NewDataKey(now time.Time) hours.DataKey
}

// DataKeys keeps the keys of the vault, which are wrapped with a key of the secret, and
// says what is sealed with them.
type DataKeys interface {
	// ListDataKeys returns the keys, the oldest first.
	ListDataKeys(ctx context.Context) ([]hours.DataKey, error)
	AddDataKey(ctx context.Context, k hours.DataKey) error
	// RewrapDataKey replaces the wrapped form of a key. It fails with NotFound not_found when there is
	// none.
	RewrapDataKey(ctx context.Context, k hours.DataKey) error
	// RemoveUnusedDataKeys removes the keys that nothing is sealed with, except the newest.
	RemoveUnusedDataKeys(ctx context.Context) error
	// ListNumbersSealedOtherwise returns the numbers of at most so many employees after an id that
	// are sealed with another key than this one, in the order of their ids.
	ListNumbersSealedOtherwise(ctx context.Context, key string, after int64, limit int) ([]hours.OwnBSN, error)
	// ResealNumber replaces the cipher of a number and leaves the employee's version alone. It fails
	// with NotFound not_found when there is none.
	ResealNumber(ctx context.Context, n hours.OwnBSN) error
	// ListSecretsSealedOtherwise and ResealSecret are the same for the secrets of second factors, of which it
	// returns user and secret alone.
	ListSecretsSealedOtherwise(ctx context.Context, key string, after int64, limit int) ([]account.SecondFactor, error)
	ResealSecret(ctx context.Context, user int64, secret account.SealedSecret) error
}

// Reveals records who saw which number, but not the number itself.
type Reveals interface {
	AddReveal(ctx context.Context, v hours.Reveal) error
	// ListReveals returns what a user saw, oldest first.
	ListReveals(ctx context.Context, user int64) ([]hours.Reveal, error)
	// ListCompanyReveals returns who saw the numbers of the employees of a company, newest first.
	ListCompanyReveals(ctx context.Context, company int64, p domain.Page) (domain.List[hours.NamedReveal], error)
}
