package accounts_test

import (
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/pquerna/otp/totp"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app/accounts"
	"wbso/app/apptest"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/account"
)

// withFactor gives a user a second factor, and returns its secret and recovery codes. The code of now is used.
func (h *testServer) withFactor(who usecase.Actor) (secret string, codes []string) {
	h.T.Helper()
	who = h.Confirmed(who)
	made, err := h.Accounts.SetUpSecondFactor(h.Ctx(), who)
	require.NoError(h.T, err)
	codes, err = h.Accounts.EnableSecondFactor(h.Ctx(), who, h.code(made.Secret, 0))
	require.NoError(h.T, err)
	require.Len(h.T, codes, account.RecoveryCodes)
	return made.Secret, codes
}

// code returns the code that an app shows so many steps from now.
func (h *testServer) code(secret string, steps int) string {
	h.T.Helper()
	code, err := totp.GenerateCode(secret, h.Clock.Now().Add(time.Duration(steps)*30*time.Second))
	require.NoError(h.T, err)
	return code
}

// challenge signs in with the password.
func (h *testServer) challenge(name string) string {
	h.T.Helper()
	pair, err := h.SignIn(name, apptest.Password)
	apptest.Refused(h.T, domain.Unauthenticated, domain.CodeSecondFactor, err)
	assert.Empty(h.T, pair)
	var e *domain.Error
	require.ErrorAs(h.T, err, &e)
	return e.Args["challenge"]
}

func (h *testServer) enters(challenge, code string) error {
	allow := func(string) (func(), error) { return func() {}, nil }
	_, err := h.Accounts.LoginWithCode(h.Ctx(), accounts.CodeSignIn{Challenge: challenge, Code: code}, allow)
	return err
}

// Of two servers that get one code at once, one takes it, also to confirm.
func TestSecondFactor_aCodeCountsOnce(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who := h.User("jansen")
		secret, recovery := h.withFactor(who)
		servers := []*accounts.Accounts{h.Accounts, h.Process().Accounts}
		h.Clock.Pass(time.Minute)
		for _, code := range []string{h.code(secret, 0), recovery[0]} {
			challenge, session := h.challenge("jansen"), h.Confirmed(who)
			errs := apptest.Racing(6, func(i int) error {
				if i > 3 {
					return servers[i%2].Confirm(h.Ctx(), session, accounts.Confirmation{Password: apptest.Password, Code: code}, apptest.Uncounted)
				}
				_, err := servers[i%2].LoginWithCode(h.Ctx(), accounts.CodeSignIn{Challenge: challenge, Code: code},
					func(string) (func(), error) { return func() {}, nil })
				return err
			})
			assert.Equal(t, 1, apptest.Won(errs), "%v", errs)
			for _, err := range errs {
				if err != nil {
					assert.Equal(t, map[string][]domain.Code{"otp": {domain.CodeOTP}}, apptest.Codes(t, err))
				}
			}
		}
	})
}

// The code that enabled it, one that was used and those before it are refused; one step of drift is not, two are.
func TestSecondFactor_replayAndDrift(t *testing.T) {
	h := newTestServer(t)
	secret, _ := h.withFactor(h.User("jansen"))
	try := func(steps int) error { return h.enters(h.challenge("jansen"), h.code(secret, steps)) }
	for _, used := range []int{0, -1} {
		assert.Equal(t, domain.CodeOTP, domain.CodeOf(try(used)), used)
	}
	require.NoError(t, try(1))
	assert.Error(t, try(1))
	h.Clock.Pass(10 * time.Minute)
	assert.Error(t, try(-2))
	assert.Error(t, try(2))
	require.NoError(t, try(-1))
	require.NoError(t, try(0))
	assert.Error(t, try(-1), "an earlier one")
}

// A challenge lives for five minutes, and ends with the password, the account and the factor.
func TestSecondFactor_challenges(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	secret, recovery := h.withFactor(who)
	h.withFactor(h.User("pieters"))
	over := func(challenge string) {
		t.Helper()
		apptest.Refused(t, domain.Unauthenticated, domain.CodeTokenInvalid, h.enters(challenge, h.code(secret, 0)))
	}
	for _, bad := range []string{"", "1", "1.", "x.y", "1." + h.challenge("pieters")[2:], "99." + h.challenge("jansen")[2:]} {
		over(bad)
	}
	challenge := h.challenge("jansen")
	h.Clock.Pass(account.ChallengeLife - time.Second)
	require.NoError(t, h.enters(challenge, h.code(secret, 0)))
	h.Clock.Pass(time.Second)
	over(challenge)
	for name, end := range map[string]func() error{
		"password": func() error { _, err := h.Change(who, apptest.Password, apptest.NewPassword); return err },
		"shut out": func() error { _, err := h.Accounts.SetActive(h.Ctx(), "jansen", false); return err },
	} {
		challenge = h.challenge("jansen")
		h.Clock.Pass(time.Minute)
		require.NoError(t, end(), name)
		over(challenge)
		_, err := h.Accounts.SetActive(h.Ctx(), "jansen", true)
		require.NoError(t, errors.Join(err, h.Accounts.SetPassword(h.Ctx(), "jansen", apptest.Password)))
	}
	challenge = h.challenge("jansen")
	_, err := h.Accounts.ResetSecondFactor(h.Ctx(), "jansen")
	require.NoError(t, err)
	apptest.Refused(t, domain.Unauthenticated, domain.CodeTokenInvalid, h.enters(challenge, recovery[3]))
}

// An administrator ends the factor of a user who lost it. The user is told who did.
func TestSecondFactor_byAnAdministrator(t *testing.T) {
	h := newTestServer(t)
	h.withFactor(h.User("jansen"))
	_, err := h.Accounts.ResetSecondFactor(h.Ctx(), "Jansen@example.nl")
	require.NoError(t, err)
	h.Login("jansen")
	_, err = h.Accounts.ResetSecondFactor(h.Ctx(), "jansen")
	apptest.Refused(t, domain.Conflict, domain.CodeFactorOff, err)
	_, err = h.Accounts.ResetSecondFactor(h.Ctx(), "niemand")
	apptest.Refused(t, domain.NotFound, domain.CodeNotFound, err)
	h.Mail()
	told := h.Post.About("tweede stap bij het inloggen staat uit")
	require.Len(t, told, 1)
	assert.Equal(t, "jansen@example.nl", told[0].To)
	assert.Contains(t, told[0].Text, "Wij hebben voor je account jansen")
	assert.Equal(t, 1, strings.Count(h.Log.Text(), `msg="second factor changed" user=1 what=off by=administrator`))
}

// A password reset by mail leaves the factor on, and a rotation of the keys leaves it readable.
func TestSecondFactor_outlivesPasswordAndKey(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		secret, _ := h.withFactor(h.User("jansen"))
		h.Forgot("jansen@example.nl")
		require.NoError(t, h.Reset(h.Codes("jansen@example.nl")[0], apptest.Password))
		done, err := h.Keys.Rotate(h.Ctx())
		require.NoError(t, err)
		assert.Equal(t, []int{1, 0}, []int{done.Resealed, done.Unreadable})
		require.NoError(t, h.enters(h.challenge("jansen"), h.code(secret, 1)))
	})
}

// A session that is confirmed without a code while another one enables the second factor is not confirmed once it is on.
func TestSecondFactor_confirmedMeanwhile(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who := h.User("jansen")
		other := h.Process().Accounts
		for range 50 {
			confirming := h.Confirmed(who)
			h.Clock.Pass(time.Hour / 2) // and confirmed no more
			enabling := h.Confirmed(who)
			made, err := h.Accounts.SetUpSecondFactor(h.Ctx(), enabling)
			require.NoError(t, err)
			apptest.Racing(2, func(i int) error {
				if i == 0 {
					return other.Confirm(h.Ctx(), confirming, accounts.Confirmation{Password: apptest.Password}, apptest.Uncounted)
				}
				_, err := h.Accounts.EnableSecondFactor(h.Ctx(), enabling, h.code(made.Secret, 0))
				return err
			})
			_, err = h.Accounts.NewRecoveryCodes(h.Ctx(), confirming)
			apptest.Refused(t, domain.Forbidden, domain.CodeConfirmRequired, err)
			_, err = h.Accounts.ResetSecondFactor(h.Ctx(), "jansen")
			require.NoError(t, err)
		}
	})
}
