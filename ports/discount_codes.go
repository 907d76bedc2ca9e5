package ports

import (
	"context"
	"time"

	"wbso/domain/payment"
)

// DiscountCodes keeps checkout codes. Codes are normalised (domain.NormaliseCode).
type DiscountCodes interface {
	// AddDiscountCode fails with Invalid code_taken on "code".
	AddDiscountCode(ctx context.Context, c payment.DiscountCode) (payment.DiscountCode, error)
	// FindDiscountCode fails with NotFound not_found when there is none.
	FindDiscountCode(ctx context.Context, code string) (payment.DiscountCode, error)
	// LockDiscountCode is ByCode for a transaction that will count the code's uses and add
	// one: transactions that lock the same code run one after the other.
	LockDiscountCode(ctx context.Context, code string) (payment.DiscountCode, error)
	// CountDiscountUses counts the payments that take a use of a code: paid or refunded ones that
	// are not surplus, and pending ones that have not expired at that moment.
	CountDiscountUses(ctx context.Context, code string, at time.Time) (int, error)
	// ListDiscountCodes returns all codes, oldest first.
	ListDiscountCodes(ctx context.Context) ([]payment.DiscountCode, error)
	// DisableDiscountCode fails with NotFound not_found when there is none.
	DisableDiscountCode(ctx context.Context, code string) error
}
