package sqlstore

import (
	"context"
	"database/sql"
	"fmt"
	"io/fs"
	"time"

	"github.com/pressly/goose/v3"

	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/application/claim"
	"wbso/domain/hours"
)

// inGo returns the migrations that are written in Go, because SQL cannot express them. A series has
// such a migration when it has the SQL file of the version just before it.
func inGo(migrations fs.FS) (all []*goose.Migration) {
	for _, m := range []struct {
		after string
		run   func(context.Context, *sql.Tx) error
	}{{"0023", fillRecordings}, {"0026", fillFacts}, {"0031", fillNames}} {
		if before, err := fs.Glob(migrations, m.after+"_*.sql"); err == nil && before != nil {
			version, _ := goose.NumericComponent(before[0]) // which the pattern demands
			all = append(all, goose.NewGoMigration(version+1, &goose.GoFunc{RunTx: m.run}, nil))
		}
	}
	return all
}

// fillFacts gives what lists show and work out of an application a small table of its own: beside the
// document, every list read all of that. It has one document in memory at a time.
func fillFacts(ctx context.Context, tx *sql.Tx) error {
	if err := each(ctx, tx, `CREATE TABLE application_facts (
			request_id     BIGINT PRIMARY KEY REFERENCES requests (id),
			open_questions BIGINT NOT NULL,
			asked_by       TEXT   NOT NULL,
			filed_on       TEXT   NOT NULL,
			bundle         BIGINT NOT NULL,
			facts          TEXT   NOT NULL
		)`,
		`INSERT INTO application_facts SELECT request_id, open_questions, asked_by, filed_on, bundle, '' FROM applications`,
		`ALTER TABLE applications DROP COLUMN open_questions`, `ALTER TABLE applications DROP COLUMN asked_by`,
		`ALTER TABLE applications DROP COLUMN filed_on`, `ALTER TABLE applications DROP COLUMN bundle`); err != nil {
		return err
	}
	requests, err := all(ctx, tx, func(id *int64) []any { return []any{id} }, `SELECT request_id FROM applications`)
	if err != nil {
		return err
	}
	for _, id := range requests {
		var a application.Application
		if err := tx.QueryRowContext(ctx, `SELECT document FROM applications WHERE request_id = $1`, id).Scan(document{&a}); err != nil {
			return fmt.Errorf("fill in the facts of request %d: %w", id, err)
		}
		facts := claim.FactsOf(a)
		if _, err := tx.ExecContext(ctx, `UPDATE application_facts SET facts = $1 WHERE request_id = $2`, object[claim.Facts]{&facts}, id); err != nil {
			return err
		}
	}
	return nil
}

func each(ctx context.Context, tx *sql.Tx, statements ...string) error {
	for _, statement := range statements {
		if _, err := tx.ExecContext(ctx, statement); err != nil {
			return err
		}
	}
	return nil
}

// fillRecordings fills the columns that this migration adds: which existing hours were recorded
// late, and when corrected hours were first recorded.
func fillRecordings(ctx context.Context, tx *sql.Tx) error {
	zone, err := time.LoadLocation("Europe/Amsterdam") // comes along with the program
	if err != nil {
		return err
	}
	for _, step := range []func(context.Context, *sql.Tx, *time.Location) error{fillLate, fillCorrections} {
		if err := step(ctx, tx, zone); err != nil {
			return fmt.Errorf("fill in the recordings: %w", err)
		}
	}
	return nil
}

// fillLate marks the hours that are no correction, with one statement a table however many there are.
func fillLate(ctx context.Context, tx *sql.Tx, zone *time.Location) error {
	if err := each(ctx, tx,
		`CREATE TEMPORARY TABLE timely AS SELECT day FROM hours UNION SELECT day FROM withdrawn_hours`,
		`ALTER TABLE timely ADD COLUMN until TIMESTAMPTZ`,
		`CREATE UNIQUE INDEX timely_day ON timely (day)`); err != nil {
		return err
	}
	days, err := all(ctx, tx, func(d *domain.Date) []any { return []any{day{d}} }, `SELECT day FROM timely`)
	if err != nil {
		return err
	}
	for _, d := range days {
		after := hours.TimelyUntil(d).AddDays(1)
		until := time.Date(after.Year, after.Month, after.Day, 0, 0, 0, 0, zone)
		if _, err := tx.ExecContext(ctx, `UPDATE timely SET until = $1 WHERE day = $2`, at(until), d.String()); err != nil {
			return err
		}
	}
	for _, table := range []string{"hours", "withdrawn_hours"} {
		_, err := tx.ExecContext(ctx, `UPDATE `+table+` SET late_half_hours = half_hours
			WHERE replaces = 0 AND recorded_at >= (SELECT until FROM timely WHERE timely.day = `+table+`.day)`)
		if err != nil {
			return err
		}
	}
	_, err = tx.ExecContext(ctx, `DROP TABLE timely`)
	return err
}

// fillCorrections goes from each entry to the one that corrects it, which was added later. It keeps
// all of them at once, and so no descriptions.
func fillCorrections(ctx context.Context, tx *sql.Tx, zone *time.Location) error {
	fields := func(e *hours.HourEntry) []any {
		return []any{&e.ID, &e.Project, &e.Employee, day{&e.Date}, &e.Hours, &e.Replaces, instant{&e.RecordedAt}, orThat{&e.FirstRecordedAt, &e.RecordedAt}, &e.LateHours}
	}
	const columns = `id, request_id, employee_id, day, half_hours, replaces, recorded_at, first_recorded_at, late_half_hours`
	withdrawn, err := all(ctx, tx, fields, `SELECT `+columns+` FROM withdrawn_hours WHERE replaces <> 0 OR replaced ORDER BY id`)
	if err != nil {
		return err
	}
	counting, err := all(ctx, tx, fields, `SELECT `+columns+` FROM hours WHERE replaces <> 0`)
	if err != nil {
		return err
	}
	earlier := map[int64]hours.HourEntry{}
	for _, part := range []struct {
		table   string
		entries []hours.HourEntry
	}{{"withdrawn_hours", withdrawn}, {"hours", counting}} {
		for _, e := range part.entries {
			if e.Replaces != 0 {
				e = e.Recorded(domain.DateOf(e.RecordedAt.In(zone)), earlier[e.Replaces])
				_, err := tx.ExecContext(ctx, `UPDATE `+part.table+` SET first_recorded_at = $1, late_half_hours = $2 WHERE id = $3`, firstAt(e), e.LateHours, e.ID)
				if err != nil {
					return err
				}
			}
			earlier[e.ID] = e
		}
	}
	return nil
}

// fillNames makes the keys by which employees are sorted.
func fillNames(ctx context.Context, tx *sql.Tx) error {
	fields := func(e *hours.Employee) []any { return []any{&e.ID, &e.FirstName, &e.LastName} }
	people, err := all(ctx, tx, fields, `SELECT id, first_name, last_name FROM employees`)
	for _, e := range people {
		if err == nil {
			_, err = tx.ExecContext(ctx, `UPDATE employees SET name_key = $1 WHERE id = $2`, nameKey(e), e.ID)
		}
	}
	return err
}

// all reads the rows of a query of a migration.
func all[T any](ctx context.Context, tx *sql.Tx, columns func(*T) []any, query string) ([]T, error) {
	rows, err := tx.QueryContext(ctx, query)
	if err != nil {
		return nil, err
	}
	return collect(rows, columns)
}
