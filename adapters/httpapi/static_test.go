package httpapi

import (
	"cmp"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/apitypes"
	"wbso/app/pages"
	"wbso/domain/scheme"
	"wbso/web"
)

const browserAccept = "text/html,application/xhtml+xml,*/*;q=0.8"

func builtClient() fstest.MapFS {
	file := func(content string) *fstest.MapFile { return &fstest.MapFile{Data: []byte(content)} }
	return fstest.MapFS{
		"index.html":            file("<html>index of {{$.brand}}"),
		"pages/home.html":       file("<html>home of {{$.brand}}"),
		"pages/faq.html":        file("<html>faq"),
		"favicon.svg":           file("<svg/>"),
		"assets/app-1a2b.js":    file("app()"),
		"assets/app-1a2b.js.br": file("br app"),
		"assets/app-1a2b.js.gz": file("gz app"),
		"assets/font.woff2":     file("font"),
		".vite/manifest.json":   file("{}"),
		".gitkeep":              file(""),
	}
}

// aSite is what the pages of the built client are filled from.
func aSite() apitypes.Site {
	return apitypes.SiteOf(pages.SiteNow{
		SiteSettings: pages.SiteSettings{Brand: "Speurwerk", Operator: pages.Party{Name: "Voorbeeld B.V."}},
		Years:        scheme.Years(), Example: scheme.ExampleBenefit(),
	})
}

const here = "https://wbso.test"

func askStatic(t *testing.T, method, target string, headers ...string) *httptest.ResponseRecorder {
	t.Helper()
	return ask(staticHandler(builtClient(), aSite, here), method, target, headers...)
}

func ask(client http.Handler, method, target string, headers ...string) *httptest.ResponseRecorder {
	r := httptest.NewRequest(method, target, nil)
	for i := 0; i+1 < len(headers); i += 2 {
		r.Header.Set(headers[i], headers[i+1])
	}
	w := httptest.NewRecorder()
	client.ServeHTTP(w, r)
	return w
}

func TestStatic_W07_caching(t *testing.T) {
	for target, want := range map[string]string{
		"/":                    "no-cache",
		"/faq":                 "no-cache",
		"/robots.txt":          "no-cache",
		"/index.html":          "no-store",
		"/pages/faq.html":      "no-store",
		"/favicon.svg":         "no-cache",
		"/assets/app-1a2b.js":  "public, max-age=31536000, immutable",
		"/assets/font.woff2":   "public, max-age=31536000, immutable",
		"/assets/gone-9f9f.js": "no-store",
	} {
		t.Run(target, func(t *testing.T) {
			assert.Equal(t, want, askStatic(t, "GET", target).Header().Get("Cache-Control"))
		})
	}
}

func TestStatic_W07_a_missing_chunk_is_no_page(t *testing.T) {
	for _, target := range []string{"/assets/gone-9f9f.js", "/assets/", "/assets"} {
		w := askStatic(t, "GET", target, "Accept", browserAccept)
		assert.Equal(t, http.StatusNotFound, w.Code, target)
		assert.Equal(t, "no-store", w.Header().Get("Cache-Control"), target)
		assert.Equal(t, "text/plain; charset=utf-8", w.Header().Get("Content-Type"), target)
		assert.NotContains(t, w.Body.String(), "<html>", target)
	}
}

func TestStatic_negotiates_the_encoding(t *testing.T) {
	for name, c := range map[string]struct{ target, accepted, encoding, body string }{
		"brotli before gzip":       {"/assets/app-1a2b.js", "gzip, deflate, br, zstd", "br", "br app"},
		"gzip alone":               {"/assets/app-1a2b.js", "gzip", "gzip", "gz app"},
		"in capitals":              {"/assets/app-1a2b.js", "GZIP;Q=1.0", "gzip", "gz app"},
		"none":                     {"/assets/app-1a2b.js", "", "", "app()"},
		"refused by weight":        {"/assets/app-1a2b.js", "br;q=0, gzip; q=0.000", "", "app()"},
		"brotli refused":           {"/assets/app-1a2b.js", "br;q=0, gzip;q=0.5", "gzip", "gz app"},
		"weight that is no number": {"/assets/app-1a2b.js", "br;q=x", "", "app()"},
		"not the name of another":  {"/assets/app-1a2b.js", "brotli, xgzip", "", "app()"},
	} {
		t.Run(name, func(t *testing.T) {
			w := askStatic(t, "GET", c.target, "Accept-Encoding", c.accepted)
			require.Equal(t, http.StatusOK, w.Code)
			assert.Equal(t, c.encoding, w.Header().Get("Content-Encoding"))
			assert.Equal(t, c.body, w.Body.String())
			assert.Equal(t, "Accept-Encoding", w.Header().Get("Vary"))
			assert.Equal(t, len(c.body), int(w.Result().ContentLength))
		})
	}
	assert.Empty(t, askStatic(t, "GET", "/favicon.svg", "Accept-Encoding", "br").Header().Get("Vary"), "nothing to vary by")
}

// Most files are there in compressed forms alone.
func TestStatic_unpacks_for_who_takes_no_compression(t *testing.T) {
	const file = "/assets/look-3c4d.css"
	client := staticHandler(fstest.MapFS{"assets/look-3c4d.css.gz": {Data: zip([]byte("a{color:red}"))}, "assets/bad-5e6f.js.gz": {Data: []byte("bad")}}, aSite, here)
	plain := ask(client, "GET", file)
	assert.Equal(t, http.StatusOK, plain.Code)
	assert.Equal(t, "a{color:red}", plain.Body.String())
	assert.Equal(t, []string{"", "12", "Accept-Encoding", "text/css; charset=utf-8"}, []string{plain.Header().Get("Content-Encoding"), plain.Header().Get("Content-Length"),
		plain.Header().Get("Vary"), plain.Header().Get("Content-Type")})
	etag := plain.Header().Get("Etag")
	require.Regexp(t, `^"[0-9a-f]{24}"$`, etag)
	assert.Equal(t, http.StatusNotModified, ask(client, "GET", file, "If-None-Match", etag).Code)
	assert.Equal(t, "color", ask(client, "GET", file, "Range", "bytes=2-6").Body.String())
	zipped := ask(client, "GET", file, "Accept-Encoding", "gzip")
	assert.Equal(t, string(zip([]byte("a{color:red}"))), zipped.Body.String())
	assert.NotEqual(t, etag, zipped.Header().Get("Etag"))
	assert.Equal(t, http.StatusInternalServerError, ask(client, "GET", "/assets/bad-5e6f.js").Code)
}

func TestStatic_content_types(t *testing.T) {
	for target, want := range map[string]string{
		"/":                   "text/html; charset=utf-8",
		"/favicon.svg":        "image/svg+xml",
		"/assets/app-1a2b.js": "text/javascript; charset=utf-8",
		"/assets/font.woff2":  "font/woff2",
	} {
		assert.Equal(t, want, askStatic(t, "GET", target, "Accept-Encoding", "br").Header().Get("Content-Type"), target)
	}
}

func TestStatic_answers_304_per_encoding(t *testing.T) {
	const file = "/assets/app-1a2b.js"
	plain, br := askStatic(t, "GET", file), askStatic(t, "GET", file, "Accept-Encoding", "br")
	etag := plain.Header().Get("Etag")
	require.Regexp(t, `^"[0-9a-f]{24}"$`, etag)
	require.NotEqual(t, etag, br.Header().Get("Etag"))

	same := askStatic(t, "GET", file, "If-None-Match", etag)
	assert.Equal(t, http.StatusNotModified, same.Code)
	assert.Empty(t, same.Body.String())
	assert.Equal(t, keepForever, same.Header().Get("Cache-Control"))

	other := askStatic(t, "GET", file, "If-None-Match", etag, "Accept-Encoding", "br")
	assert.Equal(t, http.StatusOK, other.Code)
}

// A refusal announces nothing of the content that it leaves out, which a client would wait for.
func TestStatic_refuses_a_condition_that_does_not_hold(t *testing.T) {
	for _, target := range []string{"/assets/app-1a2b.js", "/", "/robots.txt"} {
		for _, encoding := range []string{"identity", "gzip", "br"} {
			w := askStatic(t, "GET", target, "If-Match", `"another"`, "Accept-Encoding", encoding)
			assert.Equal(t, http.StatusPreconditionFailed, w.Code, target)
			h := w.Header()
			assert.Equal(t, []string{"", "", "", "no-store"}, []string{h.Get("Content-Length"), h.Get("Content-Encoding"), h.Get("Etag"), h.Get("Cache-Control")}, target)
			assert.Equal(t, "Precondition Failed\n", w.Body.String(), target)
			held := askStatic(t, "GET", target, "If-Match", askStatic(t, "GET", target, "Accept-Encoding", encoding).Header().Get("Etag"), "Accept-Encoding", encoding)
			assert.Equal(t, http.StatusOK, held.Code, target)
		}
	}
}

func TestStatic_HEAD_is_GET_without_a_body(t *testing.T) {
	w := askStatic(t, "HEAD", "/assets/app-1a2b.js", "Accept", browserAccept, "Accept-Encoding", "gzip")
	assert.Equal(t, http.StatusOK, w.Code)
	assert.Empty(t, w.Body.String())
	assert.Equal(t, "6", w.Header().Get("Content-Length"))
	assert.Equal(t, "gzip", w.Header().Get("Content-Encoding"))
}

// The client answers every address that is no file; the status says whether it has a page for it.
func TestStatic_pages(t *testing.T) {
	for name, c := range map[string]struct {
		method, target string
		status         int
		body           string
	}{
		"home":                        {"GET", "/", 200, "<html>home of Speurwerk"},
		"a page of a file":            {"GET", "/index.html", 404, "<html>index of Speurwerk"},
		"a rendered page of a file":   {"GET", "/pages/home.html", 404, "<html>index of Speurwerk"},
		"a rendered page in capitals": {"GET", "/FAQ/", 200, "<html>faq"},
		"a page":                      {"GET", "/new-request", 200, "<html>index of Speurwerk"},
		"with a slash":                {"GET", "/new-request/", 200, "<html>index of Speurwerk"},
		"in capitals":                 {"GET", "/New-Request", 200, "<html>index of Speurwerk"},
		"with a query":                {"GET", "/forgot-password?temp_code=x", 200, "<html>index of Speurwerk"},
		"of a request":                {"GET", "/requests/WBSO-2026-00042/payment", 200, "<html>index of Speurwerk"},
		"of a project":                {"GET", "/project/12", 200, "<html>index of Speurwerk"},
		"below a project":             {"GET", "/project/12/hours", 200, "<html>index of Speurwerk"},
		"two below a project":         {"GET", "/project/12/hours/import", 200, "<html>index of Speurwerk"},
		"no page below a project":     {"GET", "/project/12/nergens", 404, "<html>index of Speurwerk"},
		"no page":                     {"GET", "/nergens", 404, "<html>index of Speurwerk"},
		"no page below one":           {"GET", "/new-request/nergens", 404, "<html>index of Speurwerk"},
		"no page above one":           {"GET", "/requests/12", 404, "<html>index of Speurwerk"},
		"no project":                  {"GET", "/project", 404, "<html>index of Speurwerk"},
		"the name of a pattern":       {"GET", "/requests/12/:id", 404, "<html>index of Speurwerk"},
		"no page, the head alone":     {"HEAD", "/nergens", 404, ""},
		"a file that is not there":    {"GET", "/robots.php", 404, "<html>index of Speurwerk"},
		"hidden files":                {"GET", "/.vite/manifest.json", 404, "<html>index of Speurwerk"},
		"the placeholder":             {"GET", "/.gitkeep", 404, "<html>index of Speurwerk"},
		"no way out of the directory": {"GET", "/../static.go", 404, "<html>index of Speurwerk"},
		"a sibling is no file":        {"GET", "/assets/app-1a2b.js.br", 404, "Not Found\n"},
		"a form is sent":              {"POST", "/new-request", 405, "Method Not Allowed\n"},
	} {
		for _, accept := range []string{browserAccept, "*/*", "", "application/json"} {
			t.Run(name+" as "+accept, func(t *testing.T) {
				w := askStatic(t, c.method, c.target, "Accept", accept)
				assert.Equal(t, c.status, w.Code)
				assert.Equal(t, c.body, w.Body.String())
				want := map[int]string{200: "no-cache"}[c.status]
				assert.Equal(t, cmp.Or(want, "no-store"), w.Header().Get("Cache-Control"))
				if strings.HasPrefix(c.body, "<html>") {
					assert.Equal(t, "text/html; charset=utf-8", w.Header().Get("Content-Type"))
				}
			})
		}
	}
}

func TestStatic_no_page_is_answered_whole_and_kept_by_nobody(t *testing.T) {
	etag := askStatic(t, "GET", "/").Header().Get("Etag")
	w := askStatic(t, "GET", "/nergens", "If-None-Match", etag, "Range", "bytes=0-3", "Accept-Encoding", "br")
	assert.Equal(t, http.StatusNotFound, w.Code)
	assert.Equal(t, "<html>index of Speurwerk", w.Body.String())
	assert.Equal(t, []string{"", "24", "Accept-Encoding", ""}, []string{w.Header().Get("Content-Encoding"), w.Header().Get("Content-Length"),
		w.Header().Get("Vary"), w.Header().Get("Etag")})
}

// Every page of the client's own table is answered, whatever its id.
func TestStatic_every_page_of_the_client(t *testing.T) {
	require.NotEmpty(t, web.Pages())
	for name, pattern := range web.Pages() {
		address := strings.ReplaceAll(pattern, ":id", "WBSO-2026-00042")
		assert.Equal(t, http.StatusOK, askStatic(t, "GET", address).Code, name)
	}
}

func TestStatic_a_client_that_was_not_built(t *testing.T) {
	w := httptest.NewRecorder()
	r := httptest.NewRequest("GET", "/", nil)
	r.Header.Set("Accept", browserAccept)
	staticHandler(fstest.MapFS{".gitkeep": {}}, aSite, here).ServeHTTP(w, r)
	assert.Equal(t, http.StatusNotFound, w.Code)
}
