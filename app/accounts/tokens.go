package accounts

import (
	"context"
	"log/slog"

	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/account"
	"wbso/ports"
)

// Refresh returns a new access token. The refresh token stays valid, so that two tabs
// can use it at once.
func (a *Accounts) Refresh(ctx context.Context, token string) (string, error) {
	claims, err := a.deps.Tokens.ParseRefresh(token)
	if err != nil {
		return "", a.refuse(ctx, "refresh", claims, err)
	}
	var user account.User
	var session account.Session
	err = a.deps.Store.Read(ctx, func(r ports.Repos) (err error) {
		if session, err = r.Sessions.FindSession(ctx, claims.ID); err != nil {
			return err
		}
		user, err = r.Accounts.FindUser(ctx, claims.User)
		return err
	})
	if err == nil {
		err = accepts(user, claims)
	}
	if err != nil {
		return "", a.refuse(ctx, "refresh", claims, err)
	}
	if now := a.deps.Clock.Now(); now.Sub(session.UsedAt) >= account.UseKept {
		a.noteUse(ctx, user.ID, func(r ports.Repos) error { return r.Sessions.UseSession(ctx, session.ID, now) })
	}
	return a.deps.Tokens.IssueAccess(user, claims.Session)
}

// noteUse records that a session or personal token is used. Only lists need it, so that it may fail.
func (a *Accounts) noteUse(ctx context.Context, user int64, record func(ports.Repos) error) {
	if err := a.deps.Store.Write(ctx, record); err != nil {
		a.deps.Log.WarnContext(ctx, "use not recorded", usecase.UserAttr(user), slog.Any("error", err))
	}
}

// Logout revokes a refresh token. Revoking it twice is no error.
func (a *Accounts) Logout(ctx context.Context, token string) error {
	claims, err := a.deps.Tokens.ParseRefresh(token)
	if err != nil {
		return err
	}
	err = a.deps.Store.Write(ctx, func(r ports.Repos) error { return r.Sessions.RevokeSession(ctx, claims.ID) })
	if err == nil {
		a.traceRevoked(ctx, claims.User, "one session", "user")
	}
	return err
}

// traceRevoked logs which tokens of a user were revoked, and by whom.
func (a *Accounts) traceRevoked(ctx context.Context, user int64, what, by string) {
	a.deps.Log.InfoContext(ctx, "tokens revoked", usecase.UserAttr(user), slog.String("what", what), slog.String("by", by))
}

// Authenticate returns the user of an access token or personal token. It reads the rows of the user and
// the session each time, so that a revocation takes effect at once in every process.
func (a *Accounts) Authenticate(ctx context.Context, token string) (usecase.Actor, error) {
	if account.LooksPersonal(token) {
		return a.authenticateToken(ctx, token)
	}
	claims, err := a.deps.Tokens.ParseAccess(token)
	if err != nil {
		return usecase.Actor{}, err
	}
	var user account.User
	err = a.deps.Store.ReadOne(ctx, func(r ports.Repos) error {
		user, err = r.Accounts.FindCaller(ctx, claims.User, claims.Session)
		return err
	})
	if err == nil {
		err = accepts(user, claims)
	}
	if err != nil {
		return usecase.Actor{}, a.refuse(ctx, "access", claims, err)
	}
	return usecase.Actor{UserID: user.ID, Username: user.Username, Session: claims.Session, Today: a.deps.Clock.Today()}, nil
}

// accepts compares a token with its user, also by name: in a database that was
// replaced, the id may belong to somebody else.
func accepts(u account.User, c ports.Claims) error {
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
		a.deps.Log.InfoContext(ctx, "token refused", slog.String("kind", kind), usecase.UserAttr(c.User))
	}
	return err
}
