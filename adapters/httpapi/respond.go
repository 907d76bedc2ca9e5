package httpapi

import (
	"bytes"
	"encoding/json"
	"fmt"
	"mime"
	"net/http"
	"net/url"
	"strconv"
	"strings"

	"wbso/app"
	"wbso/domain"
)

// writeJSON answers with a body; nothing is sent before it is complete.
func writeJSON(w http.ResponseWriter, status int, body any) {
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(body); err != nil {
		panic(fmt.Sprintf("encode %T: %v", body, err)) // wire structs always encode
	}
	w.Header().Set("Content-Type", "application/json")
	w.Header().Set("Content-Length", strconv.Itoa(b.Len()))
	w.WriteHeader(status)
	w.Write(b.Bytes())
}

// unchanged answers 304 when the caller has this user's newest state already.
// Every change that a polled list shows raises the user's list version; deadlines
// pass with the day.
func unchanged(w http.ResponseWriter, r *http.Request, today domain.Date) bool {
	who := actor(r)
	etag := fmt.Sprintf(`W/"%d-%d-%s"`, who.UserID, who.ListVersion, today)
	w.Header().Set("Cache-Control", "private, no-cache")
	w.Header().Set("ETag", etag)
	w.Header().Add("Vary", "Authorization")
	for tag := range strings.SplitSeq(r.Header.Get("If-None-Match"), ",") {
		if strings.TrimSpace(tag) == etag {
			w.WriteHeader(http.StatusNotModified)
			return true
		}
	}
	return false
}

// writeFile answers with a file to save.
func writeFile(w http.ResponseWriter, f app.File) {
	w.Header().Set("Content-Type", f.ContentType)
	w.Header().Set("Content-Disposition", attachment(f.Filename))
	w.Header().Set("Content-Length", strconv.Itoa(len(f.Content)))
	w.Write(f.Content)
}

// attachment names a file for old and new browsers alike.
func attachment(name string) string {
	plain := strings.Map(func(r rune) rune {
		if r < ' ' || r > '~' || strings.ContainsRune(`"\/`, r) {
			return '_'
		}
		return r
	}, name)
	return mime.FormatMediaType("attachment", map[string]string{"filename": plain}) + "; filename*=UTF-8''" + strings.ReplaceAll(url.QueryEscape(name), "+", "%20")
}
