package openai

import (
	"bytes"
	"encoding/json"
	"io"
	"net/http"
)

// coldest sends each call with temperature 0, which the SDK leaves out because it is Go's
// zero value. Models that take no temperature get none.
type coldest struct {
	next http.RoundTripper
	none bool
}

func (c coldest) RoundTrip(r *http.Request) (*http.Response, error) {
	if c.none {
		return c.next.RoundTrip(r)
	}
	body, err := io.ReadAll(r.Body)
	if err != nil {
		return nil, err
	}
	members := map[string]json.RawMessage{}
	if err := json.Unmarshal(body, &members); err != nil {
		return nil, err
	}
	members["temperature"] = json.RawMessage("0")
	if body, err = json.Marshal(members); err != nil {
		return nil, err
	}
	sent := r.Clone(r.Context())
	sent.Body, sent.ContentLength = io.NopCloser(bytes.NewReader(body)), int64(len(body))
	sent.GetBody = func() (io.ReadCloser, error) { return io.NopCloser(bytes.NewReader(body)), nil }
	return c.next.RoundTrip(sent)
}
