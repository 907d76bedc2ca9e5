package httpapi

import (
	"bytes"
	"compress/gzip"
	"io"
	"io/fs"
	"mime"
	"net/http"
	"path"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"wbso/adapters/apitypes"
)

const (
	hashedDir   = "assets/"    // names in it carry a hash of their content
	indexFile   = "index.html" // of the pages that are not prerendered
	pagesDir    = "pages"      // the folder of the prerendered pages, by name
	keepForever = "public, max-age=31536000, immutable"
	askEachTime = "no-cache"
	zipSuffix   = ".gz"
)

// staticTypes lists the types of our files, since what package mime knows depends on
// the machine.
var staticTypes = map[string]string{
	".html":  "text/html; charset=utf-8",
	".js":    "text/javascript; charset=utf-8",
	".css":   "text/css; charset=utf-8",
	".svg":   "image/svg+xml",
	".ico":   "image/vnd.microsoft.icon",
	".txt":   "text/plain; charset=utf-8",
	".json":  "application/json",
	".png":   "image/png",
	".xml":   "application/xml",
	".woff2": "font/woff2",

	".webmanifest": "application/manifest+json",
}

// encodings lists the compressed forms, the preferred one first: the suffix of the file
// and its name in Accept-Encoding.
var encodings = []struct{ suffix, token string }{{".br", "br"}, {zipSuffix, "gzip"}}

// staticFiles serves a built client. It lists the files at the start and opens no others.
type staticFiles struct {
	files  map[string]func() (form, error) // by name, compressed siblings too; read when first asked for, and kept
	filled *siteFiles
	page   map[string][]string // the addresses of the client's pages by name, split at slashes
}

// staticHandler serves the files of dist. It chooses compressed forms (.br, .gz) by
// Accept-Encoding; the other form of such a file need not be there. Browsers may keep hashed assets for a year, and must revalidate
// everything else by its ETag. The client has its own routes, so every address of a
// page gets that page if it is for everybody, else index.html. An address that is
// not a page gets index.html too, with status 404; a missing file under assets/ gets
// a short 404.
func staticHandler(dist fs.FS, site func() apitypes.Site, publicURL string) http.Handler {
	s := &staticFiles{files: pageCards(dist, func() string { return site().Brand }), page: pagePatterns()}
	s.filled = &siteFiles{site: site, publicURL: publicURL, fills: map[string]fill{
		"robots.txt": s.robots, "sitemap.xml": s.sitemap, "site.webmanifest": manifest, ".well-known/security.txt": securityText,
	}}
	// Walking embedded files does not fail. Files of another kind that cannot be listed are not served.
	_ = fs.WalkDir(dist, ".", func(name string, entry fs.DirEntry, err error) error {
		read := func() ([]byte, error) { return fs.ReadFile(dist, name) }
		switch hidden := name != "." && strings.HasPrefix(path.Base(name), "."); {
		case err != nil || hidden && entry.IsDir():
			return fs.SkipDir
		case hidden || entry.IsDir():
		case isPageFile(name):
			s.filled.fills[name] = fillPage(read)
		default:
			s.files[name] = keptForm(read)
			if plain := strings.TrimSuffix(name, zipSuffix); s.files[plain] == nil {
				s.files[plain] = keptForm(func() ([]byte, error) { return unpack(read) }) // for the few who take no compression
			}
		}
		return nil
	})
	return s
}

// keptForm returns what reads a file once.
func keptForm(read func() ([]byte, error)) func() (form, error) {
	return sync.OnceValues(func() (form, error) {
		content, err := read()
		return formOf(content), err
	})
}

func unpack(read func() ([]byte, error)) ([]byte, error) {
	packed, err := read()
	if err != nil {
		return nil, err
	}
	content, err := gzip.NewReader(bytes.NewReader(packed))
	if err != nil {
		return nil, err
	}
	return io.ReadAll(content)
}

// fileWriter is the answer to a call for a file. When its condition does not hold (If-Match,
// If-Unmodified-Since), package http leaves the headers of the content that it does not send.
type fileWriter struct{ http.ResponseWriter }

func (w fileWriter) WriteHeader(status int) {
	if status == http.StatusPreconditionFailed {
		refuseStatic(w.ResponseWriter, status)
		return
	}
	w.ResponseWriter.WriteHeader(status)
}

func (s *staticFiles) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	w = fileWriter{w}
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		w.Header().Set("Allow", "GET, HEAD")
		refuseStatic(w, http.StatusMethodNotAllowed)
		return
	}
	name := strings.TrimPrefix(path.Clean("/"+r.URL.Path), "/")
	switch {
	case s.find(name) != nil && !isSibling(name) && !isPageFile(name):
		s.serve(w, r, name)
	case strings.HasPrefix(name+"/", hashedDir) || !s.filled.has(indexFile):
		refuseStatic(w, http.StatusNotFound)
	default:
		s.servePage(w, r, name)
	}
}

// find returns what reads a file or fills one that depends on the site, or nil.
func (s *staticFiles) find(name string) func() (form, error) {
	if s.filled.has(name) {
		return func() (form, error) { return s.filled.form(name) }
	}
	return s.files[name]
}

func (s *staticFiles) serve(w http.ResponseWriter, r *http.Request, name string) {
	h := w.Header()
	chosen, err := s.choose(h, r.Header.Get("Accept-Encoding"), name)
	if err != nil {
		refuseStatic(w, http.StatusInternalServerError)
		return
	}
	h.Set("Cache-Control", askEachTime)
	if strings.HasPrefix(name, hashedDir) {
		h.Set("Cache-Control", keepForever)
	}
	h.Set("Etag", chosen.etag)
	http.ServeContent(w, r, name, time.Time{}, bytes.NewReader(chosen.content))
}

// choose chooses between a file and its compressed siblings, and sets the headers that tell which.
func (s *staticFiles) choose(h http.Header, accepted, name string) (form, error) {
	read, varies := s.find(name), false
	for _, e := range slices.Backward(encodings) { // the preferred one last, so that it wins
		packed := s.find(name + e.suffix)
		if packed == nil {
			continue
		}
		varies = true
		if acceptsEncoding(accepted, e.token) {
			read = packed
			h.Set("Content-Encoding", e.token)
		}
	}
	if varies {
		h.Add("Vary", "Accept-Encoding")
	}
	chosen, err := read()
	h.Set("Content-Type", staticType(name))
	h.Set("Content-Length", strconv.Itoa(len(chosen.content))) // ServeContent leaves it out for encoded content
	return chosen, err
}

// acceptsEncoding reports whether an Accept-Encoding header names an encoding with a
// weight above 0.
func acceptsEncoding(header, encoding string) bool {
	for _, part := range strings.Split(header, ",") {
		token, weight, _ := strings.Cut(part, ";")
		if !strings.EqualFold(strings.TrimSpace(token), encoding) {
			continue
		}
		value, given := strings.CutPrefix(strings.ToLower(strings.ReplaceAll(weight, " ", "")), "q=")
		q, err := strconv.ParseFloat(value, 64)
		return !given || err == nil && q > 0
	}
	return false
}

func isSibling(name string) bool {
	return strings.HasSuffix(name, ".br") || strings.HasSuffix(name, zipSuffix)
}

func staticType(name string) string {
	if known, ok := staticTypes[path.Ext(name)]; ok {
		return known
	}
	if known := mime.TypeByExtension(path.Ext(name)); known != "" {
		return known
	}
	return "application/octet-stream"
}

// refuseStatic answers with an error that no cache may keep, since the file may exist
// after a deployment.
func refuseStatic(w http.ResponseWriter, status int) {
	w.Header().Del("Content-Encoding")
	w.Header().Del("Etag")
	w.Header().Set("Cache-Control", "no-store")
	http.Error(w, http.StatusText(status), status)
}
