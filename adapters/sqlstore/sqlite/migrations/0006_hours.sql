-- +goose Up

-- The keys with which citizen service numbers are encrypted, each wrapped with a key that
-- is derived from the secret.
CREATE TABLE data_keys (
    id         TEXT      PRIMARY KEY,
    wrapped    BLOB      NOT NULL,
    created_at TIMESTAMP NOT NULL
) WITHOUT ROWID;

-- The people whose hours are registered. email_key and name_key, 'last first', are folded
-- by the domain. bsn is encrypted with the data key bsn_key and empty when it is not known.
-- Who writes hours or assignments of an employee raises the version first: writers of one
-- employee wait for each other here, and the polled lists see that something changed.
CREATE TABLE employees (
    id             INTEGER PRIMARY KEY AUTOINCREMENT,
    company_id     INTEGER   NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
    first_name     TEXT      NOT NULL,
    last_name      TEXT      NOT NULL,
    name_key       TEXT      NOT NULL,
    function_title TEXT      NOT NULL,
    email          TEXT      NOT NULL,
    email_key      TEXT      NOT NULL,
    bsn            BLOB      NOT NULL,
    bsn_key        TEXT      NOT NULL,
    approved       BOOLEAN   NOT NULL,
    archived       BOOLEAN   NOT NULL,
    version        INTEGER   NOT NULL DEFAULT 0,
    created_at     TIMESTAMP NOT NULL
);
CREATE INDEX employees_company ON employees (company_id, name_key, id);
CREATE UNIQUE INDEX employees_email ON employees (company_id, email_key) WHERE email_key <> '' AND NOT archived;

CREATE TABLE assignments (
    request_id  INTEGER   NOT NULL REFERENCES requests (id),
    employee_id INTEGER   NOT NULL REFERENCES employees (id) ON DELETE CASCADE,
    assigned_at TIMESTAMP NOT NULL,
    PRIMARY KEY (request_id, employee_id)
) WITHOUT ROWID;
CREATE INDEX assignments_employee ON assignments (employee_id);

-- The entries that count. replaces is the entry that this one corrects, or 0; recorded_by is
-- 0 for an administrator. The indexes cover the sums of a project and of an employee's day.
CREATE TABLE hours (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    request_id  INTEGER   NOT NULL REFERENCES requests (id),
    employee_id INTEGER   NOT NULL REFERENCES employees (id),
    day         TEXT      NOT NULL,
    half_hours  INTEGER   NOT NULL,
    description TEXT      NOT NULL,
    replaces    INTEGER   NOT NULL,
    recorded_by INTEGER   NOT NULL,
    recorded_at TIMESTAMP NOT NULL
);
CREATE INDEX hours_project ON hours (request_id, day, employee_id, half_hours);
CREATE INDEX hours_employee ON hours (employee_id, day, half_hours);

-- The entries that were withdrawn, as they were.
CREATE TABLE withdrawn_hours (
    id           INTEGER   PRIMARY KEY,
    request_id   INTEGER   NOT NULL REFERENCES requests (id),
    employee_id  INTEGER   NOT NULL REFERENCES employees (id),
    day          TEXT      NOT NULL,
    half_hours   INTEGER   NOT NULL,
    description  TEXT      NOT NULL,
    replaces     INTEGER   NOT NULL,
    recorded_by  INTEGER   NOT NULL,
    recorded_at  TIMESTAMP NOT NULL,
    withdrawn_by INTEGER   NOT NULL,
    withdrawn_at TIMESTAMP NOT NULL
);
CREATE INDEX withdrawn_hours_project ON withdrawn_hours (request_id, day);
CREATE INDEX withdrawn_hours_employee ON withdrawn_hours (employee_id);

-- Who saw which employee's number.
CREATE TABLE bsn_reveals (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    employee_id INTEGER   NOT NULL REFERENCES employees (id) ON DELETE CASCADE,
    user_id     INTEGER   NOT NULL REFERENCES users (id),
    revealed_at TIMESTAMP NOT NULL
);
CREATE INDEX bsn_reveals_employee ON bsn_reveals (employee_id);
CREATE INDEX bsn_reveals_user ON bsn_reveals (user_id);

-- A key belongs to a call that made a request or an entry of hours.
CREATE TABLE idempotent_calls_new (
    user_id    INTEGER   NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    call_key   TEXT      NOT NULL,
    digest     TEXT      NOT NULL,
    subject    INTEGER   NOT NULL,
    created_at TIMESTAMP NOT NULL,
    kind       TEXT      NOT NULL,
    PRIMARY KEY (user_id, call_key)
) WITHOUT ROWID;
INSERT INTO idempotent_calls_new SELECT user_id, call_key, digest, request_id, created_at, 'request' FROM idempotent_calls;
DROP TABLE idempotent_calls;
ALTER TABLE idempotent_calls_new RENAME TO idempotent_calls;
