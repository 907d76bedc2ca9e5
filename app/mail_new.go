// Package mail writes and sends the mails that events asked for.
package app

import (
	"wbso/domain/mailtext"
	"wbso/domain/queue"
	"wbso/ports"
)

// mailDeps is what the sending of mails uses.
type mailDeps struct {
	Runtime
	Mailer ports.Mailer
	Sender mailtext.Sender
	Links  mailtext.Links
}

// NewMails returns the sending of mail.
func NewMails(d mailDeps) *Mails { return &Mails{&mailing{&d}} }

// Kinds are the jobs of sending mail.
func (m *Mails) Kinds() kinds {
	return kinds{queue.SendMail: m.mailing.kind(m.mailing.send), queue.ForgetMail: m.mailing.kind(m.mailing.forget)}
}
