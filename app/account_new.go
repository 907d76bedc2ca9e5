// Package account has the use cases of users: registration, sign-in, passwords and profiles.
package app

import (
	"wbso/domain"
	"wbso/ports"
)

// accountDeps is what accounts use.
type accountDeps struct {
	Runtime
	Passwords ports.Passwords
	Tokens    ports.Tokens
	// GoodPasswords is how often an account may type its password before its checks wait
	// behind those of everybody else. The zero limit is none.
	GoodPasswords domain.Limit
	Brand         string // no part of a password
	Wake          func() // tells the worker that there is a job
}

// NewAccounts returns the use cases of users.
func NewAccounts(d accountDeps, limiter *RateLimiter) *Accounts {
	return &Accounts{deps: &d, limits: limiter}
}
