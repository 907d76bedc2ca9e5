package sqlstore_test

import (
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/account"
	"wbso/domain/hours"
	"wbso/ports"
)

func secondFactors() []promise {
	return []promise{
		testASecretIsReplacedUntilTheFactorIsOn,
		testOfManyWhoUseACodeAtOnceOneDoes,
		testRemoveEndsTheFactorOfThatUserAlone,
		testACompanyDemandsASecondFactor,
		testD17_SecretsAreSealedAgain,
	}
}

func (k kit) factor(user int64) account.SecondFactor {
	k.Helper()
	return must(k, func(r ports.Repos) (account.SecondFactor, error) {
		return r.SecondFactors.FindSecondFactor(k.Context(), user)
	})
}

func (k kit) putSecret(user int64, secret account.SealedSecret) error {
	return k.run(func(r ports.Repos) error { return r.SecondFactors.PutSecret(k.Context(), user, secret) })
}

// begins gives a user a second factor with recovery codes a and b.
func (k kit) begins(user int64) {
	k.Helper()
	require.NoError(k, k.putSecret(user, account.SealedSecret{Key: "one", Cipher: []byte("cipher")}))
	require.NoError(k, k.run(func(r ports.Repos) error {
		if err := r.SecondFactors.StartSecondFactor(k.Context(), user, noon); err != nil {
			return err
		}
		return r.SecondFactors.PutRecoveryCodes(k.Context(), user, []string{"a", "b"})
	}))
}

func (k kit) useStep(user, step int64) (bool, error) {
	return try(k, func(r ports.Repos) (bool, error) { return r.SecondFactors.UseStep(k.Context(), user, step) })
}

func testASecretIsReplacedUntilTheFactorIsOn(k kit) {
	u, other := k.user("jansen").ID, k.user("pieters").ID
	assert.Zero(k, k.factor(u))
	absent(k, k.run(func(r ports.Repos) error { return r.SecondFactors.StartSecondFactor(k.Context(), u, noon) }))
	require.NoError(k, k.putSecret(u, account.SealedSecret{Key: "one", Cipher: []byte("first")}))
	_, err := k.useStep(u, 7)
	require.NoError(k, err)
	k.begins(u)
	assert.Equal(k, account.SecondFactor{User: u, Secret: account.SealedSecret{Key: "one", Cipher: []byte("cipher")}, Since: noon, RecoveryLeft: 2}, k.factor(u))
	refused(k, domain.Conflict, domain.CodeFactorOn, "", k.putSecret(u, account.SealedSecret{Key: "one", Cipher: []byte("third")}))
	used, err := k.useStep(u, 7)
	require.NoError(k, err)
	assert.True(k, used, "that was of another secret")
	assert.Zero(k, k.factor(other))
}

// The same step and an earlier one are refused, and so is a recovery code that was used.
func testOfManyWhoUseACodeAtOnceOneDoes(k kit) {
	u, other := k.user("jansen").ID, k.user("pieters").ID
	k.begins(u)
	k.begins(other)
	for _, use := range []func(ports.Repos) (bool, error){
		func(r ports.Repos) (bool, error) { return r.SecondFactors.UseStep(k.Context(), u, 9) },
		func(r ports.Repos) (bool, error) { return r.SecondFactors.UseStep(k.Context(), u, 10) },
		func(r ports.Repos) (bool, error) { return r.SecondFactors.UseRecoveryCode(k.Context(), u, "a") },
	} {
		used := make([]bool, 8)
		errs := racing(len(used), func(i int) (err error) {
			used[i], err = try(k, use)
			return err
		})
		winners := 0
		for i := range used {
			require.NoError(k, errs[i])
			if used[i] {
				winners++
			}
		}
		assert.Equal(k, 1, winners)
	}
	early, err := k.useStep(u, 9)
	require.NoError(k, err)
	assert.False(k, early)
	assert.Equal(k, []int{1, 2}, []int{k.factor(u).RecoveryLeft, k.factor(other).RecoveryLeft})
}

func testRemoveEndsTheFactorOfThatUserAlone(k kit) {
	u, other := k.user("jansen").ID, k.user("pieters").ID
	k.begins(u)
	k.begins(other)
	for range 2 {
		require.NoError(k, k.run(func(r ports.Repos) error { return r.SecondFactors.RemoveSecondFactor(k.Context(), u) }))
	}
	assert.Zero(k, k.factor(u))
	assert.Equal(k, 2, k.factor(other).RecoveryLeft)
	k.begins(u)
	assert.Equal(k, 2, k.factor(u).RecoveryLeft)
}

func testACompanyDemandsASecondFactor(k kit) {
	c := k.company(k.user("jansen").ID, "12345678").ID
	demands := func() bool {
		return must(k, func(r ports.Repos) (bool, error) { return r.SecondFactors.IsRequiredForBSN(k.Context(), c) })
	}
	assert.False(k, demands())
	require.NoError(k, k.run(func(r ports.Repos) error { return r.SecondFactors.RequireForBSN(k.Context(), c, true) }))
	assert.True(k, demands())
	absent(k, k.run(func(r ports.Repos) error { return r.SecondFactors.RequireForBSN(k.Context(), c+1, true) }))
}

// A key stays as long as a secret is sealed with it.
func testD17_SecretsAreSealedAgain(k kit) {
	a, b := k.user("a").ID, k.user("b").ID
	k.begins(a)
	k.begins(b)
	for i, id := range []string{"one", "two"} {
		require.NoError(k, k.run(func(r ports.Repos) error {
			return r.DataKeys.AddDataKey(k.Context(), hours.DataKey{ID: id, Wrapped: []byte(id), CreatedAt: noon.AddDate(0, i, 0)})
		}))
	}
	others := func(after int64) (users []int64) {
		for _, f := range must(k, func(r ports.Repos) ([]account.SecondFactor, error) {
			return r.DataKeys.ListSecretsSealedOtherwise(k.Context(), "two", after, 9)
		}) {
			assert.Equal(k, account.SealedSecret{Key: "one", Cipher: []byte("cipher")}, f.Secret)
			users = append(users, f.User)
		}
		return users
	}
	assert.Equal(k, []int64{a, b}, others(0))
	assert.Equal(k, []int64{b}, others(a))
	for left := 2; left > 0; left-- {
		require.NoError(k, k.run(func(r ports.Repos) error { return r.DataKeys.RemoveUnusedDataKeys(k.Context()) }))
		assert.Len(k, k.dataKeys(), 2)
		user := []int64{b, a}[left-1]
		require.NoError(k, k.run(func(r ports.Repos) error {
			return r.DataKeys.ResealSecret(k.Context(), user, account.SealedSecret{Key: "two", Cipher: []byte("again")})
		}))
	}
	require.NoError(k, k.run(func(r ports.Repos) error { return r.DataKeys.RemoveUnusedDataKeys(k.Context()) }))
	assert.Len(k, k.dataKeys(), 1)
	assert.Equal(k, "again", string(k.factor(a).Secret.Cipher))
	absent(k, k.run(func(r ports.Repos) error { return r.DataKeys.ResealSecret(k.Context(), b+1, account.SealedSecret{}) }))
}
