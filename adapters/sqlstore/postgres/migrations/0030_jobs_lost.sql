-- +goose Up

-- How many workers in a row were lost with a job.
ALTER TABLE jobs ADD COLUMN lost BIGINT NOT NULL DEFAULT 0;
