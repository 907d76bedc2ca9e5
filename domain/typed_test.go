package domain_test

import (
	"testing"

	"wbso/domain/dutch"
)

// typedVectors are those of what people type. What nobody can read is nil.
func typedVectors() map[string]func(*testing.T, string) {
	return map[string]func(*testing.T, string){
		"typed_day": rule(func(text string) (string, error) {
			day, err := dutch.Date(text)
			return day.String(), err
		}),
		"typed_month": plain(func(text string) *string {
			month, err := dutch.Month(text)
			return known(month.String(), err == nil)
		}),
		"typed_amount": plain(func(text string) *int64 {
			cents, err := dutch.Money(text)
			return known(int64(cents), err == nil)
		}),
	}
}

func known[T any](value T, ok bool) *T {
	if !ok {
		return nil
	}
	return &value
}
