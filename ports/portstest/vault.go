package portstest

import (
	"context"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/hours"
	"wbso/ports"
)

// KeyList is data keys as a database has them at one moment.
type KeyList struct {
	ports.DataKeys
	Keys []hours.DataKey
}

// List implements ports.DataKeys.
func (l KeyList) List(context.Context) ([]hours.DataKey, error) { return l.Keys, nil }

// Vault runs the suite of ports.Vault. Vaults that open returns have one secret.
func Vault(t *testing.T, open func(t *testing.T) ports.Vault) {
	const bsn = "111222333"
	withKey := func(t *testing.T) (ports.Vault, KeyList) {
		v := open(t)
		return v, KeyList{Keys: []hours.DataKey{v.NewKey(time.Unix(0, 0))}}
	}
	seal := func(t *testing.T, v ports.Vault, keys KeyList, employee int64) hours.SealedBSN {
		t.Helper()
		sealed, err := v.Seal(t.Context(), keys, employee, bsn)
		require.NoError(t, err)
		require.True(t, sealed.Known())
		return sealed
	}
	opens := func(t *testing.T, v ports.Vault, keys KeyList, employee int64, sealed hours.SealedBSN) {
		t.Helper()
		number, err := v.Open(t.Context(), keys, employee, sealed)
		require.NoError(t, err)
		assert.Equal(t, bsn, number)
	}
	closed := func(t *testing.T, v ports.Vault, keys KeyList, employee int64, sealed hours.SealedBSN) {
		t.Helper()
		number, err := v.Open(t.Context(), keys, employee, sealed)
		require.Error(t, err)
		assert.Empty(t, number)
		assert.NotContains(t, err.Error(), bsn)
		assert.Equal(t, domain.Internal, domain.KindOf(err))
	}
	t.Run("Open gives back what Seal got", func(t *testing.T) {
		v, keys := withKey(t)
		opens(t, v, keys, 7, seal(t, v, keys, 7))
	})
	t.Run("D15 the number is not in the cipher, which is another one each time", func(t *testing.T) {
		v, keys := withKey(t)
		one, two := seal(t, v, keys, 7), seal(t, v, keys, 7)
		assert.NotContains(t, string(one.Cipher), bsn)
		assert.NotEqual(t, one.Cipher, two.Cipher)
		assert.Equal(t, keys.Keys[0].ID, one.Key)
		assert.Equal(t, one.Key, two.Key)
	})
	t.Run("D15 swapped ciphers do not open", func(t *testing.T) {
		v, keys := withKey(t)
		closed(t, v, keys, 8, seal(t, v, keys, 7))
	})
	t.Run("D15 a cipher that was changed does not open", func(t *testing.T) {
		v, keys := withKey(t)
		for i := range seal(t, v, keys, 7).Cipher {
			sealed := seal(t, v, keys, 7)
			sealed.Cipher[i] ^= 1
			closed(t, v, keys, 7, sealed)
		}
		closed(t, v, keys, 7, hours.SealedBSN{Key: keys.Keys[0].ID, Cipher: []byte("short")})
	})
	t.Run("a cipher of a key that is not there does not open", func(t *testing.T) {
		v, keys := withKey(t)
		sealed := seal(t, v, keys, 7)
		sealed.Key = "another"
		closed(t, v, keys, 7, sealed)
		closed(t, open(t), KeyList{}, 7, seal(t, v, keys, 7))
	})
	t.Run("without a key nothing is sealed", func(t *testing.T) {
		_, err := open(t).Seal(t.Context(), KeyList{}, 7, bsn)
		assert.Error(t, err)
	})
	t.Run("D17 a key that came meanwhile seals at once, and opens in every process", func(t *testing.T) {
		v, keys := withKey(t)
		before := seal(t, v, keys, 7)
		later := KeyList{Keys: append(keys.Keys, open(t).NewKey(time.Unix(1, 0)))}
		after := seal(t, v, later, 7)
		assert.Equal(t, later.Keys[1].ID, after.Key)
		for _, process := range []ports.Vault{v, open(t)} {
			opens(t, process, later, 7, before)
			opens(t, process, later, 7, after)
		}
		after.Key = before.Key
		closed(t, v, later, 7, after)
	})
}
