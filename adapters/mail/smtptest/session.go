package smtptest

import (
	"io"

	"github.com/emersion/go-sasl"
	"github.com/emersion/go-smtp"
)

// session is one connection with the server.
type session struct {
	server   *Server
	signedIn bool
}

var _ smtp.AuthSession = (*session)(nil)

func (s *session) AuthMechanisms() []string { return s.server.Mechanisms }

func (s *session) Auth(mechanism string) (sasl.Server, error) {
	if mechanism == "LOGIN" {
		return &login{check: s.signIn}, nil
	}
	return sasl.NewPlainServer(func(_, user, password string) error { return s.signIn(user, password) }), nil
}

func (s *session) signIn(user, password string) error {
	if user != s.server.User || password != s.server.Password {
		return &smtp.SMTPError{Code: 535, EnhancedCode: smtp.EnhancedCode{5, 7, 8}, Message: "no such account: " + user}
	}
	s.server.mu.Lock()
	defer s.server.mu.Unlock()
	s.signedIn = true
	s.server.logins++
	return nil
}

func (s *session) Mail(string, *smtp.MailOptions) error {
	if len(s.server.Mechanisms) > 0 && !s.signedIn {
		return smtp.ErrAuthRequired
	}
	return nil
}

func (s *session) Rcpt(to string, _ *smtp.RcptOptions) error {
	if s.server.Rcpt == nil {
		return nil
	}
	return s.server.Rcpt(to)
}

func (s *session) Data(r io.Reader) error {
	message, err := io.ReadAll(r)
	if err == nil && s.server.Data != nil {
		err = s.server.Data()
	}
	if err != nil {
		return err
	}
	s.server.mu.Lock()
	defer s.server.mu.Unlock()
	s.server.taken = append(s.server.taken, message)
	return nil
}

func (s *session) Reset()        {}
func (s *session) Logout() error { return nil }

// login is the server's side of AUTH LOGIN: it asks for a name and then a password.
type login struct {
	check func(user, password string) error
	step  int
	user  string
}

func (l *login) Next(response []byte) (challenge []byte, done bool, err error) {
	l.step++
	switch l.step {
	case 1:
		return []byte("Username:"), false, nil
	case 2:
		l.user = string(response)
		return []byte("Password:"), false, nil
	}
	return nil, true, l.check(l.user, string(response))
}
