-- +goose Up

-- What the operator lets this account have instead of the limits of the server; 0 is the server's.
ALTER TABLE users ADD COLUMN max_companies BIGINT NOT NULL DEFAULT 0;
ALTER TABLE users ADD COLUMN max_unpaid_requests BIGINT NOT NULL DEFAULT 0;
ALTER TABLE users ADD COLUMN max_reveals BIGINT NOT NULL DEFAULT 0;
ALTER TABLE users ADD COLUMN max_proposals BIGINT NOT NULL DEFAULT 0;

-- The unpaid requests of an account are counted when one is added, and those of all for the metrics.
CREATE INDEX requests_unpaid ON requests (owner_id) WHERE payment_status = 'unpaid';
