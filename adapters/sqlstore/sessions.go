package sqlstore

import (
	"context"
	"time"

	"wbso/domain/account"
)

type sessions struct{ *tx }

func sessionFields(s *account.Session) []any {
	return []any{&s.ID, &s.User, instant{&s.CreatedAt}, instant{&s.ExpiresAt}, instant{&s.ConfirmedAt},
		instant{&s.UsedAt}, &s.Client.Browser, &s.Client.Address}
}

const sessionColumns = `id, user_id, created_at, expires_at, confirmed_at, used_at, browser, address`

func (r sessions) AddSession(ctx context.Context, s account.Session) error {
	_, err := r.exec(ctx, "add a session",
		`INSERT INTO sessions (`+sessionColumns+`) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
		s.ID, s.User, at(s.CreatedAt), at(s.ExpiresAt), at(s.ConfirmedAt), at(s.UsedAt), s.Client.Browser, s.Client.Address)
	return err
}

func (r sessions) FindSession(ctx context.Context, id string) (account.Session, error) {
	return one(ctx, r.tx, "read a session", sessionFields,
		`SELECT `+sessionColumns+` FROM sessions WHERE id = $1`, id)
}

func (r sessions) ListSessions(ctx context.Context, user int64, now time.Time) ([]account.Session, error) {
	return many(ctx, r.tx, "read a user's sessions", sessionFields,
		`SELECT `+sessionColumns+` FROM sessions WHERE user_id = $1 AND expires_at > $2 ORDER BY used_at DESC, id`, user, at(now))
}

func (r sessions) UseSession(ctx context.Context, id string, when time.Time) error {
	return r.update(ctx, "record the use of a session", `UPDATE sessions SET used_at = $2 WHERE id = $1`, id, at(when))
}

func (r sessions) ConfirmSession(ctx context.Context, id string, when time.Time) error {
	return r.update(ctx, "confirm a session", `UPDATE sessions SET confirmed_at = $2 WHERE id = $1`, id, at(when))
}

func (r sessions) UnconfirmOtherSessions(ctx context.Context, user int64, kept string) error {
	_, err := r.exec(ctx, "forget the confirmations of a user", `UPDATE sessions SET confirmed_at = NULL WHERE user_id = $1 AND id <> $2`, user, kept)
	return err
}

func (r sessions) RevokeSession(ctx context.Context, id string) error {
	_, err := r.exec(ctx, "revoke a session", `DELETE FROM sessions WHERE id = $1`, id)
	return err
}

func (r sessions) RevokeSessions(ctx context.Context, user int64) error {
	_, err := r.exec(ctx, "revoke a user's sessions", `DELETE FROM sessions WHERE user_id = $1`, user)
	if err == nil {
		_, err = r.exec(ctx, "revoke a user's personal tokens", `DELETE FROM personal_tokens WHERE user_id = $1`, user)
	}
	return err
}

func (r sessions) RevokeOtherSessions(ctx context.Context, user int64, kept string) error {
	_, err := r.exec(ctx, "revoke a user's other sessions", `DELETE FROM sessions WHERE user_id = $1 AND id <> $2`, user, kept)
	return err
}

func (r sessions) KeepSessions(ctx context.Context, user int64, n int) error {
	_, err := r.exec(ctx, "end a user's oldest sessions", `
		DELETE FROM sessions WHERE user_id = $1
		AND id NOT IN (SELECT id FROM sessions WHERE user_id = $1 ORDER BY created_at DESC, id LIMIT CAST($2 AS BIGINT))`, user, n)
	return err
}

func (r sessions) PurgeSessions(ctx context.Context, before time.Time) error {
	_, err := r.exec(ctx, "purge sessions", `DELETE FROM sessions WHERE expires_at < $1`, at(before))
	return err
}
