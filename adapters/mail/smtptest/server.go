// Package smtptest runs a mail server inside a test.
package smtptest

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"io"
	"log"
	"math/big"
	"net"
	"sync"
	"testing"
	"time"

	"github.com/emersion/go-smtp"
	"github.com/stretchr/testify/require"
)

// Behaviour is what a server does.
type Behaviour struct {
	User, Password string                // its one account
	Mechanisms     []string              // of signing in, PLAIN or LOGIN; none: everybody may send
	TLS            bool                  // it offers STARTTLS
	Implicit       bool                  // it speaks TLS from the first byte
	Rcpt           func(to string) error // what it answers to an addressee; nil takes each
	Data           func() error          // what it answers to a message; nil takes each
}

// Server is a mail server that keeps what it takes.
type Server struct {
	Behaviour
	Roots *x509.CertPool // that its certificate can be checked with
	Stop  func()

	address string
	mu      sync.Mutex
	taken   [][]byte
	logins  int
}

// Start runs a server until the test ends, on an address, or on a free port when it is
// empty.
func Start(t testing.TB, b Behaviour, address string) *Server {
	t.Helper()
	if address == "" {
		address = "127.0.0.1:0"
	}
	listener, err := net.Listen("tcp", address)
	require.NoError(t, err)
	s := &Server{Behaviour: b, address: listener.Addr().String()}
	server := smtp.NewServer(smtp.BackendFunc(func(*smtp.Conn) (smtp.Session, error) { return &session{server: s}, nil }))
	server.Domain, server.AllowInsecureAuth, server.ErrorLog = "localhost", true, log.New(io.Discard, "", 0)
	if b.TLS || b.Implicit {
		server.TLSConfig = s.certificate(t)
	}
	if b.Implicit {
		listener, server.TLSConfig = tls.NewListener(listener, server.TLSConfig), nil
	}
	go server.Serve(listener)
	s.Stop = func() { server.Close() }
	t.Cleanup(s.Stop)
	return s
}

// Port returns the port that it listens on.
func (s *Server) Port() string {
	_, port, _ := net.SplitHostPort(s.address)
	return port
}

// Taken returns the messages that it took, in order.
func (s *Server) Taken() [][]byte {
	s.mu.Lock()
	defer s.mu.Unlock()
	return append([][]byte(nil), s.taken...)
}

// Logins returns how often somebody signed in.
func (s *Server) Logins() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.logins
}

// certificate makes one for this computer and puts it into Roots.
func (s *Server) certificate(t testing.TB) *tls.Config {
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	require.NoError(t, err)
	form := &x509.Certificate{
		SerialNumber: big.NewInt(1), NotBefore: time.Now().Add(-time.Hour), NotAfter: time.Now().Add(time.Hour), IsCA: true, BasicConstraintsValid: true,
		IPAddresses: []net.IP{net.IPv4(127, 0, 0, 1)}, DNSNames: []string{"localhost"},
	}
	raw, err := x509.CreateCertificate(rand.Reader, form, form, key.Public(), key)
	require.NoError(t, err)
	leaf, err := x509.ParseCertificate(raw)
	require.NoError(t, err)
	s.Roots = x509.NewCertPool()
	s.Roots.AddCert(leaf)
	return &tls.Config{Certificates: []tls.Certificate{{Certificate: [][]byte{raw}, PrivateKey: key}}}
}
