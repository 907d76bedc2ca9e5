-- +goose Up

-- A kept sum lies in up to 8 rows instead of 64: 50 requests made a list read 6400 of them. Changes of
-- the work raise list_versions instead of a version of their own, so that an ETag reads a few rows
-- however many requests there are.
CREATE TABLE fewer_project_hours (
    request_id INTEGER NOT NULL REFERENCES requests (id),
    month      TEXT    NOT NULL,
    part       INTEGER NOT NULL,
    half_hours INTEGER NOT NULL,
    PRIMARY KEY (request_id, month, part)
) WITHOUT ROWID;
INSERT INTO fewer_project_hours SELECT request_id, month, part % 8, sum(half_hours) FROM project_hours GROUP BY 1, 2, 3;
DROP TABLE project_hours;
ALTER TABLE fewer_project_hours RENAME TO project_hours;

CREATE TABLE fewer_project_people (
    request_id INTEGER NOT NULL REFERENCES requests (id),
    part       INTEGER NOT NULL,
    people     INTEGER NOT NULL,
    PRIMARY KEY (request_id, part)
) WITHOUT ROWID;
INSERT INTO fewer_project_people SELECT request_id, part % 8, sum(people) FROM project_people GROUP BY 1, 2;
DROP TABLE project_people;
ALTER TABLE fewer_project_people RENAME TO project_people;

CREATE TABLE fewer_company_people (
    company_id INTEGER NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
    part       INTEGER NOT NULL,
    people     INTEGER NOT NULL,
    PRIMARY KEY (company_id, part)
) WITHOUT ROWID;
INSERT INTO fewer_company_people SELECT company_id, part % 8, sum(people) FROM company_people GROUP BY 1, 2;
DROP TABLE company_people;
ALTER TABLE fewer_company_people RENAME TO company_people;
