package fairqueue

import "context"

type (
	contextKey struct{}
	last       struct{}
)

// WithKey returns a context whose calls take turns under a key.
func WithKey(ctx context.Context, key string) context.Context {
	return context.WithValue(ctx, contextKey{}, key)
}

// KeyOf returns the key of a context: empty when it has none. Calls without a key share
// their turns.
func KeyOf(ctx context.Context) string {
	key, _ := ctx.Value(contextKey{}).(string)
	return key
}

// Last returns a context whose calls run only when no other call waits, and are the first
// to be refused.
func Last(ctx context.Context) context.Context { return context.WithValue(ctx, last{}, true) }

// IsLast reports whether a context comes from Last.
func IsLast(ctx context.Context) bool { return ctx.Value(last{}) != nil }
