package apiclient

import (
	"bytes"
	"io"
	"net/http"
)

// Inside returns a client of an API that runs in this process, without a network. cause returns why its last call
// failed.
func Inside(api http.Handler, cause func() error) *Client {
	return &Client{Base: "http://wbso.internal", Cause: cause, HTTP: &http.Client{Transport: inside{api}}}
}

// inside answers calls by a handler.
type inside struct{ http.Handler }

// RoundTrip implements http.RoundTripper.
func (i inside) RoundTrip(r *http.Request) (answer *http.Response, err error) {
	w := &response{header: http.Header{}, status: http.StatusOK}
	defer func() {
		switch p := recover(); p {
		case nil:
		case http.ErrAbortHandler: // it breaks off an answer
			err = io.ErrUnexpectedEOF
		default:
			panic(p)
		}
	}()
	i.ServeHTTP(w, r)
	return &http.Response{StatusCode: w.status, Header: w.header, Body: io.NopCloser(&w.body), ContentLength: int64(w.body.Len()), Request: r}, nil
}

// response keeps what a handler answers.
type response struct {
	header http.Header
	status int
	body   bytes.Buffer
}

func (w *response) Header() http.Header               { return w.header }
func (w *response) WriteHeader(status int)            { w.status = status }
func (w *response) Write(content []byte) (int, error) { return w.body.Write(content) }
