package apiclient

import (
	"context"
	"net"
	"net/http"
)

// Inside returns a client of an API that runs in this process, without a network. Each call has the values of ctx.
// close ends it.
func Inside(ctx context.Context, api http.Handler, cause func() error) (c *Client, close func()) {
	line := &pipes{ends: make(chan net.Conn), done: make(chan struct{})}
	server := &http.Server{Handler: api, BaseContext: func(net.Listener) context.Context { return ctx }}
	go func() { _ = server.Serve(line) }() // which ends with Close
	c = &Client{Base: "http://wbso.internal", Cause: cause, HTTP: &http.Client{Transport: &http.Transport{DialContext: line.dial}}}
	return c, func() { _ = server.Close() }
}

// pipes is a listener in memory.
type pipes struct {
	ends chan net.Conn
	done chan struct{}
}

func (p *pipes) dial(ctx context.Context, _, _ string) (net.Conn, error) {
	near, far := net.Pipe()
	select {
	case p.ends <- far:
		return near, nil
	case <-ctx.Done():
		return nil, ctx.Err()
	case <-p.done:
		return nil, net.ErrClosed
	}
}

func (p *pipes) Accept() (net.Conn, error) {
	select {
	case c := <-p.ends:
		return c, nil
	case <-p.done:
		return nil, net.ErrClosed
	}
}

func (p *pipes) Close() error {
	close(p.done)
	return nil
}

func (p *pipes) Addr() net.Addr { return &net.UnixAddr{Name: "wbso", Net: "unix"} }
