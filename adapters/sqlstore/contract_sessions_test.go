package sqlstore_test

import (
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain/account"
	"wbso/ports"
)

func sessions() []promise {
	return []promise{
		testAddAndGetKeepEveryField,
		testGetAnswersNotFoundForOneThatNeverWasOrWasRevoked,
		testConfirmKeepsWhenOfASessionThatIsThere,
		testUnconfirmKeepsOneAndThoseOfOthers,
		testUseKeepsWhenASessionWasLastUsed,
		testRevokeOthersKeepsOneAndThoseOfOthers,
		testRevokeUserEndsTheSessionsOfThatUserAlone,
		testKeepEndsAllButAUsersNewestSessions,
		testPurgeDropsWhatEndedBeforeAMoment,
	}
}

func testAddAndGetKeepEveryField(k kit) {
	want := k.addSession(odd, k.user("jansen").ID, noon.AddDate(0, 0, 14))
	got, err := k.session(odd)
	require.NoError(k, err)
	assert.Equal(k, want, got)
}

func testGetAnswersNotFoundForOneThatNeverWasOrWasRevoked(k kit) {
	_, err := k.session("never")
	absent(k, err)
	k.addSession("s", k.user("jansen").ID, noon)
	for range 2 { // revoking what is gone is no error
		require.NoError(k, k.run(func(r ports.Repos) error { return r.Sessions.RevokeSession(k.Context(), "s") }))
		_, err = k.session("s")
		absent(k, err)
	}
}

func testConfirmKeepsWhenOfASessionThatIsThere(k kit) {
	u := k.user("jansen")
	want, other := k.addSession("s", u.ID, noon), k.addSession("other", u.ID, noon)
	confirm := func(id string) error {
		return k.run(func(r ports.Repos) error { return r.Sessions.ConfirmSession(k.Context(), id, noon.Add(time.Minute)) })
	}
	require.NoError(k, confirm("s"))
	want.ConfirmedAt = noon.Add(time.Minute)
	for id, want := range map[string]account.Session{"s": want, "other": other} {
		got, err := k.session(id)
		require.NoError(k, err)
		assert.Equal(k, want, got)
	}
	absent(k, confirm("never"))
}

func testUnconfirmKeepsOneAndThoseOfOthers(k kit) {
	a, b := k.user("jansen"), k.user("pieters")
	for id, user := range map[string]int64{"a1": a.ID, "a2": a.ID, "b": b.ID} {
		k.addSession(id, user, noon)
		require.NoError(k, k.run(func(r ports.Repos) error { return r.Sessions.ConfirmSession(k.Context(), id, noon) }))
	}
	require.NoError(k, k.run(func(r ports.Repos) error { return r.Sessions.UnconfirmOtherSessions(k.Context(), a.ID, "a2") }))
	for id, confirmed := range map[string]bool{"a1": false, "a2": true, "b": true} {
		s, err := k.session(id)
		require.NoError(k, err)
		assert.Equal(k, confirmed, s.Confirmed(noon), id)
	}
}

func testUseKeepsWhenASessionWasLastUsed(k kit) {
	u := k.user("jansen")
	k.addSession("a", u.ID, noon.Add(time.Hour))
	want := k.addSession("b", u.ID, noon.Add(time.Hour))
	k.addSession("over", u.ID, noon)
	k.addSession("of another", k.user("pieters").ID, noon.Add(time.Hour))
	list := func() (ids []string) {
		k.Helper()
		for _, s := range must(k, func(r ports.Repos) ([]account.Session, error) {
			return r.Sessions.ListSessions(k.Context(), u.ID, noon)
		}) {
			ids = append(ids, s.ID)
		}
		return ids
	}
	use := func(id string) error {
		return k.run(func(r ports.Repos) error { return r.Sessions.UseSession(k.Context(), id, noon.Add(time.Minute)) })
	}
	assert.Equal(k, []string{"a", "b"}, list())
	require.NoError(k, use("b"))
	assert.Equal(k, []string{"b", "a"}, list())
	want.UsedAt = noon.Add(time.Minute)
	got, err := k.session("b")
	require.NoError(k, err)
	assert.Equal(k, want, got)
	absent(k, use("never"))
}

func testRevokeOthersKeepsOneAndThoseOfOthers(k kit) {
	a, b := k.user("a"), k.user("b")
	for _, id := range []string{"a1", "a2", "a3"} {
		k.addSession(id, a.ID, noon)
	}
	k.addSession("b1", b.ID, noon)
	require.NoError(k, k.run(func(r ports.Repos) error { return r.Sessions.RevokeOtherSessions(k.Context(), a.ID, "a2") }))
	for id, kept := range map[string]bool{"a1": false, "a2": true, "a3": false, "b1": true} {
		_, err := k.session(id)
		assert.Equal(k, kept, err == nil, id)
	}
}

func testRevokeUserEndsTheSessionsOfThatUserAlone(k kit) {
	a, b := k.user("a"), k.user("b")
	k.addSession("a1", a.ID, noon)
	k.addSession("a2", a.ID, noon)
	k.addSession("b1", b.ID, noon)
	require.NoError(k, k.run(func(r ports.Repos) error { return r.Sessions.RevokeSessions(k.Context(), a.ID) }))
	for _, id := range []string{"a1", "a2"} {
		_, err := k.session(id)
		absent(k, err)
	}
	_, err := k.session("b1")
	assert.NoError(k, err)
}

func testKeepEndsAllButAUsersNewestSessions(k kit) {
	a, b := k.user("a"), k.user("b")
	for i, id := range []string{"third", "oldest", "newest", "second"} {
		s := account.Session{ID: id, User: a.ID, CreatedAt: noon.Add(time.Duration([]int{2, 0, 3, 1}[i]) * time.Second), ExpiresAt: noon.AddDate(0, 0, 14)}
		require.NoError(k, k.run(func(r ports.Repos) error { return r.Sessions.AddSession(k.Context(), s) }))
	}
	k.addSession("b1", b.ID, noon)
	require.NoError(k, k.run(func(r ports.Repos) error { return r.Sessions.KeepSessions(k.Context(), a.ID, 2) }))
	for id, kept := range map[string]bool{"oldest": false, "second": false, "third": true, "newest": true, "b1": true} {
		_, err := k.session(id)
		assert.Equal(k, kept, err == nil, id)
	}
}

func testPurgeDropsWhatEndedBeforeAMoment(k kit) {
	u := k.user("jansen")
	k.addSession("before", u.ID, noon.Add(-time.Microsecond))
	k.addSession("then", u.ID, noon)
	k.addSession("whole second later", u.ID, noon.Truncate(time.Second).Add(time.Second))
	require.NoError(k, k.run(func(r ports.Repos) error { return r.Sessions.PurgeSessions(k.Context(), noon) }))
	_, err := k.session("before")
	absent(k, err)
	for _, id := range []string{"then", "whole second later"} {
		_, err = k.session(id)
		assert.NoError(k, err, id)
	}
}

func (k kit) addSession(id string, user int64, expires time.Time) account.Session {
	s := account.Session{ID: id, User: user, CreatedAt: noon, ExpiresAt: expires, UsedAt: noon,
		Client: account.Client{Browser: "Firefox op Windows", Address: "192.0.2.x"}}
	require.NoError(k, k.run(func(r ports.Repos) error { return r.Sessions.AddSession(k.Context(), s) }))
	return s
}

func (k kit) session(id string) (account.Session, error) {
	return get(k, func(r ports.Repos) (account.Session, error) { return r.Sessions.FindSession(k.Context(), id) })
}
