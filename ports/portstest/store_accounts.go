package portstest

import (
	"math"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/ports"
)

func accounts() map[string]func(kit) {
	return map[string]func(kit){
		"Add and ByID keep every field": func(k kit) {
			full := domain.User{Username: "Zoë.漢-1", Email: "Zoë@Example.nl", PasswordHash: odd, FirstName: odd, LastName: odd,
				Phone: odd, TokenVersion: math.MaxInt32, ListVersion: math.MaxInt64, Active: true, CreatedAt: noon}
			for _, want := range []domain.User{full, {CreatedAt: noon}} {
				added := do(k, func(r ports.Repos) (domain.User, error) { return r.Accounts.Add(k.Context(), want) })
				want.ID = added.ID
				assert.NotZero(k, added.ID)
				assert.Equal(k, want, added)
				assert.Equal(k, want, k.userByID(added.ID))
			}
		},
		"times come back in UTC and to the microsecond, as Add answered them": func(k kit) {
			u := newUser("jansen")
			u.CreatedAt = noon.Add(789 * time.Nanosecond).In(time.FixedZone("elsewhere", 5*3600))
			added := do(k, func(r ports.Repos) (domain.User, error) { return r.Accounts.Add(k.Context(), u) })
			assert.Equal(k, noon, added.CreatedAt)
			assert.Equal(k, added, k.userByID(added.ID))
		},
		"A23 a name or address that exists in any case is taken": func(k kit) {
			u := newUser("Zoë")
			u.Email = "Zoë@Example.nl"
			do(k, func(r ports.Repos) (domain.User, error) { return r.Accounts.Add(k.Context(), u) })
			add := func(name, email string) error {
				v := newUser(name)
				v.Email = email
				_, err := try(k, func(r ports.Repos) (domain.User, error) { return r.Accounts.Add(k.Context(), v) })
				return err
			}
			refused(k, domain.Invalid, domain.CodeUsernameTaken, "username", add("ZOË", "ander@example.nl"))
			refused(k, domain.Invalid, domain.CodeEmailTaken, "email", add("ander", "zOË@eXAMPLE.NL"))
			var both domain.Fields
			require.ErrorAs(k, add("zoË", "ZOË@example.nl"), &both)
			require.Len(k, both, 2)
			assert.ErrorIs(k, both[0], domain.Bad("username", domain.CodeUsernameTaken))
			assert.ErrorIs(k, both[1], domain.Bad("email", domain.CodeEmailTaken))
			assert.Len(k, k.users(), 1)
		},
		"both taken by two different users come together": func(k kit) {
			k.user("een")
			k.user("twee")
			u := newUser("twee")
			u.Email = "een@example.nl"
			_, err := try(k, func(r ports.Repos) (domain.User, error) { return r.Accounts.Add(k.Context(), u) })
			var both domain.Fields
			require.ErrorAs(k, err, &both)
			require.Len(k, both, 2)
			assert.Equal(k, "username", both[0].Field)
		},
		"ByLogin takes name or address in any case": func(k kit) {
			u := k.user("Zoë")
			for _, login := range []string{"Zoë", "zoë", "ZOË", "ZOË@EXAMPLE.NL", "zoë@example.nl"} {
				assert.Equal(k, u, must(k, func(r ports.Repos) (domain.User, error) { return r.Accounts.ByLogin(k.Context(), login) }), login)
			}
		},
		"ByID, ByLogin, Update and Touch answer not_found": func(k kit) {
			u := k.user("jansen")
			_, err := get(k, func(r ports.Repos) (domain.User, error) { return r.Accounts.ByID(k.Context(), u.ID+1) })
			absent(k, err)
			_, err = get(k, func(r ports.Repos) (domain.User, error) { return r.Accounts.ByLogin(k.Context(), "janse") })
			absent(k, err)
			absent(k, k.run(func(r ports.Repos) error { return r.Accounts.Update(k.Context(), domain.User{ID: u.ID + 1}) }))
			absent(k, k.run(func(r ports.Repos) error { return r.Accounts.Touch(k.Context(), u.ID+1) }))
		},
		"List gives the oldest first, and an empty list for none": func(k kit) {
			assert.Empty(k, k.users())
			young, old := newUser("jong"), newUser("oud")
			old.CreatedAt = noon.Add(-time.Microsecond)
			for _, u := range []domain.User{young, old} {
				do(k, func(r ports.Repos) (domain.User, error) { return r.Accounts.Add(k.Context(), u) })
			}
			users := k.users()
			assert.Equal(k, []string{"oud", "jong"}, []string{users[0].Username, users[1].Username})
		},
		"Update writes what it names and nothing else": func(k kit) {
			before := k.user("jansen")
			change := domain.User{ID: before.ID, Username: "anders", Email: "anders@example.nl", PasswordHash: "new", FirstName: odd,
				LastName: "L", Phone: "06", TokenVersion: 7, ListVersion: 99, Active: false, CreatedAt: noon.AddDate(1, 0, 0)}
			require.NoError(k, k.run(func(r ports.Repos) error { return r.Accounts.Update(k.Context(), change) }))
			change.Username, change.Email, change.ListVersion, change.CreatedAt = before.Username, before.Email, before.ListVersion, before.CreatedAt
			assert.Equal(k, change, k.userByID(before.ID))
		},
		"Touch raises the list version of one user": func(k kit) {
			a, b := k.user("a"), k.user("b")
			require.NoError(k, k.run(func(r ports.Repos) error { return r.Accounts.Touch(k.Context(), a.ID) }))
			assert.Equal(k, a.ListVersion+1, k.userByID(a.ID).ListVersion)
			assert.Equal(k, b, k.userByID(b.ID))
		},
	}
}

func (k kit) userByID(id int64) domain.User {
	k.Helper()
	return must(k, func(r ports.Repos) (domain.User, error) { return r.Accounts.ByID(k.Context(), id) })
}

func sessions() map[string]func(kit) {
	add := func(k kit, id string, user int64, expires time.Time) domain.Session {
		s := domain.Session{ID: id, User: user, CreatedAt: noon, ExpiresAt: expires}
		require.NoError(k, k.run(func(r ports.Repos) error { return r.Sessions.Add(k.Context(), s) }))
		return s
	}
	find := func(k kit, id string) (domain.Session, error) {
		return get(k, func(r ports.Repos) (domain.Session, error) { return r.Sessions.Get(k.Context(), id) })
	}
	return map[string]func(kit){
		"Add and Get keep every field": func(k kit) {
			want := add(k, odd, k.user("jansen").ID, noon.AddDate(0, 0, 14))
			got, err := find(k, odd)
			require.NoError(k, err)
			assert.Equal(k, want, got)
		},
		"Get answers not_found for one that never was or was revoked": func(k kit) {
			_, err := find(k, "never")
			absent(k, err)
			add(k, "s", k.user("jansen").ID, noon)
			for range 2 { // revoking what is gone is no error
				require.NoError(k, k.run(func(r ports.Repos) error { return r.Sessions.Revoke(k.Context(), "s") }))
				_, err = find(k, "s")
				absent(k, err)
			}
		},
		"RevokeUser ends the sessions of that user alone": func(k kit) {
			a, b := k.user("a"), k.user("b")
			add(k, "a1", a.ID, noon)
			add(k, "a2", a.ID, noon)
			add(k, "b1", b.ID, noon)
			require.NoError(k, k.run(func(r ports.Repos) error { return r.Sessions.RevokeUser(k.Context(), a.ID) }))
			for _, id := range []string{"a1", "a2"} {
				_, err := find(k, id)
				absent(k, err)
			}
			_, err := find(k, "b1")
			assert.NoError(k, err)
		},
		"Purge drops what ended before a moment": func(k kit) {
			u := k.user("jansen")
			add(k, "before", u.ID, noon.Add(-time.Microsecond))
			add(k, "then", u.ID, noon)
			add(k, "whole second later", u.ID, noon.Truncate(time.Second).Add(time.Second))
			require.NoError(k, k.run(func(r ports.Repos) error { return r.Sessions.Purge(k.Context(), noon) }))
			_, err := find(k, "before")
			absent(k, err)
			for _, id := range []string{"then", "whole second later"} {
				_, err = find(k, id)
				assert.NoError(k, err, id)
			}
		},
	}
}
