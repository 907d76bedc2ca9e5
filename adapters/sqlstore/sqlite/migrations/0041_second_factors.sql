-- +goose Up

-- secret is sealed with the data key secret_key. since is NULL until the first code was typed. last_step is that of the
-- last code that was used: no code counts twice.
CREATE TABLE second_factors (
    user_id    INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    secret     BLOB NOT NULL,
    secret_key TEXT NOT NULL,
    since      TIMESTAMP,
    last_step  INTEGER NOT NULL
);

-- Digests of the codes that were not used.
CREATE TABLE recovery_codes (
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    digest  TEXT NOT NULL,
    PRIMARY KEY (user_id, digest)
) WITHOUT ROWID;

-- Whether members who reveal a BSN need a second factor.
ALTER TABLE companies ADD COLUMN second_factor_for_bsn BOOLEAN NOT NULL DEFAULT FALSE;
