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
)

func TestAccounts_A09_tokenTypes(t *testing.T) {
	h := newTestServer(t)
	h.user("jansen")
	pair := h.login("jansen")
	_, err := h.Accounts.Authenticate(h.ctx(), pair.Refresh)
	refused(t, domain.Unauthenticated, domain.CodeTokenInvalid, err)
	_, err = h.Accounts.Refresh(h.ctx(), pair.Access)
	refused(t, domain.Unauthenticated, domain.CodeTokenInvalid, err)
	refused(t, domain.Unauthenticated, domain.CodeTokenInvalid, h.Accounts.Logout(h.ctx(), pair.Access))
}

func TestAccounts_A10_forgedTokens(t *testing.T) {
	h := newTestServer(t)
	h.user("jansen")
	pair := h.login("jansen")
	parts := strings.Split(pair.Access, ".")
	for name, token := range map[string]string{
		"empty":     "",
		"noise":     "geen.token.hier",
		"none":      "eyJhbGciOiJub25lIiwidHlwIjoiSldUIn0." + parts[1] + ".",
		"no sign":   parts[0] + "." + parts[1] + ".",
		"other sub": parts[0] + "." + strings.Split(pair.Refresh, ".")[1] + "." + parts[2],
	} {
		_, err := h.Accounts.Authenticate(h.ctx(), token)
		assert.Equal(t, domain.CodeTokenInvalid, domain.CodeOf(err), name)
		_, err = h.Accounts.Refresh(h.ctx(), token)
		assert.Equal(t, domain.CodeTokenInvalid, domain.CodeOf(err), name)
	}
}

func TestAccounts_A11_expiry(t *testing.T) {
	h := newTestServer(t)
	h.user("jansen")
	pair := h.login("jansen")
	h.clock.pass(16 * time.Minute)
	_, err := h.Accounts.Authenticate(h.ctx(), pair.Access)
	refused(t, domain.Unauthenticated, domain.CodeTokenInvalid, err)
	access, err := h.Accounts.Refresh(h.ctx(), pair.Refresh)
	require.NoError(t, err)
	_, err = h.Accounts.Authenticate(h.ctx(), access)
	require.NoError(t, err)

	h.clock.pass(14 * 24 * time.Hour)
	_, err = h.Accounts.Refresh(h.ctx(), pair.Refresh)
	refused(t, domain.Unauthenticated, domain.CodeTokenInvalid, err)
	later := h.login("jansen") // which also clears away the session that ended
	_, err = h.Accounts.Refresh(h.ctx(), later.Refresh)
	require.NoError(t, err)
}

func TestAccounts_A12_refresh(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		h.user("jansen")
		pair, other := h.login("jansen"), h.login("jansen")
		tokens := make([]string, 20)
		errs := racing(20, func(i int) (err error) {
			tokens[i], err = h.Accounts.Refresh(h.ctx(), pair.Refresh)
			return err
		})
		require.Equal(t, 20, won(errs), "%v", errs)
		for _, token := range tokens {
			_, err := h.Accounts.Authenticate(h.ctx(), token)
			require.NoError(t, err)
		}
		_, err := h.Accounts.Refresh(h.ctx(), pair.Refresh)
		require.NoError(t, err, "the old token works until it is revoked")

		require.NoError(t, h.Accounts.Logout(h.ctx(), pair.Refresh))
		require.NoError(t, h.Accounts.Logout(h.ctx(), pair.Refresh), "twice is no error")
		_, err = h.Accounts.Refresh(h.ctx(), pair.Refresh)
		refused(t, domain.Unauthenticated, domain.CodeTokenInvalid, err)
		_, err = h.Accounts.Refresh(h.ctx(), other.Refresh)
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
			h.user("jansen")
			h.user("pieters")
			pairs := map[string]accounts.TokenPair{"jansen": h.login("jansen"), "pieters": h.login("pieters")}
			n, err := h.Accounts.RevokeTokens(h.ctx(), c.login)
			require.NoError(t, err)
			assert.Equal(t, c.n, n)
			another := h.process() // the revocation holds in every process
			for _, user := range c.ended {
				_, err := another.Accounts.Authenticate(h.ctx(), pairs[user].Access)
				refused(t, domain.Unauthenticated, domain.CodeTokenInvalid, err)
				_, err = another.Accounts.Refresh(h.ctx(), pairs[user].Refresh)
				refused(t, domain.Unauthenticated, domain.CodeTokenInvalid, err)
				_, err = another.Accounts.Authenticate(h.ctx(), h.login(user).Access)
				require.NoError(t, err, "they may sign in again")
			}
			for _, user := range c.kept {
				_, err := another.Accounts.Refresh(h.ctx(), pairs[user].Refresh)
				require.NoError(t, err)
			}
		})
	}
	h := newTestServer(t)
	_, err := h.Accounts.RevokeTokens(h.ctx(), "niemand")
	refused(t, domain.NotFound, domain.CodeNotFound, err)
}

// Whoever was shut out because somebody knew the password gets another one first.
func TestAccounts_SetPassword_ofWhoWasShutOut(t *testing.T) {
	h := newTestServer(t)
	h.user("jansen")
	h.mail()
	_, err := h.Accounts.SetActive(h.ctx(), "jansen", false)
	require.NoError(t, err)
	require.NoError(t, h.Accounts.SetPassword(h.ctx(), "jansen", "een-heel-ander-slot-9"))
	h.mail()
	assert.Empty(t, h.post.about("gewijzigd"))
	_, err = h.signIn("jansen", "een-heel-ander-slot-9")
	refused(t, domain.Unauthenticated, domain.CodeCredentials, err)
	_, err = h.Accounts.SetActive(h.ctx(), "jansen", true)
	require.NoError(t, err)
	_, err = h.signIn("jansen", "een-heel-ander-slot-9")
	require.NoError(t, err)
}

func TestAccounts_SetPassword_endsSessions(t *testing.T) {
	h := newTestServer(t)
	h.user("jansen")
	pair := h.login("jansen")
	require.NoError(t, h.Accounts.SetPassword(h.ctx(), "jansen", "een-heel-ander-slot-9"))
	_, err := h.Accounts.Authenticate(h.ctx(), pair.Access)
	refused(t, domain.Unauthenticated, domain.CodeTokenInvalid, err)
	_, err = h.Accounts.Refresh(h.ctx(), pair.Refresh)
	refused(t, domain.Unauthenticated, domain.CodeTokenInvalid, err)
	_, err = h.signIn("jansen", password)
	refused(t, domain.Unauthenticated, domain.CodeCredentials, err)
	_, err = h.signIn("jansen", "een-heel-ander-slot-9")
	require.NoError(t, err)
}

func TestAccounts_A01_longPasswordsCountWhole(t *testing.T) {
	h := newTestServer(t)
	same := strings.Repeat("Koper-7 ", 9) // 72 bytes
	who, err := h.Accounts.Register(h.ctx(), accounts.NewAccount{Username: "jansen", Email: "jansen@example.nl", Password: same + "eind-een"})
	require.NoError(t, err)
	_, err = h.signIn("jansen", same+"eind-twee")
	refused(t, domain.Unauthenticated, domain.CodeCredentials, err)
	assert.True(t, strings.HasPrefix(h.account(usecase.Actor{UserID: who.ID}).PasswordHash, "$argon2id$"))
}

func TestAccounts_A23_takenNames(t *testing.T) {
	h := newTestServer(t)
	h.user("jansen")
	taken, mail := []domain.Code{domain.CodeUsernameTaken}, []domain.Code{domain.CodeEmailTaken}
	for name, c := range map[string]struct {
		in   accounts.NewAccount
		want map[string][]domain.Code
	}{
		"name":         {accounts.NewAccount{Username: "jansen", Email: "a@example.nl", Password: password}, map[string][]domain.Code{"username": taken}},
		"name in caps": {accounts.NewAccount{Username: "JanSEN", Email: "a@example.nl", Password: password}, map[string][]domain.Code{"username": taken}},
		"address":      {accounts.NewAccount{Username: "anders", Email: "JANSEN@Example.NL", Password: password}, map[string][]domain.Code{"email": mail}},
		"both":         {accounts.NewAccount{Username: "Jansen", Email: "Jansen@example.nl", Password: password}, map[string][]domain.Code{"username": taken, "email": mail}},
		"both and a bad password": {accounts.NewAccount{Username: " Jansen ", Email: "jansen@example.NL", Password: "12345"}, map[string][]domain.Code{
			"username": taken, "email": mail, "password": {domain.CodePasswordShort, domain.CodePasswordCommon, domain.CodePasswordNumeric}}},
		"taken beside a bad address": {accounts.NewAccount{Username: "Jansen", Email: "geen adres", Password: password}, map[string][]domain.Code{
			"username": taken, "email": {domain.CodeEmail}}},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := h.Accounts.Register(h.ctx(), c.in)
			assert.Equal(t, domain.Invalid, domain.KindOf(err))
			assert.Equal(t, c.want, codes(t, err))
		})
	}
}

func TestAccounts_A23_racingRegistrations(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		errs := racing(12, func(i int) error {
			_, err := h.Accounts.Register(h.ctx(), accounts.NewAccount{Username: "Jansen", Email: "jansen@example.nl", Password: password})
			return err
		})
		assert.Equal(t, 1, won(errs))
		for _, err := range errs {
			if err != nil {
				assert.Equal(t, map[string][]domain.Code{"username": {domain.CodeUsernameTaken}, "email": {domain.CodeEmailTaken}}, codes(t, err), "%v", err)
			}
		}
	})
}

// A database that is away is no mistake of who registers.
func TestAccounts_Register_storeAway(t *testing.T) {
	h := newTestServer(t)
	in := accounts.NewAccount{Username: "jansen", Email: "geen adres", Password: "12345"}
	require.NoError(t, h.sql.Close())
	_, err := h.Accounts.Register(h.ctx(), in)
	assert.NotEqual(t, domain.Invalid, domain.KindOf(err), "%v", err)
	in.Email, in.Password = "jansen@example.nl", password
	_, err = h.Accounts.Register(h.ctx(), in)
	assert.NotEqual(t, domain.Invalid, domain.KindOf(err), "%v", err)
}

func TestAccounts_Profile(t *testing.T) {
	h := newTestServer(t)
	who := h.user("jansen")
	first, long := " Anouk ", strings.Repeat("x", 151)
	u, err := h.Accounts.UpdateProfile(h.ctx(), who, accounts.Profile{FirstName: &first})
	require.NoError(t, err)
	assert.Equal(t, "Anouk", u.FirstName)
	_, err = h.Accounts.UpdateProfile(h.ctx(), who, accounts.Profile{LastName: &long, Phone: &long})
	assert.Len(t, codes(t, err), 2)
	me, err := h.Accounts.Me(h.ctx(), who)
	require.NoError(t, err)
	assert.Equal(t, "Anouk", me.FirstName)
	assert.Empty(t, me.LastName)
	_, err = h.Accounts.Me(h.ctx(), usecase.Actor{})
	refused(t, domain.Unauthenticated, domain.CodeNoToken, err)
}
