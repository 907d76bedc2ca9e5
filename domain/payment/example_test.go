package payment_test

import (
	"fmt"
	"time"

	"wbso/domain/payment"
	"wbso/domain/request"
)

func ExampleQuoteFor() {
	quote := payment.QuoteFor(495_00, "WELKOM")
	fmt.Println(quote.Price.Plain(), quote.VAT.Plain(), quote.Total.Plain(), quote.CodeApplied)
	// Output: € 495 € 103,95 € 598,95 WELKOM
}

// A request keeps the first payment that comes in; the checkout beside it ends.
func ExampleSettlePayments() {
	open := []payment.Payment{
		{ID: 1, Checkout: "cs_1", Status: request.PaymentPending, Amount: 961_95, Currency: "eur"},
		{ID: 2, Checkout: "cs_2", Status: request.PaymentPending, Amount: 961_95, Currency: "eur"},
	}
	paid := payment.PaymentEvent{Checkout: "cs_2", Status: request.Paid, Amount: 961_95, Currency: "eur"}
	for _, change := range payment.SettlePayments(open, paid, nil, time.Now()) {
		fmt.Println(change.After.ID, change.After.Status, change.After.Kept())
	}
	// Output:
	// 1 expired false
	// 2 paid true
}
