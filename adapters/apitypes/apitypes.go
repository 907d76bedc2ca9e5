// Package apitypes has the types that the API answers and takes, which are generated from
// openapi.yaml, and the functions that make them of values of the core. The command line prints
// the same types as JSON.
package apitypes

import "time"

//go:generate go -C ../.. run ./scripts/apitypes adapters/apitypes/types.gen.go

// Each converts every item of a list; an empty list stays a list.
func Each[A, B any](list []A, convert func(A) B) []B {
	out := make([]B, len(list))
	for i, item := range list {
		out[i] = convert(item)
	}
	return out
}

// OrNull returns a value, or null for the zero value.
func OrNull[T comparable](v T) *T {
	var zero T
	if v == zero {
		return nil
	}
	return &v
}

// orNever returns a moment in UTC, or null for the zero time.
func orNever(at time.Time) *time.Time {
	if at.IsZero() {
		return nil
	}
	return new(at.UTC())
}
