package app

import (
	"wbso/domain"
	"wbso/ports"
)

// Actor is who calls. The zero Actor is an anonymous visitor.
type Actor struct {
	UserID   int64
	Username string
	Session  string // empty but for a user with a token
}

// Administrator is the actor of the command line, who sees the rows of everybody.
func Administrator() Actor { return Actor{UserID: ports.AnyOwner, Username: "administrator"} }

func (a Actor) isAdministrator() bool { return a.UserID == ports.AnyOwner }

func (a Actor) guard() error {
	if a.UserID == 0 {
		return domain.Fail(domain.Unauthenticated, domain.CodeNoToken)
	}
	return nil
}

// recorder is who wrote something, as stores keep it: 0 for an administrator.
func (a Actor) recorder() int64 {
	if a.isAdministrator() {
		return 0
	}
	return a.UserID
}
