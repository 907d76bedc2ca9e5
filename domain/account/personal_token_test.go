package account_test

import (
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/account"
)

// The checksums are those of zlib, written in base 62.
func TestTokenText(t *testing.T) {
	for _, text := range []string{"wbso_pat_00000000000000000000000000000000000iqUEf", "wbso_pat_AbCdEfGhIjKlMnOpQrStUvWxYz012345671UhD7k"} {
		assert.Equal(t, text, account.TokenText(text[9:43]))
		assert.True(t, account.IsTokenText(text))
		for i := range text {
			for _, wrong := range []string{text[:i] + "!" + text[i+1:], text[:i], text[:i] + "0" + text[i:], text[:i] + "x" + text[i+1:]} {
				assert.Equal(t, wrong == text, account.IsTokenText(wrong), wrong)
			}
		}
	}
	assert.True(t, account.LooksPersonal("wbso_pat_half"))
	assert.False(t, account.LooksPersonal("eyJhbGciOi"))
}

// Each scope contains the one before it, and nothing contains what is for sessions alone.
func TestCheckScope(t *testing.T) {
	for i, has := range account.Scopes() {
		for j, needed := range account.Scopes() {
			err := has.CheckScope(needed)
			if i >= j {
				assert.NoError(t, err)
				continue
			}
			assert.Equal(t, domain.CodeScope, domain.CodeOf(err))
			sentence, _ := domain.Dutch(err.(*domain.Error))
			assert.Contains(t, sentence, string(needed))
		}
		assert.Equal(t, domain.CodeToken, domain.CodeOf(has.CheckScope(account.SessionOnly)))
	}
}

func TestCheckToken(t *testing.T) {
	now := time.Date(2026, 11, 29, 12, 0, 0, 0, time.UTC)
	good := account.PersonalToken{Name: "  Laptop ", Scope: account.ReadScope}
	require.NoError(t, account.CheckToken(&good, now))
	assert.Equal(t, "Laptop", good.Name)
	assert.Equal(t, now.Add(90*24*time.Hour), good.ExpiresAt)
	for name, c := range map[string]struct {
		change func(*account.PersonalToken)
		field  string
	}{
		"no name":          {func(t *account.PersonalToken) { t.Name = " " }, "name"},
		"a long name":      {func(t *account.PersonalToken) { t.Name = strings.Repeat("a", 101) }, "name"},
		"no scope":         {func(t *account.PersonalToken) { t.Scope = "" }, "scope"},
		"an unknown scope": {func(t *account.PersonalToken) { t.Scope = "admin" }, "scope"},
		"many companies":   {func(t *account.PersonalToken) { t.Companies = make([]int64, 201) }, "companies"},
		"over already":     {func(t *account.PersonalToken) { t.ExpiresAt = now }, "expires_at"},
		"over a year":      {func(t *account.PersonalToken) { t.ExpiresAt = now.AddDate(1, 0, 0).Add(time.Second) }, "expires_at"},
	} {
		t.Run(name, func(t *testing.T) {
			bad := account.PersonalToken{Name: "Laptop", Scope: account.ReadScope}
			c.change(&bad)
			var fields domain.Fields
			require.ErrorAs(t, account.CheckToken(&bad, now), &fields)
			require.Len(t, fields, 1)
			assert.Equal(t, c.field, fields[0].Field)
		})
	}
	year := account.PersonalToken{Name: "Laptop", Scope: account.WriteScope, ExpiresAt: now.AddDate(1, 0, 0)}
	assert.NoError(t, account.CheckToken(&year, now))
}
