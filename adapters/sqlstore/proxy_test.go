package sqlstore_test

import (
	"net"
	"net/url"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"
)

// proxy is between a store and the socket of a PostgreSQL server, and plays
// the network: one that works, that is silent, or that is gone.
type proxy struct {
	t       testing.TB
	server  string // the path of the socket
	address string // where the proxy listens

	mutex    sync.Mutex
	listener net.Listener
	open     []net.Conn
	gate     *sync.RWMutex // of the connections made from now on; locked when they are silent
}

// newProxy returns a proxy to the server of an address, and the address of the
// same database by way of it.
func newProxy(t testing.TB, address string) (*proxy, string) {
	u, err := url.Parse(address)
	require.NoError(t, err)
	q := u.Query()
	p := &proxy{t: t, server: q.Get("host") + "/.s.PGSQL.5432", address: "127.0.0.1:0", gate: &sync.RWMutex{}}
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
	gate := p.gate
	p.mutex.Unlock()
	go pour(server, client, gate)
	pour(client, server, gate)
}

// pour carries bytes while the gate is open, until either end closes.
func pour(to, from net.Conn, gate *sync.RWMutex) {
	defer to.Close()
	defer from.Close()
	buffer := make([]byte, 32<<10)
	for {
		n, err := from.Read(buffer)
		gate.RLock()
		if err == nil {
			_, err = to.Write(buffer[:n])
		}
		gate.RUnlock()
		if err != nil {
			return
		}
	}
}

// hold keeps all bytes back until pass.
func (p *proxy) hold() { p.gate.Lock() }
func (p *proxy) pass() { p.gate.Unlock() }

// forget lets new connections work, after hold; of the old ones nothing is ever
// heard again.
func (p *proxy) forget() {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	p.gate = &sync.RWMutex{}
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
