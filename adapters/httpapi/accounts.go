package httpapi

import (
	"net/http"
	"strings"

	"golang.org/x/text/unicode/norm"

	"wbso/adapters/apitypes"
	"wbso/app/accounts"
	"wbso/domain"
)

func (s *Server) register(w http.ResponseWriter, r *http.Request) error {
	if _, err := s.take(r, s.limits.Register.from(r, "register", "")...); err != nil {
		return err
	}
	var body apitypes.Register
	in, err := s.read(r, maxSmall, &body)
	if err != nil {
		return err
	}
	account := accounts.NewAccount{
		Username: norm.NFC.String(body.Username), Email: norm.NFC.String(body.Email), Password: body.Password, Address: address(r),
	}
	user, err := s.App.Accounts.Register(r.Context(), account)
	if err := merge(in.errs, err); err != nil {
		return err
	}
	writeJSON(w, http.StatusCreated, apitypes.UserOf(user))
	return nil
}

// merge joins the errors of shape and of rules. A field that could not be read keeps
// the error of its shape only.
func merge(shape domain.Fields, err error) error {
	if len(shape) == 0 {
		return err
	}
	all := append(domain.Fields(nil), shape...)
	for _, e := range asFields(err) {
		if !shape.Has(e.Field) {
			all = append(all, e)
		}
	}
	return all
}

func asFields(err error) domain.Fields {
	var fields domain.Fields
	if domain.KindOf(err) == domain.Invalid {
		fields.Check("", err)
	}
	return fields
}

func (s *Server) login(w http.ResponseWriter, r *http.Request) error {
	var body apitypes.Credentials
	in, err := s.read(r, maxSmall, &body)
	if err != nil {
		return err
	}
	login := norm.NFC.String(body.Username)
	in.filled("username", strings.TrimSpace(login))
	in.filled("password", body.Password)
	if err := in.errs.Err(); err != nil {
		return err
	}
	allow := func(account string, known bool) (func(), error) { return s.takeLogin(r, account, known) }
	pair, err := s.App.Accounts.Login(r.Context(), accounts.SignIn{
		Login: login, Password: body.Password, Address: address(r), Client: clientOf(r), Known: knownIn(r),
	}, allow)
	if err != nil {
		return err
	}
	s.writePair(w, pair)
	return nil
}

// writePair answers with the tokens of somebody who signed in, whom the browser is to remember.
func (s *Server) writePair(w http.ResponseWriter, pair accounts.TokenPair) {
	s.remember(w, pair.Known)
	writeJSON(w, http.StatusOK, map[string]string{"access": pair.Access, "refresh": pair.Refresh})
}

// refreshToken reads the body of a refresh or logout call.
func (s *Server) refreshToken(r *http.Request) (string, error) {
	var body apitypes.RefreshToken
	in, err := s.read(r, maxSmall, &body)
	if err != nil {
		return "", err
	}
	in.filled("refresh", body.Refresh)
	return body.Refresh, in.errs.Err()
}

func (s *Server) refresh(w http.ResponseWriter, r *http.Request) error {
	token, err := s.refreshToken(r)
	if err != nil {
		return err
	}
	access, err := s.App.Accounts.Refresh(r.Context(), token)
	if err != nil {
		return err
	}
	writeJSON(w, http.StatusOK, map[string]string{"access": access})
	return nil
}

func (s *Server) logout(w http.ResponseWriter, r *http.Request) error {
	token, err := s.refreshToken(r)
	if err != nil {
		return err
	}
	if err := s.App.Accounts.Logout(r.Context(), token); err != nil {
		return err
	}
	w.WriteHeader(http.StatusNoContent)
	return nil
}

func (s *Server) me(w http.ResponseWriter, r *http.Request) error {
	user, err := s.App.Accounts.Me(r.Context(), actor(r))
	if err != nil {
		return err
	}
	at, onlyEmployee, err := s.App.Members.FindWorkplaces(r.Context(), actor(r))
	if err != nil {
		return err
	}
	writeJSON(w, http.StatusOK, apitypes.MeOf(user, at, onlyEmployee))
	return nil
}

func (s *Server) userProfile(w http.ResponseWriter, r *http.Request) error {
	user, err := s.App.Accounts.Me(r.Context(), actor(r))
	if err != nil {
		return err
	}
	writeJSON(w, http.StatusOK, apitypes.ProfileOf(user))
	return nil
}

func (s *Server) updateUserProfile(w http.ResponseWriter, r *http.Request) error {
	var body apitypes.UserProfileChange
	in, err := s.read(r, maxSmall, &body)
	if err != nil {
		return err
	}
	profile := accounts.Profile{FirstName: body.FirstName, LastName: body.LastName, Phone: body.Phone}
	if body.Mails != nil {
		profile.OpenDays, profile.Digest = body.Mails.OpenDays, body.Mails.Digest
	}
	if len(in.errs) > 0 {
		return merge(in.errs, profile.CheckLengths())
	}
	user, err := s.App.Accounts.UpdateProfile(r.Context(), actor(r), profile)
	if err != nil {
		return err
	}
	writeJSON(w, http.StatusOK, apitypes.ProfileOf(user))
	return nil
}
