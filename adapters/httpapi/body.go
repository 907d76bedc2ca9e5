package httpapi

import (
	"errors"
	"io"
	"mime"
	"net/http"
	"strconv"
	"strings"
	"sync"
	"time"

	"wbso/domain"
)

// Maximum sizes of a body, in bytes.
const (
	maxBody  = 1 << 20
	maxSmall = 16 << 10  // accounts, tokens and checkout codes
	maxEvent = 256 << 10 // events of the payment provider
)

// read reads the body of a call: one JSON object in UTF-8, at most size bytes long.
func (s *Server) read(r *http.Request, size int64) (*input, error) {
	if err := jsonType(r.Header.Get("Content-Type")); err != nil {
		return nil, err
	}
	raw, err := s.readAll(r, size)
	if err != nil {
		return nil, err
	}
	in := &input{raw: raw}
	in.members, err = parseObject(raw)
	return in, err
}

// readOptional is like read, but the call may have no body.
func (s *Server) readOptional(r *http.Request, size int64) (*input, error) {
	if r.ContentLength == 0 {
		return &input{}, nil
	}
	return s.read(r, size)
}

// readAll reads a body of at most size bytes. It returns Limited rate_limited when too
// many bodies from the same address are being read.
func (s *Server) readAll(r *http.Request, size int64) ([]byte, error) {
	tooLarge := domain.Fail(domain.Invalid, domain.CodeTooLarge).With("max", strconv.FormatInt(size, 10))
	if r.ContentLength > size {
		return nil, tooLarge
	}
	if !s.reading.begin(address(r), s.limits.Bodies) {
		return nil, domain.Limit{Name: "bodies", Window: time.Second}.Exceeded()
	}
	defer s.reading.end(address(r))
	raw, err := io.ReadAll(http.MaxBytesReader(nil, r.Body, size))
	if past := (*http.MaxBytesError)(nil); errors.As(err, &past) {
		return nil, tooLarge
	}
	if err != nil {
		return nil, parseError("the body ended early")
	}
	return raw, nil
}

// tally counts what is going on at this moment, by key.
type tally struct {
	mu    sync.Mutex
	going map[string]int
}

// begin adds one, or returns false when there are most already; most 0 means no limit.
func (t *tally) begin(key string, most int) bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.going == nil {
		t.going = map[string]int{}
	}
	if most > 0 && t.going[key] == most {
		return false
	}
	t.going[key]++
	return true
}

func (t *tally) end(key string) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.going[key]--; t.going[key] == 0 {
		delete(t.going, key)
	}
}

func jsonType(header string) error {
	media, params, err := mime.ParseMediaType(header)
	if err != nil || media != "application/json" {
		return domain.Fail(domain.Invalid, domain.CodeMediaType).With("type", header)
	}
	if charset := params["charset"]; charset != "" && !strings.EqualFold(charset, "utf-8") {
		return parseError("the character set must be UTF-8")
	}
	return nil
}

func parseError(reason string) error {
	return domain.Fail(domain.Invalid, domain.CodeParse).With("reason", reason)
}
