package bootstrap

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func load(t *testing.T, demo bool, flags map[string]string, environ ...string) Config {
	t.Helper()
	c, err := Load(environ, flags, demo)
	require.NoError(t, err)
	return c
}
