package portstest

import (
	"fmt"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/ports"
)

func dataKeys() []promise {
	return []promise{
		{"List gives every field, the oldest first", listGivesDataKeysTheOldestFirst},
		{"D15 of many who see no key one adds one", ofManyWhoSeeNoKeyOneAddsOne},
		{"D17 Rewrap replaces what a key is wrapped as", rewrapReplaces},
		{"D17 SealedOtherwise and Reseal walk the numbers of other keys", resealWalks},
		{"D17 RemoveUnused keeps the newest key and those that are used", removeUnusedKeeps},
	}
}

func reveals() []promise {
	return []promise{{"D16 Of gives what one user saw, oldest first", ofGivesWhatOneUserSaw}}
}

func listGivesDataKeysTheOldestFirst(k kit) {
	young := domain.DataKey{ID: "a", Wrapped: []byte{0, 255, 7}, CreatedAt: noon}
	old := domain.DataKey{ID: "b", Wrapped: []byte{1}, CreatedAt: noon.Add(-time.Hour)}
	for _, key := range []domain.DataKey{young, old} {
		require.NoError(k, k.run(func(r ports.Repos) error { return r.DataKeys.Add(k.Context(), key) }))
	}
	assert.Equal(k, []domain.DataKey{old, young}, k.dataKeys())
	assert.Error(k, k.run(func(r ports.Repos) error { return r.DataKeys.Add(k.Context(), old) }), "a key is never replaced")
	assert.Equal(k, []domain.DataKey{old, young}, k.dataKeys())
}

func ofManyWhoSeeNoKeyOneAddsOne(k kit) {
	errs := racing(8, func(i int) error {
		return k.run(func(r ports.Repos) error {
			keys, err := r.DataKeys.List(k.Context())
			if err != nil || len(keys) > 0 {
				return err
			}
			return r.DataKeys.Add(k.Context(), domain.DataKey{ID: fmt.Sprint(i), Wrapped: []byte{1}, CreatedAt: noon})
		})
	})
	assert.Equal(k, 8, won(errs), "%v", errs)
	assert.Len(k, k.dataKeys(), 1)
}

func rewrapReplaces(k kit) {
	key := domain.DataKey{ID: "a", Wrapped: []byte{1}, CreatedAt: noon}
	rewrap := func(key domain.DataKey) error {
		return k.run(func(r ports.Repos) error { return r.DataKeys.Rewrap(k.Context(), key) })
	}
	assert.Equal(k, domain.CodeNotFound, domain.CodeOf(rewrap(key)))
	require.NoError(k, k.run(func(r ports.Repos) error { return r.DataKeys.Add(k.Context(), key) }))
	key.Wrapped = []byte{0, 2}
	require.NoError(k, rewrap(key))
	assert.Equal(k, []domain.DataKey{key}, k.dataKeys())
}

// sealedWith adds an employee whose number is sealed with a key, empty for none.
func (k kit) sealedWith(company int64, key string) domain.OwnBSN {
	n := domain.OwnBSN{Employee: k.newEmployee(company, "Jansen", "").ID}
	if key != "" {
		n.Sealed = domain.SealedBSN{Key: key, Cipher: []byte{0, 1, byte(n.Employee)}}
		require.NoError(k, k.run(func(r ports.Repos) error { return r.DataKeys.Reseal(k.Context(), n) }))
	}
	return n
}

func resealWalks(k kit) {
	company := k.request(1).Company.ID
	one, two := k.sealedWith(company, "old"), k.sealedWith(company, "older")
	k.sealedWith(company, "")
	k.sealedWith(company, "new")
	three := k.sealedWith(company, "old")
	otherwise := func(after int64, limit int) []domain.OwnBSN {
		return must(k, func(r ports.Repos) ([]domain.OwnBSN, error) {
			return r.DataKeys.SealedOtherwise(k.Context(), "new", after, limit)
		})
	}
	assert.Equal(k, []domain.OwnBSN{one, two, three}, otherwise(0, 9))
	assert.Equal(k, []domain.OwnBSN{one, two}, otherwise(0, 2))
	assert.Equal(k, []domain.OwnBSN{three}, otherwise(two.Employee, 2))
	two.Sealed = domain.SealedBSN{Key: "new", Cipher: []byte{7}}
	require.NoError(k, k.run(func(r ports.Repos) error { return r.DataKeys.Reseal(k.Context(), two) }))
	assert.Equal(k, []domain.OwnBSN{one, three}, otherwise(0, 9))
	gone := domain.OwnBSN{Employee: three.Employee + 9, Sealed: two.Sealed}
	assert.Equal(k, domain.CodeNotFound, domain.CodeOf(k.run(func(r ports.Repos) error { return r.DataKeys.Reseal(k.Context(), gone) })))
}

func removeUnusedKeeps(k kit) {
	for i, id := range []string{"unused", "used", "new"} {
		key := domain.DataKey{ID: id, Wrapped: []byte{1}, CreatedAt: noon.Add(time.Duration(i) * time.Hour)}
		require.NoError(k, k.run(func(r ports.Repos) error { return r.DataKeys.Add(k.Context(), key) }))
	}
	n := k.sealedWith(k.request(1).Company.ID, "used")
	remove := func() (left []string) {
		require.NoError(k, k.run(func(r ports.Repos) error { return r.DataKeys.RemoveUnused(k.Context()) }))
		for _, key := range k.dataKeys() {
			left = append(left, key.ID)
		}
		return left
	}
	assert.Equal(k, []string{"used", "new"}, remove())
	n.Sealed.Key = "new"
	require.NoError(k, k.run(func(r ports.Repos) error { return r.DataKeys.Reseal(k.Context(), n) }))
	assert.Equal(k, []string{"new"}, remove())
	assert.Equal(k, []string{"new"}, remove())
}

func ofGivesWhatOneUserSaw(k kit) {
	q := k.request(1)
	other := k.user("b").ID
	e := k.newEmployee(q.Company.ID, "Jansen", "").ID
	var want []domain.Reveal
	for n := range 3 {
		seen := domain.Reveal{Employee: e, User: q.Owner, At: noon.Add(time.Duration(n) * time.Hour)}
		want = append(want, seen)
		require.NoError(k, k.run(func(r ports.Repos) error { return r.Reveals.Add(k.Context(), seen) }))
	}
	require.NoError(k, k.run(func(r ports.Repos) error {
		return r.Reveals.Add(k.Context(), domain.Reveal{Employee: e, User: other, At: noon})
	}))
	assert.Equal(k, want, must(k, func(r ports.Repos) ([]domain.Reveal, error) { return r.Reveals.Of(k.Context(), q.Owner) }))
}

func (k kit) dataKeys() []domain.DataKey {
	k.Helper()
	return must(k, func(r ports.Repos) ([]domain.DataKey, error) { return r.DataKeys.List(k.Context()) })
}
