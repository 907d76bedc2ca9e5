package sqlstore

import (
	"context"
	"database/sql"
	"fmt"
	"io/fs"
	"time"

	"github.com/pressly/goose/v3"

	"wbso/domain"
	"wbso/domain/hours"
)

// inGo are the migrations that SQL has no words for. They belong to the series that has the
// file of the version before.
func inGo(migrations fs.FS) []*goose.Migration {
	if before, err := fs.Glob(migrations, "0023_*.sql"); err != nil || before == nil {
		return nil
	}
	return []*goose.Migration{goose.NewGoMigration(24, &goose.GoFunc{RunTx: fillRecordings}, nil)}
}

// fillRecordings works out which hours of before were recorded late and when those that stood
// through corrections were first recorded, and by what key names are sorted.
func fillRecordings(ctx context.Context, tx *sql.Tx) error {
	zone, err := time.LoadLocation("Europe/Amsterdam") // comes along with the program
	if err != nil {
		return err
	}
	for _, step := range []func(context.Context, *sql.Tx, *time.Location) error{fillLate, fillCorrections, fillNames} {
		if err := step(ctx, tx, zone); err != nil {
			return fmt.Errorf("fill in the recordings: %w", err)
		}
	}
	return nil
}

// fillLate marks the hours that are no correction, with one statement a table however many there are.
func fillLate(ctx context.Context, tx *sql.Tx, zone *time.Location) error {
	for _, statement := range []string{
		`CREATE TEMPORARY TABLE timely AS SELECT day FROM hours UNION SELECT day FROM withdrawn_hours`,
		`ALTER TABLE timely ADD COLUMN until TIMESTAMPTZ`,
		`CREATE UNIQUE INDEX timely_day ON timely (day)`,
	} {
		if _, err := tx.ExecContext(ctx, statement); err != nil {
			return err
		}
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

func fillNames(ctx context.Context, tx *sql.Tx, _ *time.Location) error {
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
