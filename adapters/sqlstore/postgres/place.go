package postgres

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"maps"
	"math"
	"strings"
	"time"

	"github.com/pressly/goose/v3"

	"wbso/adapters/sqlstore"
	"wbso/domain"
)

// Place is a database at a postgres:// address. Its tables may not be there yet.
type Place struct{ Address string }

const (
	// restorer is the name of the sessions of Replace; any other one is in its way.
	restorer = "wbso restore"
	// restoring is the schema in which a new database is made.
	restoring = "wbso_restoring"
)

// pool opens sessions that have all the time they need.
func (p Place) pool(settings map[string]string) (*sql.DB, error) {
	h, err := hostsAt(p.Address, nil)
	if err != nil {
		return nil, err
	}
	all := map[string]string{"statement_timeout": "0", "idle_in_transaction_session_timeout": "0"}
	maps.Copy(all, settings)
	return h.open(all), nil
}

// Read runs read on a snapshot of the database, while others go on writing.
func (p Place) Read(ctx context.Context, read func(sqlstore.Bulk) error) error {
	db, err := p.pool(map[string]string{"application_name": "wbso backup"})
	if err != nil {
		return err
	}
	defer db.Close()
	return inBulk(ctx, db, &sql.TxOptions{Isolation: sql.LevelRepeatableRead, ReadOnly: true}, read)
}

// Aside returns the schema to which Replace moves the present tables, empty when there are none. It
// fails with Conflict schema_half, schema_old or schema_newer when they are not those of this
// program, which then cannot know them all.
func (p Place) Aside(ctx context.Context, at time.Time) (string, error) {
	db, err := p.pool(map[string]string{"application_name": restorer})
	if err != nil {
		return "", err
	}
	defer db.Close()
	return aside(ctx, db, at)
}

func aside(ctx context.Context, db *sql.DB, at time.Time) (string, error) {
	migrations, err := migrations()
	if err != nil {
		return "", err
	}
	store := sqlstore.New(db, db, dialect(new(hosts), db), migrations)
	current, _, err := store.SchemaState(ctx)
	if err != nil || current == 0 {
		return "", err
	}
	return "wbso_before_" + strings.ReplaceAll(at.UTC().Format("20060102_150405.000"), ".", "_"), store.CheckSchema(ctx)
}

// Replace makes new tables from a version of the schema and the rows that fill puts into them,
// brings them up to date and puts them in the place of the present ones, which it moves to a schema
// of their own. All that others see happens in one transaction. It fails with Conflict
// database_in_use while anybody else is connected as this user. Roles that were given rights on the
// old tables have none on the new ones.
func (p Place) Replace(ctx context.Context, at time.Time, schema int64, fill func(sqlstore.Bulk) error) (before string, err error) {
	err = p.locked(ctx, func(db *sql.DB) error {
		if before, err = aside(ctx, db, at); err != nil {
			return err
		}
		return p.install(ctx, db, before, schema, fill)
	})
	if err != nil {
		return "", err
	}
	return before, nil
}

// locked runs fn with sessions that have all the time they need, while nobody migrates or
// restores.
func (p Place) locked(ctx context.Context, fn func(db *sql.DB) error) error {
	db, err := p.pool(map[string]string{"application_name": restorer})
	if err != nil {
		return err
	}
	defer db.Close()
	release, err := lock(ctx, db)
	if err != nil {
		return fmt.Errorf("wait for another process that migrates: %w", err)
	}
	defer release() // the end of the pool would do it too
	return fn(db)
}

// install makes new tables in a schema of their own and puts them in their place.
func (p Place) install(ctx context.Context, db *sql.DB, before string, schema int64, fill func(sqlstore.Bulk) error) error {
	if err := waitAlone(ctx, db); err != nil {
		return err
	}
	if _, err := db.ExecContext(ctx, `DROP SCHEMA IF EXISTS `+restoring+` CASCADE; CREATE SCHEMA `+restoring); err != nil {
		return fmt.Errorf("make a schema for the new tables: %w", err)
	}
	err := p.build(ctx, schema, fill)
	if err == nil {
		err = inBulk(ctx, db, nil, func(b sqlstore.Bulk) error { return swap(ctx, b.Tx, before) })
	}
	if err != nil {
		_, dropped := db.ExecContext(context.WithoutCancel(ctx), `DROP SCHEMA IF EXISTS `+restoring+` CASCADE`)
		return errors.Join(err, dropped)
	}
	return nil
}

func (p Place) build(ctx context.Context, schema int64, fill func(sqlstore.Bulk) error) error {
	db, err := p.pool(map[string]string{"application_name": restorer, "search_path": restoring})
	if err != nil {
		return err
	}
	defer db.Close()
	migrations, err := migrations()
	if err != nil {
		return err
	}
	if err := sqlstore.MigrateTo(ctx, goose.DialectPostgres, db, migrations, schema); err != nil {
		return fmt.Errorf("make the tables: %w", err)
	}
	if err := inBulk(ctx, db, nil, fill); err != nil {
		return err
	}
	if err := sqlstore.MigrateTo(ctx, goose.DialectPostgres, db, migrations, math.MaxInt64); err != nil {
		return fmt.Errorf("bring the tables up to date: %w", err)
	}
	return analyze(ctx, db)
}

// analyze updates the planner's statistics of all tables. PostgreSQL would do so by itself, but
// only up to a minute after the server has started.
func analyze(ctx context.Context, db *sql.DB) error {
	tables, err := tablesIn(ctx, db, `current_schema()`)
	if err != nil {
		return fmt.Errorf("list the tables: %w", err)
	}
	if _, err := db.ExecContext(ctx, `ANALYZE `+strings.Join(tables, ", ")); err != nil {
		return fmt.Errorf("analyze the tables: %w", err)
	}
	return nil
}

// swap moves the present tables to the schema before, if there are any, and the new
// ones to where they were.
func swap(ctx context.Context, tx *sql.Tx, before string) error {
	if _, err := tx.ExecContext(ctx, `SET LOCAL lock_timeout = '5s'`); err != nil {
		return err
	}
	var here string
	if err := tx.QueryRowContext(ctx, `SELECT quote_ident(current_schema())`).Scan(&here); err != nil {
		return fmt.Errorf("look where the tables are: %w", err)
	}
	tables, err := tablesIn(ctx, tx, `$1`, restoring)
	if err != nil {
		return fmt.Errorf("list the new tables: %w", err)
	}
	var statements []string
	if before != "" {
		statements = append(statements, `CREATE SCHEMA `+before)
		for _, table := range tables {
			statements = append(statements, fmt.Sprintf(`ALTER TABLE %s.%s SET SCHEMA %s`, here, table, before))
		}
	}
	for _, table := range tables {
		statements = append(statements, fmt.Sprintf(`ALTER TABLE %s.%s SET SCHEMA %s`, restoring, table, here))
	}
	for _, statement := range append(statements, `DROP SCHEMA `+restoring) {
		if _, err := tx.ExecContext(ctx, statement); err != nil {
			return fmt.Errorf("%s: %w", statement, inUse(err))
		}
	}
	return checkAlone(ctx, tx) // again: from here on the locks keep others waiting
}

// querier is a connection or a transaction.
type querier interface {
	QueryContext(ctx context.Context, query string, args ...any) (*sql.Rows, error)
	QueryRowContext(ctx context.Context, query string, args ...any) *sql.Row
}

// waitAlone is like checkAlone, but tries again for up to a second, since the session of a program
// that has just stopped ends a moment later.
func waitAlone(ctx context.Context, q querier) error {
	for deadline := time.Now().Add(time.Second); ; time.Sleep(50 * time.Millisecond) {
		if err := checkAlone(ctx, q); err == nil || time.Now().After(deadline) {
			return err
		}
	}
}

// checkAlone fails with Conflict database_in_use while another program is connected as this user. A
// running server always is, since it keeps connections open.
func checkAlone(ctx context.Context, q querier) error {
	var others int
	if err := q.QueryRowContext(ctx, `SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()
		AND usename = current_user AND backend_type = 'client backend' AND application_name <> $1`, restorer).Scan(&others); err != nil {
		return fmt.Errorf("look who is connected: %w", err)
	}
	if others > 0 {
		return domain.Fail(domain.Conflict, domain.CodeDatabaseInUse)
	}
	return nil
}

func inBulk(ctx context.Context, db *sql.DB, opts *sql.TxOptions, fn func(sqlstore.Bulk) error) error {
	return sqlstore.InBulk(ctx, db, opts, sqlstore.Sequences{
		List: `SELECT table_name, last_value FROM information_schema.columns JOIN pg_sequences ON schemaname = table_schema
			AND sequencename = table_name || '_' || column_name || '_seq'
			WHERE table_schema = current_schema() AND is_identity = 'YES' AND last_value IS NOT NULL AND table_name <> 'goose_db_version'`,
		Set: `SELECT setval(pg_get_serial_sequence($1, 'id'), $2)`,
	}, fn)
}
