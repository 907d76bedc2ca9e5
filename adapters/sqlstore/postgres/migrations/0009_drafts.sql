-- +goose Up

-- What a model proposed for a part of an application, or for one bottleneck: texts and
-- the sentences they rest on, in JSON. decided_at is empty while the owner has not decided.
CREATE TABLE drafts (
    request_id BIGINT NOT NULL REFERENCES requests (id),
    part       TEXT NOT NULL,
    block      TEXT NOT NULL,
    state      TEXT NOT NULL,
    content    TEXT NOT NULL,
    made_by    TEXT NOT NULL,
    created_at TIMESTAMPTZ NOT NULL,
    decided_at TIMESTAMPTZ,
    PRIMARY KEY (request_id, part, block)
);
