package sqlstore

import (
	"context"

	"wbso/domain"
	"wbso/domain/hours"
)

type dataKeys struct{ *tx }

func dataKeyFields(k *hours.DataKey) []any {
	return []any{&k.ID, blob{&k.Wrapped}, instant{&k.CreatedAt}}
}

func (r dataKeys) ListDataKeys(ctx context.Context) ([]hours.DataKey, error) {
	return many(ctx, r.tx, "read data keys", dataKeyFields, `SELECT id, wrapped, created_at FROM data_keys ORDER BY created_at, id`)
}

func (r dataKeys) AddDataKey(ctx context.Context, k hours.DataKey) error {
	_, err := r.exec(ctx, "add a data key", `INSERT INTO data_keys (id, wrapped, created_at) VALUES ($1, $2, $3)`,
		k.ID, notNull(k.Wrapped), at(k.CreatedAt))
	return err
}

func (r dataKeys) RewrapDataKey(ctx context.Context, k hours.DataKey) error {
	return r.update(ctx, "wrap a data key", `UPDATE data_keys SET wrapped = $1 WHERE id = $2`, notNull(k.Wrapped), k.ID)
}

func (r dataKeys) RemoveUnusedDataKeys(ctx context.Context) error {
	_, err := r.exec(ctx, "remove data keys", `
		DELETE FROM data_keys WHERE NOT EXISTS (SELECT 1 FROM employees e WHERE e.bsn_key = data_keys.id)
			AND NOT EXISTS (SELECT 1 FROM second_factors f WHERE f.secret_key = data_keys.id)
			AND id <> (SELECT newest.id FROM data_keys newest ORDER BY newest.created_at DESC, newest.id DESC LIMIT 1)`)
	return err
}

func ownBSNFields(n *hours.OwnBSN) []any {
	return []any{&n.Employee, blob{&n.Sealed.Cipher}, &n.Sealed.Key}
}

func (r dataKeys) ListNumbersSealedOtherwise(ctx context.Context, key string, after int64, limit int) ([]hours.OwnBSN, error) {
	return many(ctx, r.tx, "read sealed numbers", ownBSNFields, `
		SELECT id, bsn, bsn_key FROM employees WHERE id > $1 AND bsn_key <> $2 AND bsn_key <> '' ORDER BY id LIMIT CAST($3 AS BIGINT)`, after, key, limit)
}

func (r dataKeys) ResealNumber(ctx context.Context, n hours.OwnBSN) error {
	return r.update(ctx, "seal a number again", `UPDATE employees SET bsn = $1, bsn_key = $2 WHERE id = $3`,
		notNull(n.Sealed.Cipher), n.Sealed.Key, n.Employee)
}

type reveals struct{ *tx }

func revealFields(v *hours.Reveal) []any { return []any{&v.Employee, &v.User, instant{&v.At}} }

func (r reveals) AddReveal(ctx context.Context, v hours.Reveal) error {
	_, err := r.exec(ctx, "keep who saw a number", `INSERT INTO bsn_reveals (employee_id, user_id, revealed_at) VALUES ($1, $2, $3)`,
		v.Employee, v.User, at(v.At))
	return err
}

func (r reveals) ListReveals(ctx context.Context, user int64) ([]hours.Reveal, error) {
	return many(ctx, r.tx, "read who saw numbers", revealFields,
		`SELECT employee_id, user_id, revealed_at FROM bsn_reveals WHERE user_id = $1 ORDER BY id`, user)
}

func (r reveals) ListCompanyReveals(ctx context.Context, company int64, p domain.Page) (domain.List[hours.NamedReveal], error) {
	var w where
	w.add("e.company_id", company)
	return paged(ctx, r.tx, "list who saw numbers", func(v *hours.NamedReveal) []any {
		return append(revealFields(&v.Reveal), &v.Username, &v.EmployeeName, &v.ID)
	}, `SELECT r.employee_id, r.user_id, r.revealed_at, u.username, e.first_name || ' ' || e.last_name, r.id FROM bsn_reveals r
		JOIN users u ON u.id = r.user_id JOIN employees e ON e.id = r.employee_id`, w, order{from: "bsn_reveals r", by: "r.id", id: "r.id", newest: true}, p)
}
