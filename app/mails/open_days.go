package mails

import (
	"context"
	"fmt"
	"strconv"
	"strings"
	"time"

	"wbso/app/accounts"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/account"
	"wbso/domain/hours"
	"wbso/domain/mailtext"
	"wbso/domain/member"
	"wbso/domain/queue"
	"wbso/ports"
)

// reminder writes a mail about open days. It reads one company at a time, before any transaction that writes.
// NotFound: nothing is open, or the user wants no such mails or did not prove the address.
func (m *mailJobs) reminder(ctx context.Context, queued queue.QueuedMail) (mail queue.Mail, err error) {
	var user account.User
	err = m.deps.Store.Read(ctx, func(r ports.Repos) error {
		user, err = accounts.Addressee(ctx, r, queued.User)
		return err
	})
	if err == nil && (!*switchOf(&user.Mails, queued.Kind) || !user.EmailVerified) {
		err = domain.Fail(domain.NotFound, domain.CodeNotFound)
	}
	if err != nil {
		return mail, err
	}
	code := UnsubscribeCode(m.deps.Signer, m.deps.Clock.Now(), queued.User, queued.Kind)
	var own []mailtext.OwnDays
	var firms []mailtext.CompanyDays
	if queued.Kind == queue.OpenDaysMail {
		own, err = m.deps.OwnOpenDays(ctx, user.ID)
		mail = m.mail(queued.Address, mailtext.OpenDays(user, own, code, m.deps.Links))
	} else {
		firms, err = m.deps.OpenDaysOfCompanies(ctx, user.ID)
		mail = m.mail(queued.Address, mailtext.Digest(user, firms, m.deps.Clock.Today(), code, m.deps.Links))
	}
	if err == nil && len(own)+len(firms) == 0 {
		err = domain.Fail(domain.NotFound, domain.CodeNotFound)
	}
	mail.Unsubscribe = m.deps.Links.UnsubscribeURL(code)
	return mail, err
}

func isReminder(kind queue.MailKind) bool { return switchOf(&account.MailSwitches{}, kind) != nil }

// switchOf returns the switch of a kind of mail, or nil for a kind without one.
func switchOf(s *account.MailSwitches, kind queue.MailKind) *bool {
	switch kind {
	case queue.OpenDaysMail:
		return &s.OpenDays
	case queue.DigestMail:
		return &s.Digest
	}
	return nil
}

// month writes a mail to an employee about a month of theirs. NotFound: it is not theirs any more, or was confirmed
// again meanwhile.
func (m *mailJobs) month(ctx context.Context, r ports.Repos, queued queue.QueuedMail, user account.User) (queue.Mail, error) {
	of, err := r.Months.FindStoredMonth(ctx, queued.Subject)
	if err != nil {
		return queue.Mail{}, err
	}
	e, err := r.Employees.FindEmployee(ctx, member.Everything(), of.Employee)
	if err != nil {
		return queue.Mail{}, err
	}
	firm, err := r.Companies.FindCompany(ctx, member.Everything(), e.Company)
	if err != nil {
		return queue.Mail{}, err
	}
	at, err := r.Members.FindMember(ctx, e.Company, user.ID)
	if err == nil && (at.Employee != e.ID || queued.Kind == queue.MonthReturnedMail && of.ReasonOf != hours.ReturnMonth || of.State == hours.MonthConfirmed) {
		err = domain.Fail(domain.NotFound, domain.CodeNotFound)
	}
	if err != nil {
		return queue.Mail{}, err
	}
	if queued.Kind == queue.MonthChangedMail {
		return m.mail(queued.Address, mailtext.MonthChanged(user, firm.Name, of, m.deps.Links)), nil
	}
	return m.mail(queued.Address, mailtext.MonthReturned(user, firm.Name, of, m.deps.Links)), nil
}

// UnsubscribeCode returns what the link of a mail carries: the user, the kind of mail and a signature of both.
func UnsubscribeCode(signer usecase.Signer, now time.Time, user int64, kind queue.MailKind) string {
	id := strconv.FormatInt(user, 10)
	return id + "." + string(kind) + "." + signer.Sign(now, "unsubscribe", id, string(kind))
}

// Unsubscribe turns the mails of a kind off for the user of a code, also a second time. It fails with NotFound
// not_found for a code that no mail had.
func (m *Mails) Unsubscribe(ctx context.Context, code string) error {
	parts := strings.SplitN(code, ".", 3)
	if len(parts) != 3 || !m.mailing.deps.Signer.SignedSince(time.Time{}, parts[2], "unsubscribe", parts[0], parts[1]) {
		return domain.Fail(domain.NotFound, domain.CodeNotFound)
	}
	id, err := strconv.ParseInt(parts[0], 10, 64)
	if err != nil {
		return fmt.Errorf("read the user of a signed code: %w", err)
	}
	return m.mailing.deps.Store.Write(ctx, func(r ports.Repos) error {
		user, err := accounts.Addressee(ctx, r, id)
		if domain.KindOf(err) == domain.NotFound {
			return nil // an account that is closed gets no mails
		}
		off := switchOf(&user.Mails, queue.MailKind(parts[1]))
		if err != nil || off == nil || !*off {
			return err
		}
		*off = false
		return r.Accounts.UpdateUser(ctx, user)
	})
}
