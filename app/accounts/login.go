package accounts

import (
	"context"
	"fmt"
	"time"

	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/account"
	"wbso/ports"
)

// SignIn is the input of Login: a user name or e-mail address, a password, the
// caller's IP address, and what is kept of where they are.
type SignIn struct {
	Login, Password, Address string
	Client                   account.Client
	Known                    string // what TokenPair.Known was in the browser before
}

// addressLife is how long an address is known after a sign-in from it.
const addressLife = 30 * 24 * time.Hour

// Login returns tokens for a user name or e-mail address and its password. An unknown
// name, a wrong password and an inactive user are the same error after the same work. A user
// with a second factor gets Unauthenticated second_factor, whose {challenge} LoginWithCode takes.
//
// Login calls allow before it checks the password. allow counts the call as a failure
// and may refuse it; undo takes the count back. account is the same for all names of
// a user, and known reports whether the user signed in from this address recently.
func (a *Accounts) Login(
	ctx context.Context, in SignIn, allow func(key string, known bool) (undo func(), err error),
) (TokenPair, error) {
	user, known, err := a.signingIn(ctx, in)
	if err != nil {
		return TokenPair{}, err
	}
	key := "name " + account.FoldUsername(in.Login)
	if user.ID != 0 {
		key = accountKey(user.ID)
	}
	undo, err := allow(key, known)
	if err != nil {
		return TokenPair{}, err
	}
	ok, err := a.verify(ctx, key, in.Address, user.PasswordHash, in.Password)
	if err != nil {
		undo()
		return TokenPair{}, err
	}
	if !ok || !user.Active {
		a.deps.Log.InfoContext(ctx, "login refused", usecase.UserAttr(user.ID))
		return TokenPair{}, domain.Fail(domain.Unauthenticated, domain.CodeCredentials)
	}
	undo()
	return a.open(ctx, user, in, func(_ ports.Repos, factor account.SecondFactor) error {
		if factor.On() {
			return domain.Fail(domain.Unauthenticated, domain.CodeSecondFactor).With("challenge", a.challenge(user))
		}
		return nil
	})
}

// signingIn returns the user who signs in, or the zero User when there is none. known
// reports whether the user signed in from this address recently.
func (a *Accounts) signingIn(ctx context.Context, in SignIn) (user account.User, known bool, err error) {
	since := a.deps.Clock.Now().Add(-addressLife)
	err = a.deps.Store.Read(ctx, func(r ports.Repos) error {
		if user, err = FindUser(ctx, r, in.Login); err != nil && domain.KindOf(err) != domain.NotFound {
			return err
		}
		known, err = r.Addresses.KnowsAddress(ctx, user.ID, in.Address, since) // also for the zero User, since it takes time
		return err
	})
	return user, known, err
}

// open starts a session once check allows it, and tells the user of one in a browser that is new.
func (a *Accounts) open(
	ctx context.Context, user account.User, in SignIn, check func(ports.Repos, account.SecondFactor) error,
) (pair TokenPair, err error) {
	told := false
	err = a.deps.Store.Write(ctx, func(r ports.Repos) error {
		factor, err := r.SecondFactors.FindSecondFactor(ctx, user.ID)
		if err == nil {
			err = check(r, factor)
		}
		if err != nil {
			return err
		}
		known := a.knowsUser(in.Known, user.ID)
		if !known {
			first, err := r.Accounts.NoteBrowser(ctx, user.ID) // before HoldOpen, which holds the row too
			if err != nil {
				return err
			}
			known = first
		}
		if pair, err = a.begin(ctx, r, user, in.Address, in.Client); err != nil || known {
			return err
		}
		told, err = a.tellNewBrowser(ctx, r, user, pair.session)
		return err
	})
	if err != nil {
		return TokenPair{}, err
	}
	a.deps.Log.InfoContext(ctx, "login", usecase.UserAttr(user.ID))
	if told {
		a.deps.Wake()
	}
	pair.Known = a.withUser(in.Known, user.ID)
	return pair, err
}

// begin starts a session: a row for the refresh token, and both tokens.
func (a *Accounts) begin(ctx context.Context, r ports.Repos, user account.User, address string, client account.Client) (TokenPair, error) {
	refresh, claims, err := a.deps.Tokens.IssueRefresh(user)
	if err != nil {
		return TokenPair{}, fmt.Errorf("sign refresh token of user %d: %w", user.ID, err)
	}
	access, err := a.deps.Tokens.IssueAccess(user, claims.Session)
	if err != nil {
		return TokenPair{}, fmt.Errorf("sign access token of user %d: %w", user.ID, err)
	}
	if err := HoldOpen(ctx, r, user.ID); err != nil {
		return TokenPair{}, err
	}
	now := a.deps.Clock.Now()
	if err := r.Sessions.PurgeSessions(ctx, now); err != nil {
		return TokenPair{}, err
	}
	if err := a.noteAddress(ctx, r, user, address); err != nil {
		return TokenPair{}, err
	}
	if err := r.Sessions.KeepSessions(ctx, user.ID, account.SessionsMax-1); err != nil {
		return TokenPair{}, err
	}
	err = r.Sessions.AddSession(ctx, account.Session{
		ID: claims.ID, User: user.ID, CreatedAt: now, ExpiresAt: claims.Expires, UsedAt: now, Client: client})
	return TokenPair{Access: access, Refresh: refresh, session: claims.ID}, err
}

// noteAddress makes an address known as the user's, and forgets those not seen for long.
func (a *Accounts) noteAddress(ctx context.Context, r ports.Repos, user account.User, address string) error {
	now := a.deps.Clock.Now()
	if err := r.Addresses.PurgeAddresses(ctx, now.Add(-addressLife)); err != nil {
		return err
	}
	if err := r.Addresses.KeepAddresses(ctx, user.ID, account.KnownAddressesMax-1); err != nil {
		return err
	}
	return r.Addresses.NoteAddress(ctx, user.ID, address, now)
}
