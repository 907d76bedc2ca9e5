package mails

import (
	"context"

	"wbso/domain"
	"wbso/domain/account"
	"wbso/domain/mailtext"
)

// Mails is the sending of mail as administrators see it.
type Mails struct{ mailing *mailJobs }

// SendTrial sends a mail to an address at once, outside the queue, to see whether it arrives.
func (m *Mails) SendTrial(ctx context.Context, address string) error {
	var f domain.Fields
	to, err := account.ParseEmail(address)
	f.Check("email", err)
	if err := f.Err(); err != nil {
		return err
	}
	mail := m.mailing.mail(to, mailtext.Trial(m.mailing.deps.Sender, m.mailing.deps.Links))
	mail.QueuedAt = m.mailing.deps.Clock.Now()
	mail.SentAt = mail.QueuedAt
	return m.mailing.deps.Mailer.SendMail(ctx, mail)
}
