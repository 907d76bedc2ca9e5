package domain

import "time"

// Session is a refresh token that may still be used. ID is the token's jti.
type Session struct {
	ID        string
	User      int64
	CreatedAt time.Time
	ExpiresAt time.Time
}

// IdempotentCall is a caller's key and the request its first use made. Digest
// is a hash of the call's body: the same key with another body is an error.
type IdempotentCall struct {
	User      int64
	Key       string
	Digest    string
	Request   int64
	CreatedAt time.Time
}
