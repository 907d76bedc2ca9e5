package wire

import (
	"encoding/json"

	"wbso/domain"
)

// CheckoutCode says whether a checkout code may be used, and what the price is then.
type CheckoutCode struct {
	Valid bool         `json:"valid"`
	Price *json.Number `json:"custom_checkout_price"` // euros excluding VAT
}

// CheckoutCodeOf shapes the quote that a code gives; the quote of no code is not valid.
func CheckoutCodeOf(q domain.Quote) CheckoutCode {
	if q.CodeApplied == "" {
		return CheckoutCode{}
	}
	euros := json.Number(q.Price.Euros())
	return CheckoutCode{Valid: true, Price: &euros}
}
