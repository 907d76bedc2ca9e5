-- +goose Up

-- Where somebody signed in, and when the session was last used: that of before is not known.
ALTER TABLE sessions ADD COLUMN used_at TIMESTAMPTZ;
ALTER TABLE sessions ADD COLUMN browser TEXT NOT NULL DEFAULT '';
ALTER TABLE sessions ADD COLUMN address TEXT NOT NULL DEFAULT '';
UPDATE sessions SET used_at = created_at;

-- Whether a browser of the user was remembered: the first one is, without a mail.
ALTER TABLE users ADD COLUMN browser_known BOOLEAN NOT NULL DEFAULT FALSE;
