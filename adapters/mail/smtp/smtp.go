// Package smtp delivers mails to a mail server.
package smtp

import (
	"context"
	"crypto/tls"
	"crypto/x509"
	"fmt"
	"net"
	"strings"
	"time"

	gomail "github.com/wneessen/go-mail"
	protocol "github.com/wneessen/go-mail/smtp"

	"wbso/adapters/mail"
	"wbso/domain"
	"wbso/domain/queue"
	"wbso/ports"
)

// Security says how the connection with the server is encrypted.
type Security string

const (
	Implicit      Security = "implicit"      // TLS from the first byte
	Mandatory     Security = "mandatory"     // STARTTLS, and without it no mail
	Opportunistic Security = "opportunistic" // STARTTLS when the server offers it
	None          Security = "none"
)

// Server is the mail server that takes the mails.
type Server struct {
	Host           string
	Port           int
	User, Password string // both empty for a server that asks for none
	Security       Security
	Roots          *x509.CertPool // the trusted certificate authorities; nil for those of the system
}

// Mailer implements ports.Mailer.
type Mailer struct {
	server Server
	from   mail.Sender
}

var _ ports.Mailer = (*Mailer)(nil)

// New returns a mailer. It connects for each mail anew.
func New(server Server, from mail.Sender) *Mailer { return &Mailer{server, from} }

// talkTime is the longest that one mail may take.
const talkTime = 30 * time.Second

// SendMail hands a mail to the server. A mail that the server took is sent, also when the
// line breaks after that.
func (m *Mailer) SendMail(ctx context.Context, letter queue.Mail) error {
	message, err := mail.Message(m.from, letter)
	if err != nil {
		return failed("write a mail", err)
	}
	err = m.talk(ctx, func(client *gomail.Client, session *protocol.Client) error {
		return client.SendWithSMTPClient(session, message)
	})
	switch {
	case err == nil || message.IsDelivered():
		return nil
	case forGood(err):
		return domain.Fail(domain.Conflict, domain.CodeMailRefused).Because(harmless(err))
	}
	return failed("send a mail", err)
}

// ForgetAddress implements ports.Mailer. It does nothing, since a mail server keeps nothing here.
func (m *Mailer) ForgetAddress(context.Context, string) error { return nil }

// Check connects and signs in as Send does, and sends nothing.
func (m *Mailer) Check(ctx context.Context) error {
	if err := m.talk(ctx, func(*gomail.Client, *protocol.Client) error { return nil }); err != nil {
		return failed("reach the mail server", err)
	}
	return nil
}

func failed(what string, err error) error {
	return domain.Fail(domain.Unavailable, domain.CodeMailFailed).Because(fmt.Errorf("%s: %w", what, harmless(err)))
}

// talk signs in to the server, runs say and leaves. The connection ends with ctx, which
// the library looks at no more once it is there.
func (m *Mailer) talk(ctx context.Context, say func(*gomail.Client, *protocol.Client) error) error {
	ctx, cancel := context.WithTimeout(ctx, talkTime)
	defer cancel()
	client, err := gomail.NewClient(m.server.Host, m.options(ctx)...)
	if err != nil {
		return fmt.Errorf("prepare the connection: %w", err)
	}
	session, err := client.DialToSMTPClientWithContext(ctx)
	if err == nil {
		err = say(client, session)
		_ = client.CloseWithSMTPClient(session) // how the server takes leave changes nothing
	}
	if err != nil && ctx.Err() != nil {
		return ctx.Err()
	}
	return err
}

func (m *Mailer) options(ctx context.Context) []gomail.Option {
	s := m.server
	config := &tls.Config{ServerName: s.Host, RootCAs: s.Roots, MinVersion: tls.VersionTLS12}
	options := []gomail.Option{
		gomail.WithPort(s.Port), gomail.WithTimeout(talkTime), gomail.WithHELO(m.name()), gomail.WithTLSConfig(config),
		gomail.WithTLSPolicy(policies[s.Security]), gomail.WithDialContextFunc(dial(ctx, s.Security, config)),
	}
	if s.Security == Implicit {
		options = append(options, gomail.WithSSL())
	}
	if s.User != "" {
		options = append(options, gomail.WithUsername(s.User), gomail.WithPassword(s.Password),
			gomail.WithOpportunisticSMTPAuth(gomail.SMTPAuthSCRAMSHA256, gomail.SMTPAuthPlain, gomail.SMTPAuthLogin, gomail.SMTPAuthCramMD5))
	}
	return options
}

var policies = map[Security]gomail.TLSPolicy{
	Implicit: gomail.NoTLS, Mandatory: gomail.TLSMandatory, Opportunistic: gomail.TLSOpportunistic, None: gomail.NoTLS,
}

// name returns the host name for the greeting (EHLO): the domain of the sender.
func (m *Mailer) name() string { return m.from.Address[strings.LastIndexByte(m.from.Address, '@')+1:] }

// dial opens a connection that is closed when ctx ends.
func dial(ctx context.Context, security Security, config *tls.Config) gomail.DialContextFunc {
	return func(dialling context.Context, network, address string) (net.Conn, error) {
		conn, err := new(net.Dialer).DialContext(dialling, network, address)
		if err != nil {
			return nil, err
		}
		context.AfterFunc(ctx, func() { conn.Close() })
		if security != Implicit {
			return conn, nil
		}
		secure := tls.Client(conn, config)
		return secure, secure.HandshakeContext(dialling)
	}
}
