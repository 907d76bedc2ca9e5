package vault_test

import (
	"bytes"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/vault"
	"wbso/domain/hours"
	"wbso/ports"
)

var secret, another = bytes.Repeat([]byte{1}, 32), bytes.Repeat([]byte{2}, 32)

func with(t *testing.T, secret []byte) *vault.Vault {
	t.Helper()
	v, err := vault.New(secret)
	require.NoError(t, err)
	return v
}

func TestVault(t *testing.T) {
	vaultContract(t, func(t *testing.T) ports.Vault { return with(t, secret) })
}

func TestLearn_D15_another_secret_opens_nothing(t *testing.T) {
	v := with(t, secret)
	k, other := v.NewDataKey(time.Unix(0, 0)), v.NewDataKey(time.Unix(0, 0))
	require.NoError(t, v.Learn([]hours.DataKey{k}))
	assert.ErrorIs(t, with(t, another).Learn([]hours.DataKey{k}), vault.ErrSecret)
	other.Wrapped = k.Wrapped
	assert.ErrorIs(t, v.Learn([]hours.DataKey{k, other}), vault.ErrSecret, "a key under the name of another")
	other.Wrapped = nil
	assert.ErrorIs(t, v.Learn([]hours.DataKey{other}), vault.ErrSecret)
}

// A process that has opened the keys reads and writes on; one that starts needs the new
// secret.
func TestRewrap_D17_moves_the_keys_to_another_secret(t *testing.T) {
	running := with(t, secret)
	keys := keyList{Keys: []hours.DataKey{running.NewDataKey(time.Unix(0, 0)), running.NewDataKey(time.Unix(1, 0))}}
	require.NoError(t, running.Learn(keys.Keys))
	sealed, err := running.SealNumber(t.Context(), keys, 4, "111222333")
	require.NoError(t, err)
	_, err = vault.Rewrap(another, secret, keys.Keys)
	assert.ErrorIs(t, err, vault.ErrSecret)

	wrapped, err := vault.Rewrap(secret, another, keys.Keys)
	require.NoError(t, err)
	moved := keyList{Keys: wrapped}
	assert.ErrorIs(t, with(t, secret).Learn(wrapped), vault.ErrSecret)
	for _, v := range []*vault.Vault{running, with(t, another)} {
		number, err := v.OpenNumber(t.Context(), moved, 4, sealed)
		require.NoError(t, err)
		assert.Equal(t, "111222333", number)
		_, err = v.SealNumber(t.Context(), moved, 5, "111222333")
		assert.NoError(t, err)
	}
	_, err = with(t, secret).SealNumber(t.Context(), moved, 5, "111222333")
	assert.ErrorIs(t, err, vault.ErrSecret)
}
