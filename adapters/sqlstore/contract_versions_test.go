package sqlstore_test

import (
	"strings"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain/application"
	"wbso/domain/application/claim"
	"wbso/ports"
)

// Keep and Version keep every field, and Keep replaces.
func testVersionsKeepEveryField(k kit) {
	q := k.request(1)
	want := claim.Version{Request: q.ID, Number: 1, Cause: claim.CauseEdit, Part: application.CodeNoveltyPart, Author: 1 << 40, Questions: 9,
		Document: fullDocument(), CreatedAt: noon, SavedAt: noon.Add(time.Minute)}
	k.keepVersion(want)
	got, err := k.versionOf(q.ID, 1)
	require.NoError(k, err)
	assert.Equal(k, want, got)
	want = claim.Version{Request: q.ID, Number: 1, Cause: claim.CauseAnswer, Document: application.New(), CreatedAt: noon.Add(1 * time.Hour), SavedAt: noon.Add(2 * time.Hour)}
	k.keepVersion(want)
	got, err = k.versionOf(q.ID, 1)
	require.NoError(k, err)
	assert.Equal(k, want, got)
}

// Versions gives the history of a request, newest first, without documents.
func testVersionsGivesTheHistory(k kit) {
	q, other := k.request(1), k.request(2)
	for _, v := range []claim.Version{{Request: q.ID, Number: 2}, {Request: q.ID, Number: 10}, {Request: q.ID, Number: 1}, {Request: other.ID, Number: 1}} {
		v.Cause, v.Document, v.CreatedAt, v.SavedAt = claim.CauseEdit, fullDocument(), noon, noon
		k.keepVersion(v)
	}
	var numbers []int
	for _, v := range k.versionsOf(q.ID) {
		numbers = append(numbers, v.Number)
		assert.Equal(k, claim.Version{Request: q.ID, Number: v.Number, Cause: claim.CauseEdit, CreatedAt: noon, SavedAt: noon}, v)
	}
	assert.Equal(k, []int{10, 2, 1}, numbers)
	assert.Empty(k, k.versionsOf(99))
}

// Trim keeps the newest, and what is kept for good.
func testTrimKeepsTheNewest(k kit) {
	q, other := k.request(1), k.request(2)
	const total = claim.VersionsKept + 20
	require.NoError(k, k.run(func(r ports.Repos) error {
		for n := range total {
			v := claim.Version{Request: q.ID, Number: n + 1, Cause: claim.CauseEdit, CreatedAt: noon, SavedAt: noon}
			if n < len(claim.KeptForGood()) {
				v.Cause = claim.KeptForGood()[n]
			}
			if err := r.Applications.KeepVersion(k.Context(), v); err != nil {
				return err
			}
			v.Request, v.Cause = other.ID, claim.CauseEdit
			if err := r.Applications.KeepVersion(k.Context(), v); err != nil {
				return err
			}
		}
		return r.Applications.TrimVersions(k.Context(), q.ID)
	}))
	kept := k.versionsOf(q.ID)
	good := len(claim.KeptForGood())
	require.Len(k, kept, claim.VersionsKept+good)
	assert.Equal(k, total, kept[0].Number)
	assert.Equal(k, total-claim.VersionsKept+1, kept[claim.VersionsKept-1].Number)
	assert.Equal(k, good, kept[claim.VersionsKept].Number)
	assert.Len(k, k.versionsOf(other.ID), total)
}

// Trim keeps what is not too large together.
func testTrimKeepsWhatIsNotTooLarge(k kit) {
	q := k.request(1)
	keep := func(number, bytes int, why claim.Cause) {
		v := claim.Version{Request: q.ID, Number: number, Cause: why, CreatedAt: noon, SavedAt: noon}
		v.Document.Remarks.Text = strings.Repeat("é", bytes/2) // two bytes each
		k.keepVersion(v)
	}
	const third = claim.VersionBytesKept/3 - 10_000 // what is around the text is a part of it
	keep(1, third, claim.CauseComposed)
	for n := 2; n <= 5; n++ {
		keep(n, third, claim.CauseEdit)
	}
	trimmed := func() (numbers []int) {
		require.NoError(k, k.run(func(r ports.Repos) error { return r.Applications.TrimVersions(k.Context(), q.ID) }))
		for _, v := range k.versionsOf(q.ID) {
			numbers = append(numbers, v.Number)
		}
		return numbers
	}
	assert.Equal(k, []int{5, 4, 3, 1}, trimmed())
	keep(6, claim.VersionBytesKept+1, claim.CauseEdit)
	assert.Equal(k, []int{6, 1}, trimmed(), "the newest stays")
}

// An application and its version are stored together or not at all.
func testAnApplicationIsStoredWithItsVersion(k kit) {
	q := k.request(1)
	require.ErrorIs(k, k.run(func(r ports.Repos) error {
		require.NoError(k, r.Applications.PutApplication(k.Context(), claim.Record{Request: q.ID, UpdatedAt: noon}))
		require.NoError(k, r.Applications.KeepVersion(k.Context(), claim.Version{Request: q.ID, Number: 1, CreatedAt: noon, SavedAt: noon}))
		return errRefused
	}), errRefused)
	_, err := k.applicationOf(q.ID)
	absent(k, err)
	assert.Empty(k, k.versionsOf(q.ID))
}

func (k kit) keepVersion(v claim.Version) {
	k.Helper()
	require.NoError(k, k.run(func(r ports.Repos) error { return r.Applications.KeepVersion(k.Context(), v) }))
}

func (k kit) versionOf(req int64, number int) (claim.Version, error) {
	return get(k, func(r ports.Repos) (claim.Version, error) {
		return r.Applications.FindVersion(k.Context(), req, number)
	})
}

func (k kit) versionsOf(req int64) []claim.Version {
	return must(k, func(r ports.Repos) ([]claim.Version, error) {
		return r.Applications.ListVersions(k.Context(), req)
	})
}
