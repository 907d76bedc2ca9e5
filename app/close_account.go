package app

import (
	"context"
	"log/slog"

	"wbso/domain"
	"wbso/ports"
)

// CloseAccount is the input of Close. Address is the caller's IP address.
type CloseAccount struct{ Password, Address string }

// Close ends the caller's account, as shut does. A wrong password is Invalid
// password_wrong on "password". Close calls allow before it checks the password; allow
// counts the call as a guess and may refuse it, undo takes the count back. A second call
// at the same time is no error.
func (a *Accounts) Close(ctx context.Context, who Actor, in CloseAccount, allow func() (undo func(), err error)) error {
	if err := who.guard(); err != nil {
		return err
	}
	user, err := a.user(ctx, who.UserID)
	if err != nil || !user.ClosedAt.IsZero() {
		return err
	}
	undo, err := allow()
	if err != nil {
		return err
	}
	ok, err := a.deps.Passwords.Verify(ctx, in.Address, user.PasswordHash, in.Password)
	if err != nil {
		undo()
		return err
	}
	if !ok {
		a.deps.Log.InfoContext(ctx, "closing refused", userAttr(user.ID))
		return domain.Bad("password", domain.CodePasswordWrong)
	}
	undo()
	return a.shut(ctx, user.ID, "user")
}

// CloseOf is Close of any user, for administrators.
func (a *Accounts) CloseOf(ctx context.Context, login string) error {
	user, err := a.ByLogin(ctx, login)
	if err != nil {
		return err
	}
	return a.shut(ctx, user.ID, "administrator")
}

// shut keeps what the law demands (invoices, credit notes and the payments they rest on)
// and makes the rest anonymous, ends every session and every open checkout, and deletes
// the person's mails. Money that comes in afterwards is to be paid back.
func (a *Accounts) shut(ctx context.Context, id int64, by string) error {
	var checkouts []string
	var marks []domain.QueuedMail
	err := a.deps.Store.Write(ctx, func(r ports.Repos) (err error) {
		checkouts, marks = nil, nil
		user, err := r.Accounts.ByID(ctx, id)
		if err != nil || !user.ClosedAt.IsZero() {
			return err
		}
		person, err := a.personalData(ctx, r, user)
		if err != nil {
			return err
		}
		if checkouts, err = a.stop(ctx, r, person); err != nil {
			return err
		}
		if err := r.Persons.Forget(ctx, id, person.Emails(), a.deps.Clock.Now()); err != nil {
			return err
		}
		marks, err = a.deps.forgetMails(ctx, r, id, person.Emails())
		return err
	})
	if err != nil {
		return err
	}
	for _, checkout := range checkouts {
		a.payments.closeLate(ctx, checkout)
	}
	for _, mark := range marks {
		a.deps.forgetNow(ctx, mark)
	}
	a.deps.Log.InfoContext(ctx, "account closed", slog.Int64("user", id), slog.String("by", by))
	return nil
}

// stop ends what is going on for a person: it fails the requests in processing, so that
// their jobs record nothing, expires the open payments, whose checkouts it returns, and
// deletes the verdicts, which quote their texts.
func (a *Accounts) stop(ctx context.Context, r ports.Repos, person domain.PersonalData) (checkouts []string, err error) {
	for _, p := range person.Requests {
		replaced, err := a.payments.replace(ctx, r, p.Payments)
		if err != nil {
			return nil, err
		}
		checkouts = append(checkouts, replaced...)
		for _, f := range domain.TextFields() {
			if err := r.Verdicts.Delete(ctx, a.judging.key(question(p.Request.Submission, f))); err != nil {
				return nil, err
			}
		}
		if p.Request.Status.Known() == domain.Processing {
			if err := p.Request.Fail(string(domain.CodeAccountClosed), a.deps.Clock.Now()); err != nil {
				return nil, err
			}
			if err := save(ctx, r, p.Request); err != nil {
				return nil, err
			}
		}
		if err := a.payments.reckon(ctx, r, p.Request); err != nil {
			return nil, err
		}
	}
	return checkouts, nil
}

// stillOpen is Conflict account_closed when an account was closed.
func stillOpen(ctx context.Context, r ports.Repos, id int64) error {
	user, err := r.Accounts.ByID(ctx, id)
	if err == nil && !user.ClosedAt.IsZero() {
		err = domain.Fail(domain.Conflict, domain.CodeAccountClosed)
	}
	return err
}
