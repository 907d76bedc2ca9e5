// Package compose is the one place that knows all adapters: it reads the
// settings, opens the neighbours and puts the product together.
package compose

import (
	"fmt"
	"net"
	"net/netip"
	"net/url"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"time"

	"github.com/caarlos0/env/v11"

	"wbso/domain"
)

// Config is every setting of both programs, with its default and its help.
// A flag wins over the environment, which wins over the default.
type Config struct {
	Addr            string    `env:"WBSO_ADDR" envDefault:":8000" help:"listen address"`
	PublicURL       string    `env:"WBSO_PUBLIC_URL" help:"address that people use, for links and return pages (default http://localhost and the port of the listen address)"`
	DataDir         string    `env:"WBSO_DATA_DIR" envDefault:"./data" help:"folder of the SQLite file and the generated key"`
	DatabaseURL     string    `env:"WBSO_DATABASE_URL" help:"sqlite:FILE or postgres://… (default: wbso.db in the data folder)"`
	SecretKey       string    `env:"WBSO_SECRET_KEY" secret:"true" help:"signs tokens; generated into the data folder when absent, required with PostgreSQL"`
	LLM             string    `env:"WBSO_LLM" envDefault:"offline" help:"who judges and writes: offline"`
	Payments        string    `env:"WBSO_PAYMENTS" envDefault:"fake" help:"payment provider: fake"`
	Now             time.Time `env:"WBSO_NOW" help:"RFC 3339 instant to use for business dates, for tests and demonstrations"`
	TrustedProxies  []string  `env:"WBSO_TRUSTED_PROXIES" help:"CIDRs whose X-Forwarded-For is believed, separated by commas"`
	CORSOrigins     []string  `env:"WBSO_CORS_ORIGINS" help:"other origins that may call the API, separated by commas"`
	AllowFakes      string    `env:"WBSO_ALLOW_FAKES" help:"1 allows fake payments and example operator data on a public address"`
	MetricsAddr     string    `env:"WBSO_METRICS_ADDR" envDefault:"127.0.0.1:9464" help:"where /metrics is served"`
	Log             string    `env:"WBSO_LOG" envDefault:"text" help:"log format: text or json"`
	LogLevel        string    `env:"WBSO_LOG_LEVEL" envDefault:"info" help:"debug, info, warn or error"`
	RateLimits      string    `env:"WBSO_RATE_LIMITS" envDefault:"on" help:"off only for tests and load runs"`
	Brand           string    `env:"WBSO_BRAND" envDefault:"Speurwerk" help:"wordmark"`
	OperatorName    string    `env:"WBSO_OPERATOR_NAME" envDefault:"Voorbeeld Speurwerk B.V." help:"company that runs the product"`
	OperatorAddress string    `env:"WBSO_OPERATOR_ADDRESS" envDefault:"Voorbeeldstraat 1, 1234 AB Voorbeeldstad" help:"its address"`
	OperatorEmail   string    `env:"WBSO_OPERATOR_EMAIL" envDefault:"info@voorbeeld.example" help:"its e-mail address"`
	OperatorKvK     string    `env:"WBSO_OPERATOR_KVK" envDefault:"01234567" help:"its KvK number"`
	OperatorVAT     string    `env:"WBSO_OPERATOR_VAT" envDefault:"NL004495445B01" help:"its VAT number"`
	PromoText       string    `env:"WBSO_PROMO_TEXT" envDefault:"100% cashback tot 20 december 2025" help:"promotion banner"`
	PromoUntil      string    `env:"WBSO_PROMO_UNTIL" envDefault:"2025-12-20" help:"last day of the promotion, yyyy-mm-dd"`
	CalendlyURL     string    `env:"WBSO_CALENDLY_URL" help:"booking widget; empty loads nothing"`
	GtagID          string    `env:"WBSO_GTAG_ID" help:"analytics id; empty loads nothing"`

	Demo bool // serve the demonstration, on a database of its own and on loopback only
}

// SettingError is a wrong setting: the programs end with exit code 2.
type SettingError struct{ Variable, Problem string }

func (e *SettingError) Error() string { return e.Variable + ": " + e.Problem }

func wrong(variable, format string, args ...any) error {
	return &SettingError{variable, fmt.Sprintf(format, args...)}
}

// Setting describes one variable for flags and help.
type Setting struct {
	Variable string // WBSO_DATA_DIR
	Flag     string // data-dir; empty for a secret, which would show in the list of processes
	Default  string
	Help     string
	Secret   bool
}

// Settings lists every variable, in the order of Config.
func Settings() []Setting {
	var list []Setting
	for _, field := range reflect.VisibleFields(reflect.TypeFor[Config]()) {
		variable := field.Tag.Get("env")
		if variable == "" {
			continue
		}
		s := Setting{Variable: variable, Default: field.Tag.Get("envDefault"), Help: field.Tag.Get("help"), Secret: field.Tag.Get("secret") == "true"}
		if !s.Secret {
			s.Flag = strings.ToLower(strings.ReplaceAll(strings.TrimPrefix(variable, "WBSO_"), "_", "-"))
		}
		list = append(list, s)
	}
	return list
}

// Load reads the settings from an environment (os.Environ) and the flags that
// were given, by variable. Any fault is a SettingError.
func Load(environ []string, flags map[string]string, demo bool) (Config, error) {
	vars := env.ToMap(environ)
	for name, value := range flags {
		vars[name] = value
	}
	if err := readSecretFiles(vars); err != nil {
		return Config{}, err
	}
	c := Config{Demo: demo}
	if now := vars["WBSO_NOW"]; now != "" {
		if _, err := time.Parse(time.RFC3339, now); err != nil {
			return Config{}, wrong("WBSO_NOW", "%q is no RFC 3339 instant such as 2026-11-20T09:00:00Z", now)
		}
	}
	if err := env.ParseWithOptions(&c, env.Options{Environment: vars}); err != nil {
		return Config{}, wrong("WBSO", "%v", err)
	}
	c.complete()
	return c, c.check()
}

// readSecretFiles fills WBSO_X from the file that WBSO_X_FILE names.
func readSecretFiles(vars map[string]string) error {
	for _, s := range Settings() {
		path := vars[s.Variable+"_FILE"]
		if !s.Secret || path == "" {
			continue
		}
		if vars[s.Variable] != "" {
			return wrong(s.Variable, "is set twice: directly and by %s_FILE", s.Variable)
		}
		content, err := os.ReadFile(path)
		if err != nil {
			return wrong(s.Variable+"_FILE", "%v", err)
		}
		vars[s.Variable] = strings.TrimSpace(string(content))
	}
	return nil
}

// complete fills the defaults that follow from other settings.
func (c *Config) complete() {
	host, port, err := net.SplitHostPort(c.Addr)
	if err == nil && c.Demo && host == "" {
		c.Addr = net.JoinHostPort("127.0.0.1", port)
	}
	if c.PublicURL == "" {
		c.PublicURL = "http://localhost:" + port
	}
	c.PublicURL = strings.TrimRight(c.PublicURL, "/")
	if c.DatabaseURL == "" {
		name := "wbso.db"
		if c.Demo {
			name = "demo.db"
		}
		c.DatabaseURL = "sqlite:" + filepath.Join(c.DataDir, name)
	}
}

func (c *Config) check() error {
	for _, check := range []func() error{c.checkAddresses, c.checkDatabase, c.checkChoices, c.checkNetworks, c.checkFakes} {
		if err := check(); err != nil {
			return err
		}
	}
	if _, err := domain.ParseDate(c.PromoUntil); err != nil {
		return wrong("WBSO_PROMO_UNTIL", "%q is no date such as 2025-12-20", c.PromoUntil)
	}
	return nil
}

func (c *Config) checkAddresses() error {
	host, _, err := net.SplitHostPort(c.Addr)
	if err != nil {
		return wrong("WBSO_ADDR", "%q is no address such as :8000 or 127.0.0.1:8000", c.Addr)
	}
	if c.Demo && !loopback(host) {
		return wrong("WBSO_ADDR", "the demonstration listens on loopback only, not on %q", c.Addr)
	}
	u, err := url.Parse(c.PublicURL)
	if err != nil || (u.Scheme != "http" && u.Scheme != "https") || u.Host == "" || u.RawQuery != "" || u.Fragment != "" {
		return wrong("WBSO_PUBLIC_URL", "%q is no address such as https://wbso.example.nl", c.PublicURL)
	}
	if c.MetricsAddr != "" {
		if _, _, err := net.SplitHostPort(c.MetricsAddr); err != nil {
			return wrong("WBSO_METRICS_ADDR", "%q is no address such as 127.0.0.1:9464", c.MetricsAddr)
		}
	}
	return nil
}

func (c *Config) checkDatabase() error {
	switch {
	case strings.HasPrefix(c.DatabaseURL, "sqlite:") && len(c.DatabaseURL) > len("sqlite:"):
		return nil
	case c.postgres():
		if u, err := url.Parse(c.DatabaseURL); err != nil || u.Path == "" {
			return wrong("WBSO_DATABASE_URL", "no valid postgres:// address")
		}
		if c.SecretKey == "" {
			return wrong("WBSO_SECRET_KEY", "is required with PostgreSQL, since several servers must share it")
		}
		return nil
	}
	return wrong("WBSO_DATABASE_URL", "starts with neither sqlite: nor postgres://")
}

func (c *Config) postgres() bool {
	return strings.HasPrefix(c.DatabaseURL, "postgres://") || strings.HasPrefix(c.DatabaseURL, "postgresql://")
}

func (c *Config) checkChoices() error {
	for _, choice := range []struct{ variable, value, allowed string }{
		{"WBSO_LLM", c.LLM, "offline"},
		{"WBSO_PAYMENTS", c.Payments, "fake"},
		{"WBSO_LOG", c.Log, "text json"},
		{"WBSO_LOG_LEVEL", c.LogLevel, "debug info warn error"},
		{"WBSO_RATE_LIMITS", c.RateLimits, "on off"},
	} {
		allowed := strings.Fields(choice.allowed)
		if !slices.Contains(allowed, choice.value) {
			return wrong(choice.variable, "%q is not one of: %s", choice.value, strings.Join(allowed, ", "))
		}
	}
	return nil
}

func (c *Config) checkNetworks() error {
	for _, cidr := range c.TrustedProxies {
		if _, err := netip.ParsePrefix(cidr); err != nil {
			return wrong("WBSO_TRUSTED_PROXIES", "%q is no network such as 10.0.0.0/8", cidr)
		}
	}
	for _, origin := range c.CORSOrigins {
		if u, err := url.Parse(origin); err != nil || u.Scheme == "" || u.Host == "" || u.Path != "" {
			return wrong("WBSO_CORS_ORIGINS", "%q is no origin such as https://app.example.nl", origin)
		}
	}
	return nil
}

// checkFakes keeps a public server from selling for nothing by accident.
func (c *Config) checkFakes() error {
	u, _ := url.Parse(c.PublicURL)
	if c.AllowFakes == "1" || loopback(u.Hostname()) {
		return nil
	}
	if c.Payments == "fake" {
		return wrong("WBSO_ALLOW_FAKES", "must be 1 to use fake payments on the public address %s", c.PublicURL)
	}
	if c.exampleOperator() {
		return wrong("WBSO_ALLOW_FAKES", "must be 1 to show example operator data on the public address %s", c.PublicURL)
	}
	return nil
}

func (c *Config) exampleOperator() bool {
	for _, s := range Settings() {
		if s.Variable == "WBSO_OPERATOR_NAME" && c.OperatorName == s.Default {
			return true
		}
	}
	return false
}

func loopback(host string) bool {
	if host == "localhost" {
		return true
	}
	ip := net.ParseIP(host)
	return ip != nil && ip.IsLoopback()
}
