package main_test

import (
	"net/netip"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"go.yaml.in/yaml/v3"

	"wbso/adapters/bootstrap"
	"wbso/adapters/settings"
)

func delivered(t *testing.T, name string) string {
	t.Helper()
	content, err := os.ReadFile(filepath.Join("../..", name))
	require.NoError(t, err)
	return string(content)
}

// stage is one image of a Dockerfile with its instructions.
type stage struct{ from, name, lines string }

func stages(t *testing.T) (all []stage) {
	text := strings.ReplaceAll(delivered(t, "Dockerfile"), "\\\n", " ")
	for line := range strings.Lines(text) {
		words := strings.Fields(line)
		if len(words) > 1 && words[0] == "FROM" {
			s := stage{from: words[1]}
			if len(words) == 4 {
				s.name = words[3]
			}
			all = append(all, s)
		} else if len(all) > 0 {
			all[len(all)-1].lines += line
		}
	}
	return all
}

func TestDockerfile_is_pinned_small_and_without_rights(t *testing.T) {
	all := stages(t)
	require.NotEmpty(t, all)
	exact := regexp.MustCompile(`^[a-z]+:\d+\.\d+\.\d+-[a-z0-9-]+(@sha256:[0-9a-f]{64})?$`)
	names := []string{}
	for _, s := range all[:len(all)-1] {
		assert.Regexp(t, exact, s.from, "an exact version")
		names = append(names, s.name)
	}
	assert.Regexp(t, `(?s)COPY [^\n]*web/\.npmrc.*RUN npm ci`, all[0].lines, "no package runs a script of its own while it is installed")
	assert.Contains(t, delivered(t, "web/.npmrc"), "ignore-scripts=true")
	last := all[len(all)-1]
	assert.Equal(t, "scratch", last.from)
	assert.Regexp(t, `(?m)^USER [1-9]\d*:[1-9]\d*$`, last.lines, "a number, since nothing here could look a name up")
	assert.NotRegexp(t, `(?m)^RUN `, last.lines)
	assert.Regexp(t, `(?m)^HEALTHCHECK .*CMD \["/usr/local/bin/wbso", "health"\]$`, last.lines)
	assert.Regexp(t, `(?m)^ENTRYPOINT \["/usr/local/bin/wbso"\]$`, last.lines, "without a shell, so that signals arrive")
	assert.Contains(t, last.lines, "/etc/ssl/certs/ca-certificates.crt", "who calls a model, Stripe or a mail server needs them")
	for _, s := range all {
		assert.NotRegexp(t, `(?m)^ADD |(?i)(password|secret|key)=|curl |wget |apt-get`, s.lines)
		for _, copied := range regexp.MustCompile(`--from=(\S+)`).FindAllStringSubmatch(s.lines, -1) {
			assert.Contains(t, names, copied[1])
		}
	}
	goVersion := regexp.MustCompile(`(?m)^go (\d+\.\d+)`).FindStringSubmatch(delivered(t, "go.mod"))[1]
	assert.True(t, slices.ContainsFunc(all, func(s stage) bool { return strings.HasPrefix(s.from, "golang:"+goVersion+".") }))
}

// What is copied into the build is there, and what is secret is not sent to it.
func TestDockerfile_is_sent_what_it_needs(t *testing.T) {
	ignored := strings.Fields(regexp.MustCompile(`(?m)^#.*$`).ReplaceAllString(delivered(t, ".dockerignore"), ""))
	require.Equal(t, "*", ignored[0], "nothing, but for")
	for _, folder := range []string{"adapters", "app", "cmd", "domain", "fairqueue", "ports", "web", "go.mod", "go.sum"} {
		assert.Contains(t, ignored, "!"+folder)
	}
	assert.NotContains(t, strings.Join(ignored, "\n"), "npmrc")
	entries, err := os.ReadDir("../..")
	require.NoError(t, err)
	for _, entry := range entries {
		if files, err := filepath.Glob(filepath.Join("../..", entry.Name(), "*.go")); err == nil && len(files) > 0 {
			assert.Contains(t, ignored, "!"+entry.Name(), "a folder with code")
		}
	}
}

// service is one of compose.yaml, as far as the tests look.
type service struct {
	Image       string
	Restart     string
	Profiles    []string
	Environment map[string]string
	Ports       []string
	Volumes     []string
	ReadOnly    bool                                  `yaml:"read_only"`
	CapDrop     []string                              `yaml:"cap_drop"`
	SecurityOpt []string                              `yaml:"security_opt"`
	DependsOn   map[string]struct{ Condition string } `yaml:"depends_on"`
	EnvFile     []struct{ Path string }               `yaml:"env_file"`
	Healthcheck struct{ Test []string }               `yaml:"healthcheck"`
	Secrets     []string                              `yaml:"secrets"`
	StopGrace   string                                `yaml:"stop_grace_period"`
	Memory      string                                `yaml:"mem_limit"`
	Tasks       int                                   `yaml:"pids_limit"`
}

type composition struct {
	Networks map[string]struct {
		IPAM struct {
			Config []struct{ Subnet, Gateway string }
		}
	}
	Services map[string]service
	Secrets  map[string]struct{ File string }
	Volumes  map[string]any
}

func TestCompose_starts_in_order_and_is_closed(t *testing.T) {
	var c composition
	require.NoError(t, yaml.Unmarshal([]byte(delivered(t, "compose.yaml")), &c))
	known := []string{}
	for _, s := range settings.All() {
		known = append(known, s.Variable)
		if s.File {
			known = append(known, s.Variable+"_FILE")
		}
	}
	for name, s := range c.Services {
		assert.NotRegexp(t, `:latest$|^[^:]+$`, s.Image, name)
		assert.Regexp(t, `^\d+g$`, s.Memory, name)
		assert.Positive(t, s.Tasks, name)
		for _, port := range s.Ports {
			assert.Regexp(t, `^127\.0\.0\.1:`, port, "reachable on this computer only")
		}
		for variable, value := range s.Environment {
			assert.NotRegexp(t, `PASSWORD$|KEY$|DATABASE_URL$`, variable, "a secret comes as a file")
			if strings.HasPrefix(variable, "WBSO_") {
				assert.Contains(t, known, variable)
			}
			if strings.HasSuffix(variable, "_FILE") {
				secret := strings.TrimPrefix(value, "/run/secrets/")
				assert.Contains(t, s.Secrets, secret, name)
				assert.Equal(t, "secrets/"+secret, c.Secrets[secret].File)
				assert.Contains(t, delivered(t, ".gitignore"), "\n/secrets/\n")
			}
		}
		for _, volume := range s.Volumes {
			if source, _, _ := strings.Cut(volume, ":"); !strings.HasPrefix(source, "./") {
				assert.Contains(t, c.Volumes, source, "a named volume")
			}
		}
	}
	db, server, backup := c.Services["db"], c.Services["wbso"], c.Services["backup"]
	assert.Regexp(t, `^postgres:\d+\.\d+-`, db.Image)
	assert.Contains(t, strings.Join(db.Healthcheck.Test, " "), "pg_isready")
	assert.Empty(t, db.Ports, "the database is for the others here alone")
	for name, s := range map[string]service{"wbso": server, "backup": backup} {
		assert.Equal(t, "service_healthy", s.DependsOn["db"].Condition, name)
		assert.True(t, s.ReadOnly, name)
		assert.Equal(t, []string{"ALL"}, s.CapDrop, name)
		assert.Equal(t, []string{"no-new-privileges:true"}, s.SecurityOpt, name)
		assert.Equal(t, server.Image, s.Image)
		assert.Equal(t, server.Environment, s.Environment)
	}
	assert.Equal(t, "30s", server.StopGrace, "more than wbso takes to stop")
	assert.Equal(t, []string{"backup"}, backup.Profiles, "runs only when it is called")
	assert.Equal(t, c.Networks["default"].IPAM.Config[0].Gateway+"/32", server.Environment["WBSO_TRUSTED_PROXIES"], "what calls from this computer, and nothing else")
	assert.Contains(t, c.Networks["default"].IPAM.Config[0].Subnet, "/24")
}

// An example that trusts a network lets every computer in it pretend to be any visitor.
func TestSettings_A08_the_examples_trust_single_addresses(t *testing.T) {
	found := 0
	for _, name := range []string{"deploy/wbso.env.example", "deploy/Caddyfile", "compose.yaml", "docs/operating.md", "docs/settings.md"} {
		for _, proxies := range regexp.MustCompile(`WBSO_TRUSTED_PROXIES[=:] *(\S+)`).FindAllStringSubmatch(delivered(t, name), -1) {
			for _, cidr := range strings.Split(proxies[1], ",") {
				network, err := netip.ParsePrefix(cidr)
				require.NoError(t, err, name)
				assert.True(t, network.IsSingleIP(), "%s trusts %s", name, cidr)
				found++
			}
		}
		assert.NotRegexp(t, `\b(10\.0\.0\.0/8|172\.16\.0\.0/12|192\.168\.0\.0/16)`, delivered(t, name), name)
	}
	assert.Equal(t, 2, found)
}

func TestSettings_example_is_complete(t *testing.T) {
	example, err := filepath.Abs("../../deploy/wbso.env.example")
	require.NoError(t, err)
	folder := t.TempDir()
	env := strings.Split(strings.TrimSpace(shell(t, folder, "set -a; . "+example+"; env", []string{"WBSO_DATA_DIR=" + folder})), "\n")
	c, err := bootstrap.Load(append(env, "WBSO_ADDR=0.0.0.0:8000", "WBSO_SECRET_KEY=een-geheim-van-ten-minste-32-tekens"), nil, false)
	require.NoError(t, err)
	assert.Empty(t, c.Unknown())
}

// dockerAnswers reports whether there is a Docker to build with.
func dockerAnswers() bool { return exec.Command("docker", "info").Run() == nil }

func TestDockerfile_builds_where_Docker_is(t *testing.T) {
	if !dockerAnswers() {
		t.Log("no Docker answers here: the Dockerfile was only read")
		return
	}
	said, err := exec.Command("docker", "build", "--tag", "wbso:test", "../..").CombinedOutput()
	require.NoError(t, err, string(said))
	said, err = exec.Command("docker", "run", "--rm", "--read-only", "wbso:test", "--version").CombinedOutput()
	require.NoError(t, err, string(said))
	assert.Contains(t, string(said), "wbso ")
}

// The proxy waits a little longer than a server, whose own answer people then see, and has
// a page for when there is none.
func TestCaddyfile_waits_longer_than_a_server_and_has_a_page_of_its_own(t *testing.T) {
	text := delivered(t, "deploy/Caddyfile")
	assert.Contains(t, delivered(t, "adapters/httpapi/hours_import.go"), "fileTime = 3 * time.Minute")
	assert.Contains(t, delivered(t, "cmd/wbso/serve.go"), "ReadHeaderTimeout: 10 * time.Second")
	for limit, ours := range map[string]int{"read_header": 10, "read_body": 180, "response_header_timeout": 180} {
		theirs := regexp.MustCompile(limit + ` (\d+)s\n`).FindStringSubmatch(text)
		require.NotNil(t, theirs, limit)
		seconds, err := strconv.Atoi(theirs[1])
		require.NoError(t, err)
		assert.Greater(t, seconds, ours, limit)
		assert.LessOrEqual(t, seconds, ours+15, limit)
	}
	assert.Regexp(t, `(?s)handle_errors \{.*Retry-After.*<html lang="nl">.*niet bereikbaar.*\{err\.status_code\}`, text)
	assert.NotRegexp(t, `<[^>]*(src|href)=`, text, "the page needs nothing else, since nothing else answers")
}
