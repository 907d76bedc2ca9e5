-- +goose Up

-- Times are UTC text that sorts; dates are yyyy-mm-dd, empty for none; money is
-- in cents; the *_key columns are folded by the domain, since SQL folds ASCII only.

CREATE TABLE users (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    username      TEXT      NOT NULL,
    username_key  TEXT      NOT NULL UNIQUE,
    email         TEXT      NOT NULL,
    email_key     TEXT      NOT NULL UNIQUE,
    password_hash TEXT      NOT NULL,
    first_name    TEXT      NOT NULL,
    last_name     TEXT      NOT NULL,
    phone         TEXT      NOT NULL,
    token_version INTEGER   NOT NULL,
    list_version  INTEGER   NOT NULL,
    active        BOOLEAN   NOT NULL,
    created_at    TIMESTAMP NOT NULL
);

CREATE TABLE sessions (
    id         TEXT      PRIMARY KEY,
    user_id    INTEGER   NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    created_at TIMESTAMP NOT NULL,
    expires_at TIMESTAMP NOT NULL
) WITHOUT ROWID;
CREATE INDEX sessions_user ON sessions (user_id);
CREATE INDEX sessions_expiry ON sessions (expires_at);

CREATE TABLE companies (
    id             INTEGER PRIMARY KEY AUTOINCREMENT,
    owner_id       INTEGER   NOT NULL REFERENCES users (id),
    name           TEXT      NOT NULL,
    kvk_number     TEXT      NOT NULL,
    btw_number     TEXT      NOT NULL,
    address        TEXT      NOT NULL,
    postal_code    TEXT      NOT NULL,
    city           TEXT      NOT NULL,
    contact_person TEXT      NOT NULL,
    email          TEXT      NOT NULL,
    phone          TEXT      NOT NULL,
    created_at     TIMESTAMP NOT NULL,
    UNIQUE (owner_id, kvk_number)
);

CREATE TABLE request_numbers (
    year INTEGER PRIMARY KEY,
    n    INTEGER NOT NULL
);

CREATE TABLE requests (
    id                     INTEGER PRIMARY KEY AUTOINCREMENT,
    owner_id               INTEGER   NOT NULL REFERENCES users (id),
    company_id             INTEGER   NOT NULL REFERENCES companies (id),
    number                 TEXT      NOT NULL UNIQUE,
    elevator_pitch         TEXT      NOT NULL,
    innovation_description TEXT      NOT NULL,
    technical_challenges   TEXT      NOT NULL,
    estimated_hours        INTEGER   NOT NULL,
    start_of_project       TEXT      NOT NULL,
    collaborative          BOOLEAN   NOT NULL,
    partners               TEXT      NOT NULL,
    project_type           TEXT      NOT NULL,
    also_develop_code      BOOLEAN   NOT NULL,
    cost_method            TEXT      NOT NULL,
    extra_costs            TEXT      NOT NULL,
    title                  TEXT      NOT NULL,
    status                 TEXT      NOT NULL,
    payment_status         TEXT      NOT NULL,
    failure                TEXT      NOT NULL,
    open_questions         TEXT      NOT NULL,
    created_at             TIMESTAMP NOT NULL,
    updated_at             TIMESTAMP NOT NULL
);
CREATE INDEX requests_owner ON requests (owner_id, created_at, id);
CREATE INDEX requests_newest ON requests (created_at, id);
CREATE INDEX requests_company ON requests (company_id);

CREATE TABLE idempotent_calls (
    user_id    INTEGER   NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    call_key   TEXT      NOT NULL,
    digest     TEXT      NOT NULL,
    request_id INTEGER   NOT NULL REFERENCES requests (id),
    created_at TIMESTAMP NOT NULL,
    PRIMARY KEY (user_id, call_key)
) WITHOUT ROWID;

CREATE TABLE documents (
    id           INTEGER PRIMARY KEY AUTOINCREMENT,
    request_id   INTEGER   NOT NULL REFERENCES requests (id),
    kind         TEXT      NOT NULL,
    version      INTEGER   NOT NULL,
    filename     TEXT      NOT NULL,
    content_type TEXT      NOT NULL,
    size         INTEGER   NOT NULL,
    created_at   TIMESTAMP NOT NULL,
    UNIQUE (request_id, kind, version)
);

CREATE TABLE document_contents (
    document_id INTEGER PRIMARY KEY REFERENCES documents (id) ON DELETE CASCADE,
    content     BLOB NOT NULL
);

CREATE TABLE checkout_codes (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    code        TEXT      NOT NULL UNIQUE,
    price_cents INTEGER   NOT NULL,
    expires_on  TEXT      NOT NULL,
    max_uses    INTEGER   NOT NULL,
    disabled    BOOLEAN   NOT NULL,
    holds       INTEGER   NOT NULL DEFAULT 0,
    created_at  TIMESTAMP NOT NULL
);

CREATE TABLE payments (
    id           INTEGER PRIMARY KEY AUTOINCREMENT,
    request_id   INTEGER   NOT NULL REFERENCES requests (id),
    status       TEXT      NOT NULL,
    price_cents  INTEGER   NOT NULL,
    vat_cents    INTEGER   NOT NULL,
    amount_cents INTEGER   NOT NULL,
    currency     TEXT      NOT NULL,
    code         TEXT      NOT NULL,
    session      TEXT      NOT NULL,
    url          TEXT      NOT NULL,
    created_at   TIMESTAMP NOT NULL,
    expires_at   TIMESTAMP,
    paid_at      TIMESTAMP
);
CREATE INDEX payments_request ON payments (request_id, created_at, id);
CREATE INDEX payments_code ON payments (code, status, expires_at) WHERE code <> '';
CREATE UNIQUE INDEX payments_session ON payments (session) WHERE session <> '';

CREATE TABLE payment_events (
    id           TEXT      PRIMARY KEY,
    type         TEXT      NOT NULL,
    session      TEXT      NOT NULL,
    status       TEXT      NOT NULL,
    amount_cents INTEGER   NOT NULL,
    currency     TEXT      NOT NULL,
    reference    TEXT      NOT NULL,
    at           TIMESTAMP
) WITHOUT ROWID;

CREATE TABLE verdicts (
    cache_key   TEXT      PRIMARY KEY,
    good_enough BOOLEAN   NOT NULL,
    eligible    BOOLEAN   NOT NULL,
    suggestions TEXT      NOT NULL,
    criteria    TEXT      NOT NULL,
    judged_at   TIMESTAMP NOT NULL
) WITHOUT ROWID;
CREATE INDEX verdicts_age ON verdicts (judged_at);

CREATE TABLE jobs (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    kind        TEXT      NOT NULL,
    subject     INTEGER   NOT NULL,
    status      TEXT      NOT NULL,
    attempts    INTEGER   NOT NULL,
    run_at      TIMESTAMP NOT NULL,
    lease_until TIMESTAMP,
    worker      TEXT      NOT NULL,
    last_error  TEXT      NOT NULL,
    created_at  TIMESTAMP NOT NULL
);
CREATE INDEX jobs_due ON jobs (status, run_at, id);
CREATE INDEX jobs_newest ON jobs (created_at, id);
