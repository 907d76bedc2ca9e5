package sqlstore_test

import (
	"fmt"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/account"
	"wbso/domain/hours"
	"wbso/ports"
)

func dataKeys() []promise {
	return []promise{
		testListGivesDataKeysTheOldestFirst,
		testD15_OfManyWhoSeeNoKeyOneAddsOne,
		testD17_RewrapReplaces,
		testD17_ResealWalks,
		testD17_RemoveUnusedKeeps,
	}
}

func reveals() []promise {
	return []promise{testD16_OfGivesWhatOneUserSaw}
}

// List gives every field, the oldest first.
func testListGivesDataKeysTheOldestFirst(k kit) {
	young := hours.DataKey{ID: "a", Wrapped: []byte{0, 255, 7}, CreatedAt: noon}
	old := hours.DataKey{ID: "b", Wrapped: []byte{1}, CreatedAt: noon.Add(-time.Hour)}
	for _, key := range []hours.DataKey{young, old} {
		require.NoError(k, k.run(func(r ports.Repos) error { return r.DataKeys.AddDataKey(k.Context(), key) }))
	}
	assert.Equal(k, []hours.DataKey{old, young}, k.dataKeys())
	assert.Error(k, k.run(func(r ports.Repos) error { return r.DataKeys.AddDataKey(k.Context(), old) }), "a key is never replaced")
	assert.Equal(k, []hours.DataKey{old, young}, k.dataKeys())
}

func testD15_OfManyWhoSeeNoKeyOneAddsOne(k kit) {
	errs := racing(8, func(i int) error {
		return k.run(func(r ports.Repos) error {
			keys, err := r.DataKeys.ListDataKeys(k.Context())
			if err != nil || len(keys) > 0 {
				return err
			}
			return r.DataKeys.AddDataKey(k.Context(), hours.DataKey{ID: fmt.Sprint(i), Wrapped: []byte{1}, CreatedAt: noon})
		})
	})
	assert.Equal(k, 8, won(errs), "%v", errs)
	assert.Len(k, k.dataKeys(), 1)
}

// Rewrap replaces what a key is wrapped as.
func testD17_RewrapReplaces(k kit) {
	key := hours.DataKey{ID: "a", Wrapped: []byte{1}, CreatedAt: noon}
	rewrap := func(key hours.DataKey) error {
		return k.run(func(r ports.Repos) error { return r.DataKeys.RewrapDataKey(k.Context(), key) })
	}
	assert.Equal(k, domain.CodeNotFound, domain.CodeOf(rewrap(key)))
	require.NoError(k, k.run(func(r ports.Repos) error { return r.DataKeys.AddDataKey(k.Context(), key) }))
	key.Wrapped = []byte{0, 2}
	require.NoError(k, rewrap(key))
	assert.Equal(k, []hours.DataKey{key}, k.dataKeys())
}

// sealedWith adds an employee whose number is sealed with a key, empty for none.
func (k kit) sealedWith(company int64, key string) hours.OwnBSN {
	n := hours.OwnBSN{Employee: k.newEmployee(company, "Jansen", "").ID}
	if key != "" {
		n.Sealed = hours.SealedBSN{Key: key, Cipher: []byte{0, 1, byte(n.Employee)}}
		require.NoError(k, k.run(func(r ports.Repos) error { return r.DataKeys.ResealNumber(k.Context(), n) }))
	}
	return n
}

// SealedOtherwise and Reseal walk the numbers of other keys.
func testD17_ResealWalks(k kit) {
	company := k.request(1).Company.ID
	one, two := k.sealedWith(company, "old"), k.sealedWith(company, "older")
	k.sealedWith(company, "")
	k.sealedWith(company, "new")
	three := k.sealedWith(company, "old")
	otherwise := func(after int64, limit int) []hours.OwnBSN {
		return must(k, func(r ports.Repos) ([]hours.OwnBSN, error) {
			return r.DataKeys.ListNumbersSealedOtherwise(k.Context(), "new", after, limit)
		})
	}
	assert.Equal(k, []hours.OwnBSN{one, two, three}, otherwise(0, 9))
	assert.Equal(k, []hours.OwnBSN{one, two}, otherwise(0, 2))
	assert.Equal(k, []hours.OwnBSN{three}, otherwise(two.Employee, 2))
	two.Sealed = hours.SealedBSN{Key: "new", Cipher: []byte{7}}
	require.NoError(k, k.run(func(r ports.Repos) error { return r.DataKeys.ResealNumber(k.Context(), two) }))
	assert.Equal(k, []hours.OwnBSN{one, three}, otherwise(0, 9))
	gone := hours.OwnBSN{Employee: three.Employee + 9, Sealed: two.Sealed}
	assert.Equal(k, domain.CodeNotFound, domain.CodeOf(k.run(func(r ports.Repos) error { return r.DataKeys.ResealNumber(k.Context(), gone) })))
}

// RemoveUnused keeps the newest key and those that are used.
func testD17_RemoveUnusedKeeps(k kit) {
	for i, id := range []string{"unused", "used", "new"} {
		key := hours.DataKey{ID: id, Wrapped: []byte{1}, CreatedAt: noon.Add(time.Duration(i) * time.Hour)}
		require.NoError(k, k.run(func(r ports.Repos) error { return r.DataKeys.AddDataKey(k.Context(), key) }))
	}
	n := k.sealedWith(k.request(1).Company.ID, "used")
	remove := func() (left []string) {
		require.NoError(k, k.run(func(r ports.Repos) error { return r.DataKeys.RemoveUnusedDataKeys(k.Context()) }))
		for _, key := range k.dataKeys() {
			left = append(left, key.ID)
		}
		return left
	}
	assert.Equal(k, []string{"used", "new"}, remove())
	n.Sealed.Key = "new"
	require.NoError(k, k.run(func(r ports.Repos) error { return r.DataKeys.ResealNumber(k.Context(), n) }))
	assert.Equal(k, []string{"new"}, remove())
	assert.Equal(k, []string{"new"}, remove())
}

// Of gives what one user saw, oldest first.
func testD16_OfGivesWhatOneUserSaw(k kit) {
	q := k.request(1)
	other := k.user("b").ID
	e := k.newEmployee(q.Company.ID, "Jansen", "").ID
	var want []hours.Reveal
	for n := range 3 {
		seen := hours.Reveal{Employee: e, User: q.Owner, At: noon.Add(time.Duration(n) * time.Hour)}
		want = append(want, seen)
		require.NoError(k, k.run(func(r ports.Repos) error { return r.Reveals.AddReveal(k.Context(), seen) }))
	}
	require.NoError(k, k.run(func(r ports.Repos) error {
		return r.Reveals.AddReveal(k.Context(), hours.Reveal{Employee: e, User: other, At: noon})
	}))
	assert.Equal(k, want, must(k, func(r ports.Repos) ([]hours.Reveal, error) { return r.Reveals.ListReveals(k.Context(), q.Owner) }))
	of := func(company int64, p domain.Page) domain.List[hours.NamedReveal] {
		return must(k, func(r ports.Repos) (domain.List[hours.NamedReveal], error) {
			return r.Reveals.ListCompanyReveals(k.Context(), company, p)
		})
	}
	owner := must(k, func(r ports.Repos) (account.User, error) { return r.Accounts.FindUser(k.Context(), q.Owner) })
	newest := of(q.Company.ID, domain.Page{Size: 2})
	assert.True(k, newest.More)
	assert.Equal(k, []string{"b", owner.Username}, []string{newest.Items[0].Username, newest.Items[1].Username})
	assert.Equal(k, want[2], newest.Items[1].Reveal)
	assert.Contains(k, newest.Items[0].EmployeeName, "Jansen")
	assert.Len(k, of(q.Company.ID, domain.Page{Size: 9}).Items, 4)
	assert.Empty(k, of(q.Company.ID+1, domain.Page{Size: 9}).Items, "nobody else's")
}

func (k kit) dataKeys() []hours.DataKey {
	k.Helper()
	return must(k, func(r ports.Repos) ([]hours.DataKey, error) { return r.DataKeys.ListDataKeys(k.Context()) })
}
