package settings

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func load(t *testing.T, demo bool, flags map[string]string, environ ...string) Config {
	t.Helper()
	c, err := Load(environ, flags, demo)
	require.NoError(t, err)
	return c
}

// refused loads settings that are wrong and returns the line about them.
func refused(t *testing.T, flags map[string]string, environ ...string) Error {
	t.Helper()
	_, err := Load(environ, flags, false)
	var setting *Error
	require.ErrorAs(t, err, &setting, "%v", environ)
	return *setting
}

// genuine are settings without any fake but the payments and the outbox.
func genuine() []string {
	return []string{
		"WBSO_OPERATOR_NAME=Speurwerk B.V.", "WBSO_OPERATOR_ADDRESS=Kade 1, 3011 TA Rotterdam", "WBSO_OPERATOR_EMAIL=info@speurwerk.nl",
		"WBSO_OPERATOR_KVK=12345678", "WBSO_OPERATOR_VAT=NL001234567B29",
	}
}

func TestLoad_defaultsWork(t *testing.T) {
	c := load(t, false, nil)
	assert.Equal(t, "http://localhost:8000", c.PublicURL)
	assert.Equal(t, "sqlite:"+filepath.Join("data", "wbso.db"), c.DatabaseURL)
	assert.Equal(t, []string{"offline", "fake", "on", "Speurwerk"}, []string{c.LLM, c.Payments, c.RateLimits, c.Brand})
}

func TestLoad_aFlagWinsOverTheEnvironmentAndThatOverTheDefault(t *testing.T) {
	environ := []string{"WBSO_BRAND=Uit de omgeving", "WBSO_DATA_DIR=/ergens"}
	c := load(t, false, map[string]string{"WBSO_BRAND": "Van de vlag"}, environ...)
	assert.Equal(t, "Van de vlag", c.Brand)
	assert.Equal(t, "/ergens", c.DataDir)
}

func TestLoad_whatFollowsFromOtherSettings(t *testing.T) {
	assert.Equal(t, "http://localhost:9000", load(t, false, nil, "WBSO_ADDR=:9000").PublicURL)
	assert.Equal(t, "http://localhost:7000", load(t, false, nil, "WBSO_PUBLIC_URL=http://localhost:7000/").PublicURL)
	demo := load(t, true, nil)
	assert.Equal(t, "127.0.0.1:8000", demo.Addr)
	assert.Equal(t, "sqlite:"+filepath.Join("data", "demo.db"), demo.DatabaseURL)
	public := []string{"WBSO_PUBLIC_URL=https://wbso.example.nl", "WBSO_ALLOW_FAKES=1"}
	assert.Equal(t, 3*time.Second, load(t, false, nil, public...).Drain)
	assert.Zero(t, load(t, false, nil).Drain)
	assert.Equal(t, 500*time.Millisecond, load(t, false, nil, "WBSO_DRAIN=500ms").Drain)
	assert.Zero(t, load(t, false, nil, append(public, "WBSO_DRAIN=0")...).Drain)
}

func TestLoad_lists(t *testing.T) {
	c := load(t, false, nil, "WBSO_TRUSTED_PROXIES=10.0.0.0/8,fd00::/8", "WBSO_CORS_ORIGINS=https://a.example,https://b.example")
	assert.Equal(t, []string{"10.0.0.0/8", "fd00::/8"}, c.TrustedProxies)
	assert.Equal(t, []string{"https://a.example", "https://b.example"}, c.CORSOrigins)
}

func TestLoad_emptyIsTheDefaultAndSwitchesMetricsOff(t *testing.T) {
	assert.Equal(t, "127.0.0.1:9464", load(t, false, nil).MetricsAddr)
	assert.Empty(t, load(t, false, nil, "WBSO_METRICS_ADDR=").MetricsAddr)
	assert.Empty(t, load(t, false, map[string]string{"WBSO_METRICS_ADDR": ""}).MetricsAddr)
	assert.Equal(t, "Speurwerk", load(t, false, nil, "WBSO_BRAND=").Brand)
}

func TestLoad_fromFiles(t *testing.T) {
	folder := t.TempDir()
	key, database := filepath.Join(folder, "sleutel"), filepath.Join(folder, "database")
	require.NoError(t, os.WriteFile(key, []byte("uit een bestand\n"), 0o600))
	require.NoError(t, os.WriteFile(database, []byte("postgres://wbso:geheim@db/wbso\n"), 0o600))
	c := load(t, false, nil, "WBSO_SECRET_KEY_FILE="+key, "WBSO_DATABASE_URL_FILE="+database)
	assert.Equal(t, "uit een bestand", c.SecretKey)
	assert.Equal(t, "postgres://wbso:geheim@db/wbso", c.DatabaseURL)
	c = load(t, false, map[string]string{"WBSO_DATABASE_URL": "sqlite:hier.db"}, "WBSO_DATABASE_URL_FILE="+database)
	assert.Equal(t, "sqlite:hier.db", c.DatabaseURL, "a flag wins over a file")

	for name, environ := range map[string][]string{
		"both ways":  {"WBSO_SECRET_KEY_FILE=" + key, "WBSO_SECRET_KEY=x"},
		"not a file": {"WBSO_SECRET_KEY_FILE=" + key + ".weg"},
	} {
		assert.Contains(t, refused(t, nil, environ...).Variable, "WBSO_SECRET_KEY", name)
	}
}

func TestLoad_aPasswordIsNoFlag(t *testing.T) {
	for _, address := range []string{
		"postgres://wbso:geheim-1@db/wbso", "postgresql://wbso:geheim-1@db/wbso?sslmode=require", "postgres://wbso@db/wbso?password=geheim-1",
		"postgres://wbso@db/wbso?sslmode=require&sslpassword=geheim-1", "postgres://wbso@db/wbso?pass%77ord=geheim-1", "postgres://wbso:geheim-1%@db/wbso",
	} {
		wrong := refused(t, map[string]string{"WBSO_DATABASE_URL": address}, "WBSO_SECRET_KEY=een sleutel")
		assert.Equal(t, "WBSO_DATABASE_URL", wrong.Variable, address)
		assert.Contains(t, wrong.Problem, "WBSO_DATABASE_URL_FILE")
		assert.NotContains(t, wrong.Problem, "geheim-1")
	}
	without := "postgres://wbso@db/wbso?sslmode=require"
	assert.Equal(t, without, load(t, false, map[string]string{"WBSO_DATABASE_URL": without}, "WBSO_SECRET_KEY=een sleutel").DatabaseURL)
}

func TestLoad_secretKey(t *testing.T) {
	public := []string{"WBSO_PUBLIC_URL=https://wbso.example.nl", "WBSO_ALLOW_FAKES=1"}
	short, long := strings.Repeat("k", 31), strings.Repeat("k", 32)
	assert.Equal(t, "WBSO_SECRET_KEY", refused(t, nil, append(public, "WBSO_SECRET_KEY="+short)...).Variable)
	assert.Empty(t, warned(load(t, false, nil, append(public, "WBSO_SECRET_KEY="+long)...), "WBSO_SECRET_KEY"))
	assert.NotEmpty(t, warned(load(t, false, nil, "WBSO_SECRET_KEY="+short), "WBSO_SECRET_KEY"), "on this computer it is a warning")
	assert.Equal(t, "WBSO_SECRET_KEY", refused(t, nil, "WBSO_DATABASE_URL=postgres://localhost/wbso").Variable)
}

// warned returns the warnings that hold a word.
func warned(c Config, word string) (lines []string) {
	for _, line := range c.Warnings() {
		if strings.Contains(line, word) {
			lines = append(lines, line)
		}
	}
	return lines
}

func TestLoad_anEmptyFileIsRefused(t *testing.T) {
	empty := filepath.Join(t.TempDir(), "leeg")
	require.NoError(t, os.WriteFile(empty, []byte("\n"), 0o600))
	for _, variable := range []string{"WBSO_SECRET_KEY_FILE", "WBSO_DATABASE_URL_FILE", "WBSO_MAIL_FILE"} {
		assert.Equal(t, variable, refused(t, nil, variable+"="+empty).Variable)
	}
}

func TestLoad_wrongValues(t *testing.T) {
	for _, setting := range []string{
		"WBSO_ADDR=nergens", "WBSO_PUBLIC_URL=ftp://x", "WBSO_PUBLIC_URL=http://", "WBSO_PUBLIC_URL=https://:8000", "WBSO_PUBLIC_URL=https://u:p@x",
		"WBSO_PUBLIC_URL=https://x?a=b", "WBSO_PUBLIC_URL=https://x/pad", "WBSO_OPERATOR_NAME=Speur\u200bwerk", "WBSO_OPERATOR_EMAIL=x",
		"WBSO_OPERATOR_KVK=1", "WBSO_OPERATOR_VAT=NL1", "WBSO_DATABASE_URL=mysql://x", "WBSO_DATABASE_URL=sqlite:", "WBSO_LLM=waarzegger", "WBSO_PAYMENTS=contant", "WBSO_MAIL=postduif", "WBSO_MAIL_FROM=x", "WBSO_CONTACT_TO=x@y", "WBSO_CONTACT_TO=Jan <jan@example.nl>",
		"WBSO_NOW=gisteren", "WBSO_TRUSTED_PROXIES=iedereen", "WBSO_CORS_ORIGINS=*", "WBSO_CORS_ORIGINS=ftp://x", "WBSO_CORS_ORIGINS=https://x/",
		"WBSO_CORS_ORIGINS=https://x?y", "WBSO_CALENDLY_URL=javascript:alert(1)", "WBSO_CALENDLY_URL=calendly.com/x", "WBSO_GTAG_ID=G-1\"x", "WBSO_PROMO_UNTIL=ooit", "WBSO_LOG=klei",
		"WBSO_BRAND= ", "WBSO_BRAND=Speur\nwerk", "WBSO_BRAND=Speur\u202ewerk", "WBSO_BRAND=Speur\u200bwerk", "WBSO_BRAND=" + strings.Repeat("é", 61),
		"WBSO_LOG_LEVEL=luid", "WBSO_RATE_LIMITS=soms", "WBSO_ALLOW_FAKES=ja", "WBSO_METRICS_ADDR=9464", "WBSO_DRAIN=even", "WBSO_DRAIN=-1s", "WBSO_DRAIN=21s", "WBSO_DATABASE_CONNECTIONS=3", "WBSO_DATABASE_CONNECTIONS=501", "WBSO_DATABASE_CONNECTIONS=veel", "WBSO_KEEP_CONTACT=0", "WBSO_KEEP_CONTACT=3651", "WBSO_KEEP_CONTACT=lang", "WBSO_MAX_COMPANIES=0", "WBSO_MAX_UNPAID_REQUESTS=100001", "WBSO_MAX_REVEALS=veel", "WBSO_MAX_PROPOSALS=-1",
	} {
		variable, _, _ := strings.Cut(setting, "=")
		assert.Equal(t, variable, refused(t, nil, setting).Variable, setting)
	}
	load(t, false, nil, "WBSO_DATABASE_CONNECTIONS=4")
	load(t, false, nil, "WBSO_CALENDLY_URL=https://calendly.com/speurwerk/kennismaken", "WBSO_DRAIN=20s", "WBSO_ALLOW_FAKES=0",
		"WBSO_BRAND="+strings.Repeat("é", 60))
}

func TestLoad_unknownNamesAreTold(t *testing.T) {
	c := load(t, false, nil, "WBSO_DATBASE_URL=x", "WBSO_BRAND=Merk", "WBSO_LOG_LEVEL_FILE=x", "PATH=/bin", "WBSO_MAIL=outbox", "WBSO_SECRET_KEY_FILE=")
	assert.Equal(t, []string{"WBSO_DATBASE_URL", "WBSO_LOG_LEVEL_FILE"}, c.Unknown())
	assert.Len(t, warned(c, "WBSO_DATBASE_URL, WBSO_LOG_LEVEL_FILE"), 1)
	assert.Empty(t, warned(load(t, false, nil), "unknown"))
}

func TestSettings_eachHasHelpAndSecretsNoFlag(t *testing.T) {
	for _, s := range All() {
		assert.NotEmpty(t, s.Help, s.Variable)
		assert.Equal(t, s.Secret, s.Flag == "", s.Variable)
	}
}

func TestValues_showWhatHoldsAndNoSecret(t *testing.T) {
	values := func(c Config) map[string]Value {
		all := map[string]Value{}
		for _, v := range c.Values() {
			assert.NotContains(t, v.Value, "geheim", v.Variable)
			all[v.Variable] = v
		}
		return all
	}
	got := values(load(t, false, map[string]string{"WBSO_ADDR": "127.0.0.1:9000"}, "WBSO_BRAND=Merk", "WBSO_NOW=2026-11-20T09:00:00Z", "WBSO_SECRET_KEY=geheim",
		"WBSO_DATABASE_URL=postgres://wbso:geheim@db/wbso?sslmode=require&sslpassword=geheim", "WBSO_CORS_ORIGINS=https://a.example,https://b.example"))
	for variable, want := range map[string]struct {
		value  string
		source Source
	}{
		"WBSO_ADDR": {"127.0.0.1:9000", FromFlag}, "WBSO_BRAND": {"Merk", FromEnvironment}, "WBSO_PUBLIC_URL": {"http://localhost:9000", FromDefault},
		"WBSO_NOW": {"2026-11-20T09:00:00Z", FromEnvironment}, "WBSO_SECRET_KEY": {"", FromEnvironment},
		"WBSO_DATABASE_URL": {"postgres://wbso@db/wbso?sslmode=require", FromEnvironment}, "WBSO_DRAIN": {"0s", FromDefault},
		"WBSO_CORS_ORIGINS": {"https://a.example,https://b.example", FromEnvironment}, "WBSO_TRUSTED_PROXIES": {"", FromDefault},
		"WBSO_PROMO_TEXT": {"", FromDefault}, "WBSO_PROMO_UNTIL": {"", FromDefault},
	} {
		assert.Equal(t, want.value, got[variable].Value, variable)
		assert.Equal(t, want.source, got[variable].Source, variable)
	}
	lasting := values(load(t, false, nil, "WBSO_NOW=2025-12-20T22:59:00Z"))
	assert.Equal(t, "2025-12-20", lasting["WBSO_PROMO_UNTIL"].Value, "its last day")
	assert.Empty(t, values(load(t, false, nil, "WBSO_NOW=2025-12-20T23:01:00Z"))["WBSO_PROMO_UNTIL"].Value)
	assert.Equal(t, "2020-01-01", values(load(t, false, nil, "WBSO_PROMO_UNTIL=2020-01-01"))["WBSO_PROMO_UNTIL"].Value, "what was given is shown")
}
