-- +goose Up

-- When the user of a session last typed the password once more; NULL until then.
ALTER TABLE sessions ADD COLUMN confirmed_at TIMESTAMPTZ;
