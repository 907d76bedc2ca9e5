package domain_test

import (
	"fmt"

	"wbso/domain"
)

// Money is in whole cents; people type it with a comma or a point.
func ExampleParseEuros() {
	price, err := domain.ParseEuros("€ 795,5")
	fmt.Println(int(price), price.Plain(), price.Euros(), err)
	_, err = domain.ParseEuros("1.234")
	fmt.Println(domain.CodeOf(err))
	// Output:
	// 79550 € 795,50 795.50 <nil>
	// number_invalid
}
