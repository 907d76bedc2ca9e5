package sqlstore

import (
	"context"

	"wbso/domain/account"
)

type instance struct{ *tx }

func instanceFields(i *account.Instance) []any { return []any{&i.ID, &i.Epoch, &i.Demo} }

func (r instance) FindInstance(ctx context.Context) (account.Instance, error) {
	return one(ctx, r.tx, "read the instance", instanceFields, `SELECT id, epoch, demo FROM instance`)
}

func (r instance) MarkDemo(ctx context.Context) error {
	return r.update(ctx, "mark the demonstration", `UPDATE instance SET demo = TRUE`)
}
