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
	counts := []count{{"login_address", s.limits.LoginAddress, address(r)}, {"login", s.limits.Login, pair}}
	undo, err = s.take(r, append(counts, count{"login_account", s.limits.LoginAccount, account})...)
	if err != nil && known {
		return s.take(r, counts...)
	}
	return undo, err
}

// takeOldPassword counts a wrong old password, as a failed sign-in of the account too:
// a stolen token gives no more tries than a stolen name.
func (s *Server) takeOldPassword(r *http.Request) (undo func(), err error) {
	return s.take(r, count{"old_password", s.limits.Login, caller(r)}, count{"login_account", s.limits.LoginAccount, caller(r)})
}
