package mails

import (
	"context"
	"fmt"
	"log/slog"
	"time"

	"wbso/app/jobs"
	"wbso/domain"
	"wbso/domain/queue"
	"wbso/ports"
)

// mailJobs sends the mails that events asked for.
type mailJobs struct{ deps *Deps }

// mailTime bounds one attempt to send a mail.
const mailTime = 30 * time.Second

// kind returns how mails are sent. Nothing follows from one that is not.
func (m *mailJobs) kind(run func(context.Context, queue.Job) (jobs.Record, error)) jobs.Kind {
	nothing := func(context.Context, ports.Repos, queue.Job) error { return nil }
	return jobs.Kind{
		Run: run, Time: mailTime, Attempts: queue.SendMail.Attempts(), External: true, Reopen: nothing, Cancel: nothing,
		Fail:    func(context.Context, ports.Repos, queue.Job, error) error { return nil },
		Refusal: func(cause error) bool { return domain.CodeOf(cause) == domain.CodeMailRefused },
	}
}

// send writes a mail from what is stored now, hands it over and records that. One
// that is gone, or whose addressee or subject is, is dropped.
func (m *mailJobs) send(ctx context.Context, job queue.Job) (jobs.Record, error) {
	queued, ready, err := m.prepare(ctx, job.Subject)
	switch {
	case domain.KindOf(err) == domain.NotFound:
		return func(ctx context.Context, r ports.Repos) error { return r.Mails.DeleteMail(ctx, job.Subject) }, nil
	case err != nil:
		return nil, fmt.Errorf("write mail %d: %w", job.Subject, err)
	case !queued.SentAt.IsZero():
		return func(context.Context, ports.Repos) error { return nil }, nil
	}
	if err := m.deps.Mailer.SendMail(ctx, ready); err != nil {
		return nil, err
	}
	m.deps.Log.InfoContext(ctx, "mail sent", slog.Int64("mail", queued.ID), slog.String("kind", string(queued.Kind)))
	return m.sent(ctx, queued, ready)
}

// sent records a mail that was handed over. When its account was closed meanwhile, it
// is taken back, if its address was proved.
func (m *mailJobs) sent(ctx context.Context, queued queue.QueuedMail, ready queue.Mail) (jobs.Record, error) {
	unproved := false
	err := m.deps.Store.Read(ctx, func(r ports.Repos) error {
		if queued.User != 0 {
			user, err := r.Accounts.FindUser(ctx, queued.User)
			if err != nil {
				return err
			}
			unproved = !user.EmailVerified
		}
		_, err := r.Mails.FindMail(ctx, queued.ID)
		return err
	})
	if domain.KindOf(err) == domain.NotFound && unproved {
		return func(context.Context, ports.Repos) error { return nil }, nil
	}
	if domain.KindOf(err) == domain.NotFound {
		return func(context.Context, ports.Repos) error { return nil }, m.deps.Mailer.ForgetAddress(ctx, ready.To)
	}
	return func(ctx context.Context, r ports.Repos) error {
		if err := r.Mails.MarkMailSent(ctx, queued.ID, ready.SentAt); domain.KindOf(err) != domain.NotFound {
			return err
		}
		return nil
	}, err
}

// forget deletes what the mailer keeps of an address.
func (m *mailJobs) forget(ctx context.Context, job queue.Job) (jobs.Record, error) {
	var mark queue.QueuedMail
	err := m.deps.Store.Read(ctx, func(r ports.Repos) (err error) {
		mark, err = r.Mails.FindMail(ctx, job.Subject)
		return err
	})
	if err == nil {
		err = m.deps.Mailer.ForgetAddress(ctx, mark.Address)
	}
	if err != nil && domain.KindOf(err) != domain.NotFound {
		return nil, err
	}
	return func(ctx context.Context, r ports.Repos) error { return r.Mails.DeleteMail(ctx, job.Subject) }, nil
}
