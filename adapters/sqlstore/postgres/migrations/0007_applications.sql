-- +goose Up

-- The application of a request as its owner finishes it: a document in JSON, and what lists
-- show of it. version is the newest of the history. filed_on is empty until the application
-- was filed; filed_company is the company as it was then.
CREATE TABLE applications (
    request_id      BIGINT      PRIMARY KEY REFERENCES requests (id),
    document        TEXT        NOT NULL,
    version         BIGINT      NOT NULL,
    open_questions  BIGINT      NOT NULL,
    filed_on        TEXT        NOT NULL,
    filed_reference TEXT        NOT NULL,
    filed_version   BIGINT      NOT NULL,
    filed_company   TEXT        NOT NULL,
    filed_at        TIMESTAMPTZ,
    updated_at      TIMESTAMPTZ NOT NULL
);

-- Its history. author is 0 for an administrator and for the product itself.
CREATE TABLE application_versions (
    request_id     BIGINT      NOT NULL REFERENCES requests (id),
    version        BIGINT      NOT NULL,
    cause          TEXT        NOT NULL,
    part           TEXT        NOT NULL,
    author         BIGINT      NOT NULL,
    open_questions BIGINT      NOT NULL,
    document       TEXT        NOT NULL,
    created_at     TIMESTAMPTZ NOT NULL,
    saved_at       TIMESTAMPTZ NOT NULL,
    PRIMARY KEY (request_id, version)
);

-- What RVO asks about a company, in JSON.
CREATE TABLE company_details (
    company_id BIGINT PRIMARY KEY REFERENCES companies (id) ON DELETE CASCADE,
    rev        BIGINT NOT NULL,
    content    TEXT   NOT NULL
);

-- Questions are a function of the application.
ALTER TABLE requests DROP COLUMN open_questions;
