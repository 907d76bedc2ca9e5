package vault_test

import (
	"context"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/account"
	"wbso/domain/hours"
	"wbso/ports"
	"wbso/ports/portstest"
)

// keyList is data keys as a database has them at one moment.
type keyList struct {
	ports.DataKeys
	Keys []hours.DataKey
}

// ListDataKeys implements ports.DataKeys.
func (l keyList) ListDataKeys(context.Context) ([]hours.DataKey, error) { return l.Keys, nil }

// vaultContract runs the suite of ports.Vault. Vaults that open returns have one secret.
func vaultContract(t *testing.T, open func(t *testing.T) ports.Vault) {
	portstest.Contract(t, open,
		testOpenGivesBackWhatSealGot,
		testASecretOpensForItsUserAlone,
		testD15_TheNumberIsNotInTheCipherWhichIsAnotherOneEachTime,
		testD15_SwappedCiphersDoNotOpen,
		testD15_ACipherThatWasChangedDoesNotOpen,
		testACipherOfAKeyThatIsNotThereDoesNotOpen,
		testWithoutAKeyNothingIsSealed,
		testD17_AKeyThatCameMeanwhileSealsAtOnceAndOpensInEveryProcess)
}

const bsn = "111222333"

// withKey is a vault and a list of one key.
func withKey(t *testing.T, open func(t *testing.T) ports.Vault) (ports.Vault, keyList) {
	v := open(t)
	return v, keyList{Keys: []hours.DataKey{v.NewDataKey(time.Unix(0, 0))}}
}

func seal(t *testing.T, v ports.Vault, keys keyList, employee int64) hours.SealedBSN {
	t.Helper()
	sealed, err := v.SealNumber(t.Context(), keys, employee, bsn)
	require.NoError(t, err)
	require.True(t, sealed.Known())
	return sealed
}

func opens(t *testing.T, v ports.Vault, keys keyList, employee int64, sealed hours.SealedBSN) {
	t.Helper()
	number, err := v.OpenNumber(t.Context(), keys, employee, sealed)
	require.NoError(t, err)
	assert.Equal(t, bsn, number)
}

func staysClosed(t *testing.T, v ports.Vault, keys keyList, employee int64, sealed hours.SealedBSN) {
	t.Helper()
	number, err := v.OpenNumber(t.Context(), keys, employee, sealed)
	require.Error(t, err)
	assert.Empty(t, number)
	assert.NotContains(t, err.Error(), bsn)
	assert.Equal(t, domain.Internal, domain.KindOf(err))
}

func testOpenGivesBackWhatSealGot(t *testing.T, open func(t *testing.T) ports.Vault) {
	v, keys := withKey(t, open)
	opens(t, v, keys, 7, seal(t, v, keys, 7))
}

// A secret is no number either: what is sealed as the one does not open as the other.
func testASecretOpensForItsUserAlone(t *testing.T, open func(t *testing.T) ports.Vault) {
	v, keys := withKey(t, open)
	sealed, err := v.SealSecret(t.Context(), keys, 7, bsn)
	require.NoError(t, err)
	secret, err := v.OpenSecret(t.Context(), keys, 7, sealed)
	require.NoError(t, err)
	assert.Equal(t, bsn, secret)
	_, err = v.OpenSecret(t.Context(), keys, 8, sealed)
	assert.Error(t, err)
	_, err = v.OpenSecret(t.Context(), keys, 7, account.SealedSecret{Key: "another", Cipher: sealed.Cipher})
	assert.Error(t, err)
	staysClosed(t, v, keys, 7, hours.SealedBSN(sealed))
	_, err = v.SealSecret(t.Context(), keyList{}, 7, bsn)
	assert.Error(t, err)
}

func testD15_TheNumberIsNotInTheCipherWhichIsAnotherOneEachTime(t *testing.T, open func(t *testing.T) ports.Vault) {
	v, keys := withKey(t, open)
	one, two := seal(t, v, keys, 7), seal(t, v, keys, 7)
	assert.NotContains(t, string(one.Cipher), bsn)
	assert.NotEqual(t, one.Cipher, two.Cipher)
	assert.Equal(t, keys.Keys[0].ID, one.Key)
	assert.Equal(t, one.Key, two.Key)
}

func testD15_SwappedCiphersDoNotOpen(t *testing.T, open func(t *testing.T) ports.Vault) {
	v, keys := withKey(t, open)
	staysClosed(t, v, keys, 8, seal(t, v, keys, 7))
}

func testD15_ACipherThatWasChangedDoesNotOpen(t *testing.T, open func(t *testing.T) ports.Vault) {
	v, keys := withKey(t, open)
	for i := range seal(t, v, keys, 7).Cipher {
		sealed := seal(t, v, keys, 7)
		sealed.Cipher[i] ^= 1
		staysClosed(t, v, keys, 7, sealed)
	}
	staysClosed(t, v, keys, 7, hours.SealedBSN{Key: keys.Keys[0].ID, Cipher: []byte("short")})
}

func testACipherOfAKeyThatIsNotThereDoesNotOpen(t *testing.T, open func(t *testing.T) ports.Vault) {
	v, keys := withKey(t, open)
	sealed := seal(t, v, keys, 7)
	sealed.Key = "another"
	staysClosed(t, v, keys, 7, sealed)
	staysClosed(t, open(t), keyList{}, 7, seal(t, v, keys, 7))
}

func testWithoutAKeyNothingIsSealed(t *testing.T, open func(t *testing.T) ports.Vault) {
	_, err := open(t).SealNumber(t.Context(), keyList{}, 7, bsn)
	assert.Error(t, err)
}

func testD17_AKeyThatCameMeanwhileSealsAtOnceAndOpensInEveryProcess(t *testing.T, open func(t *testing.T) ports.Vault) {
	v, keys := withKey(t, open)
	before := seal(t, v, keys, 7)
	later := keyList{Keys: append(keys.Keys, open(t).NewDataKey(time.Unix(1, 0)))}
	after := seal(t, v, later, 7)
	assert.Equal(t, later.Keys[1].ID, after.Key)
	for _, process := range []ports.Vault{v, open(t)} {
		opens(t, process, later, 7, before)
		opens(t, process, later, 7, after)
	}
	after.Key = before.Key
	staysClosed(t, v, later, 7, after)
}
