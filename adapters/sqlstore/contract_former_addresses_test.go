package sqlstore_test

import (
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain/account"
	"wbso/ports"
)

func formerAddresses() []promise {
	return []promise{testAddressesAreReplacedAndRestored, testAddressesOfNobody}
}

// replaceAddress gives a user another address, and returns the former one.
func (k kit) replaceAddress(user int64, email string, at time.Time) account.FormerAddress {
	k.Helper()
	return do(k, func(r ports.Repos) (f account.FormerAddress, err error) {
		u, err := r.Accounts.FindUser(k.Context(), user)
		if err == nil {
			f, err = r.FormerAddresses.ReplaceAddress(k.Context(), u, email, false, at)
		}
		return f, err
	})
}

// whose returns who has an address, or had it since noon.
func (k kit) whose(email string) int64 {
	k.Helper()
	return must(k, func(r ports.Repos) (int64, error) { return r.FormerAddresses.FindAddressUser(k.Context(), email, noon) })
}

func testAddressesAreReplacedAndRestored(k kit) {
	a, b := k.user("a"), k.user("b")
	k.replaceAddress(b.ID, "other@example.nl", noon.Add(time.Hour))
	first := k.replaceAddress(a.ID, "Second@example.nl", noon.Add(time.Hour))
	second := k.replaceAddress(a.ID, "third@example.nl", noon.Add(2*time.Hour))
	assert.Equal(k, account.FormerAddress{ID: second.ID, User: a.ID, Email: "Second@example.nl", ChangedAt: noon.Add(2 * time.Hour)}, second)
	found := func(id int64) (account.FormerAddress, error) {
		return get(k, func(r ports.Repos) (account.FormerAddress, error) {
			return r.FormerAddresses.FindFormerAddress(k.Context(), id)
		})
	}
	changed := func(user int64, since time.Time) bool {
		return must(k, func(r ports.Repos) (bool, error) { return r.FormerAddresses.IsAddressChanged(k.Context(), user, since) })
	}
	assert.Equal(k, []bool{true, false, false}, []bool{changed(a.ID, noon.Add(time.Hour)), changed(a.ID, noon.Add(2*time.Hour)), changed(b.ID, noon.Add(time.Hour))})
	got, err := found(second.ID)
	require.NoError(k, err)
	assert.Equal(k, second, got)
	assert.Equal(k, []int64{a.ID, a.ID, a.ID, b.ID, 0}, []int64{k.whose(a.Email), k.whose("SECOND@example.nl"), k.whose("third@example.nl"), k.whose(b.Email), k.whose("x@example.nl")})

	restore := func() error {
		return k.run(func(r ports.Repos) error { return r.FormerAddresses.RestoreAddress(k.Context(), first) })
	}
	require.NoError(k, restore())
	absent(k, restore())
	_, err = found(second.ID)
	absent(k, err)
	now := must(k, func(r ports.Repos) (account.User, error) { return r.Accounts.FindUserByLogin(k.Context(), a.Email) })
	assert.Equal(k, []any{a.ID, a.Email, true}, []any{now.ID, now.Email, now.EmailVerified})
	assert.Equal(k, []int64{a.ID, 0, 0, b.ID}, []int64{k.whose(a.Email), k.whose("second@example.nl"), k.whose("third@example.nl"), k.whose(b.Email)})
}

// An address is nobody's once its time is over, or when no such user had it.
func testAddressesOfNobody(k kit) {
	a := k.user("a")
	k.replaceAddress(a.ID, "new@example.nl", noon)
	assert.Zero(k, k.whose(a.Email))
	absent(k, k.run(func(r ports.Repos) error {
		_, err := r.FormerAddresses.ReplaceAddress(k.Context(), account.User{ID: a.ID + 9}, "x@example.nl", true, noon)
		return err
	}))
}
