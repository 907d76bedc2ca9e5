package bootstrap

import (
	"crypto/sha256"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/sqlstore/pgtest"
)

func TestVerify_D11_says_which_secret_opens_the_numbers(t *testing.T) {
	for name, database := range map[string]string{"sqlite": "sqlite:" + filepath.Join(t.TempDir(), "wbso.db"), "postgres": pgtest.EmptyURL(t)} {
		t.Run(name, func(t *testing.T) {
			c := load(t, false, nil, sharedSecret, "WBSO_DATA_DIR="+t.TempDir(), "WBSO_DATABASE_URL="+database)
			server, err := Build(t.Context(), c, Migrate, io.Discard)
			require.NoError(t, err)
			defer server.Close()
			file := filepath.Join(t.TempDir(), "kopie.db")
			_, err = Backup(t.Context(), c, file, io.Discard)
			require.NoError(t, err)
			before, err := os.ReadFile(file)
			require.NoError(t, err)
			elsewhere := t.TempDir()
			for want, settings := range map[SecretCheck][]string{
				Opens: {sharedSecret}, OtherKey: {"WBSO_SECRET_KEY=another secret of the same length"}, NoKey: nil,
				FormerKey: {"WBSO_SECRET_KEY=another secret of the same length", strings.Replace(sharedSecret, "WBSO_SECRET_KEY", "WBSO_SECRET_KEY_OLD", 1)},
			} {
				contents, key, err := Verify(t.Context(), load(t, false, nil, append(settings, "WBSO_DATA_DIR="+filepath.Join(elsewhere, "data"))...), file)
				require.NoError(t, err)
				assert.Equal(t, want, key)
				assert.Positive(t, contents.Schema)
			}
			after, err := os.ReadFile(file)
			require.NoError(t, err)
			assert.Equal(t, sha256.Sum256(before), sha256.Sum256(after))
			left, err := os.ReadDir(elsewhere)
			require.NoError(t, err)
			assert.Empty(t, left, "nothing is made")
		})
	}
}
