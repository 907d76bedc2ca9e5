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
)

func TestAccounts_A09_tokenTypes(t *testing.T) {
	h := newTestServer(t)
	h.User("jansen")
	pair := h.Login("jansen")
	_, err := h.Accounts.Authenticate(h.Ctx(), pair.Refresh)
	apptest.Refused(t, domain.Unauthenticated, domain.CodeTokenInvalid, err)
	_, err = h.Accounts.Refresh(h.Ctx(), pair.Access)
	apptest.Refused(t, domain.Unauthenticated, domain.CodeTokenInvalid, err)
	apptest.Refused(t, domain.Unauthenticated, domain.CodeTokenInvalid, h.Accounts.Logout(h.Ctx(), pair.Access))
}

func TestAccounts_A10_forgedTokens(t *testing.T) {
	h := newTestServer(t)
	h.User("jansen")
	pair := h.Login("jansen")
	parts := strings.Split(pair.Access, ".")
	for name, token := range map[string]string{
		"empty":     "",
		"noise":     "geen.token.hier",
		"none":      "eyJhbGciOiJub25lIiwidHlwIjoiSldUIn0." + parts[1] + ".",
		"no sign":   parts[0] + "." + parts[1] + ".",
		"other sub": parts[0] + "." + strings.Split(pair.Refresh, ".")[1] + "." + parts[2],
	} {
		_, err := h.Accounts.Authenticate(h.Ctx(), token)
		assert.Equal(t, domain.CodeTokenInvalid, domain.CodeOf(err), name)
		_, err = h.Accounts.Refresh(h.Ctx(), token)
		assert.Equal(t, domain.CodeTokenInvalid, domain.CodeOf(err), name)
	}
}

func TestAccounts_A11_expiry(t *testing.T) {
	h := newTestServer(t)
	h.User("jansen")
	pair := h.Login("jansen")
	h.Clock.Pass(16 * time.Minute)
	_, err := h.Accounts.Authenticate(h.Ctx(), pair.Access)
	apptest.Refused(t, domain.Unauthenticated, domain.CodeTokenInvalid, err)
	access, err := h.Accounts.Refresh(h.Ctx(), pair.Refresh)
	require.NoError(t, err)
	_, err = h.Accounts.Authenticate(h.Ctx(), access)
	require.NoError(t, err)

	h.Clock.Pass(14 * 24 * time.Hour)
	_, err = h.Accounts.Refresh(h.Ctx(), pair.Refresh)
	apptest.Refused(t, domain.Unauthenticated, domain.CodeTokenInvalid, err)
	later := h.Login("jansen") // which also clears away the session that ended
	_, err = h.Accounts.Refresh(h.Ctx(), later.Refresh)
	require.NoError(t, err)
}

func TestAccounts_A12_refresh(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		h.User("jansen")
		pair, other := h.Login("jansen"), h.Login("jansen")
		tokens := make([]string, 20)
		errs := apptest.Racing(20, func(i int) (err error) {
			tokens[i], err = h.Accounts.Refresh(h.Ctx(), pair.Refresh)
			return err
		})
		require.Equal(t, 20, apptest.Won(errs), "%v", errs)
		for _, token := range tokens {
			_, err := h.Accounts.Authenticate(h.Ctx(), token)
			require.NoError(t, err)
		}
		_, err := h.Accounts.Refresh(h.Ctx(), pair.Refresh)
		require.NoError(t, err, "the old token works until it is revoked")

		require.NoError(t, h.Accounts.Logout(h.Ctx(), pair.Refresh))
		require.NoError(t, h.Accounts.Logout(h.Ctx(), pair.Refresh), "twice is no error")
		_, err = h.Accounts.Refresh(h.Ctx(), pair.Refresh)
		apptest.Refused(t, domain.Unauthenticated, domain.CodeTokenInvalid, err)
		_, err = h.Accounts.Refresh(h.Ctx(), other.Refresh)
		require.NoError(t, err, "another session stays")
	})
}

func TestAccounts_A16_revokeTokens(t *testing.T) {
	for name, c := range map[string]struct {
		login string
		n     int
		ended []string
		kept  []string
	}{
		"one, by name":    {"jansen", 1, []string{"jansen"}, []string{"pieters"}},
		"one, by address": {"PIETERS@example.nl", 1, []string{"pieters"}, []string{"jansen"}},
		"all":             {"", 2, []string{"jansen", "pieters"}, nil},
	} {
		t.Run(name, func(t *testing.T) {
			h := newTestServer(t)
			h.User("jansen")
			h.User("pieters")
			pairs := map[string]accounts.TokenPair{"jansen": h.Login("jansen"), "pieters": h.Login("pieters")}
			programs := map[string]string{"jansen": h.program("jansen"), "pieters": h.program("pieters")}
			n, err := h.Accounts.RevokeTokens(h.Ctx(), c.login)
			require.NoError(t, err)
			assert.Equal(t, c.n, n)
			another := h.Process() // the revocation holds in every process
			for _, user := range c.ended {
				_, err := another.Accounts.Authenticate(h.Ctx(), pairs[user].Access)
				apptest.Refused(t, domain.Unauthenticated, domain.CodeTokenInvalid, err)
				_, err = another.Accounts.Refresh(h.Ctx(), pairs[user].Refresh)
				apptest.Refused(t, domain.Unauthenticated, domain.CodeTokenInvalid, err)
				_, err = another.Accounts.Authenticate(h.Ctx(), programs[user])
				apptest.Refused(t, domain.Unauthenticated, domain.CodeTokenInvalid, err)
				_, err = another.Accounts.Authenticate(h.Ctx(), h.Login(user).Access)
				require.NoError(t, err, "they may sign in again")
			}
			for _, user := range c.kept {
				_, err := another.Accounts.Refresh(h.Ctx(), pairs[user].Refresh)
				require.NoError(t, err)
				_, err = another.Accounts.Authenticate(h.Ctx(), programs[user])
				require.NoError(t, err)
			}
		})
	}
	h := newTestServer(t)
	_, err := h.Accounts.RevokeTokens(h.Ctx(), "niemand")
	apptest.Refused(t, domain.NotFound, domain.CodeNotFound, err)
}

// Whoever was shut out because somebody knew the password gets another one first.
func TestAccounts_SetPassword_ofWhoWasShutOut(t *testing.T) {
	h := newTestServer(t)
	h.User("jansen")
	h.Mail()
	_, err := h.Accounts.SetActive(h.Ctx(), "jansen", false)
	require.NoError(t, err)
	require.NoError(t, h.Accounts.SetPassword(h.Ctx(), "jansen", "een-heel-ander-slot-9"))
	h.Mail()
	assert.Empty(t, h.Post.About("gewijzigd"))
	_, err = h.SignIn("jansen", "een-heel-ander-slot-9")
	apptest.Refused(t, domain.Unauthenticated, domain.CodeCredentials, err)
	_, err = h.Accounts.SetActive(h.Ctx(), "jansen", true)
	require.NoError(t, err)
	_, err = h.SignIn("jansen", "een-heel-ander-slot-9")
	require.NoError(t, err)
}

func TestAccounts_SetPassword_endsSessions(t *testing.T) {
	h := newTestServer(t)
	h.User("jansen")
	pair := h.Login("jansen")
	require.NoError(t, h.Accounts.SetPassword(h.Ctx(), "jansen", "een-heel-ander-slot-9"))
	_, err := h.Accounts.Authenticate(h.Ctx(), pair.Access)
	apptest.Refused(t, domain.Unauthenticated, domain.CodeTokenInvalid, err)
	_, err = h.Accounts.Refresh(h.Ctx(), pair.Refresh)
	apptest.Refused(t, domain.Unauthenticated, domain.CodeTokenInvalid, err)
	_, err = h.SignIn("jansen", apptest.Password)
	apptest.Refused(t, domain.Unauthenticated, domain.CodeCredentials, err)
	_, err = h.SignIn("jansen", "een-heel-ander-slot-9")
	require.NoError(t, err)
}

func TestAccounts_A01_longPasswordsCountWhole(t *testing.T) {
	h := newTestServer(t)
	same := strings.Repeat("Koper-7 ", 9) // 72 bytes
	who, err := h.Accounts.Register(h.Ctx(), accounts.NewAccount{Username: "jansen", Email: "jansen@example.nl", Password: same + "eind-een"})
	require.NoError(t, err)
	_, err = h.SignIn("jansen", same+"eind-twee")
	apptest.Refused(t, domain.Unauthenticated, domain.CodeCredentials, err)
	assert.True(t, strings.HasPrefix(h.Account(usecase.Actor{UserID: who.ID}).PasswordHash, "$argon2id$"))
}

func TestAccounts_A23_takenNames(t *testing.T) {
	h := newTestServer(t)
	h.User("jansen")
	taken, mail := []domain.Code{domain.CodeUsernameTaken}, []domain.Code{domain.CodeEmailTaken}
	for name, c := range map[string]struct {
		in   accounts.NewAccount
		want map[string][]domain.Code
	}{
		"name":         {accounts.NewAccount{Username: "jansen", Email: "a@example.nl", Password: apptest.Password}, map[string][]domain.Code{"username": taken}},
		"name in caps": {accounts.NewAccount{Username: "JanSEN", Email: "a@example.nl", Password: apptest.Password}, map[string][]domain.Code{"username": taken}},
		"address":      {accounts.NewAccount{Username: "anders", Email: "JANSEN@Example.NL", Password: apptest.Password}, map[string][]domain.Code{"email": mail}},
		"both":         {accounts.NewAccount{Username: "Jansen", Email: "Jansen@example.nl", Password: apptest.Password}, map[string][]domain.Code{"username": taken, "email": mail}},
		"both and a bad password": {accounts.NewAccount{Username: " Jansen ", Email: "jansen@example.NL", Password: "12345"}, map[string][]domain.Code{
			"username": taken, "email": mail, "password": {domain.CodePasswordShort, domain.CodePasswordCommon, domain.CodePasswordNumeric}}},
		"taken beside a bad address": {accounts.NewAccount{Username: "Jansen", Email: "geen adres", Password: apptest.Password}, map[string][]domain.Code{
			"username": taken, "email": {domain.CodeEmail}}},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := h.Accounts.Register(h.Ctx(), c.in)
			assert.Equal(t, domain.Invalid, domain.KindOf(err))
			assert.Equal(t, c.want, apptest.Codes(t, err))
		})
	}
}

func TestAccounts_A23_racingRegistrations(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		errs := apptest.Racing(12, func(i int) error {
			_, err := h.Accounts.Register(h.Ctx(), accounts.NewAccount{Username: "Jansen", Email: "jansen@example.nl", Password: apptest.Password})
			return err
		})
		assert.Equal(t, 1, apptest.Won(errs))
		for _, err := range errs {
			if err != nil {
				assert.Equal(t, map[string][]domain.Code{"username": {domain.CodeUsernameTaken}, "email": {domain.CodeEmailTaken}}, apptest.Codes(t, err), "%v", err)
			}
		}
	})
}

// A database that is away is no mistake of who registers.
func TestAccounts_Register_storeAway(t *testing.T) {
	h := newTestServer(t)
	in := accounts.NewAccount{Username: "jansen", Email: "geen adres", Password: "12345"}
	require.NoError(t, h.Sql.Close())
	_, err := h.Accounts.Register(h.Ctx(), in)
	assert.NotEqual(t, domain.Invalid, domain.KindOf(err), "%v", err)
	in.Email, in.Password = "jansen@example.nl", apptest.Password
	_, err = h.Accounts.Register(h.Ctx(), in)
	assert.NotEqual(t, domain.Invalid, domain.KindOf(err), "%v", err)
}

func TestAccounts_Profile(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	first, long := " Anouk ", strings.Repeat("x", 151)
	u, err := h.Accounts.UpdateProfile(h.Ctx(), who, accounts.Profile{FirstName: &first})
	require.NoError(t, err)
	assert.Equal(t, "Anouk", u.FirstName)
	_, err = h.Accounts.UpdateProfile(h.Ctx(), who, accounts.Profile{LastName: &long, Phone: &long})
	assert.Len(t, apptest.Codes(t, err), 2)
	me, err := h.Accounts.Me(h.Ctx(), who)
	require.NoError(t, err)
	assert.Equal(t, "Anouk", me.FirstName)
	assert.Empty(t, me.LastName)
	_, err = h.Accounts.Me(h.Ctx(), usecase.Actor{})
	apptest.Refused(t, domain.Unauthenticated, domain.CodeNoToken, err)
}
