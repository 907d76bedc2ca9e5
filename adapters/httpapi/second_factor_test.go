package httpapi_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/pquerna/otp/totp"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/apitypes"
	"wbso/domain/member"
)

const (
	factorPath   = "/api/account/second-factor/"
	recoveryPath = factorPath + "recovery-codes/"
	codePath     = "/api/token/second-factor/"
)

// newCode is the code that an app shows after the ones before it.
func (c *person) newCode(secret string) string {
	c.t.Helper()
	c.clock.pass(30 * time.Second)
	code, err := totp.GenerateCode(secret, c.clock.Now())
	require.NoError(c.t, err)
	return code
}

// secures gives the caller a second factor, and returns its secret and recovery codes.
func (c *person) secures() (secret string, codes []string) {
	c.t.Helper()
	c.confirms(password).is(204)
	secret = c.post(factorPath, object{}).is(200).member("secret")
	return secret, decode[apitypes.RecoveryCodes](c.post(factorPath, object{"otp": c.newCode(secret)}).is(201)).RecoveryCodes
}

// asked signs in with the password, and returns the challenge.
func (c *person) asked() string {
	c.t.Helper()
	a := c.with("").post("/api/token/", credentials(c.name, password)).is(401)
	assert.Equal(c.t, "second_factor", a.member("code"))
	return a.member("challenge")
}

func (c *person) enters(challenge, code string) answer {
	c.t.Helper()
	return c.with("").post(codePath, object{"challenge": challenge, "otp": code})
}

// From off over on to off, with what each step answers and what the user is mailed.
func TestSecondFactor(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		zoe := h.user("zoe")
		wrong := map[string][]string{"otp": {"Deze code klopt niet, of is al gebruikt."}}
		assert.Equal(t, apitypes.SecondFactor{}, decode[apitypes.SecondFactor](zoe.get(factorPath).is(200)))
		for method, path := range map[string]string{"POST": factorPath, "DELETE": factorPath} {
			zoe.call(method, path, object{}).refusedFor("confirm_required")
		}
		zoe.post(recoveryPath, nil).refusedFor("confirm_required")
		zoe.confirms(password).is(204)
		assert.Equal(t, "second_factor_off", zoe.post(factorPath, object{"otp": "123456"}).is(409).member("code"))
		assert.Equal(t, "second_factor_off", zoe.post(recoveryPath, nil).is(409).member("code"))
		zoe.call("DELETE", factorPath, nil).is(204)

		first := zoe.post(factorPath, object{}).is(200).member("secret")
		made := decode[apitypes.Enrolment](zoe.post(factorPath, object{}).is(200))
		assert.Contains(t, made.Otpauth, made.Secret)
		assert.Equal(t, wrong, zoe.post(factorPath, object{"otp": zoe.newCode(first)}).fields(), "of the secret before it")
		zoe.post("/api/token/", credentials("zoe", password)).is(200) // it is not in force
		before := zoe.signsIn(firefox, "192.0.2.9")
		before.confirms(password).is(204)
		codes := decode[apitypes.RecoveryCodes](zoe.post(factorPath, object{"otp": zoe.newCode(made.Secret)}).is(201)).RecoveryCodes
		before.call("DELETE", factorPath, nil).refusedFor("confirm_required") // which it did without a code
		assert.Len(t, codes, 10)
		since := h.clock.Now()
		assert.Equal(t, apitypes.SecondFactor{Enabled: true, Since: &since, RecoveryCodesLeft: 10}, decode[apitypes.SecondFactor](zoe.get(factorPath)))
		assert.Equal(t, "second_factor_on", zoe.post(factorPath, object{}).is(409).member("code"))
		assert.Equal(t, "second_factor_on", zoe.post(factorPath, object{"otp": "123456"}).is(409).member("code"))

		challenge := zoe.asked()
		assert.Equal(t, wrong, zoe.enters(challenge, "123456").fields())
		zoe.enters("x", "123456").is(401)
		pair := zoe.enters(challenge, " "+zoe.newCode(made.Secret)+" ").is(200)
		assert.NotEmpty(t, pair.header.Get("Set-Cookie"))
		zoe = zoe.with(pair.member("access"))
		zoe.enters(challenge, codes[0]).is(200)
		assert.Equal(t, wrong, zoe.enters(challenge, codes[0]).fields())
		zoe.enters(challenge, strings.ToUpper(strings.ReplaceAll(codes[1], "-", " "))).is(200)

		assert.Equal(t, wrong, zoe.confirms(password).fields())
		assert.NotContains(t, zoe.post("/api/account/confirm/", object{"password": "x", "otp": codes[2]}).fields(), "otp", "which says nothing of the code")
		zoe.post("/api/account/confirm/", object{"password": password, "otp": codes[2]}).is(204)
		renewed := decode[apitypes.RecoveryCodes](zoe.post(recoveryPath, nil).is(201)).RecoveryCodes
		assert.Equal(t, wrong, zoe.enters(challenge, codes[3]).fields())
		exported := decode[apitypes.AccountExport](zoe.get("/api/account/export/").is(200))
		assert.Equal(t, apitypes.SecondFactor{Enabled: true, Since: &since, RecoveryCodesLeft: 10}, exported.SecondFactor)
		assert.Equal(t, wrong, zoe.post("/api/account/close/", object{"password": password}).fields())
		zoe.call("DELETE", factorPath, nil).is(204)
		zoe.enters(challenge, renewed[0]).is(401)
		zoe.with("").post("/api/token/", credentials("zoe", password)).is(200)
		told := strings.Join(h.mailed(), "")
		assert.Equal(t, 1, strings.Count(told, "zijn nieuwe herstelcodes gemaakt"))
		assert.Equal(t, 1, strings.Count(told, "staat de tweede stap bij het inloggen aan"))
		assert.Equal(t, 1, strings.Count(told, "is de tweede stap bij het inloggen uitgezet"))
		for _, secret := range append(codes, made.Secret, renewed[0]) {
			assert.NotContains(t, told+h.log.text(), secret)
		}
	})
}

// A company may demand it of those who reveal its numbers, before they confirm.
func TestSecondFactor_for_a_BSN(t *testing.T) {
	h := newTestServer(t)
	owner, its, path := h.firm("zoe")
	settings, employee := path+"settings/", owner.employs(its.company, "bsn", "111222333").ID
	manager := h.user("beheerder")
	h.joins(member.Member{Company: its.company, User: manager.id, Membership: member.Membership{Role: member.Manager, MayRevealBSN: true}})
	manager.call("PATCH", settings, object{"second_factor_for_bsn": true}).refusedFor("role")
	manager.reveals(employee).refusedFor("confirm_required")
	for range 2 {
		now := decode[apitypes.CompanySettings](owner.call("PATCH", settings, object{"second_factor_for_bsn": true}).is(200))
		assert.True(t, now.SecondFactorForBSN)
	}
	assert.True(t, decode[apitypes.CompanySettings](manager.get(settings).is(200)).SecondFactorForBSN)
	assert.Equal(t, 1, strings.Count(string(owner.get(path+"log/").body), "BSN alleen met tweede stap aan"))
	for _, c := range []*person{owner, manager} {
		c.confirms(password).is(204)
		c.reveals(employee).refusedFor("second_factor_required")
	}
	_, codes := manager.secures()
	manager.reveals(employee).is(200)
	h.clock.pass(10 * time.Minute)
	manager.reveals(employee).refusedFor("confirm_required")
	manager.post("/api/account/confirm/", object{"password": password, "otp": codes[0]}).is(204)
	assert.Equal(t, "111222333", manager.reveals(employee).is(200).member("bsn"))
	owner.reveals(employee).refusedFor("second_factor_required")
}

// Whoever knows the password guesses no more codes than passwords, however often it is typed.
func TestLimits_A07_codes(t *testing.T) {
	h := newTestServer(t, withLimits)
	zoe := h.user("zoe")
	secret, _ := zoe.secures()
	for range 3 {
		zoe.enters(zoe.asked(), "123456").is(400)
	}
	for range 2 {
		zoe.post("/api/token/", credentials("zoe", "verkeerd-wachtwoord")).is(401)
	}
	zoe.with("").post("/api/token/", credentials("zoe", password)).limited()
	stranger := zoe.at("198.51.100.9")
	challenge := stranger.asked()
	for range 5 {
		stranger.enters(challenge, "123456").is(400)
	}
	stranger.enters(challenge, zoe.newCode(secret)).limited()
	stranger.with("").post("/api/token/", credentials("zoe", password)).limited()
	zoe.at("198.51.100.10").enters(challenge, zoe.newCode(secret)).is(200)

	for range 5 {
		zoe.post("/api/account/confirm/", object{"password": password, "otp": "123456"}).is(400)
	}
	zoe.post("/api/account/confirm/", object{"password": password, "otp": zoe.newCode(secret)}).limited()
}

// All addresses together guess twenty codes of an account in an hour, also addresses that are known, and no stranger
// who has not the password uses them up.
func TestLimits_A07_codes_of_an_account(t *testing.T) {
	h := newTestServer(t, withLimits)
	zoe := h.user("zoe")
	secret, _ := zoe.secures()
	for i := range 12 { // strangers
		for range 2 {
			zoe.at(fmt.Sprint("198.51.100.", i)).with("").post("/api/token/", credentials("zoe", "verkeerd-wachtwoord"))
		}
	}
	challenge := zoe.asked()
	for i := range 10 {
		for range 2 {
			zoe.at(fmt.Sprint("203.0.113.", i)).enters(challenge, "123456").is(400)
		}
	}
	zoe.enters(challenge, zoe.newCode(secret)).limited()
	h.clock.pass(time.Hour + time.Second)
	zoe.enters(zoe.asked(), zoe.newCode(secret)).is(200)
}

// Switching it on and off again and again sends no flood of mails.
func TestLimits_second_factor_changes(t *testing.T) {
	h := newTestServer(t, withLimits)
	zoe := h.user("zoe")
	secret := ""
	for range 5 {
		zoe.confirms(password).is(204)
		secret = zoe.post(factorPath, object{}).is(200).member("secret")
		zoe.post(factorPath, object{"otp": "123456"}).is(400) // does not count
		zoe.post(factorPath, object{"otp": zoe.newCode(secret)}).is(201)
		zoe.call("DELETE", factorPath, nil).is(204)
		h.clock.pass(time.Minute)
	}
	zoe.confirms(password).is(204)
	secret = zoe.post(factorPath, object{}).is(200).member("secret")
	zoe.post(factorPath, object{"otp": zoe.newCode(secret)}).limited()
}
