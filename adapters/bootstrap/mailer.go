package bootstrap

import (
	"wbso/adapters/mail"
	"wbso/adapters/mail/outbox"
	"wbso/adapters/mail/smtp"
	"wbso/adapters/settings"
	"wbso/ports"
)

// Mailer returns who delivers mails: a mail server, or a folder.
func (c *Config) Mailer() ports.Mailer {
	from := mail.Sender{Name: c.Brand, Address: c.MailFrom}
	if c.Mail == "outbox" {
		return outbox.New(c.Outbox(), from)
	}
	server, _ := settings.MailServer(c.Mail) // checked by Load
	return smtp.New(server, from)
}
