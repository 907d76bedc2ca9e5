package app

import (
	"context"
	"log/slog"

	"wbso/domain"
	"wbso/ports"
)

// Accounts are registration, sign-in and the user's own data.
type Accounts struct{ deps *Deps }

// TokenPair is the result of signing in.
type TokenPair struct{ Access, Refresh string }

// NewAccount is the input of Register. Address is the caller's IP address, empty for
// the command line.
type NewAccount struct{ Username, Email, Password, Address string }

// Register stores a new user. All field errors come at once.
func (a *Accounts) Register(ctx context.Context, in NewAccount) (domain.User, error) {
	var fields domain.Fields
	username, err := domain.ParseUsername(in.Username)
	fields.Check("username", err)
	email, err := domain.ParseEmail(in.Email)
	fields.Check("email", err)
	user := domain.User{Username: username, Email: email, Active: true, CreatedAt: a.deps.Clock.Now()}
	fields.Check("password", a.checkPassword(in.Password, user))
	taken, err := a.taken(ctx, user)
	if err != nil {
		return domain.User{}, err
	}
	if err := append(fields, taken...).Err(); err != nil {
		return domain.User{}, err
	}
	if user.PasswordHash, err = a.deps.Passwords.Hash(ctx, in.Address, in.Password); err != nil {
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

// taken returns the names that exist, so that they are reported together with the
// other errors. The store decides in the end.
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

func (a *Accounts) checkPassword(password string, about domain.User) error {
	return domain.CheckPassword("password", password, about, a.deps.Site.Brand, a.deps.Passwords.Common)
}

// Refresh returns a new access token. The refresh token stays valid, so that two tabs
// can use it at once.
func (a *Accounts) Refresh(ctx context.Context, token string) (string, error) {
	claims, err := a.deps.Tokens.ParseRefresh(token)
	if err != nil {
		return "", a.refuse(ctx, "refresh", claims, err)
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
		return "", a.refuse(ctx, "refresh", claims, err)
	}
	return a.deps.Tokens.Access(user)
}

// Logout revokes a refresh token. Revoking it twice is no error.
func (a *Accounts) Logout(ctx context.Context, token string) error {
	claims, err := a.deps.Tokens.ParseRefresh(token)
	if err != nil {
		return err
	}
	err = a.deps.Store.Write(ctx, func(r ports.Repos) error { return r.Sessions.Revoke(ctx, claims.ID) })
	if err == nil {
		a.traceRevoked(ctx, claims.User, "one session", "user")
	}
	return err
}

// traceRevoked logs which tokens of a user were revoked, and by whom.
func (a *Accounts) traceRevoked(ctx context.Context, user int64, what, by string) {
	a.deps.Log.InfoContext(ctx, "tokens revoked", userAttr(user), slog.String("what", what), slog.String("by", by))
}

// Authenticate returns the user of an access token. It reads the user's row each
// time, so that a revocation takes effect at once in every process.
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
		return Actor{}, a.refuse(ctx, "access", claims, err)
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

// refuse logs a token that is not accepted. Its error does not say why.
func (a *Accounts) refuse(ctx context.Context, kind string, c ports.Claims, err error) error {
	if domain.KindOf(err) == domain.NotFound {
		err = domain.Fail(domain.Unauthenticated, domain.CodeTokenInvalid)
	}
	if domain.KindOf(err) == domain.Unauthenticated {
		a.deps.Log.InfoContext(ctx, "token refused", slog.String("kind", kind), userAttr(c.User))
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

// Profile is a change of a user's own data; nil leaves a field as it is.
type Profile struct{ FirstName, LastName, Phone *string }

// UpdateProfile changes the caller's own profile.
func (a *Accounts) UpdateProfile(ctx context.Context, who Actor, p Profile) (domain.User, error) {
	if err := who.guard(); err != nil {
		return domain.User{}, err
	}
	return a.change(ctx, func(r ports.Repos) (domain.User, error) { return r.Accounts.ByID(ctx, who.UserID) }, p.apply)
}

// Check returns the field errors that UpdateProfile would return.
func (p Profile) Check() error { return p.apply(&domain.User{}) }

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

// byLogin returns the user with a user name or e-mail address: NotFound not_found.
func byLogin(ctx context.Context, r ports.Repos, login string) (domain.User, error) {
	user, err := r.Accounts.ByLogin(ctx, login)
	if err == nil && !user.AnswersTo(login) {
		return domain.User{}, domain.Fail(domain.NotFound, domain.CodeNotFound)
	}
	return user, err
}

// ByLogin returns the user with a user name or e-mail address, for administrators.
func (a *Accounts) ByLogin(ctx context.Context, login string) (u domain.User, err error) {
	err = a.deps.Store.Read(ctx, func(r ports.Repos) error {
		u, err = byLogin(ctx, r, login)
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
	if err := a.checkPassword(password, user); err != nil {
		return err
	}
	hash, err := a.deps.Passwords.Hash(ctx, "", password)
	if err != nil {
		return err
	}
	return a.revoke(ctx, user.ID, "all after another password", func(u *domain.User) { u.PasswordHash = hash })
}

// SetProfile corrects a user's names or phone, which they cannot change once saved.
func (a *Accounts) SetProfile(ctx context.Context, login string, p Profile) (domain.User, error) {
	return a.change(ctx, func(r ports.Repos) (domain.User, error) { return byLogin(ctx, r, login) }, p.apply)
}

// SetActive shuts a user out or lets them in again. Both end all their sessions.
func (a *Accounts) SetActive(ctx context.Context, login string, active bool) (domain.User, error) {
	what := "all of a user who is let in"
	if !active {
		what = "all of a user who is shut out"
	}
	user, err := a.ByLogin(ctx, login)
	if err == nil {
		err = a.revoke(ctx, user.ID, what, func(u *domain.User) { u.Active = active })
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
		if err := a.revoke(ctx, u.ID, "all", func(*domain.User) {}); err != nil {
			return 0, err
		}
	}
	return len(users), nil
}

// revoke makes every token of a user invalid, together with another change.
func (a *Accounts) revoke(ctx context.Context, id int64, what string, also func(*domain.User)) error {
	err := a.deps.Store.Write(ctx, func(r ports.Repos) error {
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
	if err == nil {
		a.traceRevoked(ctx, id, what, "administrator")
	}
	return err
}
