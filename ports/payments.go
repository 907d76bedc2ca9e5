package ports

import (
	"context"
	"time"

	"wbso/domain"
	"wbso/domain/payment"
	"wbso/domain/request"
)

// Payments keeps checkouts and the events a provider sent about them.
type Payments interface {
	AddPayment(ctx context.Context, p payment.Payment) (payment.Payment, error)
	// FindPayment: NotFound not_found.
	FindPayment(ctx context.Context, id int64) (payment.Payment, error)
	// FindPaymentByCheckout: NotFound not_found.
	FindPaymentByCheckout(ctx context.Context, checkout string) (payment.Payment, error)
	// FindPaymentByIntent: NotFound not_found.
	FindPaymentByIntent(ctx context.Context, intent string) (payment.Payment, error)
	// ListPayments returns payments, newest first.
	ListPayments(ctx context.Context, f payment.PaymentFilter, p domain.Page) (domain.List[payment.Payment], error)
	// UpdatePayment writes status, surplus, odd money, what was refunded, dispute, checkout, URL,
	// intent, expiry and time of payment: NotFound not_found.
	UpdatePayment(ctx context.Context, p payment.Payment) error
	// RecordEvent records a provider's event and reports whether it is new.
	RecordEvent(ctx context.Context, e payment.PaymentEvent) (bool, error)
}

// CheckoutOrder is what is to be paid.
type CheckoutOrder struct {
	Key        string // idempotency key: the same order opened twice is one checkout
	Request    request.Request
	Email      string       // of the payer
	Price      domain.Cents // excluding VAT
	VAT        domain.Cents
	Currency   string
	Expires    time.Time // nobody can pay it after that
	SuccessURL string
	CancelURL  string
}

// CheckoutPage is a provider's page where one order is paid.
type CheckoutPage struct {
	ID      string
	URL     string
	Expires time.Time
}

// Checkout is a payment provider with a hosted page.
type Checkout interface {
	// OpenCheckout: Unavailable payment_provider_failed.
	OpenCheckout(ctx context.Context, o CheckoutOrder) (CheckoutPage, error)
	// ExpireCheckout closes a checkout that nobody may pay any more; one that is closed
	// already is no error. Unavailable payment_provider_failed.
	ExpireCheckout(ctx context.Context, checkout string) error
	// ReadEvent reads a webhook call: Invalid signature_invalid unless the provider
	// signed exactly these bytes within five minutes, Invalid event_invalid when
	// they cannot be understood or are about test money where real money is expected,
	// or the other way round. An event of a kind that does not matter here says
	// nothing. One about a refund or a dispute may name the intent alone.
	ReadEvent(ctx context.Context, payload []byte, signature string) (payment.PaymentEvent, error)
	// ListCheckoutEvents asks how far a checkout is, and returns the events that say so, without
	// ids, in the order in which they happened: NotFound not_found when the provider
	// has no such checkout, Unavailable payment_provider_failed.
	ListCheckoutEvents(ctx context.Context, checkout string) ([]payment.PaymentEvent, error)
	// FindCheckout returns the checkout of an intent: NotFound not_found when there is none,
	// Unavailable payment_provider_failed.
	FindCheckout(ctx context.Context, intent string) (checkout string, err error)
}
