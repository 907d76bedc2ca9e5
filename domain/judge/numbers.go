package judge

import (
	"fmt"
	"strconv"

	"wbso/domain"
)

// thousands writes a whole number the Dutch way: 12.500.
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

// euro writes an amount in a sentence, whole euros without decimals: € 12.500.
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
