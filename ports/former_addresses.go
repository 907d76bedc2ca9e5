package ports

import (
	"context"
	"time"

	"wbso/domain/account"
)

// FormerAddresses changes the addresses of users and keeps those that they had.
type FormerAddresses interface {
	// ReplaceAddress gives a user another address, whether it is proved or not, and keeps the one of now. It fails
	// with NotFound not_found when there is no such user.
	ReplaceAddress(ctx context.Context, user account.User, email string, verified bool, at time.Time) (account.FormerAddress, error)
	// RestoreAddress gives a user a former address again, as a proved one, and forgets it and those since then. It
	// fails with NotFound not_found when it is gone.
	RestoreAddress(ctx context.Context, f account.FormerAddress) error
	// FindFormerAddress fails with NotFound not_found.
	FindFormerAddress(ctx context.Context, id int64) (account.FormerAddress, error)
	// IsAddressChanged reports whether a user got another address after a moment, and was not set back since.
	IsAddressChanged(ctx context.Context, user int64, since time.Time) (bool, error)
	// FindAddressUser returns the user who has an address, in any case, or had it after a moment; 0 for nobody.
	FindAddressUser(ctx context.Context, email string, since time.Time) (int64, error)
}
