package accounts

import (
	"context"
	"fmt"
	"log/slog"
	"slices"
	"time"

	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/account"
	"wbso/domain/privacy"
	"wbso/domain/queue"
	"wbso/ports"
)

// PasswordChange is the input of ChangePassword. Shape has the errors that were found
// while the call was read; they are returned together with those of the rules.
type PasswordChange struct {
	Old, New, Address string
	Client            account.Client
	Shape             domain.Fields
}

// ChangePassword replaces the caller's password, ends all their sessions and opens a
// new one. All field errors come at once.
//
// ChangePassword calls allow before it checks the old password. allow counts the call
// as a failure and may refuse it; undo takes the count back.
func (a *Accounts) ChangePassword(
	ctx context.Context, who usecase.Actor, in PasswordChange, allow func() (undo func(), err error),
) (pair TokenPair, err error) {
	user, err := a.Me(ctx, who)
	if err != nil {
		return TokenPair{}, err
	}
	fields := in.Shape
	if !fields.Has("new_password") {
		fields.Check("", a.checkPassword("new_password", in.New, user))
	}
	if !in.Shape.Has("old_password") {
		if err := a.checkOld(ctx, user, in, allow); err != nil && domain.KindOf(err) != domain.Invalid {
			return TokenPair{}, err
		} else if err != nil {
			fields.Check("old_password", err)
		}
	}
	if err := fields.Err(); err != nil {
		return TokenPair{}, err
	}
	hash, err := a.deps.Passwords.HashPassword(ctx, in.Address, in.New)
	if err != nil {
		return TokenPair{}, err
	}
	err = a.deps.Store.Write(ctx, func(r ports.Repos) error {
		lately, err := a.toldLately(ctx, r, user.ID, queue.PasswordChangedMail)
		if err != nil {
			return err
		}
		changed, err := a.replacePassword(ctx, r, user, hash)
		if err == nil && !lately {
			err = a.tellChanged(ctx, r, changed)
		}
		if err == nil {
			pair, err = a.begin(ctx, r, changed, in.Address, in.Client)
		}
		return err
	})
	return pair, a.passwordChanged(ctx, user.ID, "user", err)
}

// checkOld checks the password that a user has now.
func (a *Accounts) checkOld(
	ctx context.Context, user account.User, in PasswordChange, allow func() (undo func(), err error),
) error {
	ok, err := a.IsPassword(ctx, user, in.Address, in.Old, allow)
	if ok || err != nil {
		return err
	}
	a.deps.Log.InfoContext(ctx, "password change refused", usecase.UserAttr(user.ID))
	return domain.Fail(domain.Invalid, domain.CodeOldPassword)
}

// replacePassword writes a new password of a user as it was read, and ends all sessions and codes.
// It fails with Invalid old_password_wrong when the password was replaced since the user was read.
func (a *Accounts) replacePassword(
	ctx context.Context, r ports.Repos, read account.User, hash string,
) (account.User, error) {
	user, err := r.Accounts.FindUser(ctx, read.ID)
	switch {
	case err != nil:
		return user, err
	case user.PasswordHash != read.PasswordHash:
		return user, domain.Bad("old_password", domain.CodeOldPassword)
	case user.TokenVersion != read.TokenVersion || user.Active != read.Active:
		return user, domain.Fail(domain.Unauthenticated, domain.CodeTokenInvalid)
	}
	user.PasswordHash = hash
	user.TokenVersion++
	if err := r.Accounts.UpdateUser(ctx, user); err != nil {
		return user, err
	}
	if err := r.Sessions.RevokeSessions(ctx, user.ID); err != nil {
		return user, err
	}
	return user, r.PasswordCodes.EndPasswordCodes(ctx, user.ID)
}

// toldLately reports whether a user got a mail of a kind in the last hour, so that what is repeated
// gives one mail.
func (a *Accounts) toldLately(ctx context.Context, r ports.Repos, user int64, kind queue.MailKind) (bool, error) {
	since := a.deps.Clock.Now().Add(-time.Hour)
	traces, err := r.Persons.FindTraces(ctx, user)
	return slices.ContainsFunc(traces.Mails, func(m privacy.Trace) bool {
		return m.What == string(kind) && m.At.After(since)
	}), err
}

// tellChanged tells a user that the password was changed.
func (a *Accounts) tellChanged(ctx context.Context, r ports.Repos, user account.User) error {
	return a.deps.QueueMail(ctx, r, queue.QueuedMail{
		Kind: queue.PasswordChangedMail, Event: fmt.Sprintf("password:%d:%d", user.ID, user.TokenVersion),
		User: user.ID, Address: user.Email, Subject: user.ID,
	})
}

// passwordChanged logs a changed password and has its mail sent.
func (a *Accounts) passwordChanged(ctx context.Context, user int64, by string, err error) error {
	if err == nil {
		a.deps.Log.InfoContext(ctx, "password changed", usecase.UserAttr(user), slog.String("by", by))
		a.deps.Wake()
	}
	return err
}
