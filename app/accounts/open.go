package accounts

import (
	"context"

	"wbso/domain"
	"wbso/domain/account"
	"wbso/ports"
)

// StillOpen returns Conflict account_closed when an account was closed.
func StillOpen(ctx context.Context, r ports.Repos, id int64) error {
	return CheckOpen(r.Accounts.FindUser(ctx, id))
}

// HoldOpen is like StillOpen for a transaction that writes: the account cannot be closed until it
// ends. Administrators write for the owner, whom their caller names.
func HoldOpen(ctx context.Context, r ports.Repos, owner int64) error {
	return CheckOpen(r.Accounts.HoldUser(ctx, owner))
}

func CheckOpen(user account.User, err error) error {
	if err == nil && !user.ClosedAt.IsZero() {
		err = domain.Fail(domain.Conflict, domain.CodeAccountClosed)
	}
	return err
}
