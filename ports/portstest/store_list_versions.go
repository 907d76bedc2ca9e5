package portstest

import (
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/ports"
)

func listVersions() []promise {
	return []promise{
		{"a user without changes has version 0", noChangesIsVersion0},
		{"every Raise makes the version of one user larger", everyRaiseMakesTheVersionLarger},
		{"a Raise that is rolled back does not count", aRaiseRolledBackDoesNotCount},
		{"racing Raises all count", racingRaisesAllCount},
	}
}

func noChangesIsVersion0(k kit) {
	assert.Zero(k, k.listVersion(k.user("a").ID))
	assert.Zero(k, k.listVersion(99), "nor has somebody who is not there")
}

func everyRaiseMakesTheVersionLarger(k kit) {
	a, b := k.user("a"), k.user("b")
	for n := range int64(40) { // more than there can be parts of a version
		k.raise(a.ID)
		assert.Equal(k, domain.ListVersion{Lists: n + 1}, k.listVersion(a.ID))
	}
	assert.Zero(k, k.listVersion(b.ID))
}

func aRaiseRolledBackDoesNotCount(k kit) {
	a := k.user("a")
	k.raise(a.ID)
	require.ErrorIs(k, k.run(func(r ports.Repos) error {
		require.NoError(k, r.ListVersions.Raise(k.Context(), a.ID))
		return errRefused
	}), errRefused)
	assert.Equal(k, domain.ListVersion{Lists: 1}, k.listVersion(a.ID))
}

func racingRaisesAllCount(k kit) {
	a := k.user("a")
	errs := racing(16, func(int) error {
		return k.run(func(r ports.Repos) error { return r.ListVersions.Raise(k.Context(), a.ID) })
	})
	assert.Equal(k, 16, won(errs), "%v", errs)
	assert.Equal(k, domain.ListVersion{Lists: 16}, k.listVersion(a.ID))
}

func (k kit) raise(owner int64) {
	k.Helper()
	require.NoError(k, k.run(func(r ports.Repos) error { return r.ListVersions.Raise(k.Context(), owner) }))
}

func (k kit) listVersion(owner int64) domain.ListVersion {
	k.Helper()
	return must(k, func(r ports.Repos) (domain.ListVersion, error) { return r.ListVersions.Of(k.Context(), owner) })
}
