package sqlstore

import (
	"context"
	"time"

	"wbso/domain"
	"wbso/domain/account"
)

type secondFactors struct{ *tx }

func secondFactorFields(f *account.SecondFactor) []any {
	return []any{&f.User, blob{&f.Secret.Cipher}, &f.Secret.Key, instant{&f.Since}, &f.RecoveryLeft}
}

func (r secondFactors) FindSecondFactor(ctx context.Context, user int64) (account.SecondFactor, error) {
	f, err := one(ctx, r.tx, "read a second factor", secondFactorFields, `
		SELECT f.user_id, f.secret, f.secret_key, f.since, (SELECT count(*) FROM recovery_codes c WHERE c.user_id = f.user_id)
		FROM second_factors f WHERE f.user_id = $1`, user)
	if domain.KindOf(err) == domain.NotFound {
		err = nil
	}
	return f, err
}

func (r secondFactors) PutSecret(ctx context.Context, user int64, secret account.SealedSecret) error {
	n, err := r.exec(ctx, "keep the secret of a second factor", `
		INSERT INTO second_factors (user_id, secret, secret_key, last_step) VALUES ($1, $2, $3, 0)
		ON CONFLICT (user_id) DO UPDATE SET secret = excluded.secret, secret_key = excluded.secret_key, last_step = 0
		WHERE second_factors.since IS NULL`, user, notNull(secret.Cipher), secret.Key)
	if err == nil && n == 0 {
		err = domain.Fail(domain.Conflict, domain.CodeFactorOn)
	}
	return err
}

func (r secondFactors) StartSecondFactor(ctx context.Context, user int64, since time.Time) error {
	return r.update(ctx, "start a second factor", `UPDATE second_factors SET since = $2 WHERE user_id = $1`, user, at(since))
}

func (r secondFactors) UseStep(ctx context.Context, user, step int64) (bool, error) {
	n, err := r.exec(ctx, "use a code", `UPDATE second_factors SET last_step = $2 WHERE user_id = $1 AND last_step < $2`, user, step)
	return n > 0, err
}

func (r secondFactors) RemoveSecondFactor(ctx context.Context, user int64) error {
	for _, statement := range []string{`DELETE FROM recovery_codes WHERE user_id = $1`, `DELETE FROM second_factors WHERE user_id = $1`} {
		if _, err := r.exec(ctx, "remove a second factor", statement, user); err != nil {
			return err
		}
	}
	return nil
}

func (r secondFactors) PutRecoveryCodes(ctx context.Context, user int64, digests []string) error {
	_, err := r.exec(ctx, "end recovery codes", `DELETE FROM recovery_codes WHERE user_id = $1`, user)
	for _, digest := range digests {
		if err == nil {
			_, err = r.exec(ctx, "keep a recovery code", `INSERT INTO recovery_codes (user_id, digest) VALUES ($1, $2)`, user, digest)
		}
	}
	return err
}

func (r secondFactors) UseRecoveryCode(ctx context.Context, user int64, digest string) (bool, error) {
	n, err := r.exec(ctx, "use a recovery code", `DELETE FROM recovery_codes WHERE user_id = $1 AND digest = $2`, user, digest)
	return n > 0, err
}

func (r secondFactors) IsRequiredForBSN(ctx context.Context, company int64) (bool, error) {
	n, _, err := r.number(ctx, "read whether a company demands a second factor", `SELECT count(*) FROM companies WHERE id = $1 AND second_factor_for_bsn`, company)
	return n > 0, err
}

func (r secondFactors) RequireForBSN(ctx context.Context, company int64, on bool) error {
	return r.update(ctx, "write whether a company demands a second factor", `UPDATE companies SET second_factor_for_bsn = $2 WHERE id = $1`, company, on)
}

func ownSecretFields(f *account.SecondFactor) []any {
	return []any{&f.User, blob{&f.Secret.Cipher}, &f.Secret.Key}
}

func (r dataKeys) ListSecretsSealedOtherwise(ctx context.Context, key string, after int64, limit int) ([]account.SecondFactor, error) {
	return many(ctx, r.tx, "read sealed secrets", ownSecretFields, `
		SELECT user_id, secret, secret_key FROM second_factors WHERE user_id > $1 AND secret_key <> $2 ORDER BY user_id LIMIT CAST($3 AS BIGINT)`, after, key, limit)
}

func (r dataKeys) ResealSecret(ctx context.Context, user int64, secret account.SealedSecret) error {
	return r.update(ctx, "seal a secret again", `UPDATE second_factors SET secret = $2, secret_key = $3 WHERE user_id = $1`,
		user, notNull(secret.Cipher), secret.Key)
}
