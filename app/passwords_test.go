package app_test

import (
	"crypto/sha256"
	"fmt"
	"net/url"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/sqlstore/pgtest"
	"wbso/app"
	"wbso/app/accounts"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/queue"
	"wbso/ports"
)

const newPassword = "klaproos-9-zilver"

// change changes a password without limits.
func (h *testServer) change(who usecase.Actor, old, password string) (accounts.TokenPair, error) {
	return h.Accounts.ChangePassword(h.ctx(), who, accounts.PasswordChange{Old: old, New: password, Address: "192.0.2.1"}, uncounted)
}

func (h *testServer) forgot(email string) {
	h.t.Helper()
	require.NoError(h.t, h.Accounts.ForgotPassword(h.ctx(), email))
}

// codes are the codes that were mailed to an address, oldest first.
func (h *testServer) codes(address string) (list []string) {
	h.t.Helper()
	h.mail()
	link := regexp.MustCompile(regexp.QuoteMeta(publicURL) + `/forgot-password\?\S+`)
	for _, m := range h.post.to(address) {
		for _, found := range link.FindAllString(m.Text, -1) {
			address, err := url.Parse(found)
			require.NoError(h.t, err)
			assert.Contains(h.t, m.HTML, `href="`+found+`"`)
			list = append(list, address.Query().Get("temp_code"))
		}
	}
	return list
}

func (h *testServer) reset(code, password string) error {
	return h.Accounts.ResetPassword(h.ctx(), accounts.PasswordReset{Code: code, New: password, Repeated: password, Address: "192.0.2.1"})
}

// accepted asserts that both tokens work, or that neither does, in a server.
func accepted(t *testing.T, want bool, server *app.App, pair accounts.TokenPair) {
	t.Helper()
	_, err := server.Accounts.Authenticate(t.Context(), pair.Access)
	assert.Equal(t, want, err == nil, "access token: %v", err)
	_, err = server.Accounts.Refresh(t.Context(), pair.Refresh)
	assert.Equal(t, want, err == nil, "refresh token: %v", err)
}

// Two servers on one PostgreSQL: both forget the old sessions at once.
func TestPasswords_A13_endEverySession(t *testing.T) {
	h := testServerOn(t, pgtest.Open(t))
	zoe, _ := h.user("zoe"), h.user("ander")
	second := h.process()
	other := h.login("ander")
	for name, replace := range map[string]func() (accounts.TokenPair, error){
		"change": func() (accounts.TokenPair, error) { return h.change(zoe, password, newPassword) },
		"reset": func() (accounts.TokenPair, error) {
			h.forgot("zoe@example.nl")
			codes := h.codes("zoe@example.nl")
			return accounts.TokenPair{}, h.reset(codes[len(codes)-1], newPassword)
		},
		"administrator": func() (accounts.TokenPair, error) {
			return accounts.TokenPair{}, h.Accounts.SetPassword(h.ctx(), "zoe", newPassword)
		},
	} {
		t.Run(name, func(t *testing.T) {
			require.NoError(t, h.Accounts.SetPassword(h.ctx(), "zoe", password))
			old := []accounts.TokenPair{h.login("zoe"), h.login("zoe")}
			accepted(t, true, second, old[0])
			fresh, err := replace()
			require.NoError(t, err)
			for _, server := range []*app.App{h.App, second} {
				for _, pair := range old {
					accepted(t, false, server, pair)
				}
				if fresh.Access != "" {
					accepted(t, true, server, fresh)
				}
				accepted(t, true, server, other)
			}
			_, err = h.signIn("zoe", password)
			refused(t, domain.Unauthenticated, domain.CodeCredentials, err)
			_, err = h.signIn("zoe", newPassword)
			require.NoError(t, err)
		})
	}
}

func TestPasswords_A05_sameRulesEverywhere(t *testing.T) {
	h := newTestServer(t)
	zoe := h.user("zoewilders")
	h.forgot("zoewilders@example.nl")
	code := h.codes("zoewilders@example.nl")[0]
	for _, bad := range []string{
		"", " ", "        ", "1234567", "12345", "12345678", "123456789012", "kort1", "wachtwoord", "Welkom123", "W@chtw00rd!", "Zomer2026!", "november1",
		"password", "qwertyuiop", "iloveyou", "speurwerk1", "zoewilders", "zoewilders9", "Zoewilders@example.nl", strings.Repeat("x", 1025),
	} {
		_, register := h.Accounts.Register(h.ctx(), accounts.NewAccount{Username: "zoewilders", Email: "zoewilders@example.nl", Password: bad})
		want := codes(t, register)["password"]
		assert.NotEmpty(t, want, "%.20q", bad)
		_, change := h.change(zoe, password, bad)
		assert.Equal(t, map[string][]domain.Code{"new_password": want}, codes(t, change), "%.20q", bad)
		assert.Equal(t, map[string][]domain.Code{"password": want}, codes(t, h.reset(code, bad)), "%.20q", bad)
		assert.Equal(t, map[string][]domain.Code{"password": want}, codes(t, h.Accounts.SetPassword(h.ctx(), "zoewilders", bad)), "%.20q", bad)
	}
	require.NoError(t, h.reset(code, newPassword), "a refused password does not use up the code")
}

func TestPasswords_Change_errorsComeAtOnce(t *testing.T) {
	h := newTestServer(t)
	zoe := h.user("zoe")
	_, err := h.change(zoe, "verkeerd-wachtwoord", "12345")
	assert.Equal(t, map[string][]domain.Code{
		"old_password": {domain.CodeOldPassword},
		"new_password": {domain.CodePasswordShort, domain.CodePasswordCommon, domain.CodePasswordNumeric},
	}, codes(t, err))
	_, err = h.change(zoe, "verkeerd-wachtwoord", newPassword)
	assert.Equal(t, map[string][]domain.Code{"old_password": {domain.CodeOldPassword}}, codes(t, err))
	_, err = h.change(usecase.Actor{}, password, newPassword)
	refused(t, domain.Unauthenticated, domain.CodeNoToken, err)
	h.login("zoe")
}

// Of two changes at once one wins; the other has an old password that is wrong by now.
func TestPasswords_Change_races(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		zoe := h.user("zoe")
		errs := racing(4, func(i int) error {
			_, err := h.change(zoe, password, fmt.Sprintf("%s-%d", newPassword, i))
			return err
		})
		require.Equal(t, 1, won(errs))
		for i, err := range errs {
			if err != nil {
				assert.Equal(t, map[string][]domain.Code{"old_password": {domain.CodeOldPassword}}, codes(t, err))
				continue
			}
			_, err = h.signIn("zoe", fmt.Sprintf("%s-%d", newPassword, i))
			require.NoError(t, err)
		}
	})
}

func TestPasswords_A18_code(t *testing.T) {
	const email = "zoe@example.nl"
	bad := func(h *testServer, code string) {
		h.t.Helper()
		refused(h.t, domain.Invalid, domain.CodePasswordCode, h.Accounts.CheckPasswordCode(h.ctx(), code))
		refused(h.t, domain.Invalid, domain.CodePasswordCode, h.reset(code, newPassword))
	}
	for name, test := range map[string]func(h *testServer, zoe usecase.Actor, code string){
		"at least 128 bits, kept as SHA-256": func(h *testServer, zoe usecase.Actor, code string) {
			assert.GreaterOrEqual(t, len(code), 128/6+1)
			h.read(func(r ports.Repos) error {
				found, err := r.PasswordCodes.FindPasswordCode(h.ctx(), fmt.Sprintf("%x", sha256.Sum256([]byte(code))))
				assert.Equal(t, zoe.UserID, found.User)
				return err
			})
			h.forgot(email)
			assert.NotEqual(t, code, h.codes(email)[1])
		},
		"checking uses nothing up": func(h *testServer, _ usecase.Actor, code string) {
			for range 3 {
				require.NoError(t, h.Accounts.CheckPasswordCode(h.ctx(), code))
			}
			require.NoError(t, h.reset(code, newPassword))
		},
		"works once": func(h *testServer, _ usecase.Actor, code string) {
			require.NoError(t, h.reset(code, newPassword))
			bad(h, code)
		},
		"30 minutes": func(h *testServer, _ usecase.Actor, code string) {
			h.clock.pass(30*time.Minute - time.Second)
			require.NoError(t, h.Accounts.CheckPasswordCode(h.ctx(), code))
			h.clock.pass(time.Second)
			bad(h, code)
		},
		"a newer one ends it": func(h *testServer, _ usecase.Actor, code string) {
			h.forgot(email)
			newer := h.codes(email)[1]
			bad(h, code)
			require.NoError(t, h.reset(newer, newPassword))
		},
		"another password ends it": func(h *testServer, zoe usecase.Actor, code string) {
			_, err := h.change(zoe, password, newPassword)
			require.NoError(t, err)
			bad(h, code)
		},
		"shutting out ends it": func(h *testServer, zoe usecase.Actor, code string) {
			h.deactivate(zoe)
			bad(h, code)
		},
		"what was never a code": func(h *testServer, _ usecase.Actor, code string) {
			for _, other := range []string{"", "x", code + "x", strings.ToUpper(code), fmt.Sprintf("%x", sha256.Sum256([]byte(code)))} {
				bad(h, other)
			}
		},
		"errors of fields leave it": func(h *testServer, _ usecase.Actor, code string) {
			err := h.Accounts.ResetPassword(h.ctx(), accounts.PasswordReset{Code: code, New: "12345678", Repeated: "anders"})
			assert.Equal(t, map[string][]domain.Code{
				"password": {domain.CodePasswordCommon, domain.CodePasswordNumeric}, "confirm_password": {domain.CodePasswordsDiffer},
			}, codes(t, err))
			require.NoError(t, h.reset(code, newPassword))
		},
	} {
		t.Run(name, func(t *testing.T) {
			h := newTestServer(t)
			zoe := h.user("zoe")
			h.forgot("ZOE@example.nl")
			test(h, zoe, h.codes(email)[0])
		})
	}
}

func TestPasswords_A18_usedOnceAlsoWhenItRaces(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		h.user("zoe")
		h.forgot("zoe@example.nl")
		code := h.codes("zoe@example.nl")[0]
		errs := racing(6, func(i int) error { return h.reset(code, fmt.Sprintf("%s-%d", newPassword, i)) })
		assert.Equal(t, 1, won(errs))
		for _, err := range errs {
			if err != nil {
				assert.Equal(t, domain.CodePasswordCode, domain.CodeOf(err), "%v", err)
			}
		}
		assert.Equal(t, 1, h.account(usecase.Actor{UserID: 1}).TokenVersion)
	})
}

// The call does the same for every address; its job drops what is nobody's, and leaves
// nothing of it.
func TestPasswords_A17_unknownAddress(t *testing.T) {
	h := newTestServer(t)
	h.user("zoe")
	h.deactivate(h.user("gesloten"))
	h.mail()
	for _, email := range []string{"zoe@example.nl", "niemand@example.nl", "gesloten@example.nl"} {
		writes := h.store.count()
		h.forgot(email)
		assert.Equal(t, 1, h.store.count()-writes, email)
	}
	assert.Equal(t, 3, h.queued()[queue.PasswordResetMail])
	h.mail()
	assert.Len(t, h.codes("zoe@example.nl"), 1)
	assert.Empty(t, h.codes("niemand@example.nl"))
	assert.Empty(t, h.codes("gesloten@example.nl"))
	assert.Equal(t, 1, h.queued()[queue.PasswordResetMail], "no address of others is kept")
	assert.Equal(t, map[string][]domain.Code{"email": {domain.CodeEmail}}, codes(t, h.Accounts.ForgotPassword(h.ctx(), "zoe")))
}

// The limit is kept in the database, so that two servers share it.
func TestPasswords_A20_threeMailsAnHour(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		h.user("zoe")
		h.user("ander")
		second := h.process()
		for i := range 5 {
			server := []*app.App{h.App, second}[i%2]
			require.NoError(t, server.Accounts.ForgotPassword(t.Context(), []string{"zoe@example.nl", "ZOE@EXAMPLE.NL"}[i%2]))
			h.clock.pass(time.Minute)
		}
		codes := h.codes("zoe@example.nl")
		assert.Len(t, codes, 3)
		require.NoError(t, h.Accounts.CheckPasswordCode(t.Context(), codes[2]), "what is not sent ends nothing")
		h.forgot("ander@example.nl")
		assert.Len(t, h.codes("ander@example.nl"), 1)
		h.clock.pass(time.Hour + time.Second)
		h.forgot("zoe@example.nl")
		assert.Len(t, h.codes("zoe@example.nl"), 4)
	})
}

func TestPasswords_A22_theUserIsTold(t *testing.T) {
	h := newTestServer(t)
	zoe := h.user("zoe")
	_, err := h.change(zoe, password, newPassword)
	require.NoError(t, err)
	h.forgot("zoe@example.nl")
	require.NoError(t, h.reset(h.codes("zoe@example.nl")[0], password))
	require.NoError(t, h.Accounts.SetPassword(h.ctx(), "zoe", newPassword))
	require.Error(t, h.Accounts.SetPassword(h.ctx(), "zoe", "kort"))
	h.mail()
	const changed = "Je wachtwoord is gewijzigd"
	assert.Equal(t, []string{"Welkom bij Speurwerk", changed, "Kies een nieuw wachtwoord", changed, changed}, h.post.subjects("zoe@example.nl"))
}

// A mail that was not taken brings another code when it is tried again.
func TestPasswords_A18_anotherAttemptIsAnotherCode(t *testing.T) {
	h := newTestServer(t)
	h.user("zoe")
	h.mail()
	h.forgot("zoe@example.nl")
	h.store.cutOff(2, undone) // the mail went out, and nobody recorded it
	h.mail()
	assert.True(t, h.store.wasCut())
	first := h.codes("zoe@example.nl")
	h.clock.pass(time.Minute)
	second := h.codes("zoe@example.nl")
	assert.Len(t, second, 1, "the same mail")
	assert.NotEqual(t, first, second)
	require.NoError(t, h.reset(second[0], newPassword))
}

// Who changes the password over and over gets one mail an hour, and is told of a reset all the same.
func TestPasswords_A22_oneMailAnHour(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		zoe := h.user("zoe")
		h.mail()
		own := func(want int) {
			t.Helper()
			h.mail()
			n := 0
			for _, subject := range h.post.subjects("zoe@example.nl") {
				if subject == "Je wachtwoord is gewijzigd" {
					n++
				}
			}
			assert.Equal(t, want, n)
		}
		for range 3 {
			_, err := h.change(zoe, password, newPassword)
			require.NoError(t, err)
			_, err = h.change(zoe, newPassword, password)
			require.NoError(t, err)
			own(1)
		}
		h.clock.pass(time.Hour)
		_, err := h.change(zoe, password, newPassword)
		require.NoError(t, err)
		own(2)
		require.NoError(t, h.Accounts.SetPassword(h.ctx(), "zoe", password))
		own(3)
	})
}
