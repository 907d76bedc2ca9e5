package httpapi

import (
	"net/http"
	"strconv"
	"time"

	"github.com/go-chi/chi/v5/middleware"
	"github.com/go-chi/httprate"

	"wbso/domain"
)

// Rate is a number of calls per window, for each key.
type Rate struct {
	Calls  int
	Window time.Duration
}

// Limits are the rates of the contract.
type Limits struct {
	Login         Rate // failures per name and address
	Register      Rate // per address
	Everything    Rate // per user, or per address of a visitor
	Codes         Rate // validations per user
	WrongCodes    Rate // wrong codes per user, wherever they are tried
	VisitorMinute Rate // questions to the judge
	VisitorDay    Rate
	UserMinute    Rate
	UserDay       Rate
}

// StandardLimits are what the product allows.
func StandardLimits() *Limits {
	const day = 24 * time.Hour
	return &Limits{
		Login:         Rate{5, 5 * time.Minute},
		Register:      Rate{20, time.Hour},
		Everything:    Rate{300, 10 * time.Second},
		Codes:         Rate{10, time.Minute},
		WrongCodes:    Rate{10, time.Minute},
		VisitorMinute: Rate{15, time.Minute},
		VisitorDay:    Rate{100, day},
		UserMinute:    Rate{30, time.Minute},
		UserDay:       Rate{300, day},
	}
}

// limits count calls against the rates.
type limits struct {
	on                          bool
	login, register, everything limit
	codes, wrongCodes           limit
	visitorMinute, visitorDay   limit
	userMinute, userDay         limit
}

// limit counts the calls of each key.
type limit struct {
	limiter *httprate.RateLimiter
	window  time.Duration
}

// newLimits counts against these rates; nil switches all limits off.
func newLimits(rates *Limits) *limits {
	if rates == nil {
		return &limits{}
	}
	per := func(r Rate) limit {
		return limit{httprate.NewRateLimiter(r.Calls, r.Window, httprate.WithResponseHeaders(httprate.ResponseHeaders{})), r.Window}
	}
	return &limits{
		on:            true,
		login:         per(rates.Login),
		register:      per(rates.Register),
		everything:    per(rates.Everything),
		codes:         per(rates.Codes),
		wrongCodes:    per(rates.WrongCodes),
		visitorMinute: per(rates.VisitorMinute),
		visitorDay:    per(rates.VisitorDay),
		userMinute:    per(rates.UserMinute),
		userDay:       per(rates.UserDay),
	}
}

// take counts one call under a key: Limited rate_limited when there were too many.
func (s *Server) take(r *http.Request, l limit, key string) error {
	if !s.limits.on || !l.limiter.OnLimit(discard{}, r, key) {
		return nil
	}
	return domain.Fail(domain.Limited, domain.CodeRateLimited).With("seconds", strconv.Itoa(int(l.window.Seconds())))
}

// giveBack uncounts a call that turned out not to be one of those that are limited.
func (s *Server) giveBack(r *http.Request, l limit, key string) {
	if s.limits.on {
		l.limiter.OnLimit(discard{}, r.WithContext(httprate.WithIncrement(r.Context(), -1)), key)
	}
}

// discard is a ResponseWriter for a limiter that has nothing to say.
type discard struct{}

func (discard) Header() http.Header         { return http.Header{} }
func (discard) Write(b []byte) (int, error) { return len(b), nil }
func (discard) WriteHeader(int)             {}

// address is the caller's IP address; IPv6 by its /64, which one household has.
func address(r *http.Request) string {
	return httprate.CanonicalizeIP(middleware.GetClientIP(r.Context()))
}

// caller is the key of a user, or of the address of an anonymous visitor.
func caller(r *http.Request) string {
	if who := actor(r); who.UserID != 0 {
		return "user " + strconv.FormatInt(who.UserID, 10)
	}
	return "address " + address(r)
}

// overall bounds all calls of a caller together.
func (s *Server) overall(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if err := s.take(r, s.limits.everything, caller(r)); err != nil {
			s.fail(w, r, err)
			return
		}
		next.ServeHTTP(w, r)
	})
}

// takeQuestion counts one question to the judge.
func (s *Server) takeQuestion(r *http.Request) error {
	minute, day := s.limits.visitorMinute, s.limits.visitorDay
	if actor(r).UserID != 0 {
		minute, day = s.limits.userMinute, s.limits.userDay
	}
	if err := s.take(r, minute, caller(r)); err != nil {
		return err
	}
	return s.take(r, day, caller(r))
}

// withCode asks something about a checkout code. Wrong codes count here as they
// do where codes are validated, so that no other call is a way to guess them.
func (s *Server) withCode(r *http.Request, code string, ask func() error) error {
	if domain.NormaliseCode(code) == "" {
		return ask()
	}
	if err := s.take(r, s.limits.wrongCodes, caller(r)); err != nil {
		return err
	}
	err := ask()
	if domain.CodeRefusal(err) == "" {
		s.giveBack(r, s.limits.wrongCodes, caller(r))
	}
	return err
}

// loginKey folds a name as accounts do, so that no spelling of it has tries of its own.
func loginKey(r *http.Request, login string) string {
	return domain.FoldUsername(login) + " " + address(r)
}
