package httpapi

import (
	"net/http"
	"strings"

	"github.com/go-chi/chi/v5"
	"github.com/mileusna/useragent"

	"wbso/adapters/apitypes"
	"wbso/domain/account"
)

func (s *Server) listSessions(w http.ResponseWriter, r *http.Request) error {
	who := actor(r)
	sessions, err := s.App.Accounts.ListSessions(r.Context(), who)
	if err != nil {
		return err
	}
	writeJSON(w, http.StatusOK, apitypes.Each(sessions, func(one account.Session) apitypes.Session {
		return apitypes.SessionOf(one, one.ID == who.Session)
	}))
	return nil
}

func (s *Server) endOtherSessions(w http.ResponseWriter, r *http.Request) error {
	if err := s.App.Accounts.EndOtherSessions(r.Context(), actor(r)); err != nil {
		return err
	}
	w.WriteHeader(http.StatusNoContent)
	return nil
}

func (s *Server) endSession(w http.ResponseWriter, r *http.Request) error {
	if err := s.App.Accounts.EndSession(r.Context(), actor(r), chi.URLParam(r, "id")); err != nil {
		return err
	}
	w.WriteHeader(http.StatusNoContent)
	return nil
}

// browserMax is how many characters of what a program calls itself are kept.
const browserMax = 60

// clientOf returns what is kept of where a user signs in: less than the call says.
func clientOf(r *http.Request) account.Client {
	agent := useragent.Parse(r.UserAgent())
	var names []string
	for _, name := range []string{agent.Name, agent.OS} {
		if name != "" && len(name) <= browserMax && storable(name) {
			names = append(names, name)
		}
	}
	return account.Client{Browser: strings.Join(names, " op "), Address: shortAddress(r)}
}

// shortAddress returns the caller's IP address without its last part, of IPv6 the first 48 bits. It is empty
// when there is none.
func shortAddress(r *http.Request) string {
	ip := clientIP(r.Context())
	bits := 48
	if ip.Is4() {
		bits = 24
	}
	network, err := ip.Prefix(bits)
	if err != nil {
		return ""
	}
	return strings.TrimSuffix(network.Addr().String(), "0") + "x"
}

// browserCookie holds who signed in before in a browser, which no script reads.
const browserCookie = "wbso_browser"

// knownIn returns what a browser remembers of who signed in, or nothing.
func knownIn(r *http.Request) string {
	cookie, err := r.Cookie(browserCookie)
	if err != nil {
		return ""
	}
	return cookie.Value
}

// remember has a browser keep who signed in for a year.
func (s *Server) remember(w http.ResponseWriter, known string) {
	http.SetCookie(w, &http.Cookie{
		Name: browserCookie, Value: known, Path: "/api/token/", MaxAge: 365 * 24 * 60 * 60,
		HttpOnly: true, SameSite: http.SameSiteLaxMode, Secure: strings.HasPrefix(s.PublicURL, "https://"),
	})
}
