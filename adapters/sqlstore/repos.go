package sqlstore

import (
	"context"
	"database/sql"
	"time"

	"wbso/ports"
)

// repos returns all repositories, in one transaction.
func (t *tx) repos() ports.Repos {
	return ports.Repos{
		Instance:        instance{t},
		Bounds:          bounds{t},
		Accounts:        accounts{t},
		Sessions:        sessions{t},
		PersonalTokens:  personalTokens{t},
		Addresses:       addresses{t},
		Companies:       companies{t},
		Members:         members{t},
		Invitations:     invitations{t},
		CompanyLogs:     companyLogs{t},
		Details:         companyDetails{t},
		Employees:       employees{t},
		Assignments:     assignments{t},
		DataKeys:        dataKeys{t},
		Reveals:         reveals{t},
		Requests:        requests{t},
		Applications:    applications{t},
		Drafts:          drafts{t},
		Timesheets:      timesheets{t},
		Hours:           hourEntries{t},
		HourSums:        hourSums{t},
		ListVersions:    listVersions{t},
		Documents:       documents{t},
		Payments:        payments{t},
		DiscountCodes:   codes{t},
		Evaluations:     evaluations{t},
		Idempotency:     idempotency{t},
		Jobs:            jobs{t},
		Mails:           mails{t},
		PasswordCodes:   passwordCodes{t},
		SecondFactors:   secondFactors{t},
		FormerAddresses: formerAddresses{t},
		Contact:         contact{t},
		Interests:       interests{t},
		Invoices:        invoices{t},
		Persons:         persons{t},
		HourFiles:       hourFiles{t},
		HoursBulk:       hoursBulk{t},
		Months:          months{t},
		DayFacts:        dayFacts{t},
		Reminders:       reminders{t},
	}
}

// Write implements ports.UnitOfWork.
func (s *Store) Write(ctx context.Context, fn func(ports.Repos) error) error {
	work := func(t *tx) error { return fn(t.repos()) }
	if s.dialect.Grouped {
		return s.inGroup(ctx, work)
	}
	return s.transact(ctx, s.write, s.writing(), work)
}

// WriteLong implements ports.UnitOfWork.
func (s *Store) WriteLong(ctx context.Context, fn func(ports.Repos) error) error {
	return s.long(ctx, func(t *tx) error { return fn(t.repos()) })
}

// Count implements ports.UnitOfWork. It does not use the isolation level of Write, under which one
// of two transactions that add to the same counter would fail.
func (s *Store) Count(ctx context.Context, fn func(ports.RateCounters) error) error {
	work := func(t *tx) error { return fn(rateCounters{t}) }
	if s.dialect.Grouped {
		return s.inGroup(ctx, work)
	}
	return s.plain(ctx, work)
}

// Read implements ports.UnitOfWork.
func (s *Store) Read(ctx context.Context, fn func(ports.Repos) error) error {
	return s.transact(ctx, s.read, &sql.TxOptions{Isolation: s.dialect.ReadLevel, ReadOnly: true}, func(t *tx) error { return fn(t.repos()) })
}

// ReadOne implements ports.UnitOfWork. A statement is one consistent view by itself. What the
// database refuses is tried again as Read does, which knows when that helps.
func (s *Store) ReadOne(ctx context.Context, fn func(ports.Repos) error) error {
	deadline := time.Now().Add(readTime)
	bound, cancel := within(ctx, deadline)
	defer cancel()
	t := &tx{statements: s.read, store: s, deadline: deadline}
	err := t.run(bound, func(t *tx) error { return fn(t.repos()) })
	if t.lost == nil || bound.Err() != nil {
		return err
	}
	return s.Read(ctx, fn)
}
