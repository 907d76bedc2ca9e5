package personaldata

import (
	"context"
	"log/slog"
	"slices"
	"strings"
	"time"

	"wbso/app/accounts"
	"wbso/app/applications"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/account"
	"wbso/domain/evaluation/find"
	"wbso/domain/member"
	"wbso/domain/privacy"
	"wbso/domain/queue"
	"wbso/domain/request"
	"wbso/ports"
)

// CloseAccount is the input of Close.
type CloseAccount struct {
	accounts.Confirmation
	Companies bool // close the companies too of which the caller is the only owner and others are members
}

// CloseAccount ends the caller's account, as shut does. It fails as CheckIdentity. Close calls
// allow before it checks the password; allow counts the call as a guess and may refuse it, undo
// takes the count back. A second call at the same time is no error.
func (p *Privacy) CloseAccount(
	ctx context.Context, who usecase.Actor, in CloseAccount, allow func() (undo func(), err error),
) error {
	if err := who.Guard(); err != nil {
		return err
	}
	user, err := p.accounts.FindUserByID(ctx, who.UserID)
	if err != nil || !user.ClosedAt.IsZero() {
		return err
	}
	err = p.deps.Store.Read(ctx, func(r ports.Repos) error { // before the code of a second factor is used up
		_, err := endings(ctx, r, user.ID, in.Companies)
		return err
	})
	if err == nil {
		err = p.accounts.CheckIdentity(ctx, user, in.Confirmation, allow, func(ports.Repos) error { return nil })
	}
	if err != nil {
		return err
	}
	return p.shut(ctx, user.ID, "user", in.Companies)
}

// CloseAccountOf closes the account of any user, for administrators; companies is as in CloseAccount. For an
// account that is closed already it deletes the personal data again.
func (p *Privacy) CloseAccountOf(ctx context.Context, login string, companies bool) error {
	var user account.User
	err := p.deps.Store.Read(ctx, func(r ports.Repos) (err error) {
		user, err = r.Accounts.FindUserByLogin(ctx, login)
		return err
	})
	if err == nil && user.ClosedAt.IsZero() && !user.AnswersTo(login) {
		err = domain.Fail(domain.NotFound, domain.CodeNotFound)
	}
	if err != nil {
		return err
	}
	return p.shut(ctx, user.ID, "administrator", companies)
}

// shut keeps what the law demands (invoices, credit notes and the payments they rest on)
// and makes the rest anonymous, ends every session and every open checkout, and deletes
// the person's mails. Money that comes in afterwards is to be paid back.
//
// Closing comes first, in a transaction of its own: it waits for those who hold the account,
// and whoever comes later finds it closed. So what is forgotten after that is all there is.
func (p *Privacy) shut(ctx context.Context, id int64, by string, companies bool) error {
	now := p.deps.Clock.Now()
	err := p.deps.Store.Write(ctx, func(r ports.Repos) error {
		if err := p.leaveCompanies(ctx, r, id, companies); err != nil {
			return err
		}
		if err := r.Accounts.CloseUser(ctx, id, now); err != nil {
			return err
		}
		return r.Sessions.RevokeSessions(ctx, id)
	})
	if err != nil {
		return err
	}
	if err := p.forget(ctx, id, now); err != nil {
		return err
	}
	if err := p.deps.Store.TruncateLog(ctx); err != nil { // the cleaning does it again
		p.deps.Log.WarnContext(ctx, "the log of the database was not truncated", slog.Any("error", err))
	}
	p.deps.Log.InfoContext(ctx, "account closed", slog.Int64("user", id), slog.String("by", by))
	return nil
}

// endings returns the memberships that end with a user's account: those of the user, and those of everybody in the
// companies that nobody else owns, which stay with the closed account. It fails with Conflict members when such a
// company has other members, unless companies allows it.
func endings(ctx context.Context, r ports.Repos, user int64, companies bool) (ending []member.Member, err error) {
	memberships, err := r.Members.ListMemberships(ctx, user)
	if err != nil {
		return nil, err
	}
	var names []string
	for _, mine := range memberships {
		these, others := []member.Member{mine}, false
		if mine.Role == member.Owner {
			all, err := r.Members.ListMembers(ctx, mine.Company, usecase.AllRows())
			if err != nil {
				return nil, err
			}
			rest := slices.DeleteFunc(all.Items, func(m member.Member) bool { return m.User == user })
			if !slices.ContainsFunc(rest, func(m member.Member) bool { return m.Role == member.Owner }) {
				these, others = rest, len(rest) > 0
			}
		}
		if others && !companies {
			firm, err := r.Companies.FindCompany(ctx, member.Everything(), mine.Company)
			if err != nil {
				return nil, err
			}
			names = append(names, firm.Name)
		}
		ending = append(ending, these...)
	}
	if len(names) > 0 {
		return nil, domain.Fail(domain.Conflict, domain.CodeMembers).With("names", strings.Join(names, ", "))
	}
	return ending, nil
}

// leaveCompanies ends the memberships that end with a user's account.
func (p *Privacy) leaveCompanies(ctx context.Context, r ports.Repos, user int64, companies bool) error {
	ending, err := endings(ctx, r, user, companies)
	if err != nil {
		return err
	}
	for _, m := range ending {
		if err := r.Members.RemoveMember(ctx, m.Company, m.User); err != nil {
			return err
		}
		line := member.LogLine{Company: m.Company, Action: member.LogRemoved, Subject: m.Username, SubjectUser: m.User, Detail: m.Role.Dutch()}
		if err := p.deps.LogCompany(ctx, r, usecase.Actor{UserID: user}, line); err != nil {
			return err
		}
	}
	return nil
}

// forget deletes the personal data of a closed account and stops its open checkouts. It may be
// repeated.
func (p *Privacy) forget(ctx context.Context, id int64, now time.Time) error {
	var checkouts []string
	var marks []queue.QueuedMail
	err := p.deps.Store.Write(ctx, func(r ports.Repos) (err error) {
		checkouts, marks = nil, nil
		user, err := r.Accounts.FindUser(ctx, id)
		if err != nil {
			return err
		}
		person, err := p.personalData(ctx, r, user)
		if err != nil {
			return err
		}
		if checkouts, err = p.stop(ctx, r, person); err != nil {
			return err
		}
		if err := r.Persons.ForgetPerson(ctx, id, now); err != nil {
			return err
		}
		if user.EmailVerified { // or the mails may be somebody else's
			marks, err = p.mails.ForgetAddress(ctx, r, id, user.Email)
		}
		return err
	})
	if err != nil {
		return err
	}
	for _, checkout := range checkouts {
		p.payments.CloseCheckout(ctx, checkout)
	}
	for _, mark := range marks {
		p.mails.ForgetNow(ctx, mark)
	}
	return nil
}

// stop ends what is going on for a person: it fails the requests in processing, so that
// their jobs record nothing, expires the open payments, whose checkouts it returns, and
// deletes the evaluations of their texts.
func (p *Privacy) stop(
	ctx context.Context, r ports.Repos, person privacy.PersonalData,
) (checkouts []string, err error) {
	for _, one := range person.Requests {
		replaced, err := p.payments.ReplaceCheckouts(ctx, r, one.Payments)
		if err != nil {
			return nil, err
		}
		checkouts = append(checkouts, replaced...)
		for _, f := range find.TextFields() {
			if err := r.Evaluations.DeleteEvaluation(ctx, p.evaluations.CacheKey(applications.TextQuestionOf(one.Request.Submission, f))); err != nil {
				return nil, err
			}
		}
		if one.Request.Status.KnownStatus() == request.Processing {
			if err := one.Request.FailProcessing(string(domain.CodeAccountClosed), p.deps.Clock.Now()); err != nil {
				return nil, err
			}
			if err := usecase.SaveRequest(ctx, r, one.Request); err != nil {
				return nil, err
			}
		}
		if err := p.payments.UpdateStatus(ctx, r, one.Request); err != nil {
			return nil, err
		}
	}
	return checkouts, nil
}
