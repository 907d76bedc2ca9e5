package bootstrap

import (
	"context"
	"io"
	"os"
	"path/filepath"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/settings"
	"wbso/adapters/sqlstore/pgtest"
	"wbso/adapters/vault"
	"wbso/domain/hours"
	"wbso/ports"
)

// refusedSecret asserts that a start names WBSO_SECRET_KEY.
func refusedSecret(t *testing.T, c Config) *settings.Error {
	t.Helper()
	server, err := Build(t.Context(), c, Migrate, io.Discard)
	if err == nil {
		server.Close()
	}
	var setting *settings.Error
	require.ErrorAs(t, err, &setting)
	assert.Equal(t, "WBSO_SECRET_KEY", setting.Variable)
	return setting
}

func TestVault_D15_another_secret_ends_the_start(t *testing.T) {
	for name, database := range map[string]string{"sqlite": "sqlite:" + filepath.Join(t.TempDir(), "wbso.db"), "postgres": pgtest.EmptyURL(t)} {
		t.Run(name, func(t *testing.T) {
			with := func(secret string) Config {
				return load(t, false, nil, secret, "WBSO_DATA_DIR="+t.TempDir(), "WBSO_DATABASE_URL="+database)
			}
			for range 2 {
				server, err := Build(t.Context(), with(sharedSecret), Migrate, io.Discard)
				require.NoError(t, err)
				require.NoError(t, server.Close())
			}
			assert.Contains(t, refusedSecret(t, with("WBSO_SECRET_KEY=another secret of the same length")).Problem, "opent de versleutelde gegevens")
		})
	}
}

func TestVault_D15_a_lost_key_file_is_not_made_anew(t *testing.T) {
	dir := t.TempDir()
	c := load(t, false, nil, "WBSO_DATA_DIR="+dir)
	server, err := Build(t.Context(), c, Migrate, io.Discard)
	require.NoError(t, err)
	require.NoError(t, server.Close())
	path := filepath.Join(dir, SecretFile)
	kept, err := os.ReadFile(path)
	require.NoError(t, err)
	require.NoError(t, os.Remove(path))
	assert.Contains(t, refusedSecret(t, c).Problem, path+" is er niet")
	assert.NoFileExists(t, path)
	require.NoError(t, os.WriteFile(path, []byte("another key of forty characters, at last"), 0o600))
	assert.Contains(t, refusedSecret(t, c).Problem, "de sleutel in "+path)
	require.NoError(t, os.WriteFile(path, kept, 0o600))
	server, err = Build(t.Context(), c, Migrate, io.Discard)
	require.NoError(t, err)
	require.NoError(t, server.Close())
}

// Servers that start at once, each with a store of its own, end with one key.
func TestVault_D15_servers_that_start_at_once_share_one_key(t *testing.T) {
	for name, database := range map[string]string{"sqlite": "sqlite:" + filepath.Join(t.TempDir(), "wbso.db"), "postgres": pgtest.URL(t)} {
		t.Run(name, func(t *testing.T) {
			c := load(t, false, nil, sharedSecret, "WBSO_DATA_DIR="+t.TempDir(), "WBSO_DATABASE_URL="+database)
			houses := make([]*Server, 4)
			var all sync.WaitGroup
			for i := range houses {
				all.Go(func() {
					server, err := Build(t.Context(), c, Migrate, io.Discard)
					if assert.NoError(t, err) {
						houses[i] = server
					}
				})
			}
			all.Wait()
			var sealed hours.SealedBSN
			for _, server := range houses {
				require.NotNil(t, server)
				keys, err := dataKeys(t.Context(), server.store)
				require.NoError(t, err)
				require.Len(t, keys, 1)
				v, err := c.vault(t.Context(), server.store, keysOf(t, c, server))
				require.NoError(t, err)
				held := keyList{keys: keys}
				if !sealed.Known() {
					sealed, err = v.SealNumber(t.Context(), held, 1, "111222333")
					require.NoError(t, err)
				}
				number, err := v.OpenNumber(t.Context(), held, 1, sealed)
				require.NoError(t, err)
				assert.Equal(t, "111222333", number)
				require.NoError(t, server.Close())
			}
		})
	}
}

func keysOf(t *testing.T, c Config, server *Server) keys {
	t.Helper()
	k, err := c.keys(t.Context(), server.store)
	require.NoError(t, err)
	v, err := vault.New(k.tokens)
	require.NoError(t, err)
	assert.ErrorIs(t, v.Learn(must(dataKeys(t.Context(), server.store))), vault.ErrSecret, "each purpose has a key of its own")
	return k
}

func must(keys []hours.DataKey, err error) []hours.DataKey {
	if err != nil {
		panic(err)
	}
	return keys
}

// keyList is data keys as a database has them at one moment.
type keyList struct {
	ports.DataKeys
	keys []hours.DataKey
}

// ListDataKeys implements ports.DataKeys.
func (l keyList) ListDataKeys(context.Context) ([]hours.DataKey, error) { return l.keys, nil }
