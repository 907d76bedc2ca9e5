package domain

import "time"

// Session is a refresh token that has not been revoked. ID is the token's jti.
type Session struct {
	ID        string
	User      int64
	CreatedAt time.Time
	ExpiresAt time.Time
}

// ListVersion changes with everything that a user's polled lists show. Who deletes an
// employee raises Lists, so that a smaller sum of Employees is never taken for an older one.
type ListVersion struct {
	Lists     int64 // how often a list was changed
	Employees int64 // sum of the versions of the user's employees
}

// IdempotentCall records what was made by the first call with an Idempotency-Key.
// Digest is a hash of that call's body, because the same key with another body is an
// error. Subject is the id of the request or entry.
type IdempotentCall struct {
	User      int64
	Key       string
	Digest    string
	Kind      CallKind
	Subject   int64
	CreatedAt time.Time
}

// CallKind says what a call made.
type CallKind string

const (
	RequestCall  CallKind = "request"
	FollowUpCall CallKind = "follow_up"
	EntryCall    CallKind = "entry"
)
