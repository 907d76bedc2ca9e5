package ports

import (
	"context"

	"wbso/domain"
	"wbso/domain/account"
	"wbso/domain/member"
	"wbso/domain/request"
)

// Requests keeps applications.
type Requests interface {
	// NextRequestNumber takes the next number of a year, from 1, without gaps: a
	// transaction that rolls back gives it back.
	NextRequestNumber(ctx context.Context, year int) (int, error)
	AddRequest(ctx context.Context, r request.Request) (request.Request, error)
	// FindRequest takes a database id or a project number. It fails with NotFound not_found when there
	// is none, and as CheckAccess says.
	FindRequest(ctx context.Context, a member.Access, ref string) (request.Request, error)
	// ListRequests returns summaries, newest first.
	ListRequests(ctx context.Context, f request.RequestFilter, p domain.Page) (domain.List[request.RequestSummary], error)
	// UpdateRequest writes title, hours, start, status, payment status, failure and the time of
	// change. It fails with NotFound not_found when there is none.
	UpdateRequest(ctx context.Context, r request.Request) error
	// CountRequestsOfCompany counts the requests of a company.
	CountRequestsOfCompany(ctx context.Context, company int64) (int, error)
}

// ListVersion numbers what the polled lists of a user show.
type ListVersion struct {
	Memberships int64 // rises with each change of what the user is a member of
	Companies   int64 // rises with each change of a company of theirs
}

// ListVersions number the changes of what a user's polled lists show, so that a
// list that has not changed need not be sent again.
type ListVersions interface {
	// RaiseListVersion records a change in the transaction that makes it. Transactions that
	// record changes for the same company seldom wait for each other.
	RaiseListVersion(ctx context.Context, company int64) error
	// FindListVersion returns a user's version: zero before the first change. It is larger after each
	// RaiseListVersion for a company of theirs, and after each change of what HourSums.SumWork returns for one of
	// its requests in the month of the change or a later one, which are those that lists show.
	FindListVersion(ctx context.Context, a member.Access) (ListVersion, error)
}

// Idempotency remembers what a caller's key created.
type Idempotency interface {
	// FindCall fails with NotFound not_found when there is none.
	FindCall(ctx context.Context, user int64, key string) (account.IdempotentCall, error)
	// PutCall fails with Conflict idempotency_key_reuse when the key is there already.
	PutCall(ctx context.Context, c account.IdempotentCall) error
}
