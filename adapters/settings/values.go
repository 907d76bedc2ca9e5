package settings

import (
	"net/url"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"time"

	"wbso/adapters/systemclock"
	"wbso/domain"
	"wbso/domain/account"
)

// Source says where the value of a setting comes from.
type Source string

// The sources, the strongest first.
const (
	FromFlag        Source = "flag"
	FromFile        Source = "file"
	FromEnvironment Source = "environment"
	FromDefault     Source = "default"
)

// Value is a setting with its present value.
type Value struct {
	Setting
	Value  string // empty for a secret; without passwords for the addresses of the database and the mail server
	Source Source
}

// Values lists every setting with its value, in the order of Config. The default
// promotion is empty once it has ended.
func (c *Config) Values() []Value {
	var list []Value
	for _, s := range All() {
		v := Value{Setting: s, Value: written(reflect.ValueOf(c).Elem().Field(s.index)), Source: FromDefault}
		if source, given := c.sources[s.Variable]; given {
			v.Source = source
		}
		switch {
		case s.Secret:
			v.Value = ""
		case s.Variable == "WBSO_DATABASE_URL":
			v.Value = withoutPasswords(v.Value)
		case s.Variable == "WBSO_MAIL":
			v.Value = withoutMailPassword(v.Value)
		case strings.HasPrefix(s.Variable, "WBSO_PROMO_") && v.Source == FromDefault && c.promotionEnded():
			v.Value = ""
		}
		list = append(list, v)
	}
	return list
}

// written formats a value as it is written in the environment.
func written(field reflect.Value) string {
	switch v := field.Interface().(type) {
	case string:
		return v
	case []string:
		return strings.Join(v, ",")
	case int:
		return strconv.Itoa(v)
	case time.Duration:
		return v.String()
	case time.Time:
		if !v.IsZero() {
			return v.Format(time.RFC3339)
		}
	}
	return ""
}

func (c *Config) promotionEnded() bool {
	clock, err := systemclock.New(c.Now)
	until, wrong := domain.ParseDate(c.PromoUntil)
	return err == nil && wrong == nil && clock.Today().After(until)
}

// Limits returns the limits of an account that has none of its own.
func (c *Config) Limits() account.Limits {
	return account.Limits{Companies: c.MaxCompanies, UnpaidRequests: c.MaxRequests, Reveals: c.MaxReveals, Proposals: c.MaxProposals}
}

// DatabaseName returns the file or address of the database, without passwords.
func (c *Config) DatabaseName() string {
	return strings.TrimPrefix(withoutPasswords(c.DatabaseURL), "sqlite:")
}

// passwordKeys returns the parameters of a PostgreSQL address that hold a password.
func passwordKeys() []string { return []string{"password", "sslpassword"} }

// HasPassword reports whether the address of a database carries a password.
func HasPassword(address string) bool { return withoutPasswords(address) != address }

// withoutPasswords removes the passwords from the address of a database. An address
// without any is returned unchanged, of an unreadable one only the scheme.
func withoutPasswords(address string) string {
	if !isPostgres(address) {
		return address
	}
	u, err := url.Parse(address)
	if err != nil {
		return "postgres://"
	}
	found := false
	if _, found = u.User.Password(); found {
		u.User = url.User(u.User.Username())
	}
	query := u.Query()
	for key := range query {
		if slices.Contains(passwordKeys(), strings.ToLower(key)) {
			delete(query, key)
			u.RawQuery, found = query.Encode(), true
		}
	}
	if !found {
		return address
	}
	return u.String()
}
