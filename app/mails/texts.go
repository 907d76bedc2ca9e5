package mails

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"wbso/app/accounts"
	"wbso/app/members"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/account"
	"wbso/domain/mailtext"
	"wbso/domain/payment"
	"wbso/domain/queue"
	"wbso/domain/request"
	"wbso/ports"
)

// prepare reads a queued mail and writes its text. NotFound: it is gone, or there is
// nobody or nothing any more that it is about.
func (m *mailJobs) prepare(ctx context.Context, id int64) (queued queue.QueuedMail, ready queue.Mail, err error) {
	err = m.deps.Store.Write(ctx, func(r ports.Repos) error {
		if queued, err = r.Mails.FindMail(ctx, id); err != nil || !queued.SentAt.IsZero() || isReminder(queued.Kind) {
			return err
		}
		ready, err = m.write(ctx, r, queued)
		return err
	})
	if err == nil && queued.SentAt.IsZero() && isReminder(queued.Kind) {
		ready, err = m.reminder(ctx, queued)
	}
	ready.ID, ready.QueuedAt, ready.SentAt = queued.ID, queued.CreatedAt, m.deps.Clock.Now()
	return queued, ready, err
}

// write writes a mail of any kind.
func (m *mailJobs) write(ctx context.Context, r ports.Repos, queued queue.QueuedMail) (queue.Mail, error) {
	switch queued.Kind { // those that are about no account
	case queue.PasswordResetMail:
		return m.reset(ctx, r, queued)
	case queue.InvitationMail:
		return m.invitation(ctx, r, queued)
	case queue.ContactReceivedMail:
		return m.contact(ctx, r, queued)
	case queue.RefundDueMail, queue.PaymentDisputedMail:
		return m.alert(ctx, r, queued)
	}
	user, err := accounts.Addressee(ctx, r, queued.User)
	if err != nil {
		return queue.Mail{}, err
	}
	from, links := m.deps.Sender, m.deps.Links
	switch queued.Kind {
	case queue.WelcomeMail:
		return m.mail(queued.Address, mailtext.Welcome(user, m.addressCode(user, queued), from, links, m.deps.Clock.Today())), nil
	case queue.VerifyAddressMail:
		if user.EmailVerified { // meanwhile
			return queue.Mail{}, domain.Fail(domain.NotFound, domain.CodeNotFound)
		}
		return m.mail(queued.Address, mailtext.ProveAddress(user, m.addressCode(user, queued), from, links)), nil
	case queue.NewAddressMail:
		return m.mail(queued.Address, mailtext.NewAddress(user, accounts.NewAddressCode(m.deps.Signer, queued, m.deps.Clock.Now()), from, links)), nil
	case queue.AddressChangedMail:
		former, err := r.FormerAddresses.FindFormerAddress(ctx, queued.Subject) // which is gone once it was undone
		return m.mail(queued.Address, mailtext.AddressChanged(user, accounts.UndoCode(m.deps.Signer, former), from, links)), err
	case queue.AddressRestoredMail:
		return m.mail(queued.Address, mailtext.AddressRestored(user, from)), nil
	case queue.PasswordChangedMail:
		return m.mail(queued.Address, mailtext.PasswordChanged(user, from, links)), nil
	case queue.SecondFactorMail:
		return m.mail(queued.Address, mailtext.SecondFactor(user, factorChanges[queue.FactorEventOf(queued)], from, links)), nil
	case queue.NewBrowserMail:
		session, err := r.Sessions.FindSession(ctx, queued.NewSession())
		if domain.KindOf(err) == domain.NotFound { // ended meanwhile, perhaps to keep this mail away
			session, err = account.Session{CreatedAt: queued.CreatedAt}, nil
		}
		return m.mail(queued.Address, mailtext.NewBrowser(user, session.Client, m.deps.Clock.TimeOf(session.CreatedAt), links)), err
	case queue.NumberRevealedMail:
		by, err := r.Accounts.FindUser(ctx, queued.Subject)
		return m.mail(queued.Address, mailtext.NumberRevealed(user, by, m.deps.Clock.DayOf(queued.CreatedAt), from, links)), err
	case queue.PaymentReceivedMail:
		return m.payment(ctx, r, queued, user)
	case queue.MonthChangedMail, queue.MonthReturnedMail:
		return m.month(ctx, r, queued, user)
	}
	req, err := usecase.FindRequest(ctx, r, queued.Subject)
	if err != nil {
		return queue.Mail{}, err
	}
	switch queued.Kind {
	case queue.DocumentReadyMail:
		return m.mail(queued.Address, mailtext.DocumentReady(user, req, m.deps.Clock.Today(), links)), nil
	case queue.ProcessingFailedMail:
		return m.mail(queued.Address, mailtext.ProcessingFailed(user, req, from, links)), nil
	}
	return queue.Mail{}, fmt.Errorf("a mail of the kind %q", queued.Kind)
}

// addressCode proves the address to which the mail goes, which may be that of the account no more.
func (m *mailJobs) addressCode(user account.User, queued queue.QueuedMail) string {
	user.Email = queued.Address
	return accounts.AddressCode(m.deps.Signer, user, m.deps.Clock.Now())
}

// payment thanks for a payment, with the invoice when there is one.
func (m *mailJobs) payment(
	ctx context.Context, r ports.Repos, queued queue.QueuedMail, user account.User,
) (queue.Mail, error) {
	pay, err := r.Payments.FindPayment(ctx, queued.Subject)
	if err != nil {
		return queue.Mail{}, err
	}
	req, err := usecase.FindRequest(ctx, r, pay.Request)
	if err != nil {
		return queue.Mail{}, err
	}
	invoices, err := invoicesOf(ctx, r, pay)
	if err != nil {
		return queue.Mail{}, err
	}
	mail := m.mail(queued.Address, mailtext.PaymentReceived(user, req, pay.Amount, len(invoices) > 0, m.deps.Clock.Today(), m.deps.Links))
	mail.Attachments = invoices
	return mail, nil
}

// contact brings what a visitor wrote to the operator, who answers the visitor.
func (m *mailJobs) contact(ctx context.Context, r ports.Repos, queued queue.QueuedMail) (queue.Mail, error) {
	message, err := r.Contact.FindContactMessage(ctx, queued.Subject)
	if err != nil {
		return queue.Mail{}, err
	}
	mail := m.mail(queued.Address, mailtext.ContactReceived(message.Name, message.Email, message.Phone, message.Message))
	mail.ReplyTo = message.Email
	return mail, nil
}

// invoicesOf returns the invoice of a payment, as a file in a mail, if there is one.
func invoicesOf(ctx context.Context, r ports.Repos, pay payment.Payment) (files []queue.Attachment, err error) {
	issued, err := r.Invoices.ListInvoices(ctx, pay.ID)
	if err != nil {
		return nil, err
	}
	documents, err := r.Documents.ListDocuments(ctx, pay.Request)
	if err != nil {
		return nil, err
	}
	for _, d := range documents {
		mine := func(i payment.Invoice) bool { return i.Kind == d.Kind && i.ID == int64(d.Version) }
		if d.Kind != request.InvoiceDocument || !slices.ContainsFunc(issued, mine) {
			continue
		}
		content, err := r.Documents.ReadDocument(ctx, d.ID)
		if err != nil {
			return nil, err
		}
		files = append(files, queue.Attachment{Filename: d.Filename, ContentType: d.ContentType, Content: content})
	}
	return files, nil
}

// reset makes a code for the user with the address that was typed, and writes the
// mail that brings it. Only its digest is stored, so that another attempt makes
// another code. Past the limit of an hour there is no mail.
func (m *mailJobs) reset(ctx context.Context, r ports.Repos, queued queue.QueuedMail) (queue.Mail, error) {
	user, err := accounts.FindUser(ctx, r, queued.Address)
	if err == nil {
		user, err = accounts.Addressee(ctx, r, user.ID)
	}
	if err != nil {
		return queue.Mail{}, err
	}
	now := m.deps.Clock.Now()
	if err := r.PasswordCodes.PurgePasswordCodes(ctx, now.Add(-time.Hour)); err != nil {
		return queue.Mail{}, err
	}
	earlier, err := r.PasswordCodes.CountPasswordCodes(ctx, user.ID, now.Add(-time.Hour), queued.ID)
	if err != nil {
		return queue.Mail{}, err
	}
	if earlier >= account.PasswordCodesHourly {
		return queue.Mail{}, domain.Fail(domain.NotFound, domain.CodeNotFound)
	}
	code := accounts.RandomCode()
	err = r.PasswordCodes.PutPasswordCode(ctx, account.PasswordCode{
		Mail: queued.ID, User: user.ID, Digest: accounts.DigestOf(code), CreatedAt: now, ExpiresAt: now.Add(account.PasswordCodeLife),
	})
	return m.mail(user.Email, mailtext.PasswordReset(user, code, m.deps.Links)), err
}

// invitation makes a code for an invitation, as reset does, and writes the mail that brings it. One that was
// accepted or revoked, or has expired, is not sent.
func (m *mailJobs) invitation(ctx context.Context, r ports.Repos, queued queue.QueuedMail) (queue.Mail, error) {
	i, err := r.Invitations.FindInvitation(ctx, queued.Subject)
	if err == nil {
		err = members.CheckInvitation(ctx, r, m.deps.Clock, i)
	}
	if err != nil {
		return queue.Mail{}, err
	}
	about, err := members.Describe(ctx, r, i)
	if err != nil {
		return queue.Mail{}, err
	}
	code := accounts.RandomCode()
	err = r.Invitations.KeepDigest(ctx, i.ID, accounts.DigestOf(code))
	return m.mail(queued.Address, mailtext.Invitation(about.InvitedBy, about.Company, strings.ToLower(i.Role.Dutch()), code, m.deps.Links)), err
}

func (m *mailJobs) mail(to string, l mailtext.Mail) queue.Mail {
	return queue.Mail{To: to, Subject: l.Subject, Text: l.PlainText(m.deps.Sender), HTML: l.HTML(m.deps.Sender)}
}

// factorChanges are what mails say of the events of a second factor.
var factorChanges = map[queue.FactorEvent]mailtext.FactorChange{
	queue.FactorOn: mailtext.FactorOn, queue.FactorOff: mailtext.FactorOff, queue.FactorReset: mailtext.FactorReset, queue.FactorCodes: mailtext.NewCodes,
}
