package domain

import (
	"strconv"
	"strings"
	"time"
)

// CheckoutCode gives another price than FixedPrice.
type CheckoutCode struct {
	ID        int64
	Code      string // canonical: trimmed, upper case
	Price     Cents  // excluding VAT; 0 is free
	ExpiresOn Date   // last valid day; zero: never expires
	MaxUses   int    // 0: no limit
	Disabled  bool
	CreatedAt time.Time
}

// Lengths of a checkout code, in characters.
const (
	CheckoutCodeMin = 3
	CheckoutCodeMax = 40
)

// NormaliseCode is the form in which codes are stored and compared.
func NormaliseCode(s string) string { return strings.ToUpper(strings.TrimSpace(s)) }

// Usable tells whether the code may be used today, when it was used or is held
// by open checkouts `used` times. It fails with CodeCheckoutCode, which does not
// say why: a stranger who guesses codes learns nothing.
func (c CheckoutCode) Usable(today Date, used int) error {
	expired := !c.ExpiresOn.IsZero() && today.After(c.ExpiresOn)
	usedUp := c.MaxUses > 0 && used >= c.MaxUses
	if c.Disabled || expired || usedUp {
		return Bad("code", CodeCheckoutCode)
	}
	return nil
}

// ParseCheckoutCode checks a code to be created: 3 to 40 letters, digits, - or
// _; a price from 0 to FixedPrice, since a code never makes it dearer; uses of 0
// or more. All errors come at once.
func ParseCheckoutCode(c CheckoutCode) (CheckoutCode, error) {
	var errs Fields
	c.Code = NormaliseCode(c.Code)
	if !codeShaped(c.Code) {
		errs = append(errs, Bad("code", CodeCodeShape).
			With("min", strconv.Itoa(CheckoutCodeMin)).With("max", strconv.Itoa(CheckoutCodeMax)))
	}
	switch {
	case c.Price < 0:
		errs.Add("price", CodeBelowMin).Args["min"] = "0"
	case c.Price > FixedPrice:
		errs.Add("price", CodeAboveMax).Args["max"] = FixedPrice.Euros()
	}
	if c.MaxUses < 0 {
		errs.Add("max_uses", CodeBelowMin).Args["min"] = strconv.Itoa(0)
	}
	return c, errs.Err()
}

func codeShaped(s string) bool {
	const allowed = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_"
	return len(s) >= CheckoutCodeMin && len(s) <= CheckoutCodeMax && strings.Trim(s, allowed) == ""
}
