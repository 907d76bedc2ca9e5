package sqlstore

import (
	"context"
	"fmt"
	"time"

	"wbso/domain/retention"
)

type bounds struct{ *tx }

// counting has a query for each bound, by its words, that selects the rows to count; $1 is the id
// of what they belong to.
var counting = map[string]string{
	retention.CompanyBound.What:   `SELECT 1 FROM companies WHERE owner_id = $1`,
	retention.RequestBound.What:   `SELECT 1 FROM requests WHERE owner_id = $1 AND payment_status = 'unpaid'`,
	retention.WithdrawnBound.What: `SELECT 1 FROM withdrawn_hours w JOIN hours h ON h.id = $1 WHERE w.employee_id = h.employee_id AND w.day = h.day`,
	retention.RestoreBound.What:   `SELECT 1 FROM hour_restores WHERE entry_id = $1`,
	retention.MemberBound.What:    `SELECT 1 FROM members WHERE company_id = $1`,
	retention.FilingBound.What:    `SELECT 1 FROM application_versions WHERE request_id = $1 AND cause = 'filed'`,
}

func (r bounds) CountRows(ctx context.Context, b retention.Bound, of int64) (int, error) {
	query, known := counting[b.What]
	if !known {
		return 0, fmt.Errorf("count %s: nobody said how", b.What)
	}
	n, _, err := r.number(ctx, "count "+b.What, `SELECT count(*) FROM (`+query+` LIMIT CAST($2 AS BIGINT)) counted`, of, b.Most+1)
	return int(n), err
}

// aging has the table of what ages, and selects the keys of what ended before $1 and the columns
// that are a key.
var aging = map[retention.Ageing]struct{ table, key, ended, by string }{
	retention.Calls: {table: "idempotent_calls", key: "user_id, call_key", ended: "created_at < $1", by: "created_at"},
	retention.Jobs: {table: "jobs", key: "id", ended: "status IN ('done', 'cancelled', 'dismissed') AND created_at < $1",
		by: "created_at, id"},
	retention.Mails:           {table: "mails", key: "id", ended: "sent_at < $1", by: "sent_at"},
	retention.ContactMessages: {table: "contact_messages", key: "id", ended: "created_at < $1", by: "created_at"},
	retention.Sessions:        {table: "sessions", key: "id", ended: "expires_at < $1", by: "expires_at"},
	retention.Answers:         {table: "idempotent_calls", key: "user_id, call_key", ended: "answer <> '' AND created_at < $1", by: "created_at"},
	retention.PersonalTokens:  {table: "personal_tokens", key: "id", ended: "expires_at < $1", by: "expires_at, id"},
	retention.Counters:        {table: "counters", key: "name, digest, started_at", ended: "expires_at < $1", by: "expires_at"},
	retention.KnownAddresses:  {table: "known_addresses", key: "user_id, address", ended: "seen_at < $1", by: "seen_at"},
	retention.Invitations:     {table: "invitations", key: "id", ended: "expires_at < $1", by: "expires_at, id"},
	retention.PasswordCodes:   {table: "password_codes", key: "mail_id", ended: "created_at < $1", by: "created_at"},
	retention.FormerAddresses: {table: "former_addresses", key: "id", ended: "changed_at < $1", by: "changed_at, id"},
}

func (r bounds) DropAged(ctx context.Context, what retention.Ageing, before time.Time, most int) (int, error) {
	a, known := aging[what]
	if !known {
		return 0, fmt.Errorf("drop old %s: nobody said how", what)
	}
	n, err := r.exec(ctx, "drop old "+string(what), fmt.Sprintf(`DELETE FROM %s WHERE (%s) IN (SELECT %s FROM %s WHERE %s ORDER BY %s LIMIT CAST($2 AS BIGINT))`,
		a.table, a.key, a.key, a.table, a.ended, a.by), at(before), most)
	return int(n), err
}
