package ports

import (
	"context"
	"time"

	"wbso/domain"
)

// Persons is what is stored about the holder of an account, across everything.
type Persons interface {
	// Traces returns when and how a user used the product, oldest first.
	Traces(ctx context.Context, user int64) (domain.Traces, error)
	// Hours returns the entries of a request, withdrawn ones too, by id.
	Hours(ctx context.Context, request int64) ([]domain.RecordedHours, error)
	// Forget makes a user and all that belongs to them anonymous, deletes what has no
	// other use, and frees the user's names. What invoices say stays, and so do the
	// amounts and times of payments. Hours stay, with the names and functions of who worked
	// them; employees without hours go, and with all others e-mail address and citizen
	// service number. It also deletes the mails and contact messages of
	// these e-mail addresses. Invoices and credit notes are the only documents that stay.
	Forget(ctx context.Context, user int64, emails []string, at time.Time) error
}
