package sqlstore_test

import (
	"io"
	"net"
	"net/url"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"
)

// proxy stands between a store and the socket of a PostgreSQL server, and plays
// the network: one that works, that is silent, or that is gone.
type proxy struct {
	t       testing.TB
	server  string // the path of the socket
	address string // where the proxy listens

	mutex    sync.Mutex
	listener net.Listener
	open     []net.Conn
	silent   chan struct{} // closed when bytes pass
}

// newProxy returns a proxy to the server of an address, and the address of the
// same database by way of it.
func newProxy(t testing.TB, address string) (*proxy, string) {
	u, err := url.Parse(address)
	require.NoError(t, err)
	q := u.Query()
	p := &proxy{t: t, server: q.Get("host") + "/.s.PGSQL.5432", address: "127.0.0.1:0"}
	p.pass()
	p.listen()
	host, port, err := net.SplitHostPort(p.address)
	require.NoError(t, err)
	q.Set("host", host)
	q.Set("port", port)
	u.RawQuery = q.Encode()
	t.Cleanup(p.cut)
	return p, u.String()
}

func (p *proxy) listen() {
	listener, err := net.Listen("tcp", p.address)
	require.NoError(p.t, err)
	p.listener, p.address = listener, listener.Addr().String()
	go func() {
		for {
			client, err := listener.Accept()
			if err != nil {
				return
			}
			go p.carry(client)
		}
	}()
}

func (p *proxy) carry(client net.Conn) {
	server, err := net.Dial("unix", p.server)
	if err != nil {
		client.Close()
		return
	}
	p.mutex.Lock()
	p.open = append(p.open, client, server)
	p.mutex.Unlock()
	go p.copy(server, client)
	p.copy(client, server)
}

func (p *proxy) copy(to, from net.Conn) {
	defer to.Close()
	buffer := make([]byte, 32<<10)
	for {
		n, err := from.Read(buffer)
		p.mutex.Lock()
		silent := p.silent
		p.mutex.Unlock()
		<-silent
		if n > 0 {
			if _, err := to.Write(buffer[:n]); err != nil {
				return
			}
		}
		if err != nil {
			if err != io.EOF {
				from.Close()
			}
			return
		}
	}
}

// hold keeps all bytes back until pass.
func (p *proxy) hold() {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	p.silent = make(chan struct{})
}

func (p *proxy) pass() {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	if p.silent == nil {
		p.silent = make(chan struct{})
	}
	select {
	case <-p.silent:
	default:
		close(p.silent)
	}
}

// forget lets new connections work; the bytes of those that are open are never
// heard of again.
func (p *proxy) forget() {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	p.silent = make(chan struct{})
	close(p.silent)
}

// cut ends all connections and refuses new ones until listen.
func (p *proxy) cut() {
	p.listener.Close()
	p.mutex.Lock()
	defer p.mutex.Unlock()
	for _, c := range p.open {
		c.Close()
	}
	p.open = nil
}
