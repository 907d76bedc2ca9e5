package ports

import (
	"context"

	"wbso/domain"
	"wbso/domain/account"
	"wbso/domain/request"
)

// Requests keeps applications.
type Requests interface {
	// NextNumber takes the next number of a year, from 1, without gaps: a
	// transaction that rolls back gives it back.
	NextNumber(ctx context.Context, year int) (int, error)
	Add(ctx context.Context, r request.Request) (request.Request, error)
	// Find takes a database id or a project number: NotFound not_found, also
	// for somebody else's.
	Find(ctx context.Context, owner int64, ref string) (request.Request, error)
	// List returns summaries, newest first.
	List(ctx context.Context, f request.RequestFilter, p domain.Page) (domain.Paged[request.RequestSummary], error)
	// Update writes title, hours, start, status, payment status, failure and the time
	// of change: NotFound not_found.
	Update(ctx context.Context, r request.Request) error
	// OfCompany counts the requests of a company.
	OfCompany(ctx context.Context, company int64) (int, error)
}

// ListVersions number the changes of what a user's polled lists show, so that a
// list that has not changed need not be sent again.
type ListVersions interface {
	// Raise records a change in the transaction that makes it. Transactions that
	// record changes for the same user seldom wait for each other.
	Raise(ctx context.Context, owner int64) error
	// Of returns a user's version: zero before the first change. It is larger after each
	// Raise, and after each change of what HourSums.Work returns for one of the user's requests.
	Of(ctx context.Context, owner int64) (int64, error)
}

// Idempotency remembers what a caller's key created.
type Idempotency interface {
	// Get: NotFound not_found.
	Get(ctx context.Context, user int64, key string) (account.IdempotentCall, error)
	// Put: Conflict idempotency_key_reuse when the key is there already.
	Put(ctx context.Context, c account.IdempotentCall) error
}
