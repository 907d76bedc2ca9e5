package accounts_test

import (
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app/accounts"
	"wbso/app/apptest"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/ports"
)

func TestAccounts_A02_A06_failedLogins(t *testing.T) {
	h := newTestServer(t)
	h.User("jansen")
	h.Deactivate(h.User("pieters"))
	var texts []string
	for name, try := range map[string]struct{ login, password string }{
		"wrong password":    {"jansen", "iets-anders-dan-dat"},
		"unknown user":      {"niemand", apptest.Password},
		"unknown e-mail":    {"niemand@example.nl", apptest.Password},
		"inactive user":     {"pieters", apptest.Password},
		"inactive, wrong":   {"pieters", "iets-anders-dan-dat"},
		"empty user":        {"", apptest.Password},
		"empty password":    {"jansen", ""},
		"very long":         {strings.Repeat("x", 5000), strings.Repeat("y", 5000)},
		"another's address": {"pieters@example.nl", apptest.Password},
	} {
		t.Run(name, func(t *testing.T) {
			checks := h.Passwords.Count()
			pair, err := h.SignIn(try.login, try.password)
			apptest.Refused(t, domain.Unauthenticated, domain.CodeCredentials, err)
			assert.Empty(t, pair)
			assert.Equal(t, 1, h.Passwords.Count()-checks, "every try costs one check")
			texts = append(texts, err.Error())
		})
	}
	for _, text := range texts {
		assert.Equal(t, texts[0], text, "errors tell nobody apart")
	}
}

func TestAccounts_Login_byNameAndAddressInAnyCase(t *testing.T) {
	h := newTestServer(t)
	who := h.User("Jansen")
	for _, login := range []string{"Jansen", "jansen", "JANSEN", "jansen@EXAMPLE.nl"} {
		pair := h.Login(login)
		actor, err := h.Accounts.Authenticate(h.Ctx(), pair.Access)
		require.NoError(t, err, login)
		assert.Equal(t, who.UserID, actor.UserID)
		assert.Equal(t, "Jansen", actor.Username)
	}
}

// The same passwords are refused wherever one is set.
func TestAccounts_A05_sameRulesEverywhere(t *testing.T) {
	h := newTestServer(t)
	h.User("verhoeven")
	for _, bad := range []string{
		"", " ", "1", "12345", "1234567", "12345678", "0123456789012", "password", "Password", "wachtwoord", "welkom01",
		"qwerty123", "iloveyou", "verhoeven", "Verhoeven1", "verhoeven2026", "VERHOEVEN", "a", "abc", strings.Repeat("9", 30),
		"welkom123", "Zomer2026!", "speurwerk2026", "verhoeven20261120",
	} {
		_, register := h.Accounts.Register(h.Ctx(), accounts.NewAccount{Username: "verhoeven", Email: "verhoeven@example.nl", Password: bad})
		set := h.Accounts.SetPassword(h.Ctx(), "verhoeven", bad)
		require.Error(t, register, "%q", bad)
		require.Error(t, set, "%q", bad)
		assert.Equal(t, apptest.Codes(t, set)["password"], apptest.Codes(t, register)["password"], "%q", bad)
		assert.NotEmpty(t, apptest.Codes(t, set)["password"], "%q", bad)
	}
	users, err := h.Accounts.ListUsers(h.Ctx())
	require.NoError(t, err)
	assert.Len(t, users, 1)
}

func TestAccounts_A12_parallelLogins(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		h.User("jansen")
		errs := apptest.Racing(20, func(int) error {
			pair, err := h.SignIn("jansen", apptest.Password)
			if err != nil {
				return err
			}
			_, err = h.Accounts.Refresh(h.Ctx(), pair.Refresh)
			return err
		})
		assert.Equal(t, 20, apptest.Won(errs), "%v", errs)
	})
}

// An address that was not seen for thirty days is forgotten with the sessions that ended.
func TestAccounts_knownAddressesArePurged(t *testing.T) {
	h := newTestServer(t)
	who, other := h.User("jansen"), h.User("pieters")
	h.Login("jansen")
	known := func(who usecase.Actor) (known bool) {
		h.Read(func(r ports.Repos) (err error) {
			known, err = r.Addresses.KnowsAddress(h.Ctx(), who.UserID, "192.0.2.1", time.Time{})
			return err
		})
		return known
	}
	assert.True(t, known(who))
	assert.False(t, known(other))
	h.Clock.Pass(30 * 24 * time.Hour)
	h.Login("pieters")
	assert.True(t, known(who), "thirty days to the second")
	h.Clock.Pass(time.Second)
	h.Login("pieters")
	assert.False(t, known(who))
	assert.True(t, known(other))
}

// A refused or failed sign-in makes no address known, and counts unless it was good.
func TestAccounts_Login_countsFailures(t *testing.T) {
	h := newTestServer(t)
	h.User("jansen")
	for name, c := range map[string]struct {
		login, password string
		busy            error
		account         string
		counted         int
	}{
		"good":          {"jansen", apptest.Password, nil, "user 1", 0},
		"wrong":         {"JANSEN@example.nl", "iets-anders-dan-dat", nil, "user 1", 1},
		"unknown":       {" Niemand ", "iets-anders-dan-dat", nil, "name niemand", 1},
		"a number":      {"1", "iets-anders-dan-dat", nil, "name 1", 1},
		"never checked": {"jansen", "iets-anders-dan-dat", apptest.ErrCut, "user 1", 0},
	} {
		t.Run(name, func(t *testing.T) {
			h.Passwords.Fails(c.busy)
			counted := 0
			_, err := h.Accounts.Login(h.Ctx(), accounts.SignIn{Login: c.login, Password: c.password}, func(account string, _ bool) (func(), error) {
				assert.Equal(t, c.account, account)
				counted++
				return func() { counted-- }, nil
			})
			assert.Equal(t, name == "good", err == nil)
			assert.Equal(t, c.counted, counted)
		})
	}
}

// A letter that only looks like one of the address is of another address.
func TestAccounts_Login_confusableLetters(t *testing.T) {
	h := newTestServer(t)
	_, err := h.Accounts.Register(h.Ctx(), accounts.NewAccount{Username: "piet", Email: "info@skilift.example", Password: apptest.Password})
	require.NoError(t, err)
	_, err = h.SignIn("INFO@skilift.example", apptest.Password)
	require.NoError(t, err)
	for _, login := range []string{"\u0131nfo@skilift.example", "info@s\u212ailift.example", "info@\u017fkilift.example"} {
		_, err = h.SignIn(login, apptest.Password)
		apptest.Refused(t, domain.Unauthenticated, domain.CodeCredentials, err)
		_, err = h.Accounts.FindUserByLogin(h.Ctx(), login)
		apptest.Refused(t, domain.NotFound, domain.CodeNotFound, err)
	}
	_, err = h.Accounts.Register(h.Ctx(), accounts.NewAccount{Username: "klaas", Email: "info@sk\u0131lift.example", Password: apptest.Password})
	assert.Equal(t, map[string][]domain.Code{"email": {domain.CodeEmailTaken}}, apptest.Codes(t, err))
}

func TestAccounts_A14_deactivated(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	pair := h.Login("jansen")
	h.Deactivate(who)
	_, err := h.Accounts.Refresh(h.Ctx(), pair.Refresh)
	apptest.Refused(t, domain.Unauthenticated, domain.CodeTokenInvalid, err)
	_, err = h.Accounts.Authenticate(h.Ctx(), pair.Access)
	apptest.Refused(t, domain.Unauthenticated, domain.CodeTokenInvalid, err)
}

// Who signs in more than ten times a minute goes behind everybody else; who fails does not.
func TestAccounts_Login_oftenGoesLast(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	h.User("pieters")
	last := func(signIns int, login, secret string) int64 {
		before := h.Passwords.Last.Load()
		for range signIns {
			_, _ = h.SignIn(login, secret)
		}
		return h.Passwords.Last.Load() - before
	}
	assert.Zero(t, last(30, "jansen", "verkeerd"), "failures are bounded elsewhere")
	assert.Zero(t, last(5, "jansen", apptest.Password))
	assert.Zero(t, last(5, "JANSEN@example.nl", apptest.Password))
	assert.EqualValues(t, 3, last(3, "jansen", apptest.Password))
	assert.Zero(t, last(1, "pieters", apptest.Password))
	who = h.Confirmed(who)
	before := h.Passwords.Last.Load()
	require.NoError(t, h.Accounts.Confirm(h.Ctx(), who, accounts.Confirmation{Password: apptest.Password}, apptest.Uncounted))
	assert.EqualValues(t, 1, h.Passwords.Last.Load()-before, "wherever the password is typed")
	h.Clock.Pass(2 * time.Minute)
	assert.Zero(t, last(1, "jansen", apptest.Password))
}
