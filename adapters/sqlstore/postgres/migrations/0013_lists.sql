-- +goose Up

-- What lists add up is kept where it changes: the hours of a project in a month (yyyy-mm), the
-- people who are assigned to it and not archived, and the people of a company who are not
-- archived. Each sum lies in up to 64 rows, by the employee's id, so that writers for different
-- people seldom meet and a list reads few rows, however many people there are. version counts
-- the changes of a row.
CREATE TABLE project_hours (
    request_id BIGINT  NOT NULL REFERENCES requests (id),
    month      TEXT    COLLATE "C" NOT NULL,
    part       BIGINT  NOT NULL,
    half_hours BIGINT  NOT NULL,
    version    BIGINT  NOT NULL,
    PRIMARY KEY (request_id, month, part)
);
INSERT INTO project_hours SELECT request_id, substr(day, 1, 7), employee_id % 64, sum(half_hours), 1 FROM hours GROUP BY 1, 2, 3;

CREATE TABLE project_people (
    request_id BIGINT  NOT NULL REFERENCES requests (id),
    part       BIGINT  NOT NULL,
    people     BIGINT  NOT NULL,
    version    BIGINT  NOT NULL,
    PRIMARY KEY (request_id, part)
);
INSERT INTO project_people SELECT a.request_id, e.id % 64, count(*), 1
    FROM assignments a JOIN employees e ON e.id = a.employee_id WHERE NOT e.archived GROUP BY 1, 2;

CREATE TABLE company_people (
    company_id BIGINT  NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
    part       BIGINT  NOT NULL,
    people     BIGINT  NOT NULL,
    PRIMARY KEY (company_id, part)
);
INSERT INTO company_people SELECT company_id, id % 64, count(*) FROM employees WHERE NOT archived GROUP BY 1, 2;

-- The questions that an application leaves open, in JSON, and the version of the program that
-- asked them: another one may ask something else.
ALTER TABLE applications ADD COLUMN questions TEXT NOT NULL DEFAULT '[]';
ALTER TABLE applications ADD COLUMN asked_by TEXT NOT NULL DEFAULT '';
