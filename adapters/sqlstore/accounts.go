package sqlstore

import (
	"context"
	"time"

	"wbso/domain"
)

type accounts struct{ *tx }

const userColumns = `id, username, email, password_hash, first_name, last_name, phone,
	token_version, active, created_at, closed_at`

func userFields(u *domain.User) []any {
	return []any{&u.ID, &u.Username, &u.Email, &u.PasswordHash, &u.FirstName, &u.LastName, &u.Phone,
		&u.TokenVersion, &u.Active, instant{&u.CreatedAt}, instant{&u.ClosedAt}}
}

func (r accounts) Add(ctx context.Context, u domain.User) (domain.User, error) {
	u.CreatedAt = micro(u.CreatedAt)
	id, added, err := r.number(ctx, "add a user", `
		INSERT INTO users (username, username_key, email, email_key, password_hash, first_name, last_name, phone,
			token_version, active, created_at)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
		ON CONFLICT DO NOTHING RETURNING id`,
		u.Username, domain.FoldUsername(u.Username), u.Email, domain.FoldEmail(u.Email), u.PasswordHash,
		u.FirstName, u.LastName, u.Phone, u.TokenVersion, u.Active, at(u.CreatedAt))
	if err != nil {
		return domain.User{}, err
	}
	if !added {
		return domain.User{}, r.taken(ctx, u)
	}
	u.ID = id
	return u, nil
}

// taken returns the error of the unique fields that another user has.
func (r accounts) taken(ctx context.Context, u domain.User) error {
	others, err := many(ctx, r.tx, "look for the name's owner", userFields,
		`SELECT `+userColumns+` FROM users WHERE username_key = $1 OR email_key = $2 ORDER BY id`,
		domain.FoldUsername(u.Username), domain.FoldEmail(u.Email))
	if err != nil {
		return err
	}
	var errs domain.Fields
	for _, other := range others {
		if domain.FoldUsername(other.Username) == domain.FoldUsername(u.Username) && !errs.Has("username") {
			errs.Add("username", domain.CodeUsernameTaken)
		}
	}
	for _, other := range others {
		if domain.FoldEmail(other.Email) == domain.FoldEmail(u.Email) && !errs.Has("email") {
			errs.Add("email", domain.CodeEmailTaken)
		}
	}
	if len(errs) == 1 {
		return errs[0]
	}
	return errs.Err()
}

func (r accounts) ByID(ctx context.Context, id int64) (domain.User, error) {
	return one(ctx, r.tx, "read a user", userFields, `SELECT `+userColumns+` FROM users WHERE id = $1`, id)
}

func (r accounts) Hold(ctx context.Context, id int64) (domain.User, error) {
	return one(ctx, r.tx, "hold a user", userFields, `SELECT `+userColumns+` FROM users WHERE id = $1`+r.store.dialect.Shared, id)
}

func (r accounts) Close(ctx context.Context, id int64, closed time.Time) error {
	_, found, err := r.number(ctx, "lock a user", `SELECT id FROM users WHERE id = $1`+r.store.dialect.Exclusive, id)
	if err == nil && !found {
		err = missing()
	}
	if err != nil {
		return err
	}
	return r.update(ctx, "close a user", `UPDATE users SET closed_at = COALESCE(closed_at, $1), active = FALSE, token_version = token_version + 1
		WHERE id = $2`, at(closed), id)
}

func (r accounts) ByLogin(ctx context.Context, login string) (domain.User, error) {
	return one(ctx, r.tx, "read a user", userFields,
		`SELECT `+userColumns+` FROM users WHERE username_key = $1 OR email_key = $2
		ORDER BY CASE WHEN username_key = $1 THEN 0 ELSE 1 END LIMIT 1`,
		domain.FoldUsername(login), domain.FoldEmail(login))
}

func (r accounts) List(ctx context.Context) ([]domain.User, error) {
	return many(ctx, r.tx, "list users", userFields, `SELECT `+userColumns+` FROM users ORDER BY created_at, id`)
}

func (r accounts) Update(ctx context.Context, u domain.User) error {
	return r.update(ctx, "update a user", `
		UPDATE users SET first_name = $1, last_name = $2, phone = $3, password_hash = $4, token_version = $5, active = $6
		WHERE id = $7`,
		u.FirstName, u.LastName, u.Phone, u.PasswordHash, u.TokenVersion, u.Active, u.ID)
}
