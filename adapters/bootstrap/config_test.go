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

// genuine are settings without any fake but the payments and the outbox.
func genuine() []string {
	return []string{
		"WBSO_OPERATOR_NAME=Speurwerk B.V.", "WBSO_OPERATOR_ADDRESS=Kade 1, 3011 TA Rotterdam", "WBSO_OPERATOR_EMAIL=info@speurwerk.nl",
		"WBSO_OPERATOR_KVK=12345678", "WBSO_OPERATOR_VAT=NL001234567B29",
	}
}
