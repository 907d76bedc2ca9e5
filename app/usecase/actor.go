package usecase

import (
	"log/slog"

	"wbso/domain"
	"wbso/domain/account"
	"wbso/domain/member"
)

// Actor is who calls. The zero Actor is an anonymous visitor.
type Actor struct {
	UserID   int64
	Username string
	Session  string      // set only for a user who signed in
	Today    domain.Date // the business day, on which a membership may have ended

	// A program that calls with a personal token has these.
	Token     int64
	Scope     account.Scope
	Companies []int64 // that the token reaches; none for all
}

// Administrator returns the actor of the command line, who sees the rows of everybody.
func Administrator() Actor { return Actor{UserID: member.Anyone, Username: "administrator"} }

func (a Actor) IsAdministrator() bool { return a.UserID == member.Anyone }

// To returns the access of an actor who wants to do something.
func (a Actor) To(p member.Permission) member.Access {
	return member.Access{User: a.UserID, Want: p, Today: a.Today, Companies: a.Companies}
}

// CheckProgram returns an error for a program whose personal token does not allow what needs this scope.
func (a Actor) CheckProgram(needed account.Scope) error {
	if a.Token == 0 {
		return nil
	}
	return a.Scope.CheckScope(needed)
}

// CheckUnlimited returns Forbidden token for a program whose personal token is limited to companies.
func (a Actor) CheckUnlimited() error {
	if len(a.Companies) > 0 {
		return domain.Fail(domain.Forbidden, domain.CodeToken)
	}
	return nil
}

func (a Actor) Guard() error {
	if a.UserID == 0 {
		return domain.Fail(domain.Unauthenticated, domain.CodeNoToken)
	}
	return nil
}

// Recorder returns who wrote something, as stores keep it: 0 for an administrator.
func (a Actor) Recorder() int64 {
	if a.IsAdministrator() {
		return 0
	}
	return a.UserID
}

// UserAttr returns a user's id for the log, or nothing when it is 0.
func UserAttr(id int64) slog.Attr {
	if id == 0 {
		return slog.Attr{}
	}
	return slog.Int64("user", id)
}
