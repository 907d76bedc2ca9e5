package sqlstore

import (
	"context"
	"time"

	"wbso/domain"
	"wbso/domain/queue"
)

type jobs struct{ *tx }

const jobColumns = `id, kind, owner_id, subject, status, attempts, lost, run_at, coalesce(due_at, run_at), lease_until, worker, last_error, created_at`

func jobFields(j *queue.Job) []any {
	return []any{&j.ID, &j.Kind, &j.Owner, &j.Subject, &j.Status, &j.Attempts, &j.Lost, instant{&j.RunAt}, instant{&j.DueAt}, instant{&j.LeaseUntil},
		&j.Worker, &j.LastError, instant{&j.CreatedAt}}
}

func leaseLost() error { return domain.Fail(domain.Conflict, domain.CodeLeaseLost) }

func (r jobs) EnqueueJob(ctx context.Context, j queue.Job, wait time.Duration) (queue.Job, error) {
	now, err := r.now(ctx)
	if err != nil {
		return queue.Job{}, err
	}
	due := micro(now.Add(wait))
	j = queue.Job{Kind: j.Kind, Owner: j.Owner, Subject: j.Subject, Status: queue.JobQueued, RunAt: due, DueAt: due, CreatedAt: micro(j.CreatedAt)}
	j.ID, _, err = r.number(ctx, "enqueue a job", `
		INSERT INTO jobs (kind, owner_id, subject, status, attempts, run_at, due_at, worker, last_error, created_at)
		VALUES ($1, $2, $3, $4, 0, $5, $5, '', '', $6) RETURNING id`,
		j.Kind, j.Owner, j.Subject, j.Status, j.RunAt, at(j.CreatedAt))
	if err != nil {
		return queue.Job{}, err
	}
	return j, nil
}

func (r jobs) EnsureJob(ctx context.Context, kind queue.JobKind, created time.Time) error {
	now, err := r.now(ctx)
	if err != nil {
		return err
	}
	_, err = r.exec(ctx, "ensure a job", `
		INSERT INTO jobs (kind, owner_id, subject, status, attempts, run_at, due_at, worker, last_error, created_at)
		SELECT $1, 0, 0, 'queued', 0, $2, $2, '', '', $3
		WHERE NOT EXISTS (SELECT 1 FROM jobs WHERE status IN ('queued', 'running') AND kind = $1)`,
		kind, micro(now), at(micro(created)))
	return err
}

func (r jobs) FindJob(ctx context.Context, id int64) (queue.Job, error) {
	return one(ctx, r.tx, "read a job", jobFields, `SELECT `+jobColumns+` FROM jobs WHERE id = $1`, id)
}

func (r jobs) ListJobs(ctx context.Context, f queue.JobFilter, p domain.Page) (domain.List[queue.Job], error) {
	q := where{}
	q.equals("status", string(f.Status))
	q.equals("kind", string(f.Kind))
	return paged(ctx, r.tx, "list jobs", jobFields, `SELECT `+jobColumns+` FROM jobs`, q, order{from: "jobs", by: "created_at, id", id: "id", newest: true}, p)
}

func (r jobs) TallyJobs(ctx context.Context) ([]queue.JobTally, error) {
	now, err := r.now(ctx)
	if err != nil {
		return nil, err
	}
	return many(ctx, r.tx, "count jobs", func(t *queue.JobTally) []any {
		return []any{&t.Kind, &t.Status, &t.Count, instant{&t.Oldest}, since{now, &t.Due}, since{now, &t.Late}}
	}, `SELECT kind, status, count(*), min(created_at), min(run_at), min(coalesce(due_at, run_at)) FROM jobs
		WHERE status IN ('queued', 'running', 'failed', 'refused') GROUP BY kind, status ORDER BY kind, status`)
}

func (r jobs) SettleJob(ctx context.Context, j queue.Job, wait time.Duration) error {
	now, err := r.now(ctx)
	if err != nil {
		return err
	}
	run, anew := micro(now.Add(wait)), time.Time{}
	if j.Attempts == 0 {
		anew = run
	}
	n, err := r.exec(ctx, "settle a job", `
		UPDATE jobs SET status = $1, attempts = $2, lost = 0, run_at = $3, last_error = $4, worker = '', lease_until = NULL,
			due_at = coalesce($7, due_at)
		WHERE id = $5 AND worker = $6`,
		j.Status, j.Attempts, run, j.LastError, j.ID, j.Worker, at(anew))
	if err == nil && n == 0 {
		return leaseLost()
	}
	return err
}
