package sqlstore_test

import (
	"os"
	"path/filepath"
	"regexp"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// A lock written into a query would fail on SQLite, so each comes from the Dialect.
func TestStore_locksOnlyThroughTheDialect(t *testing.T) {
	locks := regexp.MustCompile(`(?i)\bFOR\s+(NO\s+KEY\s+|KEY\s+)?(UPDATE|SHARE)\b|\bLOCK\s+TABLE\b|pg_(try_)?advisory`)
	files, err := filepath.Glob("*.go")
	require.NoError(t, err)
	for _, file := range files {
		text, err := os.ReadFile(file)
		require.NoError(t, err)
		if file != "locks_test.go" && file != "postgres_test.go" {
			assert.NotRegexp(t, locks, string(text), file)
		}
	}
	assert.Regexp(t, locks, " FOR KEY SHARE")
}
