package accounts_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app/accounts"
	"wbso/app/apptest"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/account"
	"wbso/domain/queue"
	"wbso/ports"
)

// Sessions that ended leave with the next sign-in of anybody.
func TestAccounts_A12_expiredSessionsArePurged(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	h.Write(func(r ports.Repos) error {
		for id, ends := range map[string]time.Duration{"ended": -time.Second, "open": time.Second} {
			session := account.Session{ID: id, User: who.UserID, CreatedAt: h.Clock.Now(), ExpiresAt: h.Clock.Now().Add(ends)}
			if err := r.Sessions.AddSession(h.Ctx(), session); err != nil {
				return err
			}
		}
		return nil
	})
	h.User("pieters")
	h.Login("pieters")
	h.Read(func(r ports.Repos) error {
		_, err := r.Sessions.FindSession(h.Ctx(), "ended")
		assert.Equal(t, domain.NotFound, domain.KindOf(err))
		_, err = r.Sessions.FindSession(h.Ctx(), "open")
		return err
	})
}

// Of one account fifty sessions are kept. The oldest ends, and nobody else's.
func TestAccounts_fiftySessions(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		h.User("jansen")
		h.User("pieters")
		other, first := h.Login("pieters"), h.Login("jansen")
		h.Clock.Pass(time.Second)
		second := h.Login("jansen")
		for range account.SessionsMax - 1 {
			h.Clock.Pass(time.Second)
			h.Login("jansen")
		}
		assert.False(t, h.open(first), "the oldest")
		assert.True(t, h.open(second))
		assert.True(t, h.open(other))
	})
}

// Many sign-ins at once end up with fifty too, and each gets a session that is good.
func TestAccounts_fiftySessions_racing(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		h.User("jansen")
		pairs := make([]accounts.TokenPair, 60)
		for round := range 3 { // as many as may wait for a check
			errs := apptest.Racing(20, func(i int) (err error) {
				pairs[20*round+i], err = h.SignIn("jansen", apptest.Password)
				return err
			})
			require.Equal(t, 20, apptest.Won(errs), "%v", errs)
		}
		open := 0
		for _, pair := range pairs {
			if h.open(pair) {
				open++
			}
		}
		assert.Equal(t, account.SessionsMax, open)
		h.Clock.Pass(time.Second)
		assert.True(t, h.open(h.Login("jansen")), "the newest one")
	})
}

// A session that its user ends is over at once, with its access tokens and on every server.
func TestAccounts_EndSession(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		h.User("jansen")
		h.User("pieters")
		mine, lost, others := h.Login("jansen"), h.Login("jansen"), h.Login("pieters")
		who := h.caller(mine)
		assert.Equal(t, domain.NotFound, domain.KindOf(h.Accounts.EndSession(h.Ctx(), who, h.caller(others).Session)), "of another")
		ended := h.caller(lost).Session
		require.NoError(t, h.Accounts.EndSession(h.Ctx(), who, ended))
		_, err := h.Accounts.Authenticate(h.Ctx(), lost.Access)
		assert.Equal(t, domain.CodeTokenInvalid, domain.CodeOf(err))
		assert.False(t, h.open(lost))
		assert.Equal(t, domain.NotFound, domain.KindOf(h.Accounts.EndSession(h.Ctx(), who, ended)), "again")
		assert.Equal(t, who, h.caller(mine))
		assert.True(t, h.open(others))
	})
}

func TestAccounts_EndOtherSessions(t *testing.T) {
	h := newTestServer(t)
	h.User("jansen")
	h.User("pieters")
	mine, lost, others := h.Login("jansen"), h.Login("jansen"), h.Login("pieters")
	for range 2 { // doing it again is no error
		require.NoError(t, h.Accounts.EndOtherSessions(h.Ctx(), h.caller(mine)))
	}
	_, err := h.Accounts.Authenticate(h.Ctx(), lost.Access)
	assert.Equal(t, domain.Unauthenticated, domain.KindOf(err))
	assert.False(t, h.open(lost))
	h.caller(mine)
	h.caller(others)
}

// The last use of a session is kept, without a write for each refresh.
func TestAccounts_ListSessions(t *testing.T) {
	h := newTestServer(t)
	h.User("jansen")
	mine, other := h.Login("jansen"), h.Login("jansen")
	who, signedIn := h.caller(mine), h.Clock.Now()
	list := func() []account.Session {
		all, err := h.Accounts.ListSessions(h.Ctx(), who)
		require.NoError(t, err)
		require.Len(t, all, 2)
		return all
	}
	use := func(later time.Duration) {
		h.Clock.Pass(later)
		require.True(t, h.open(other))
	}
	use(account.UseKept - time.Microsecond)
	assert.Equal(t, signedIn, list()[0].UsedAt)
	use(time.Microsecond)
	assert.Equal(t, h.caller(other).Session, list()[0].ID)
	assert.Equal(t, signedIn.Add(account.UseKept), list()[0].UsedAt)
	assert.Equal(t, signedIn, list()[1].UsedAt)
	for _, s := range list() {
		assert.Equal(t, account.Client{Browser: "Firefox op Windows", Address: "192.0.2.x"}, s.Client)
	}
	_, err := h.Accounts.ListSessions(h.Ctx(), usecase.Actor{})
	assert.Equal(t, domain.Unauthenticated, domain.KindOf(err))
}

// A sign-in in another browser than before is mailed, at most once an hour; the first one is not.
func TestAccounts_newBrowser(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		h.User("jansen")
		h.User("pieters")
		signIn := func(name, known string) accounts.TokenPair {
			pair, err := h.Accounts.Login(h.Ctx(), accounts.SignIn{Login: name, Password: apptest.Password, Known: known}, func(string, bool) (func(), error) { return func() {}, nil })
			require.NoError(t, err)
			return pair
		}
		mails := func() int { return h.Queued()[queue.NewBrowserMail] }
		first := signIn("jansen", "")
		assert.Equal(t, 0, mails(), "the first one")
		shared := signIn("pieters", first.Known)
		again := signIn("jansen", shared.Known)
		assert.Equal(t, 0, mails(), "two users of one browser")
		signIn("pieters", first.Known)
		assert.Equal(t, 1, mails(), "a browser where only another signed in")
		for _, known := range []string{"", "x", "1.x", strings.Replace(again.Known, ".", "1.", 1)} {
			h.Clock.Pass(time.Hour + time.Second)
			before := mails()
			signIn("jansen", known)
			signIn("jansen", known)
			assert.Equal(t, before+1, mails(), known)
		}
		h.Clock.Pass(365*24*time.Hour - 5*time.Hour)
		known := signIn("jansen", again.Known).Known
		h.Clock.Pass(6 * time.Hour)
		before := mails()
		signIn("jansen", known)
		assert.Equal(t, before, mails(), "each sign-in is good for a year")
		signIn("jansen", again.Known)
		assert.Equal(t, before+1, mails(), "a year is over")
	})
}

// A browser remembers the last five users.
func TestAccounts_newBrowser_bound(t *testing.T) {
	h := newTestServer(t)
	known := ""
	for i := range 7 {
		name := fmt.Sprintf("lid-%d", i)
		h.User(name)
		pair, err := h.Accounts.Login(h.Ctx(), accounts.SignIn{Login: name, Password: apptest.Password, Known: known}, func(string, bool) (func(), error) { return func() {}, nil })
		require.NoError(t, err)
		known = pair.Known
	}
	assert.Len(t, strings.Split(known, "~"), 5)
	assert.Less(t, len(known), 400)
}

// caller returns whose access token this is.
func (h *testServer) caller(pair accounts.TokenPair) usecase.Actor {
	who, err := h.Accounts.Authenticate(h.Ctx(), pair.Access)
	require.NoError(h.T, err)
	return who
}

// open reports whether the session of these tokens is open.
func (h *testServer) open(pair accounts.TokenPair) bool {
	_, err := h.Accounts.Refresh(h.Ctx(), pair.Refresh)
	return err == nil
}
