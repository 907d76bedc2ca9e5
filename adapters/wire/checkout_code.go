package wire

import (
	"encoding/json"

	"wbso/domain/payment"
)

// CheckoutCode says what the price is with a checkout code, or why it may not be used.
type CheckoutCode struct {
	Valid  bool         `json:"valid"`
	Price  *json.Number `json:"custom_checkout_price"` // euros excluding VAT
	Reason *string      `json:"reason"`                // unknown, expired or used_up
}

// CheckoutCodeOf shapes the quote that a code gives, or the reason of its refusal.
func CheckoutCodeOf(q payment.Quote, refusal string) CheckoutCode {
	if refusal != "" {
		return CheckoutCode{Reason: &refusal}
	}
	euros := json.Number(q.Price.Euros())
	return CheckoutCode{Valid: true, Price: &euros}
}
