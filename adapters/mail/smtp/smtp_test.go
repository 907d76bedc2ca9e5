package smtp_test

import (
	"context"
	"errors"
	"net"
	"strconv"
	"testing"
	"time"

	protocol "github.com/emersion/go-smtp"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/mail"
	"wbso/adapters/mail/smtp"
	"wbso/adapters/mail/smtptest"
	"wbso/domain"
	"wbso/domain/queue"
	"wbso/ports"
	"wbso/ports/portstest"
)

const from = "noreply@wbso.test"

func mailer(t *testing.T, s *smtptest.Server, security smtp.Security) *smtp.Mailer {
	port, err := strconv.Atoi(s.Port())
	require.NoError(t, err)
	return smtp.New(smtp.Server{Host: "127.0.0.1", Port: port, User: s.User, Password: s.Password, Security: security, Roots: s.Roots},
		mail.Sender{Name: "Speur\r\nwérk", Address: from})
}

func sample() queue.Mail {
	return queue.Mail{ID: 1, To: "zoe@example.nl", Subject: "Welkom", Text: "geheime code", HTML: "<p>", QueuedAt: time.Unix(1, 0), SentAt: time.Unix(2, 0)}
}

func TestSMTP(t *testing.T) {
	for name, c := range map[string]struct {
		server   smtptest.Behaviour
		security smtp.Security
	}{
		"on this computer":        {smtptest.Behaviour{}, smtp.None},
		"TLS when it is offered":  {smtptest.Behaviour{TLS: true}, smtp.Opportunistic},
		"without TLS to offer":    {smtptest.Behaviour{}, smtp.Opportunistic},
		"STARTTLS and AUTH PLAIN": {smtptest.Behaviour{TLS: true, Mechanisms: []string{"PLAIN"}, User: "wbso", Password: "geheim"}, smtp.Mandatory},
		"STARTTLS and AUTH LOGIN": {smtptest.Behaviour{TLS: true, Mechanisms: []string{"LOGIN"}, User: "wbso", Password: "geheim"}, smtp.Mandatory},
		"implicit TLS and AUTH":   {smtptest.Behaviour{Implicit: true, Mechanisms: []string{"PLAIN"}, User: "wbso", Password: "geheim"}, smtp.Implicit},
		"an account, unencrypted": {smtptest.Behaviour{Mechanisms: []string{"PLAIN"}, User: "wbso", Password: "geheim"}, smtp.None},
	} {
		t.Run(name, func(t *testing.T) {
			portstest.Mailer(t, from, func(t *testing.T) (ports.Mailer, func() [][]byte) {
				server := smtptest.Start(t, c.server, "")
				t.Cleanup(func() { assert.Equal(t, server.User != "" && len(server.Taken()) > 0, server.Logins() > 0) })
				return mailer(t, server, c.security), server.Taken
			})
		})
	}
}

// What goes wrong costs one attempt, and the error names nobody.
func TestSMTP_J09_whatIsTriedAgain(t *testing.T) {
	answers := func(code int, enhanced ...int) error {
		return &protocol.SMTPError{Code: code, EnhancedCode: protocol.EnhancedCode(enhanced), Message: "<zoe@example.nl>: sorry"}
	}
	for name, c := range map[string]struct {
		server   smtptest.Behaviour
		security smtp.Security
		want     domain.Code
	}{
		"an address that does not exist":  {smtptest.Behaviour{Rcpt: func(string) error { return answers(550, 5, 1, 1) }}, smtp.None, domain.CodeMailRefused},
		"a message that it never takes":   {smtptest.Behaviour{Data: func() error { return answers(554, 5, 6, 0) }}, smtp.None, domain.CodeMailRefused},
		"a sender that may not use it":    {smtptest.Behaviour{Rcpt: func(string) error { return answers(554, 5, 7, 1) }}, smtp.None, domain.CodeMailFailed},
		"a full mailbox":                  {smtptest.Behaviour{Rcpt: func(string) error { return answers(452, 4, 2, 2) }}, smtp.None, domain.CodeMailFailed},
		"greylisting":                     {smtptest.Behaviour{Rcpt: func(string) error { return answers(450, 4, 7, 1) }}, smtp.None, domain.CodeMailFailed},
		"a message it cannot take now":    {smtptest.Behaviour{Data: func() error { return answers(451, 4, 3, 0) }}, smtp.None, domain.CodeMailFailed},
		"no TLS where it is demanded":     {smtptest.Behaviour{}, smtp.Mandatory, domain.CodeMailFailed},
		"a certificate of somebody else":  {smtptest.Behaviour{TLS: true}, smtp.Mandatory, domain.CodeMailFailed},
		"an account that it does not ask": {smtptest.Behaviour{TLS: true, User: "wbso", Password: "geheim"}, smtp.Mandatory, domain.CodeMailFailed},
	} {
		t.Run(name, func(t *testing.T) {
			server := smtptest.Start(t, c.server, "")
			if name == "a certificate of somebody else" {
				server.Roots = nil
			}
			err := mailer(t, server, c.security).SendMail(t.Context(), sample())
			require.Error(t, err)
			assert.Equal(t, c.want, domain.CodeOf(err), "%v", err)
			for _, secret := range []string{"zoe", "example.nl", "geheim", "sorry"} {
				assert.NotContains(t, err.Error(), secret)
			}
			assert.Empty(t, server.Taken())
		})
	}
}

func TestSMTP_aWrongPassword(t *testing.T) {
	server := smtptest.Start(t, smtptest.Behaviour{TLS: true, Mechanisms: []string{"PLAIN"}, User: "wbso@example.nl", Password: "geheim"}, "")
	right := mailer(t, server, smtp.Mandatory)
	require.NoError(t, right.Check(t.Context()))
	server.Password = "anders"
	for _, err := range []error{right.Check(t.Context()), right.SendMail(t.Context(), sample())} {
		assert.Equal(t, domain.CodeMailFailed, domain.CodeOf(err))
		assert.ErrorContains(t, err, "535")
		assert.NotContains(t, err.Error(), "example.nl")
	}
	assert.Empty(t, server.Taken(), "a check mails nobody")
}

// A password never goes over a line that others can read.
func TestSMTP_noPasswordInTheOpen(t *testing.T) {
	server := smtptest.Start(t, smtptest.Behaviour{Mechanisms: []string{"PLAIN", "LOGIN"}, User: "wbso", Password: "geheim"}, "")
	require.Error(t, mailer(t, server, smtp.Mandatory).SendMail(t.Context(), sample()))
	assert.Zero(t, server.Logins())
}

// A server that says nothing, or leaves in the middle.
func TestSMTP_L01_aServerThatHangs(t *testing.T) {
	for name, serve := range map[string]func(net.Conn){
		"at once":        func(net.Conn) {},
		"after hello":    func(c net.Conn) { c.Write([]byte("220 hello\r\n")) },
		"with one byte":  func(c net.Conn) { c.Write([]byte("2")) },
		"and drops dead": func(c net.Conn) { c.Write([]byte("220 hello\r\n")); c.Close() },
	} {
		t.Run(name, func(t *testing.T) {
			listener, err := net.Listen("tcp", "127.0.0.1:0")
			require.NoError(t, err)
			defer listener.Close()
			go func() {
				if conn, err := listener.Accept(); err == nil {
					serve(conn)
				}
			}()
			ctx, cancel := context.WithTimeout(t.Context(), 100*time.Millisecond)
			defer cancel()
			port := listener.Addr().(*net.TCPAddr).Port
			err = smtp.New(smtp.Server{Host: "127.0.0.1", Port: port, Security: smtp.None}, mail.Sender{Address: from}).SendMail(ctx, sample())
			assert.Equal(t, domain.CodeMailFailed, domain.CodeOf(err))
		})
	}
}

// The line breaks right after the server took the mail: it is sent, and not sent again.
func TestSMTP_J03_takenIsSent(t *testing.T) {
	server := smtptest.Start(t, smtptest.Behaviour{}, "")
	front := cutAfter(t, "127.0.0.1:"+server.Port(), "OK: queued")
	port := front.Addr().(*net.TCPAddr).Port
	err := smtp.New(smtp.Server{Host: "127.0.0.1", Port: port, Security: smtp.None}, mail.Sender{Address: from}).SendMail(t.Context(), sample())
	require.NoError(t, err)
	assert.Len(t, server.Taken(), 1)
}

func TestSMTP_nobodyListens(t *testing.T) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	require.NoError(t, err)
	port := listener.Addr().(*net.TCPAddr).Port
	listener.Close()
	err = smtp.New(smtp.Server{Host: "127.0.0.1", Port: port, Security: smtp.None}, mail.Sender{Address: from}).SendMail(t.Context(), sample())
	assert.Equal(t, domain.CodeMailFailed, domain.CodeOf(err))
	var refused *net.OpError
	assert.True(t, errors.As(err, &refused), "the operator reads why")
}
