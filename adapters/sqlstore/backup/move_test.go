package backup_test

import (
	"context"
	"database/sql"
	"os"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/sqlstore"
	"wbso/adapters/sqlstore/backup"
	"wbso/adapters/sqlstore/sqlite"
	"wbso/domain"
	"wbso/domain/account"
	"wbso/ports"
)

func untold(string, int64) {}

// copied copies a database to another place.
func (d database) copied(to database) []backup.CopiedTable {
	d.t.Helper()
	list, err := backup.Copy(d.t.Context(), d.Place, to.Place, untold)
	require.NoError(d.t, err)
	return list
}

// refusedCopy demands a refusal that changes nothing on either side.
func (d database) refusedCopy(to database, want domain.Code) {
	d.t.Helper()
	_, err := backup.Copy(d.t.Context(), d.Place, to.Place, untold)
	assert.Equal(d.t, want, domain.CodeOf(err), "%v", err)
	assert.Empty(d.t, to.leftovers())
}

func onPairs(t *testing.T, check func(t *testing.T, from, to database)) {
	for from, open := range databases() {
		for to, openOther := range databases() {
			t.Run(from+" to "+to, func(t *testing.T) { check(t, open(t), openOther(t)) })
		}
	}
}

// across is onPairs for what is the same whatever the databases are.
func across(t *testing.T, check func(t *testing.T, from, to database)) {
	t.Run("SQLite to PostgreSQL", func(t *testing.T) { check(t, onSQLite(t), onPostgres(t)) })
	t.Run("PostgreSQL to SQLite", func(t *testing.T) { check(t, onPostgres(t), onSQLite(t)) })
}

// There and back again every value of every type is as it was.
func TestCopy_every_value_there_and_back(t *testing.T) {
	onPairs(t, func(t *testing.T, d, other database) {
		d.migrate().fillAll()
		want := d.rows("")
		list := d.copied(other)
		assert.Equal(t, want, other.rows(""))
		assert.Equal(t, instanceOf(t, d), instanceOf(t, other), "keys are derived of it, so that encrypted numbers stay readable")
		back := onSQLite(t)
		assert.Equal(t, list, other.copied(back), "the same rows have the same digests")
		assert.Equal(t, want, back.rows(""))
		assert.Equal(t, want, d.rows(""), "the source is as it was")
		for _, table := range list {
			rows := int64(3)
			if table.Table == "instance" {
				rows = 1
			}
			assert.Equal(t, rows, table.Rows, table.Table)
		}
	})
}

// The ids of rows that are gone are not given again, and a store works on what was copied.
func TestCopy_goes_on_where_the_other_stopped(t *testing.T) {
	across(t, func(t *testing.T, d, other database) {
		store := d.migrate().open()
		twoUsers(t, store)
		require.NoError(t, store.Close())
		d.run(`DELETE FROM users WHERE username = 'twee'`)
		d.copied(other)
		store = other.open()
		require.NoError(t, store.CheckSchema(t.Context()))
		require.NoError(t, store.Write(t.Context(), func(r ports.Repos) error {
			u, err := r.Accounts.AddUser(t.Context(), account.User{Username: "drie", Email: "drie", CreatedAt: time.Now()})
			assert.EqualValues(t, 3, u.ID)
			return err
		}))
	})
}

// More rows than a statement takes, and rows that are large.
func TestCopy_many_rows(t *testing.T) {
	across(t, func(t *testing.T, d, other database) {
		d.migrate()
		d.raw("", func(db *sql.DB) {
			for n := range 257 {
				_, err := db.ExecContext(t.Context(), `INSERT INTO verdicts (cache_key, good_enough, eligible, suggestions, criteria, judged_at) VALUES ($1, TRUE, FALSE, $2, '[]', '2026-11-20 09:00:00.123456+00:00')`,
					odd+strconv.Itoa(n), strings.Repeat(odd, 1+n%3*10_000))
				require.NoError(t, err)
			}
		})
		var told []int64
		_, err := backup.Copy(t.Context(), d.Place, other.Place, func(table string, rows int64) {
			if table == "verdicts" {
				told = append(told, rows)
			}
		})
		require.NoError(t, err)
		assert.Equal(t, []int64{257}, told)
		assert.Equal(t, d.rows(""), other.rows(""))
	})
}

func TestCopy_is_refused_where_there_is_something(t *testing.T) {
	across(t, func(t *testing.T, d, other database) {
		d.migrate()
		d.copied(other)
		before := other.rows("")
		d.refusedCopy(other, domain.CodeDatabaseFilled)
		d.refusedCopy(d, domain.CodeDatabaseFilled)
		assert.Equal(t, before, other.rows(""))
	})
}

func TestCopy_is_refused_while_a_server_runs(t *testing.T) {
	across(t, func(t *testing.T, d, other database) {
		server := d.migrate().open()
		d.refusedCopy(other, domain.CodeDatabaseInUse)
		require.NoError(t, server.Close())
		d.copied(other)
	})
}

func TestCopy_is_refused_while_somebody_is_at_the_target(t *testing.T) {
	d, other := onSQLite(t), onPostgres(t)
	d.migrate()
	somebody, err := sql.Open("pgx", other.source("")+"&application_name=psql")
	require.NoError(t, err)
	require.NoError(t, somebody.PingContext(t.Context()))
	d.refusedCopy(other, domain.CodeDatabaseInUse)
	require.NoError(t, somebody.Close())
	d.copied(other)
}

// Nobody writes to the source while it is read.
func TestCopy_keeps_writers_out(t *testing.T) {
	onBoth(t, func(t *testing.T, d database) {
		d.migrate()
		err := d.ReadLocked(t.Context(), func(sqlstore.Bulk) error {
			d.raw("", func(db *sql.DB) {
				ctx, cancel := context.WithTimeout(t.Context(), 300*time.Millisecond)
				defer cancel()
				_, err := db.ExecContext(ctx, `UPDATE instance SET demo = TRUE`)
				assert.Error(t, err)
			})
			return nil
		})
		require.NoError(t, err)
	})
}

// A copy that is cut off leaves the target vacant, and can be made again.
func TestCopy_cut_off(t *testing.T) {
	across(t, func(t *testing.T, d, other database) {
		d.migrate().fillAll()
		ctx, cancel := context.WithCancel(t.Context())
		_, err := backup.Copy(ctx, d.Place, other.Place, func(table string, _ int64) {
			if table == "requests" {
				cancel()
			}
		})
		require.Error(t, err)
		assert.Empty(t, other.leftovers())
		require.NoError(t, other.Vacant(t.Context()))
		d.copied(other)
		assert.Equal(t, d.rows(""), other.rows(""))
	})
}

// What a run that was killed has left is in nobody's way.
func TestCopy_after_one_that_was_killed(t *testing.T) {
	d := onSQLite(t).migrate()
	lite, pg := onSQLite(t), onPostgres(t)
	require.NoError(t, os.WriteFile(lite.source("")+".restoring", []byte("half"), 0o600))
	d.copied(lite)
	pg.run(`CREATE SCHEMA wbso_restoring; CREATE TABLE wbso_restoring.users (id BIGINT)`)
	d.copied(pg)
	assert.Equal(t, d.rows(""), pg.rows(""))
}

// A row that is lost on the way shows before the new database gets its place.
func TestCopy_a_difference_is_noticed(t *testing.T) {
	across(t, func(t *testing.T, d, other database) {
		d.migrate().fillAll()
		var target sqlstore.Bulk
		_, err := backup.Copy(t.Context(), d.Place, lent{other.Place, &target}, func(table string, _ int64) {
			if table == "requests" {
				_, err := target.ExecContext(t.Context(), `UPDATE users SET phone = '' WHERE id = 1`)
				require.NoError(t, err)
			}
		})
		require.ErrorContains(t, err, "the rows are others")
		assert.Empty(t, other.leftovers())
		require.NoError(t, other.Vacant(t.Context()))
	})
}

// lent is a place that lends the transaction in which it is filled.
type lent struct {
	backup.Place
	to *sqlstore.Bulk
}

func (p lent) Create(ctx context.Context, schema int64, fill func(sqlstore.Bulk) error) error {
	return p.Place.Create(ctx, schema, func(b sqlstore.Bulk) error {
		*p.to = b
		return fill(b)
	})
}

func TestCopy_of_another_version_is_brought_up_to_date(t *testing.T) {
	d, other := onSQLite(t), onPostgres(t)
	firstVersion(t, d)
	d.copied(other)
	newest, err := sqlite.Schema()
	require.NoError(t, err)
	assert.Equal(t, newest, other.number(`SELECT max(version_id) FROM goose_db_version`))
	assert.EqualValues(t, 3, other.number(`SELECT count(*) FROM users`))
}
