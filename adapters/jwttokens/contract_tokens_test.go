package jwttokens

import (
	"crypto"
	"crypto/rand"
	"crypto/rsa"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"maps"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/account"
	"wbso/ports"
	"wbso/ports/portstest"
)

// tokensBench is an adapter of ports.Tokens with what its tests need around it.
type tokensBench struct {
	Tokens ports.Tokens
	// Pass moves the adapter's clock on.
	Pass func(time.Duration)
	// Now is the time of that clock.
	Now func() time.Time
	// Sign signs header and claims with the adapter's own key by HMAC of the
	// size (256, 384, 512) given, whatever the header says.
	Sign func(header, claims map[string]any, bits int) string
}

// tokensContract checks that an adapter keeps the promises of ports.Tokens.
func tokensContract(t *testing.T, open func(t *testing.T) tokensBench) {
	portstest.InOrder(t, []func(*testing.T, tokensBench){
		testTokensReadBack,
		testA24_ClaimsAndNothingElse,
		testA09_TokenType,
		testA10_AlgorithmAndCompleteness,
		testA11_Expiry,
		testA12_ARefreshTokenIsNotUsedUp,
	}, func(t *testing.T, check func(*testing.T, tokensBench)) { check(t, open(t)) })
}

// jansen is whom the tokens of the suite are about.
func jansen() account.User {
	return account.User{ID: 42, Username: "jansen", Email: "jansen@voorbeeld.nl", FirstName: "Jan",
		Phone: "0612345678", TokenVersion: 3}
}

func testTokensReadBack(t *testing.T, b tokensBench) {
	u := jansen()
	accessToken, err := b.Tokens.IssueAccess(u, "session")
	require.NoError(t, err)
	c, err := b.Tokens.ParseAccess(accessToken)
	require.NoError(t, err)
	assert.Equal(t, u.ID, c.User)
	assert.Equal(t, u.Username, c.Username)
	assert.Equal(t, u.TokenVersion, c.Version)
	assert.NotEmpty(t, c.ID)
	assert.Equal(t, "session", c.Session)

	token, issued, err := b.Tokens.IssueRefresh(u)
	require.NoError(t, err)
	read, err := b.Tokens.ParseRefresh(token)
	require.NoError(t, err)
	assert.Equal(t, issued, read)
	assert.Equal(t, read.ID, read.Session)

	_, again, err := b.Tokens.IssueRefresh(u)
	require.NoError(t, err)
	assert.NotEqual(t, issued.ID, again.ID)
}

func testA24_ClaimsAndNothingElse(t *testing.T, b tokensBench) {
	u := jansen()
	accessToken, err := b.Tokens.IssueAccess(u, "session")
	require.NoError(t, err)
	refreshToken, _, err := b.Tokens.IssueRefresh(u)
	require.NoError(t, err)
	more := map[string][]string{"access": {"sid"}}
	for kind, token := range map[string]string{"access": accessToken, "refresh": refreshToken} {
		header, claims := decodeToken(t, token)
		assert.Equal(t, "HS256", header["alg"])
		assert.ElementsMatch(t, append([]string{"user_id", "username", "ver", "token_type", "exp", "iat", "jti"}, more[kind]...), slices.Collect(maps.Keys(claims)))
		assert.EqualValues(t, u.ID, claims["user_id"])
		assert.Equal(t, u.Username, claims["username"])
		assert.EqualValues(t, u.TokenVersion, claims["ver"])
		assert.Equal(t, kind, claims["token_type"])
	}
}

func testA09_TokenType(t *testing.T, b tokensBench) {
	u := jansen()
	accessToken, err := b.Tokens.IssueAccess(u, "session")
	require.NoError(t, err)
	refreshToken, _, err := b.Tokens.IssueRefresh(u)
	require.NoError(t, err)
	_, err = b.Tokens.ParseAccess(refreshToken)
	requireTokenInvalid(t, err)
	_, err = b.Tokens.ParseRefresh(accessToken)
	requireTokenInvalid(t, err)
}

func testA10_AlgorithmAndCompleteness(t *testing.T, b tokensBench) {
	u := jansen()
	good, err := b.Tokens.IssueAccess(u, "session")
	require.NoError(t, err)
	header, claims := decodeToken(t, good)
	_, err = b.Tokens.ParseAccess(b.Sign(header, claims, 256))
	require.NoError(t, err, "the bench signs as the adapter does")

	alg := func(name string) map[string]any { return map[string]any{"alg": name, "typ": "JWT"} }
	without := func(name string) map[string]any {
		c := maps.Clone(claims)
		delete(c, name)
		return c
	}
	with := func(name string, value any) map[string]any {
		c := maps.Clone(claims)
		c[name] = value
		return c
	}
	signature := good[strings.LastIndex(good, ".")+1:]
	for name, token := range map[string]string{
		"alg none":                 signingInput(t, alg("none"), claims) + ".",
		"alg None":                 signingInput(t, alg("None"), claims) + ".",
		"alg none, signature kept": signingInput(t, alg("none"), claims) + "." + signature,
		"RS256 header, HS key":     b.Sign(alg("RS256"), claims, 256),
		"RS256":                    signRSA(t, signingInput(t, alg("RS256"), claims)),
		"HS384":                    b.Sign(alg("HS384"), claims, 384),
		"HS512":                    b.Sign(alg("HS512"), claims, 512),
		"no alg":                   b.Sign(map[string]any{"typ": "JWT"}, claims, 256),
		"no exp":                   b.Sign(header, without("exp"), 256),
		"exp null":                 b.Sign(header, with("exp", nil), 256),
		"exp a word":               b.Sign(header, with("exp", "never"), 256),
		"no jti":                   b.Sign(header, without("jti"), 256),
		"no sid":                   b.Sign(header, without("sid"), 256),
		"no token_type":            b.Sign(header, without("token_type"), 256),
		"no user_id":               b.Sign(header, without("user_id"), 256),
		"no username":              b.Sign(header, without("username"), 256),
		"user_id a text":           b.Sign(header, with("user_id", "42"), 256),
		"edited payload":           signingInput(t, header, with("user_id", 1)) + "." + signature,
		"no signature":             signingInput(t, header, claims) + ".",
		"cut off":                  good[:len(good)-4],
		"two parts":                signingInput(t, header, claims),
		"empty":                    "",
		"rubbish":                  "a.b.c",
	} {
		t.Run(name, func(t *testing.T) {
			_, err := b.Tokens.ParseAccess(token)
			requireTokenInvalid(t, err)
			_, err = b.Tokens.ParseRefresh(token)
			requireTokenInvalid(t, err)
		})
	}
}

func testA11_Expiry(t *testing.T, b tokensBench) {
	u := jansen()
	accessToken, err := b.Tokens.IssueAccess(u, "session")
	require.NoError(t, err)
	refreshToken, issued, err := b.Tokens.IssueRefresh(u)
	require.NoError(t, err)
	c, err := b.Tokens.ParseAccess(accessToken)
	require.NoError(t, err)
	assert.WithinDuration(t, b.Now().Add(15*time.Minute), c.Expires, time.Second)
	assert.WithinDuration(t, b.Now().Add(14*24*time.Hour), issued.Expires, time.Second)

	b.Pass(15*time.Minute - time.Second)
	_, err = b.Tokens.ParseAccess(accessToken)
	require.NoError(t, err)
	b.Pass(32 * time.Second) // past the skew that is forgiven
	_, err = b.Tokens.ParseAccess(accessToken)
	requireTokenInvalid(t, err)

	b.Pass(14*24*time.Hour - 16*time.Minute)
	_, err = b.Tokens.ParseRefresh(refreshToken)
	require.NoError(t, err)
	b.Pass(2 * time.Minute)
	_, err = b.Tokens.ParseRefresh(refreshToken)
	requireTokenInvalid(t, err)
}

func testA12_ARefreshTokenIsNotUsedUp(t *testing.T, b tokensBench) {
	u := jansen()
	token, issued, err := b.Tokens.IssueRefresh(u)
	require.NoError(t, err)
	var all sync.WaitGroup
	for range 20 {
		all.Go(func() {
			c, err := b.Tokens.ParseRefresh(token)
			assert.NoError(t, err)
			assert.Equal(t, issued, c)
		})
	}
	all.Wait()
}

func requireTokenInvalid(t *testing.T, err error) {
	t.Helper()
	require.Error(t, err)
	assert.Equal(t, domain.CodeTokenInvalid, domain.CodeOf(err))
	assert.Equal(t, domain.Unauthenticated, domain.KindOf(err))
}

func signingInput(t *testing.T, header, claims map[string]any) string {
	t.Helper()
	part := func(v any) string {
		b, err := json.Marshal(v)
		require.NoError(t, err)
		return base64.RawURLEncoding.EncodeToString(b)
	}
	return part(header) + "." + part(claims)
}

func signRSA(t *testing.T, input string) string {
	t.Helper()
	key, err := rsa.GenerateKey(rand.Reader, 2048)
	require.NoError(t, err)
	sum := sha256.Sum256([]byte(input))
	sig, err := rsa.SignPKCS1v15(rand.Reader, key, crypto.SHA256, sum[:])
	require.NoError(t, err)
	return input + "." + base64.RawURLEncoding.EncodeToString(sig)
}

func decodeToken(t *testing.T, token string) (header, claims map[string]any) {
	t.Helper()
	parts := strings.Split(token, ".")
	require.Len(t, parts, 3)
	for i, into := range []*map[string]any{&header, &claims} {
		b, err := base64.RawURLEncoding.DecodeString(parts[i])
		require.NoError(t, err)
		require.NoError(t, json.Unmarshal(b, into))
	}
	return header, claims
}
