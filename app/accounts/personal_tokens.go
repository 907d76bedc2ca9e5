package accounts

import (
	"cmp"
	"context"
	"crypto/rand"
	"fmt"
	"log/slog"
	"math/big"
	"slices"

	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/account"
	"wbso/domain/member"
	"wbso/domain/retention"
	"wbso/ports"
)

// CreateToken adds a personal token of the caller, and returns its text, which nobody can read again. Of in,
// the name, scope, companies and expiry count; shape has the errors that were found while the call was read. It
// fails with Forbidden confirm_required unless the session was confirmed.
func (a *Accounts) CreateToken(
	ctx context.Context, who usecase.Actor, in account.PersonalToken, shape domain.Fields,
) (account.PersonalToken, string, error) {
	if err := who.Guard(); err != nil {
		return in, "", err
	}
	return a.addToken(ctx, who, in, shape, func(r ports.Repos) error { return CheckConfirmed(ctx, r, who, a.deps.Clock.Now()) })
}

// CreateTokenFor is CreateToken for administrators, who name the user.
func (a *Accounts) CreateTokenFor(ctx context.Context, login string, in account.PersonalToken) (account.PersonalToken, string, error) {
	user, err := a.FindUserByLogin(ctx, login)
	if err != nil {
		return in, "", err
	}
	return a.addToken(ctx, a.As(user), in, nil, func(ports.Repos) error { return nil })
}

// As returns a user as the one who calls, for administrators.
func (a *Accounts) As(user account.User) usecase.Actor {
	return usecase.Actor{UserID: user.ID, Username: user.Username, Today: a.deps.Clock.Today()}
}

// addToken checks and adds a token in one transaction.
func (a *Accounts) addToken(
	ctx context.Context, who usecase.Actor, in account.PersonalToken, shape domain.Fields, allowed func(ports.Repos) error,
) (account.PersonalToken, string, error) {
	text := newTokenText()
	var made account.PersonalToken
	err := a.deps.Store.Write(ctx, func(r ports.Repos) error {
		if err := HoldOpen(ctx, r, who.UserID); err != nil {
			return err
		}
		t, now := in, a.deps.Clock.Now()
		fields, wrong := slices.Clone(shape), domain.Fields(nil)
		wrong.Check("", account.CheckToken(&t, now))
		for _, e := range wrong {
			if !shape.Has(e.Field) {
				fields = append(fields, e)
			}
		}
		if !fields.Has("companies") {
			if err := findCompanies(ctx, r, who.UserID, t.Companies, &fields); err != nil {
				return err
			}
		}
		err := fields.Err()
		if err == nil { // nobody types a password for what is refused anyway
			err = allowed(r)
		}
		if err != nil {
			return err
		}
		all, err := r.PersonalTokens.ListPersonalTokens(ctx, who.UserID)
		if err == nil {
			err = retention.TokenBound.CheckRows(len(all), 1)
		}
		if err != nil {
			return err
		}
		t.User, t.Digest, t.CreatedAt = who.UserID, DigestOf(text), now
		made, err = r.PersonalTokens.AddPersonalToken(ctx, t)
		return err
	})
	if err == nil {
		a.deps.Log.InfoContext(ctx, "token created", usecase.UserAttr(who.UserID), slog.Int64("token", made.ID), slog.String("scope", string(made.Scope)))
	}
	return made, text, err
}

// findCompanies adds a field error for the first company of which a user is no member.
func findCompanies(ctx context.Context, r ports.Repos, user int64, ids []int64, fields *domain.Fields) error {
	memberships, err := r.Members.ListMemberships(ctx, user)
	for _, id := range ids {
		if !slices.ContainsFunc(memberships, func(m member.Member) bool { return m.Company == id }) {
			fields.Add("companies", domain.CodeClientUnknown).Args["pk"] = fmt.Sprint(id)
			break
		}
	}
	return err
}

// newTokenText returns the text of a new personal token.
func newTokenText() string {
	random, alphabet := make([]byte, account.TokenRandom), big.NewInt(int64(len(account.TokenAlphabet)))
	for i := range random {
		at, _ := rand.Int(rand.Reader, alphabet) // the reader never fails
		random[i] = account.TokenAlphabet[at.Int64()]
	}
	return account.TokenText(string(random))
}

// ListTokens returns the personal tokens of the caller, the newest first. A program that reaches only some companies
// sees its own.
func (a *Accounts) ListTokens(ctx context.Context, who usecase.Actor) (list []account.PersonalToken, err error) {
	if err := who.Guard(); err != nil {
		return nil, err
	}
	err = a.deps.Store.ReadOne(ctx, func(r ports.Repos) error {
		list, err = r.PersonalTokens.ListPersonalTokens(ctx, who.UserID)
		return err
	})
	if who.CheckUnlimited() != nil {
		list = slices.DeleteFunc(list, func(t account.PersonalToken) bool { return t.ID != who.Token })
	}
	return list, err
}

// RevokeToken ends a personal token of the caller at once. Any program ends its own token, and others if it may change
// what its user has. It fails with NotFound not_found for one that is gone or of somebody else.
func (a *Accounts) RevokeToken(ctx context.Context, who usecase.Actor, id int64) error {
	err := who.Guard()
	if err == nil && id != who.Token {
		err = cmp.Or(who.CheckProgram(account.WriteScope), who.CheckUnlimited())
	}
	if err != nil {
		return err
	}
	err = a.deps.Store.Write(ctx, func(r ports.Repos) error { return r.PersonalTokens.RevokePersonalToken(ctx, who.UserID, id) })
	if err == nil {
		a.traceRevoked(ctx, who.UserID, "one personal token", "user")
	}
	return err
}

// authenticateToken is Authenticate for a personal token. It reads its row each time, so that a revocation
// takes effect at once in every process. A wrong checksum never reaches the database.
func (a *Accounts) authenticateToken(ctx context.Context, text string) (usecase.Actor, error) {
	refused := domain.Fail(domain.Unauthenticated, domain.CodeTokenInvalid)
	if !account.IsTokenText(text) {
		return usecase.Actor{}, refused
	}
	var token account.PersonalToken
	var user account.User
	err := a.deps.Store.ReadOne(ctx, func(r ports.Repos) (err error) {
		token, user, err = r.PersonalTokens.FindPersonalToken(ctx, DigestOf(text))
		return err
	})
	now := a.deps.Clock.Now()
	if err == nil && (!user.Active || !now.Before(token.ExpiresAt)) {
		err = refused
	}
	if err != nil {
		return usecase.Actor{}, a.refuse(ctx, "personal", ports.Claims{User: user.ID}, err)
	}
	if now.Sub(token.UsedAt) >= account.UseKept {
		a.noteUse(ctx, user.ID, func(r ports.Repos) error { return r.PersonalTokens.UsePersonalToken(ctx, token.ID, now) })
	}
	return usecase.Actor{
		UserID: user.ID, Username: user.Username, Token: token.ID, Scope: token.Scope, Companies: token.Companies, Today: a.deps.Clock.Today(),
	}, nil
}
