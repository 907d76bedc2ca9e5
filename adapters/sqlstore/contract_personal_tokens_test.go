package sqlstore_test

import (
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain/account"
	"wbso/ports"
)

func personalTokens() []promise {
	return []promise{testTokenKeepsEveryFieldAndKnowsItsUser, testUseKeepsWhenATokenWasLastUsed, testRevokeEndsATokenOfItsUserAlone, testRevokeSessionsEndsTheTokensOfThatUserAlone}
}

// addToken stores a token.
func (k kit) addToken(t account.PersonalToken) account.PersonalToken {
	k.Helper()
	return do(k, func(r ports.Repos) (account.PersonalToken, error) {
		return r.PersonalTokens.AddPersonalToken(k.Context(), t)
	})
}

func (k kit) tokens(user int64) []account.PersonalToken {
	k.Helper()
	return must(k, func(r ports.Repos) ([]account.PersonalToken, error) {
		return r.PersonalTokens.ListPersonalTokens(k.Context(), user)
	})
}

func testTokenKeepsEveryFieldAndKnowsItsUser(k kit) {
	u := k.user("jansen")
	want := account.PersonalToken{
		User: u.ID, Digest: "d", Name: odd, Scope: account.HoursScope, Companies: []int64{3, 1 << 40}, CreatedAt: noon, ExpiresAt: noon.Add(time.Hour), UsedAt: noon.Add(time.Minute),
	}
	made := k.addToken(want)
	want.ID = made.ID
	assert.Equal(k, want, made)
	later := k.addToken(account.PersonalToken{User: u.ID, Digest: "e", CreatedAt: noon, ExpiresAt: noon})
	assert.Equal(k, []account.PersonalToken{later, want}, k.tokens(u.ID), "the newest first")
	var token account.PersonalToken
	var user account.User
	find := func(digest string) error {
		return k.run(func(r ports.Repos) (err error) {
			token, user, err = r.PersonalTokens.FindPersonalToken(k.Context(), digest)
			return err
		})
	}
	require.NoError(k, find("d"))
	assert.Equal(k, want, token)
	assert.Equal(k, account.User{ID: u.ID, Username: u.Username, Active: true}, user)
	absent(k, find("f"))
}

func testUseKeepsWhenATokenWasLastUsed(k kit) {
	t := k.addToken(account.PersonalToken{User: k.user("jansen").ID, CreatedAt: noon, ExpiresAt: noon})
	use := func(id int64) error {
		return k.run(func(r ports.Repos) error {
			return r.PersonalTokens.UsePersonalToken(k.Context(), id, noon.Add(time.Minute))
		})
	}
	require.NoError(k, use(t.ID))
	assert.Equal(k, noon.Add(time.Minute), k.tokens(t.User)[0].UsedAt)
	absent(k, use(t.ID+1))
}

func testRevokeEndsATokenOfItsUserAlone(k kit) {
	u, other := k.user("jansen"), k.user("pieters")
	t := k.addToken(account.PersonalToken{User: u.ID, CreatedAt: noon, ExpiresAt: noon})
	revoke := func(user int64) error {
		return k.run(func(r ports.Repos) error { return r.PersonalTokens.RevokePersonalToken(k.Context(), user, t.ID) })
	}
	absent(k, revoke(other.ID))
	require.NoError(k, revoke(u.ID))
	assert.Empty(k, k.tokens(u.ID))
	absent(k, revoke(u.ID))
}

func testRevokeSessionsEndsTheTokensOfThatUserAlone(k kit) {
	u, other := k.user("jansen"), k.user("pieters")
	for _, who := range []account.User{u, other} {
		k.addToken(account.PersonalToken{User: who.ID, Digest: who.Username, CreatedAt: noon, ExpiresAt: noon})
	}
	require.NoError(k, k.run(func(r ports.Repos) error { return r.Sessions.RevokeSessions(k.Context(), u.ID) }))
	assert.Empty(k, k.tokens(u.ID))
	assert.Len(k, k.tokens(other.ID), 1)
}
