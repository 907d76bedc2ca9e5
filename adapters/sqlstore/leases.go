package sqlstore

import (
	"context"
	"fmt"
	"strings"
	"time"

	"wbso/domain"
	"wbso/domain/queue"
)

// ClaimJob implements ports.Leases. When another worker takes the chosen job first,
// it chooses again.
func (s *Store) ClaimJob(ctx context.Context, worker string, kinds []queue.JobKind, lease time.Duration) (j queue.Job, found bool, err error) {
	err = s.plain(ctx, func(t *tx) error {
		now, err := t.now(ctx)
		if err != nil {
			return err
		}
		if err := t.dropLostLeases(ctx, now); err != nil {
			return err
		}
		for { // another worker may have claimed the job meanwhile, or have tried it and put it off
			var id int64
			if id, found, err = t.nextJob(ctx, kinds, now); err != nil || !found {
				return err
			}
			j, err = one(ctx, t, "claim a job", jobFields, `
				UPDATE jobs SET status = 'running', attempts = attempts + 1, worker = $5, claimed_at = $1, lease_until = $6
				WHERE id = $7 AND status = 'queued' AND `+jobIsDue+` RETURNING `+jobColumns, append(dueArgs(now), worker, micro(now.Add(lease)), id)...)
			if domain.KindOf(err) != domain.NotFound {
				return err
			}
		}
	})
	return j, found && err == nil, err
}

// dropLostLeases puts the jobs of silent workers back in the queue. Their attempt is not
// counted, since it did not end, but the lost worker is.
func (t *tx) dropLostLeases(ctx context.Context, now time.Time) error {
	args, waits := []any{now, now.Add(queue.LongestLease)}, ""
	for n := queue.LostAtOnce + 1; n < queue.MaxLost; n++ {
		args = append(args, micro(now.Add(queue.LostWait(n))))
		waits += fmt.Sprintf(" WHEN %d THEN $%d", n, len(args))
	}
	_, err := t.exec(ctx, "drop lost leases", `
		UPDATE jobs SET status = 'queued', attempts = attempts - 1, lost = lost + 1, worker = '', lease_until = NULL,
			run_at = CASE lost + 1`+waits+` ELSE run_at END
		WHERE status = 'running' AND (lease_until <= $1 OR lease_until > $2)`, args...)
	return err
}

// jobIsDue selects the jobs that may be claimed, with dueArgs as its first arguments. A job that
// would wait longer than any job ever waits is due too: the clock was set back since.
const jobIsDue = `(run_at <= $1 OR run_at > $2 AND (lost <= $4 OR run_at > $3))`

func dueArgs(now time.Time) []any {
	return []any{now, now.Add(queue.LongestWait), now.Add(queue.LongestLostWait), queue.LostAtOnce}
}

// nextJob chooses the job whose turn it is. It goes from owner to owner along the
// index, so that the number of jobs of an owner makes no difference. It ignores
// claims from after now: the clock was set back since.
func (t *tx) nextJob(ctx context.Context, kinds []queue.JobKind, now time.Time) (id int64, found bool, err error) {
	args := dueArgs(now)
	known := make([]string, len(kinds))
	for i, kind := range kinds {
		args = append(args, kind)
		known[i] = fmt.Sprintf("$%d", len(args))
	}
	return t.number(ctx, "choose a job", `
		WITH RECURSIVE owners (owner_id) AS (
			SELECT min(owner_id) FROM jobs WHERE status = 'queued'
			UNION ALL
			SELECT (SELECT min(owner_id) FROM jobs WHERE status = 'queued' AND owner_id > owners.owner_id)
			FROM owners WHERE owner_id IS NOT NULL
		), turns AS MATERIALIZED (
			SELECT (SELECT id FROM jobs
					WHERE status = 'queued' AND owner_id = owners.owner_id AND `+jobIsDue+`
					AND kind IN (`+strings.Join(known, ", ")+`) ORDER BY run_at, id LIMIT 1) AS job_id,
				(SELECT max(claimed_at) FROM jobs WHERE owner_id = owners.owner_id AND claimed_at <= $1) AS last_claim
			FROM owners
			WHERE owner_id NOT IN (SELECT owner_id FROM jobs WHERE status = 'running' AND owner_id <> 0)
		)
		SELECT job_id FROM turns WHERE job_id IS NOT NULL
		ORDER BY last_claim NULLS FIRST, (SELECT run_at FROM jobs WHERE id = job_id), job_id LIMIT 1`, args...)
}

// ExtendLease implements ports.Leases.
func (s *Store) ExtendLease(ctx context.Context, j queue.Job, lease time.Duration) error {
	return s.plain(ctx, func(t *tx) error {
		now, err := t.now(ctx)
		if err != nil {
			return err
		}
		n, err := t.exec(ctx, "extend a lease", `UPDATE jobs SET lease_until = $1 WHERE id = $2 AND worker = $3 AND status = 'running'`,
			micro(now.Add(lease)), j.ID, j.Worker)
		if err == nil && n == 0 {
			return leaseLost()
		}
		return err
	})
}

// ReleaseJob implements ports.Leases. A worker that was counted as lost and comes back is
// taken off that count, while it is higher than at that claim: a second call finds it lower.
func (s *Store) ReleaseJob(ctx context.Context, j queue.Job, wait time.Duration) error {
	return s.plain(ctx, func(t *tx) error {
		now, err := t.now(ctx)
		if err != nil {
			return err
		}
		n, err := t.exec(ctx, "release a job", `
			UPDATE jobs SET status = 'queued', attempts = attempts - 1, run_at = $1, last_error = $2, worker = '', lease_until = NULL
			WHERE id = $3 AND worker = $4 AND status = 'running'`, micro(now.Add(wait)), j.LastError, j.ID, j.Worker)
		if err != nil || n > 0 {
			return err
		}
		_, err = t.exec(ctx, "count one lost worker less", `
			UPDATE jobs SET lost = lost - 1 WHERE id = $1 AND status IN ('queued', 'running') AND lost > $2`, j.ID, j.Lost)
		return err
	})
}
