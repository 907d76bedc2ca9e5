package settings

import (
	"net"
	"net/netip"
	"net/url"
	"slices"
	"strings"

	"wbso/domain"
	"wbso/domain/account"
	"wbso/domain/company"
)

func (c *Config) check() error {
	for _, check := range []func() error{
		c.checkAddresses, c.CheckDatabase, c.checkSecret, c.checkChoices, c.checkLLM, c.checkPayments, c.checkMail, c.checkNetworks, c.checkPages, c.checkFakes,
	} {
		if err := check(); err != nil {
			return err
		}
	}
	return nil
}

func (c *Config) checkAddresses() error {
	host, _, err := net.SplitHostPort(c.Addr)
	if err != nil {
		return Wrong("WBSO_ADDR", "%q is geen adres zoals :8000 of 127.0.0.1:8000", c.Addr)
	}
	if c.Demo && !loopback(host) {
		return Wrong("WBSO_ADDR", "de demonstratie luistert alleen op deze computer zelf, niet op %q", c.Addr)
	}
	if u := parseWeb(c.PublicURL); u == nil || strings.TrimSuffix(c.PublicURL, "/") != u.Scheme+"://"+u.Host {
		return Wrong("WBSO_PUBLIC_URL", "%q is geen adres zoals https://wbso.example.nl, zonder pad", c.PublicURL)
	}
	if c.MetricsAddr != "" {
		if _, _, err := net.SplitHostPort(c.MetricsAddr); err != nil {
			return Wrong("WBSO_METRICS_ADDR", "%q is geen adres zoals 127.0.0.1:9464", c.MetricsAddr)
		}
	}
	return nil
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

func (c *Config) checkChoices() error {
	for _, choice := range []struct{ variable, value, allowed string }{
		{variable: "WBSO_LLM", value: c.LLM, allowed: "offline openai ollama"},
		{variable: "WBSO_LLM_FALLBACK", value: c.LLMFallback, allowed: "offline"},
		{variable: "WBSO_PAYMENTS", value: c.Payments, allowed: "fake stripe"},
		{variable: "WBSO_LOG", value: c.Log, allowed: "text json"},
		{variable: "WBSO_LOG_LEVEL", value: c.LogLevel, allowed: "debug info warn error"},
		{variable: "WBSO_RATE_LIMITS", value: c.RateLimits, allowed: "on off"},
		{variable: "WBSO_ALLOW_FAKES", value: c.AllowFakes, allowed: "0 1"},
	} {
		if allowed := strings.Fields(choice.allowed); choice.value != "" && !slices.Contains(allowed, choice.value) {
			return Wrong(choice.variable, "%q hoort niet bij: %s", choice.value, strings.Join(allowed, ", "))
		}
	}
	return nil
}

func (c *Config) checkNetworks() error {
	for _, cidr := range c.TrustedProxies {
		if _, err := netip.ParsePrefix(cidr); err != nil {
			return Wrong("WBSO_TRUSTED_PROXIES", "%q is geen netwerk zoals 127.0.0.1/32", cidr)
		}
	}
	for _, origin := range c.CORSOrigins {
		if u := parseWeb(origin); u == nil || origin != u.Scheme+"://"+u.Host {
			return Wrong("WBSO_CORS_ORIGINS", "%q is geen origin zoals https://app.example.nl", origin)
		}
	}
	return nil
}

// tagCharacters are those of an id of analytics.
const tagCharacters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"

// brandMax is the longest brand, in characters.
const brandMax = 60

// checkPages checks what the pages show.
func (c *Config) checkPages() error {
	if strings.TrimSpace(c.Brand) == "" || domain.CheckName(c.Brand, brandMax) != nil {
		return Wrong("WBSO_BRAND", "heeft 1 tot %d tekens, zonder regeleinden en onzichtbare tekens", brandMax)
	}
	if err := c.checkOperator(); err != nil {
		return err
	}
	if c.CalendlyURL != "" && parseWeb(c.CalendlyURL) == nil {
		return Wrong("WBSO_CALENDLY_URL", "%q is geen adres zoals https://calendly.com/naam", c.CalendlyURL)
	}
	if strings.Trim(c.GtagID, tagCharacters) != "" {
		return Wrong("WBSO_GTAG_ID", "%q is geen id zoals G-ABC123DEF4", c.GtagID)
	}
	if _, err := domain.ParseDate(c.PromoUntil); err != nil {
		return Wrong("WBSO_PROMO_UNTIL", "%q is geen datum zoals 2025-12-20", c.PromoUntil)
	}
	return nil
}

// checkOperator checks what the terms and invoices say of the operator.
func (c *Config) checkOperator() error {
	if domain.CheckName(c.OperatorName, company.CompanyNameMax) != nil {
		return Wrong("WBSO_OPERATOR_NAME", "heeft 1 tot %d tekens, zonder regeleinden en onzichtbare tekens", company.CompanyNameMax)
	}
	if _, err := account.ParseEmail(c.OperatorEmail); err != nil {
		return Wrong("WBSO_OPERATOR_EMAIL", "%q is geen e-mailadres", c.OperatorEmail)
	}
	if _, err := domain.ParseKvK(c.OperatorKvK); err != nil {
		return Wrong("WBSO_OPERATOR_KVK", "%q is geen KvK-nummer van 8 cijfers", c.OperatorKvK)
	}
	if _, err := domain.ParseBTW(c.OperatorVAT); err != nil {
		return Wrong("WBSO_OPERATOR_VAT", "%q is geen Nederlands btw-id zoals NL004495445B01", c.OperatorVAT)
	}
	return nil
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
