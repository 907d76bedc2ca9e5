// Package accounts has the use cases of users: registration, sign-in, passwords and profiles.
package accounts

import (
	"wbso/app/limits"
	"wbso/app/usecase"
	"wbso/domain/ratelimit"
	"wbso/ports"
)

// Deps are the dependencies of the use cases of accounts.
type Deps struct {
	usecase.Runtime
	Passwords ports.Passwords
	Tokens    ports.Tokens
	Vault     ports.Vault
	Codes     ports.Authenticator
	// GoodPasswords is how often an account may type its password before its checks wait
	// behind those of everybody else. The zero limit is none.
	GoodPasswords ratelimit.Limit
	Brand         string // no part of a password
	// Reserved are the operator's own addresses of mail, which nobody may register.
	Reserved []string
	Wake     func() // tells the worker that there is a job
}

// New returns the use cases of users.
func New(d Deps, limiter *limits.RateLimiter) *Accounts {
	return &Accounts{deps: &d, limits: limiter}
}
