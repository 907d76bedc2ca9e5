package accounts

import (
	"context"
	"strconv"
	"time"

	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/account"
	"wbso/fairqueue"
	"wbso/ports"
)

// Confirmation is what somebody types who is signed in, to show who is there: the password and, with a second
// factor, a code. Address is the caller's IP address.
type Confirmation struct{ Password, Code, Address string }

// Confirm records that the caller typed the password once more, for what a session alone
// does not allow. It fails as CheckIdentity.
func (a *Accounts) Confirm(
	ctx context.Context, who usecase.Actor, in Confirmation, allow func() (undo func(), err error),
) error {
	user, err := a.Me(ctx, who)
	if err != nil {
		return err
	}
	err = a.CheckIdentity(ctx, user, in, allow, func(r ports.Repos) error {
		err := r.Sessions.ConfirmSession(ctx, who.Session, a.deps.Clock.Now())
		if domain.KindOf(err) == domain.NotFound { // signed out meanwhile
			err = domain.Fail(domain.Unauthenticated, domain.CodeTokenInvalid)
		}
		return err
	})
	if err == nil {
		a.deps.Log.InfoContext(ctx, "confirmed", usecase.UserAttr(user.ID))
	}
	return err
}

// CheckIdentity returns Invalid password_wrong on "password" or otp_wrong on "otp" unless a confirmation is right. allow
// is as in ChangePassword. It calls then in the transaction that reads the second factor and uses the code, so that a
// second factor which another session enables meanwhile asks for a code here, or is enabled afterwards.
func (a *Accounts) CheckIdentity(
	ctx context.Context, user account.User, in Confirmation, allow func() (undo func(), err error), then func(ports.Repos) error,
) error {
	undo, err := allow()
	if err != nil {
		return err
	}
	ok, err := a.verify(ctx, accountKey(user.ID), in.Address, user.PasswordHash, in.Password)
	if ok {
		err = a.deps.Store.Write(ctx, func(r ports.Repos) error { return a.checkCode(ctx, r, user.ID, in.Code, then) })
	} else if err == nil {
		err = domain.Bad("password", domain.CodePasswordWrong)
	}
	if domain.KindOf(err) != domain.Invalid {
		undo()
		return err
	}
	a.deps.Log.InfoContext(ctx, "confirmation refused", usecase.UserAttr(user.ID))
	return err
}

// IsPassword reports whether this is the password of a user. It calls allow before it
// checks, and undo when the password was not wrong.
func (a *Accounts) IsPassword(
	ctx context.Context, user account.User, address, password string, allow func() (undo func(), err error),
) (bool, error) {
	undo, err := allow()
	if err != nil {
		return false, err
	}
	ok, err := a.verify(ctx, accountKey(user.ID), address, user.PasswordHash, password)
	if ok || err != nil {
		undo()
	}
	return ok, err
}

// accountKey returns the key of an account in limits.
func accountKey(user int64) string { return "user " + strconv.FormatInt(user, 10) }

// verify checks a password of an account. An account whose password was right very often waits
// behind all other callers: the limits on failures do not bound it, since its owner guesses
// nothing.
func (a *Accounts) verify(ctx context.Context, key, address, hash, password string) (bool, error) {
	good := a.deps.GoodPasswords
	good.Key = key
	undo, err := a.limits.TakeHere(good)
	if err != nil {
		ctx = fairqueue.Last(ctx)
	}
	ok, err := a.deps.Passwords.VerifyPassword(ctx, address, hash, password)
	if !ok {
		undo()
	}
	return ok, err
}

// CheckConfirmed returns Forbidden confirm_required unless the caller's session was confirmed a
// short while ago.
func CheckConfirmed(ctx context.Context, r ports.Repos, who usecase.Actor, now time.Time) error {
	session, err := r.Sessions.FindSession(ctx, who.Session)
	switch {
	case err != nil && domain.KindOf(err) != domain.NotFound:
		return err
	case err != nil, session.User != who.UserID, !session.Confirmed(now):
		return domain.Fail(domain.Forbidden, domain.CodeConfirmRequired)
	}
	return nil
}
