// Package jwttokens signs and reads JSON web tokens (RFC 7519) with HMAC-SHA256.
package jwttokens

import (
	"cmp"
	"crypto/rand"
	"encoding/base64"
	"errors"
	"fmt"
	"time"

	"github.com/golang-jwt/jwt/v5"

	"wbso/domain"
	"wbso/domain/account"
	"wbso/ports"
)

// How long tokens are valid, and how much the clocks of two servers may differ.
const (
	AccessLife  = 15 * time.Minute
	RefreshLife = 14 * 24 * time.Hour
	Leeway      = 30 * time.Second
)

// The values of token_type.
const (
	access  = "access"
	refresh = "refresh"
)

// claims are the whole payload of a token. It identifies the user by id and user
// name, and says nothing else about a person, since anybody can read it.
type claims struct {
	jwt.RegisteredClaims // only exp, iat and jti are set and written

	User     int64  `json:"user_id"`
	Username string `json:"username"`
	Version  int    `json:"ver"`
	Type     string `json:"token_type"`
	Session  string `json:"sid,omitempty"` // of an access token
}

// Tokens implements ports.Tokens with one key.
type Tokens struct {
	key    []byte
	clock  interface{ Now() time.Time }
	parser *jwt.Parser
}

var _ ports.Tokens = (*Tokens)(nil)

// New returns Tokens that sign with a key, which must not be used for anything else,
// and by a clock that shows real time.
func New(key []byte, clock interface{ Now() time.Time }) *Tokens {
	return &Tokens{
		key:   key,
		clock: clock,
		parser: jwt.NewParser(
			jwt.WithValidMethods([]string{jwt.SigningMethodHS256.Alg()}),
			jwt.WithExpirationRequired(),
			jwt.WithLeeway(Leeway),
			jwt.WithStrictDecoding(),
			jwt.WithTimeFunc(clock.Now),
		),
	}
}

// IssueAccess implements ports.Tokens.
func (t *Tokens) IssueAccess(u account.User, session string) (string, error) {
	token, _, err := t.sign(u, access, AccessLife, session)
	return token, err
}

// IssueRefresh implements ports.Tokens.
func (t *Tokens) IssueRefresh(u account.User) (string, ports.Claims, error) {
	return t.sign(u, refresh, RefreshLife, "")
}

// ParseAccess implements ports.Tokens.
func (t *Tokens) ParseAccess(token string) (ports.Claims, error) { return t.parse(token, access) }

// ParseRefresh implements ports.Tokens.
func (t *Tokens) ParseRefresh(token string) (ports.Claims, error) { return t.parse(token, refresh) }

func (t *Tokens) sign(u account.User, kind string, life time.Duration, session string) (string, ports.Claims, error) {
	now := t.clock.Now()
	c := claims{
		RegisteredClaims: jwt.RegisteredClaims{
			ID:        newID(),
			IssuedAt:  jwt.NewNumericDate(now),
			ExpiresAt: jwt.NewNumericDate(now.Add(life)),
		},
		User:     u.ID,
		Username: u.Username,
		Version:  u.TokenVersion,
		Type:     kind,
		Session:  session,
	}
	token, err := jwt.NewWithClaims(jwt.SigningMethodHS256, c).SignedString(t.key)
	if err != nil {
		return "", ports.Claims{}, fmt.Errorf("sign a token: %w", err)
	}
	return token, c.public(), nil
}

// parse returns the claims of a token only if it has everything that sign writes.
func (t *Tokens) parse(token, kind string) (ports.Claims, error) {
	var c claims
	_, err := t.parser.ParseWithClaims(token, &c, func(*jwt.Token) (any, error) { return t.key, nil })
	switch {
	case err != nil:
	case c.Type != kind:
		err = errors.New("token has the wrong type")
	case c.ID == "" || c.User <= 0 || c.Username == "" || kind == access && c.Session == "":
		err = errors.New("token is incomplete")
	}
	if err != nil {
		return ports.Claims{}, domain.Fail(domain.Unauthenticated, domain.CodeTokenInvalid).Because(err)
	}
	return c.public(), nil
}

func (c claims) public() ports.Claims {
	return ports.Claims{
		User: c.User, Username: c.Username, Version: c.Version, ID: c.ID, Session: cmp.Or(c.Session, c.ID), Expires: c.ExpiresAt.UTC(),
	}
}

// newID returns 128 random bits.
func newID() string {
	var b [16]byte
	rand.Read(b[:]) // never fails
	return base64.RawURLEncoding.EncodeToString(b[:])
}
