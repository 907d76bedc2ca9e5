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

// Limits are the rates of the contract.
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

// count is one call that counts against a rate, under a key. The name identifies the
// counter, also in the log.
type count struct {
	name string
	rate Rate
	key  string
}

// counters count the calls in this process, by name and key.
type counters struct {
	mu     sync.Mutex
	byName map[string]*httprate.RateLimiter
}

func (c *counters) of(name string, rate Rate) *httprate.RateLimiter {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.byName == nil {
		c.byName = map[string]*httprate.RateLimiter{}
	}
	if c.byName[name] == nil {
		c.byName[name] = httprate.NewRateLimiter(rate.Calls, rate.Window, httprate.WithResponseHeaders(httprate.ResponseHeaders{}))
	}
	return c.byName[name]
}

// take counts a call against all of these rates. If one of them is used up it counts
// nothing and returns Limited rate_limited. undo takes the counts back, for a call
// that turns out not to be one of those that are limited.
func (s *Server) take(r *http.Request, counts ...count) (undo func(), err error) {
	var taken []count
	undo = func() {
		back := r.WithContext(httprate.WithIncrement(r.Context(), -1))
		for _, c := range taken {
			s.counters.of(c.name, c.rate).OnLimit(discard{}, back, c.key)
		}
	}
	for _, c := range counts {
		if c.rate.Calls == 0 {
			continue
		}
		if s.counters.of(c.name, c.rate).OnLimit(discard{}, r, c.key) {
			undo()
			return nil, limited(c.name, c.rate.Window)
		}
		taken = append(taken, c)
	}
	return undo, nil
}

func limited(name string, wait time.Duration) error {
	seconds := strconv.Itoa(int(wait.Seconds()))
	return domain.Fail(domain.Limited, domain.CodeRateLimited).With("limit", name).With("seconds", seconds)
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
	return s.within(next, func(r *http.Request) count { return count{"everything", s.limits.Everything, caller(r)} })
}

// overallAddress limits all calls from an address together, also those with a token
// that is not accepted.
func (s *Server) overallAddress(next http.Handler) http.Handler {
	return s.within(next, func(r *http.Request) count { return count{"address", s.limits.Address, address(r)} })
}

func (s *Server) within(next http.Handler, of func(*http.Request) count) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if _, err := s.take(r, of(r)); err != nil {
			s.fail(w, r, err)
			return
		}
		next.ServeHTTP(w, r)
	})
}

// takeQuestion counts one question to the judge.
func (s *Server) takeQuestion(r *http.Request) error {
	minute, day := count{"visitor_minute", s.limits.VisitorMinute, caller(r)}, count{"visitor_day", s.limits.VisitorDay, caller(r)}
	if actor(r).UserID != 0 {
		minute, day = count{"user_minute", s.limits.UserMinute, caller(r)}, count{"user_day", s.limits.UserDay, caller(r)}
	}
	_, err := s.take(r, minute, day)
	return err
}

// takeSubmission counts one submission.
func (s *Server) takeSubmission(r *http.Request) (undo func(), err error) {
	return s.take(r, count{"submit_hour", s.limits.SubmitHour, caller(r)}, count{"submit_day", s.limits.SubmitDay, caller(r)})
}

// withCode calls ask, which uses a checkout code. Wrong codes are limited here as they
// are where codes are validated, so that no other call is a way to guess them.
func (s *Server) withCode(r *http.Request, code string, ask func() error) error {
	if domain.NormaliseCode(code) == "" {
		return ask()
	}
	undo, err := s.take(r, count{"wrong_codes", s.limits.WrongCodes, caller(r)})
	if err != nil {
		return err
	}
	if err = ask(); domain.CodeRefusal(err) == "" {
		undo()
	}
	return err
}
