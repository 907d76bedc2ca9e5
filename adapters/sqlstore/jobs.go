package sqlstore

import (
	"cmp"
	"context"
	"slices"
	"time"

	"wbso/domain"
)

type jobs struct{ *tx }

const jobColumns = `id, kind, subject, status, attempts, run_at, lease_until, worker, last_error, created_at`

func jobFields(j *domain.Job) []any {
	return []any{&j.ID, &j.Kind, &j.Subject, &j.Status, &j.Attempts, instant{&j.RunAt}, instant{&j.LeaseUntil},
		&j.Worker, &j.LastError, instant{&j.CreatedAt}}
}

func leaseLost() error { return domain.Fail(domain.Conflict, domain.CodeLeaseLost) }

func (r jobs) Enqueue(ctx context.Context, j domain.Job) (domain.Job, error) {
	j.Status = cmp.Or(j.Status, domain.JobQueued)
	j.RunAt, j.LeaseUntil, j.CreatedAt = micro(j.RunAt), micro(j.LeaseUntil), micro(j.CreatedAt)
	id, _, err := r.number(ctx, "enqueue a job", `
		INSERT INTO jobs (kind, subject, status, attempts, run_at, lease_until, worker, last_error, created_at)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING id`,
		j.Kind, j.Subject, j.Status, j.Attempts, at(j.RunAt), at(j.LeaseUntil), j.Worker, j.LastError, at(j.CreatedAt))
	if err != nil {
		return domain.Job{}, err
	}
	j.ID = id
	return j, nil
}

func (r jobs) ByID(ctx context.Context, id int64) (domain.Job, error) {
	return one(ctx, r.tx, "read a job", jobFields, `SELECT `+jobColumns+` FROM jobs WHERE id = $1`, id)
}

func (r jobs) List(ctx context.Context, status domain.JobStatus, p domain.Page) (domain.Paged[domain.Job], error) {
	q := where{}
	q.equals("status", string(status))
	return paged(ctx, r.tx, "list jobs", jobFields, `SELECT `+jobColumns+` FROM jobs`, q, "created_at DESC, id DESC", p)
}

// Settle takes a job that nobody holds as held by the empty worker, so that an
// administrator can run a finished job again.
func (r jobs) Settle(ctx context.Context, j domain.Job) error {
	n, err := r.exec(ctx, "settle a job", `
		UPDATE jobs SET status = $1, attempts = $2, run_at = $3, last_error = $4, worker = '', lease_until = NULL
		WHERE id = $5 AND worker = $6`,
		j.Status, j.Attempts, at(j.RunAt), j.LastError, j.ID, j.Worker)
	if err == nil && n == 0 {
		return leaseLost()
	}
	return err
}

// Claim implements ports.Leases. The list is made first, in a query of its own,
// so that its limit and its locks hold whatever way the database takes.
func (s *Store) Claim(ctx context.Context, worker string, now, until time.Time, n int) ([]domain.Job, error) {
	rows, err := s.write.QueryContext(ctx, `
		WITH due AS MATERIALIZED (
			SELECT id FROM jobs
			WHERE status = $1 AND run_at <= $3 OR status = $2 AND lease_until <= $3
			ORDER BY run_at, id LIMIT $4 `+s.dialect.SkipLocked+`)
		UPDATE jobs SET status = $2, attempts = attempts + 1, worker = $5, lease_until = $6
		WHERE id IN (SELECT id FROM due) RETURNING `+jobColumns,
		domain.JobQueued, domain.JobRunning, micro(now), n, worker, micro(until))
	if err != nil {
		return nil, s.fault(ctx, "claim jobs", err)
	}
	claimed, err := collect(rows, jobFields)
	if err != nil {
		return nil, s.fault(ctx, "claim jobs", err)
	}
	slices.SortFunc(claimed, func(a, b domain.Job) int {
		return cmp.Or(a.RunAt.Compare(b.RunAt), cmp.Compare(a.ID, b.ID))
	})
	return claimed, nil
}

// Extend implements ports.Leases.
func (s *Store) Extend(ctx context.Context, j domain.Job, until time.Time) error {
	n, err := s.lease(ctx, "extend a lease",
		`UPDATE jobs SET lease_until = $1 WHERE id = $2 AND worker = $3 AND status = $4`,
		micro(until), j.ID, j.Worker, domain.JobRunning)
	if err == nil && n == 0 {
		return leaseLost()
	}
	return err
}

// Release implements ports.Leases.
func (s *Store) Release(ctx context.Context, j domain.Job) error {
	_, err := s.lease(ctx, "release a job", `
		UPDATE jobs SET status = $1, attempts = attempts - 1, worker = '', lease_until = NULL
		WHERE id = $2 AND worker = $3 AND status = $4`,
		domain.JobQueued, j.ID, j.Worker, domain.JobRunning)
	return err
}

func (s *Store) lease(ctx context.Context, what, query string, args ...any) (int64, error) {
	result, err := s.write.ExecContext(ctx, query, args...)
	if err != nil {
		return 0, s.fault(ctx, what, err)
	}
	return result.RowsAffected()
}
