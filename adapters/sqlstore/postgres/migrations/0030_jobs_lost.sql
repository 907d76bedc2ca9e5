-- +goose Up

-- How many workers in a row were lost with a job.
ALTER TABLE jobs ADD COLUMN lost INTEGER NOT NULL DEFAULT 0;
