package settings

import (
	"errors"
	"net/url"
	"strconv"
	"strings"

	"wbso/adapters/mail/smtp"
	"wbso/domain/account"
)

// MailName returns where mails go, for people: a folder, or a server without its password.
func (c *Config) MailName() string {
	if c.Mail == "outbox" {
		return c.Outbox()
	}
	return withoutMailPassword(c.Mail)
}

func (c *Config) checkMail() error {
	_, server := MailServer(c.Mail)
	_, from := account.ParseEmail(c.MailFrom)
	_, contact := account.ParseEmail(c.ContactTo)
	return errors.Join(
		wrongIf(c.Mail != "outbox" && server != nil, "WBSO_MAIL", "%v", server),
		wrongIf(from != nil, "WBSO_MAIL_FROM", "%q is geen e-mailadres", c.MailFrom),
		wrongIf(contact != nil, "WBSO_CONTACT_TO", "%q is geen e-mailadres", c.ContactTo),
	)
}

// MailServer reads the address of a mail server. Its errors do not contain the address, which may
// hold a password.
func MailServer(address string) (s smtp.Server, err error) {
	u, err := url.Parse(address)
	switch {
	case !strings.HasPrefix(address, "smtp://") && !strings.HasPrefix(address, "smtps://"):
		return s, errors.New("hoort niet bij: outbox, smtp://gebruiker:wachtwoord@host:587, smtps://gebruiker:wachtwoord@host")
	case err != nil:
		return s, errors.New("is geen geldig adres; schrijf een bijzonder teken in naam of wachtwoord als %40 (@), %2F (/), %3A (:), %3F (?) of %23 (#)")
	case u.Hostname() == "" || u.Path != "" && u.Path != "/" || u.Fragment != "":
		return s, errors.New("is geen adres zoals smtp://gebruiker:wachtwoord@host:587, zonder pad")
	}
	s.Host, s.User = u.Hostname(), u.User.Username()
	s.Password, _ = u.User.Password()
	if (s.User == "") != (s.Password == "") {
		return s, errors.New("heeft alleen een naam of alleen een wachtwoord")
	}
	if s.Port, err = mailPort(u); err != nil {
		return s, err
	}
	s.Security, err = mailSecurity(u, s)
	return s, err
}

// mailPort returns the port of the address, or the usual one: 465 with TLS from the first byte, 587
// with a user name, 25 between servers.
func mailPort(u *url.URL) (int, error) {
	switch {
	case u.Port() != "":
		port, err := strconv.Atoi(u.Port())
		if err != nil || port < 1 || port > 65535 {
			return 0, errors.New("heeft geen poort van 1 tot 65535")
		}
		return port, nil
	case u.Scheme == "smtps":
		return 465, nil
	case u.User != nil:
		return 587, nil
	}
	return 25, nil
}

// mailSecurity returns what the address says with ?tls=, or the safe choice. A password never
// leaves this computer unencrypted.
func mailSecurity(u *url.URL, s smtp.Server) (smtp.Security, error) {
	options := u.Query()
	wanted := smtp.Security(options.Get("tls"))
	delete(options, "tls")
	here := loopback(s.Host)
	switch {
	case len(options) > 0:
		return "", errors.New("kent na het vraagteken alleen tls")
	case u.Scheme == "smtps":
		if wanted != "" {
			return "", errors.New("begint met smtps en is dus altijd versleuteld: laat tls weg")
		}
		return smtp.Implicit, nil
	case wanted == "" && here && s.User == "":
		return smtp.None, nil
	case wanted == "" || wanted == smtp.Mandatory:
		return smtp.Mandatory, nil
	case wanted != smtp.None && wanted != smtp.Opportunistic:
		return "", errors.New("heeft een tls dat niet hoort bij: mandatory, opportunistic, none")
	case s.User != "" && !here:
		return "", errors.New("stuurt het wachtwoord onversleuteld over het netwerk: laat tls weg of kies smtps")
	}
	return wanted, nil
}

// withoutMailPassword removes the password from the address of a mail server.
func withoutMailPassword(address string) string {
	u, err := url.Parse(address)
	switch {
	case err != nil:
		scheme, _, _ := strings.Cut(address, "://")
		return scheme + "://"
	case u.User == nil:
		return address
	}
	u.User = url.User(u.User.Username())
	return u.String()
}
