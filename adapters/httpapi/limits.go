package httpapi

import (
	"context"
	"net/http"
	"strconv"
	"sync"
	"time"

	"github.com/go-chi/chi/v5/middleware"
	"github.com/go-chi/httprate"

	"wbso/domain"
)

// Rate is a number of calls per window, for each key. The zero Rate is no limit.
type Rate struct {
	Calls  int
	Window time.Duration
}

// Limits are the rates of the contract. Everything, Address and Bodies count in each
// server, the others in all servers together.
type Limits struct {
	Login         Rate // failures per name and address
	LoginAccount  Rate // failures per account, whatever name was typed
	LoginAddress  Rate // failures per address
	Register      Rate // per address
	Forgot        Rate // mails to choose a new password, per address
	Confirm       Rate // tries to use the code of one, per address
	Everything    Rate // per user, or per address of a visitor
	Address       Rate // per address, all its users and visitors together
	SubmitHour    Rate // submissions per user
	SubmitDay     Rate
	Codes         Rate // validations per user
	WrongCodes    Rate // wrong codes per user, wherever they are tried
	VisitorMinute Rate // questions to the judge
	VisitorDay    Rate
	UserMinute    Rate
	UserDay       Rate
	Contact       Rate // messages per address
	Bodies        int  // being read at the same time per address; 0 is no limit
}

// StandardLimits are what the product allows.
func StandardLimits() *Limits {
	const day = 24 * time.Hour
	return &Limits{
		Login:         Rate{5, 5 * time.Minute},
		LoginAccount:  Rate{20, time.Hour},
		LoginAddress:  Rate{50, time.Hour},
		Register:      Rate{20, time.Hour},
		Forgot:        Rate{10, time.Hour},
		Confirm:       Rate{10, time.Hour},
		Everything:    Rate{300, 10 * time.Second},
		Address:       Rate{3000, 10 * time.Second},
		SubmitHour:    Rate{20, time.Hour},
		SubmitDay:     Rate{60, day},
		Codes:         Rate{10, time.Minute},
		WrongCodes:    Rate{10, time.Minute},
		VisitorMinute: Rate{15, time.Minute},
		VisitorDay:    Rate{100, day},
		UserMinute:    Rate{30, time.Minute},
		UserDay:       Rate{300, day},
		Contact:       Rate{5, time.Hour},
		Bodies:        32,
	}
}

// by makes a limit of a rate, for the calls with a key.
func (rate Rate) by(name, key string) domain.Limit {
	return domain.Limit{Name: name, Key: key, Calls: rate.Calls, Window: rate.Window}
}

// take counts a call against limits that all servers share.
func (s *Server) take(r *http.Request, limits ...domain.Limit) (undo func(), err error) {
	return s.App.Limits.Take(r.Context(), limits...)
}

// counters count in this process alone, by the name of the limit.
type counters struct {
	mu     sync.Mutex
	byName map[string]*httprate.RateLimiter
}

func (c *counters) of(l domain.Limit) *httprate.RateLimiter {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.byName == nil {
		c.byName = map[string]*httprate.RateLimiter{}
	}
	if c.byName[l.Name] == nil {
		c.byName[l.Name] = httprate.NewRateLimiter(l.Calls, l.Window, httprate.WithResponseHeaders(httprate.ResponseHeaders{}))
	}
	return c.byName[l.Name]
}

// takeHere counts a call in this process. These limits keep a server from being run over,
// and a call to the database for each call would do the opposite.
func (s *Server) takeHere(r *http.Request, l domain.Limit) error {
	if l.Calls > 0 && s.counters.of(l).OnLimit(discard{}, r, l.Key) {
		return l.Exceeded()
	}
	return nil
}

// discard is a ResponseWriter for limiters, which write no headers here.
type discard struct{}

func (discard) Header() http.Header         { return http.Header{} }
func (discard) Write(b []byte) (int, error) { return len(b), nil }
func (discard) WriteHeader(int)             {}

// address returns the caller's IP address. An IPv6 address is cut to its /64, since a
// household has all of that.
func address(r *http.Request) string { return addressIn(r.Context()) }

func addressIn(ctx context.Context) string {
	return httprate.CanonicalizeIP(middleware.GetClientIP(ctx))
}

// caller returns the key of a user, or of the address of an anonymous visitor.
func caller(r *http.Request) string {
	if who := actor(r); who.UserID != 0 {
		return "user " + strconv.FormatInt(who.UserID, 10)
	}
	return "address " + address(r)
}

// overall limits all calls of a caller together.
func (s *Server) overall(next http.Handler) http.Handler {
	return s.within(next, func(r *http.Request) domain.Limit { return s.limits.Everything.by("everything", caller(r)) })
}

// overallAddress limits all calls from an address together, also those with a token
// that is not accepted.
func (s *Server) overallAddress(next http.Handler) http.Handler {
	return s.within(next, func(r *http.Request) domain.Limit { return s.limits.Address.by("address", address(r)) })
}

func (s *Server) within(next http.Handler, of func(*http.Request) domain.Limit) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if err := s.takeHere(r, of(r)); err != nil {
			s.fail(w, r, err)
			return
		}
		next.ServeHTTP(w, r)
	})
}

// takeQuestion counts one question to the judge.
func (s *Server) takeQuestion(r *http.Request) error {
	minute, day := s.limits.VisitorMinute.by("visitor_minute", caller(r)), s.limits.VisitorDay.by("visitor_day", caller(r))
	if actor(r).UserID != 0 {
		minute, day = s.limits.UserMinute.by("user_minute", caller(r)), s.limits.UserDay.by("user_day", caller(r))
	}
	_, err := s.take(r, minute, day)
	return err
}

// takeSubmission counts one submission.
func (s *Server) takeSubmission(r *http.Request) (undo func(), err error) {
	return s.take(r, s.limits.SubmitHour.by("submit_hour", caller(r)), s.limits.SubmitDay.by("submit_day", caller(r)))
}

// withCode calls ask, which uses a checkout code. Wrong codes are limited here as they
// are where codes are validated, so that no other call is a way to guess them.
func (s *Server) withCode(r *http.Request, code string, ask func() error) error {
	if domain.NormaliseCode(code) == "" {
		return ask()
	}
	undo, err := s.take(r, s.limits.WrongCodes.by("wrong_codes", caller(r)))
	if err != nil {
		return err
	}
	if err = ask(); domain.CodeRefusal(err) == "" {
		undo()
	}
	return err
}
