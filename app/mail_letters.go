package app

import (
	"context"
	"fmt"
	"slices"
	"time"

	"wbso/domain"
	"wbso/domain/letter"
	"wbso/ports"
)

// prepare reads a queued mail and writes its text. NotFound: it is gone, or there is
// nobody or nothing any more that it is about.
func (m *mailing) prepare(ctx context.Context, id int64) (queued domain.QueuedMail, ready domain.Mail, err error) {
	err = m.deps.Store.Write(ctx, func(r ports.Repos) error {
		if queued, err = r.Mails.ByID(ctx, id); err != nil || !queued.SentAt.IsZero() {
			return err
		}
		ready, err = m.write(ctx, r, queued)
		return err
	})
	ready.ID, ready.QueuedAt, ready.SentAt = queued.ID, queued.CreatedAt, m.deps.Clock.Now()
	return queued, ready, err
}

// write writes a mail of any kind.
func (m *mailing) write(ctx context.Context, r ports.Repos, queued domain.QueuedMail) (domain.Mail, error) {
	switch queued.Kind { // those that are about no account
	case domain.PasswordResetMail:
		return m.reset(ctx, r, queued)
	case domain.ContactReceivedMail:
		return m.contact(ctx, r, queued)
	case domain.RefundDueMail, domain.PaymentDisputedMail:
		return m.alert(ctx, r, queued)
	}
	user, err := addressee(ctx, r, queued.User)
	if err != nil {
		return domain.Mail{}, err
	}
	from, links := m.sender(), m.links()
	switch queued.Kind {
	case domain.WelcomeMail:
		return m.mail(queued.Address, letter.Welcome(user, from, links)), nil
	case domain.PasswordChangedMail:
		return m.mail(queued.Address, letter.PasswordChanged(user, from, links)), nil
	case domain.NumberRevealedMail:
		return m.mail(queued.Address, letter.NumberRevealed(user, m.deps.Clock.Day(queued.CreatedAt), from, links)), nil
	case domain.PaymentReceivedMail:
		return m.payment(ctx, r, queued, user)
	}
	request, err := find(ctx, r, queued.Subject)
	if err != nil {
		return domain.Mail{}, err
	}
	switch queued.Kind {
	case domain.DocumentReadyMail:
		return m.mail(queued.Address, letter.DocumentReady(user, request, links)), nil
	case domain.ProcessingFailedMail:
		return m.mail(queued.Address, letter.ProcessingFailed(user, request, from, links)), nil
	}
	return domain.Mail{}, fmt.Errorf("a mail of the kind %q", queued.Kind)
}

// addressee is the user whom a mail is about: NotFound not_found when they were shut
// out or closed their account.
func addressee(ctx context.Context, r ports.Repos, id int64) (domain.User, error) {
	user, err := r.Accounts.ByID(ctx, id)
	if err == nil && !user.Active {
		return user, domain.Fail(domain.NotFound, domain.CodeNotFound)
	}
	return user, err
}

// payment thanks for a payment, with the invoice when there is one.
func (m *mailing) payment(ctx context.Context, r ports.Repos, queued domain.QueuedMail, user domain.User) (domain.Mail, error) {
	payment, err := r.Payments.ByID(ctx, queued.Subject)
	if err != nil {
		return domain.Mail{}, err
	}
	request, err := find(ctx, r, payment.Request)
	if err != nil {
		return domain.Mail{}, err
	}
	invoices, err := invoicesOf(ctx, r, payment)
	if err != nil {
		return domain.Mail{}, err
	}
	mail := m.mail(queued.Address, letter.PaymentReceived(user, request, payment.Amount, len(invoices) > 0, m.deps.Clock.Today(), m.links()))
	mail.Attachments = invoices
	return mail, nil
}

// contact brings what a visitor wrote to the operator, who answers the visitor.
func (m *mailing) contact(ctx context.Context, r ports.Repos, queued domain.QueuedMail) (domain.Mail, error) {
	message, err := r.Contact.ByID(ctx, queued.Subject)
	if err != nil {
		return domain.Mail{}, err
	}
	mail := m.mail(queued.Address, letter.ContactReceived(message.Name, message.Email, message.Phone, message.Message))
	mail.ReplyTo = message.Email
	return mail, nil
}

// invoicesOf is the invoice of a payment, as a file in a mail, if there is one.
func invoicesOf(ctx context.Context, r ports.Repos, payment domain.Payment) (files []domain.Attachment, err error) {
	issued, err := r.Invoices.OfPayment(ctx, payment.ID)
	if err != nil {
		return nil, err
	}
	documents, err := r.Documents.List(ctx, payment.Request)
	if err != nil {
		return nil, err
	}
	for _, d := range documents {
		mine := func(i domain.Invoice) bool { return i.Kind == d.Kind && i.ID == int64(d.Version) }
		if d.Kind != domain.InvoiceDocument || !slices.ContainsFunc(issued, mine) {
			continue
		}
		content, err := r.Documents.Content(ctx, d.ID)
		if err != nil {
			return nil, err
		}
		files = append(files, domain.Attachment{Filename: d.Filename, ContentType: d.ContentType, Content: content})
	}
	return files, nil
}

// reset makes a code for the user with the address that was typed, and writes the
// mail that brings it. Only its digest is stored, so that another attempt makes
// another code. Past the limit of an hour there is no mail.
func (m *mailing) reset(ctx context.Context, r ports.Repos, queued domain.QueuedMail) (domain.Mail, error) {
	user, err := byLogin(ctx, r, queued.Address)
	if err == nil {
		user, err = addressee(ctx, r, user.ID)
	}
	if err != nil {
		return domain.Mail{}, err
	}
	now := m.deps.Clock.Now()
	if err := r.PasswordCodes.Purge(ctx, now.Add(-time.Hour)); err != nil {
		return domain.Mail{}, err
	}
	earlier, err := r.PasswordCodes.Since(ctx, user.ID, now.Add(-time.Hour), queued.ID)
	if err != nil {
		return domain.Mail{}, err
	}
	if earlier >= domain.PasswordCodesHourly {
		return domain.Mail{}, domain.Fail(domain.NotFound, domain.CodeNotFound)
	}
	code := randomText()
	err = r.PasswordCodes.Put(ctx, domain.PasswordCode{
		Mail: queued.ID, User: user.ID, Digest: digestOf(code), CreatedAt: now, ExpiresAt: now.Add(domain.PasswordCodeLife),
	})
	return m.mail(user.Email, letter.PasswordReset(user, code, m.links())), err
}

func (m *mailing) mail(to string, l letter.Letter) domain.Mail {
	return domain.Mail{To: to, Subject: l.Subject, Text: l.Text(m.sender()), HTML: l.HTML(m.sender())}
}

func (m *mailing) sender() letter.Sender {
	s := m.deps.Site
	return letter.Sender{Brand: s.Brand, Company: s.Operator.Name, Address: s.Operator.Address, KvK: s.Operator.KvK, Email: s.Operator.Email}
}

func (m *mailing) links() letter.Links { return letter.Links(m.deps.PublicURL) }
