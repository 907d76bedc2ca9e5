package account

import "cmp"

// Limits are how much an account may have, and how often a day it may do what costs or exposes
// something. A limit of 0 is that of the server.
type Limits struct {
	Companies      int
	UnpaidRequests int
	Reveals        int // citizen service numbers shown in a day
	Proposals      int // asked of a language model in a day
}

// LimitMax is the highest limit that an operator can set.
const LimitMax = 100_000

// StandardLimits returns the limits of an account for which the operator set none.
func StandardLimits() Limits {
	return Limits{Companies: 200, UnpaidRequests: 250, Reveals: 30, Proposals: 30}
}

// OrLimits returns the limits with those of the server for what has none.
func (l Limits) OrLimits(server Limits) Limits {
	return Limits{
		Companies:      cmp.Or(l.Companies, server.Companies),
		UnpaidRequests: cmp.Or(l.UnpaidRequests, server.UnpaidRequests),
		Reveals:        cmp.Or(l.Reveals, server.Reveals),
		Proposals:      cmp.Or(l.Proposals, server.Proposals),
	}
}

// LimitedRows names rows of an account that have a limit.
type LimitedRows string

// What grows with the customers of an account.
const (
	LimitedCompanies LimitedRows = "companies"
	LimitedRequests  LimitedRows = "unpaid_requests"
)

// NearLimit is an account that has nine tenths of a limit, or more.
type NearLimit struct {
	User  int64
	Login string // its user name
	Rows  LimitedRows
	Count int
	Most  int
}
