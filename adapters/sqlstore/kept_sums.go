package sqlstore

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"wbso/domain"
)

// sumParts is over how many rows a kept sum is spread, by the id of the employee. More
// parts let more writers for one project pass each other; a list reads at most so many
// rows of each sum.
const sumParts = 8

// monthOf returns the month of a sum, as it is stored.
func monthOf(d domain.Date) string { return d.MonthOf().String() }

// addHours adds to the kept hours of a project at a moment. The caller has locked the employee.
func (t *tx) addHours(ctx context.Context, project, employee int64, month string, more domain.Hours, when time.Time) error {
	if err := t.keepHours(ctx, project, hoursKey{month, employee % sumParts}, more); err != nil || !shown(month, when) {
		return err
	}
	return t.raiseOf(ctx, project, employee)
}

// shown reports whether polled lists show the hours of a month, at a moment or later. They show the
// hours of the current month; a margin of a day allows for other clocks and time zones of servers.
func shown(month string, when time.Time) bool {
	return month >= monthOf(domain.DateOf(when.UTC().AddDate(0, 0, -1)))
}

func (t *tx) keepHours(ctx context.Context, project int64, key hoursKey, more domain.Hours) error {
	_, err := t.exec(ctx, "keep the hours of a project", `
		INSERT INTO project_hours (request_id, month, part, half_hours) VALUES ($1, $2, $3, $4)
		ON CONFLICT (request_id, month, part) DO UPDATE SET half_hours = project_hours.half_hours + excluded.half_hours`,
		project, key.month, key.part, more)
	return err
}

// raiseOf raises the list version of a project's company in the part of an employee, so that
// writers for different people seldom meet.
func (t *tx) raiseOf(ctx context.Context, project, employee int64) error {
	_, err := t.exec(ctx, "raise a list version", `
		INSERT INTO company_versions (company_id, part, version) SELECT company_id, CAST($2 AS BIGINT), 1 FROM requests WHERE id = $1
		ON CONFLICT (company_id, part) DO UPDATE SET version = company_versions.version + 1`,
		project, employee%versionParts)
	return err
}

// hoursKey names a row of the kept hours of a project.
type hoursKey struct {
	month string
	part  int64
}

// addAllHours is like addHours for many entries of a project. It goes through the rows in their
// order, so that two transactions never deadlock.
func (t *tx) addAllHours(ctx context.Context, project int64, sums map[hoursKey]domain.Hours, when time.Time) error {
	keys := make([]hoursKey, 0, len(sums))
	for key := range sums {
		keys = append(keys, key)
	}
	slices.SortFunc(keys, func(a, b hoursKey) int { return cmp.Or(strings.Compare(a.month, b.month), cmp.Compare(a.part, b.part)) })
	for _, key := range keys {
		if err := t.keepHours(ctx, project, key, sums[key]); err != nil {
			return err
		}
	}
	if len(keys) == 0 || !shown(keys[len(keys)-1].month, when) {
		return nil
	}
	return t.raiseOf(ctx, project, keys[0].part)
}

// addToProjects adds to the kept number of people of all projects, or of one, that an
// employee is assigned to. An archived employee does not count.
func (t *tx) addToProjects(ctx context.Context, employee, project int64, more int) error {
	n, err := t.exec(ctx, "keep the people of a project", `
		INSERT INTO project_people (request_id, part, people)
			SELECT a.request_id, CAST($2 AS BIGINT), CAST($3 AS BIGINT) FROM assignments a JOIN employees e ON e.id = a.employee_id
			WHERE a.employee_id = $1 AND NOT e.archived AND (a.request_id = $4 OR CAST($4 AS BIGINT) = 0) ORDER BY a.request_id
		ON CONFLICT (request_id, part) DO UPDATE SET people = project_people.people + excluded.people`,
		employee, employee%sumParts, more, project)
	if err != nil || n == 0 {
		return err
	}
	_, err = t.exec(ctx, "raise a list version", `
		INSERT INTO company_versions (company_id, part, version) SELECT company_id, CAST($2 AS BIGINT), 1 FROM employees WHERE id = $1
		ON CONFLICT (company_id, part) DO UPDATE SET version = company_versions.version + 1`,
		employee, employee%versionParts)
	return err
}

// addToCompany adds to the kept number of people of the company of an employee who is not archived.
func (t *tx) addToCompany(ctx context.Context, employee int64, more int) error {
	_, err := t.exec(ctx, "keep the people of a company", `
		INSERT INTO company_people (company_id, part, people)
			SELECT company_id, CAST($2 AS BIGINT), CAST($3 AS BIGINT) FROM employees WHERE id = $1 AND NOT archived
		ON CONFLICT (company_id, part) DO UPDATE SET people = company_people.people + excluded.people`,
		employee, employee%sumParts, more)
	return err
}

// addPerson adds an employee to every sum of people, or takes one out: more is 1 or -1.
func (t *tx) addPerson(ctx context.Context, employee int64, more int) error {
	if err := t.addToProjects(ctx, employee, 0, more); err != nil {
		return err
	}
	return t.addToCompany(ctx, employee, more)
}

const (
	keptHours  = `SELECT COALESCE(CAST(sum(k.half_hours) AS BIGINT), 0) FROM project_hours k WHERE k.request_id = %s AND k.month = %s`
	keptPeople = `SELECT COALESCE(CAST(sum(k.people) AS BIGINT), 0) FROM project_people k WHERE k.request_id = %s`
)

// keptWork returns SQL for the two columns of domain.Work: the people of a project and its hours in
// a month. project and month are SQL expressions.
func keptWork(project, month string) string {
	return fmt.Sprintf(`(`+keptPeople+`), (`+keptHours+`)`, project, project, month)
}
