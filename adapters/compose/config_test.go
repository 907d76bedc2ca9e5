package compose

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func load(t *testing.T, demo bool, flags map[string]string, environ ...string) Config {
	t.Helper()
	c, err := Load(environ, flags, demo)
	require.NoError(t, err)
	return c
}

func TestLoad_defaultsWork(t *testing.T) {
	c := load(t, false, nil)
	assert.Equal(t, ":8000", c.Addr)
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
}

func TestLoad_lists(t *testing.T) {
	c := load(t, false, nil, "WBSO_TRUSTED_PROXIES=10.0.0.0/8,fd00::/8", "WBSO_CORS_ORIGINS=https://a.example,https://b.example")
	assert.Equal(t, []string{"10.0.0.0/8", "fd00::/8"}, c.TrustedProxies)
	assert.Equal(t, []string{"https://a.example", "https://b.example"}, c.CORSOrigins)
}

func TestLoad_secretsFromFiles(t *testing.T) {
	file := filepath.Join(t.TempDir(), "geheim")
	require.NoError(t, os.WriteFile(file, []byte("uit een bestand\n"), 0o600))
	assert.Equal(t, "uit een bestand", load(t, false, nil, "WBSO_SECRET_KEY_FILE="+file).SecretKey)

	for name, environ := range map[string][]string{
		"both ways":   {"WBSO_SECRET_KEY_FILE=" + file, "WBSO_SECRET_KEY=x"},
		"not a file":  {"WBSO_SECRET_KEY_FILE=" + file + ".weg"},
		"needs a key": {"WBSO_DATABASE_URL=postgres://localhost/wbso"},
	} {
		_, err := Load(environ, nil, false)
		var setting *SettingError
		require.ErrorAs(t, err, &setting, name)
		assert.Contains(t, setting.Variable, "WBSO_SECRET_KEY", name)
	}
}

func TestLoad_fakesOnAPublicAddress(t *testing.T) {
	public := "WBSO_PUBLIC_URL=https://wbso.example.nl"
	_, err := Load([]string{public}, nil, false)
	require.ErrorContains(t, err, "WBSO_ALLOW_FAKES")
	load(t, false, nil, public, "WBSO_ALLOW_FAKES=1")
	load(t, false, nil, "WBSO_PUBLIC_URL=http://127.0.0.1:8000")
}

func TestSettings_eachHasHelpAndSecretsNoFlag(t *testing.T) {
	for _, s := range Settings() {
		assert.NotEmpty(t, s.Help, s.Variable)
		assert.Equal(t, s.Secret, s.Flag == "", s.Variable)
	}
}

func TestSecret_isMadeOnceForItsOwnerAlone(t *testing.T) {
	c := load(t, false, nil, "WBSO_DATA_DIR="+filepath.Join(t.TempDir(), "data"))
	first, err := c.secret()
	require.NoError(t, err)
	again, err := c.secret()
	require.NoError(t, err)
	assert.Equal(t, first, again)
	assert.GreaterOrEqual(t, len(first), shortSecret)
	info, err := os.Stat(filepath.Join(c.DataDir, secretFile))
	require.NoError(t, err)
	assert.Equal(t, os.FileMode(0o600), info.Mode().Perm())

	require.NoError(t, os.WriteFile(filepath.Join(c.DataDir, secretFile), []byte("stuk"), 0o600))
	_, err = c.secret()
	assert.Error(t, err, "a damaged key is not replaced in silence")
}
