package httpapi

import (
	"net/http"

	"wbso/adapters/apitypes"
	"wbso/domain/account"
	"wbso/domain/dutch"
)

// scopeOf returns the scope that a personal token needs for a call: read to read and write to change, unless
// scopes says otherwise. openapi.yaml says the same of each operation. route is as chi names it, without its last
// slash.
func scopeOf(method, route string) account.Scope {
	if method == http.MethodHead {
		method = http.MethodGet
	}
	if scope, listed := scopes[method+" "+route+"/"]; listed {
		return scope
	}
	if method == http.MethodGet {
		return account.ReadScope
	}
	return account.WriteScope
}

var scopes = map[string]account.Scope{
	"POST /api/checkout-code/validate/": account.ReadScope,
	"DELETE /api/account/tokens/{id}/":  account.ReadScope, // its own; write for others

	"PUT /api/day-marks/":                account.HoursScope,
	"POST /api/hours/":                   account.HoursScope,
	"POST /api/hours/import/":            account.HoursScope, // write with create_employees
	"POST /api/hours/imports/{id}/undo/": account.HoursScope,
	"DELETE /api/hours/{id}/":            account.HoursScope,
	"POST /api/hours/{id}/restore/":      account.HoursScope,

	"GET /api/account/export/":                               account.SessionOnly,
	"POST /api/account/confirm/":                             account.SessionOnly,
	"POST /api/account/close/":                               account.SessionOnly,
	"POST /api/account/verify/":                              account.SessionOnly,
	"POST /api/account/verify/send/":                         account.SessionOnly,
	"POST /api/companies/{company}/months/{month}/confirm/":  account.SessionOnly,
	"DELETE /api/account/sessions/":                          account.SessionOnly,
	"DELETE /api/account/sessions/{id}/":                     account.SessionOnly,
	"POST /api/account/second-factor/":                       account.SessionOnly,
	"DELETE /api/account/second-factor/":                     account.SessionOnly,
	"POST /api/account/second-factor/recovery-codes/":        account.SessionOnly,
	"PATCH /api/account/address/":                            account.SessionOnly,
	"POST /api/account/tokens/":                              account.SessionOnly,
	"POST /api/auth/change-password/":                        account.SessionOnly,
	"DELETE /api/profiles/{id}/":                             account.SessionOnly,
	"POST /api/employees/{id}/reveal-bsn/":                   account.SessionOnly,
	"POST /api/stripe/create-session/{id}/":                  account.SessionOnly,
	"POST /api/invitations/accept/":                          account.SessionOnly,
	"POST /api/companies/{company}/invitations/":             account.SessionOnly,
	"POST /api/companies/{company}/invitations/{id}/resend/": account.SessionOnly,
	"DELETE /api/companies/{company}/invitations/{id}/":      account.SessionOnly,
	"PATCH /api/companies/{company}/members/{id}/":           account.SessionOnly,
	"DELETE /api/companies/{company}/members/{id}/":          account.SessionOnly,
}

func (s *Server) listTokens(w http.ResponseWriter, r *http.Request) error {
	who := actor(r)
	list, err := s.App.Accounts.ListTokens(r.Context(), who)
	if err != nil {
		return err
	}
	writeJSON(w, http.StatusOK, apitypes.Each(list, func(t account.PersonalToken) apitypes.PersonalToken {
		out := apitypes.PersonalTokenOf(t)
		out.Current = t.ID == who.Token
		return out
	}))
	return nil
}

func (s *Server) createToken(w http.ResponseWriter, r *http.Request) error {
	var body apitypes.PersonalTokenInput
	in, err := s.read(r, maxSmall, &body)
	if err != nil {
		return err
	}
	token := account.PersonalToken{Name: body.Name, Scope: account.Scope(body.Scope), Companies: body.Companies}
	if body.ExpiresAt != "" && !in.errs.Has("expires_at") {
		token.ExpiresAt, err = dutch.Expiry(body.ExpiresAt)
		in.errs.Check("expires_at", err)
	}
	made, text, err := s.App.Accounts.CreateToken(r.Context(), actor(r), token, in.errs)
	if err != nil {
		return err
	}
	writeJSON(w, http.StatusCreated, apitypes.NewPersonalTokenOf(made, text))
	return nil
}

func (s *Server) revokeToken(w http.ResponseWriter, r *http.Request) error {
	id, err := pathID(r)
	if err != nil {
		return err
	}
	if err := s.App.Accounts.RevokeToken(r.Context(), actor(r), id); err != nil {
		return err
	}
	w.WriteHeader(http.StatusNoContent)
	return nil
}
