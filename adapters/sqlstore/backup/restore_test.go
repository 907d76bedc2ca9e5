package backup_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/sqlstore/backup"
	"wbso/domain"
	"wbso/domain/account"
	"wbso/ports"
)

func TestRestore_D12_from_any_database_to_any_other_with_everything_filled(t *testing.T) {
	for fromName, from := range databases() {
		for toName, to := range databases() {
			t.Run(fromName+" to "+toName, func(t *testing.T) {
				source := from(t).migrate()
				source.fillAll()
				source.run(map[string]string{
					"sqlite": `UPDATE sqlite_sequence SET seq = 50 WHERE name = 'jobs'`,
					"pgx":    `SELECT setval('jobs_id_seq', 50)`,
				}[source.driver])
				want := source.rows("")
				path := source.backedUp()
				assert.Equal(t, want, fileRows(t, path))

				target := to(t)
				assert.Empty(t, target.restored(path).Aside, "there was nothing")
				assert.Equal(t, want, target.rows(""))
				assert.Equal(t, int64(51), target.number(`INSERT INTO jobs (kind, subject, status, attempts, run_at, worker, last_error, created_at)
					VALUES ('', 0, '', 0, '2026-11-20 09:00:00+00:00', '', '', '2026-11-20 09:00:00+00:00') RETURNING id`), "an id is never given out twice")
				assert.Equal(t, int64(4), target.number(`INSERT INTO companies (owner_id, name, kvk_number, btw_number, address, postal_code, city, contact_person,
					email, phone, created_at) VALUES (1, '', '', '', '', '', '', '', '', '', '2026-11-20 09:00:00+00:00') RETURNING id`))

				changed := target.rows("")
				r := target.restored(path)
				require.NotEmpty(t, r.Aside)
				assert.Equal(t, want, target.rows(""))
				assert.Equal(t, changed, target.rows(r.Aside), "what was there is kept")

				store := target.open()
				require.NoError(t, store.CheckSchema(t.Context()))
				require.NoError(t, store.Migrate(t.Context()))
			})
		}
	}
}

func TestRestore_D12_tells_beforehand_what_will_happen(t *testing.T) {
	onBoth(t, func(t *testing.T, d database) {
		d.migrate().fillAll()
		path := d.backedUp()
		before := d.rows("")
		r, err := backup.Prepare(t.Context(), path, d.Place)
		require.NoError(t, err)
		assert.Equal(t, [2]int64{3, 3}, [2]int64{r.Users, r.Requests})
		promised := r.Aside
		require.NotEmpty(t, promised)
		assert.Equal(t, before, d.rows(""))
		require.NoError(t, r.Run(t.Context()))
		assert.Equal(t, promised, r.Aside)
		assert.Equal(t, before, d.rows(promised))
	})
}

func TestRestore_D12_is_refused_while_somebody_uses_the_database(t *testing.T) {
	onBoth(t, func(t *testing.T, d database) {
		d.migrate().fillAll()
		path, before := d.backedUp(), d.rows("")
		tries := 0
		r, err := backup.Prepare(t.Context(), path, busyPlace{d.Place, func() { tries++ }})
		require.NoError(t, err)
		store := d.open()
		assert.Equal(t, domain.CodeDatabaseInUse, domain.CodeOf(r.Run(t.Context())))
		assert.Zero(t, tries, "seen before the work")
		require.NoError(t, store.CheckSchema(t.Context()), "the other goes on as if nothing happened")
		require.NoError(t, store.Close())
		assert.Equal(t, before, d.rows(""))
		require.NoError(t, r.Run(t.Context()), "once the other is gone")
	})
}

func TestRestore_D12_a_backup_of_an_older_program_is_brought_up_to_date(t *testing.T) {
	for fromName, from := range databases() {
		for toName, to := range databases() {
			t.Run(fromName+" to "+toName, func(t *testing.T) {
				source, target := from(t), to(t)
				firstVersion(t, source)
				path := source.backedUp()
				source.migrate()
				r := target.restored(path)
				assert.Equal(t, int64(1), r.Schema)
				assert.Equal(t, withoutInstance(source.rows("")), withoutInstance(target.rows("")))
				assert.Equal(t, int64(3), target.number(`SELECT count(*) FROM users`))
				require.NoError(t, target.open().CheckSchema(t.Context()))
			})
		}
	}
}

// An ETag of before a restore must not be that of another answer after it.
func TestRestore_W07_begins_an_epoch_of_the_same_instance(t *testing.T) {
	onBoth(t, func(t *testing.T, d database) {
		d.migrate()
		before := instanceOf(t, d)
		d.restored(d.backedUp())
		after := instanceOf(t, d)
		assert.NotEqual(t, before.Epoch, after.Epoch)
		after.Epoch = before.Epoch
		assert.Equal(t, before, after)
	})
}

func instanceOf(t *testing.T, d database) (i account.Instance) {
	store := d.open()
	require.NoError(t, store.Read(t.Context(), func(r ports.Repos) (err error) {
		i, err = r.Instance.FindInstance(t.Context())
		return err
	}))
	require.NoError(t, store.Close())
	return i
}
