package httpapi

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"strings"
	"sync"

	"wbso/adapters/apitypes"
)

// fill makes a text from what the settings and the day say.
type fill func(site siteNow) ([]byte, error)

// siteNow is the site as of now, with its JSON as GET /api/site/ answers it.
type siteNow struct {
	apitypes.Site
	json      []byte
	publicURL string
}

// siteFiles are the texts of the client that depend on the site: its pages and what
// robots read. Each is made when it is first asked for, and made anew when the site
// has changed, as it does at midnight.
type siteFiles struct {
	site      func() apitypes.Site
	publicURL string
	fills     map[string]fill // by file name

	mu   sync.Mutex
	of   []byte          // the JSON of the site that the texts are of
	made map[string]form // by file name, compressed siblings too
}

// form is a file as it is sent.
type form struct {
	content []byte
	etag    string
}

func (f *siteFiles) has(name string) bool { return f.fills[strings.TrimSuffix(name, zipSuffix)] != nil }

// form returns a text, or its compressed sibling.
func (f *siteFiles) form(name string) (form, error) {
	now := siteNow{Site: f.site(), publicURL: f.publicURL}
	var err error
	if now.json, err = json.Marshal(now.Site); err != nil {
		return form{}, err
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	if !bytes.Equal(now.json, f.of) {
		f.of, f.made = now.json, map[string]form{}
	}
	if made, done := f.made[name]; done {
		return made, nil
	}
	plain := strings.TrimSuffix(name, zipSuffix)
	content, err := f.fills[plain](now)
	if err != nil {
		return form{}, err
	}
	f.made[plain], f.made[plain+zipSuffix] = formOf(content), formOf(zip(content))
	return f.made[name], nil
}

func formOf(content []byte) form { return form{content, etagOf(content)} }

// etagOf returns a strong ETag. It depends on the bytes, so each encoding has its own.
func etagOf(content []byte) string {
	sum := sha256.Sum256(content)
	return `"` + hex.EncodeToString(sum[:12]) + `"`
}

func zip(content []byte) []byte {
	var out bytes.Buffer
	w, _ := gzip.NewWriterLevel(&out, gzip.BestCompression) // a known level
	w.Write(content)                                        // a buffer takes everything
	w.Close()
	return out.Bytes()
}
