// Package wire defines the shapes that the API answers, as openapi.yaml describes
// them. The command line prints the same shapes as JSON. Money is in whole cents
// unless a member says otherwise, times are RFC 3339 in UTC, dates yyyy-mm-dd.
package wire

// Each applies a shape to every item of a list; an empty list stays a list.
func Each[A, B any](list []A, shape func(A) B) []B {
	out := make([]B, len(list))
	for i, item := range list {
		out[i] = shape(item)
	}
	return out
}

// OrNull is a text, or null when it is empty.
func OrNull(s string) *string {
	if s == "" {
		return nil
	}
	return &s
}
