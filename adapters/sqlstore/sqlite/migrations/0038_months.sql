-- +goose Up

-- With the project, so that the first hours on it are found here too.
DROP INDEX hours_employee;
CREATE INDEX hours_employee ON hours (employee_id, day, half_hours, request_id);

-- Which mails about open days a user gets, and whether a company sends them: NULL until an owner chooses.
ALTER TABLE users ADD COLUMN mail_open_days BOOLEAN NOT NULL DEFAULT TRUE;
ALTER TABLE users ADD COLUMN mail_digest BOOLEAN NOT NULL DEFAULT TRUE;
ALTER TABLE companies ADD COLUMN reminders BOOLEAN;
UPDATE companies SET reminders = FALSE;

-- The days of the week on which an employee works, as bits from Monday on, and from which day on which held.
ALTER TABLE employees ADD COLUMN workdays INTEGER NOT NULL DEFAULT 31;
CREATE TABLE workday_changes (
    employee_id INTEGER NOT NULL REFERENCES employees (id) ON DELETE CASCADE,
    from_day    TEXT    NOT NULL,
    workdays    INTEGER NOT NULL,
    PRIMARY KEY (employee_id, from_day)
) WITHOUT ROWID;

-- From which business day until which an employee was assigned to a project. from_day is empty when it is not
-- known, until_day when the assignment goes on. Those of before this was kept count from the first hours.
CREATE TABLE assignment_days (
    employee_id INTEGER NOT NULL REFERENCES employees (id) ON DELETE CASCADE,
    request_id  INTEGER NOT NULL REFERENCES requests (id),
    from_day    TEXT    NOT NULL,
    until_day   TEXT    NOT NULL,
    PRIMARY KEY (employee_id, request_id, from_day)
) WITHOUT ROWID;
INSERT INTO assignment_days (employee_id, request_id, from_day, until_day)
    SELECT a.employee_id, a.request_id, COALESCE((SELECT min(h.day) FROM hours h WHERE h.employee_id = a.employee_id AND h.request_id = a.request_id), ''), '' FROM assignments a JOIN employees e ON e.id = a.employee_id WHERE NOT e.archived;

-- Of those who left a project, or were archived, no day of the assignment is known, and none between it and a next one counts.
INSERT INTO assignment_days (employee_id, request_id, from_day, until_day)
    SELECT h.employee_id, h.request_id, '', min(h.day) FROM hours h
        WHERE NOT EXISTS (SELECT 1 FROM assignment_days d WHERE d.employee_id = h.employee_id AND d.request_id = h.request_id)
        GROUP BY h.employee_id, h.request_id;

-- The days on which an employee did no R&D, or was absent.
CREATE TABLE day_marks (
    employee_id INTEGER NOT NULL REFERENCES employees (id) ON DELETE CASCADE,
    day         TEXT    NOT NULL,
    mark        TEXT    NOT NULL,
    PRIMARY KEY (employee_id, day)
) WITHOUT ROWID;

-- The months that were confirmed or closed once. One that is not here is open. closed_by is 0 for an administrator.
-- reason_of is the act that reason is about.
CREATE TABLE months (
    id           INTEGER PRIMARY KEY AUTOINCREMENT,
    employee_id  INTEGER NOT NULL REFERENCES employees (id) ON DELETE CASCADE,
    month        TEXT    NOT NULL,
    state        TEXT    NOT NULL,
    confirmed_at TIMESTAMP,
    confirmed_by INTEGER NOT NULL,
    closed_at    TIMESTAMP,
    closed_by    INTEGER NOT NULL,
    reason       TEXT    NOT NULL,
    reason_of    TEXT    NOT NULL,
    closings     INTEGER NOT NULL,
    UNIQUE (employee_id, month)
);

-- The timesheet of each closing of a month.
CREATE TABLE month_sheets (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    month_id    INTEGER   NOT NULL REFERENCES months (id) ON DELETE CASCADE,
    closing     INTEGER   NOT NULL,
    filename    TEXT      NOT NULL,
    sha256      TEXT      NOT NULL,
    size        INTEGER   NOT NULL,
    made_at     TIMESTAMP NOT NULL,
    replaced_at TIMESTAMP,
    content     BLOB      NOT NULL,
    UNIQUE (month_id, closing)
);

-- For which week the mails of each kind about open days were asked for last.
CREATE TABLE reminders (
    kind TEXT PRIMARY KEY,
    week TEXT NOT NULL
) WITHOUT ROWID;
