package accounts

import (
	"context"

	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/account"
	"wbso/ports"
)

// FindUserByLogin returns the user with a user name or e-mail address, for administrators.
func (a *Accounts) FindUserByLogin(ctx context.Context, login string) (u account.User, err error) {
	err = a.deps.Store.Read(ctx, func(r ports.Repos) error {
		u, err = FindUser(ctx, r, login)
		return err
	})
	return u, err
}

// ListUsers returns all users, for administrators.
func (a *Accounts) ListUsers(ctx context.Context) (users []account.User, err error) {
	err = a.deps.Store.Read(ctx, func(r ports.Repos) error {
		users, err = r.Accounts.ListUsers(ctx)
		return err
	})
	return users, err
}

// SetPassword gives a user another password, ends all their sessions and mails them. A user who was
// shut out stays so, and gets no mail.
func (a *Accounts) SetPassword(ctx context.Context, login, password string) error {
	user, err := a.FindUserByLogin(ctx, login)
	if err != nil {
		return err
	}
	if err := a.checkPassword("password", password, user); err != nil {
		return err
	}
	hash, err := a.deps.Passwords.HashPassword(ctx, "", password)
	if err != nil {
		return err
	}
	err = a.deps.Store.Write(ctx, func(r ports.Repos) error {
		now, err := FindUser(ctx, r, login)
		if err == nil {
			now, err = a.replacePassword(ctx, r, now, hash)
		}
		if err == nil {
			err = a.tellChanged(ctx, r, now)
		}
		return err
	})
	return a.passwordChanged(ctx, user.ID, "administrator", err)
}

// SetProfile corrects a user's names or phone, which they cannot change once saved.
func (a *Accounts) SetProfile(ctx context.Context, login string, p Profile) (account.User, error) {
	return a.change(ctx, func(r ports.Repos) (account.User, error) { return FindUser(ctx, r, login) }, p.apply)
}

// SetLimits changes the limits that an account has for itself, and returns those that hold for it now.
func (a *Accounts) SetLimits(ctx context.Context, login string, change func(*account.Limits)) (account.Limits, error) {
	user, err := a.change(ctx, func(r ports.Repos) (account.User, error) { return FindUser(ctx, r, login) },
		func(u *account.User) error { change(&u.Limits); return nil })
	return user.Limits.OrLimits(a.deps.Limits), err
}

// FindLimits returns the limits that the caller's account has for itself; 0 where the server's hold.
func (a *Accounts) FindLimits(ctx context.Context, who usecase.Actor) (limits account.Limits, err error) {
	err = a.deps.Store.Read(ctx, func(r ports.Repos) error {
		user, err := r.Accounts.FindUser(ctx, who.UserID)
		limits = user.Limits
		return err
	})
	return limits, err
}

// ListNearLimits returns the accounts that will soon have as much as they may.
func (a *Accounts) ListNearLimits(ctx context.Context) (near []account.NearLimit, err error) {
	err = a.deps.Store.Read(ctx, func(r ports.Repos) error {
		near, err = r.Accounts.ListNearLimits(ctx, a.deps.Limits)
		return err
	})
	return near, err
}

// SetActive shuts a user out or lets them in again. Both end all their sessions.
func (a *Accounts) SetActive(ctx context.Context, login string, active bool) (account.User, error) {
	what := "all of a user who is let in"
	if !active {
		what = "all of a user who is shut out"
	}
	user, err := a.FindUserByLogin(ctx, login)
	if err == nil {
		err = a.revoke(ctx, user.ID, what, func(u *account.User) { u.Active = active })
	}
	user.Active = active
	return user, err
}

// RevokeTokens ends all sessions of a user, or of everybody when login is empty.
func (a *Accounts) RevokeTokens(ctx context.Context, login string) (int, error) {
	users, err := a.ListUsers(ctx)
	if err != nil {
		return 0, err
	}
	if login != "" {
		u, err := a.FindUserByLogin(ctx, login)
		if err != nil {
			return 0, err
		}
		users = []account.User{u}
	}
	for _, u := range users {
		if err := a.revoke(ctx, u.ID, "all", func(*account.User) {}); err != nil {
			return 0, err
		}
	}
	return len(users), nil
}

// revoke makes every token of a user invalid, together with another change.
func (a *Accounts) revoke(ctx context.Context, id int64, what string, also func(*account.User)) error {
	err := a.deps.Store.Write(ctx, func(r ports.Repos) error {
		u, err := r.Accounts.FindUser(ctx, id)
		if err != nil {
			return err
		}
		u.TokenVersion++
		also(&u)
		if err := r.Accounts.UpdateUser(ctx, u); err != nil {
			return err
		}
		return r.Sessions.RevokeSessions(ctx, id)
	})
	if err == nil {
		a.traceRevoked(ctx, id, what, "administrator")
	}
	return err
}

// SeedUsers returns the ids of users by user name, and adds those that are not there, with proved addresses and one
// password. The demonstration adds its accounts so, which get no mail.
func (a *Accounts) SeedUsers(ctx context.Context, wanted []account.User, password string) (map[string]int64, error) {
	hash, err := a.deps.Passwords.HashPassword(ctx, "", password)
	if err != nil {
		return nil, err
	}
	ids := map[string]int64{}
	return ids, a.deps.Store.Write(ctx, func(r ports.Repos) error {
		for _, u := range wanted {
			found, err := r.Accounts.FindUserByLogin(ctx, u.Username)
			if domain.KindOf(err) == domain.NotFound {
				u.PasswordHash, u.Active, u.EmailVerified, u.CreatedAt = hash, true, true, a.deps.Clock.Now()
				found, err = r.Accounts.AddUser(ctx, u)
			}
			if err != nil {
				return err
			}
			ids[u.Username] = found.ID
		}
		return nil
	})
}
