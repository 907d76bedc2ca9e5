package httpapi_test

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/apitypes"
	"wbso/adapters/httpapi"
	"wbso/domain"
)

func TestWeb_W05_headers_on_every_kind_of_answer(t *testing.T) {
	for url, hsts := range map[string]string{publicURL: "", "https://wbso.test": "max-age=31536000; includeSubDomains"} {
		h := newTestServer(t, withSetting("WBSO_PUBLIC_URL="+url))
		user := h.user("zoe")
		r := user.processed()
		failing := object{"text": "Een tekst die de beoordelaar laat vallen."}
		answers := map[int][]answer{
			200: {user.get("/api/requests/"), user.get(fmt.Sprintf("/api/requests/%d/download_document/", r.ID)), user.get("/", "Accept", httpapi.BrowserAccept), user.get("/assets/app-1a2b.js"), user.get("/healthz")},
			400: {user.post("/api/requests/", object{})},
			401: {h.visitor().get("/api/requests/")},
			404: {user.get("/api/nergens/"), user.get("/nergens.js")},
			405: {user.call("DELETE", "/api/requests/", nil)},
			415: {user.post("/api/requests/", "x", "Content-Type", "text/plain")},
		}
		h.analyzer.panic = true
		answers[500] = []answer{user.post("/api/elevator-pitch-evaluation/evaluate/", failing)}
		for status, list := range answers {
			for _, a := range list {
				if status != 500 {
					a.is(status)
				}
				for name, want := range map[string]string{
					"X-Content-Type-Options": "nosniff", "Referrer-Policy": "strict-origin-when-cross-origin", "Cross-Origin-Opener-Policy": "same-origin",
					"Cross-Origin-Resource-Policy": "same-origin", "Origin-Agent-Cluster": "?1", "X-Frame-Options": "DENY", "X-Permitted-Cross-Domain-Policies": "none",
					"Strict-Transport-Security": hsts,
				} {
					assert.Equal(t, want, a.header.Get(name), "%s: %s", a.call, name)
				}
				assert.True(t, strings.HasPrefix(a.header.Get("Content-Security-Policy"), httpapi.Policy("", "")), a.call)
			}
		}
	}
}

func TestWeb_A19_no_referrer_from_the_page_that_holds_a_code(t *testing.T) {
	for _, path := range []string{"/forgot-password", "/forgot-password/", "/Forgot-Password", "/bevestig-adres", "/adres-terug", "/uitnodiging"} {
		a := newTestServer(t).visitor().get(path+"?temp_code=geheim", "Accept", httpapi.BrowserAccept).is(200)
		assert.Equal(t, "no-referrer", a.header.Get("Referrer-Policy"), path)
	}
}

func TestWeb_W06_CORS(t *testing.T) {
	v := newTestServer(t).visitor()
	for origin, allowed := range map[string]bool{
		publicURL: true, "https://elders.example": true, "https://evil.example": false, "null": false, publicURL + ".evil.example": false, "http://elders.example": false,
	} {
		t.Run(origin, func(t *testing.T) {
			want := ""
			if allowed {
				want = origin
			}
			plain := v.get("/api/site/", "Origin", origin).is(200)
			assert.Equal(t, want, plain.header.Get("Access-Control-Allow-Origin"))
			assert.Equal(t, "Origin", plain.header.Get("Vary"))
			assert.Empty(t, plain.header.Get("Access-Control-Allow-Credentials"))
			preflight := v.call("OPTIONS", "/api/requests/", nil, "Origin", origin, "Access-Control-Request-Method", "POST", "Access-Control-Request-Headers", "authorization,content-type,if-match,idempotency-key")
			assert.Equal(t, want, preflight.header.Get("Access-Control-Allow-Origin"))
			if allowed {
				preflight.is(204)
				assert.Equal(t, "Authorization, Content-Type, Evaluation-Proof, Idempotency-Key, If-Match, If-None-Match", preflight.header.Get("Access-Control-Allow-Headers"))
			} else {
				preflight.is(405)
			}
		})
	}
	v.post("/api/token/", `{"username":"a","password":"b"}`, "Content-Type", "text/plain").is(415)
	assert.Empty(t, v.get("/", "Origin", "https://elders.example", "Accept", httpapi.BrowserAccept).header.Get("Access-Control-Allow-Origin"))
}

func TestWeb_W07_caching(t *testing.T) {
	h := newTestServer(t)
	user := h.user("zoe")
	r := user.processed()
	byID, its := polledPaths(fmt.Sprint(r.ID)), user.thingsOf(r)
	for _, row := range matrix() {
		method, path := row.of(its)
		if method != "GET" || slices.Contains(byID, path) || slices.Contains([]string{"/api/schema/", "/api/docs/", "/api/terms/download/", "/api/manual/download/", "/api/example/download/"}, path) { // the same for everybody
			continue
		}
		assert.Equal(t, "no-store", user.get(path).header.Get("Cache-Control"), path)
	}
	assert.Equal(t, "no-store", h.visitor().get("/api/requests/").is(401).header.Get("Cache-Control"))
	assert.Equal(t, "no-store", user.post("/api/requests/", object{}).header.Get("Cache-Control"))
}

func TestWeb_W08_names_of_files(t *testing.T) {
	user := newTestServer(t).user("zoe")
	r := user.processed()
	a := user.get(fmt.Sprintf("/api/requests/%d/download_document/", r.ID)).is(200)
	assert.Equal(t, "attachment; filename=voorbeeld-WBSO-2026-00001.pdf; filename*=UTF-8''voorbeeld-WBSO-2026-00001.pdf", a.header.Get("Content-Disposition"))
	for name, want := range map[string]string{
		"a.pdf":                  "attachment; filename=a.pdf; filename*=UTF-8''a.pdf",
		`Zoë "&" Zn.pdf`:         `attachment; filename="Zo_ _&_ Zn.pdf"; filename*=UTF-8''Zo%C3%AB%20%22%26%22%20Zn.pdf`,
		"a\r\nSet-Cookie: x.pdf": `attachment; filename="a__Set-Cookie: x.pdf"; filename*=UTF-8''a%0D%0ASet-Cookie%3A%20x.pdf`,
		"🚀.pdf":                  "attachment; filename=_.pdf; filename*=UTF-8''%F0%9F%9A%80.pdf",
		"../../etc/passwd":       "attachment; filename=.._.._etc_passwd; filename*=UTF-8''..%2F..%2Fetc%2Fpasswd",
	} {
		assert.Equal(t, want, httpapi.Attachment(name))
		assert.NotContains(t, httpapi.Attachment(name), "\n")
	}
}

func TestWeb_F15_defects_tell_nothing(t *testing.T) {
	h := newTestServer(t, withAPI(func(c *httpapi.Config) {
		c.Ready = func(context.Context) error { panic("no such table: users; token abc") }
	}))
	w := httptest.NewRecorder()
	h.server.ServeHTTP(w, httptest.NewRequest("GET", "/readyz", nil))
	assert.Equal(t, http.StatusInternalServerError, w.Code)
	assert.JSONEq(t, `{"detail": "A server error occurred."}`, w.Body.String())
	id := w.Header().Get("X-Request-Id")
	require.NotEmpty(t, id)
	assert.Contains(t, h.log.text(), "no such table")
	assert.Contains(t, h.log.text(), "request_id="+id)

	status, body := httpapi.Problem(fmt.Errorf("read a user: %w", errors.New(`SQL logic error: near "x" (1)`)))
	assert.Equal(t, http.StatusInternalServerError, status)
	assert.Equal(t, map[string]string{"detail": "A server error occurred."}, body)
	fields := domain.Fields{domain.Bad("username", domain.CodeBlank)}
	fields.Check("email", errors.New("SQL logic error"))
	status, body = httpapi.Problem(fields)
	assert.Equal(t, http.StatusInternalServerError, status)
	assert.Equal(t, map[string]string{"detail": "A server error occurred."}, body)
}

// A panic in the analyzer is an analyzer that failed, and the server lives on.
func TestWeb_J06_an_analyzer_that_panics(t *testing.T) {
	h := newTestServer(t)
	h.analyzer.panic = true
	a := h.visitor().post("/api/elevator-pitch-evaluation/evaluate/", object{"text": "x"})
	assert.Contains(t, []int{500, 502}, a.status)
	assert.NotContains(t, string(a.body), "table")
	h.analyzer.panic = false
	h.visitor().post("/api/elevator-pitch-evaluation/evaluate/", object{"text": "x"}).is(200)
}

func TestWeb_paths(t *testing.T) {
	h := newTestServer(t)
	user := h.user("zoe")
	r := user.processed()
	for path, status := range map[string]int{
		"/api/users/me": 200, "/api/requests": 200, fmt.Sprintf("/api/requests/%d", r.ID): 200, "/api/requests/" + r.ProjectNumber: 200,
		"/api/documents?request=" + r.ProjectNumber: 200, "/api/site": 200, "/api/schema": 200, "/api/docs": 200,
		"/api/": 404, "/api/nergens": 404, "/api/nergens/": 404, "/auth/": 404, "/auth/nergens/": 404, "/api/requests/1/nergens/": 404,
		"/api/requests/" + strings.ReplaceAll(r.ProjectNumber, "-", "%2D"): 200, "/%61pi/users/me/": 200, "/api/requests/a%2Fb/": 404,
		"/api/requests/WBSO-2026-99999/": 404, "/api/requests/x/": 404, "/api/requests/1.5/": 404, "/api/requests/0/": 404, "/api/requests/-1/": 404,
		"/api/requests/99999999999999999999/": 404, "/api/profiles/x/": 404, "/api/profiles/99999999999999999999/": 404, "/api/documents/x/download/": 404,
		"/api//users/me/": 404, "/api/requests/%27%20OR%201=1/": 404, "/api/../api/users/me/": 404,
	} {
		assert.Equal(t, status, user.get(path).status, path)
	}
	assert.Equal(t, `{"detail":"Not found."}`, strings.TrimSpace(string(user.get("/api/nergens/").body)))
	h.visitor().post("/api/token", credentials("zoe", password)).is(200)
	user.post(fmt.Sprintf("/api/stripe/create-session/%d", r.ID), nil).is(200)
	assert.Contains(t, string(user.get("/api/schema/").is(200).body), "openapi: 3")
	assert.Contains(t, string(user.get("/api/docs/").is(200).body), "docs")
}

func TestWeb_docs_of_a_server_without_its_client(t *testing.T) {
	h := newTestServer(t, withAPI(func(c *httpapi.Config) { c.Dist = httpapi.BuiltClient() }))
	assert.Equal(t, "Not found.", h.visitor().get("/api/docs/").is(404).detail())
}

func TestWeb_the_store_is_away(t *testing.T) {
	h := newTestServer(t)
	user := h.user("zoe")
	r := user.processed()
	h.visitor().get("/readyz").is(200)
	h.store.away.Store(true)
	for _, row := range matrix() {
		its := things{request: r.ID, company: r.ClientCompany.ID, document: 1, employee: 1, entry: 1}
		method, path := row.of(its)
		a := user.call(method, path, row.bodyOf(its))
		if a.status < 500 {
			private := row.visitor == 401 && row.paid != 401
			assert.False(t, private, "%s needs the store and answered %d", row.route, a.status)
			continue
		}
		a.is(http.StatusServiceUnavailable)
		if path == "/readyz" {
			continue
		}
		assert.Equal(t, "5", a.header.Get("Retry-After"), row.route)
		assert.Equal(t, "De opslag is niet bereikbaar. Probeer het zo opnieuw.", a.detail())
	}
	h.visitor().post("/auth/register/", registration("nieuw", "nieuw@voorbeeld.nl", password)).is(503)
	h.visitor().post("/api/token/", credentials("zoe", password)).is(503)
	user.post("/api/token/refresh/", object{"refresh": user.refresh}).is(503)
	assert.JSONEq(t, `{"status": "unavailable"}`, string(h.visitor().get("/readyz").is(503).body), "strangers are told no reason")
	assert.Equal(t, "the database does not answer", decode[map[string]string](h.visitor().at("127.0.0.1").get("/readyz").is(503))["detail"])
	h.visitor().get("/healthz").is(200)
	h.visitor().get("/api/site/").is(200)
}

// Who asks whether a server is ready is a load balancer, or a stranger who looks for a moment to strike.
func TestWeb_F15_only_this_computer_is_told_why(t *testing.T) {
	trouble := errors.New("the schema is another")
	h := newTestServer(t, withSetting("WBSO_TRUSTED_PROXIES=127.0.0.1/32"), withAPI(func(c *httpapi.Config) {
		c.Ready = func(context.Context) error { return trouble }
		c.Warnings = func() []string { return []string{"the model fails"} }
	}))
	for name, c := range map[string]struct {
		from    string
		headers []string
		told    bool
	}{
		"this computer": {"127.0.0.1", nil, true}, "this computer, IPv6": {"::1", nil, true}, "another": {"192.0.2.1", nil, false}, "in the same network": {"10.0.0.7", nil, false},
		"by a proxy here":              {"127.0.0.1", []string{"X-Forwarded-For", "203.0.113.9"}, false},
		"by a proxy, pretending":       {"127.0.0.1", []string{"X-Forwarded-For", "127.0.0.1"}, false},
		"by a proxy with the standard": {"127.0.0.1", []string{"Forwarded", "for=127.0.0.1"}, false},
	} {
		ask := func(status int) string {
			return string(h.visitor().at(c.from).get("/readyz", c.headers...).is(status).body)
		}
		assert.Equal(t, c.told, strings.Contains(ask(503), trouble.Error()), name)
		was := trouble
		trouble = nil
		assert.Equal(t, c.told, strings.Contains(ask(200), "the model fails"), name)
		trouble = was
	}
	before := strings.Count(h.log.text(), "the schema is another")
	for range 3 {
		h.visitor().get("/readyz").is(503)
	}
	assert.Equal(t, before+1, strings.Count(h.log.text(), "the schema is another"), "each change is one line")
}

func TestWeb_security_txt(t *testing.T) {
	h := newTestServer(t, withSetting("WBSO_OPERATOR_EMAIL=veilig+lek@voorbeeld.nl"))
	a := h.visitor().get("/.well-known/security.txt").is(200)
	assert.Equal(t, "text/plain; charset=utf-8", a.header.Get("Content-Type"))
	fields := map[string]string{}
	for line := range strings.Lines(string(a.body)) {
		name, value, found := strings.Cut(strings.TrimSpace(line), ": ")
		require.True(t, found, line)
		assert.Empty(t, fields[name], "each once")
		fields[name] = value
	}
	assert.Equal(t, map[string]string{
		"Contact": "mailto:veilig+lek@voorbeeld.nl", "Expires": "2027-05-19T00:00:00Z", "Preferred-Languages": "nl, en", "Canonical": publicURL + "/.well-known/security.txt",
	}, fields)
	h.clock.pass(24 * time.Hour)
	assert.Contains(t, string(h.visitor().get("/.well-known/security.txt").is(200).body), "Expires: 2027-05-20T", "it never expires while the server runs")
}

func TestWeb_site(t *testing.T) {
	h := newTestServer(t)
	site := decode[apitypes.Site](h.visitor().get("/api/site/").is(200))
	assert.Equal(t, "2026-11-20", site.Today)
	assert.Equal(t, &apitypes.Promotion{Text: "Korting", Until: "2026-12-20"}, site.Promotion)
	assert.Nil(t, site.BookingURL)
	assert.Equal(t, 2026, site.WBSO[len(site.WBSO)-1].Year)
	h.clock.pass(31 * 24 * 60 * 60 * 1e9)
	assert.Nil(t, decode[apitypes.Site](h.visitor().get("/api/site/").is(200)).Promotion, "nothing expired is shown")
}

// Nothing that a stranger makes up becomes a label of the metrics or a word in the log.
func TestWeb_labels_are_a_closed_set(t *testing.T) {
	var labels [][2]string
	h := newTestServer(t, withAPI(func(c *httpapi.Config) {
		c.Observe = func(method, route string, _ int, _ float64) { labels = append(labels, [2]string{method, route}) }
	}))
	v := h.visitor()
	v.call("VERZONNEN", "/api/site/", nil).is(405)
	v.call("VERZONNEN", "/verzonnen", nil)
	v.get("/verzonnen/pagina").is(404)
	v.get("/api/verzonnen/").is(404)
	v.get("/api/requests/verzonnen/").is(401)
	v.get("/fake-checkout/verzonnen")
	v.get("/assets/verzonnen.js").is(404)
	v.call("OPTIONS", "/api/verzonnen/", nil, "Origin", "https://elders.example", "Access-Control-Request-Method", "VERZONNEN")
	assert.Equal(t, [][2]string{
		{"other", ""}, {"other", ""}, {"GET", ""}, {"GET", ""}, {"GET", "/api/requests/{id}"}, {"GET", "/fake-checkout/*"}, {"GET", ""}, {"OPTIONS", ""},
	}, labels)
	assert.NotContains(t, strings.ToLower(h.log.text()), "verzonnen")
}
