-- +goose Up

-- due_at is when the first attempt at a job was due. run_at is when the next one is, and moves on with every failure.
ALTER TABLE jobs ADD COLUMN due_at TIMESTAMPTZ;
UPDATE jobs SET due_at = run_at;
