-- +goose Up

-- What ages is found by its age, and what an account can repeat is counted by an index.
CREATE INDEX idempotent_calls_age ON idempotent_calls (created_at);
CREATE INDEX mails_sent ON mails (sent_at) WHERE sent_at IS NOT NULL;
CREATE INDEX contact_messages_age ON contact_messages (created_at);
CREATE INDEX withdrawn_hours_day ON withdrawn_hours (employee_id, day);
DROP INDEX withdrawn_hours_employee;
