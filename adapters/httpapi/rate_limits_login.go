package httpapi

import (
	"net/http"

	"wbso/domain"
	"wbso/domain/ratelimit"
)

// takeLogin counts a failed sign-in of an account, whichever of its names was typed; undo
// takes the count back when it succeeds. An account with too many failures still accepts
// sign-ins from known addresses.
func (s *Server) takeLogin(r *http.Request, account string, known bool) (undo func(), err error) {
	limits := s.loginLimits(r, account)
	undo, err = s.take(r, append(limits, s.limits.LoginAccount.by("login_account", account))...)
	if domain.KindOf(err) == domain.Limited && known {
		return s.take(r, limits...)
	}
	return undo, err
}

// takeLoginCode is takeLogin for a code of the second factor. Only who knows the password can guess a code, so that
// codes have their own bound over all addresses together: strangers cannot use it up.
func (s *Server) takeLoginCode(r *http.Request, account string) (undo func(), err error) {
	return s.take(r, append(s.loginLimits(r, account), s.limits.LoginAccount.by("login_code", account))...)
}

// loginLimits returns the bounds of failed sign-ins from the caller's address: in all, and for one account.
func (s *Server) loginLimits(r *http.Request, account string) []ratelimit.Limit {
	return append(s.limits.LoginAddress.from(r, "login_address", ""), s.limits.Login.from(r, "login", account+" ")...)
}

// takeOldPassword counts a wrong password of somebody who is signed in. A stolen token gives as
// many tries as a stolen name, which count apart: strangers who guess keep nobody from what is theirs.
func (s *Server) takeOldPassword(r *http.Request) (undo func(), err error) {
	return s.take(r, s.limits.Login.by("old_password", userKey(r)), s.limits.LoginAccount.by("old_password_account", userKey(r)))
}
