package settings

import (
	"errors"
	"io/fs"
	"net"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/caarlos0/env/v11"

	"wbso/domain/account"
)

// Load reads the settings from an environment (os.Environ) and the flags that were given, by
// variable. Every error is an Error, or several that are joined.
func Load(environ []string, flags map[string]string, demo bool) (Config, error) {
	vars := env.ToMap(environ)
	c := Config{Demo: demo, unknown: unknown(vars), sources: map[string]Source{}}
	if err := c.gather(vars, flags); err != nil {
		return Config{}, err
	}
	if err := checkRaw(vars); err != nil {
		return Config{}, err
	}
	if err := env.ParseWithOptions(&c, env.Options{Environment: vars}); err != nil {
		return Config{}, Wrong("WBSO", "%v", err)
	}
	c.complete(vars)
	return c, c.check()
}

// gather puts the values of files and flags into vars and notes where each
// setting comes from.
func (c *Config) gather(vars, flags map[string]string) error {
	for _, s := range All() {
		if vars[s.Variable] != "" {
			c.sources[s.Variable] = FromEnvironment
		}
		if path := vars[s.Variable+"_FILE"]; s.File && path != "" {
			if vars[s.Variable] != "" {
				return Wrong(s.Variable, "staat er twee keer: zelf en met %s_FILE", s.Variable)
			}
			if err := FileObstacle(path, ToRead).AsError(s.Variable + "_FILE"); err != nil {
				return err
			}
			content, err := os.ReadFile(path)
			if errors.Is(err, fs.ErrNotExist) {
				return Wrong(s.Variable+"_FILE", "%s bestaat niet", path)
			}
			if err != nil {
				return Wrong(s.Variable+"_FILE", "%v", err)
			}
			if vars[s.Variable] = strings.TrimSpace(string(content)); vars[s.Variable] == "" {
				return Wrong(s.Variable+"_FILE", "%s is leeg", path)
			}
			c.sources[s.Variable] = FromFile
		}
		if value, given := flags[s.Variable]; given {
			vars[s.Variable], c.sources[s.Variable] = value, FromFlag
		}
	}
	if HasPassword(flags["WBSO_DATABASE_URL"]) {
		return Wrong("WBSO_DATABASE_URL", "een wachtwoord in --database-url is te zien in de lijst van processen: zet het adres in WBSO_DATABASE_URL, of in een bestand dat WBSO_DATABASE_URL_FILE noemt")
	}
	if mail := flags["WBSO_MAIL"]; withoutMailPassword(mail) != mail {
		return Wrong("WBSO_MAIL", "een wachtwoord in --mail is te zien in de lijst van processen: zet het adres in WBSO_MAIL, of in een bestand dat WBSO_MAIL_FILE noemt")
	}
	return nil
}

// How many connections a server may have with PostgreSQL. With fewer, the work in the
// background leaves none for people.
const (
	fewestConnections = 4
	mostConnections   = 500
)

// longestKeep is how many days messages are kept at most: ten years.
const longestKeep = 3650

// checkRaw refuses what cannot be read into a Config.
func checkRaw(vars map[string]string) error {
	now, drain := vars["WBSO_NOW"], vars["WBSO_DRAIN"]
	_, moment := time.Parse(time.RFC3339, now)
	d, duration := time.ParseDuration(drain)
	return errors.Join(
		wrongIf(now != "" && moment != nil, "WBSO_NOW", "%q is geen moment zoals 2026-11-20T09:00:00Z", now),
		checkNumber(vars, "WBSO_DATABASE_CONNECTIONS", fewestConnections, mostConnections),
		checkNumber(vars, "WBSO_KEEP_CONTACT", 1, longestKeep),
		checkNumber(vars, "WBSO_MAX_COMPANIES", 1, account.LimitMax),
		checkNumber(vars, "WBSO_MAX_UNPAID_REQUESTS", 1, account.LimitMax),
		checkNumber(vars, "WBSO_MAX_REVEALS", 1, account.LimitMax),
		checkNumber(vars, "WBSO_MAX_PROPOSALS", 1, account.LimitMax),
		wrongIf(drain != "" && (duration != nil || d < 0 || d > longestDrain), "WBSO_DRAIN", "%q is geen duur van 0s tot %v", drain, longestDrain),
	)
}

func checkNumber(vars map[string]string, variable string, least, most int) error {
	given := vars[variable]
	n, err := strconv.Atoi(given)
	return wrongIf(given != "" && (err != nil || n < least || n > most), variable, "%q is geen getal van %d tot %d", given, least, most)
}

// complete fills the defaults that follow from other settings.
func (c *Config) complete(vars map[string]string) {
	if value, given := vars["WBSO_METRICS_ADDR"]; given && value == "" {
		c.MetricsAddr, c.sources["WBSO_METRICS_ADDR"] = "", FromEnvironment // env takes empty for not given
	}
	c.fakes = c.findFakes()
	host, port, err := net.SplitHostPort(c.Addr)
	if err == nil && host == "" && (c.Demo || len(c.fakes) > 0) {
		c.Addr, c.narrowed = net.JoinHostPort("127.0.0.1", port), !c.Demo
	}
	if c.PublicURL == "" {
		c.PublicURL = "http://localhost:" + port
	}
	c.PublicURL = strings.TrimRight(c.PublicURL, "/")
	if vars["WBSO_DRAIN"] == "" && !c.Local() {
		c.Drain = usualDrain
	}
	if c.DatabaseURL == "" {
		name := "wbso.db"
		if c.Demo {
			name = "demo.db"
		}
		c.DatabaseURL = "sqlite:" + filepath.Join(c.DataDir, name)
	}
}

// How long a server that stops goes on answering everything. The longest leaves
// time to finish what runs then.
const (
	usualDrain   = 3 * time.Second
	longestDrain = 20 * time.Second
)

// unknown returns the names that look like settings and are none.
func unknown(vars map[string]string) (names []string) {
	known := map[string]string{"WBSO_SERVER": "", "WBSO_TOKEN_FILE": ""} // of the command line with a server
	for _, s := range All() {
		known[s.Variable] = ""
		if s.File {
			known[s.Variable+"_FILE"] = ""
		}
	}
	for name := range vars {
		if _, ok := known[name]; !ok && strings.HasPrefix(name, "WBSO_") {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	return names
}
