package sqlstore_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/sqlstore/sqlitetest"
	"wbso/ports"
)

func TestSQLite_a_kept_statement_follows_the_schema(t *testing.T) {
	store, path := onFile(t)
	other := sqlitetest.Reopen(t, path)
	read := func() (n int) {
		require.NoError(t, store.RawReader(t.Context(), `SELECT sum(length(content)) + count(*) FROM probes`, &n))
		return n
	}
	require.NoError(t, other.Exec(t.Context(), `INSERT INTO probes (content) VALUES (x'0102')`))
	require.Equal(t, 3, read())
	require.NoError(t, other.Exec(t.Context(), `DROP TABLE probes`))
	require.NoError(t, other.Exec(t.Context(), `CREATE TABLE probes (more TEXT, content BLOB)`))
	require.NoError(t, other.Exec(t.Context(), `INSERT INTO probes (content) VALUES (x'010203')`))
	assert.Equal(t, 4, read())
}

func TestSQLite_a_kept_statement_may_run_within_itself(t *testing.T) {
	store := sqlitetest.Open(t)
	tx, err := store.Begin(t.Context())
	require.NoError(t, err)
	defer tx.Rollback()
	const query = `SELECT value FROM (SELECT 1 AS value UNION SELECT 2) ORDER BY value`
	var pairs []string
	for range 2 {
		outer, err := tx.QueryContext(t.Context(), query)
		require.NoError(t, err)
		for outer.Next() {
			var a, b int
			require.NoError(t, outer.Scan(&a))
			require.NoError(t, tx.QueryRowContext(t.Context(), query).Scan(&b))
			pairs = append(pairs, fmt.Sprint(a, b))
		}
		require.NoError(t, outer.Close())
	}
	assert.Equal(t, []string{"1 1", "2 1", "1 1", "2 1"}, pairs)
}

func TestSQLite_more_statements_than_are_kept(t *testing.T) {
	store := sqlitetest.Open(t)
	for range 2 {
		for i := range 1000 {
			var n int
			require.NoError(t, store.Raw(t.Context(), fmt.Sprintf("SELECT %d", i), &n))
			require.Equal(t, i, n)
		}
	}
	require.ErrorContains(t, store.Raw(t.Context(), `SELECT a FROM nowhere`, new(int)), "no such table")
}

// An error says which row it is about, and nothing of what is in it.
func TestSQLite_an_error_names_the_row_by_its_id(t *testing.T) {
	store := sqlitetest.Open(t)
	require.NoError(t, store.Exec(t.Context(), `DROP TABLE contact_messages`))
	err := store.Read(t.Context(), func(r ports.Repos) error {
		_, err := r.Contact.FindContactMessage(t.Context(), 7)
		return err
	})
	require.ErrorContains(t, err, "message 7: ")
	err = store.Read(t.Context(), func(r ports.Repos) error {
		_, err := r.Contact.ListContactMessagesFrom(t.Context(), "zoe@example.nl")
		return err
	})
	require.Error(t, err)
	assert.NotContains(t, err.Error(), "zoe")
}
