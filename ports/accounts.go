package ports

import (
	"context"
	"time"

	"wbso/domain/account"
)

// Accounts keeps users.
type Accounts interface {
	// Add stores a new user and returns it with its id: Invalid username_taken on
	// "username" or email_taken on "email" when the key of FoldUsername or FoldEmail
	// exists, or Fields with both.
	Add(ctx context.Context, u account.User) (account.User, error)
	// ByID and ByLogin (user name or e-mail address, any case): NotFound not_found.
	ByID(ctx context.Context, id int64) (account.User, error)
	ByLogin(ctx context.Context, login string) (account.User, error)
	// Hold is ByID, and keeps the account from being closed until the transaction ends.
	Hold(ctx context.Context, id int64) (account.User, error)
	// Close closes an account and ends its tokens, once no transaction holds it: NotFound
	// not_found. One that was closed before keeps its moment.
	Close(ctx context.Context, id int64, at time.Time) error
	// List returns all users, oldest first.
	List(ctx context.Context) ([]account.User, error)
	// Update writes names, phone, password hash, token version and active.
	// NotFound not_found.
	Update(ctx context.Context, u account.User) error
}

// Sessions keeps one row per refresh token, so that it can be revoked.
type Sessions interface {
	Add(ctx context.Context, s account.Session) error
	// Get: NotFound not_found when it never existed or was revoked.
	Get(ctx context.Context, id string) (account.Session, error)
	// Revoke is no error for a session that is gone.
	Revoke(ctx context.Context, id string) error
	// Confirm records when the user of a session typed the password once more: NotFound
	// not_found for a session that is gone.
	Confirm(ctx context.Context, id string, at time.Time) error
	// RevokeUser ends all sessions of one user.
	RevokeUser(ctx context.Context, user int64) error
	// Keep ends the sessions of a user but for the newest n.
	Keep(ctx context.Context, user int64, n int) error
	// Purge drops sessions that ended before a moment.
	Purge(ctx context.Context, before time.Time) error
}

// Addresses keeps the IP addresses from which users signed in.
type Addresses interface {
	// Note records that a user signed in from an address at a moment.
	Note(ctx context.Context, user int64, address string, at time.Time) error
	// Known reports whether a user signed in from an address since a moment.
	Known(ctx context.Context, user int64, address string, since time.Time) (bool, error)
	// Keep deletes the addresses of a user but for the n that were seen last.
	Keep(ctx context.Context, user int64, n int) error
	// Purge deletes the addresses with no sign-in since a moment.
	Purge(ctx context.Context, before time.Time) error
}

// Passwords hashes and checks passwords, normalised to NFC. Hash and Verify wait for
// other callers, who take turns by IP address: Unavailable server_busy when too many
// wait.
type Passwords interface {
	// Hash returns a self-describing string that starts with $argon2id$.
	Hash(ctx context.Context, address, password string) (string, error)
	// Verify reports whether a hash is that of a password. It takes the same time for
	// an empty hash (an unknown user), for which it returns false.
	Verify(ctx context.Context, address, hash, password string) (bool, error)
	// Common reports whether a password is on the list of common ones.
	Common(password string) bool
}

// Claims are what a token says.
type Claims struct {
	User     int64
	Username string
	Version  int    // the user's token version when it was signed
	ID       string // jti
	Session  string // the session that the token belongs to; of a refresh token its ID
	Expires  time.Time
}

// Tokens signs and reads JSON web tokens. Times are real time.
type Tokens interface {
	// Access signs an access token of a session, good for 15 minutes.
	Access(u account.User, session string) (string, error)
	// Refresh signs a refresh token, good for 14 days.
	Refresh(u account.User) (token string, claims Claims, err error)
	// ParseAccess and ParseRefresh: Unauthenticated token_not_valid for a token that
	// is expired, forged, incomplete or of the other type.
	ParseAccess(token string) (Claims, error)
	ParseRefresh(token string) (Claims, error)
}
