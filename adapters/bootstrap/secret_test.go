package bootstrap

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/settings"
)

func TestSecret_isMadeOnceForItsOwnerAlone(t *testing.T) {
	c := load(t, false, nil, "WBSO_DATA_DIR="+filepath.Join(t.TempDir(), "data"))
	first, err := c.secret(false)
	require.NoError(t, err)
	again, err := c.secret(false)
	require.NoError(t, err)
	assert.Equal(t, first, again)
	assert.GreaterOrEqual(t, len(first), settings.SecretMin)
	info, err := os.Stat(filepath.Join(c.DataDir, SecretFile))
	require.NoError(t, err)
	assert.Equal(t, os.FileMode(0o600), info.Mode().Perm())

	require.NoError(t, os.WriteFile(filepath.Join(c.DataDir, SecretFile), []byte("stuk"), 0o600))
	_, err = c.secret(false)
	var wrong *settings.Error
	require.ErrorAs(t, err, &wrong, "a damaged key is not replaced in silence")
	assert.Contains(t, wrong.Problem, "korter dan 32 tekens")
}

func TestSecret_aKeyThatOthersCanReadIsRefused(t *testing.T) {
	c := load(t, false, nil, "WBSO_DATA_DIR="+t.TempDir())
	_, err := c.secret(false)
	require.NoError(t, err)
	path := filepath.Join(c.DataDir, SecretFile)
	for mode, good := range map[os.FileMode]bool{0o600: true, 0o400: true, 0o640: false, 0o604: false, 0o644: false, 0o620: false, 0o601: false} {
		require.NoError(t, os.Chmod(path, mode))
		_, err := c.secret(false)
		if good {
			assert.NoError(t, err, mode)
			continue
		}
		var setting *settings.Error
		require.ErrorAs(t, err, &setting, mode)
		assert.Contains(t, setting.Problem, "chmod 600 "+path)
	}
}
