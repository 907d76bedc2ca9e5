package sqlstore

import (
	"context"
	"time"

	"wbso/domain/account"
)

type passwordCodes struct{ *tx }

func passwordCodeFields(c *account.PasswordCode) []any {
	return []any{&c.Mail, &c.User, &c.Digest, instant{&c.CreatedAt}, instant{&c.ExpiresAt}}
}

func (r passwordCodes) PutPasswordCode(ctx context.Context, c account.PasswordCode) error {
	if err := r.EndPasswordCodes(ctx, c.User); err != nil {
		return err
	}
	_, err := r.exec(ctx, "store a password code", `
		INSERT INTO password_codes (mail_id, user_id, digest, ended, created_at, expires_at)
		VALUES ($1, $2, $3, FALSE, $4, $5)
		ON CONFLICT (mail_id) DO UPDATE SET user_id = excluded.user_id, digest = excluded.digest, ended = FALSE,
			created_at = excluded.created_at, expires_at = excluded.expires_at`,
		c.Mail, c.User, c.Digest, at(c.CreatedAt), at(c.ExpiresAt))
	return err
}

func (r passwordCodes) FindPasswordCode(ctx context.Context, digest string) (account.PasswordCode, error) {
	return one(ctx, r.tx, "read a password code", passwordCodeFields, `
		SELECT mail_id, user_id, digest, created_at, expires_at FROM password_codes
		WHERE digest = $1 AND NOT ended`, digest)
}

func (r passwordCodes) CountPasswordCodes(ctx context.Context, user int64, since time.Time, without int64) (int, error) {
	n, _, err := r.number(ctx, "count password codes",
		`SELECT count(*) FROM password_codes WHERE user_id = $1 AND created_at >= $2 AND mail_id <> $3`, user, micro(since), without)
	return int(n), err
}

func (r passwordCodes) EndPasswordCodes(ctx context.Context, user int64) error {
	_, err := r.exec(ctx, "end a user's password codes", `UPDATE password_codes SET ended = TRUE WHERE user_id = $1 AND NOT ended`, user)
	return err
}

func (r passwordCodes) PurgePasswordCodes(ctx context.Context, before time.Time) error {
	_, err := r.exec(ctx, "purge password codes", `DELETE FROM password_codes WHERE created_at < $1`, micro(before))
	return err
}
