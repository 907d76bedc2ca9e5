// Package settings reads the settings of both programs and checks them.
package settings

import (
	"fmt"
	"path/filepath"
	"reflect"
	"strings"
	"time"
)

// Config is every setting of both programs, with its default and its help.
// A flag wins over the environment, which wins over the default.
type Config struct {
	Addr            string        `env:"WBSO_ADDR" envDefault:":8000" help:"adres om op te luisteren; zonder host en met nepbetalingen alleen op deze computer"`
	PublicURL       string        `env:"WBSO_PUBLIC_URL" help:"adres dat mensen gebruiken, voor links en terugkeerpagina's (standaard http://localhost en de poort van WBSO_ADDR)"`
	DataDir         string        `env:"WBSO_DATA_DIR" envDefault:"./data" help:"map van het SQLite-bestand, de gemaakte sleutel en de outbox"`
	DatabaseURL     string        `env:"WBSO_DATABASE_URL" file:"true" help:"sqlite:BESTAND of postgres://… (standaard wbso.db in de datamap)"`
	DatabaseConns   int           `env:"WBSO_DATABASE_CONNECTIONS" envDefault:"16" help:"hoeveel verbindingen deze server hooguit met PostgreSQL heeft"`
	SecretKey       string        `env:"WBSO_SECRET_KEY" secret:"true" help:"ondertekent tokens, minstens 32 tekens; wordt anders in de datamap gemaakt, verplicht met PostgreSQL"`
	SecretKeyOld    string        `env:"WBSO_SECRET_KEY_OLD" secret:"true" help:"de vorige WBSO_SECRET_KEY, alleen voor 'wbsoctl keys rotate' nadat hij is veranderd"`
	LLM             string        `env:"WBSO_LLM" envDefault:"offline" help:"wie beoordeelt en schrijft: offline (de eigen regels), openai of ollama"`
	OpenAIKey       string        `env:"WBSO_OPENAI_API_KEY" secret:"true" help:"sleutel voor openai; vul iets in als je server er geen vraagt"`
	OpenAIURL       string        `env:"WBSO_OPENAI_BASE_URL" help:"adres van een dienst die de API van OpenAI spreekt; leeg is OpenAI zelf"`
	OpenAIModel     string        `env:"WBSO_OPENAI_MODEL" envDefault:"gpt-4o-mini" help:"model bij openai"`
	OllamaURL       string        `env:"WBSO_OLLAMA_URL" envDefault:"http://localhost:11434" help:"adres van Ollama"`
	OllamaModel     string        `env:"WBSO_OLLAMA_MODEL" envDefault:"llama3.1" help:"model bij ollama"`
	LLMFallback     string        `env:"WBSO_LLM_FALLBACK" help:"offline laat de eigen regels antwoorden als het model faalt; leeg geeft dan een foutmelding"`
	LLMBudget       string        `env:"WBSO_LLM_DAILY_BUDGET" help:"wat het model per dag hooguit mag kosten, in euro's, voor alle servers samen; leeg is geen grens"`
	LLMPrice        string        `env:"WBSO_LLM_PRICE" help:"prijs van het model als in/uit, in euro's per miljoen tokens, zoals 0,15/0,60; leeg is de prijs die bekend is, of anders een hoge"`
	Payments        string        `env:"WBSO_PAYMENTS" envDefault:"fake" help:"betaaldienst: fake of stripe"`
	PriceNext       string        `env:"WBSO_PRICE_NEXT" help:"prijs in euro's zonder btw vanaf de tweede betaalde aanvraag van een bedrijf in dezelfde periode, en van een vervolgaanvraag; leeg is de volle prijs"`
	StripeKey       string        `env:"WBSO_STRIPE_SECRET_KEY" secret:"true" help:"geheime sleutel van Stripe (sk_… of rk_…), verplicht met WBSO_PAYMENTS=stripe"`
	StripeWebhook   string        `env:"WBSO_STRIPE_WEBHOOK_SECRET" secret:"true" help:"geheim waarmee Stripe zijn meldingen ondertekent (whsec_…), verplicht met WBSO_PAYMENTS=stripe"`
	StripeAPIURL    string        `env:"WBSO_STRIPE_API_URL" help:"ander adres dan dat van Stripe zelf, voor tests"`
	Mail            string        `env:"WBSO_MAIL" envDefault:"outbox" file:"true" help:"hoe mail weggaat: smtp://gebruiker:wachtwoord@host:587 of smtps://… naar een mailserver, outbox als bestand in de datamap"`
	MailFrom        string        `env:"WBSO_MAIL_FROM" envDefault:"noreply@localhost" help:"e-mailadres waar mail vandaan komt"`
	ContactTo       string        `env:"WBSO_CONTACT_TO" envDefault:"info@localhost" help:"e-mailadres dat de berichten van het contactformulier krijgt"`
	KeepContact     int           `env:"WBSO_KEEP_CONTACT" envDefault:"400" help:"hoeveel dagen die berichten worden bewaard"`
	Now             time.Time     `env:"WBSO_NOW" help:"moment (RFC 3339) dat telt als vandaag, voor tests en demonstraties"`
	TrustedProxies  []string      `env:"WBSO_TRUSTED_PROXIES" help:"netwerken (CIDR) waarvan X-Forwarded-For wordt geloofd, met komma's ertussen"`
	CORSOrigins     []string      `env:"WBSO_CORS_ORIGINS" help:"andere origins die de API mogen aanroepen, met komma's ertussen"`
	AllowFakes      string        `env:"WBSO_ALLOW_FAKES" help:"1 staat nepbetalingen, de outbox en voorbeeldgegevens toe op een adres dat anderen bereiken"`
	MetricsAddr     string        `env:"WBSO_METRICS_ADDR" envDefault:"127.0.0.1:9464" help:"adres waar /metrics staat; leeg zet het uit"`
	BackupDir       string        `env:"WBSO_BACKUP_DIR" help:"map met de reservekopieën (*.db), waarvan doctor en /metrics zeggen hoe oud de nieuwste is"`
	Drain           time.Duration `env:"WBSO_DRAIN" help:"hoe lang een server die stopt nog alles beantwoordt terwijl /readyz al 503 zegt (standaard 3s, of 0s als WBSO_PUBLIC_URL deze computer is)"`
	Log             string        `env:"WBSO_LOG" envDefault:"text" help:"vorm van het logboek: text of json"`
	LogLevel        string        `env:"WBSO_LOG_LEVEL" envDefault:"info" help:"niveau van het logboek: debug, info, warn of error"`
	RateLimits      string        `env:"WBSO_RATE_LIMITS" envDefault:"on" help:"limieten per bezoeker en account; off alleen voor tests en metingen (dan blijven: wachtrijen, 3 herstelmails per uur, 50 sessies)"`
	Brand           string        `env:"WBSO_BRAND" envDefault:"Speurwerk" help:"woordmerk"`
	OperatorName    string        `env:"WBSO_OPERATOR_NAME" envDefault:"Voorbeeld Speurwerk B.V." help:"bedrijf dat het product aanbiedt"`
	OperatorAddress string        `env:"WBSO_OPERATOR_ADDRESS" envDefault:"Voorbeeldstraat 1, 1234 AB Voorbeeldstad" help:"adres van dat bedrijf"`
	OperatorEmail   string        `env:"WBSO_OPERATOR_EMAIL" envDefault:"info@voorbeeld.example" help:"e-mailadres van dat bedrijf"`
	OperatorKvK     string        `env:"WBSO_OPERATOR_KVK" envDefault:"01234567" help:"KvK-nummer van dat bedrijf"`
	OperatorVAT     string        `env:"WBSO_OPERATOR_VAT" envDefault:"NL004495445B01" help:"btw-id van dat bedrijf"`
	PromoText       string        `env:"WBSO_PROMO_TEXT" envDefault:"100% cashback tot 20 december 2025" help:"tekst van de actiebalk"`
	PromoUntil      string        `env:"WBSO_PROMO_UNTIL" envDefault:"2025-12-20" help:"laatste dag van de actie, jjjj-mm-dd"`
	CalendlyURL     string        `env:"WBSO_CALENDLY_URL" help:"agenda om af te spreken; leeg laadt niets"`
	GtagID          string        `env:"WBSO_GTAG_ID" help:"id voor statistieken; leeg laadt niets"`

	MaxCompanies int `env:"WBSO_MAX_COMPANIES" envDefault:"200" help:"hoeveel bedrijven een account hooguit heeft; 'wbsoctl user set-limits' geeft een account een eigen grens, ook voor de drie hierna"`
	MaxRequests  int `env:"WBSO_MAX_UNPAID_REQUESTS" envDefault:"250" help:"hoeveel onbetaalde aanvragen een account hooguit heeft"`
	MaxReveals   int `env:"WBSO_MAX_REVEALS" envDefault:"30" help:"hoeveel burgerservicenummers een account hooguit per dag toont"`
	MaxProposals int `env:"WBSO_MAX_PROPOSALS" envDefault:"30" help:"hoeveel voorstellen een account hooguit per dag aan het taalmodel vraagt"`

	Demo bool // the demonstration, with a database of its own and on loopback only

	sources  map[string]Source // of the settings that were given
	unknown  []string          // WBSO_ names in the environment that are no settings
	fakes    []string          // settings that still have a fake provider or example data
	narrowed bool              // Addr had no host and got 127.0.0.1, because of fakes
}

// Error is a wrong setting: the programs end with exit code 2.
type Error struct{ Variable, Problem string }

func (e *Error) Error() string { return e.Variable + ": " + e.Problem }

func Wrong(variable, format string, args ...any) error {
	return &Error{variable, fmt.Sprintf(format, args...)}
}

// Each returns the errors that an error of Load joins, at whatever depth.
func Each(err error) (all []error) {
	joined, several := err.(interface{ Unwrap() []error })
	if !several {
		return []error{err}
	}
	for _, one := range joined.Unwrap() {
		all = append(all, Each(one)...)
	}
	return all
}

// Setting describes one variable for flags and help.
type Setting struct {
	Variable string // WBSO_DATA_DIR
	Flag     string // data-dir; empty for a secret, which would show in the list of processes
	Default  string
	Help     string
	Secret   bool
	File     bool // may come from the file that WBSO_X_FILE names

	index int // of the field in Config
}

// CountGiven returns how many settings were given.
func (c *Config) CountGiven() int { return len(c.sources) }

// Fakes returns the settings that still have a fake provider or example data.
func (c *Config) Fakes() []string { return c.fakes }

// Given reports whether a setting was given at all, by flag, file or environment.
func (c *Config) Given(variable string) bool { return c.sources[variable] != "" }

// Outbox returns the folder that mails are written to.
func (c *Config) Outbox() string { return filepath.Join(c.DataDir, "outbox") }

// All lists every variable, in the order of Config.
func All() []Setting {
	var list []Setting
	for i, field := range reflect.VisibleFields(reflect.TypeFor[Config]()) {
		variable := field.Tag.Get("env")
		if variable == "" {
			continue
		}
		s := Setting{Variable: variable, Default: field.Tag.Get("envDefault"), Help: field.Tag.Get("help"), Secret: field.Tag.Get("secret") == "true", index: i}
		s.File = s.Secret || field.Tag.Get("file") == "true"
		if !s.Secret {
			s.Flag = strings.ToLower(strings.ReplaceAll(strings.TrimPrefix(variable, "WBSO_"), "_", "-"))
		}
		list = append(list, s)
	}
	return list
}
