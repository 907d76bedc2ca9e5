package sqlstore

import (
	"context"
	"time"
)

type addresses struct{ *tx }

func (r addresses) NoteAddress(ctx context.Context, user int64, address string, seen time.Time) error {
	_, err := r.exec(ctx, "note an address", `
		INSERT INTO known_addresses (user_id, address, seen_at) VALUES ($1, $2, $3)
		ON CONFLICT (user_id, address) DO UPDATE SET seen_at = excluded.seen_at`,
		user, address, at(seen))
	return err
}

func (r addresses) KnowsAddress(ctx context.Context, user int64, address string, since time.Time) (bool, error) {
	_, found, err := r.number(ctx, "look for an address",
		`SELECT 1 FROM known_addresses WHERE user_id = $1 AND address = $2 AND seen_at >= $3`, user, address, micro(since))
	return found, err
}

func (r addresses) KeepAddresses(ctx context.Context, user int64, n int) error {
	_, err := r.exec(ctx, "delete a user's oldest addresses", `
		DELETE FROM known_addresses WHERE user_id = $1
		AND address NOT IN (SELECT address FROM known_addresses WHERE user_id = $1 ORDER BY seen_at DESC, address LIMIT CAST($2 AS BIGINT))`, user, n)
	return err
}

func (r addresses) PurgeAddresses(ctx context.Context, before time.Time) error {
	_, err := r.exec(ctx, "purge addresses", `DELETE FROM known_addresses WHERE seen_at < $1`, micro(before))
	return err
}
