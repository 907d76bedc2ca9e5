-- +goose Up

-- What a call with a key answered, as JSON, where it cannot be read again from what the call made.
ALTER TABLE idempotent_calls ADD COLUMN answer TEXT NOT NULL DEFAULT '';
