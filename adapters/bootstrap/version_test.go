package bootstrap

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// What another build kept is not taken for one's own, also when neither knows its commit.
func TestIdentity_two_builds_differ(t *testing.T) {
	folder := t.TempDir()
	one, other := filepath.Join(folder, "one"), filepath.Join(folder, "other")
	require.NoError(t, os.WriteFile(one, []byte("regels"), 0o600))
	require.NoError(t, os.WriteFile(other, []byte("andere regels"), 0o600))
	for _, version := range []string{"(devel)", "onbekend", "0123456789ab+", "v0.0.0-20261123-0123456789ab+dirty"} {
		assert.Equal(t, identity(version, one), identity(version, one), version)
		assert.NotEqual(t, identity(version, one), identity(version, other), version)
		assert.Contains(t, identity(version, one), version)
		gone := filepath.Join(folder, "gone")
		assert.NotEqual(t, identity(version, gone), identity(version, gone), version)
	}
	assert.Equal(t, "0123456789ab", identity("0123456789ab", one), "a commit says enough")
	assert.NotEmpty(t, self())
}
