package httpapi_test

import (
	"encoding/base64"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/golang-jwt/jwt/v5"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/apitypes"
	"wbso/adapters/jwttokens"
	"wbso/domain/request"
)

func credentials(name, secret string) object { return object{"username": name, "password": secret} }

func registration(name, email, secret string) object {
	return object{"username": name, "email": email, "password": secret}
}

func TestAccounts_A01_long_passwords_count_whole(t *testing.T) {
	v := newTestServer(t).visitor()
	start := strings.Repeat("lang", 18)
	one, two := start+"-einde-1", start+"-einde-2"
	require.Len(t, one, 80)
	v.post("/auth/register/", registration("zoe", "zoe@voorbeeld.nl", one)).is(201)
	v.post("/api/token/", credentials("zoe", two)).is(401)
	v.post("/api/token/", credentials("zoe", one)).is(200)
	v.post("/api/token/", credentials("ZOE@voorbeeld.nl", one)).is(200)
}

func TestAccounts_A02_one_refusal(t *testing.T) {
	h := newTestServer(t)
	v := h.user("zoe").with("")
	want := `{"detail":"No active account found with the given credentials"}`
	for name, body := range map[string]object{
		"wrong password": credentials("zoe", "verkeerd-wachtwoord"),
		"unknown user":   credentials("niemand", password),
		"unknown e-mail": credentials("niemand@voorbeeld.nl", password),
	} {
		t.Run(name, func(t *testing.T) {
			a := v.post("/api/token/", body).is(401)
			assert.Equal(t, want, strings.TrimSpace(string(a.body)))
			assert.Equal(t, `Bearer realm="api"`, a.header.Get("WWW-Authenticate"))
		})
	}
}

func TestAccounts_A03_messages(t *testing.T) {
	const (
		blank, null, required = "This field may not be blank.", "This field may not be null.", "This field is required."
		short                 = "This password is too short. It must contain at least 8 characters."
		common, numeric       = "This password is too common.", "This password is entirely numeric."
	)
	h := newTestServer(t)
	h.user("bestaand")
	for name, c := range map[string]struct {
		path string
		body object
		want map[string][]string
	}{
		"weak password": {"/auth/register/", registration("zoe", "zoe@voorbeeld.nl", "12345"), map[string][]string{"password": {short, common, numeric}}},
		"all blank":     {"/auth/register/", registration("", " ", ""), map[string][]string{"username": {blank}, "email": {blank}, "password": {blank}}},
		"all null": {path: "/auth/register/",
			body: object{"username": raw("null"), "email": raw("null"), "password": raw("null")},
			want: map[string][]string{"username": {null}, "email": {null}, "password": {null}}},
		"nothing": {"/auth/register/", object{}, map[string][]string{"username": {required}, "email": {required}, "password": {required}}},
		"several at once": {path: "/auth/register/", body: registration("bestaand", "geen adres", "12345"),
			want: map[string][]string{
				"username": {"A user with that username already exists."}, "email": {"Enter a valid email address."}, "password": {short, common, numeric}}},
		"taken in any case": {path: "/auth/register/", body: registration("BESTAAND", "Bestaand@Voorbeeld.NL", password),
			want: map[string][]string{
				"username": {"A user with that username already exists."}, "email": {"A user with that email already exists."}}},
		"user name with @": {path: "/auth/register/", body: registration("z@e", "zoe@voorbeeld.nl", password),
			want: map[string][]string{
				"username": {"Enter a valid username. This value may contain only letters, numbers, and ./+/-/_ characters."}}},
		"sign-in, blank":   {"/api/token/", credentials(" ", ""), map[string][]string{"username": {blank}, "password": {blank}}},
		"sign-in, nothing": {"/api/token/", object{}, map[string][]string{"username": {required}, "password": {required}}},
		"refresh, blank":   {"/api/token/refresh/", object{"refresh": ""}, map[string][]string{"refresh": {blank}}},
	} {
		t.Run(name, func(t *testing.T) { assert.Equal(t, c.want, h.visitor().post(c.path, c.body).fields()) })
	}
	date := h.user("zoe").post("/api/requests/", submission().but("start_of_project", "31-01-2027")).fields()
	assert.Equal(t, []string{"Date has wrong format. Use one of these formats instead: YYYY-MM-DD."}, date["start_of_project"])
}

func TestAccounts_A04_similar_password(t *testing.T) {
	v := newTestServer(t).visitor()
	for password, attribute := range map[string]string{"jansen2026": "username", "voorbeelden.nl": "email address"} {
		fields := v.post("/auth/register/", registration("jansen", "info@voorbeelden.nl", password)).fields()
		assert.Equal(t, map[string][]string{"password": {"The password is too similar to the " + attribute + "."}}, fields)
	}
}

func TestAccounts_A09_tokens_of_the_other_kind(t *testing.T) {
	user := newTestServer(t).user("zoe")
	a := user.with(user.refresh).get("/api/users/me/").is(401)
	assert.JSONEq(t, `{"detail":"Token is invalid or expired","code":"token_not_valid"}`, string(a.body))
	user.post("/api/token/refresh/", object{"refresh": user.token}).is(401)
	user.post("/api/token/logout/", object{"refresh": user.token}).is(401)
}

func TestAccounts_A10_forged_tokens(t *testing.T) {
	user := newTestServer(t).user("zoe")
	parts := strings.Split(user.token, ".")
	part := func(v any) string {
		b, err := json.Marshal(v)
		require.NoError(t, err)
		return base64.RawURLEncoding.EncodeToString(b)
	}
	var claims map[string]any
	payload, err := base64.RawURLEncoding.DecodeString(parts[1])
	require.NoError(t, err)
	require.NoError(t, json.Unmarshal(payload, &claims))
	claims["user_id"] = 2
	none, err := jwt.NewWithClaims(jwt.SigningMethodNone, jwt.MapClaims(claims)).SignedString(jwt.UnsafeAllowNoneSignatureType)
	require.NoError(t, err)
	for name, token := range map[string]string{
		"alg none":       none,
		"alg RS256":      part(map[string]any{"alg": "RS256", "typ": "JWT"}) + "." + parts[1] + "." + parts[2],
		"edited payload": parts[0] + "." + part(claims) + "." + parts[2],
		"no signature":   parts[0] + "." + parts[1] + ".",
		"two parts":      parts[0] + "." + parts[1],
		"no token":       "",
		"noise":          "...",
	} {
		t.Run(name, func(t *testing.T) { user.with("x").get("/api/users/me/", "Authorization", "Bearer "+token).is(401) })
	}
	for _, header := range []string{"", "Bearer", "Basic em9lOng=", user.token, "Token " + user.token} {
		user.get("/api/users/me/", "Authorization", header).is(401)
	}
	user.get("/api/users/me/", "Authorization", "bearer "+user.token).is(200)
}

func TestAccounts_A11_expiry(t *testing.T) {
	h := newTestServer(t)
	user := h.user("zoe")
	h.clock.pass(jwttokens.AccessLife)
	user.get("/api/users/me/").is(200) // clocks may differ by 30 seconds
	h.clock.pass(jwttokens.Leeway + time.Second)
	user.get("/api/users/me/").is(401)
	user.get("/api/site/").is(200) // public calls ignore a stale token
	fresh := decode[map[string]string](user.post("/api/token/refresh/", object{"refresh": user.refresh}).is(200))
	user.with(fresh["access"]).get("/api/users/me/").is(200)
	h.clock.pass(jwttokens.RefreshLife)
	user.post("/api/token/refresh/", object{"refresh": user.refresh}).is(401)
}

func TestAccounts_A12_refresh(t *testing.T) {
	h := newTestServer(t)
	user := h.user("zoe")
	statuses := make([]int, 20)
	var group sync.WaitGroup
	for i := range statuses {
		group.Go(func() { statuses[i] = user.post("/api/token/refresh/", object{"refresh": user.refresh}).status })
	}
	group.Wait()
	for _, status := range statuses {
		assert.Equal(t, 200, status)
	}
	user.post("/api/token/logout/", object{"refresh": user.refresh}).is(204)
	user.post("/api/token/logout/", object{"refresh": user.refresh}).is(204)
	user.post("/api/token/refresh/", object{"refresh": user.refresh}).is(401)
}

func TestAccounts_A13_another_password_ends_all_sessions(t *testing.T) {
	h := newTestServer(t)
	user := h.user("zoe")
	require.NoError(t, h.app.Accounts.SetPassword(t.Context(), "zoe", "een-heel-ander-1"))
	user.get("/api/users/me/").is(401)
	user.post("/api/token/refresh/", object{"refresh": user.refresh}).is(401)
}

func TestAccounts_A24_claims(t *testing.T) {
	user := newTestServer(t).user("zoe")
	common := []string{"user_id", "username", "ver", "token_type", "exp", "iat", "jti"}
	for token, want := range map[string][]string{user.token: append(slices.Clone(common), "sid"), user.refresh: common} {
		payload, err := base64.RawURLEncoding.DecodeString(strings.Split(token, ".")[1])
		require.NoError(t, err)
		var claims map[string]any
		require.NoError(t, json.Unmarshal(payload, &claims))
		names := make([]string, 0, len(claims))
		for name := range claims {
			names = append(names, name)
		}
		assert.ElementsMatch(t, want, names)
	}
}

func TestAccounts_profile(t *testing.T) {
	user := newTestServer(t).user("zoe")
	assert.Equal(t, apitypes.UserProfile{Mails: apitypes.MailSwitches{OpenDays: true, Digest: true}}, decode[apitypes.UserProfile](user.get("/api/user-profile/").is(200)))
	user.call("PATCH", "/api/user-profile/", object{"first_name": " Zoë ", "phone": "+31 6 12345678"}).is(200)
	got := decode[apitypes.UserProfile](user.call("PATCH", "/api/user-profile/", object{"last_name": "Jansen", "mails": object{"digest": false}}).is(200))
	assert.Equal(t, apitypes.UserProfile{FirstName: "Zoë", LastName: "Jansen", Phone: "+31 6 12345678", Mails: apitypes.MailSwitches{OpenDays: true}}, got)
	fields := decode[map[string][]string](user.call("PATCH", "/api/user-profile/", object{"phone": strings.Repeat("1", 31), "first_name": raw("null")}).is(400))
	assert.Equal(t, []string{"This field may not be null."}, fields["first_name"])
}

func TestAccounts_I05_names_are_normalised(t *testing.T) {
	v := newTestServer(t).visitor()
	const composed, decomposed = "zoë", "zoe\u0308"
	got := decode[apitypes.User](v.post("/auth/register/", registration(" "+decomposed+" ", " Zoe@Voorbeeld.NL ", password)).is(201))
	assert.Equal(t, composed, got.Username)
	assert.Equal(t, "Zoe@Voorbeeld.NL", got.Email)
	for _, login := range []string{composed, decomposed, strings.ToUpper(composed), "zoe@voorbeeld.nl"} {
		v.post("/api/token/", credentials(login, password)).is(200)
	}
	fields := v.post("/auth/register/", registration("ZOË", "zoe@voorbeeld.nl", password)).fields()
	assert.Len(t, fields, 2, fmt.Sprint(fields))
}

func TestCompanies_I05_numbers_are_normalised(t *testing.T) {
	user := newTestServer(t).user("zoe")
	got := decode[apitypes.Company](user.post("/api/profiles/", object{
		"company_name": " Zoë & Zn ", "kvk_number": "12 34 56 78", "btw_number": "nl 0044.95.445 b01", "postal_code": "3011ta", "email": " info@zoe.nl ",
	}).is(201))
	assert.Equal(t, apitypes.Company{ID: got.ID, Role: "owner", CompanyName: "Zoë & Zn", KVKNumber: "12345678", BTWNumber: "NL004495445B01", PostalCode: "3011 TA", Email: "info@zoe.nl"}, got)
	user.post("/api/profiles/", object{"company_name": "Tweede", "kvk_number": "12.34.56.78"}).fields()
}

func TestCompanies_story(t *testing.T) {
	h := newTestServer(t)
	user := h.user("zoe")
	created := decode[apitypes.Company](user.post("/api/profiles/", object{"company_name": "Zoë", "kvk_number": "11223344", "city": "Delft"}).is(201))
	path := fmt.Sprintf("/api/profiles/%d/", created.ID)
	assert.Equal(t, created, decode[apitypes.Company](user.get(path).is(200)))
	assert.Equal(t, []apitypes.SelectableCompany{{ID: created.ID, Role: "owner", CompanyName: "Zoë", KVKNumber: "11223344", City: "Delft"}}, decode[[]apitypes.SelectableCompany](user.get("/api/company-dashboard/companies/").is(200)))
	changed := decode[apitypes.Company](user.call("PUT", path, object{"company_name": "Zoë B.V.", "kvk_number": "11223344"}).is(200))
	assert.Equal(t, apitypes.Company{ID: created.ID, Role: "owner", CompanyName: "Zoë B.V.", KVKNumber: "11223344"}, changed)
	bad := user.call("PUT", path, object{"company_name": "", "kvk_number": "1", "btw_number": "x", "postal_code": "x", "email": "x"}).fields()
	assert.Len(t, bad, 5)

	req := decode[apitypes.Request](user.post("/api/requests/", submission().but("company_name", nil, "kvk_number", nil, "client", created.ID)).is(201))
	assert.Equal(t, apitypes.Party{ID: created.ID, Name: "Zoë B.V."}, req.ClientCompany)
	assert.Equal(t, "Dit bedrijf heeft aanvragen en kan daarom niet worden verwijderd.", user.call("DELETE", path, nil).is(409).detail())

	empty := decode[apitypes.Company](user.post("/api/profiles/", object{"company_name": "Leeg", "kvk_number": "11223345"}).is(201))
	path = fmt.Sprintf("/api/profiles/%d/", empty.ID)
	user.call("DELETE", path, nil).is(204)
	user.call("DELETE", path, nil).is(404)
	assert.Len(t, decode[[]apitypes.Company](user.get("/api/profiles/").is(200)), 1)
}

// A new company with a KvK number that the owner has already is that company.
func TestCompanies_one_per_KvK_number(t *testing.T) {
	user := newTestServer(t).user("zoe")
	first := user.submitted()
	again := decode[apitypes.Request](user.post("/api/requests/", submission().but("company_name", "Andere naam", "kvk_number", "1234.5678")).is(201))
	assert.Equal(t, first.ClientCompany, again.ClientCompany)
	assert.Equal(t, request.ProjectNumber(2026, 2), again.ProjectNumber)
}
