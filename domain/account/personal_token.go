package account

import (
	"hash/crc32"
	"slices"
	"strconv"
	"strings"
	"time"

	"wbso/domain"
)

// PersonalToken lets a program call in the name of a user, as far as its scope and its companies allow. Only
// the digest of its text is kept.
type PersonalToken struct {
	ID        int64
	User      int64
	Digest    string
	Name      string
	Scope     Scope
	Companies []int64 // that it reaches; none for all of the user
	CreatedAt time.Time
	ExpiresAt time.Time
	UsedAt    time.Time // when it was last used, to within ten minutes; zero until then
}

// Bounds of personal tokens.
const (
	TokenNameMax      = 100
	TokenCompaniesMax = 200
	TokenLife         = 90 * 24 * time.Hour // unless its user says otherwise; at most a year
)

// Scope says what a personal token may do. Each contains the one before it.
type Scope string

const (
	SessionOnly Scope = "" // what no token may
	ReadScope   Scope = "read"
	HoursScope  Scope = "hours"
	WriteScope  Scope = "write"
)

// Scopes returns the scopes of tokens, the narrowest first.
func Scopes() []Scope { return []Scope{ReadScope, HoursScope, WriteScope} }

// CheckScope returns Forbidden token for what no token may do, and Forbidden scope with the scopes that it
// {needs} for what a wider one may.
func (s Scope) CheckScope(needed Scope) error {
	all := Scopes()
	switch at := slices.Index(all, needed); {
	case at < 0:
		return domain.Fail(domain.Forbidden, domain.CodeToken)
	case slices.Index(all, s) < at:
		return domain.Fail(domain.Forbidden, domain.CodeScope).With("needs", string(needed))
	}
	return nil
}

// CheckToken trims the name of a new token in place, gives it the standard life if it has none, and returns as
// Fields what is wrong with it.
func CheckToken(t *PersonalToken, now time.Time) error {
	var fields domain.Fields
	if t.Name = domain.Trim(t.Name); t.Name == "" {
		fields.Add("name", domain.CodeBlank)
	} else {
		fields.Check("name", domain.CheckName(t.Name, TokenNameMax))
	}
	if !slices.Contains(Scopes(), t.Scope) {
		fields.Add("scope", domain.CodeChoice).Args["value"] = string(t.Scope)
	}
	if len(t.Companies) > TokenCompaniesMax {
		fields.Add("companies", domain.CodeTooMany).Args["max"] = strconv.Itoa(TokenCompaniesMax)
	}
	if t.ExpiresAt.IsZero() {
		t.ExpiresAt = now.Add(TokenLife)
	}
	if !t.ExpiresAt.After(now) || t.ExpiresAt.After(now.AddDate(1, 0, 0)) {
		fields.Add("expires_at", domain.CodeTokenLife)
	}
	return fields.Err()
}

// The text of a personal token: a prefix by which scanners of source code know it, random characters and
// their checksum.
const (
	tokenPrefix   = "wbso_pat_"
	TokenRandom   = 34 // characters of TokenAlphabet
	tokenChecksum = 6
	TokenAlphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
)

// TokenText returns the text of a personal token with these random characters.
func TokenText(random string) string {
	sum, digits := crc32.ChecksumIEEE([]byte(random)), make([]byte, tokenChecksum)
	for i := range digits {
		digits[tokenChecksum-1-i] = TokenAlphabet[sum%uint32(len(TokenAlphabet))]
		sum /= uint32(len(TokenAlphabet))
	}
	return tokenPrefix + random + string(digits)
}

// LooksPersonal reports whether a text is meant to be a personal token, also if it was copied badly.
func LooksPersonal(text string) bool { return strings.HasPrefix(text, tokenPrefix) }

// IsTokenText reports whether a text may be a personal token: its checksum is right.
func IsTokenText(text string) bool {
	random, whole := strings.CutPrefix(text, tokenPrefix)
	return whole && len(random) == TokenRandom+tokenChecksum && TokenText(random[:TokenRandom]) == text
}
