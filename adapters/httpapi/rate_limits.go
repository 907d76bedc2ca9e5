package httpapi

import (
	"cmp"
	"context"
	"net/http"
	"net/netip"
	"strconv"
	"time"

	"github.com/go-chi/chi/v5/middleware"

	"wbso/domain/account"
	"wbso/domain/payment"
	"wbso/domain/ratelimit"
	"wbso/fairqueue"
)

// Rate is a number of calls per window, for each key. The zero Rate is no limit.
type Rate struct {
	Calls  int
	Window time.Duration
}

// RateLimits are the rates of the contract. Everything, Address and Bodies count in each
// server, the others in all servers together.
type RateLimits struct {
	Login         Rate // failures per name and address
	LoginAccount  Rate // failures per account, whatever name was typed
	LoginAddress  Rate // failures per address
	Register      Rate // per address
	Forgot        Rate // mails to choose a new password, per address
	Passwords     Rate // changes of the password of a user
	Factors       Rate // changes of the second factor of a user
	Confirm       Rate // tries to use the code of a mail, per address
	VerifyHour    Rate // mails to prove the address of a user
	VerifyDay     Rate
	InviteDay     Rate // mails with an invitation of a user
	InviteWeek    Rate // likewise of a company to an address
	Members       Rate // changes of members by a user
	Everything    Rate // per user, or per address of a visitor
	Address       Rate // per address, all its users and visitors together
	SubmitHour    Rate // submissions per user
	SubmitDay     Rate
	Codes         Rate // validations per user
	WrongCodes    Rate // wrong codes per user, wherever they are tried
	VisitorMinute Rate // questions to the analyzer
	VisitorDay    Rate
	UserMinute    Rate
	UserDay       Rate
	Contact       Rate // messages per address
	ClientErrors  Rate // reports of defects per address
	Reveals       Rate // BSNs that a user sees
	Proposals     Rate // proposals that a user asks for
	Bodies        int  // being read at the same time per address; 0 is no limit
	Heavy         Heavy
}

// StandardLimits returns what the product allows.
func StandardLimits() *RateLimits {
	const day = 24 * time.Hour
	return &RateLimits{
		Login:         Rate{5, 5 * time.Minute},
		LoginAccount:  Rate{20, time.Hour},
		LoginAddress:  Rate{50, time.Hour},
		Register:      Rate{20, time.Hour},
		Forgot:        Rate{10, time.Hour},
		Passwords:     Rate{5, time.Hour},
		Factors:       Rate{10, time.Hour},
		Confirm:       Rate{10, time.Hour},
		VerifyHour:    Rate{3, time.Hour},
		VerifyDay:     Rate{6, day},
		InviteDay:     Rate{50, day},
		InviteWeek:    Rate{3, 7 * day},
		Members:       Rate{200, day},
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
		ClientErrors:  Rate{20, time.Hour},
		Reveals:       Rate{30, day},
		Proposals:     Rate{30, day},
		Bodies:        32,
		Heavy:         Heavy{Running: 2, Waiting: 8, Wait: 5 * time.Second},
	}
}

// by makes a limit of a rate, for the calls with a key.
func (rate Rate) by(name, key string) ratelimit.Limit {
	return ratelimit.Limit{Name: name, Key: key, Calls: rate.Calls, Window: rate.Window}
}

// wide is how many times the calls of a /64 the whole /56 around it has.
const wide = 8

// from makes the limits of a rate for the calls with a key from the caller's address. With
// IPv6 the /56 has a limit too, since many providers give that to one household.
func (rate Rate) from(r *http.Request, name, key string) []ratelimit.Limit {
	limits := []ratelimit.Limit{rate.by(name, key+address(r))}
	if clientIP(r.Context()).Is6() {
		rate.Calls *= wide
		limits = append(limits, rate.by(name+"_wide", key+network(r.Context(), 56)))
	}
	return limits
}

// of makes the limits of a rate for a user, or for the address of a visitor.
func (rate Rate) of(r *http.Request, name string) []ratelimit.Limit {
	if user := userKey(r); user != "" {
		return []ratelimit.Limit{rate.by(name, user)}
	}
	return rate.from(r, name, "address ")
}

// take counts a call against limits that all servers share.
func (s *Server) take(r *http.Request, limits ...ratelimit.Limit) (undo func(), err error) {
	return s.App.RateLimiter.Take(r.Context(), limits...)
}

// takeOwn is take for a rate of users, of which an account may have its own number of calls.
func (s *Server) takeOwn(r *http.Request, name string, rate Rate, calls func(own account.Limits) int) (undo func(), err error) {
	if rate.Calls > 0 {
		own, err := s.App.Accounts.FindLimits(r.Context(), actor(r))
		if err != nil {
			return nil, err
		}
		rate.Calls = cmp.Or(calls(own), rate.Calls)
	}
	return s.take(r, rate.by(name, userKey(r)))
}

// address returns the caller's IP address. An IPv6 address is cut to its /64, since a
// household has all of that.
func address(r *http.Request) string { return addressIn(r.Context()) }

func addressIn(ctx context.Context) string { return network(ctx, 64) }

// network returns the caller's IP address, of IPv6 only this many bits. It is empty when
// there is none.
func network(ctx context.Context, bits int) string {
	ip := clientIP(ctx)
	if !ip.IsValid() {
		return ""
	}
	if ip.Is6() {
		ip = netip.PrefixFrom(ip, bits).Masked().Addr()
	}
	return ip.String()
}

func clientIP(ctx context.Context) netip.Addr {
	return middleware.GetClientIPAddr(ctx).Unmap().WithZone("")
}

// userKey returns the key of a user in limits, empty for a visitor.
func userKey(r *http.Request) string {
	if who := actor(r); who.UserID != 0 {
		return "user " + strconv.FormatInt(who.UserID, 10)
	}
	return ""
}

// line returns the key under which a caller's calls wait for a turn: a user, or the network of a
// visitor. A household with a /56 of IPv6 takes one turn at a time.
func line(r *http.Request) string {
	return cmp.Or(userKey(r), "address "+network(r.Context(), 56))
}

// turns gives the calls of a caller their line.
func (s *Server) turns(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		next.ServeHTTP(w, r.WithContext(fairqueue.WithKey(r.Context(), line(r))))
	})
}

// tokensShare is how many times as many calls all personal tokens of a user have together as one of them.
const tokensShare = 4

// overall limits all calls of a caller together. Programs of a user leave the user's own calls alone.
func (s *Server) overall(next http.Handler) http.Handler {
	return s.within(next, func(r *http.Request) []ratelimit.Limit {
		token := actor(r).Token
		if token == 0 {
			return s.limits.Everything.of(r, "everything")
		}
		all := s.limits.Everything
		all.Calls *= tokensShare
		return []ratelimit.Limit{s.limits.Everything.by("token", strconv.FormatInt(token, 10)), all.by("tokens", userKey(r))}
	})
}

// overallAddress limits all calls from an address together, also those with a token
// that is not accepted.
func (s *Server) overallAddress(next http.Handler) http.Handler {
	return s.within(next, func(r *http.Request) []ratelimit.Limit { return s.limits.Address.from(r, "address", "") })
}

// within counts in this process. A call to the database for each call would not keep a
// server from being run over.
func (s *Server) within(next http.Handler, of func(*http.Request) []ratelimit.Limit) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if _, err := s.App.RateLimiter.TakeHere(of(r)...); err != nil {
			s.fail(w, r, err)
			return
		}
		next.ServeHTTP(w, r)
	})
}

// takeQuestion counts one question to the analyzer.
func (s *Server) takeQuestion(r *http.Request) error {
	minute, day := s.limits.VisitorMinute.of(r, "visitor_minute"), s.limits.VisitorDay.of(r, "visitor_day")
	if userKey(r) != "" {
		minute, day = s.limits.UserMinute.of(r, "user_minute"), s.limits.UserDay.of(r, "user_day")
	}
	_, err := s.take(r, append(minute, day...)...)
	return err
}

// takeSubmission counts one submission.
func (s *Server) takeSubmission(r *http.Request) (undo func(), err error) {
	return s.take(r, s.limits.SubmitHour.by("submit_hour", userKey(r)), s.limits.SubmitDay.by("submit_day", userKey(r)))
}

// withCode calls ask, which uses a checkout code. Wrong codes share one limit wherever they
// are tried, so that no call is another way to guess them.
func (s *Server) withCode(r *http.Request, code string, ask func() error) error {
	if payment.NormaliseCode(code) == "" {
		return ask()
	}
	undo, err := s.take(r, s.limits.WrongCodes.by("wrong_codes", userKey(r)))
	if err != nil {
		return err
	}
	if err = ask(); payment.CodeRefusal(err) == "" {
		undo()
	}
	return err
}
