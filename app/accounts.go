package app

import (
	"context"
	"fmt"
	"log/slog"

	"wbso/domain"
	"wbso/ports"
)

// Accounts are registration, sign-in and the user's own data.
type Accounts struct{ deps *Deps }

// TokenPair is what a sign-in gives.
type TokenPair struct{ Access, Refresh string }

// NewAccount is what registration asks.
type NewAccount struct{ Username, Email, Password string }

// Register stores a new user. All field errors come at once.
func (a *Accounts) Register(ctx context.Context, in NewAccount) (domain.User, error) {
	var fields domain.Fields
	username, err := domain.ParseUsername(in.Username)
	fields.Check("username", err)
	email, err := domain.ParseEmail(in.Email)
	fields.Check("email", err)
	user := domain.User{Username: username, Email: email, Active: true, CreatedAt: a.deps.Clock.Now()}
	fields.Check("password", domain.CheckPassword("password", in.Password, user, a.deps.Passwords.Common))
	taken, err := a.taken(ctx, user)
	if err != nil {
		return domain.User{}, err
	}
	if err := append(fields, taken...).Err(); err != nil {
		return domain.User{}, err
	}
	if user.PasswordHash, err = a.deps.Passwords.Hash(ctx, in.Password); err != nil {
		return domain.User{}, err
	}
	var added domain.User
	err = a.deps.Store.Write(ctx, func(r ports.Repos) error {
		added, err = r.Accounts.Add(ctx, user)
		return err
	})
	if err != nil {
		return domain.User{}, err
	}
	a.deps.Log.InfoContext(ctx, "user registered", slog.Int64("user", added.ID))
	return added, nil
}

// taken tells early which names exist, so that they are named beside the other
// errors; the store has the last word.
func (a *Accounts) taken(ctx context.Context, u domain.User) (fields domain.Fields, err error) {
	err = a.deps.Store.Read(ctx, func(r ports.Repos) error {
		fields = nil
		for _, f := range []struct {
			name, login string
			code        domain.Code
			mine        func(domain.User) string
		}{
			{"username", u.Username, domain.CodeUsernameTaken, func(u domain.User) string { return domain.FoldUsername(u.Username) }},
			{"email", u.Email, domain.CodeEmailTaken, func(u domain.User) string { return domain.FoldEmail(u.Email) }},
		} {
			if f.login == "" {
				continue
			}
			found, err := r.Accounts.ByLogin(ctx, f.login)
			switch {
			case err == nil && f.mine(found) == f.mine(u):
				fields.Add(f.name, f.code)
			case err != nil && domain.KindOf(err) != domain.NotFound:
				return err
			}
		}
		return nil
	})
	return fields, err
}

// Login gives tokens for a user name or e-mail address and its password.
// Unknown, wrong and inactive are one error, after equal work.
func (a *Accounts) Login(ctx context.Context, login, password string) (TokenPair, error) {
	user, err := a.ByLogin(ctx, login)
	if err != nil && domain.KindOf(err) != domain.NotFound {
		return TokenPair{}, err
	}
	ok, err := a.deps.Passwords.Verify(ctx, user.PasswordHash, password)
	if err != nil {
		return TokenPair{}, err
	}
	if !ok || !user.Active {
		a.deps.Log.InfoContext(ctx, "login refused", slog.Int64("user", user.ID))
		return TokenPair{}, domain.Fail(domain.Unauthenticated, domain.CodeCredentials)
	}
	a.deps.Log.InfoContext(ctx, "login", slog.Int64("user", user.ID))
	return a.open(ctx, user)
}

// open starts a session: a row for the refresh token, and both tokens.
func (a *Accounts) open(ctx context.Context, user domain.User) (TokenPair, error) {
	access, err := a.deps.Tokens.Access(user)
	if err != nil {
		return TokenPair{}, fmt.Errorf("sign access token: %w", err)
	}
	refresh, claims, err := a.deps.Tokens.Refresh(user)
	if err != nil {
		return TokenPair{}, fmt.Errorf("sign refresh token: %w", err)
	}
	now := a.deps.Clock.Now()
	err = a.deps.Store.Write(ctx, func(r ports.Repos) error {
		if err := r.Sessions.Purge(ctx, now); err != nil {
			return err
		}
		return r.Sessions.Add(ctx, domain.Session{ID: claims.ID, User: user.ID, CreatedAt: now, ExpiresAt: claims.Expires})
	})
	return TokenPair{Access: access, Refresh: refresh}, err
}

// Refresh gives a new access token. The refresh token stays good: two tabs may
// use it at once.
func (a *Accounts) Refresh(ctx context.Context, token string) (string, error) {
	claims, err := a.deps.Tokens.ParseRefresh(token)
	if err != nil {
		return "", err
	}
	var user domain.User
	err = a.deps.Store.Read(ctx, func(r ports.Repos) (err error) {
		if _, err = r.Sessions.Get(ctx, claims.ID); err != nil {
			return err
		}
		user, err = r.Accounts.ByID(ctx, claims.User)
		return err
	})
	if err == nil {
		err = accepts(user, claims)
	}
	if err != nil {
		return "", tokenError(err)
	}
	return a.deps.Tokens.Access(user)
}

// Logout revokes a refresh token; one that is revoked already is no error.
func (a *Accounts) Logout(ctx context.Context, token string) error {
	claims, err := a.deps.Tokens.ParseRefresh(token)
	if err != nil {
		return err
	}
	return a.deps.Store.Write(ctx, func(r ports.Repos) error { return r.Sessions.Revoke(ctx, claims.ID) })
}

// Authenticate tells who holds an access token. The user row is read each
// time, so that a revocation holds at once in every process.
func (a *Accounts) Authenticate(ctx context.Context, token string) (Actor, error) {
	claims, err := a.deps.Tokens.ParseAccess(token)
	if err != nil {
		return Actor{}, err
	}
	user, err := a.user(ctx, claims.User)
	if err == nil {
		err = accepts(user, claims)
	}
	if err != nil {
		return Actor{}, tokenError(err)
	}
	return Actor{UserID: user.ID, Username: user.Username}, nil
}

// accepts compares a token with its user, also by name: in a database that was
// replaced, the id may belong to somebody else.
func accepts(u domain.User, c ports.Claims) error {
	if !u.Active || u.TokenVersion != c.Version || u.Username != c.Username {
		return domain.Fail(domain.Unauthenticated, domain.CodeTokenInvalid)
	}
	return nil
}

// tokenError hides which part of a token's proof is missing.
func tokenError(err error) error {
	if domain.KindOf(err) == domain.NotFound {
		return domain.Fail(domain.Unauthenticated, domain.CodeTokenInvalid)
	}
	return err
}

func (a *Accounts) user(ctx context.Context, id int64) (u domain.User, err error) {
	err = a.deps.Store.Read(ctx, func(r ports.Repos) (err error) {
		u, err = r.Accounts.ByID(ctx, id)
		return err
	})
	return u, err
}

// Me returns the caller's own user.
func (a *Accounts) Me(ctx context.Context, who Actor) (domain.User, error) {
	if err := who.guard(); err != nil {
		return domain.User{}, err
	}
	return a.user(ctx, who.UserID)
}

// Profile is what a user tells about themselves; nil leaves a field as it is.
type Profile struct{ FirstName, LastName, Phone *string }

// UpdateProfile changes the caller's own profile.
func (a *Accounts) UpdateProfile(ctx context.Context, who Actor, p Profile) (domain.User, error) {
	if err := who.guard(); err != nil {
		return domain.User{}, err
	}
	return a.change(ctx, func(r ports.Repos) (domain.User, error) { return r.Accounts.ByID(ctx, who.UserID) }, p.apply)
}

func (p Profile) apply(u *domain.User) error {
	for to, from := range map[*string]*string{&u.FirstName: p.FirstName, &u.LastName: p.LastName, &u.Phone: p.Phone} {
		if from != nil {
			*to = *from
		}
	}
	return domain.CheckProfile(u)
}

// change reads a user, applies a change and writes it, in one transaction.
func (a *Accounts) change(ctx context.Context, find func(ports.Repos) (domain.User, error), apply func(*domain.User) error) (user domain.User, err error) {
	err = a.deps.Store.Write(ctx, func(r ports.Repos) error {
		if user, err = find(r); err != nil {
			return err
		}
		if err := apply(&user); err != nil {
			return err
		}
		return r.Accounts.Update(ctx, user)
	})
	return user, err
}

func byLogin(ctx context.Context, login string) func(ports.Repos) (domain.User, error) {
	return func(r ports.Repos) (domain.User, error) { return r.Accounts.ByLogin(ctx, login) }
}

// ByLogin returns the user with a user name or e-mail address, for administrators.
func (a *Accounts) ByLogin(ctx context.Context, login string) (u domain.User, err error) {
	err = a.deps.Store.Read(ctx, func(r ports.Repos) error {
		u, err = r.Accounts.ByLogin(ctx, login)
		return err
	})
	return u, err
}

// List returns all users, for administrators.
func (a *Accounts) List(ctx context.Context) (users []domain.User, err error) {
	err = a.deps.Store.Read(ctx, func(r ports.Repos) error {
		users, err = r.Accounts.List(ctx)
		return err
	})
	return users, err
}

// SetPassword gives a user another password and ends all their sessions.
func (a *Accounts) SetPassword(ctx context.Context, login, password string) error {
	user, err := a.ByLogin(ctx, login)
	if err != nil {
		return err
	}
	if err := domain.CheckPassword("password", password, user, a.deps.Passwords.Common); err != nil {
		return err
	}
	hash, err := a.deps.Passwords.Hash(ctx, password)
	if err != nil {
		return err
	}
	return a.revoke(ctx, user.ID, func(u *domain.User) { u.PasswordHash = hash })
}

// SetProfile corrects a user's names or phone, which they cannot change once saved.
func (a *Accounts) SetProfile(ctx context.Context, login string, p Profile) (domain.User, error) {
	return a.change(ctx, byLogin(ctx, login), p.apply)
}

// SetActive shuts a user out or lets them in again. Both end all their sessions.
func (a *Accounts) SetActive(ctx context.Context, login string, active bool) (domain.User, error) {
	user, err := a.ByLogin(ctx, login)
	if err == nil {
		err = a.revoke(ctx, user.ID, func(u *domain.User) { u.Active = active })
	}
	user.Active = active
	return user, err
}

// RevokeTokens ends all sessions of a user, or of everybody when login is empty.
func (a *Accounts) RevokeTokens(ctx context.Context, login string) (int, error) {
	users, err := a.List(ctx)
	if err != nil {
		return 0, err
	}
	if login != "" {
		u, err := a.ByLogin(ctx, login)
		if err != nil {
			return 0, err
		}
		users = []domain.User{u}
	}
	for _, u := range users {
		if err := a.revoke(ctx, u.ID, func(*domain.User) {}); err != nil {
			return 0, err
		}
	}
	return len(users), nil
}

// revoke makes every token of a user invalid, together with another change.
func (a *Accounts) revoke(ctx context.Context, id int64, also func(*domain.User)) error {
	return a.deps.Store.Write(ctx, func(r ports.Repos) error {
		u, err := r.Accounts.ByID(ctx, id)
		if err != nil {
			return err
		}
		u.TokenVersion++
		also(&u)
		if err := r.Accounts.Update(ctx, u); err != nil {
			return err
		}
		return r.Sessions.RevokeUser(ctx, id)
	})
}
