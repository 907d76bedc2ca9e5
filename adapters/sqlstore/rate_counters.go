package sqlstore

import (
	"context"
	"time"

	"wbso/domain/ratelimit"
)

type rateCounters struct{ *tx }

func (r rateCounters) AddCalls(ctx context.Context, c ratelimit.Count, n int64) (sum int64, err error) {
	sum, _, err = r.number(ctx, "add to a counter", `
		INSERT INTO counters (name, digest, started_at, expires_at, total) VALUES ($1, $2, $3, $4, CASE WHEN CAST($5 AS BIGINT) < 0 THEN 0 ELSE $5 END)
		ON CONFLICT (name, digest, started_at) DO UPDATE SET total = CASE WHEN counters.total + $5 < 0 THEN 0 ELSE counters.total + $5 END
		RETURNING total`, c.Name, c.Digest, micro(c.Start), micro(c.Expires()), n)
	return sum, err
}

func (r rateCounters) SumCalls(ctx context.Context, c ratelimit.Count) (present, earlier int64, err error) {
	type sums struct{ present, earlier int64 }
	both, err := one(ctx, r.tx, "read a counter", func(s *sums) []any { return []any{&s.present, &s.earlier} }, `
		SELECT COALESCE(CAST(sum(CASE WHEN started_at = $3 THEN total ELSE 0 END) AS BIGINT), 0), COALESCE(CAST(sum(CASE WHEN started_at = $4 THEN total ELSE 0 END) AS BIGINT), 0)
		FROM counters WHERE name = $1 AND digest = $2 AND started_at IN ($3, $4)`, c.Name, c.Digest, micro(c.Start), micro(c.EarlierWindow().Start))
	return both.present, both.earlier, err
}

func (r rateCounters) PurgeCounters(ctx context.Context, at time.Time) error {
	_, err := r.exec(ctx, "purge counters", `DELETE FROM counters WHERE expires_at <= $1`, micro(at))
	return err
}
