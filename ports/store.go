// Package ports declares what the core needs from outside, in the core's own
// words. The comment of a method is its contract: which error code comes back
// when. The contract in the tests of adapters/sqlstore checks it.
package ports

import "context"

// UnitOfWork is the only way to the repositories.
type UnitOfWork interface {
	// Write runs fn in one transaction: all or nothing, also when fn panics or
	// ctx ends. Racing writers behave as if they came one after the other. fn
	// only reads, decides and writes, since it may run more than once. An error
	// of fn comes back as it is; a database that is away or silent for 10 s
	// is Unavailable store_unavailable, one without room storage_full. Text with U+0000 or broken UTF-8 is Invalid
	// null_characters to write and not_found to look for.
	Write(ctx context.Context, fn func(Repos) error) error
	// WriteLong is like Write for a transaction that takes long, up to ten minutes. Each statement
	// sees what was committed by then, so fn first touches the employees that it is about; writers who
	// touch one of them wait until it ends, and others may have to. What fn writes refers only to rows
	// that it has read or added.
	WriteLong(ctx context.Context, fn func(Repos) error) error
	// Count is Write for the counters alone: additions to one counter wait for each other
	// and none has to be tried again. Each statement sees what was committed by then.
	Count(ctx context.Context, fn func(RateCounters) error) error
	// TruncateLog empties the log of the database into its place, so that no file keeps what was
	// deleted. It waits at most a second for readers, and fails when they do not end. Where the log
	// belongs to somebody else it does nothing.
	TruncateLog(ctx context.Context) error
	// Read runs fn on one consistent view, for 5 s at most; fn must not write.
	Read(ctx context.Context, fn func(Repos) error) error
	// ReadOne is Read for one call of a repository that reads by a single statement. It costs
	// no transaction.
	ReadOne(ctx context.Context, fn func(Repos) error) error
}

// Repos are the repositories inside one transaction, valid until it ends.
type Repos struct {
	Instance        Instance
	Bounds          Bounds
	Accounts        Accounts
	Sessions        Sessions
	PersonalTokens  PersonalTokens
	Addresses       Addresses
	Companies       Companies
	Members         Members
	Invitations     Invitations
	CompanyLogs     CompanyLogs
	Details         CompanyDetails
	Employees       Employees
	Assignments     Assignments
	DataKeys        DataKeys
	Reveals         Reveals
	Requests        Requests
	Applications    Applications
	Drafts          Drafts
	Timesheets      Timesheets
	Hours           Hours
	HourSums        HourSums
	ListVersions    ListVersions
	Documents       Documents
	Payments        Payments
	DiscountCodes   DiscountCodes
	Evaluations     Evaluations
	Idempotency     Idempotency
	Jobs            Jobs
	Mails           Mails
	PasswordCodes   PasswordCodes
	Contact         Contact
	Interests       Interests
	Invoices        Invoices
	Persons         Persons
	HourFiles       HourFiles
	HoursBulk       HoursBulk
	Months          Months
	DayFacts        DayFacts
	Reminders       Reminders
	SecondFactors   SecondFactors
	FormerAddresses FormerAddresses
}
