package httpapi

import (
	"net/http"

	"wbso/domain"
)

// takeLogin counts a failed sign-in; undo takes the count back when it succeeds. An
// account with too many failures still accepts sign-ins from known addresses.
func (s *Server) takeLogin(r *http.Request, login, account string, known bool) (undo func(), err error) {
	// Folded as accounts fold it, so that another spelling of a name gives no more tries.
	pair := domain.FoldUsername(login) + " " + address(r)
	limits := []domain.Limit{s.limits.LoginAddress.by("login_address", address(r)), s.limits.Login.by("login", pair)}
	undo, err = s.take(r, append(limits, s.limits.LoginAccount.by("login_account", account))...)
	if domain.KindOf(err) == domain.Limited && known {
		return s.take(r, limits...)
	}
	return undo, err
}

// takeOldPassword counts a wrong old password, as a failed sign-in of the account too:
// a stolen token gives no more tries than a stolen name.
func (s *Server) takeOldPassword(r *http.Request) (undo func(), err error) {
	return s.take(r, s.limits.Login.by("old_password", caller(r)), s.limits.LoginAccount.by("login_account", caller(r)))
}
