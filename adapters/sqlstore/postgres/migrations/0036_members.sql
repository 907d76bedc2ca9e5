-- +goose Up

-- Who may do what in a company. since is when the member got the role; until is the last day of a
-- reader, empty for none. The owner of a company is the member who has been an owner longest: what is
-- stored counts for that account.
CREATE TABLE members (
    company_id     BIGINT NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
    user_id        BIGINT NOT NULL REFERENCES users (id),
    role           TEXT NOT NULL,
    employee_id    BIGINT REFERENCES employees (id) ON DELETE CASCADE,
    until          TEXT NOT NULL,
    may_close      BOOLEAN NOT NULL,
    may_reveal_bsn BOOLEAN NOT NULL,
    since          TIMESTAMPTZ NOT NULL,
    created_at     TIMESTAMPTZ NOT NULL,
    PRIMARY KEY (company_id, user_id)
);
CREATE INDEX members_user ON members (user_id, until, company_id);
CREATE UNIQUE INDEX members_employee ON members (employee_id) WHERE employee_id IS NOT NULL;
INSERT INTO members (company_id, user_id, role, until, may_close, may_reveal_bsn, since, created_at)
    SELECT c.id, c.owner_id, 'owner', '', FALSE, FALSE, c.created_at, c.created_at FROM companies c;

-- The member who made a request gets its mails.
ALTER TABLE requests ADD COLUMN made_by_id BIGINT REFERENCES users (id);
UPDATE requests SET made_by_id = owner_id;
DROP INDEX requests_company;
CREATE INDEX requests_company ON requests (company_id, created_at, id);

-- The version of what the lists of the members of a company show of it, spread over parts so that
-- writers seldom meet. list_versions stay for what changes for one user alone, such as a membership.
CREATE TABLE company_versions (
    company_id BIGINT NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
    part       BIGINT NOT NULL,
    version    BIGINT NOT NULL,
    PRIMARY KEY (company_id, part)
);
DROP INDEX requests_owner;
CREATE INDEX requests_owner ON requests (owner_id);
