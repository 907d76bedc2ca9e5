package sqlstore

import (
	"context"

	"wbso/domain"
)

type dataKeys struct{ *tx }

func dataKeyFields(k *domain.DataKey) []any {
	return []any{&k.ID, blob{&k.Wrapped}, instant{&k.CreatedAt}}
}

func (r dataKeys) List(ctx context.Context) ([]domain.DataKey, error) {
	return many(ctx, r.tx, "read data keys", dataKeyFields, `SELECT id, wrapped, created_at FROM data_keys ORDER BY created_at, id`)
}

func (r dataKeys) Add(ctx context.Context, k domain.DataKey) error {
	_, err := r.exec(ctx, "add a data key", `INSERT INTO data_keys (id, wrapped, created_at) VALUES ($1, $2, $3)`,
		k.ID, notNull(k.Wrapped), at(k.CreatedAt))
	return err
}

type reveals struct{ *tx }

func revealFields(v *domain.Reveal) []any { return []any{&v.Employee, &v.User, instant{&v.At}} }

func (r reveals) Add(ctx context.Context, v domain.Reveal) error {
	_, err := r.exec(ctx, "keep who saw a number", `INSERT INTO bsn_reveals (employee_id, user_id, revealed_at) VALUES ($1, $2, $3)`,
		v.Employee, v.User, at(v.At))
	return err
}

func (r reveals) Of(ctx context.Context, user int64) ([]domain.Reveal, error) {
	return many(ctx, r.tx, "read who saw numbers", revealFields,
		`SELECT employee_id, user_id, revealed_at FROM bsn_reveals WHERE user_id = $1 ORDER BY id`, user)
}
