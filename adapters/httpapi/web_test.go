package httpapi_test

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/httpapi"
	"wbso/adapters/wire"
	"wbso/domain"
)

func TestWeb_W05_headers_on_every_kind_of_answer(t *testing.T) {
	for url, hsts := range map[string]string{publicURL: "", "https://wbso.test": "max-age=31536000; includeSubDomains"} {
		h := newHouse(t, withSetting("WBSO_PUBLIC_URL="+url))
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
		h.judge.panic = true
		answers[500] = []answer{user.post("/api/elevator-pitch-evaluation/evaluate/", failing)}
		for status, list := range answers {
			for _, a := range list {
				if status != 500 {
					a.is(status)
				}
				for name, want := range map[string]string{
					"X-Content-Type-Options": "nosniff", "Referrer-Policy": "strict-origin-when-cross-origin", "Cross-Origin-Opener-Policy": "same-origin",
					"Cross-Origin-Resource-Policy": "same-origin", "Origin-Agent-Cluster": "?1", "X-Frame-Options": "DENY", "X-Permitted-Cross-Domain-Policies": "none",
					"Strict-Transport-Security": hsts, "Content-Security-Policy": httpapi.Policy("", ""),
				} {
					assert.Equal(t, want, a.header.Get(name), "%s: %s", a.call, name)
				}
				assert.Contains(t, a.header.Get("Content-Security-Policy"), "frame-ancestors 'none'")
			}
		}
	}
}

func TestWeb_A19_no_referrer_from_the_page_that_holds_a_code(t *testing.T) {
	for _, path := range []string{"/forgot-password", "/forgot-password/", "/Forgot-Password"} {
		a := newHouse(t).visitor().get(path+"?temp_code=geheim", "Accept", httpapi.BrowserAccept).is(200)
		assert.Equal(t, "no-referrer", a.header.Get("Referrer-Policy"), path)
	}
}

func TestWeb_W06_CORS(t *testing.T) {
	v := newHouse(t).visitor()
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
				assert.Equal(t, "Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match", preflight.header.Get("Access-Control-Allow-Headers"))
			} else {
				preflight.is(405)
			}
		})
	}
	v.post("/api/token/", `{"username":"a","password":"b"}`, "Content-Type", "text/plain").is(415)
	assert.Empty(t, v.get("/", "Origin", "https://elders.example", "Accept", httpapi.BrowserAccept).header.Get("Access-Control-Allow-Origin"))
}

func TestWeb_W07_caching(t *testing.T) {
	h := newHouse(t)
	user := h.user("zoe")
	r := user.processed()
	byID, its := polledPaths(fmt.Sprint(r.ID)), user.thingsOf(r)
	for _, row := range matrix() {
		method, path := row.of(its)
		if method != "GET" || slices.Contains(byID, path) || slices.Contains([]string{"/api/schema/", "/api/docs/", "/api/terms/download/", "/api/manual/download/"}, path) { // the same for everybody
			continue
		}
		assert.Equal(t, "no-store", user.get(path).header.Get("Cache-Control"), path)
	}
	assert.Equal(t, "no-store", h.visitor().get("/api/requests/").is(401).header.Get("Cache-Control"))
	assert.Equal(t, "no-store", user.post("/api/requests/", object{}).header.Get("Cache-Control"))
}

func TestWeb_W08_names_of_files(t *testing.T) {
	user := newHouse(t).user("zoe")
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
	h := newHouse(t, withAPI(func(c *httpapi.Config) {
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

// A panic in the judge is a judge that failed, and the server lives on.
func TestWeb_J06_a_judge_that_panics(t *testing.T) {
	h := newHouse(t)
	h.judge.panic = true
	a := h.visitor().post("/api/elevator-pitch-evaluation/evaluate/", object{"text": "x"})
	assert.Contains(t, []int{500, 502}, a.status)
	assert.NotContains(t, string(a.body), "table")
	h.judge.panic = false
	h.visitor().post("/api/elevator-pitch-evaluation/evaluate/", object{"text": "x"}).is(200)
}

func TestWeb_paths(t *testing.T) {
	h := newHouse(t)
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
	h := newHouse(t, withAPI(func(c *httpapi.Config) { c.Dist = httpapi.BuiltClient() }))
	assert.Equal(t, "Not found.", h.visitor().get("/api/docs/").is(404).detail())
}

func TestWeb_the_store_is_away(t *testing.T) {
	h := newHouse(t)
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
	assert.Equal(t, "the database does not answer", decode[map[string]string](h.visitor().get("/readyz").is(503))["detail"])
	h.visitor().get("/healthz").is(200)
	h.visitor().get("/api/site/").is(200)
}

func TestWeb_site(t *testing.T) {
	h := newHouse(t)
	site := decode[wire.Site](h.visitor().get("/api/site/").is(200))
	assert.Equal(t, "2026-11-20", site.Today)
	assert.Equal(t, &wire.Promotion{Text: "Korting", Until: "2026-12-20"}, site.Promotion)
	assert.Nil(t, site.BookingURL)
	assert.Equal(t, 2026, site.WBSO[len(site.WBSO)-1].Year)
	h.clock.pass(31 * 24 * 60 * 60 * 1e9)
	assert.Nil(t, decode[wire.Site](h.visitor().get("/api/site/").is(200)).Promotion, "nothing expired is shown")
}

// What a client says of its body and what it sends may differ.
func TestWeb_bodies_over_a_socket(t *testing.T) {
	h := newHouse(t)
	server := httptest.NewServer(h.server)
	defer server.Close()
	const path = "/api/elevator-pitch-evaluation/evaluate/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n"
	good := `{"text":"a"}`
	for name, c := range map[string]struct{ sent, status string }{
		"the length is right":                 {"POST " + path + "Content-Length: 12\r\n\r\n" + good, "200"},
		"in chunks":                           {"POST " + path + "Transfer-Encoding: chunked\r\n\r\n5\r\n{\"tex\r\n7\r\nt\":\"a\"}\r\n0\r\n\r\n", "200"},
		"in chunks, cut off":                  {"POST " + path + "Transfer-Encoding: chunked\r\n\r\nc\r\n{\"text\":", "400"},
		"in chunks, too much":                 {"POST " + path + "Transfer-Encoding: chunked\r\n\r\n100002\r\n" + strings.Repeat(" ", 0x100002) + "\r\n0\r\n\r\n", "413"},
		"shorter than its length":             {"POST " + path + "Content-Length: 100\r\n\r\n" + good, "400"},
		"longer than its length":              {"POST " + path + "Content-Length: 11\r\n\r\n" + good, "400"},
		"without a length":                    {"POST " + path + "\r\n", "400"},
		"a length of gigabytes":               {"POST " + path + "Content-Length: 9999999999\r\n\r\n{", "413"},
		"no length at all":                    {"POST " + path + "Content-Length: x\r\n\r\n", "400"},
		"asks first":                          {"POST " + path + "Expect: 100-continue\r\nContent-Length: 12\r\n\r\n" + good, "100 200"},
		"asks first for what is refused":      {"POST " + path + "Expect: 100-continue\r\nContent-Length: 9999999999\r\n\r\n", "413"},
		"HEAD where only POST is":             {"HEAD " + path + "\r\n", "405"},
		"HEAD with a body where there is GET": {"HEAD /api/site/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 2\r\n\r\n{}", "200"},
	} {
		t.Run(name, func(t *testing.T) {
			conn, err := net.Dial("tcp", server.Listener.Addr().String())
			require.NoError(t, err)
			defer conn.Close()
			require.NoError(t, conn.SetDeadline(time.Now().Add(5*time.Second)))
			go conn.Write([]byte(c.sent))
			if strings.Contains(name, "cut off") || strings.Contains(name, "shorter") {
				time.AfterFunc(50*time.Millisecond, func() { conn.(*net.TCPConn).CloseWrite() })
			}
			answer, _ := io.ReadAll(conn)
			var statuses []string
			for _, line := range regexp.MustCompile(`HTTP/1\.1 (\d+)`).FindAllStringSubmatch(string(answer), -1) {
				statuses = append(statuses, line[1])
			}
			assert.Equal(t, c.status, strings.Join(statuses, " "), "%.300s", answer)
		})
	}
}

// The real server cuts bodies off HEAD answers.
func TestWeb_over_a_socket(t *testing.T) {
	h := newHouse(t)
	user := h.user("zoe")
	server := httptest.NewServer(h.server)
	defer server.Close()
	r, err := http.NewRequestWithContext(t.Context(), "HEAD", server.URL+"/api/users/me/", nil)
	require.NoError(t, err)
	r.Header.Set("Authorization", "Bearer "+user.token)
	response, err := server.Client().Do(r)
	require.NoError(t, err)
	defer response.Body.Close()
	assert.Equal(t, 200, response.StatusCode)
	assert.Positive(t, response.ContentLength)
}

// Nothing that a stranger makes up becomes a label of the metrics or a word in the log.
func TestWeb_labels_are_a_closed_set(t *testing.T) {
	var labels [][2]string
	h := newHouse(t, withAPI(func(c *httpapi.Config) {
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
