package accounts_test

import (
	"crypto/sha256"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/sqlstore/pgtest"
	"wbso/app"
	"wbso/app/accounts"
	"wbso/app/apptest"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/queue"
	"wbso/ports"
)

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
	zoe, _ := h.User("zoe"), h.User("ander")
	second := h.Process()
	other := h.Login("ander")
	for name, replace := range map[string]func() (accounts.TokenPair, error){
		"change": func() (accounts.TokenPair, error) { return h.Change(zoe, apptest.Password, apptest.NewPassword) },
		"reset": func() (accounts.TokenPair, error) {
			h.Forgot("zoe@example.nl")
			codes := h.Codes("zoe@example.nl")
			return accounts.TokenPair{}, h.Reset(codes[len(codes)-1], apptest.NewPassword)
		},
		"administrator": func() (accounts.TokenPair, error) {
			return accounts.TokenPair{}, h.Accounts.SetPassword(h.Ctx(), "zoe", apptest.NewPassword)
		},
	} {
		t.Run(name, func(t *testing.T) {
			require.NoError(t, h.Accounts.SetPassword(h.Ctx(), "zoe", apptest.Password))
			old := []accounts.TokenPair{h.Login("zoe"), h.Login("zoe")}
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
			_, err = h.SignIn("zoe", apptest.Password)
			apptest.Refused(t, domain.Unauthenticated, domain.CodeCredentials, err)
			_, err = h.SignIn("zoe", apptest.NewPassword)
			require.NoError(t, err)
		})
	}
}

func TestPasswords_A05_sameRulesEverywhere(t *testing.T) {
	h := newTestServer(t)
	zoe := h.User("zoewilders")
	h.Forgot("zoewilders@example.nl")
	code := h.Codes("zoewilders@example.nl")[0]
	for _, bad := range []string{
		"", " ", "        ", "1234567", "12345", "12345678", "123456789012", "kort1", "wachtwoord", "Welkom123", "W@chtw00rd!", "Zomer2026!", "november1",
		"password", "qwertyuiop", "iloveyou", "speurwerk1", "zoewilders", "zoewilders9", "Zoewilders@example.nl", strings.Repeat("x", 1025),
	} {
		_, register := h.Accounts.Register(h.Ctx(), accounts.NewAccount{Username: "zoewilders", Email: "zoewilders@example.nl", Password: bad})
		want := apptest.Codes(t, register)["password"]
		assert.NotEmpty(t, want, "%.20q", bad)
		_, change := h.Change(zoe, apptest.Password, bad)
		assert.Equal(t, map[string][]domain.Code{"new_password": want}, apptest.Codes(t, change), "%.20q", bad)
		assert.Equal(t, map[string][]domain.Code{"password": want}, apptest.Codes(t, h.Reset(code, bad)), "%.20q", bad)
		assert.Equal(t, map[string][]domain.Code{"password": want}, apptest.Codes(t, h.Accounts.SetPassword(h.Ctx(), "zoewilders", bad)), "%.20q", bad)
	}
	require.NoError(t, h.Reset(code, apptest.NewPassword), "a refused password does not use up the code")
}

func TestPasswords_Change_errorsComeAtOnce(t *testing.T) {
	h := newTestServer(t)
	zoe := h.User("zoe")
	_, err := h.Change(zoe, "verkeerd-wachtwoord", "12345")
	assert.Equal(t, map[string][]domain.Code{
		"old_password": {domain.CodeOldPassword},
		"new_password": {domain.CodePasswordShort, domain.CodePasswordCommon, domain.CodePasswordNumeric},
	}, apptest.Codes(t, err))
	_, err = h.Change(zoe, "verkeerd-wachtwoord", apptest.NewPassword)
	assert.Equal(t, map[string][]domain.Code{"old_password": {domain.CodeOldPassword}}, apptest.Codes(t, err))
	_, err = h.Change(usecase.Actor{}, apptest.Password, apptest.NewPassword)
	apptest.Refused(t, domain.Unauthenticated, domain.CodeNoToken, err)
	h.Login("zoe")
}

// Of two changes at once one wins; the other has an old password that is wrong by now.
func TestPasswords_Change_races(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		zoe := h.User("zoe")
		errs := apptest.Racing(4, func(i int) error {
			_, err := h.Change(zoe, apptest.Password, fmt.Sprintf("%s-%d", apptest.NewPassword, i))
			return err
		})
		require.Equal(t, 1, apptest.Won(errs))
		for i, err := range errs {
			if err != nil {
				assert.Equal(t, map[string][]domain.Code{"old_password": {domain.CodeOldPassword}}, apptest.Codes(t, err))
				continue
			}
			_, err = h.SignIn("zoe", fmt.Sprintf("%s-%d", apptest.NewPassword, i))
			require.NoError(t, err)
		}
	})
}

func TestPasswords_A18_code(t *testing.T) {
	const email = "zoe@example.nl"
	bad := func(h *testServer, code string) {
		h.T.Helper()
		apptest.Refused(h.T, domain.Invalid, domain.CodePasswordCode, h.Accounts.CheckPasswordCode(h.Ctx(), code))
		apptest.Refused(h.T, domain.Invalid, domain.CodePasswordCode, h.Reset(code, apptest.NewPassword))
	}
	for name, test := range map[string]func(h *testServer, zoe usecase.Actor, code string){
		"at least 128 bits, kept as SHA-256": func(h *testServer, zoe usecase.Actor, code string) {
			assert.GreaterOrEqual(t, len(code), 128/6+1)
			h.Read(func(r ports.Repos) error {
				found, err := r.PasswordCodes.FindPasswordCode(h.Ctx(), fmt.Sprintf("%x", sha256.Sum256([]byte(code))))
				assert.Equal(t, zoe.UserID, found.User)
				return err
			})
			h.Forgot(email)
			assert.NotEqual(t, code, h.Codes(email)[1])
		},
		"checking uses nothing up": func(h *testServer, _ usecase.Actor, code string) {
			for range 3 {
				require.NoError(t, h.Accounts.CheckPasswordCode(h.Ctx(), code))
			}
			require.NoError(t, h.Reset(code, apptest.NewPassword))
		},
		"works once": func(h *testServer, _ usecase.Actor, code string) {
			require.NoError(t, h.Reset(code, apptest.NewPassword))
			bad(h, code)
		},
		"30 minutes": func(h *testServer, _ usecase.Actor, code string) {
			h.Clock.Pass(30*time.Minute - time.Second)
			require.NoError(t, h.Accounts.CheckPasswordCode(h.Ctx(), code))
			h.Clock.Pass(time.Second)
			bad(h, code)
		},
		"a newer one ends it": func(h *testServer, _ usecase.Actor, code string) {
			h.Forgot(email)
			newer := h.Codes(email)[1]
			bad(h, code)
			require.NoError(t, h.Reset(newer, apptest.NewPassword))
		},
		"another password ends it": func(h *testServer, zoe usecase.Actor, code string) {
			_, err := h.Change(zoe, apptest.Password, apptest.NewPassword)
			require.NoError(t, err)
			bad(h, code)
		},
		"shutting out ends it": func(h *testServer, zoe usecase.Actor, code string) {
			h.Deactivate(zoe)
			bad(h, code)
		},
		"what was never a code": func(h *testServer, _ usecase.Actor, code string) {
			for _, other := range []string{"", "x", code + "x", strings.ToUpper(code), fmt.Sprintf("%x", sha256.Sum256([]byte(code)))} {
				bad(h, other)
			}
		},
		"errors of fields leave it": func(h *testServer, _ usecase.Actor, code string) {
			err := h.Accounts.ResetPassword(h.Ctx(), accounts.PasswordReset{Code: code, New: "12345678", Repeated: "anders"})
			assert.Equal(t, map[string][]domain.Code{
				"password": {domain.CodePasswordCommon, domain.CodePasswordNumeric}, "confirm_password": {domain.CodePasswordsDiffer},
			}, apptest.Codes(t, err))
			require.NoError(t, h.Reset(code, apptest.NewPassword))
		},
	} {
		t.Run(name, func(t *testing.T) {
			h := newTestServer(t)
			zoe := h.User("zoe")
			h.Forgot("ZOE@example.nl")
			test(h, zoe, h.Codes(email)[0])
		})
	}
}

func TestPasswords_A18_usedOnceAlsoWhenItRaces(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		h.User("zoe")
		h.Forgot("zoe@example.nl")
		code := h.Codes("zoe@example.nl")[0]
		errs := apptest.Racing(6, func(i int) error { return h.Reset(code, fmt.Sprintf("%s-%d", apptest.NewPassword, i)) })
		assert.Equal(t, 1, apptest.Won(errs))
		for _, err := range errs {
			if err != nil {
				assert.Equal(t, domain.CodePasswordCode, domain.CodeOf(err), "%v", err)
			}
		}
		assert.Equal(t, 1, h.Account(usecase.Actor{UserID: 1}).TokenVersion)
	})
}

// The call does the same for every address; its job drops what is nobody's, and leaves
// nothing of it.
func TestPasswords_A17_unknownAddress(t *testing.T) {
	h := newTestServer(t)
	h.User("zoe")
	h.Deactivate(h.User("gesloten"))
	h.Mail()
	for _, email := range []string{"zoe@example.nl", "niemand@example.nl", "gesloten@example.nl"} {
		writes := h.Store.CountWrites()
		h.Forgot(email)
		assert.Equal(t, 1, h.Store.CountWrites()-writes, email)
	}
	assert.Equal(t, 3, h.Queued()[queue.PasswordResetMail])
	h.Mail()
	assert.Len(t, h.Codes("zoe@example.nl"), 1)
	assert.Empty(t, h.Codes("niemand@example.nl"))
	assert.Empty(t, h.Codes("gesloten@example.nl"))
	assert.Equal(t, 1, h.Queued()[queue.PasswordResetMail], "no address of others is kept")
	assert.Equal(t, map[string][]domain.Code{"email": {domain.CodeEmail}}, apptest.Codes(t, h.Accounts.ForgotPassword(h.Ctx(), "zoe")))
}

// The limit is kept in the database, so that two servers share it.
func TestPasswords_A20_threeMailsAnHour(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		h.User("zoe")
		h.User("ander")
		second := h.Process()
		for i := range 5 {
			server := []*app.App{h.App, second}[i%2]
			require.NoError(t, server.Accounts.ForgotPassword(t.Context(), []string{"zoe@example.nl", "ZOE@EXAMPLE.NL"}[i%2]))
			h.Clock.Pass(time.Minute)
		}
		codes := h.Codes("zoe@example.nl")
		assert.Len(t, codes, 3)
		require.NoError(t, h.Accounts.CheckPasswordCode(t.Context(), codes[2]), "what is not sent ends nothing")
		h.Forgot("ander@example.nl")
		assert.Len(t, h.Codes("ander@example.nl"), 1)
		h.Clock.Pass(time.Hour + time.Second)
		h.Forgot("zoe@example.nl")
		assert.Len(t, h.Codes("zoe@example.nl"), 4)
	})
}

func TestPasswords_A22_theUserIsTold(t *testing.T) {
	h := newTestServer(t)
	zoe := h.User("zoe")
	_, err := h.Change(zoe, apptest.Password, apptest.NewPassword)
	require.NoError(t, err)
	h.Forgot("zoe@example.nl")
	require.NoError(t, h.Reset(h.Codes("zoe@example.nl")[0], apptest.Password))
	require.NoError(t, h.Accounts.SetPassword(h.Ctx(), "zoe", apptest.NewPassword))
	require.Error(t, h.Accounts.SetPassword(h.Ctx(), "zoe", "kort"))
	h.Mail()
	const changed = "Je wachtwoord is gewijzigd"
	assert.Equal(t, []string{"Welkom bij Speurwerk", changed, "Kies een nieuw wachtwoord", changed, changed}, h.Post.Subjects("zoe@example.nl"))
}

// A mail that was not taken brings another code when it is tried again.
func TestPasswords_A18_anotherAttemptIsAnotherCode(t *testing.T) {
	h := newTestServer(t)
	h.User("zoe")
	h.Mail()
	h.Forgot("zoe@example.nl")
	h.Store.CutOff(2, apptest.Undone) // the mail went out, and nobody recorded it
	h.Mail()
	assert.True(t, h.Store.WasCut())
	first := h.Codes("zoe@example.nl")
	h.Clock.Pass(time.Minute)
	second := h.Codes("zoe@example.nl")
	assert.Len(t, second, 1, "the same mail")
	assert.NotEqual(t, first, second)
	require.NoError(t, h.Reset(second[0], apptest.NewPassword))
}

// Who changes the password over and over gets one mail an hour, and is told of a reset all the same.
func TestPasswords_A22_oneMailAnHour(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		zoe := h.User("zoe")
		h.Mail()
		own := func(want int) {
			t.Helper()
			h.Mail()
			n := 0
			for _, subject := range h.Post.Subjects("zoe@example.nl") {
				if subject == "Je wachtwoord is gewijzigd" {
					n++
				}
			}
			assert.Equal(t, want, n)
		}
		for range 3 {
			_, err := h.Change(zoe, apptest.Password, apptest.NewPassword)
			require.NoError(t, err)
			_, err = h.Change(zoe, apptest.NewPassword, apptest.Password)
			require.NoError(t, err)
			own(1)
		}
		h.Clock.Pass(time.Hour)
		_, err := h.Change(zoe, apptest.Password, apptest.NewPassword)
		require.NoError(t, err)
		own(2)
		require.NoError(t, h.Accounts.SetPassword(h.Ctx(), "zoe", apptest.Password))
		own(3)
	})
}
