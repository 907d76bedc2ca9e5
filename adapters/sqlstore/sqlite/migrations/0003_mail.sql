-- +goose Up

-- The mails that events asked for, one per event. user_id is 0 for a mail about no
-- account; the text is made when the mail is sent.
CREATE TABLE mails (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    kind       TEXT      NOT NULL,
    event      TEXT      NOT NULL UNIQUE,
    user_id    INTEGER   NOT NULL,
    address    TEXT      NOT NULL,
    subject    INTEGER   NOT NULL,
    created_at TIMESTAMP NOT NULL,
    sent_at    TIMESTAMP
);
CREATE INDEX mails_user ON mails (user_id) WHERE user_id <> 0;

-- The codes that were mailed to users who forgot their password, by their digest. One
-- that was ended still counts among the mails of the last hour.
CREATE TABLE password_codes (
    mail_id    INTEGER   PRIMARY KEY,
    user_id    INTEGER   NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    digest     TEXT      NOT NULL UNIQUE,
    ended      BOOLEAN   NOT NULL,
    created_at TIMESTAMP NOT NULL,
    expires_at TIMESTAMP NOT NULL
);
CREATE INDEX password_codes_user ON password_codes (user_id, created_at);
CREATE INDEX password_codes_age ON password_codes (created_at);
