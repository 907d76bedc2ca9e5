package argon2

import (
	"context"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/ports"
	"wbso/ports/portstest"
)

// passwordsContract checks that an adapter keeps the promises of ports.Passwords.
func passwordsContract(t *testing.T, open func(t *testing.T) ports.Passwords) {
	portstest.InOrder(t, []func(*testing.T, ports.Passwords){
		testA01_HashIsArgon2idAndSalted,
		testA01_TheWholePasswordCounts,
		testA01_LongSpacedAndAccentedPasswords,
		testA01_AnAccentIsTheSameHoweverItWasTyped,
		testAnEmptyHashNeverVerifies,
		testAnEndedContextEndsTheWait,
		testCommonPasswords,
	}, func(t *testing.T, check func(*testing.T, ports.Passwords)) { check(t, open(t)) })
}

func testA01_HashIsArgon2idAndSalted(t *testing.T, p ports.Passwords) {
	ctx := t.Context()
	first, err := p.HashPassword(ctx, here, "speurwerk-2026")
	require.NoError(t, err)
	second, err := p.HashPassword(ctx, here, "speurwerk-2026")
	require.NoError(t, err)
	assert.True(t, strings.HasPrefix(first, "$argon2id$"))
	assert.NotEqual(t, first, second)
	assert.NotContains(t, first, "speurwerk")
}

func testA01_TheWholePasswordCounts(t *testing.T, p ports.Passwords) {
	ctx := t.Context()
	head := strings.Repeat("a", 72)
	hash, err := p.HashPassword(ctx, here, head+"12345678")
	require.NoError(t, err)
	for password, want := range map[string]bool{
		head + "12345678": true,
		head + "12345679": false,
		head:              false,
		"":                false,
	} {
		ok, err := p.VerifyPassword(ctx, here, hash, password)
		require.NoError(t, err)
		assert.Equal(t, want, ok, "%q", password)
	}
}

func testA01_LongSpacedAndAccentedPasswords(t *testing.T, p ports.Passwords) {
	ctx := t.Context()
	for _, password := range []string{strings.Repeat("zeer lang ", 100), "één kop €", " met spaties "} {
		hash, err := p.HashPassword(ctx, here, password)
		require.NoError(t, err)
		ok, err := p.VerifyPassword(ctx, here, hash, password)
		require.NoError(t, err)
		assert.True(t, ok)
		ok, err = p.VerifyPassword(ctx, here, hash, password+"x")
		require.NoError(t, err)
		assert.False(t, ok)
	}
}

func testA01_AnAccentIsTheSameHoweverItWasTyped(t *testing.T, p ports.Passwords) {
	ctx := t.Context()
	const composed, decomposed = "caf\u00e9 om 9 uur", "cafe\u0301 om 9 uur"
	for _, chosen := range []string{composed, decomposed} {
		hash, err := p.HashPassword(ctx, here, chosen)
		require.NoError(t, err)
		for typed, want := range map[string]bool{composed: true, decomposed: true, "cafe om 9 uur": false} {
			ok, err := p.VerifyPassword(ctx, here, hash, typed)
			require.NoError(t, err)
			assert.Equal(t, want, ok, "%q for %q", typed, chosen)
		}
	}
}

func testAnEmptyHashNeverVerifies(t *testing.T, p ports.Passwords) {
	for _, password := range []string{"", "geheim"} {
		ok, err := p.VerifyPassword(t.Context(), here, "", password)
		require.NoError(t, err)
		assert.False(t, ok)
	}
}

func testAnEndedContextEndsTheWait(t *testing.T, p ports.Passwords) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	_, err := p.HashPassword(ctx, here, "geheim")
	require.ErrorIs(t, err, context.Canceled)
	_, err = p.VerifyPassword(ctx, here, "", "geheim")
	require.ErrorIs(t, err, context.Canceled)
}

func testCommonPasswords(t *testing.T, p ports.Passwords) {
	for password, want := range map[string]bool{
		"12345":                  true,
		"password":               true,
		"  PassWord ":            true,
		"":                       false,
		"\n":                     false,
		"password\n12345":        false,
		"passw":                  false,
		"demo-wachtwoord-1":      false,
		"vier losse woorden 812": false,
	} {
		assert.Equal(t, want, p.IsCommonPassword(password), "%q", password)
	}
}
