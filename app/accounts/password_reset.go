package accounts

import (
	"context"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"fmt"

	"wbso/domain"
	"wbso/domain/account"
	"wbso/domain/queue"
	"wbso/ports"
)

// ForgotPassword asks for a mail with which to choose a new password. It does the same
// for every address: the mail's job finds out whose it is, if anybody's.
func (a *Accounts) ForgotPassword(ctx context.Context, email string) error {
	address, err := account.ParseEmail(email)
	var fields domain.Fields
	if fields.Check("email", err); len(fields) > 0 {
		return fields
	}
	event := "reset:" + RandomCode()
	err = a.deps.Store.Write(ctx, func(r ports.Repos) error {
		return a.deps.QueueMail(ctx, r, queue.QueuedMail{Kind: queue.PasswordResetMail, Event: event, Address: address})
	})
	if err == nil {
		a.deps.Log.InfoContext(ctx, "password reset asked")
		a.deps.Wake()
	}
	return err
}

// CheckPasswordCode returns Invalid password_code_invalid unless the code of a mail works.
func (a *Accounts) CheckPasswordCode(ctx context.Context, code string) error {
	_, err := a.ofCode(ctx, code)
	return err
}

// PasswordReset is the input of ResetPassword. Shape is as in PasswordChange.
type PasswordReset struct {
	Code, New, Repeated, Address string
	Shape                        domain.Fields
}

// ResetPassword replaces the password of the user who was mailed a code, which proves the
// address, and ends all their sessions. All field errors come at once, and leave the code as it is.
func (a *Accounts) ResetPassword(ctx context.Context, in PasswordReset) error {
	fields, user := in.Shape, account.User{}
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
	hash, err := a.deps.Passwords.HashPassword(ctx, in.Address, in.New)
	if err != nil {
		return err
	}
	err = a.deps.Store.Write(ctx, func(r ports.Repos) error {
		user, err := a.userOf(ctx, r, in.Code)
		if err != nil {
			return err
		}
		if user, err = a.replacePassword(ctx, r, user, hash); err != nil {
			return err
		}
		user.EmailVerified = true // who has the code reads the mail
		if err := r.Accounts.UpdateUser(ctx, user); err != nil {
			return err
		}
		if err := a.tellChanged(ctx, r, user); err != nil {
			return err
		}
		// Whoever reads the mail is the owner, whom failed logins elsewhere may not keep out.
		return a.noteAddress(ctx, r, user, in.Address)
	})
	return a.passwordChanged(ctx, user.ID, "code", err)
}

// ofCode is like userOf, but in a transaction of its own, and logs a code that does not work.
func (a *Accounts) ofCode(ctx context.Context, code string) (user account.User, err error) {
	err = a.deps.Store.Read(ctx, func(r ports.Repos) error {
		user, err = a.userOf(ctx, r, code)
		return err
	})
	if domain.CodeOf(err) == domain.CodePasswordCode {
		a.deps.Log.InfoContext(ctx, "password code refused")
	}
	return user, err
}

// userOf returns the user to whom a code was mailed. It fails with Invalid password_code_invalid
// when the code does not exist or has expired.
func (a *Accounts) userOf(ctx context.Context, r ports.Repos, code string) (account.User, error) {
	refused := domain.Fail(domain.Invalid, domain.CodePasswordCode)
	found, err := r.PasswordCodes.FindPasswordCode(ctx, DigestOf(code))
	if domain.KindOf(err) == domain.NotFound || err == nil && !a.deps.Clock.Now().Before(found.ExpiresAt) {
		return account.User{}, refused
	}
	if err != nil {
		return account.User{}, err
	}
	user, err := Addressee(ctx, r, found.User)
	if domain.KindOf(err) == domain.NotFound {
		err = refused
	}
	return user, err
}

// RandomCode returns 256 random bits, for an address in a mail.
func RandomCode() string {
	var b [32]byte
	rand.Read(b[:]) // never fails
	return base64.RawURLEncoding.EncodeToString(b[:])
}

// DigestOf returns the hash under which the store keeps a code.
func DigestOf(code string) string { return fmt.Sprintf("%x", sha256.Sum256([]byte(code))) }
