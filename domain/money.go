package domain

import (
	"fmt"
	"strings"
)

// Cents is an amount of money in whole euro cents. Rules about money never use
// floating-point numbers.
type Cents int64

// Dutch returns the amount as Dutch readers write it, without a currency sign:
// 1.234,50.
func (c Cents) Dutch() string {
	if c < 0 {
		return "-" + (-c).Dutch()
	}
	return fmt.Sprintf("%s,%02d", DutchInt(int(c/100)), c%100)
}

// Euro returns the amount with a euro sign and a no-break space: € 961,95.
func (c Cents) Euro() string {
	if c < 0 {
		return "-" + (-c).Euro()
	}
	return "€\u00a0" + c.Dutch()
}

// Plain returns the amount for running text that people copy: with a plain space, and with
// decimals only when it has cents: € 12.500.
func (c Cents) Plain() string {
	return strings.TrimSuffix(strings.Replace(c.Euro(), "\u00a0", " ", 1), ",00")
}

// Euros returns the amount in euros as a JSON number with two decimals: 495.00.
func (c Cents) Euros() string {
	if c < 0 {
		return "-" + (-c).Euros()
	}
	return fmt.Sprintf("%d.%02d", c/100, c%100)
}

// ParseEuros parses an amount in euros as a person types it, with or without a
// euro sign: 495, 495.00 or 495,00. It takes at most nine digits and two decimals
// and no thousands separators, because 1.234 is ambiguous. It returns CodeNumber
// for anything else.
func ParseEuros(s string) (Cents, error) {
	s = strings.TrimSpace(strings.TrimPrefix(strings.TrimSpace(s), "€"))
	whole, fraction, cut := strings.Cut(strings.Replace(s, ",", ".", 1), ".")
	if !Digits(whole) || len(whole) > 9 || (cut && !Digits(fraction)) || len(fraction) > 2 {
		return 0, Fail(Invalid, CodeNumber)
	}
	return Cents(ParseDigits(whole))*100 + Cents(ParseDigits((fraction + "00")[:2])), nil
}

// Digits reports whether s consists of one or more digits 0 to 9.
func Digits(s string) bool {
	return s != "" && strings.Trim(s, "0123456789") == ""
}

// ParseDigits returns the value of a string of digits. The caller limits its length, so
// that it does not overflow.
func ParseDigits(s string) int64 {
	var n int64
	for _, r := range s {
		n = n*10 + int64(r-'0')
	}
	return n
}

// VATPercent is the Dutch high rate.
const VATPercent = 21
