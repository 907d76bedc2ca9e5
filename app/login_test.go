package app_test

import (
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app/accounts"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/ports"
)

// signIn signs in without limits.
func (h *testServer) signIn(name, password string) (accounts.TokenPair, error) {
	allow := func(string, bool) (func(), error) { return func() {}, nil }
	return h.Accounts.Login(h.ctx(), accounts.SignIn{Login: name, Password: password, Address: "192.0.2.1"}, allow)
}

func (h *testServer) login(name string) accounts.TokenPair {
	h.t.Helper()
	pair, err := h.signIn(name, password)
	require.NoError(h.t, err)
	return pair
}

func (h *testServer) deactivate(who usecase.Actor) {
	h.t.Helper()
	h.write(func(r ports.Repos) error {
		u, err := r.Accounts.FindUser(h.ctx(), who.UserID)
		if err != nil {
			return err
		}
		u.Active = false
		return r.Accounts.UpdateUser(h.ctx(), u)
	})
}

func TestAccounts_A02_A06_failedLogins(t *testing.T) {
	h := newTestServer(t)
	h.user("jansen")
	h.deactivate(h.user("pieters"))
	var texts []string
	for name, try := range map[string]struct{ login, password string }{
		"wrong password":    {"jansen", "iets-anders-dan-dat"},
		"unknown user":      {"niemand", password},
		"unknown e-mail":    {"niemand@example.nl", password},
		"inactive user":     {"pieters", password},
		"inactive, wrong":   {"pieters", "iets-anders-dan-dat"},
		"empty user":        {"", password},
		"empty password":    {"jansen", ""},
		"very long":         {strings.Repeat("x", 5000), strings.Repeat("y", 5000)},
		"another's address": {"pieters@example.nl", password},
	} {
		t.Run(name, func(t *testing.T) {
			checks := h.passwords.count()
			pair, err := h.signIn(try.login, try.password)
			refused(t, domain.Unauthenticated, domain.CodeCredentials, err)
			assert.Empty(t, pair)
			assert.Equal(t, 1, h.passwords.count()-checks, "every try costs one check")
			texts = append(texts, err.Error())
		})
	}
	for _, text := range texts {
		assert.Equal(t, texts[0], text, "errors tell nobody apart")
	}
}

func TestAccounts_Login_byNameAndAddressInAnyCase(t *testing.T) {
	h := newTestServer(t)
	who := h.user("Jansen")
	for _, login := range []string{"Jansen", "jansen", "JANSEN", "jansen@EXAMPLE.nl"} {
		pair := h.login(login)
		actor, err := h.Accounts.Authenticate(h.ctx(), pair.Access)
		require.NoError(t, err, login)
		assert.Equal(t, who.UserID, actor.UserID)
		assert.Equal(t, "Jansen", actor.Username)
	}
}

// The same passwords are refused wherever one is set.
func TestAccounts_A05_sameRulesEverywhere(t *testing.T) {
	h := newTestServer(t)
	h.user("verhoeven")
	for _, bad := range []string{
		"", " ", "1", "12345", "1234567", "12345678", "0123456789012", "password", "Password", "wachtwoord", "welkom01",
		"qwerty123", "iloveyou", "verhoeven", "Verhoeven1", "verhoeven2026", "VERHOEVEN", "a", "abc", strings.Repeat("9", 30),
		"welkom123", "Zomer2026!", "speurwerk2026", "verhoeven20261120",
	} {
		_, register := h.Accounts.Register(h.ctx(), accounts.NewAccount{Username: "verhoeven", Email: "verhoeven@example.nl", Password: bad})
		set := h.Accounts.SetPassword(h.ctx(), "verhoeven", bad)
		require.Error(t, register, "%q", bad)
		require.Error(t, set, "%q", bad)
		assert.Equal(t, codes(t, set)["password"], codes(t, register)["password"], "%q", bad)
		assert.NotEmpty(t, codes(t, set)["password"], "%q", bad)
	}
	users, err := h.Accounts.ListUsers(h.ctx())
	require.NoError(t, err)
	assert.Len(t, users, 1)
}

func TestAccounts_A12_parallelLogins(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		h.user("jansen")
		errs := racing(20, func(int) error {
			pair, err := h.signIn("jansen", password)
			if err != nil {
				return err
			}
			_, err = h.Accounts.Refresh(h.ctx(), pair.Refresh)
			return err
		})
		assert.Equal(t, 20, won(errs), "%v", errs)
	})
}

// An address that was not seen for thirty days is forgotten with the sessions that ended.
func TestAccounts_knownAddressesArePurged(t *testing.T) {
	h := newTestServer(t)
	who, other := h.user("jansen"), h.user("pieters")
	h.login("jansen")
	known := func(who usecase.Actor) (known bool) {
		h.read(func(r ports.Repos) (err error) {
			known, err = r.Addresses.KnowsAddress(h.ctx(), who.UserID, "192.0.2.1", time.Time{})
			return err
		})
		return known
	}
	assert.True(t, known(who))
	assert.False(t, known(other))
	h.clock.pass(30 * 24 * time.Hour)
	h.login("pieters")
	assert.True(t, known(who), "thirty days to the second")
	h.clock.pass(time.Second)
	h.login("pieters")
	assert.False(t, known(who))
	assert.True(t, known(other))
}

// A refused or failed sign-in makes no address known, and counts unless it was good.
func TestAccounts_Login_countsFailures(t *testing.T) {
	h := newTestServer(t)
	h.user("jansen")
	for name, c := range map[string]struct {
		login, password string
		busy            error
		account         string
		counted         int
	}{
		"good":          {"jansen", password, nil, "user 1", 0},
		"wrong":         {"JANSEN@example.nl", "iets-anders-dan-dat", nil, "user 1", 1},
		"unknown":       {" Niemand ", "iets-anders-dan-dat", nil, "name niemand", 1},
		"a number":      {"1", "iets-anders-dan-dat", nil, "name 1", 1},
		"never checked": {"jansen", "iets-anders-dan-dat", errCut, "user 1", 0},
	} {
		t.Run(name, func(t *testing.T) {
			h.passwords.fails(c.busy)
			counted := 0
			_, err := h.Accounts.Login(h.ctx(), accounts.SignIn{Login: c.login, Password: c.password}, func(account string, _ bool) (func(), error) {
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
	_, err := h.Accounts.Register(h.ctx(), accounts.NewAccount{Username: "piet", Email: "info@skilift.example", Password: password})
	require.NoError(t, err)
	_, err = h.signIn("INFO@skilift.example", password)
	require.NoError(t, err)
	for _, login := range []string{"\u0131nfo@skilift.example", "info@s\u212ailift.example", "info@\u017fkilift.example"} {
		_, err = h.signIn(login, password)
		refused(t, domain.Unauthenticated, domain.CodeCredentials, err)
		_, err = h.Accounts.FindUserByLogin(h.ctx(), login)
		refused(t, domain.NotFound, domain.CodeNotFound, err)
	}
	_, err = h.Accounts.Register(h.ctx(), accounts.NewAccount{Username: "klaas", Email: "info@sk\u0131lift.example", Password: password})
	assert.Equal(t, map[string][]domain.Code{"email": {domain.CodeEmailTaken}}, codes(t, err))
}

func TestAccounts_A14_deactivated(t *testing.T) {
	h := newTestServer(t)
	who := h.user("jansen")
	pair := h.login("jansen")
	h.deactivate(who)
	_, err := h.Accounts.Refresh(h.ctx(), pair.Refresh)
	refused(t, domain.Unauthenticated, domain.CodeTokenInvalid, err)
	_, err = h.Accounts.Authenticate(h.ctx(), pair.Access)
	refused(t, domain.Unauthenticated, domain.CodeTokenInvalid, err)
}

// Who signs in more than ten times a minute goes behind everybody else; who fails does not.
func TestAccounts_Login_oftenGoesLast(t *testing.T) {
	h := newTestServer(t)
	who := h.user("jansen")
	h.user("pieters")
	last := func(signIns int, login, secret string) int64 {
		before := h.passwords.last.Load()
		for range signIns {
			_, _ = h.signIn(login, secret)
		}
		return h.passwords.last.Load() - before
	}
	assert.Zero(t, last(30, "jansen", "verkeerd"), "failures are bounded elsewhere")
	assert.Zero(t, last(5, "jansen", password))
	assert.Zero(t, last(5, "JANSEN@example.nl", password))
	assert.EqualValues(t, 3, last(3, "jansen", password))
	assert.Zero(t, last(1, "pieters", password))
	who = h.confirmed(who)
	before := h.passwords.last.Load()
	require.NoError(t, h.Accounts.Confirm(h.ctx(), who, accounts.Confirmation{Password: password}, uncounted))
	assert.EqualValues(t, 1, h.passwords.last.Load()-before, "wherever the password is typed")
	h.clock.pass(2 * time.Minute)
	assert.Zero(t, last(1, "jansen", password))
}
