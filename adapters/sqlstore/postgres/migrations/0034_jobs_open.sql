-- +goose Up

-- The metrics count these every few seconds; all others are done, and a month of them is kept.
CREATE INDEX jobs_open ON jobs (kind, status) WHERE status IN ('queued', 'running', 'failed', 'refused');
