package portstest

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/ports"
)

// Vault runs the suite of ports.Vault.
func Vault(t *testing.T, open func(t *testing.T) ports.Vault) {
	const bsn = "111222333"
	seal := func(t *testing.T, v ports.Vault, employee int64) domain.SealedBSN {
		t.Helper()
		sealed, err := v.Seal(employee, bsn)
		require.NoError(t, err)
		require.True(t, sealed.Known())
		return sealed
	}
	closed := func(t *testing.T, v ports.Vault, employee int64, sealed domain.SealedBSN) {
		t.Helper()
		number, err := v.Open(employee, sealed)
		require.Error(t, err)
		assert.Empty(t, number)
		assert.NotContains(t, err.Error(), bsn)
		assert.Equal(t, domain.Internal, domain.KindOf(err))
	}
	t.Run("Open gives back what Seal got", func(t *testing.T) {
		v := open(t)
		number, err := v.Open(7, seal(t, v, 7))
		require.NoError(t, err)
		assert.Equal(t, bsn, number)
	})
	t.Run("D15 the number is not in the cipher, which is another one each time", func(t *testing.T) {
		v := open(t)
		one, two := seal(t, v, 7), seal(t, v, 7)
		assert.NotContains(t, string(one.Cipher), bsn)
		assert.NotEqual(t, one.Cipher, two.Cipher)
		assert.NotEmpty(t, one.Key)
		assert.Equal(t, one.Key, two.Key)
	})
	t.Run("D15 swapped ciphers do not open", func(t *testing.T) {
		v := open(t)
		closed(t, v, 8, seal(t, v, 7))
	})
	t.Run("D15 a cipher that was changed does not open", func(t *testing.T) {
		v := open(t)
		for i := range seal(t, v, 7).Cipher {
			sealed := seal(t, v, 7)
			sealed.Cipher[i] ^= 1
			closed(t, v, 7, sealed)
		}
		closed(t, v, 7, domain.SealedBSN{Key: seal(t, v, 7).Key, Cipher: []byte("short")})
	})
	t.Run("a cipher of a key that is not there does not open", func(t *testing.T) {
		v := open(t)
		sealed := seal(t, v, 7)
		sealed.Key = "another"
		closed(t, v, 7, sealed)
	})
}
