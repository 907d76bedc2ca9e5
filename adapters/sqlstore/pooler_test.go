package sqlstore_test

import (
	"fmt"
	"net"
	"net/url"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/sqlstore/pgtest"
	"wbso/adapters/sqlstore/postgres"
	"wbso/domain"
)

// A pooler gives no session the settings it asks for: it refuses them, or keeps them to
// itself when it was told to. It is recognised, and nobody waits for it to become something else.
func TestPostgres_F01_a_pooler_is_refused(t *testing.T) {
	for _, settings := range []string{
		"pool_mode = transaction", "pool_mode = session",
		"pool_mode = transaction\nignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout,default_transaction_isolation,wbso.session",
	} {
		address := pgtest.URL(t)
		_, err := postgres.Open(t.Context(), pooled(t, address, settings), postgres.Options{})
		require.ErrorIs(t, err, postgres.ErrPooler, settings)
		assert.NotEqual(t, domain.Unavailable, domain.KindOf(err), settings)
		require.NoError(t, addUser(t, pgtest.Reopen(t, address), "noor"), "the database itself is well")
	}
}

// pooled starts pgbouncer before a database and returns the address of that by way of it.
func pooled(t *testing.T, address, settings string) string {
	u, err := url.Parse(address)
	require.NoError(t, err)
	q := u.Query()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	require.NoError(t, err)
	require.NoError(t, listener.Close())
	_, port, err := net.SplitHostPort(listener.Addr().String())
	require.NoError(t, err)
	pgtest.Run(t, "pgbouncer", fmt.Sprintf(`[databases]
* = host=%s port=5432 user=wbso
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = %s
unix_socket_dir =
auth_type = any
%s
`, q.Get("host"), port, settings))
	require.Eventually(t, func() bool {
		c, err := net.Dial("tcp", net.JoinHostPort("127.0.0.1", port))
		return err == nil && c.Close() == nil
	}, time.Minute, 10*time.Millisecond)
	q.Set("host", "127.0.0.1")
	q.Set("port", port)
	u.RawQuery = q.Encode()
	return u.String()
}

// A store keeps to its number of connections, however many callers there are.
func TestPostgres_F03_a_number_of_connections(t *testing.T) {
	address := pgtest.URL(t)
	store, err := postgres.Open(t.Context(), address, postgres.Options{Connections: 5})
	require.NoError(t, err)
	defer store.Close()
	crowd(t, store, 30)
	var sessions int
	require.NoError(t, store.Raw(t.Context(), `SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND backend_type = 'client backend'`, &sessions))
	assert.Equal(t, 5, sessions)
}
