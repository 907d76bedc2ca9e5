package settings

import (
	"errors"
	"net"
	"net/netip"
	"net/url"
	"slices"
	"strings"

	"wbso/domain"
	"wbso/domain/account"
	"wbso/domain/company"
)

// check returns everything that is wrong with the settings, as Errors that are joined.
func (c *Config) check() error {
	reached := c.checkAddresses()
	if reached == nil { // or nobody knows whether others reach it
		reached = errors.Join(c.checkSecret(), c.checkFakes())
	}
	return errors.Join(reached, c.CheckDatabase(), c.checkChoices(), c.checkLLM(), c.checkPayments(), c.checkMail(), c.checkNetworks(),
		c.checkPages(), c.checkOperator())
}

// wrongIf returns an Error when something is wrong with a variable.
func wrongIf(wrong bool, variable, format string, args ...any) error {
	if !wrong {
		return nil
	}
	return Wrong(variable, format, args...)
}

func (c *Config) checkAddresses() error {
	host, _, err := net.SplitHostPort(c.Addr)
	_, _, metrics := net.SplitHostPort(c.MetricsAddr)
	u := parseWeb(c.PublicURL)
	return errors.Join(
		wrongIf(err != nil, "WBSO_ADDR", "%q is geen adres zoals :8000 of 127.0.0.1:8000", c.Addr),
		wrongIf(err == nil && c.Demo && !loopback(host), "WBSO_ADDR", "de demonstratie luistert alleen op deze computer zelf, niet op %q", c.Addr),
		wrongIf(u == nil || strings.TrimSuffix(c.PublicURL, "/") != u.Scheme+"://"+u.Host, "WBSO_PUBLIC_URL", "%q is geen adres zoals https://wbso.example.nl, zonder pad", c.PublicURL),
		wrongIf(c.MetricsAddr != "" && metrics != nil, "WBSO_METRICS_ADDR", "%q is geen adres zoals 127.0.0.1:9464", c.MetricsAddr),
	)
}

// UsesPostgres reports whether the database is PostgreSQL and not a file.
func (c *Config) UsesPostgres() bool { return isPostgres(c.DatabaseURL) }

func isPostgres(address string) bool {
	return strings.HasPrefix(address, "postgres://") || strings.HasPrefix(address, "postgresql://")
}

// CheckDatabase refuses the address of a database that cannot be one.
func (c *Config) CheckDatabase() error {
	switch {
	case strings.HasPrefix(c.DatabaseURL, "sqlite:") && len(c.DatabaseURL) > len("sqlite:"):
		return nil
	case isPostgres(c.DatabaseURL):
		if u, err := url.Parse(c.DatabaseURL); err != nil || u.Path == "" {
			return Wrong("WBSO_DATABASE_URL", "geen geldig adres met postgres://")
		}
		return nil
	}
	return Wrong("WBSO_DATABASE_URL", "begint niet met sqlite: of postgres://")
}

// SecretMin is the minimum length of a secret, in bytes, where strangers can try tokens.
const SecretMin = 32

// ShortSecret reports whether the secret is too short for strangers.
func (c *Config) ShortSecret() bool { return c.SecretKey != "" && len(c.SecretKey) < SecretMin }

func (c *Config) checkSecret() error {
	switch {
	case isPostgres(c.DatabaseURL) && c.SecretKey == "":
		return Wrong("WBSO_SECRET_KEY", "is verplicht met PostgreSQL, want alle servers moeten hem delen")
	case c.ShortSecret() && !c.Local():
		return Wrong("WBSO_SECRET_KEY", "heeft minder dan %d tekens: 'openssl rand -base64 32' maakt een goede", SecretMin)
	}
	return nil
}

func (c *Config) checkChoices() (err error) {
	for _, choice := range []struct{ variable, value, allowed string }{
		{variable: "WBSO_LLM", value: c.LLM, allowed: "offline openai ollama"},
		{variable: "WBSO_LLM_FALLBACK", value: c.LLMFallback, allowed: "offline"},
		{variable: "WBSO_PAYMENTS", value: c.Payments, allowed: "fake stripe"},
		{variable: "WBSO_LOG", value: c.Log, allowed: "text json"},
		{variable: "WBSO_LOG_LEVEL", value: c.LogLevel, allowed: "debug info warn error"},
		{variable: "WBSO_RATE_LIMITS", value: c.RateLimits, allowed: "on off"},
		{variable: "WBSO_ALLOW_FAKES", value: c.AllowFakes, allowed: "0 1"},
	} {
		allowed := strings.Fields(choice.allowed)
		err = errors.Join(err, wrongIf(choice.value != "" && !slices.Contains(allowed, choice.value), choice.variable, "%q hoort niet bij: %s", choice.value, strings.Join(allowed, ", ")))
	}
	return err
}

func (c *Config) checkNetworks() (err error) {
	for _, cidr := range c.TrustedProxies {
		_, unreadable := netip.ParsePrefix(cidr)
		err = errors.Join(err, wrongIf(unreadable != nil, "WBSO_TRUSTED_PROXIES", "%q is geen netwerk zoals 127.0.0.1/32", cidr))
	}
	for _, origin := range c.CORSOrigins {
		u := parseWeb(origin)
		err = errors.Join(err, wrongIf(u == nil || origin != u.Scheme+"://"+u.Host, "WBSO_CORS_ORIGINS", "%q is geen origin zoals https://app.example.nl", origin))
	}
	return err
}

// tagCharacters are those of an id of analytics.
const tagCharacters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"

// brandMax is the longest brand, in characters.
const brandMax = 60

// checkPages checks what the pages show.
func (c *Config) checkPages() error {
	_, promotion := domain.ParseDate(c.PromoUntil)
	return errors.Join(
		wrongIf(strings.TrimSpace(c.Brand) == "" || domain.CheckName(c.Brand, brandMax) != nil, "WBSO_BRAND", "heeft 1 tot %d tekens, zonder regeleinden en onzichtbare tekens", brandMax),
		wrongIf(c.CalendlyURL != "" && parseWeb(c.CalendlyURL) == nil, "WBSO_CALENDLY_URL", "%q is geen adres zoals https://calendly.com/naam", c.CalendlyURL),
		wrongIf(strings.Trim(c.GtagID, tagCharacters) != "", "WBSO_GTAG_ID", "%q is geen id zoals G-ABC123DEF4", c.GtagID),
		wrongIf(promotion != nil, "WBSO_PROMO_UNTIL", "%q is geen datum zoals 2025-12-20", c.PromoUntil),
	)
}

// checkOperator checks what the terms and invoices say of the operator.
func (c *Config) checkOperator() error {
	_, email := account.ParseEmail(c.OperatorEmail)
	_, kvk := domain.ParseKvK(c.OperatorKvK)
	_, vat := domain.ParseBTW(c.OperatorVAT)
	return errors.Join(
		wrongIf(domain.CheckName(c.OperatorName, company.CompanyNameMax) != nil, "WBSO_OPERATOR_NAME", "heeft 1 tot %d tekens, zonder regeleinden en onzichtbare tekens", company.CompanyNameMax),
		wrongIf(email != nil, "WBSO_OPERATOR_EMAIL", "%q is geen e-mailadres", c.OperatorEmail),
		wrongIf(kvk != nil, "WBSO_OPERATOR_KVK", "%q is geen KvK-nummer van 8 cijfers", c.OperatorKvK),
		wrongIf(vat != nil, "WBSO_OPERATOR_VAT", "%q is geen Nederlands btw-id zoals NL004495445B01", c.OperatorVAT),
	)
}

// parseWeb reads an http or https address with a host and without a user; nil
// when it is something else.
func parseWeb(address string) *url.URL {
	u, err := url.Parse(address)
	if err != nil || u.Scheme != "http" && u.Scheme != "https" || u.Hostname() == "" || u.User != nil {
		return nil
	}
	return u
}

// Local reports whether people reach the server on this computer only.
func (c *Config) Local() bool {
	u := parseWeb(c.PublicURL)
	return u != nil && loopback(u.Hostname())
}

func loopback(host string) bool {
	if host == "localhost" {
		return true
	}
	ip := net.ParseIP(host)
	return ip != nil && ip.IsLoopback()
}
