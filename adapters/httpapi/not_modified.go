package httpapi

import (
	"fmt"
	"hash/fnv"
	"net/http"
	"strings"
)

// polled is for answers that a screen requests again and again: it answers 304 when the
// caller has the newest one. The ETag has the version of the caller's lists, which rises
// with every change of what they show; the day, since deadlines and the hours of this month depend on
// it; and the build, which determines the words.
func (s *Server) polled(e endpoint) endpoint {
	return func(w http.ResponseWriter, r *http.Request) error {
		version, err := s.App.Requests.ListVersion(r.Context(), actor(r))
		if err != nil {
			return err
		}
		etag := fmt.Sprintf(`W/"%s-%d-%d.%d-%s-%x"`, s.Build, actor(r).UserID, version.Memberships, version.Companies, s.App.Site.Today(), hashed(r.URL.RequestURI()))
		h := w.Header()
		h.Set("Cache-Control", "private, no-cache")
		h.Set("ETag", etag)
		h.Add("Vary", "Authorization")
		if matches(r.Header.Get("If-None-Match"), etag) {
			w.WriteHeader(http.StatusNotModified)
			return nil
		}
		if err = e(w, r); err != nil {
			h.Del("ETag")
			h.Set("Cache-Control", "no-store")
		}
		return err
	}
}

// matches reports whether an If-None-Match header names an ETag.
func matches(header, etag string) bool {
	for tag := range strings.SplitSeq(header, ",") {
		if strings.TrimSpace(tag) == etag {
			return true
		}
	}
	return false
}

func hashed(s string) uint32 {
	h := fnv.New32a()
	h.Write([]byte(s))
	return h.Sum32()
}
