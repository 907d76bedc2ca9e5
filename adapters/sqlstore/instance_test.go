package sqlstore_test

import (
	"fmt"
	"os"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/sqlstore"
	"wbso/domain/account"
	"wbso/ports"
)

// firstSchema is the schema of the first version of a database.
func firstSchema(t *testing.T, folder string) fstest.MapFS {
	t.Helper()
	start, err := os.ReadFile(folder + "/migrations/0001_start.sql")
	require.NoError(t, err)
	return fstest.MapFS{"0001_start.sql": &fstest.MapFile{Data: start}}
}

func instanceOf(t *testing.T, s *sqlstore.Store) (i account.Instance) {
	t.Helper()
	require.NoError(t, s.Read(t.Context(), func(r ports.Repos) (err error) {
		i, err = r.Instance.FindInstance(t.Context())
		return err
	}))
	return i
}

func TestInstance_anOlderDemonstrationIsKnownByItsFirstAccount(t *testing.T) {
	type account struct{ name, email string }
	demo, noor := account{"demo", "demo@example.nl"}, account{"noor", "noor@example.nl"}
	for what, c := range map[string]struct {
		users []account
		demo  bool
	}{
		"nobody":                   {nil, false},
		"the demonstration":        {[]account{demo}, true},
		"where others registered":  {[]account{demo, noor}, true},
		"somebody else came first": {[]account{noor, demo}, false},
		"another demo":             {[]account{{"demo", "jan@bedrijf.nl"}}, false},
		"another name":             {[]account{{"jan", "demo@example.nl"}}, false},
	} {
		for name, place := range databases() {
			t.Run(what+", "+name, func(t *testing.T) {
				open := place(t)
				old := open().WithMigrations(firstSchema(t, map[string]string{"SQLite": "sqlite", "PostgreSQL": "postgres"}[name]))
				require.NoError(t, old.Migrate(t.Context()))
				for _, u := range c.users {
					var id int64
					require.NoError(t, old.Raw(t.Context(), fmt.Sprintf(`INSERT INTO users (username, username_key, email, email_key, password_hash,
						first_name, last_name, phone, token_version, list_version, active, created_at)
						VALUES ('%[1]s', '%[1]s', '%[2]s', '%[2]s', '', '', '', '', 0, 0, TRUE, '2026-11-20 09:00:00+00:00') RETURNING id`, u.name, u.email), &id))
				}
				store := open()
				require.NoError(t, store.Migrate(t.Context()))
				assert.Equal(t, c.demo, instanceOf(t, store).Demo)
			})
		}
	}
}

func TestInstance_noTwoDatabasesShareAnID(t *testing.T) {
	for name, place := range databases() {
		t.Run(name, func(t *testing.T) {
			one, other := place(t)(), place(t)()
			require.NoError(t, one.Migrate(t.Context()))
			require.NoError(t, other.Migrate(t.Context()))
			assert.NotEqual(t, instanceOf(t, one).ID, instanceOf(t, other).ID)
		})
	}
}
