-- +goose Up

-- Hours that stood through corrections keep their first recording: first_recorded_at, NULL when it is
-- recorded_at. late_half_hours are those that were recorded late. replaced tells an entry that a correction
-- withdrew from one that somebody deleted. Version 24 fills in what a program has to work out.
ALTER TABLE hours ADD COLUMN first_recorded_at TIMESTAMP;
ALTER TABLE hours ADD COLUMN late_half_hours INTEGER NOT NULL DEFAULT 0;
ALTER TABLE withdrawn_hours ADD COLUMN first_recorded_at TIMESTAMP;
ALTER TABLE withdrawn_hours ADD COLUMN late_half_hours INTEGER NOT NULL DEFAULT 0;
ALTER TABLE withdrawn_hours ADD COLUMN replaced BOOLEAN NOT NULL DEFAULT FALSE;
UPDATE withdrawn_hours SET replaced = TRUE WHERE id IN (SELECT replaces FROM hours UNION SELECT replaces FROM withdrawn_hours);
CREATE INDEX hours_late ON hours (request_id, day, employee_id, late_half_hours) WHERE late_half_hours > 0;
