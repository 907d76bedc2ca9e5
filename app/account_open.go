package app

import (
	"context"

	"wbso/domain"
	"wbso/domain/account"
	"wbso/ports"
)

// stillOpen is Conflict account_closed when an account was closed.
func stillOpen(ctx context.Context, r ports.Repos, id int64) error {
	return openOrErr(r.Accounts.ByID(ctx, id))
}

// holdOpen is stillOpen for a transaction that writes: until it ends the account is not
// closed. Administrators write for the owner, whom their caller names.
func holdOpen(ctx context.Context, r ports.Repos, owner int64) error {
	return openOrErr(r.Accounts.Hold(ctx, owner))
}

func openOrErr(user account.User, err error) error {
	if err == nil && !user.ClosedAt.IsZero() {
		err = domain.Fail(domain.Conflict, domain.CodeAccountClosed)
	}
	return err
}
