package ports

import (
	"context"
	"time"

	"wbso/domain/privacy"
)

// Persons is what is stored about the holder of an account, across everything.
type Persons interface {
	// FindTraces returns when and how a user used the product, oldest first.
	FindTraces(ctx context.Context, user int64) (privacy.Traces, error)
	// ListOwnHours returns what a user's employee rows worked in companies that they do not own, by day.
	ListOwnHours(ctx context.Context, user int64) ([]privacy.OwnHours, error)
	// ListRecordedHours returns at most n entries of a request, those that come after one: first the
	// entries that count, then those that were withdrawn, each by date. The order within a
	// day is the store's own. The zero entry comes before all.
	ListRecordedHours(ctx context.Context, request int64, last privacy.RecordedHours, n int) ([]privacy.RecordedHours, error)
	// ForgetPerson makes a user and all that belongs to them anonymous, deletes what has no other use,
	// and frees the user's names. What invoices say stays, and so do the amounts and times of
	// payments. Hours stay, with the names and functions of those who worked them; employees without
	// hours go, and with all others e-mail address and citizen service number. It also deletes the
	// contact messages and the mails about no account that have the address of the account, since
	// there is one: what was typed elsewhere, as the address of a company, proves nothing about who
	// wrote. Invoices and credit notes are the only documents that stay. Forgetting again is no error.
	ForgetPerson(ctx context.Context, user int64, at time.Time) error
}
