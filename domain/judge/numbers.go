package judge

import (
	"fmt"
	"strconv"

	"wbso/domain"
)

// thousands writes an integer with dots between thousands: 12.500.
func thousands(n int) string {
	if n < 0 {
		return "-" + thousands(-n)
	}
	s := strconv.Itoa(n)
	for i := len(s) - 3; i > 0; i -= 3 {
		s = s[:i] + "." + s[i:]
	}
	return s
}

// euro writes an amount without decimals if it is in whole euros: € 12.500.
func euro(c domain.Cents) string {
	if c < 0 {
		return "-" + euro(-c)
	}
	whole := "€ " + thousands(int(c/100))
	if c%100 == 0 {
		return whole
	}
	return fmt.Sprintf("%s,%02d", whole, c%100)
}
