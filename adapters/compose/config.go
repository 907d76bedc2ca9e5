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
	Addr            string    `env:"WBSO_ADDR" envDefault:":8000" help:"adres om op te luisteren"`
	PublicURL       string    `env:"WBSO_PUBLIC_URL" help:"adres dat mensen gebruiken, voor links en terugkeerpagina's (standaard http://localhost en de poort van WBSO_ADDR)"`
	DataDir         string    `env:"WBSO_DATA_DIR" envDefault:"./data" help:"map van het SQLite-bestand en de gemaakte sleutel"`
	DatabaseURL     string    `env:"WBSO_DATABASE_URL" help:"sqlite:BESTAND of postgres://… (standaard wbso.db in de datamap)"`
	SecretKey       string    `env:"WBSO_SECRET_KEY" secret:"true" help:"ondertekent tokens; wordt anders in de datamap gemaakt, verplicht met PostgreSQL"`
	LLM             string    `env:"WBSO_LLM" envDefault:"offline" help:"wie beoordeelt en schrijft: offline"`
	Payments        string    `env:"WBSO_PAYMENTS" envDefault:"fake" help:"betaaldienst: fake"`
	Now             time.Time `env:"WBSO_NOW" help:"moment (RFC 3339) dat telt als vandaag, voor tests en demonstraties"`
	TrustedProxies  []string  `env:"WBSO_TRUSTED_PROXIES" help:"netwerken (CIDR) waarvan X-Forwarded-For wordt geloofd, met komma's ertussen"`
	CORSOrigins     []string  `env:"WBSO_CORS_ORIGINS" help:"andere origins die de API mogen aanroepen, met komma's ertussen"`
	AllowFakes      string    `env:"WBSO_ALLOW_FAKES" help:"1 staat nepbetalingen en voorbeeldgegevens toe op een openbaar adres"`
	MetricsAddr     string    `env:"WBSO_METRICS_ADDR" envDefault:"127.0.0.1:9464" help:"adres waar /metrics staat"`
	Log             string    `env:"WBSO_LOG" envDefault:"text" help:"vorm van het logboek: text of json"`
	LogLevel        string    `env:"WBSO_LOG_LEVEL" envDefault:"info" help:"niveau van het logboek: debug, info, warn of error"`
	RateLimits      string    `env:"WBSO_RATE_LIMITS" envDefault:"on" help:"limieten per bezoeker; off alleen voor tests en metingen"`
	Brand           string    `env:"WBSO_BRAND" envDefault:"Speurwerk" help:"woordmerk"`
	OperatorName    string    `env:"WBSO_OPERATOR_NAME" envDefault:"Voorbeeld Speurwerk B.V." help:"bedrijf dat het product aanbiedt"`
	OperatorAddress string    `env:"WBSO_OPERATOR_ADDRESS" envDefault:"Voorbeeldstraat 1, 1234 AB Voorbeeldstad" help:"adres van dat bedrijf"`
	OperatorEmail   string    `env:"WBSO_OPERATOR_EMAIL" envDefault:"info@voorbeeld.example" help:"e-mailadres van dat bedrijf"`
	OperatorKvK     string    `env:"WBSO_OPERATOR_KVK" envDefault:"01234567" help:"KvK-nummer van dat bedrijf"`
	OperatorVAT     string    `env:"WBSO_OPERATOR_VAT" envDefault:"NL004495445B01" help:"btw-id van dat bedrijf"`
	PromoText       string    `env:"WBSO_PROMO_TEXT" envDefault:"100% cashback tot 20 december 2025" help:"tekst van de actiebalk"`
	PromoUntil      string    `env:"WBSO_PROMO_UNTIL" envDefault:"2025-12-20" help:"laatste dag van de actie, jjjj-mm-dd"`
	CalendlyURL     string    `env:"WBSO_CALENDLY_URL" help:"agenda om af te spreken; leeg laadt niets"`
	GtagID          string    `env:"WBSO_GTAG_ID" help:"id voor statistieken; leeg laadt niets"`

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
			return Config{}, wrong("WBSO_NOW", "%q is geen moment zoals 2026-11-20T09:00:00Z", now)
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
			return wrong(s.Variable, "staat er twee keer: zelf en met %s_FILE", s.Variable)
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
		return wrong("WBSO_PROMO_UNTIL", "%q is geen datum zoals 2025-12-20", c.PromoUntil)
	}
	return nil
}

func (c *Config) checkAddresses() error {
	host, _, err := net.SplitHostPort(c.Addr)
	if err != nil {
		return wrong("WBSO_ADDR", "%q is geen adres zoals :8000 of 127.0.0.1:8000", c.Addr)
	}
	if c.Demo && !loopback(host) {
		return wrong("WBSO_ADDR", "de demonstratie luistert alleen op deze computer zelf, niet op %q", c.Addr)
	}
	u, err := url.Parse(c.PublicURL)
	if err != nil || (u.Scheme != "http" && u.Scheme != "https") || u.Host == "" || u.RawQuery != "" || u.Fragment != "" {
		return wrong("WBSO_PUBLIC_URL", "%q is geen adres zoals https://wbso.example.nl", c.PublicURL)
	}
	if c.MetricsAddr != "" {
		if _, _, err := net.SplitHostPort(c.MetricsAddr); err != nil {
			return wrong("WBSO_METRICS_ADDR", "%q is geen adres zoals 127.0.0.1:9464", c.MetricsAddr)
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
			return wrong("WBSO_DATABASE_URL", "geen geldig adres met postgres://")
		}
		if c.SecretKey == "" {
			return wrong("WBSO_SECRET_KEY", "is verplicht met PostgreSQL, want alle servers moeten hem delen")
		}
		return nil
	}
	return wrong("WBSO_DATABASE_URL", "begint niet met sqlite: of postgres://")
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
			return wrong(choice.variable, "%q hoort niet bij: %s", choice.value, strings.Join(allowed, ", "))
		}
	}
	return nil
}

func (c *Config) checkNetworks() error {
	for _, cidr := range c.TrustedProxies {
		if _, err := netip.ParsePrefix(cidr); err != nil {
			return wrong("WBSO_TRUSTED_PROXIES", "%q is geen netwerk zoals 10.0.0.0/8", cidr)
		}
	}
	for _, origin := range c.CORSOrigins {
		if u, err := url.Parse(origin); err != nil || u.Scheme == "" || u.Host == "" || u.Path != "" {
			return wrong("WBSO_CORS_ORIGINS", "%q is geen origin zoals https://app.example.nl", origin)
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
		return wrong("WBSO_ALLOW_FAKES", "moet 1 zijn voor nepbetalingen op het openbare adres %s", c.PublicURL)
	}
	if c.exampleOperator() {
		return wrong("WBSO_ALLOW_FAKES", "moet 1 zijn voor voorbeeldgegevens op het openbare adres %s", c.PublicURL)
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
