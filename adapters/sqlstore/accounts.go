package sqlstore

import (
	"context"
	"time"

	"wbso/domain"
	"wbso/domain/account"
)

type accounts struct{ *tx }

const userColumns = `id, username, email, password_hash, first_name, last_name, phone,
	token_version, active, email_verified, max_companies, max_unpaid_requests, max_reveals, max_proposals, mail_open_days, mail_digest, created_at, closed_at`

func userFields(u *account.User) []any {
	return []any{&u.ID, &u.Username, &u.Email, &u.PasswordHash, &u.FirstName, &u.LastName, &u.Phone,
		&u.TokenVersion, &u.Active, &u.EmailVerified, &u.Limits.Companies, &u.Limits.UnpaidRequests, &u.Limits.Reveals, &u.Limits.Proposals, &u.Mails.OpenDays, &u.Mails.Digest, instant{&u.CreatedAt}, instant{&u.ClosedAt}}
}

func (r accounts) AddUser(ctx context.Context, u account.User) (account.User, error) {
	u.CreatedAt = micro(u.CreatedAt)
	id, added, err := r.number(ctx, "add a user", `
		INSERT INTO users (username, username_key, email, email_key, password_hash, first_name, last_name, phone,
			token_version, active, email_verified, created_at)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
		ON CONFLICT DO NOTHING RETURNING id`,
		u.Username, account.FoldUsername(u.Username), u.Email, account.FoldEmail(u.Email), u.PasswordHash,
		u.FirstName, u.LastName, u.Phone, u.TokenVersion, u.Active, u.EmailVerified, at(u.CreatedAt))
	if err != nil {
		return account.User{}, err
	}
	if !added {
		return account.User{}, r.taken(ctx, u)
	}
	u.ID, u.Mails = id, account.AllMails()
	return u, nil
}

// taken returns the error of the unique fields that another user has.
func (r accounts) taken(ctx context.Context, u account.User) error {
	others, err := many(ctx, r.tx, "look for the name's owner", userFields,
		`SELECT `+userColumns+` FROM users WHERE username_key = $1 OR email_key = $2 ORDER BY id`,
		account.FoldUsername(u.Username), account.FoldEmail(u.Email))
	if err != nil {
		return err
	}
	var errs domain.Fields
	for _, other := range others {
		if account.FoldUsername(other.Username) == account.FoldUsername(u.Username) && !errs.Has("username") {
			errs.Add("username", domain.CodeUsernameTaken)
		}
	}
	for _, other := range others {
		if account.FoldEmail(other.Email) == account.FoldEmail(u.Email) && !errs.Has("email") {
			errs.Add("email", domain.CodeEmailTaken)
		}
	}
	if len(errs) == 1 {
		return errs[0]
	}
	return errs.Err()
}

func (r accounts) FindUser(ctx context.Context, id int64) (account.User, error) {
	return one(ctx, r.tx, "read a user", userFields, `SELECT `+userColumns+` FROM users WHERE id = $1`, id)
}

func (r accounts) FindCaller(ctx context.Context, id int64, session string) (account.User, error) {
	fields := func(u *account.User) []any { return []any{&u.ID, &u.Username, &u.TokenVersion, &u.Active} }
	return one(ctx, r.tx, "read who calls", fields, `
		SELECT u.id, u.username, u.token_version, u.active FROM users u JOIN sessions s ON s.id = $2 AND s.user_id = u.id WHERE u.id = $1`, id, session)
}

func (r accounts) HoldUser(ctx context.Context, id int64) (account.User, error) {
	return one(ctx, r.tx, "hold a user", userFields, `SELECT `+userColumns+` FROM users WHERE id = $1`+r.store.dialect.Shared, id)
}

func (r accounts) NoteBrowser(ctx context.Context, user int64) (bool, error) {
	n, err := r.exec(ctx, "note that a browser is known", `UPDATE users SET browser_known = TRUE WHERE id = $1 AND NOT browser_known`, user)
	return n > 0, err
}

func (r accounts) CloseUser(ctx context.Context, id int64, closed time.Time) error {
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

func (r accounts) FindUserByLogin(ctx context.Context, login string) (account.User, error) {
	return one(ctx, r.tx, "read a user", userFields,
		`SELECT `+userColumns+` FROM users WHERE username_key = $1 OR email_key = $2
		ORDER BY CASE WHEN username_key = $1 THEN 0 ELSE 1 END LIMIT 1`,
		account.FoldUsername(login), account.FoldEmail(login))
}

func (r accounts) ListUsers(ctx context.Context) ([]account.User, error) {
	return many(ctx, r.tx, "list users", userFields, `SELECT `+userColumns+` FROM users ORDER BY created_at, id`)
}

func (r accounts) UpdateUser(ctx context.Context, u account.User) error {
	return r.update(ctx, "update a user", `
		UPDATE users SET first_name = $1, last_name = $2, phone = $3, password_hash = $4, token_version = $5, active = $6,
			email_verified = $7, max_companies = $8, max_unpaid_requests = $9, max_reveals = $10, max_proposals = $11, mail_open_days = $12, mail_digest = $13 WHERE id = $14`,
		u.FirstName, u.LastName, u.Phone, u.PasswordHash, u.TokenVersion, u.Active, u.EmailVerified,
		u.Limits.Companies, u.Limits.UnpaidRequests, u.Limits.Reveals, u.Limits.Proposals, u.Mails.OpenDays, u.Mails.Digest, u.ID)
}

// nearLimits counts the companies and unpaid requests of each owner by an index alone. $1 and $2 are
// the limits of the server.
const nearLimits = `
	WITH limits AS (
		SELECT id, username, CASE WHEN max_companies > 0 THEN max_companies ELSE CAST($1 AS BIGINT) END AS companies,
			CASE WHEN max_unpaid_requests > 0 THEN max_unpaid_requests ELSE CAST($2 AS BIGINT) END AS requests FROM users WHERE closed_at IS NULL
	)
	SELECT l.id, l.username, '` + string(account.LimitedCompanies) + `', c.n, l.companies
	FROM (SELECT owner_id, count(*) AS n FROM companies GROUP BY owner_id) c JOIN limits l ON l.id = c.owner_id WHERE c.n * 10 >= l.companies * 9
	UNION ALL SELECT l.id, l.username, '` + string(account.LimitedRequests) + `', c.n, l.requests
	FROM (SELECT owner_id, count(*) AS n FROM requests WHERE payment_status = 'unpaid' GROUP BY owner_id) c JOIN limits l ON l.id = c.owner_id
	WHERE c.n * 10 >= l.requests * 9 ORDER BY 1, 3`

func (r accounts) ListNearLimits(ctx context.Context, server account.Limits) ([]account.NearLimit, error) {
	fields := func(n *account.NearLimit) []any { return []any{&n.User, &n.Login, &n.Rows, &n.Count, &n.Most} }
	return many(ctx, r.tx, "list accounts near a limit", fields, nearLimits, server.Companies, server.UnpaidRequests)
}
