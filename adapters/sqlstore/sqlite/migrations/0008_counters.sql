-- +goose Up

-- What is limited, in windows of time that all servers share. digest says of whom, and
-- cannot be turned back into a name or an address without the key of the servers.
CREATE TABLE counters (
    name       TEXT      NOT NULL,
    digest     TEXT      NOT NULL,
    started_at TIMESTAMP NOT NULL,
    expires_at TIMESTAMP NOT NULL,
    total      INTEGER   NOT NULL,
    PRIMARY KEY (name, digest, started_at)
);
CREATE INDEX counters_by_expiry ON counters (expires_at);
