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
	// FindPayment fails with NotFound not_found when there is none.
	FindPayment(ctx context.Context, id int64) (payment.Payment, error)
	// FindPaymentByCheckout fails with NotFound not_found when there is none.
	FindPaymentByCheckout(ctx context.Context, checkout string) (payment.Payment, error)
	// FindPaymentByIntent fails with NotFound not_found when there is none.
	FindPaymentByIntent(ctx context.Context, intent string) (payment.Payment, error)
	// ListPayments returns payments, newest first.
	ListPayments(ctx context.Context, f payment.PaymentFilter, p domain.Page) (domain.List[payment.Payment], error)
	// UpdatePayment writes status, surplus, odd money, what was refunded, dispute, checkout, URL,
	// intent, expiry and time of payment. It fails with NotFound not_found when there is none.
	UpdatePayment(ctx context.Context, p payment.Payment) error
	// CountPaymentsInvoicedTo counts the payments whose invoice is for a company that is not the applicant.
	CountPaymentsInvoicedTo(ctx context.Context, company int64) (int, error)
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
	// OpenCheckout fails with Unavailable payment_provider_failed.
	OpenCheckout(ctx context.Context, o CheckoutOrder) (CheckoutPage, error)
	// ExpireCheckout closes a checkout that nobody may pay any more; one that is closed already is no
	// error. It fails with Unavailable payment_provider_failed.
	ExpireCheckout(ctx context.Context, checkout string) error
	// ReadEvent reads a webhook call. It fails with Invalid signature_invalid unless the provider
	// signed exactly these bytes within five minutes, and with Invalid event_invalid when they cannot
	// be understood or are about test money where real money is expected, or the other way round. For
	// an event of a kind that does not matter here it returns a zero PaymentEvent. An event about a
	// refund or a dispute may name the intent alone.
	ReadEvent(ctx context.Context, payload []byte, signature string) (payment.PaymentEvent, error)
	// ListCheckoutEvents asks the provider for the state of a checkout, and returns it as events
	// without ids, in the order in which they happened. It fails with NotFound not_found when the
	// provider has no such checkout, and with Unavailable payment_provider_failed.
	ListCheckoutEvents(ctx context.Context, checkout string) ([]payment.PaymentEvent, error)
	// FindCheckout returns the checkout of an intent. It fails with NotFound not_found when there is
	// none, and with Unavailable payment_provider_failed.
	FindCheckout(ctx context.Context, intent string) (checkout string, err error)
}
