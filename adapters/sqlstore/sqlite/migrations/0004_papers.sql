-- +goose Up

-- What visitors write to the operator. email_key is folded by the domain.
CREATE TABLE contact_messages (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    name       TEXT      NOT NULL,
    email      TEXT      NOT NULL,
    email_key  TEXT      NOT NULL,
    phone      TEXT      NOT NULL,
    message    TEXT      NOT NULL,
    created_at TIMESTAMP NOT NULL
);
CREATE INDEX contact_messages_email ON contact_messages (email_key);

-- Who is interested in No Cure, No Pay.
CREATE TABLE interests (
    user_id    INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    interested BOOLEAN   NOT NULL,
    changed_at TIMESTAMP NOT NULL
);

-- Invoices and credit notes share one series of numbers a year. They keep what they say
-- of both parties; amounts of a credit note are below zero. credited_cents is how much of
-- the payment is credited with this one, 0 for an invoice.
CREATE TABLE invoice_numbers (
    year INTEGER PRIMARY KEY,
    n    INTEGER NOT NULL
);
CREATE TABLE invoices (
    id                   INTEGER PRIMARY KEY AUTOINCREMENT,
    payment_id           INTEGER   NOT NULL REFERENCES payments (id),
    request_id           INTEGER   NOT NULL REFERENCES requests (id),
    kind                 TEXT      NOT NULL,
    number               TEXT      NOT NULL UNIQUE,
    corrects             TEXT      NOT NULL,
    project_number       TEXT      NOT NULL,
    customer_name        TEXT      NOT NULL,
    customer_address     TEXT      NOT NULL,
    customer_postal_code TEXT      NOT NULL,
    customer_city        TEXT      NOT NULL,
    customer_kvk         TEXT      NOT NULL,
    customer_vat         TEXT      NOT NULL,
    operator_name        TEXT      NOT NULL,
    operator_address     TEXT      NOT NULL,
    operator_email       TEXT      NOT NULL,
    operator_kvk         TEXT      NOT NULL,
    operator_vat         TEXT      NOT NULL,
    price_cents          INTEGER   NOT NULL,
    vat_cents            INTEGER   NOT NULL,
    amount_cents         INTEGER   NOT NULL,
    credited_cents       INTEGER   NOT NULL,
    issued_on            TEXT      NOT NULL,
    settled_on           TEXT      NOT NULL,
    created_at           TIMESTAMP NOT NULL,
    UNIQUE (payment_id, kind, credited_cents)
);
CREATE INDEX invoices_request ON invoices (request_id);

-- A closed account keeps its row, without anything about the person.
ALTER TABLE users ADD COLUMN closed_at TIMESTAMP;
