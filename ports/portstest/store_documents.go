package portstest

import (
	"bytes"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/ports"
)

func documents() map[string]func(kit) {
	put := func(k kit, d domain.Document, content []byte) (domain.Document, error) {
		return try(k, func(r ports.Repos) (domain.Document, error) { return r.Documents.Put(k.Context(), d, content) })
	}
	content := func(k kit, id int64) ([]byte, error) {
		return get(k, func(r ports.Repos) ([]byte, error) { return r.Documents.Content(k.Context(), id) })
	}
	list := func(k kit, request int64) []domain.Document {
		return must(k, func(r ports.Repos) ([]domain.Document, error) { return r.Documents.List(k.Context(), request) })
	}
	return map[string]func(kit){
		"Put, ByID and Content keep every field and byte": func(k kit) {
			q := k.request(1)
			every := make([]byte, 256)
			for i := range every {
				every[i] = byte(i)
			}
			for version, bytes := range [][]byte{bytes.Repeat(every, 4096), {}, nil} {
				want := domain.Document{Request: q.ID, Kind: domain.ApplicationDocument, Version: version + 1,
					Filename: odd, ContentType: "application/pdf", Size: int64(len(bytes)), CreatedAt: noon}
				added, err := put(k, want, bytes)
				require.NoError(k, err)
				want.ID = added.ID
				assert.Equal(k, want, added)
				got, err := get(k, func(r ports.Repos) (domain.Document, error) { return r.Documents.ByID(k.Context(), added.ID) })
				require.NoError(k, err)
				assert.Equal(k, want, got)
				stored, err := content(k, added.ID)
				require.NoError(k, err)
				assert.Equal(k, string(bytes), string(stored))
			}
		},
		"J03 a second document of a request, kind and version changes nothing": func(k kit) {
			q, other := k.request(1), k.request(2)
			d := domain.Document{Request: q.ID, Kind: domain.ApplicationDocument, Version: 1, Filename: "a.pdf", CreatedAt: noon}
			first, err := put(k, d, []byte("first"))
			require.NoError(k, err)
			d.Filename = "b.pdf"
			_, err = put(k, d, []byte("second one"))
			refused(k, domain.Conflict, domain.CodeDocumentExists, "", err)
			assert.Equal(k, []domain.Document{first}, list(k, q.ID))
			stored, err := content(k, first.ID)
			require.NoError(k, err)
			assert.Equal(k, "first", string(stored))

			for _, free := range []domain.Document{
				{Request: q.ID, Kind: domain.ApplicationDocument, Version: 2, CreatedAt: noon},
				{Request: q.ID, Kind: domain.PreviewDocument, Version: 1, CreatedAt: noon},
				{Request: other.ID, Kind: domain.ApplicationDocument, Version: 1, CreatedAt: noon},
			} {
				_, err := put(k, free, []byte("x"))
				assert.NoError(k, err)
			}
		},
		"J03 a refused document leaves the transaction usable": func(k kit) {
			q := k.request(1)
			d := domain.Document{Request: q.ID, Kind: domain.ApplicationDocument, Version: 1, CreatedAt: noon}
			_, err := put(k, d, nil)
			require.NoError(k, err)
			require.NoError(k, k.run(func(r ports.Repos) error {
				_, err := r.Documents.Put(k.Context(), d, nil)
				require.Error(k, err)
				return r.Accounts.Touch(k.Context(), q.Owner)
			}))
			assert.EqualValues(k, 1, k.userByID(q.Owner).ListVersion)
		},
		"List gives a request's documents, the oldest first": func(k kit) {
			q := k.request(1)
			var want []domain.Document
			for i, at := range []time.Time{noon, noon, noon.Add(-time.Second)} {
				d, err := put(k, domain.Document{Request: q.ID, Kind: domain.PreviewDocument, Version: i + 1, CreatedAt: at}, nil)
				require.NoError(k, err)
				want = append(want, d)
			}
			assert.Equal(k, []domain.Document{want[2], want[0], want[1]}, list(k, q.ID))
			assert.Empty(k, list(k, q.ID+1))
		},
		"ByID and Content answer not_found": func(k kit) {
			_, err := get(k, func(r ports.Repos) (domain.Document, error) { return r.Documents.ByID(k.Context(), 1) })
			absent(k, err)
			_, err = content(k, 1)
			absent(k, err)
		},
	}
}

func verdicts() map[string]func(kit) {
	put := func(k kit, key string, e domain.Verdict, at time.Time) {
		require.NoError(k, k.run(func(r ports.Repos) error { return r.Verdicts.Put(k.Context(), key, e, at) }))
	}
	find := func(k kit, key string, since time.Time) (domain.Verdict, error) {
		return get(k, func(r ports.Repos) (domain.Verdict, error) { return r.Verdicts.Get(k.Context(), key, since) })
	}
	full := domain.Verdict{GoodEnough: true, Eligible: true, Suggestions: odd,
		Criteria: []domain.Criterion{{Name: odd, Met: true, Hint: odd}, {Name: "b"}}}
	return map[string]func(kit){
		"Put and Get keep every field": func(k kit) {
			for key, want := range map[string]domain.Verdict{odd: full, "empty": {}} {
				put(k, key, want, noon)
				got, err := find(k, key, noon)
				require.NoError(k, err)
				assert.Equal(k, want, got)
			}
		},
		"Get answers not_found for another key and for what is too old": func(k kit) {
			put(k, "k", full, noon)
			_, err := find(k, "K", noon)
			absent(k, err)
			_, err = find(k, "k", noon.Add(time.Microsecond))
			absent(k, err)
		},
		"Put replaces": func(k kit) {
			put(k, "k", full, noon)
			put(k, "k", domain.Verdict{Suggestions: "nieuw"}, noon.Add(time.Hour))
			got, err := find(k, "k", noon.Add(time.Hour))
			require.NoError(k, err)
			assert.Equal(k, domain.Verdict{Suggestions: "nieuw"}, got)
		},
		"Purge drops what is from before a moment": func(k kit) {
			put(k, "old", full, noon.Add(-time.Microsecond))
			put(k, "new", full, noon)
			require.NoError(k, k.run(func(r ports.Repos) error { return r.Verdicts.Purge(k.Context(), noon) }))
			_, err := find(k, "old", time.Time{})
			absent(k, err)
			_, err = find(k, "new", time.Time{})
			assert.NoError(k, err)
		},
	}
}
