package usecase

import (
	"context"

	"wbso/domain/queue"
	"wbso/ports"
)

// QueueMail records in the transaction of an event that a mail is to be sent. The
// caller sets kind, event, user, address and subject. An event that has its mail
// already gets no second one.
func (d Runtime) QueueMail(ctx context.Context, r ports.Repos, m queue.QueuedMail) error {
	m.CreatedAt = d.Clock.Now()
	m, fresh, err := r.Mails.AddMail(ctx, m)
	if err != nil || !fresh {
		return err
	}
	return EnqueueMail(ctx, r, queue.SendMail, m)
}

// MailUser queues a mail to a user, at the address of now.
func (d Runtime) MailUser(
	ctx context.Context, r ports.Repos, kind queue.MailKind, event string, user, subject int64,
) error {
	u, err := r.Accounts.FindUser(ctx, user)
	if err != nil {
		return err
	}
	return d.QueueMail(ctx, r, queue.QueuedMail{Kind: kind, Event: event, User: user, Address: u.Email, Subject: subject})
}

func EnqueueMail(ctx context.Context, r ports.Repos, kind queue.JobKind, m queue.QueuedMail) error {
	_, err := r.Jobs.EnqueueJob(ctx, queue.Job{Kind: kind, Subject: m.ID, CreatedAt: m.CreatedAt}, 0)
	return err
}
