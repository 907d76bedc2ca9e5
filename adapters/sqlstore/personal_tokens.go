package sqlstore

import (
	"context"
	"time"

	"wbso/domain/account"
)

type personalTokens struct{ *tx }

const personalTokenColumns = `id, user_id, digest, name, scope, companies, created_at, expires_at, used_at`

func personalTokenFields(t *account.PersonalToken) []any {
	return []any{&t.ID, &t.User, &t.Digest, &t.Name, &t.Scope, list[int64]{&t.Companies}, instant{&t.CreatedAt}, instant{&t.ExpiresAt}, instant{&t.UsedAt}}
}

func (r personalTokens) AddPersonalToken(ctx context.Context, t account.PersonalToken) (account.PersonalToken, error) {
	return one(ctx, r.tx, "add a personal token", personalTokenFields, `
		INSERT INTO personal_tokens (user_id, digest, name, scope, companies, created_at, expires_at, used_at)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING `+personalTokenColumns,
		t.User, t.Digest, t.Name, t.Scope, listOf(t.Companies), at(t.CreatedAt), at(t.ExpiresAt), at(t.UsedAt))
}

func (r personalTokens) ListPersonalTokens(ctx context.Context, user int64) ([]account.PersonalToken, error) {
	return many(ctx, r.tx, "read a user's personal tokens", personalTokenFields,
		`SELECT `+personalTokenColumns+` FROM personal_tokens WHERE user_id = $1 ORDER BY id DESC`, user)
}

func (r personalTokens) FindPersonalToken(ctx context.Context, digest string) (account.PersonalToken, account.User, error) {
	type row struct {
		token account.PersonalToken
		user  account.User
	}
	found, err := one(ctx, r.tx, "read a personal token", func(f *row) []any {
		return append(personalTokenFields(&f.token), &f.user.ID, &f.user.Username, &f.user.Active)
	}, `SELECT `+personalTokenColumns+`, owner, username, active FROM personal_tokens
		JOIN (SELECT id AS owner, username, active FROM users) u ON owner = user_id WHERE digest = $1`, digest)
	return found.token, found.user, err
}

func (r personalTokens) UsePersonalToken(ctx context.Context, id int64, when time.Time) error {
	return r.update(ctx, "record the use of a personal token", `UPDATE personal_tokens SET used_at = $2 WHERE id = $1`, id, at(when))
}

func (r personalTokens) RevokePersonalToken(ctx context.Context, user, id int64) error {
	return r.update(ctx, "revoke a personal token", `DELETE FROM personal_tokens WHERE id = $1 AND user_id = $2`, id, user)
}
