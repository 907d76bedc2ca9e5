package httpapi_test

import (
	"io"
	"mime"
	"mime/multipart"
	"net/mail"
	"net/url"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const (
	newPassword  = "klaproos-9-zilver"
	changePath   = "/api/auth/change-password/"
	forgotPath   = "/api/auth/forgot-password/"
	validatePath = "/api/auth/forgot-password/validate/"
	confirmPath  = "/api/auth/forgot-password/confirm/"
)

// mailed are the texts of the mails in the outbox, oldest first.
func (h *testServer) mailed() (texts []string) {
	h.t.Helper()
	h.work()
	files, err := filepath.Glob(filepath.Join(h.data, "outbox", "*.eml"))
	require.NoError(h.t, err)
	for _, path := range files {
		file, err := os.Open(path)
		require.NoError(h.t, err)
		message, err := mail.ReadMessage(file)
		require.NoError(h.t, err)
		_, params, err := mime.ParseMediaType(message.Header.Get("Content-Type"))
		require.NoError(h.t, err)
		part, err := multipart.NewReader(message.Body, params["boundary"]).NextPart()
		require.NoError(h.t, err)
		text, err := io.ReadAll(part)
		require.NoError(h.t, err)
		texts = append(texts, string(text))
		require.NoError(h.t, file.Close())
	}
	return texts
}

// mailedCodes are the codes in the outbox, oldest first.
func (h *testServer) mailedCodes() (codes []string) {
	h.t.Helper()
	for _, text := range h.mailed() {
		if found := regexp.MustCompile(`temp_code=([\w-]+)`).FindStringSubmatch(text); found != nil {
			codes = append(codes, found[1])
		}
	}
	return codes
}

func (c *person) change(old, secret string) answer {
	c.t.Helper()
	return c.post(changePath, object{"old_password": old, "new_password": secret})
}

func (c *person) forgot(email string, headers ...string) answer {
	c.t.Helper()
	return c.post(forgotPath, object{"email": email}, headers...)
}

func (c *person) validate(code string) answer {
	c.t.Helper()
	return c.get(validatePath + "?temp_code=" + url.QueryEscape(code))
}

func (c *person) confirm(code, secret string) answer {
	c.t.Helper()
	return c.post(confirmPath, object{"temp_code": code, "password": secret, "confirm_password": secret})
}

func TestPasswords_A13_change(t *testing.T) {
	user := newTestServer(t).user("zoe")
	pair := decode[map[string]string](user.change(password, newPassword).is(200))
	user.get("/api/users/me/").is(401)
	user.post("/api/token/refresh/", object{"refresh": user.refresh}).is(401)
	user.with(pair["access"]).get("/api/users/me/").is(200)
	user.post("/api/token/refresh/", object{"refresh": pair["refresh"]}).is(200)
	user.with("").post("/api/token/", credentials("zoe", password)).is(401)
	user.with("").post("/api/token/", credentials("zoe", newPassword)).is(200)
}

func TestPasswords_A03_change_messages(t *testing.T) {
	const blank, required, wrong = "This field may not be blank.", "This field is required.", "Je huidige wachtwoord klopt niet."
	user := newTestServer(t).user("zoe")
	weak := []string{"This password is too short. It must contain at least 8 characters.", "This password is too common.", "This password is entirely numeric."}
	for name, c := range map[string]struct {
		body object
		want map[string][]string
	}{
		"wrong":          {object{"old_password": "verkeerd", "new_password": newPassword}, map[string][]string{"old_password": {wrong}}},
		"weak":           {object{"old_password": password, "new_password": "12345"}, map[string][]string{"new_password": weak}},
		"wrong and weak": {object{"old_password": "verkeerd", "new_password": "12345"}, map[string][]string{"old_password": {wrong}, "new_password": weak}},
		"blank":          {object{"old_password": "", "new_password": ""}, map[string][]string{"old_password": {blank}, "new_password": {blank}}},
		"nothing":        {object{}, map[string][]string{"old_password": {required}, "new_password": {required}}},
		"no old one":     {object{"new_password": "12345"}, map[string][]string{"old_password": {required}, "new_password": weak}},
	} {
		t.Run(name, func(t *testing.T) { assert.Equal(t, c.want, user.post(changePath, c.body).fields()) })
	}
	user.get("/api/users/me/").is(200)
}

func TestPasswords_A18_reset(t *testing.T) {
	h := newTestServer(t)
	user := h.user("zoe")
	visitor := h.visitor()
	visitor.forgot("Zoe@Voorbeeld.NL").is(200)
	code := h.mailedCodes()[0]
	assert.JSONEq(t, `{"valid": true}`, string(visitor.validate(code).is(200).body))
	assert.JSONEq(t, `{"valid": true}`, string(visitor.validate(code).is(200).body))
	assert.Equal(t, map[string][]string{
		"password":         {"This password is too short. It must contain at least 8 characters."},
		"confirm_password": {"Wachtwoorden komen niet overeen"},
	}, visitor.post(confirmPath, object{"temp_code": code, "password": "kort-9", "confirm_password": "anders"}).fields())
	assert.NotEmpty(t, visitor.confirm(code, newPassword).is(200).detail())
	user.get("/api/users/me/").is(401)
	user.post("/api/token/refresh/", object{"refresh": user.refresh}).is(401)
	visitor.post("/api/token/", credentials("zoe", newPassword)).is(200)

	const gone = "Deze link werkt niet meer. Vraag een nieuwe aan."
	for _, code := range []string{code, "x", "\r\n", "%", strings.Repeat("x", 2000)} {
		assert.Equal(t, gone, visitor.validate(code).is(400).detail())
		assert.Equal(t, gone, visitor.confirm(code, password).is(400).detail())
	}
	assert.Equal(t, []string{"This field is required."}, visitor.get(validatePath).fields()["temp_code"])
	const blank = "This field may not be blank."
	assert.Equal(t, map[string][]string{"temp_code": {blank}, "password": {blank}, "confirm_password": {blank}},
		visitor.post(confirmPath, object{"temp_code": "", "password": "", "confirm_password": ""}).fields())
}

// Nobody learns from the answer whether an address has an account.
func TestPasswords_A17_known_and_unknown(t *testing.T) {
	h := newTestServer(t)
	h.user("zoe")
	known, unknown := h.visitor().forgot("zoe@voorbeeld.nl").is(200), h.visitor().forgot("niemand@voorbeeld.nl").is(200)
	assert.Equal(t, string(known.body), string(unknown.body))
	for _, header := range []*answer{&known, &unknown} {
		header.header.Del("X-Request-Id")
	}
	assert.Equal(t, known.header, unknown.header)
	assert.Len(t, h.mailed(), 2, "the welcome and the code")
	assert.Equal(t, []string{"Enter a valid email address."}, h.visitor().forgot("zoe").fields()["email"])
	assert.Equal(t, []string{"Enter a valid email address."}, h.visitor().forgot("zoe@voorbeeld.nl\nBcc: x@voorbeeld.nl").fields()["email"])
}

func TestPasswords_A20_limits(t *testing.T) {
	t.Run("confirm", func(t *testing.T) {
		h := newTestServer(t, withLimits)
		for range 10 {
			h.visitor().confirm("raden", newPassword).is(400)
		}
		h.visitor().confirm("raden", newPassword).limited()
		h.visitor().at("198.51.100.7").confirm("raden", newPassword).is(400)
	})
	t.Run("forgot", func(t *testing.T) {
		h := newTestServer(t, withLimits)
		h.user("zoe")
		for i := range 10 {
			h.visitor().forgot([]string{"zoe@voorbeeld.nl", "niemand@voorbeeld.nl"}[i%2]).is(200)
		}
		h.visitor().forgot("zoe@voorbeeld.nl").limited()
		h.visitor().at("198.51.100.7").forgot("zoe@voorbeeld.nl").is(200)
		assert.Len(t, h.mailedCodes(), 3)
	})
	t.Run("old password", func(t *testing.T) {
		h := newTestServer(t, withLimits)
		user := h.user("zoe")
		for range 6 {
			user.change(password, "kort").is(400) // a right one is no guess
		}
		for i := range 5 {
			user.at([]string{"198.51.100.7", "198.51.100.8"}[i%2]).change("raden", newPassword).is(400)
		}
		user.change(password, newPassword).limited()
		h.user("ander").change(password, newPassword).is(200)
	})
}

// The link leads to the address of the settings, whatever the caller says it is.
func TestPasswords_A21_forged_host(t *testing.T) {
	h := newTestServer(t)
	h.user("zoe")
	h.visitor().forgot("zoe@voorbeeld.nl", "X-Forwarded-Host", "evil.example", "X-Forwarded-Proto", "gopher", "Forwarded", "host=evil.example", "Origin", "https://evil.example").is(200)
	forged := h.visitor()
	forged.host = "evil.example"
	forged.forgot("zoe@voorbeeld.nl").is(200)
	codes, mails := h.mailedCodes(), h.mailed()
	require.Len(t, codes, 2)
	for _, text := range mails {
		assert.NotContains(t, text, "evil")
	}
	assert.Contains(t, mails[1], publicURL+"/forgot-password?temp_code="+codes[0])
}

// The log does not tell the code, whatever is done with it, and no other page is told
// where one comes from.
func TestPasswords_A19_the_code_stays_secret(t *testing.T) {
	h := newTestServer(t)
	h.user("zoe")
	h.visitor().forgot("zoe@voorbeeld.nl").is(200)
	code := h.mailedCodes()[0]
	for _, path := range []string{"/forgot-password", "/forgot-password/"} {
		page := h.visitor().get(path+"?temp_code="+code, "Accept", "text/html")
		assert.Equal(t, "no-referrer", page.header.Get("Referrer-Policy"), path)
	}
	h.visitor().validate(code).is(200)
	h.visitor().get(validatePath + "?temp_code=" + code + "&temp_code=" + code).is(400)
	h.visitor().post(confirmPath+"?temp_code="+code, `{"temp_code": "`+code+`"`).is(400)
	h.store.away.Store(true)
	h.visitor().validate(code).is(503)
	h.store.away.Store(false)
	h.visitor().confirm(code, newPassword).is(200)
	h.visitor().confirm(code, newPassword).is(400)
	for _, secret := range []string{code, newPassword, "voorbeeld.nl"} {
		assert.NotContains(t, h.log.text(), secret)
	}
	assert.Contains(t, h.log.text(), "level=DEBUG", "that, too, was looked at")
}
