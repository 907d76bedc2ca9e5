package httpapi

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	unescape "html"
	"io"
	"io/fs"
	"net/http"
	"net/http/httptest"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/apitypes"
	"wbso/adapters/httpapi/card"
	"wbso/web"
)

func unzipped(t *testing.T, w *httptest.ResponseRecorder) string {
	t.Helper()
	require.Equal(t, "gzip", w.Header().Get("Content-Encoding"))
	r, err := gzip.NewReader(w.Body)
	require.NoError(t, err)
	plain, err := io.ReadAll(r)
	require.NoError(t, err)
	return string(plain)
}

func TestFilled_page_in_both_forms(t *testing.T) {
	plain, zipped := askStatic(t, "GET", "/faq"), askStatic(t, "GET", "/faq", "Accept-Encoding", "gzip, br")
	assert.Equal(t, "<html>faq", plain.Body.String())
	assert.Equal(t, "9", plain.Header().Get("Content-Length"))
	assert.Equal(t, zipped.Body.Len(), int(zipped.Result().ContentLength))
	assert.NotEqual(t, plain.Header().Get("Etag"), zipped.Header().Get("Etag"))
	for _, w := range []*httptest.ResponseRecorder{plain, zipped} {
		assert.Equal(t, []string{"Accept-Encoding", "no-cache", "text/html; charset=utf-8"},
			[]string{w.Header().Get("Vary"), w.Header().Get("Cache-Control"), w.Header().Get("Content-Type")})
	}
	assert.Equal(t, "<html>faq", unzipped(t, zipped))

	head := askStatic(t, "HEAD", "/faq")
	assert.Equal(t, []any{200, 0, "9"}, []any{head.Code, head.Body.Len(), head.Header().Get("Content-Length")})
}

func TestFilled_304_until_the_site_changes(t *testing.T) {
	site := aSite()
	client := staticHandler(builtClient(), func() apitypes.Site { return site }, here)
	for _, encoding := range []string{"", "gzip"} {
		first := ask(client, "GET", "/", "Accept-Encoding", encoding)
		again := ask(client, "GET", "/", "Accept-Encoding", encoding, "If-None-Match", first.Header().Get("Etag"))
		assert.Equal(t, []any{http.StatusNotModified, 0}, []any{again.Code, again.Body.Len()})

		site.Brand += "!" // as after midnight, when a promotion is over
		other := ask(client, "GET", "/", "Accept-Encoding", encoding, "If-None-Match", first.Header().Get("Etag"))
		assert.Equal(t, http.StatusOK, other.Code)
	}
	assert.Equal(t, "<html>home of Speurwerk!!", ask(client, "GET", "/").Body.String())
	assert.Equal(t, "<html>index of Speurwerk!!", ask(client, "GET", "/nergens").Body.String())
}

func TestFilled_a_page_that_cannot_be_filled(t *testing.T) {
	broken := fstest.MapFS{"index.html": {Data: []byte("{{$.nergens}}")}}
	for _, target := range []string{"/", "/nergens"} {
		w := ask(staticHandler(broken, aSite, here), "GET", target, "Accept-Encoding", "gzip")
		assert.Equal(t, []string{"no-store", ""}, []string{w.Header().Get("Cache-Control"), w.Header().Get("Content-Encoding")})
		assert.Equal(t, http.StatusInternalServerError, w.Code, target)
	}
}

func TestFilled_what_robots_read(t *testing.T) {
	robots := askStatic(t, "GET", "/robots.txt").Body.String()
	for _, line := range []string{"Disallow: /api/", "Disallow: /profile", "Disallow: /requests/", "Disallow: /project/", "Sitemap: " + here + "/sitemap.xml"} {
		assert.Contains(t, robots, line+"\n")
	}
	for _, path := range []string{"/", "/faq"} {
		assert.NotContains(t, robots, "Disallow: "+path+"\n")
	}

	sitemap := askStatic(t, "GET", "/sitemap.xml")
	assert.Equal(t, "application/xml", sitemap.Header().Get("Content-Type"))
	assert.Contains(t, sitemap.Body.String(), `<url><loc>`+here+`/</loc></url><url><loc>`+here+`/faq</loc></url></urlset>`, "the pages for everybody")

	manifest := askStatic(t, "GET", "/site.webmanifest")
	assert.Equal(t, "application/manifest+json", manifest.Header().Get("Content-Type"))
	var m struct {
		Name  string
		Icons []struct{ Src string }
	}
	require.NoError(t, json.Unmarshal(manifest.Body.Bytes(), &m))
	assert.Equal(t, "Speurwerk", m.Name)
	assert.Len(t, m.Icons, 3)
}

// The pages of the real build.
func TestFilled_pages_of_the_build(t *testing.T) {
	pages, err := fs.Glob(web.Dist(), "pages/*.html")
	require.NoError(t, err)
	require.NotEmpty(t, pages, "the client is not built: run make build")
	site := readSiteVectors(t).Site // hostile texts
	client := staticHandler(web.Dist(), func() apitypes.Site { return site }, here)
	tasks := []string{"newRequest", "login", "register"} // they come empty
	for _, file := range pages {
		name := strings.TrimSuffix(strings.TrimPrefix(file, "pages/"), ".html")
		path, known := web.Pages()[name]
		require.True(t, known, "%s is a page of pages.json", name)
		w := ask(client, "GET", path)
		require.Equal(t, http.StatusOK, w.Code, path)
		html := w.Body.String()
		if slices.Contains(tasks, name) {
			assert.Contains(t, html, `<div id="root"></div>`, path)
		} else {
			assert.Equal(t, 1, strings.Count(html, "<h1"), path)
		}
		assert.Contains(t, html, `<link rel="canonical" href="`+here+path+`"`)
		assert.Contains(t, html, `<meta property="og:url" content="`+here+path+`"`)
		assert.Contains(t, html, `rel="modulepreload"`, path)
		assert.Contains(t, html, "Speur &amp; &lt;werk&gt; &#34;{{.brand}}&#34; &#39;s", path)
		assert.NotContains(t, html, "<werk>", path)
		assert.NotContains(t, html, "{{$", path)
		assert.NotContains(t, html, "noindex", path)

		file := "/cards/" + name + ".png"
		assert.Contains(t, html, `<meta property="og:image" content="`+here+file+`"`, path)
		picture := ask(client, "GET", file)
		require.Equal(t, []any{http.StatusOK, "image/png"}, []any{picture.Code, picture.Header().Get("Content-Type")}, path)
		says := func(property string) string {
			found := regexp.MustCompile(`property="` + property + `" content="([^"]*)"`).FindStringSubmatch(html)
			require.NotNil(t, found, "%s of %s", property, path)
			return unescape.UnescapeString(found[1])
		}
		drawn, err := card.Draw(site.Brand, says("og:title"), says("og:description"))
		require.NoError(t, err, path)
		assert.True(t, bytes.Equal(drawn, picture.Body.Bytes()), "the picture of %s says what the page says", path)
	}
	for _, unknown := range []string{"/cards/nergens.png", "/cards/portal.png", "/cards/", "/cards/HOME.png"} {
		w := ask(client, "GET", unknown)
		assert.Equal(t, http.StatusNotFound, w.Code, unknown)
		assert.NotEqual(t, "image/png", w.Header().Get("Content-Type"), unknown)
	}
	robots := ask(client, "GET", "/robots.txt").Body.String()
	for _, path := range []string{"/", "/faq", "/login", "/register", "/new-request"} {
		assert.NotContains(t, robots, "Disallow: "+path+"\n")
	}
	empty := ask(client, "GET", "/portal").Body.String()
	assert.Contains(t, empty, `<meta name="robots" content="noindex"`)
	assert.Contains(t, empty, `<div id="root"></div>`)
	assert.Len(t, pages, 11)
}
