package jwttokens

import (
	"testing"
	"time"

	"github.com/golang-jwt/jwt/v5"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/account"
)

// clock shows the same time until it is moved.
type clock struct{ now time.Time }

func (c *clock) Now() time.Time { return c.now }

func bench(t *testing.T) tokensBench {
	c := &clock{now: time.Date(2026, 11, 20, 9, 0, 0, 0, time.UTC)}
	tokens := New([]byte("a key of the product"), c)
	methods := map[int]*jwt.SigningMethodHMAC{256: jwt.SigningMethodHS256, 384: jwt.SigningMethodHS384, 512: jwt.SigningMethodHS512}
	return tokensBench{
		Tokens: tokens,
		Pass:   func(d time.Duration) { c.now = c.now.Add(d) },
		Now:    c.Now,
		Sign: func(header, claims map[string]any, bits int) string {
			token := jwt.NewWithClaims(methods[bits], jwt.MapClaims(claims))
			token.Header = header
			signed, err := token.SignedString(tokens.key)
			require.NoError(t, err)
			return signed
		},
	}
}

func TestTokens(t *testing.T) { tokensContract(t, bench) }

func TestTokens_A10_key(t *testing.T) {
	c := &clock{now: time.Now()}
	user := account.User{ID: 7, Username: "jansen"}
	token, err := New([]byte("one"), c).IssueAccess(user, "session")
	require.NoError(t, err)

	_, err = New([]byte("one"), c).ParseAccess(token)
	require.NoError(t, err, "another server with the same key")
	_, err = New([]byte("two"), c).ParseAccess(token)
	require.Equal(t, domain.CodeTokenInvalid, domain.CodeOf(err))
}
