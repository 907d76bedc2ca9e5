-- +goose Up

-- What the operator lets this account have instead of the limits of the server; 0 is the server's.
ALTER TABLE users ADD COLUMN max_companies BIGINT NOT NULL DEFAULT 0;
ALTER TABLE users ADD COLUMN max_unpaid_requests BIGINT NOT NULL DEFAULT 0;
ALTER TABLE users ADD COLUMN max_reveals BIGINT NOT NULL DEFAULT 0;
ALTER TABLE users ADD COLUMN max_proposals BIGINT NOT NULL DEFAULT 0;
