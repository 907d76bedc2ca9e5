package app

import (
	"context"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"log/slog"

	"wbso/domain"
	"wbso/ports"
)

// PasswordChange is the input of ChangePassword. Shape has the errors that were found
// while the call was read; they are returned together with those of the rules.
type PasswordChange struct {
	Old, New, Address string
	Shape             domain.Fields
}

// ChangePassword replaces the caller's password, ends all their sessions and opens a
// new one. All field errors come at once.
//
// ChangePassword calls allow before it checks the old password. allow counts the call
// as a failure and may refuse it; undo takes the count back.
func (a *Accounts) ChangePassword(ctx context.Context, who Actor, in PasswordChange, allow func() (undo func(), err error)) (pair TokenPair, err error) {
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
	hash, err := a.deps.Passwords.Hash(ctx, in.Address, in.New)
	if err != nil {
		return TokenPair{}, err
	}
	err = a.deps.Store.Write(ctx, func(r ports.Repos) error {
		changed, err := a.replacePassword(ctx, r, user, hash)
		if err == nil {
			pair, err = a.begin(ctx, r, changed, in.Address)
		}
		return err
	})
	return pair, a.passwordChanged(ctx, user.ID, "user", err)
}

// checkOld checks the password that a user has now.
func (a *Accounts) checkOld(ctx context.Context, user domain.User, in PasswordChange, allow func() (undo func(), err error)) error {
	undo, err := allow()
	if err != nil {
		return err
	}
	ok, err := a.deps.Passwords.Verify(ctx, in.Address, user.PasswordHash, in.Old)
	if ok || err != nil {
		undo()
		return err
	}
	a.deps.Log.InfoContext(ctx, "password change refused", userAttr(user.ID))
	return domain.Fail(domain.Invalid, domain.CodeOldPassword)
}

// replacePassword writes a new password of a user as it was read, ends all sessions
// and codes, and tells the user. When the password was replaced meanwhile, the old one
// is wrong: Invalid old_password_wrong.
func (a *Accounts) replacePassword(ctx context.Context, r ports.Repos, read domain.User, hash string) (domain.User, error) {
	user, err := r.Accounts.ByID(ctx, read.ID)
	switch {
	case err != nil:
		return user, err
	case user.PasswordHash != read.PasswordHash:
		return user, domain.Bad("old_password", domain.CodeOldPassword)
	case user.TokenVersion != read.TokenVersion || !user.Active:
		return user, domain.Fail(domain.Unauthenticated, domain.CodeTokenInvalid)
	}
	user.PasswordHash = hash
	user.TokenVersion++
	if err := r.Accounts.Update(ctx, user); err != nil {
		return user, err
	}
	if err := r.Sessions.RevokeUser(ctx, user.ID); err != nil {
		return user, err
	}
	if err := r.PasswordCodes.End(ctx, user.ID); err != nil {
		return user, err
	}
	return user, a.deps.queueMail(ctx, r, domain.QueuedMail{
		Kind: domain.PasswordChangedMail, Event: fmt.Sprintf("password:%d:%d", user.ID, user.TokenVersion),
		User: user.ID, Address: user.Email, Subject: user.ID,
	})
}

// passwordChanged logs a changed password and has its mail sent.
func (a *Accounts) passwordChanged(ctx context.Context, user int64, by string, err error) error {
	if err == nil {
		a.deps.Log.InfoContext(ctx, "password changed", userAttr(user), slog.String("by", by))
		a.wake()
	}
	return err
}

// ForgotPassword asks for a mail with which to choose a new password. It does the same
// for every address: the mail's job finds out whose it is, if anybody's.
func (a *Accounts) ForgotPassword(ctx context.Context, email string) error {
	address, err := domain.ParseEmail(email)
	var fields domain.Fields
	if fields.Check("email", err); len(fields) > 0 {
		return fields
	}
	event := "reset:" + randomText()
	err = a.deps.Store.Write(ctx, func(r ports.Repos) error {
		return a.deps.queueMail(ctx, r, domain.QueuedMail{Kind: domain.PasswordResetMail, Event: event, Address: address})
	})
	if err == nil {
		a.deps.Log.InfoContext(ctx, "password reset asked")
		a.wake()
	}
	return err
}

// CheckPasswordCode: Invalid password_code_invalid unless the code of a mail works.
func (a *Accounts) CheckPasswordCode(ctx context.Context, code string) error {
	_, err := a.ofCode(ctx, code)
	return err
}

// PasswordReset is the input of ResetPassword. Shape is as in PasswordChange.
type PasswordReset struct {
	Code, New, Repeated, Address string
	Shape                        domain.Fields
}

// ResetPassword replaces the password of the user who was mailed a code, and ends all
// their sessions. All field errors come at once, and leave the code as it is.
func (a *Accounts) ResetPassword(ctx context.Context, in PasswordReset) error {
	fields, user := in.Shape, domain.User{}
	if len(fields) == 0 {
		var err error
		if user, err = a.ofCode(ctx, in.Code); err != nil {
			return err
		}
	}
	if !fields.Has("password") {
		fields.Check("", a.checkPassword("password", in.New, user))
	}
	if !fields.Has("confirm_password") && in.Repeated != in.New {
		fields.Add("confirm_password", domain.CodePasswordsDiffer)
	}
	if err := fields.Err(); err != nil {
		return err
	}
	hash, err := a.deps.Passwords.Hash(ctx, in.Address, in.New)
	if err != nil {
		return err
	}
	err = a.deps.Store.Write(ctx, func(r ports.Repos) error {
		user, err := a.userOf(ctx, r, in.Code)
		if err == nil {
			_, err = a.replacePassword(ctx, r, user, hash)
		}
		return err
	})
	return a.passwordChanged(ctx, user.ID, "code", err)
}

// ofCode is userOf in a transaction of its own, and logs a code that does not work.
func (a *Accounts) ofCode(ctx context.Context, code string) (user domain.User, err error) {
	err = a.deps.Store.Read(ctx, func(r ports.Repos) error {
		user, err = a.userOf(ctx, r, code)
		return err
	})
	if domain.CodeOf(err) == domain.CodePasswordCode {
		a.deps.Log.InfoContext(ctx, "password code refused")
	}
	return user, err
}

// userOf is the user whose code this is, while it works: Invalid password_code_invalid.
func (a *Accounts) userOf(ctx context.Context, r ports.Repos, code string) (domain.User, error) {
	refused := domain.Fail(domain.Invalid, domain.CodePasswordCode)
	found, err := r.PasswordCodes.ByDigest(ctx, digestOf(code))
	if domain.KindOf(err) == domain.NotFound || err == nil && !a.deps.Clock.Now().Before(found.ExpiresAt) {
		return domain.User{}, refused
	}
	if err != nil {
		return domain.User{}, err
	}
	user, err := addressee(ctx, r, found.User)
	if domain.KindOf(err) == domain.NotFound && err != nil {
		err = refused
	}
	return user, err
}

// randomText is 256 bits of chance, for an address in a mail.
func randomText() string {
	var b [32]byte
	rand.Read(b[:]) // never fails
	return base64.RawURLEncoding.EncodeToString(b[:])
}

// digestOf is what the store keeps of a code.
func digestOf(code string) string { return fmt.Sprintf("%x", sha256.Sum256([]byte(code))) }
