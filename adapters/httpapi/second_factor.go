package httpapi

import (
	"net/http"

	"wbso/adapters/apitypes"
	"wbso/app/accounts"
)

// loginWithCode counts a wrong code with the wrong passwords of the account, so that another challenge gives no
// further guesses.
func (s *Server) loginWithCode(w http.ResponseWriter, r *http.Request) error {
	var body apitypes.CodeSignIn
	in, err := s.read(r, maxSmall, &body)
	if err != nil {
		return err
	}
	in.filled("challenge", body.Challenge)
	in.filled("otp", body.Otp)
	if err := in.errs.Err(); err != nil {
		return err
	}
	allow := func(account string) (func(), error) { return s.takeLoginCode(r, account) }
	pair, err := s.App.Accounts.LoginWithCode(r.Context(), accounts.CodeSignIn{
		Challenge: body.Challenge, Code: body.Otp, SignIn: accounts.SignIn{Address: address(r), Client: clientOf(r), Known: knownIn(r)},
	}, allow)
	if err != nil {
		return err
	}
	s.writePair(w, pair)
	return nil
}

func (s *Server) getSecondFactor(w http.ResponseWriter, r *http.Request) error {
	factor, err := s.App.Accounts.FindSecondFactor(r.Context(), actor(r))
	if err != nil {
		return err
	}
	writeJSON(w, http.StatusOK, apitypes.SecondFactorOf(factor))
	return nil
}

// setUpSecondFactor gives a secret, or takes the first code of it.
func (s *Server) setUpSecondFactor(w http.ResponseWriter, r *http.Request) error {
	var body apitypes.SecondFactorStep
	in, err := s.read(r, maxSmall, &body)
	if err != nil {
		return err
	}
	if body.Otp != nil {
		in.filled("otp", *body.Otp)
	}
	if err := in.errs.Err(); err != nil {
		return err
	}
	if body.Otp == nil {
		made, err := s.App.Accounts.SetUpSecondFactor(r.Context(), actor(r))
		if err == nil {
			writeJSON(w, http.StatusOK, apitypes.Enrolment{Secret: made.Secret, Otpauth: made.URL, Qr: made.QR})
		}
		return err
	}
	var codes []string
	err = s.changingFactor(r, func() (err error) {
		codes, err = s.App.Accounts.EnableSecondFactor(r.Context(), actor(r), *body.Otp)
		return err
	})
	if err == nil {
		writeJSON(w, http.StatusCreated, apitypes.RecoveryCodes{RecoveryCodes: codes})
	}
	return err
}

func (s *Server) endSecondFactor(w http.ResponseWriter, r *http.Request) error {
	err := s.changingFactor(r, func() error { return s.App.Accounts.EndSecondFactor(r.Context(), actor(r)) })
	if err == nil {
		w.WriteHeader(http.StatusNoContent)
	}
	return err
}

func (s *Server) renewRecoveryCodes(w http.ResponseWriter, r *http.Request) error {
	var codes []string
	err := s.changingFactor(r, func() (err error) {
		codes, err = s.App.Accounts.NewRecoveryCodes(r.Context(), actor(r))
		return err
	})
	if err == nil {
		writeJSON(w, http.StatusCreated, apitypes.RecoveryCodes{RecoveryCodes: codes})
	}
	return err
}

// changingFactor counts a change of a second factor, each of which is a mail, when it is made.
func (s *Server) changingFactor(r *http.Request, change func() error) error {
	undo, err := s.take(r, s.limits.Factors.by("factors", userKey(r)))
	if err != nil {
		return err
	}
	if err := change(); err != nil {
		undo()
		return err
	}
	return nil
}
