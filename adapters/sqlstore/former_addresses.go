package sqlstore

import (
	"context"
	"time"

	"wbso/domain/account"
)

type formerAddresses struct{ *tx }

func formerAddressFields(f *account.FormerAddress) []any {
	return []any{&f.ID, &f.User, &f.Email, instant{&f.ChangedAt}}
}

func (r formerAddresses) ReplaceAddress(ctx context.Context, user account.User, email string, verified bool, now time.Time) (account.FormerAddress, error) {
	if err := r.putAddress(ctx, user.ID, email, verified); err != nil {
		return account.FormerAddress{}, err
	}
	f := account.FormerAddress{User: user.ID, Email: user.Email, ChangedAt: micro(now)}
	id, _, err := r.number(ctx, "keep a former address",
		`INSERT INTO former_addresses (user_id, email, email_key, changed_at) VALUES ($1, $2, $3, $4) RETURNING id`,
		f.User, f.Email, account.FoldEmail(f.Email), at(f.ChangedAt))
	f.ID = id
	return f, err
}

func (r formerAddresses) RestoreAddress(ctx context.Context, f account.FormerAddress) error {
	if err := r.update(ctx, "forget a former address", `DELETE FROM former_addresses WHERE id = $1`, f.ID); err != nil {
		return err
	}
	if _, err := r.exec(ctx, "forget later addresses", `DELETE FROM former_addresses WHERE user_id = $1 AND id > $2`, f.User, f.ID); err != nil {
		return err
	}
	return r.putAddress(ctx, f.User, f.Email, true)
}

func (r formerAddresses) putAddress(ctx context.Context, user int64, email string, verified bool) error {
	return r.update(ctx, "change the address of a user", `UPDATE users SET email = $1, email_key = $2, email_verified = $3 WHERE id = $4`,
		email, account.FoldEmail(email), verified, user)
}

func (r formerAddresses) FindFormerAddress(ctx context.Context, id int64) (account.FormerAddress, error) {
	return one(ctx, r.tx, "read a former address", formerAddressFields, `SELECT id, user_id, email, changed_at FROM former_addresses WHERE id = $1`, id)
}

func (r formerAddresses) IsAddressChanged(ctx context.Context, user int64, since time.Time) (bool, error) {
	n, _, err := r.number(ctx, "look whether an address was changed",
		`SELECT COUNT(*) FROM former_addresses WHERE user_id = $1 AND changed_at > $2`, user, micro(since))
	return n > 0, err
}

func (r formerAddresses) FindAddressUser(ctx context.Context, email string, since time.Time) (int64, error) {
	id, _, err := r.number(ctx, "look whose an address is", `
		SELECT user_id FROM (SELECT id AS user_id, 0 AS former FROM users WHERE email_key = $1
			UNION ALL SELECT user_id, 1 FROM former_addresses WHERE email_key = $1 AND changed_at > $2) AS whose
		ORDER BY former, user_id LIMIT 1`, account.FoldEmail(email), micro(since))
	return id, err
}
