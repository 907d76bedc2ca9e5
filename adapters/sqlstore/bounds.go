package sqlstore

import (
	"context"
	"fmt"
	"time"

	"wbso/domain/retention"
)

type bounds struct{ *tx }

// counting selects the rows of each bound that is counted, $1 being whose they are.
var counting = map[string]string{
	retention.CompanyBound.Table:   `SELECT 1 FROM companies WHERE owner_id = $1`,
	retention.RequestBound.Table:   `SELECT 1 FROM requests WHERE owner_id = $1 AND payment_status = 'unpaid'`,
	retention.WithdrawnBound.Table: `SELECT 1 FROM withdrawn_hours w JOIN hours h ON h.id = $1 WHERE w.employee_id = h.employee_id AND w.day = h.day`,
	retention.RestoreBound.Table:   `SELECT 1 FROM hour_restores WHERE entry_id = $1`,
	retention.FilingBound.Table:    `SELECT 1 FROM application_versions WHERE request_id = $1 AND cause = 'filed'`,
}

func (r bounds) CountRows(ctx context.Context, b retention.Bound, of int64) (int, error) {
	query, known := counting[b.Table]
	if !known {
		return 0, fmt.Errorf("count %s: nobody said how", b.Table)
	}
	n, _, err := r.number(ctx, "count "+b.Table, `SELECT count(*) FROM (`+query+` LIMIT $2) counted`, of, b.Most+1)
	return int(n), err
}

// aging selects the keys of what ended before $1 and the columns that are a key.
var aging = map[string]struct{ key, ended, by string }{
	"idempotent_calls": {key: "user_id, call_key", ended: "created_at < $1", by: "created_at"},
	"jobs": {key: "id", ended: "status IN ('done', 'cancelled', 'dismissed') AND created_at < $1",
		by: "created_at, id"},
	"mails":            {key: "id", ended: "sent_at < $1", by: "sent_at"},
	"contact_messages": {key: "id", ended: "created_at < $1", by: "created_at"},
	"sessions":         {key: "id", ended: "expires_at < $1", by: "expires_at"},
	"counters":         {key: "name, digest, started_at", ended: "expires_at < $1", by: "expires_at"},
	"known_addresses":  {key: "user_id, address", ended: "seen_at < $1", by: "seen_at"},
	"password_codes":   {key: "mail_id", ended: "created_at < $1", by: "created_at"},
}

func (r bounds) DropAged(ctx context.Context, table string, before time.Time, most int) (int, error) {
	a, known := aging[table]
	if !known {
		return 0, fmt.Errorf("age %s: nobody said how", table)
	}
	n, err := r.exec(ctx, "age "+table, fmt.Sprintf(`DELETE FROM %s WHERE (%s) IN (SELECT %s FROM %s WHERE %s ORDER BY %s LIMIT $2)`,
		table, a.key, a.key, table, a.ended, a.by), at(before), most)
	return int(n), err
}
