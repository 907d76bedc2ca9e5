-- +goose Up

-- Who applies: company, self_employed or both. Nobody was asked before.
ALTER TABLE requests ADD COLUMN applicant TEXT NOT NULL DEFAULT '';
