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
	"wbso/domain/ratelimit"
)

// Maximum sizes of a body, in bytes.
const (
	maxBody  = 1 << 20
	maxSmall = 16 << 10  // accounts, tokens and checkout codes
	maxEvent = 256 << 10 // events of the payment provider
)

// input is the body of a call. The core checks the values; errs has those that have the wrong
// shape.
type input struct {
	raw  []byte
	errs domain.Fields
}

// choice adds the error of a value that is not one of the allowed choices.
func (in *input) choice(field, value string) {
	if !in.errs.Has(field) {
		in.errs.Add(field, domain.CodeChoice).Args["value"] = value
	}
}

// filled adds an error to a text that is empty.
func (in *input) filled(field, value string) {
	if value == "" && !in.errs.Has(field) {
		in.errs.Add(field, domain.CodeBlank)
	}
}

// read reads the body of a call into a struct of apitypes: one JSON object in UTF-8, at most
// size bytes long.
func (s *Server) read(r *http.Request, size int64, to any) (*input, error) {
	return s.readObject(r, size, to, false)
}

// readPart reads the content of a part, of which members may be missing.
func (s *Server) readPart(r *http.Request, to any) (*input, error) {
	return s.readObject(r, maxBody, to, true)
}

func (s *Server) readObject(r *http.Request, size int64, to any, partial bool) (*input, error) {
	if err := jsonType(r.Header.Get("Content-Type")); err != nil {
		return nil, err
	}
	raw, err := s.readAll(r, size)
	if err != nil {
		return nil, err
	}
	errs, err := decode(raw, to, partial)
	return &input{raw: raw, errs: errs}, err
}

// readOptional is like read, but the call may have no body.
func (s *Server) readOptional(r *http.Request, size int64, to any) (*input, error) {
	if r.ContentLength == 0 {
		return &input{}, nil
	}
	return s.read(r, size, to)
}

// readAll reads a body of at most size bytes. It returns Limited rate_limited when too
// many bodies from the same address are being read.
func (s *Server) readAll(r *http.Request, size int64) ([]byte, error) {
	limits := Rate{Calls: s.limits.Bodies, Window: time.Second}.from(r, "bodies", "")
	if err := s.reading.begin(limits); err != nil {
		return nil, err
	}
	defer s.reading.end(limits)
	return readWhole(r, size)
}

// readWhole reads a body of at most size bytes.
func readWhole(r *http.Request, size int64) ([]byte, error) {
	tooLarge := domain.Fail(domain.Invalid, domain.CodeTooLarge).With("max", strconv.FormatInt(size, 10))
	if r.ContentLength > size {
		return nil, tooLarge
	}
	raw, err := io.ReadAll(http.MaxBytesReader(nil, r.Body, size))
	if past := (*http.MaxBytesError)(nil); errors.As(err, &past) {
		return nil, tooLarge
	}
	if err != nil {
		return nil, parseError("the body ended early")
	}
	return raw, nil
}

// tally counts what is going on at this moment, by limit.
type tally struct {
	mu    sync.Mutex
	going map[ratelimit.Limit]int
}

// begin adds one to all of these limits, or returns the error of the one that is used up.
func (t *tally) begin(limits []ratelimit.Limit) error {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.going == nil {
		t.going = map[ratelimit.Limit]int{}
	}
	for _, l := range limits {
		if l.Calls > 0 && t.going[l] >= l.Calls {
			return l.Exceeded(l.Window)
		}
	}
	for _, l := range limits {
		t.going[l]++
	}
	return nil
}

func (t *tally) end(limits []ratelimit.Limit) {
	t.mu.Lock()
	defer t.mu.Unlock()
	for _, l := range limits {
		if t.going[l]--; t.going[l] == 0 {
			delete(t.going, l)
		}
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
