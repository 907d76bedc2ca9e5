package accounts

import (
	"context"

	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/account"
	"wbso/ports"
)

// ListSessions returns where the caller is signed in, the session that was used last first.
func (a *Accounts) ListSessions(ctx context.Context, who usecase.Actor) (sessions []account.Session, err error) {
	if err := who.Guard(); err != nil {
		return nil, err
	}
	err = a.deps.Store.ReadOne(ctx, func(r ports.Repos) error {
		sessions, err = r.Sessions.ListSessions(ctx, who.UserID, a.deps.Clock.Now())
		return err
	})
	return sessions, err
}

// EndSession ends a session of the caller, and with it its access tokens. It fails with NotFound
// not_found for one that is gone or of somebody else.
func (a *Accounts) EndSession(ctx context.Context, who usecase.Actor, id string) error {
	if err := who.Guard(); err != nil {
		return err
	}
	err := a.deps.Store.Write(ctx, func(r ports.Repos) error {
		session, err := r.Sessions.FindSession(ctx, id)
		if err == nil && session.User != who.UserID {
			err = domain.Fail(domain.NotFound, domain.CodeNotFound)
		}
		if err != nil {
			return err
		}
		return r.Sessions.RevokeSession(ctx, id)
	})
	if err == nil {
		a.traceRevoked(ctx, who.UserID, "one session", "user")
	}
	return err
}

// EndOtherSessions ends all sessions of the caller except the one of the call.
func (a *Accounts) EndOtherSessions(ctx context.Context, who usecase.Actor) error {
	if err := who.Guard(); err != nil {
		return err
	}
	err := a.deps.Store.Write(ctx, func(r ports.Repos) error {
		return r.Sessions.RevokeOtherSessions(ctx, who.UserID, who.Session)
	})
	if err == nil {
		a.traceRevoked(ctx, who.UserID, "all other sessions", "user")
	}
	return err
}
