-- +goose Up

-- What each import wrote, so that it can be undone as a whole: its entries have import_id, which is 0 for the
-- others. They lie between two days, by which they are found without an index of their own.
CREATE TABLE hour_imports (
    id          INTEGER   PRIMARY KEY AUTOINCREMENT,
    request_id  INTEGER   NOT NULL REFERENCES requests (id),
    recorded_by INTEGER   NOT NULL,
    recorded_at TIMESTAMP NOT NULL,
    entries     INTEGER   NOT NULL,
    half_hours  INTEGER   NOT NULL,
    first_day   TEXT      NOT NULL,
    last_day    TEXT      NOT NULL,
    undone_by   INTEGER   NOT NULL DEFAULT 0,
    undone_at   TIMESTAMP
);
CREATE INDEX hour_imports_project ON hour_imports (request_id, id);
ALTER TABLE hours ADD COLUMN import_id INTEGER NOT NULL DEFAULT 0;
ALTER TABLE withdrawn_hours ADD COLUMN import_id INTEGER NOT NULL DEFAULT 0;

-- The withdrawals of entries that were put back.
CREATE TABLE hour_restores (
    id           INTEGER   PRIMARY KEY AUTOINCREMENT,
    entry_id     INTEGER   NOT NULL,
    withdrawn_by INTEGER   NOT NULL,
    withdrawn_at TIMESTAMP NOT NULL,
    restored_by  INTEGER   NOT NULL,
    restored_at  TIMESTAMP NOT NULL
);
CREATE INDEX hour_restores_entry ON hour_restores (entry_id);
