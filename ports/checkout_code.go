package ports

import (
	"context"
	"time"

	"wbso/domain/payment"
)

// Codes keeps checkout codes. Codes are normalised (domain.NormaliseCode).
type Codes interface {
	// Add: Invalid code_taken on "code".
	Add(ctx context.Context, c payment.DiscountCode) (payment.DiscountCode, error)
	// ByCode: NotFound not_found.
	ByCode(ctx context.Context, code string) (payment.DiscountCode, error)
	// Lock is ByCode for a transaction that will count the code's uses and add
	// one: transactions that lock the same code run one after the other.
	Lock(ctx context.Context, code string) (payment.DiscountCode, error)
	// Uses counts the payments that take a use of a code: paid or refunded ones that
	// are not surplus, and pending ones that have not expired at that moment.
	Uses(ctx context.Context, code string, at time.Time) (int, error)
	// List returns all codes, oldest first.
	List(ctx context.Context) ([]payment.DiscountCode, error)
	// Disable: NotFound not_found.
	Disable(ctx context.Context, code string) error
}
