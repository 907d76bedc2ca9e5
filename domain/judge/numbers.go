package judge

import (
	"fmt"

	"wbso/domain"
)

// euro writes an amount without decimals if it is in whole euros: € 12.500.
func euro(c domain.Cents) string {
	if c < 0 {
		return "-" + euro(-c)
	}
	whole := "€ " + domain.DutchInt(int(c/100))
	if c%100 == 0 {
		return whole
	}
	return fmt.Sprintf("%s,%02d", whole, c%100)
}
