package accounts

import (
	"context"
	"fmt"
	"log/slog"

	"wbso/app/limits"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/account"
	"wbso/domain/queue"
	"wbso/ports"
)

// Accounts are registration, sign-in and the user's own data.
type Accounts struct {
	deps   *Deps
	limits *limits.RateLimiter
}

// TokenPair is the result of signing in.
type TokenPair struct {
	Access, Refresh string
	Known           string // for the browser to remember: who signed in there
	session         string
}

// NewAccount is the input of Register. Address is the caller's IP address, empty for
// the command line.
type NewAccount struct{ Username, Email, Password, Address string }

// Register stores a new user. All field errors come at once.
func (a *Accounts) Register(ctx context.Context, in NewAccount) (account.User, error) {
	var fields domain.Fields
	username, err := account.ParseUsername(in.Username)
	fields.Check("username", err)
	email, err := a.parseAddress(in.Email)
	fields.Check("email", err)
	user := account.User{Username: username, Email: email, Active: true, CreatedAt: a.deps.Clock.Now()}
	fields.Check("password", a.checkPassword("password", in.Password, user))
	taken, err := a.taken(ctx, user)
	if err != nil {
		return account.User{}, err
	}
	if err := append(fields, taken...).Err(); err != nil {
		return account.User{}, err
	}
	if user.PasswordHash, err = a.deps.Passwords.HashPassword(ctx, in.Address, in.Password); err != nil {
		return account.User{}, err
	}
	var added account.User
	err = a.deps.Store.Write(ctx, func(r ports.Repos) error {
		if added, err = r.Accounts.AddUser(ctx, user); err != nil {
			return err
		}
		return a.deps.QueueMail(ctx, r, queue.QueuedMail{
			Kind: queue.WelcomeMail, Event: fmt.Sprintf("welcome:%d", added.ID), User: added.ID, Address: added.Email, Subject: added.ID,
		})
	})
	if err != nil {
		return account.User{}, err
	}
	a.deps.Log.InfoContext(ctx, "user registered", slog.Int64("user", added.ID))
	a.deps.Wake()
	return added, nil
}

// taken returns the names that exist, so that they are reported together with the
// other errors. The store decides in the end.
func (a *Accounts) taken(ctx context.Context, u account.User) (fields domain.Fields, err error) {
	err = a.deps.Store.Read(ctx, func(r ports.Repos) error {
		fields = nil
		if u.Username != "" {
			found, err := r.Accounts.FindUserByLogin(ctx, u.Username)
			switch {
			case err == nil && account.FoldUsername(found.Username) == account.FoldUsername(u.Username):
				fields.Add("username", domain.CodeUsernameTaken)
			case err != nil && domain.KindOf(err) != domain.NotFound:
				return err
			}
		}
		if u.Email != "" {
			whose, err := a.userOfAddress(ctx, r, u.Email)
			if whose != 0 {
				fields.Add("email", domain.CodeEmailTaken)
			}
			return err
		}
		return nil
	})
	return fields, err
}

func (a *Accounts) checkPassword(field, password string, about account.User) error {
	return account.CheckPassword(field, password, about, a.deps.Brand, a.deps.Passwords.IsCommonPassword)
}

func (a *Accounts) FindUserByID(ctx context.Context, id int64) (u account.User, err error) {
	err = a.deps.Store.ReadOne(ctx, func(r ports.Repos) (err error) {
		u, err = r.Accounts.FindUser(ctx, id)
		return err
	})
	return u, err
}

// Me returns the caller's own user.
func (a *Accounts) Me(ctx context.Context, who usecase.Actor) (account.User, error) {
	if err := who.Guard(); err != nil {
		return account.User{}, err
	}
	return a.FindUserByID(ctx, who.UserID)
}

// Profile is a change of a user's own data; nil leaves a field as it is.
type Profile struct {
	FirstName, LastName, Phone *string
	OpenDays, Digest           *bool // the mails of that kind
}

// UpdateProfile changes the caller's own profile.
func (a *Accounts) UpdateProfile(ctx context.Context, who usecase.Actor, p Profile) (account.User, error) {
	if err := who.Guard(); err != nil {
		return account.User{}, err
	}
	if err := who.CheckUnlimited(); err != nil {
		return account.User{}, err
	}
	return a.change(ctx, func(r ports.Repos) (account.User, error) { return r.Accounts.FindUser(ctx, who.UserID) }, p.apply)
}

// CheckLengths returns the field errors that UpdateProfile would return.
func (p Profile) CheckLengths() error { return p.apply(&account.User{}) }

func (p Profile) apply(u *account.User) error {
	for to, from := range map[*string]*string{&u.FirstName: p.FirstName, &u.LastName: p.LastName, &u.Phone: p.Phone} {
		if from != nil {
			*to = *from
		}
	}
	for to, from := range map[*bool]*bool{&u.Mails.OpenDays: p.OpenDays, &u.Mails.Digest: p.Digest} {
		if from != nil {
			*to = *from
		}
	}
	return account.CheckProfile(u)
}

// change reads a user, applies a change and writes it, in one transaction.
func (a *Accounts) change(
	ctx context.Context, find func(ports.Repos) (account.User, error), apply func(*account.User) error,
) (user account.User, err error) {
	err = a.deps.Store.Write(ctx, func(r ports.Repos) error {
		if user, err = find(r); err != nil {
			return err
		}
		if err := HoldOpen(ctx, r, user.ID); err != nil {
			return err
		}
		if err := apply(&user); err != nil {
			return err
		}
		return r.Accounts.UpdateUser(ctx, user)
	})
	return user, err
}

// FindUser returns the user with a user name or e-mail address. It fails with NotFound not_found,
// also for an account that was closed.
func FindUser(ctx context.Context, r ports.Repos, login string) (account.User, error) {
	user, err := r.Accounts.FindUserByLogin(ctx, login)
	if err == nil && (!user.AnswersTo(login) || !user.ClosedAt.IsZero()) {
		return account.User{}, domain.Fail(domain.NotFound, domain.CodeNotFound)
	}
	return user, err
}

// Addressee returns the user whom a mail is about. It fails with NotFound not_found when they were
// shut out or closed their account.
func Addressee(ctx context.Context, r ports.Repos, id int64) (account.User, error) {
	user, err := r.Accounts.FindUser(ctx, id)
	if err == nil && !user.Active {
		return user, domain.Fail(domain.NotFound, domain.CodeNotFound)
	}
	return user, err
}
