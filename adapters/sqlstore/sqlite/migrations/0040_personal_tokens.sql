-- +goose Up

-- Tokens with which programs call for a user. companies is a list of ids as JSON; an empty one is all of the user.
CREATE TABLE personal_tokens (
    id         INTEGER   PRIMARY KEY AUTOINCREMENT,
    user_id    INTEGER   NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    digest     TEXT      NOT NULL UNIQUE,
    name       TEXT      NOT NULL,
    scope      TEXT      NOT NULL,
    companies  TEXT      NOT NULL,
    created_at TIMESTAMP NOT NULL,
    expires_at TIMESTAMP NOT NULL,
    used_at    TIMESTAMP
);
CREATE INDEX personal_tokens_user ON personal_tokens (user_id);
CREATE INDEX personal_tokens_expiry ON personal_tokens (expires_at);
