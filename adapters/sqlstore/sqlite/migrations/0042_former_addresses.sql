-- +goose Up

-- The addresses that accounts had, to which they can be set back for seven days.
CREATE TABLE former_addresses (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id    INTEGER NOT NULL REFERENCES users (id),
    email      TEXT NOT NULL,
    email_key  TEXT NOT NULL,
    changed_at TIMESTAMP NOT NULL
);
CREATE INDEX former_addresses_user ON former_addresses (user_id, id);
CREATE INDEX former_addresses_address ON former_addresses (email_key);
CREATE INDEX former_addresses_changed ON former_addresses (changed_at, id);
