package domain

import (
	"fmt"
	"strings"
)

// Cents is an amount of money in whole euro cents. No rule about money ever
// touches a floating point number.
type Cents int64

// Dutch is the amount as Dutch readers write it, without a sign of currency: 1.234,50.
func (c Cents) Dutch() string {
	if c < 0 {
		return "-" + (-c).Dutch()
	}
	return fmt.Sprintf("%s,%02d", dutchInt(int64(c/100)), c%100)
}

// Euro is the amount as it stands in a text: € 961,95. The space does not break.
func (c Cents) Euro() string {
	if c < 0 {
		return "-" + (-c).Euro()
	}
	return "€\u00a0" + c.Dutch()
}

// Euros is the amount in euros with two decimals and a point: 495.00. It is a
// JSON number as it stands.
func (c Cents) Euros() string {
	if c < 0 {
		return "-" + (-c).Euros()
	}
	return fmt.Sprintf("%d.%02d", c/100, c%100)
}

// ParseEuros reads an amount in euros as a person types it: 495, 495.00 or
// 495,00, at most two decimals, no dots per thousand (1.234 could mean two
// things). It fails with CodeNumber.
func ParseEuros(s string) (Cents, error) {
	s = strings.TrimSpace(strings.TrimPrefix(strings.TrimSpace(s), "€"))
	whole, fraction, cut := strings.Cut(strings.Replace(s, ",", ".", 1), ".")
	if !digits(whole) || len(whole) > 9 || (cut && !digits(fraction)) || len(fraction) > 2 {
		return 0, Fail(Invalid, CodeNumber)
	}
	return Cents(number(whole))*100 + Cents(number((fraction + "00")[:2])), nil
}

// digits tells whether s is one or more of 0 to 9.
func digits(s string) bool {
	return s != "" && strings.Trim(s, "0123456789") == ""
}

// number is the value of a string of digits; the caller bounds its length.
func number(s string) int64 {
	var n int64
	for _, r := range s {
		n = n*10 + int64(r-'0')
	}
	return n
}
