package httpapi

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
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
	of   []byte // the JSON of the site that the texts are of
	made map[string]*filledText
}

// filledText is a text in both forms in which it is sent.
type filledText struct{ plain, zipped form }

type form struct {
	content []byte
	etag    string
}

func (f *siteFiles) has(name string) bool { return f.fills[name] != nil }

func (f *siteFiles) text(name string) (*filledText, error) {
	now := siteNow{Site: f.site(), publicURL: f.publicURL}
	var err error
	if now.json, err = json.Marshal(now.Site); err != nil {
		return nil, err
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	if !bytes.Equal(now.json, f.of) {
		f.of, f.made = now.json, map[string]*filledText{}
	}
	if made := f.made[name]; made != nil {
		return made, nil
	}
	content, err := f.fills[name](now)
	if err != nil {
		return nil, err
	}
	made := &filledText{formOf(content), formOf(zip(content))}
	f.made[name] = made
	return made, nil
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
