// Package mails writes and sends the mails that events asked for.
package mails

import (
	"wbso/app/jobs"
	"wbso/app/usecase"
	"wbso/domain/mailtext"
	"wbso/domain/queue"
	"wbso/ports"
)

// Deps are the dependencies of the sending of mails.
type Deps struct {
	usecase.Runtime
	Mailer ports.Mailer
	Sender mailtext.Sender
	Links  mailtext.Links
}

// New returns the sending of mail.
func New(d Deps) *Mails { return &Mails{&mailJobs{&d}} }

// Kinds returns the jobs of sending mail.
func (m *Mails) Kinds() jobs.Kinds {
	return jobs.Kinds{queue.SendMail: m.mailing.kind(m.mailing.send), queue.ForgetMail: m.mailing.kind(m.mailing.forget)}
}
