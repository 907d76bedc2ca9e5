package vault_test

import (
	"bytes"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/vault"
	"wbso/domain"
	"wbso/ports"
	"wbso/ports/portstest"
)

var secret, another = bytes.Repeat([]byte{1}, 32), bytes.Repeat([]byte{2}, 32)

func newKey(t *testing.T) domain.DataKey {
	t.Helper()
	k, err := vault.NewKey(secret, time.Unix(0, 0))
	require.NoError(t, err)
	return k
}

func open(t *testing.T, keys ...domain.DataKey) *vault.Vault {
	t.Helper()
	v, err := vault.Open(secret, keys)
	require.NoError(t, err)
	return v
}

func TestVault(t *testing.T) {
	portstest.Vault(t, func(t *testing.T) ports.Vault { return open(t, newKey(t)) })
}

func TestOpen_D15_another_secret_opens_nothing(t *testing.T) {
	k := newKey(t)
	_, err := vault.Open(another, []domain.DataKey{k})
	assert.ErrorIs(t, err, vault.ErrSecret)
	k.ID = newKey(t).ID
	_, err = vault.Open(secret, []domain.DataKey{k})
	assert.ErrorIs(t, err, vault.ErrSecret, "a key under the name of another")
	k.Wrapped = nil
	_, err = vault.Open(secret, []domain.DataKey{k})
	assert.ErrorIs(t, err, vault.ErrSecret)
}

// The newest key seals; the older ones still open what they sealed.
func TestOpen_D15_every_number_names_its_key(t *testing.T) {
	old, young := newKey(t), newKey(t)
	sealed, err := open(t, old).Seal(4, "111222333")
	require.NoError(t, err)
	assert.Equal(t, old.ID, sealed.Key)
	both := open(t, old, young)
	number, err := both.Open(4, sealed)
	require.NoError(t, err)
	assert.Equal(t, "111222333", number)
	sealed, err = both.Seal(4, number)
	require.NoError(t, err)
	assert.Equal(t, young.ID, sealed.Key)
	_, err = open(t, old).Open(4, sealed)
	assert.ErrorContains(t, err, "there is no data key")
	sealed.Key = old.ID
	_, err = both.Open(4, sealed)
	assert.Error(t, err)
}

func TestVault_without_a_key_seals_nothing(t *testing.T) {
	_, err := open(t).Seal(1, "111222333")
	assert.Error(t, err)
}
