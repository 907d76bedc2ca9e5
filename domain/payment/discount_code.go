package payment

import (
	"strconv"
	"strings"
	"time"

	"wbso/domain"
)

// DiscountCode gives another price than FixedPrice.
type DiscountCode struct {
	ID        int64
	Code      string       // canonical: trimmed, upper case
	Price     domain.Cents // excluding VAT; 0 is free
	ExpiresOn domain.Date  // last valid day; zero: never expires
	MaxUses   int          // 0: no limit
	Disabled  bool
	CreatedAt time.Time
}

// Lengths of a checkout code, in characters.
const (
	DiscountCodeMin = 3
	DiscountCodeMax = 40
)

// NormaliseCode returns the form in which codes are stored and compared.
func NormaliseCode(s string) string { return strings.ToUpper(domain.Trim(s)) }

// Usable checks that the code may be used today, after `used` uses. It fails with Invalid
// checkout_code_expired or checkout_code_used_up on "code".
func (c DiscountCode) Usable(today domain.Date, used int) error {
	switch {
	case c.Disabled, !c.ExpiresOn.IsZero() && today.After(c.ExpiresOn):
		return domain.Bad("code", domain.CodeCheckoutExpired)
	case c.UsedUp(used):
		return domain.Bad("code", domain.CodeCheckoutUsedUp)
	}
	return nil
}

// UsedUp reports whether the code has no use left after `used` uses.
func (c DiscountCode) UsedUp(used int) bool { return c.MaxUses > 0 && used >= c.MaxUses }

// CodeRefusal returns why an error refuses a checkout code: unknown, expired or
// used_up. It is empty for any other error, and for none.
func CodeRefusal(err error) string { return codeRefusals[domain.CodeOf(err)] }

// RefusedCode returns the error of a code that is refused for a reason of CodeRefusal.
func RefusedCode(reason string) error {
	for code, why := range codeRefusals {
		if why == reason {
			return domain.Bad("code", code)
		}
	}
	return domain.Bad("code", domain.CodeCheckoutUnknown)
}

var codeRefusals = map[domain.Code]string{
	domain.CodeCheckoutUnknown: "unknown",
	domain.CodeCheckoutExpired: "expired",
	domain.CodeCheckoutUsedUp:  "used_up",
}

// ParseDiscountCode checks a code to be created: 3 to 40 letters, digits, - or
// _; a price from 0 to FixedPrice, since a code never makes it dearer; uses of 0
// or more. All errors come at once.
func ParseDiscountCode(c DiscountCode) (DiscountCode, error) {
	var errs domain.Fields
	c.Code = NormaliseCode(c.Code)
	if !codeShaped(c.Code) {
		errs = append(errs, domain.Bad("code", domain.CodeCodeShape).
			With("min", strconv.Itoa(DiscountCodeMin)).With("max", strconv.Itoa(DiscountCodeMax)))
	}
	switch {
	case c.Price < 0:
		errs.Add("price", domain.CodeBelowMin).Args["min"] = "0"
	case c.Price > FixedPrice:
		errs.Add("price", domain.CodeAboveMax).Args["max"] = FixedPrice.Euros()
	}
	if c.MaxUses < 0 {
		errs.Add("max_uses", domain.CodeBelowMin).Args["min"] = strconv.Itoa(0)
	}
	return c, errs.Err()
}

func codeShaped(s string) bool {
	const allowed = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_"
	return len(s) >= DiscountCodeMin && len(s) <= DiscountCodeMax && strings.Trim(s, allowed) == ""
}
