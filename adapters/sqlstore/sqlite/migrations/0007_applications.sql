-- +goose Up

-- The application of a request as its owner finishes it: a document in JSON, and what lists
-- show of it. version is the newest of the history. filed_on is empty until the application
-- was filed; filed_company is the company as it was then.
CREATE TABLE applications (
    request_id      INTEGER   PRIMARY KEY REFERENCES requests (id),
    document        TEXT      NOT NULL,
    version         INTEGER   NOT NULL,
    open_questions  INTEGER   NOT NULL,
    filed_on        TEXT      NOT NULL,
    filed_reference TEXT      NOT NULL,
    filed_version   INTEGER   NOT NULL,
    filed_company   TEXT      NOT NULL,
    filed_at        TIMESTAMP,
    updated_at      TIMESTAMP NOT NULL
);

-- Its history. author is 0 for an administrator and for the product itself.
CREATE TABLE application_versions (
    request_id     INTEGER   NOT NULL REFERENCES requests (id),
    version        INTEGER   NOT NULL,
    cause          TEXT      NOT NULL,
    part           TEXT      NOT NULL,
    author         INTEGER   NOT NULL,
    open_questions INTEGER   NOT NULL,
    document       TEXT      NOT NULL,
    created_at     TIMESTAMP NOT NULL,
    saved_at       TIMESTAMP NOT NULL,
    PRIMARY KEY (request_id, version)
);

-- What RVO asks about a company, in JSON.
CREATE TABLE company_details (
    company_id INTEGER PRIMARY KEY REFERENCES companies (id) ON DELETE CASCADE,
    rev        INTEGER NOT NULL,
    content    TEXT    NOT NULL
);

-- Questions are a function of the application.
ALTER TABLE requests DROP COLUMN open_questions;
