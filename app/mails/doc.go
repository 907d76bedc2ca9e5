// Package mails writes and sends the mails that events asked for.
package mails

import (
	"context"

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
	// OwnOpenDays returns the open days of a user in each company, OpenDaysOfCompanies those of each company that a
	// user runs.
	OwnOpenDays         func(ctx context.Context, user int64) ([]mailtext.OwnDays, error)
	OpenDaysOfCompanies func(ctx context.Context, user int64) ([]mailtext.CompanyDays, error)
}

// New returns the sending of mail.
func New(d Deps) *Mails { return &Mails{&mailJobs{&d}} }

// Kinds returns the jobs of sending mail.
func (m *Mails) Kinds() jobs.Kinds {
	return jobs.Kinds{queue.SendMail: m.mailing.kind(m.mailing.send), queue.ForgetMail: m.mailing.kind(m.mailing.forget)}
}
