-- +goose Up

-- The one row of instance names this database: its id goes into every key that is
-- derived from the secret. A restore gives it another epoch, which goes into ETags.
-- demo marks the database of the demonstration; an older one is known by its first
-- account, which the demonstration itself made.
CREATE TABLE instance (
    one   BIGINT  PRIMARY KEY CHECK (one = 1),
    id    TEXT    NOT NULL,
    demo  BOOLEAN NOT NULL,
    epoch TEXT    NOT NULL
);
INSERT INTO instance (one, id, epoch, demo) VALUES (1, replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), left(replace(gen_random_uuid()::text, '-', ''), 16),
    EXISTS (SELECT 1 FROM users WHERE id = (SELECT min(id) FROM users) AND username_key = 'demo' AND email_key = 'demo@example.nl'));

-- The version of a user's lists is the sum of its parts: writers raise different
-- rows, so that they do not wait for each other.
CREATE TABLE list_versions (
    owner_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    part     BIGINT NOT NULL,
    version  BIGINT NOT NULL,
    PRIMARY KEY (owner_id, part)
);
ALTER TABLE users DROP COLUMN list_version;

-- Where a user signed in from, so that a crowd of wrong passwords from elsewhere
-- does not shut the user out.
CREATE TABLE known_addresses (
    user_id BIGINT      NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    address TEXT        NOT NULL,
    seen_at TIMESTAMPTZ NOT NULL,
    PRIMARY KEY (user_id, address)
);
CREATE INDEX known_addresses_seen ON known_addresses (seen_at);

-- A job belongs to an owner, 0 for nobody's; an owner has one running job at a time
-- and the last claim tells whose turn it is. The indexes hold no finished job but
-- for the last one. Jobs that ran while the schema was older go back to the queue.
ALTER TABLE jobs ADD COLUMN owner_id BIGINT NOT NULL DEFAULT 0;
ALTER TABLE jobs ADD COLUMN claimed_at TIMESTAMPTZ;
UPDATE jobs SET owner_id = COALESCE((SELECT r.owner_id FROM requests r WHERE r.id = jobs.subject), 0) WHERE kind = 'process_request';
UPDATE jobs SET status = 'queued', attempts = attempts - 1, worker = '', lease_until = NULL WHERE status = 'running';
DROP INDEX jobs_due;
CREATE INDEX jobs_queue ON jobs (owner_id, run_at, id) WHERE status = 'queued';
CREATE UNIQUE INDEX jobs_running ON jobs (owner_id) WHERE status = 'running' AND owner_id <> 0;
CREATE INDEX jobs_leases ON jobs (lease_until) WHERE status = 'running';
CREATE INDEX jobs_turn ON jobs (owner_id, claimed_at) WHERE claimed_at IS NOT NULL;

-- A surplus payment came in for a request that another payment pays for. Of several that
-- were paid for one request so far, the first is kept.
ALTER TABLE payments ADD COLUMN surplus BOOLEAN NOT NULL DEFAULT FALSE;
ALTER TABLE payments ADD COLUMN refunded_cents BIGINT NOT NULL DEFAULT 0;
UPDATE payments SET refunded_cents = amount_cents WHERE status = 'refunded';
UPDATE payments SET surplus = TRUE WHERE status = 'paid' AND amount_cents > 0 AND EXISTS (
    SELECT 1 FROM payments earlier WHERE earlier.request_id = payments.request_id AND earlier.status = 'paid'
    AND (earlier.paid_at, earlier.id) < (payments.paid_at, payments.id));
CREATE INDEX payments_surplus ON payments (created_at, id) WHERE surplus;

-- What a server writes, and drops, to see whether a full disk has room again.
CREATE TABLE probes (
    content BYTEA NOT NULL
);
