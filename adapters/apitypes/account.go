package apitypes

import (
	"wbso/domain/account"
	"wbso/domain/member"
)

// UserOf converts a user.
func UserOf(u account.User) User {
	return User{ID: u.ID, Username: u.Username, Email: u.Email, EmailVerified: u.EmailVerified}
}

// MeOf converts the caller, with where they have an employee row, and whether they are nothing else.
func MeOf(u account.User, at []member.Workplace, onlyEmployee bool) Me {
	return Me{ID: u.ID, Username: u.Username, Email: u.Email, EmailVerified: u.EmailVerified, WorksAt: Each(at, workplaceOf), OnlyEmployee: onlyEmployee}
}

func workplaceOf(w member.Workplace) NamedCompany {
	return NamedCompany{ID: w.Company, CompanyName: w.Name}
}

// ProfileOf converts a user to what they say about themselves.
func ProfileOf(u account.User) UserProfile {
	return UserProfile{FirstName: u.FirstName, LastName: u.LastName, Phone: u.Phone, Mails: mailSwitchesOf(u.Mails)}
}

// PersonalTokenOf converts a personal token.
func PersonalTokenOf(t account.PersonalToken) PersonalToken {
	return PersonalToken{
		ID: t.ID, Name: t.Name, Scope: string(t.Scope), Companies: append([]int64{}, t.Companies...),
		CreatedAt: t.CreatedAt.UTC(), ExpiresAt: t.ExpiresAt.UTC(), LastUsedAt: orNever(t.UsedAt),
	}
}

// NewPersonalTokenOf converts a personal token that was just made, with its text.
func NewPersonalTokenOf(t account.PersonalToken, text string) NewPersonalToken {
	made := PersonalTokenOf(t)
	return NewPersonalToken{
		ID: made.ID, Name: made.Name, Scope: made.Scope, Companies: made.Companies,
		CreatedAt: made.CreatedAt, ExpiresAt: made.ExpiresAt, LastUsedAt: made.LastUsedAt, Token: text,
	}
}

// SessionOf converts a session, and says whether the call was made in it.
func SessionOf(s account.Session, current bool) Session {
	return Session{
		ID: s.ID, Browser: s.Client.Browser, Address: s.Client.Address,
		CreatedAt: s.CreatedAt.UTC(), UsedAt: s.UsedAt.UTC(), Current: current,
	}
}

// SecondFactorOf converts a second factor, without its secret.
func SecondFactorOf(f account.SecondFactor) SecondFactor {
	return SecondFactor{Enabled: f.On(), Since: orNever(f.Since), RecoveryCodesLeft: f.RecoveryLeft}
}
