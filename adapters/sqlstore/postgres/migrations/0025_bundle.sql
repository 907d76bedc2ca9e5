-- +goose Up

-- Applications with the same number are filed together, as one: the first request among them. 0 goes alone.
ALTER TABLE applications ADD COLUMN bundle BIGINT NOT NULL DEFAULT 0;
