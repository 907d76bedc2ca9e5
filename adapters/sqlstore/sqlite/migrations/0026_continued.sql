-- +goose Up

-- When a project began that the application continues, yyyy-mm-dd or empty. own_hours are those among the
-- hours of a self-employed person with employees, NULL when that was not said.
ALTER TABLE requests ADD COLUMN project_started_on TEXT NOT NULL DEFAULT '';
ALTER TABLE requests ADD COLUMN own_hours INTEGER;
