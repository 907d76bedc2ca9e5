package account

import "time"

// What is kept of one account at most; the oldest go first.
const (
	SessionsMax       = 50
	KnownAddressesMax = 50
)

// Session is a refresh token that has not been revoked. ID is the token's jti.
type Session struct {
	ID          string
	User        int64
	CreatedAt   time.Time
	ExpiresAt   time.Time
	ConfirmedAt time.Time // when the password was last typed once more; zero until then
	UsedAt      time.Time // when it was last used, to within half an hour
	Client      Client
}

// Client is where somebody signed in. Sessions of before this was kept have none.
type Client struct {
	Browser string // browser and system, as far as they are known: "Firefox op Windows"
	Address string // the IP address without its last part: "192.0.2.x"
}

// UseKept is for how long the last use of a session is not recorded again.
const UseKept = 10 * time.Minute

// ConfirmedFor is how long a session is confirmed once the password was typed again.
const ConfirmedFor = 10 * time.Minute

// Confirmed reports whether the user of a session typed the password a short while ago. The
// clock of the server that saw it may be ahead.
func (s Session) Confirmed(now time.Time) bool {
	return !s.ConfirmedAt.IsZero() && now.Sub(s.ConfirmedAt).Abs() < ConfirmedFor
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
	Answer    string // as JSON, of an import, which has no subject
	CreatedAt time.Time
}

// CallKind says what a call made.
type CallKind string

const (
	RequestCall  CallKind = "request"
	FollowUpCall CallKind = "follow_up"
	EntryCall    CallKind = "entry"

	HourImportCall     CallKind = "hour_import"
	EmployeeImportCall CallKind = "employee_import"
)
