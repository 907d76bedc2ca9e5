-- +goose Up

-- digest is that of the code in the last mail, empty before it is sent.
CREATE TABLE invitations (
    id             INTEGER PRIMARY KEY AUTOINCREMENT,
    company_id     INTEGER NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
    email          TEXT NOT NULL,
    email_key      TEXT NOT NULL,
    role           TEXT NOT NULL,
    employee_id    INTEGER REFERENCES employees (id) ON DELETE CASCADE,
    until          TEXT NOT NULL,
    invited_by_id  INTEGER NOT NULL REFERENCES users (id),
    digest         TEXT NOT NULL,
    accepted_by_id INTEGER REFERENCES users (id),
    revoked        BOOLEAN NOT NULL,
    created_at     TIMESTAMP NOT NULL,
    expires_at     TIMESTAMP NOT NULL
);
CREATE INDEX invitations_company ON invitations (company_id, id);
CREATE INDEX invitations_digest ON invitations (digest) WHERE digest <> '';
CREATE INDEX invitations_address ON invitations (email_key);
CREATE INDEX invitations_expired ON invitations (expires_at);
CREATE INDEX invitations_employee ON invitations (employee_id) WHERE employee_id IS NOT NULL;

-- What was decided about the members of a company and done with personal data. by_id is 0 for an administrator.
CREATE TABLE company_log (
    id              INTEGER PRIMARY KEY AUTOINCREMENT,
    company_id      INTEGER NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
    at              TIMESTAMP NOT NULL,
    day             TEXT NOT NULL,
    by_id           INTEGER NOT NULL,
    action          TEXT NOT NULL,
    subject         TEXT NOT NULL,
    subject_user_id INTEGER REFERENCES users (id),
    detail          TEXT NOT NULL
);
CREATE INDEX company_log_newest ON company_log (company_id, id);
CREATE INDEX company_log_day ON company_log (company_id, day, by_id);
CREATE INDEX company_log_subject ON company_log (subject_user_id) WHERE subject_user_id IS NOT NULL;

-- The names of those who were members, since what they wrote keeps a name.
CREATE TABLE former_members (
    company_id INTEGER NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
    user_id    INTEGER NOT NULL REFERENCES users (id),
    name       TEXT NOT NULL,
    PRIMARY KEY (company_id, user_id)
) WITHOUT ROWID;
