package httpapi

import (
	"net/http"
	"strconv"
	"time"

	"github.com/go-chi/chi/v5/middleware"
	"github.com/go-chi/httprate"

	"wbso/domain"
)

// limits are the rate limits of the contract, one counter each.
type limits struct {
	on                          bool
	login, register, everything limit
	codes, wrongCodes           limit
	visitorMinute, visitorDay   limit
	userMinute, userDay         limit
}

// limit is a number of calls per window and key.
type limit struct {
	limiter *httprate.RateLimiter
	window  time.Duration
}

func newLimits(on bool) *limits {
	per := func(n int, window time.Duration) limit {
		return limit{httprate.NewRateLimiter(n, window, httprate.WithResponseHeaders(httprate.ResponseHeaders{})), window}
	}
	const day = 24 * time.Hour
	return &limits{
		on:            on,
		login:         per(5, 5*time.Minute),
		register:      per(20, time.Hour),
		codes:         per(10, time.Minute),
		wrongCodes:    per(10, time.Minute),
		everything:    per(300, 10*time.Second),
		visitorMinute: per(15, time.Minute), visitorDay: per(100, day),
		userMinute: per(30, time.Minute), userDay: per(300, day),
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
	if domain.CodeOf(err) != domain.CodeCheckoutCode {
		s.giveBack(r, s.limits.wrongCodes, caller(r))
	}
	return err
}

// loginKey folds a name as accounts do, so that no spelling of it has tries of its own.
func loginKey(r *http.Request, login string) string {
	return domain.FoldUsername(login) + " " + address(r)
}
