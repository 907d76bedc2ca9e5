package httpapi

import (
	"bytes"
	"compress/gzip"
	"errors"
	"io"
	"io/fs"
	"mime"
	"net/http"
	"path"
	"strconv"
	"strings"
	"sync"
	"time"

	"wbso/adapters/apitypes"
)

const (
	hashedDir   = "assets/"    // names in it carry a hash of their content
	indexFile   = "index.html" // of every page that is not for everybody
	pagesDir    = "pages"      // those that are, by name
	keepForever = "public, max-age=31536000, immutable"
	askEachTime = "no-cache"
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
var encodings = []struct{ suffix, token string }{{".br", "br"}, {".gz", "gzip"}}

// staticFiles serves a built client. It lists the files at the start and opens no
// others.
type staticFiles struct {
	dist   fs.FS
	etag   map[string]func() string // by file name, compressed siblings too; computed when first used
	filled *siteFiles
	cards  map[string]func() (form, error) // by file name
	page   map[string][]string             // the addresses of the client's pages by name, split at slashes
}

// staticHandler serves the files of dist. It chooses compressed forms (.br, .gz) by
// Accept-Encoding; the other form of such a file need not be there. Browsers may keep hashed assets for a year, and must revalidate
// everything else by its ETag. The client has its own routes, so every address of a
// page gets that page if it is for everybody, else index.html. An address that is
// not a page gets index.html too, with status 404; a missing file under assets/ gets
// a short 404.
func staticHandler(dist fs.FS, site func() apitypes.Site, publicURL string) http.Handler {
	s := &staticFiles{dist: dist, etag: map[string]func() string{}, page: pagePatterns()}
	s.filled = &siteFiles{site: site, publicURL: publicURL, fills: map[string]fill{
		"robots.txt": s.robots, "sitemap.xml": s.sitemap, "site.webmanifest": manifest, ".well-known/security.txt": securityText,
	}}
	s.cards = pageCards(dist, func() string { return site().Brand })
	// Walking embedded files does not fail. Files of another kind that cannot be listed are not served.
	_ = fs.WalkDir(dist, ".", func(name string, entry fs.DirEntry, err error) error {
		switch hidden := name != "." && strings.HasPrefix(path.Base(name), "."); {
		case err != nil || hidden && entry.IsDir():
			return fs.SkipDir
		case hidden || entry.IsDir():
		case isPageFile(name):
			s.filled.fills[name] = withLinkedData(name, fillPage(func() ([]byte, error) { return fs.ReadFile(dist, name) }))
		default:
			for _, name := range []string{name, strings.TrimSuffix(name, ".gz")} {
				s.etag[name] = sync.OnceValue(func() string { return s.hash(name) })
			}
		}
		return nil
	})
	return s
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
	case s.has(name) && !isSibling(name):
		s.serve(w, r, name)
	case s.cards[name] != nil:
		s.serveCard(w, r, name)
	case s.filled.has(name) && !isPageFile(name):
		s.serveFilled(w, r, name)
	case strings.HasPrefix(name+"/", hashedDir) || !s.filled.has(indexFile):
		refuseStatic(w, http.StatusNotFound)
	default:
		s.servePage(w, r, name)
	}
}

func (s *staticFiles) has(name string) bool {
	_, ok := s.etag[name]
	return ok
}

func (s *staticFiles) serve(w http.ResponseWriter, r *http.Request, name string) {
	h := w.Header()
	h.Set("Content-Type", staticType(name))
	h.Set("Cache-Control", askEachTime)
	if strings.HasPrefix(name, hashedDir) {
		h.Set("Cache-Control", keepForever)
	}
	file := s.negotiate(h, r.Header.Get("Accept-Encoding"), name)
	content, size, err := s.open(file)
	if err != nil {
		refuseStatic(w, http.StatusInternalServerError)
		return
	}
	defer content.Close()
	h.Set("Etag", s.etag[file]())
	h.Set("Content-Length", strconv.FormatInt(size, 10)) // ServeContent leaves it out for encoded content
	http.ServeContent(w, r, name, time.Time{}, content)
}

// negotiate chooses between a file and its compressed siblings, and sets the headers
// that tell which.
func (s *staticFiles) negotiate(h http.Header, accepted, name string) (file string) {
	file = name
	for i := len(encodings) - 1; i >= 0; i-- { // the preferred one last, so that it wins
		e := encodings[i]
		if !s.has(name + e.suffix) {
			continue
		}
		h.Set("Vary", "Accept-Encoding")
		if acceptsEncoding(accepted, e.token) {
			file = name + e.suffix
			h.Set("Content-Encoding", e.token)
		}
	}
	return file
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

// open returns a seekable file and its size in bytes. Files that are there in compressed
// forms alone are unpacked for the few who take none.
func (s *staticFiles) open(name string) (io.ReadSeekCloser, int64, error) {
	file, err := s.dist.Open(name)
	if errors.Is(err, fs.ErrNotExist) {
		content, err := s.unpack(name)
		return unpackedFile{bytes.NewReader(content)}, int64(len(content)), err
	}
	if err != nil {
		return nil, 0, err
	}
	info, err := file.Stat()
	content, ok := file.(io.ReadSeekCloser)
	if err != nil || !ok {
		file.Close()
		return nil, 0, fs.ErrInvalid
	}
	return content, info.Size(), nil
}

// unpackedFile is the content of a file that was compressed.
type unpackedFile struct{ *bytes.Reader }

func (unpackedFile) Close() error { return nil }

func (s *staticFiles) unpack(name string) ([]byte, error) {
	file, err := s.dist.Open(name + ".gz")
	if err != nil {
		return nil, err
	}
	defer file.Close()
	content, err := gzip.NewReader(file)
	if err != nil {
		return nil, err
	}
	return io.ReadAll(content)
}

// hash returns the ETag of a file.
func (s *staticFiles) hash(name string) string {
	file, _, err := s.open(name)
	if err != nil {
		return ""
	}
	defer file.Close()
	content, err := io.ReadAll(file)
	if err != nil {
		return ""
	}
	return etagOf(content)
}

// serveFilled serves a text that depends on the site.
func (s *staticFiles) serveFilled(w http.ResponseWriter, r *http.Request, name string) {
	form, err := s.chooseForm(w.Header(), r, name)
	if err != nil {
		refuseStatic(w, http.StatusInternalServerError)
		return
	}
	w.Header().Set("Cache-Control", askEachTime)
	w.Header().Set("Etag", form.etag)
	http.ServeContent(w, r, name, time.Time{}, bytes.NewReader(form.content))
}

// chooseForm returns a text that depends on the site, compressed for who takes that,
// and sets the headers that tell which.
func (s *staticFiles) chooseForm(h http.Header, r *http.Request, name string) (form, error) {
	text, err := s.filled.text(name)
	if err != nil {
		return form{}, err
	}
	chosen := text.plain
	if acceptsEncoding(r.Header.Get("Accept-Encoding"), "gzip") {
		chosen = text.zipped
		h.Set("Content-Encoding", "gzip")
	}
	h.Add("Vary", "Accept-Encoding")
	h.Set("Content-Type", staticType(name))
	h.Set("Content-Length", strconv.Itoa(len(chosen.content))) // ServeContent leaves it out for encoded content
	return chosen, nil
}

func isSibling(name string) bool {
	return strings.HasSuffix(name, ".br") || strings.HasSuffix(name, ".gz")
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
