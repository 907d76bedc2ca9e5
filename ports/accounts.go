package ports

import (
	"context"
	"time"

	"wbso/domain/account"
)

// Accounts keeps users.
type Accounts interface {
	// AddUser stores a new user and returns it with its id. It fails with Invalid username_taken on
	// "username" or email_taken on "email" when the key of FoldUsername or FoldEmail exists, or Fields
	// with both.
	AddUser(ctx context.Context, u account.User) (account.User, error)
	// FindUser and ByLogin (user name or e-mail address, any case) fail with NotFound not_found when
	// there is none.
	FindUser(ctx context.Context, id int64) (account.User, error)
	FindUserByLogin(ctx context.Context, login string) (account.User, error)
	// FindCaller is FindUser with what a token is compared with alone: id, name, version of the tokens
	// and whether the user is active. It fails with NotFound not_found too when the user has no such session.
	FindCaller(ctx context.Context, id int64, session string) (account.User, error)
	// HoldUser is FindUser, and keeps the account from being closed until the transaction ends.
	HoldUser(ctx context.Context, id int64) (account.User, error)
	// NoteBrowser records that a browser of a user is remembered, and reports whether it is the first one. It
	// is false too when there is no such user.
	NoteBrowser(ctx context.Context, user int64) (first bool, err error)
	// CloseUser closes an account and ends its tokens, once no transaction holds it. It fails with
	// NotFound not_found when there is none. An account that was closed before keeps its time of
	// closing.
	CloseUser(ctx context.Context, id int64, at time.Time) error
	// ListUsers returns all users, oldest first.
	ListUsers(ctx context.Context) ([]account.User, error)
	// UpdateUser writes names, phone, password hash, token version, active, verified and limits. It
	// fails with NotFound not_found when there is none.
	UpdateUser(ctx context.Context, u account.User) error
	// ListNearLimits returns the accounts that have nine tenths of their limit of companies or
	// unpaid requests, or more; the limits of the server are those of an account without its own.
	ListNearLimits(ctx context.Context, server account.Limits) ([]account.NearLimit, error)
}

// Sessions keeps one row per refresh token, so that it can be revoked.
type Sessions interface {
	AddSession(ctx context.Context, s account.Session) error
	// FindSession fails with NotFound not_found when it never existed or was revoked.
	FindSession(ctx context.Context, id string) (account.Session, error)
	// ListSessions returns the sessions of a user that have not expired, the one that was used last first.
	ListSessions(ctx context.Context, user int64, now time.Time) ([]account.Session, error)
	// UseSession records when a session was used. It fails with NotFound not_found for one that is gone.
	UseSession(ctx context.Context, id string, at time.Time) error
	// RevokeSession is no error for a session that is gone.
	RevokeSession(ctx context.Context, id string) error
	// ConfirmSession records when the user of a session typed the password once more. It fails with
	// NotFound not_found for a session that is gone.
	ConfirmSession(ctx context.Context, id string, at time.Time) error
	// UnconfirmOtherSessions forgets when the sessions of a user were confirmed, except one.
	UnconfirmOtherSessions(ctx context.Context, user int64, kept string) error
	// RevokeSessions ends all sessions and personal tokens of one user.
	RevokeSessions(ctx context.Context, user int64) error
	// RevokeOtherSessions ends all sessions of a user except one.
	RevokeOtherSessions(ctx context.Context, user int64, kept string) error
	// KeepSessions ends the sessions of a user except the newest n.
	KeepSessions(ctx context.Context, user int64, n int) error
	// PurgeSessions drops sessions that ended before a moment.
	PurgeSessions(ctx context.Context, before time.Time) error
}

// PersonalTokens keeps the tokens with which programs call for users.
type PersonalTokens interface {
	AddPersonalToken(ctx context.Context, t account.PersonalToken) (account.PersonalToken, error)
	// ListPersonalTokens returns the tokens of a user, the newest first.
	ListPersonalTokens(ctx context.Context, user int64) ([]account.PersonalToken, error)
	// FindPersonalToken returns the token with a digest, and of its user the id, the name and whether the user is
	// active. It fails with NotFound not_found when there is none.
	FindPersonalToken(ctx context.Context, digest string) (account.PersonalToken, account.User, error)
	// UsePersonalToken records when a token was used. It fails with NotFound not_found for one that is gone.
	UsePersonalToken(ctx context.Context, id int64, at time.Time) error
	// RevokePersonalToken fails with NotFound not_found for a token that is gone or of another user.
	RevokePersonalToken(ctx context.Context, user, id int64) error
}

// Addresses keeps the IP addresses from which users signed in.
type Addresses interface {
	// NoteAddress records that a user signed in from an address at a moment.
	NoteAddress(ctx context.Context, user int64, address string, at time.Time) error
	// KnowsAddress reports whether a user signed in from an address since a moment.
	KnowsAddress(ctx context.Context, user int64, address string, since time.Time) (bool, error)
	// KeepAddresses deletes the addresses of a user except the n that were seen last.
	KeepAddresses(ctx context.Context, user int64, n int) error
	// PurgeAddresses deletes the addresses with no sign-in since a moment.
	PurgeAddresses(ctx context.Context, before time.Time) error
}

// Passwords hashes and checks passwords, normalised to NFC. Hash and Verify wait for other callers,
// who take turns by IP address. They fail with Unavailable server_busy when too many wait.
type Passwords interface {
	// HashPassword returns a self-describing string that starts with $argon2id$.
	HashPassword(ctx context.Context, address, password string) (string, error)
	// VerifyPassword reports whether a hash is that of a password. It takes the same time for
	// an empty hash (an unknown user), for which it returns false.
	VerifyPassword(ctx context.Context, address, hash, password string) (bool, error)
	// IsCommonPassword reports whether a password is on the list of common ones.
	IsCommonPassword(password string) bool
}

// Claims are the contents of a token.
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
	// IssueAccess signs an access token of a session, good for 15 minutes.
	IssueAccess(u account.User, session string) (string, error)
	// IssueRefresh signs a refresh token, good for 14 days.
	IssueRefresh(u account.User) (token string, claims Claims, err error)
	// ParseAccess and ParseRefresh: Unauthenticated token_not_valid for a token that
	// is expired, forged, incomplete or of the other type.
	ParseAccess(token string) (Claims, error)
	ParseRefresh(token string) (Claims, error)
}
