package sqlstore

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"math"
	"strconv"
	"strings"
	"time"

	"github.com/pressly/goose/v3"

	"wbso/domain"
)

// migrateTime bounds a migration, its wait for another process included.
const migrateTime = 30 * time.Minute

// OurTables are tables that every version of the schema has, as a list in SQL, and
// OurCount is how many.
const (
	OurTables = `('users', 'requests', 'checkout_codes')`
	OurCount  = 3
)

// SchemaState returns the version of the schema in the database, 0 when it has none yet, and the
// version this program is made for. It fails with Conflict schema_half when it has a version
// without this product's tables, or some of the tables without a version.
func (s *Store) SchemaState(ctx context.Context) (current, wanted int64, err error) {
	if wanted, err = NewestVersion(s.migrations); err != nil {
		return 0, 0, err
	}
	ctx, cancel := within(ctx, time.Now().Add(readTime))
	defer cancel()
	for range 2 { // another process may make the first tables between the two queries
		var ours int64
		if current, err = s.version(ctx); err != nil {
			return 0, 0, err
		}
		if s.dialect.Ours == "" {
			return current, wanted, nil
		}
		if err := s.read.QueryRowContext(ctx, s.dialect.Ours).Scan(&ours); err != nil {
			return 0, 0, s.fault(ctx, "look for the tables", err)
		}
		if current == 0 && ours == 0 || current > 0 && ours == OurCount {
			return current, wanted, nil
		}
	}
	return current, wanted, domain.Fail(domain.Conflict, domain.CodeSchemaHalf).
		Because(errors.New("the database has some of our tables without a version, or a version without them"))
}

// version returns the one in the database, 0 for none.
func (s *Store) version(ctx context.Context) (int64, error) {
	var found sql.NullInt64
	err := s.read.QueryRowContext(ctx, `SELECT max(version_id) FROM goose_db_version`).Scan(&found)
	if err != nil && !s.dialect.NoTable(err) {
		return 0, s.fault(ctx, "read the schema version", err)
	}
	return found.Int64, nil
}

// CheckSchema fails, saying what to do, unless the database has exactly the
// schema that this program is made for.
func (s *Store) CheckSchema(ctx context.Context) error {
	current, wanted, err := s.SchemaState(ctx)
	switch {
	case err != nil:
		return err
	case current > wanted:
		return newerSchema(current, wanted)
	case current == 0:
		return domain.Fail(domain.Conflict, domain.CodeSchemaEmpty).Because(errors.New("the database has no tables: run 'wbsoctl migrate' first"))
	case current < wanted:
		return otherSchema(domain.CodeSchemaOld, current, wanted,
			"the database has schema version %d and this program needs %d: run 'wbsoctl migrate' first")
	}
	return nil
}

// Migrate brings the schema to the version this program is made for. Several
// processes may call it at once: one migrates, the others wait for it. A
// migration that fails leaves nothing behind. A newer schema is refused.
func (s *Store) Migrate(ctx context.Context) error {
	if pending, err := s.pending(ctx); err != nil || !pending {
		return err
	}
	ctx, cancel := context.WithTimeoutCause(ctx, migrateTime, errNoAnswer)
	defer cancel()
	db, err := s.dialect.NoTimeout()
	if err != nil {
		return err
	}
	defer db.Close()
	release, err := s.dialect.Lock(ctx, db)
	if err != nil {
		return s.fault(ctx, "wait for another process that migrates", err)
	}
	return errors.Join(s.up(ctx, db), release())
}

// up looks again, since another process may have migrated while this one waited.
func (s *Store) up(ctx context.Context, db *sql.DB) error {
	if pending, err := s.pending(ctx); err != nil || !pending {
		return err
	}
	if err := MigrateTo(ctx, s.dialect.Goose, db, s.migrations, math.MaxInt64); err != nil {
		return s.fault(ctx, "migrate", err)
	}
	return nil
}

// MigrateTo brings the schema in a database up to a version, or to the newest
// when there is no such version. It does not look at who else is there.
func MigrateTo(ctx context.Context, dialect goose.Dialect, db *sql.DB, migrations fs.FS, version int64) error {
	provider, err := goose.NewProvider(dialect, db, migrations, goose.WithDisableGlobalRegistry(true), goose.WithGoMigrations(inGo(migrations)...))
	if err != nil {
		return fmt.Errorf("prepare to migrate: %w", err)
	}
	_, err = provider.UpTo(ctx, version)
	return err
}

func (s *Store) pending(ctx context.Context) (bool, error) {
	current, wanted, err := s.SchemaState(ctx)
	if err == nil && current > wanted {
		err = newerSchema(current, wanted)
	}
	return current < wanted, err
}

func newerSchema(current, wanted int64) error {
	return otherSchema(domain.CodeSchemaNewer, current, wanted,
		"the database has schema version %d, newer than this program's %d: use a newer program")
}

func otherSchema(code domain.Code, current, wanted int64, format string) error {
	return domain.Fail(domain.Conflict, code).With("current", strconv.FormatInt(current, 10)).
		With("wanted", strconv.FormatInt(wanted, 10)).Because(fmt.Errorf(format, current, wanted))
}

// NewestVersion returns the highest version among files named like 0001_start.sql and the
// migrations in Go of their series.
func NewestVersion(migrations fs.FS) (int64, error) {
	newest, err := newestFile(migrations)
	for _, m := range inGo(migrations) {
		newest = max(newest, m.Version)
	}
	return newest, err
}

func newestFile(migrations fs.FS) (int64, error) {
	files, err := fs.Glob(migrations, "*.sql")
	if err != nil || len(files) == 0 {
		return 0, fmt.Errorf("no migrations in this program: %w", fs.ErrNotExist)
	}
	number, _, _ := strings.Cut(files[len(files)-1], "_")
	version, err := strconv.ParseInt(number, 10, 64)
	if err != nil {
		return 0, fmt.Errorf("version of a migration: %w", err)
	}
	return version, nil
}
