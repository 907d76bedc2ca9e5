package backup_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/sqlstore/backup"
	"wbso/domain"
)

// halves are databases of which a part is missing.
var halves = map[string]func(d database){
	"tables without a version": func(d database) { d.migrate().run(`DROP TABLE goose_db_version`) },
	"tables with an empty list of versions": func(d database) {
		d.migrate().run(`DELETE FROM goose_db_version`)
	},
	"a version without a table": func(d database) { d.migrate().run(`ALTER TABLE checkout_codes RENAME TO other`) },
}

// Nothing works on a half database, and nothing makes it worse.
func TestHalf_isRefused(t *testing.T) {
	path := onSQLite(t).migrate().backedUp()
	for name, spoil := range halves {
		t.Run(name, func(t *testing.T) {
			onBoth(t, func(t *testing.T, d database) {
				spoil(d)
				before := d.rows("")
				if d.driver == "pgx" { // a file is set aside as a whole, tables are not known without their version
					_, err := backup.Prepare(t.Context(), path, d.Place)
					assert.Equal(t, domain.CodeSchemaHalf, domain.CodeOf(err), "%v", err)
				}
				refused := domain.CodeDatabaseFilled
				if d.driver == "sqlite" && name == "a version without a table" {
					refused = domain.CodeForeignDatabase // the store does not even open it
				} else {
					store := d.open()
					assert.Equal(t, domain.CodeSchemaHalf, domain.CodeOf(store.CheckSchema(t.Context())))
					assert.Equal(t, domain.CodeSchemaHalf, domain.CodeOf(store.Migrate(t.Context())))
					require.NoError(t, store.Close())
				}
				assert.Equal(t, refused, domain.CodeOf(d.Vacant(t.Context())))
				assert.Equal(t, before, d.rows(""))
			})
		})
	}
}

// A version alone, as somebody leaves it who drops the tables one by one.
func TestHalf_aVersionAloneIsRefused(t *testing.T) {
	onBoth(t, func(t *testing.T, d database) {
		d.run(`CREATE TABLE goose_db_version (id INTEGER, version_id BIGINT, is_applied BOOLEAN, tstamp TIMESTAMP)`)
		d.run(`INSERT INTO goose_db_version (id, version_id, is_applied) VALUES (1, 0, TRUE), (2, 12, TRUE)`)
		store := d.open()
		assert.Equal(t, domain.CodeSchemaHalf, domain.CodeOf(store.CheckSchema(t.Context())))
		assert.Equal(t, domain.CodeSchemaHalf, domain.CodeOf(store.Migrate(t.Context())))
	})
}

func TestHalf_anEmptyDatabaseIsNamedSo(t *testing.T) {
	onBoth(t, func(t *testing.T, d database) {
		store := d.open()
		assert.Equal(t, domain.CodeSchemaEmpty, domain.CodeOf(store.CheckSchema(t.Context())))
		require.NoError(t, store.Migrate(t.Context()))
		require.NoError(t, store.CheckSchema(t.Context()))
	})
}

// The planner knows what is in the tables before the first server starts.
func TestAnalyzed_afterRestoreAndCopy(t *testing.T) {
	known := map[string]string{
		"sqlite": `SELECT count(*) FROM sqlite_stat1 WHERE tbl IN ('users', 'requests') AND stat LIKE '3 %'`,
		"pgx":    `SELECT count(*) FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relname IN ('users', 'requests') AND reltuples = 3`,
	}
	across(t, func(t *testing.T, d, other database) {
		d.migrate().fillAll()
		d.copied(other)
		assert.GreaterOrEqual(t, other.number(known[other.driver]), int64(2))
		d.restored(d.backedUp())
		assert.GreaterOrEqual(t, d.number(known[d.driver]), int64(2))
	})
}
