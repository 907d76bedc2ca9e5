package usecase

import (
	"context"
	"fmt"

	"wbso/domain"
	"wbso/domain/member"
	"wbso/domain/queue"
	"wbso/domain/request"
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

// MailAbout queues a mail about a request to the member who made it, or to the owners of its company when
// that user may see the request no more.
func (d Runtime) MailAbout(
	ctx context.Context, r ports.Repos, kind queue.MailKind, event string, req request.Request, subject int64,
) error {
	maker := member.Access{User: req.MadeBy, Want: member.ReadApplications, Today: d.Clock.Today()}
	_, err := r.Companies.FindCompany(ctx, maker, req.Company.ID)
	if domain.KindOf(err) == domain.NotFound {
		return d.MailOwners(ctx, r, kind, event, req.Company.ID, subject)
	}
	if err != nil {
		return err
	}
	return d.MailUser(ctx, r, kind, event, req.MadeBy, subject)
}

// MailEmployee queues a mail to a user about an employee row of a company, while it is that user's.
func (d Runtime) MailEmployee(
	ctx context.Context, r ports.Repos, kind queue.MailKind, event string, company, employee, user, subject int64,
) error {
	m, err := r.Members.FindMember(ctx, company, user)
	switch {
	case domain.KindOf(err) == domain.NotFound:
		return nil
	case err != nil || m.Employee != employee:
		return err
	}
	return d.MailUser(ctx, r, kind, event, user, subject)
}

// MailOwners queues a mail to each owner of a company.
func (d Runtime) MailOwners(
	ctx context.Context, r ports.Repos, kind queue.MailKind, event string, company, subject int64,
) error {
	all, err := r.Members.ListMembers(ctx, company, AllRows())
	if err != nil {
		return err
	}
	for _, m := range all.Items {
		if m.Role != member.Owner {
			continue
		}
		if err := d.MailUser(ctx, r, kind, fmt.Sprintf("%s:%d", event, m.User), m.User, subject); err != nil {
			return err
		}
	}
	return nil
}

func EnqueueMail(ctx context.Context, r ports.Repos, kind queue.JobKind, m queue.QueuedMail) error {
	_, err := r.Jobs.EnqueueJob(ctx, queue.Job{Kind: kind, Subject: m.ID, CreatedAt: m.CreatedAt}, 0)
	return err
}
