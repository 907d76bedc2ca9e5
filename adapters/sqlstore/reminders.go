package sqlstore

import (
	"context"

	"wbso/domain"
	"wbso/domain/hours"
)

type reminders struct{ *tx }

func (r reminders) FindReminded(ctx context.Context, kind hours.ReminderKind) (week domain.Date, err error) {
	week, err = one(ctx, r.tx, "read when was reminded", func(d *domain.Date) []any { return []any{day{d}} }, `SELECT week FROM reminders WHERE kind = $1`, kind)
	if domain.KindOf(err) == domain.NotFound {
		err = nil
	}
	return week, err
}

func (r reminders) PutReminded(ctx context.Context, kind hours.ReminderKind, week domain.Date) error {
	_, err := r.exec(ctx, "keep when was reminded", `INSERT INTO reminders (kind, week) VALUES ($1, $2) ON CONFLICT (kind) DO UPDATE SET week = excluded.week`, kind, week.String())
	return err
}

// reminding is the condition that a company sends mails about open days: as its owner chose, or else once it has
// a second member.
const reminding = `COALESCE(c.reminders, (SELECT count(*) FROM members m WHERE m.company_id = c.id) > 1)`

func (r reminders) ListReminding(ctx context.Context, after int64, n int) ([]int64, error) {
	return many(ctx, r.tx, "list companies that remind", func(id *int64) []any { return []any{id} },
		`SELECT c.id FROM companies c WHERE c.id > $1 AND `+reminding+` ORDER BY c.id LIMIT CAST($2 AS BIGINT)`, after, n)
}

func (r reminders) IsReminding(ctx context.Context, company int64) (bool, error) {
	_, on, err := r.number(ctx, "look whether a company reminds", `SELECT 1 FROM companies c WHERE c.id = $1 AND `+reminding, company)
	return on, err
}

func (r reminders) PutReminding(ctx context.Context, company int64, on bool) error {
	return r.update(ctx, "write whether a company reminds", `UPDATE companies SET reminders = $2 WHERE id = $1`, company, on)
}
