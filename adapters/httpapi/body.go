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

// Bounds of a body, in bytes.
const (
	maxBody  = 1 << 20
	maxSmall = 16 << 10  // of a call with names, a password, a token or a code
	maxEvent = 256 << 10 // of what the payment provider reports
)

// read takes the body of a call: JSON in UTF-8, one object, no name twice.
func (s *Server) read(r *http.Request, most int64) (*input, error) {
	if err := jsonType(r.Header.Get("Content-Type")); err != nil {
		return nil, err
	}
	raw, err := s.readAll(r, most)
	if err != nil {
		return nil, err
	}
	in := &input{raw: raw}
	in.members, err = parseObject(raw)
	return in, err
}

// readOptional is read for a call that may have no body at all.
func (s *Server) readOptional(r *http.Request, most int64) (*input, error) {
	if r.ContentLength == 0 {
		return &input{}, nil
	}
	return s.read(r, most)
}

// readAll takes a body as it is.
func (s *Server) readAll(r *http.Request, most int64) ([]byte, error) {
	tooLarge := domain.Fail(domain.Invalid, domain.CodeTooLarge).With("max", strconv.FormatInt(most, 10))
	if r.ContentLength > most {
		return nil, tooLarge
	}
	if !s.reading.begin(address(r), s.limits.Bodies) {
		return nil, limited("bodies", time.Second)
	}
	defer s.reading.end(address(r))
	raw, err := io.ReadAll(http.MaxBytesReader(nil, r.Body, most))
	if past := (*http.MaxBytesError)(nil); errors.As(err, &past) {
		return nil, tooLarge
	}
	if err != nil {
		return nil, parseError("the body ended early")
	}
	return raw, nil
}

// tally counts what goes on at this moment, by key.
type tally struct {
	mu    sync.Mutex
	going map[string]int
}

// begin is false when there are as many as there may be; most 0 is no limit.
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
