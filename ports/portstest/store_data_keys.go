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
