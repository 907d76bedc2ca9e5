package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/cmd/internal/cli"
	"wbso/domain/account"
)

func TestService_chooses_an_installation(t *testing.T) {
	d := owned(t)
	far := d.serve(directly, account.ReadScope)
	url := far.with[1]
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	for _, c := range []struct {
		name   string
		env    map[string]string
		args   []string
		code   int
		stderr string
	}{
		{"a flag and a database", nil, []string{"--server", url, "--data-dir", d.dir}, 2, "geef --server of --data-dir, niet allebei"},
		{"a flag and the demonstration", nil, []string{"--server", url, "--demo"}, 2, "geef --server of --demo, niet allebei"},
		{"both in the environment", map[string]string{"WBSO_SERVER": url}, nil, 2, "sluiten elkaar uit"},
		{"a flag over the environment", nil, []string{"--server", url}, 0, "Server: " + url},
		{"a database over the environment", map[string]string{"WBSO_SERVER": url}, []string{"--data-dir", d.dir}, 0, ""},
		{"the environment alone", map[string]string{"WBSO_SERVER": url, "WBSO_DATABASE_URL": ""}, nil, 0, "Server: " + url},
		{"quietly", nil, []string{"--server", url, "--quiet"}, 0, ""},
		{"no token", map[string]string{"WBSO_TOKEN_FILE": ""}, []string{"--server", url}, 2, "log eerst in: wbsoctl login --server " + url},
		{"the token of another server", map[string]string{"WBSO_SERVER": "https://elders.example"}, []string{"--server", url}, 2, "log eerst in"},
		{"no address", nil, []string{"--server", "wbso.example"}, 2, "geen adres van een server"},
		{"not encrypted", nil, []string{"--server", "http://wbso.example"}, 2, "geef https://wbso.example"},
		{"not there", nil, []string{"--server", "http://127.0.0.1:1"}, 1, "wbsoctl: De server http://127.0.0.1:1 is niet bereikbaar: "},
	} {
		t.Run(c.name, func(t *testing.T) {
			for name, value := range c.env {
				t.Setenv(name, value)
			}
			from := d
			if _, none := c.env["WBSO_DATABASE_URL"]; none {
				from = &desk{t: t}
			}
			a := from.run(append([]string{"company", "list", "-o", "csv"}, c.args...)...)
			assert.Equal(t, c.code, a.code, a.errors)
			assert.Contains(t, a.errors, c.stderr)
			if c.code == cli.Done && c.stderr == "" {
				assert.Empty(t, a.errors)
			}
		})
	}
	for _, command := range []string{"user list", "doctor"} {
		assert.Equal(t, answer{
			code:   cli.Misused,
			errors: "wbsoctl: 'wbsoctl " + command + "' kan alleen naast de database: geef --data-dir of --database-url (nu is de server " + url + " gekozen)\n",
		}, far.run(strings.Fields(command)...), command)
	}
	for _, command := range []string{"login", "logout", "whoami", "price", "doctor"} {
		a := far.run(command, "--demo")
		assert.Equal(t, cli.Misused, a.code, command)
		assert.Contains(t, a.errors, "geef --server of --demo, niet allebei", command)
	}
	price := far.must("price")
	assert.Equal(t, "Server: "+url+"\n", price.errors)
	assert.Contains(t, price.out, "961,95")
	assert.Equal(t, cli.Refused, d.run("price", "--server", "http://127.0.0.1:1").code)
}

// A person reads where a text goes before typing it.
func TestService_names_the_server_before_it_asks(t *testing.T) {
	far := owned(t).serve(directly, account.WriteScope)
	far.tty, far.input = true, "Wij bouwen een webshop.\n"
	for _, line := range [][]string{{"evaluate", "--field", "elevator-pitch"}, {"request", "answer", "WBSO-2026-00007", "novelty.art"}} {
		assert.Regexp(t, "^Server: http.*\nTyp of plak de tekst", far.run(line...).errors, line[0])
	}
}

// A login is checked, kept for its owner alone, and forgotten; of several one is named.
func TestService_login(t *testing.T) {
	d := owned(t)
	one, two := d.serve(directly, account.HoursScope), d.serve(directly, account.ReadScope)
	home := t.TempDir()
	t.Setenv("XDG_CONFIG_HOME", home)
	t.Setenv("WBSO_TOKEN_FILE", "")
	t.Setenv("WBSO_DATABASE_URL", "")
	alone := &desk{t: t, dir: ""}
	login := func(s *served, token string) answer {
		return alone.withInput(token).run("login", "--server", s.with[1], "--token-file", "-")
	}
	assert.Equal(t, answer{code: cli.Misused, errors: "wbsoctl: --server ontbreekt\nZie 'wbsoctl login --help'.\n"}, alone.run("login"))
	file := filepath.Join(home, "wbsoctl", "logins.json")
	require.NoError(t, os.MkdirAll(filepath.Dir(file), 0o700))
	for _, broken := range []string{"null", "{", `{"https://wbso.example": 3}`} {
		require.NoError(t, os.WriteFile(file, []byte(broken), 0o600))
		assert.Contains(t, login(one, one.token).errors, "lees "+file, broken)
	}
	require.NoError(t, os.Remove(file))
	assert.Contains(t, login(one, "wbso_pat_half").errors, "geen toegangstoken")
	assert.Contains(t, login(one, account.TokenText(strings.Repeat("0", 34))).errors, "verlopen of ingetrokken")
	assert.Contains(t, alone.run("logout").errors, "je bent nergens ingelogd")
	assert.Equal(t, answer{code: cli.Refused, errors: "wbsoctl: je bent nergens ingelogd: 'wbsoctl login --server ADRES'\n"}, alone.run("whoami"))
	a := login(one, one.token+"\n")
	require.Equal(t, cli.Done, a.code, a.errors)
	assert.Equal(t, "Ingelogd op "+one.with[1]+" als demo.\n", a.errors)
	info, err := os.Stat(file)
	require.NoError(t, err)
	assert.Equal(t, os.FileMode(0o600), info.Mode())
	assert.Regexp(t, "Tokennummer: +1\nTokennaam: +laptop\nMag: +Lezen en uren\n", alone.must("whoami").out)
	assert.Contains(t, alone.must("company", "list").out, "Pompwacht")

	t.Run("a database counts before a stored login", func(t *testing.T) {
		t.Setenv("WBSO_DATABASE_URL", "sqlite:"+filepath.Join(d.dir, "demo.db"))
		assert.Empty(t, d.must("company", "list").errors)
	})
	t.Run("no server gets the token of another one", func(t *testing.T) {
		t.Setenv("WBSO_SERVER", "https://elders.example")
		t.Setenv("WBSO_TOKEN_FILE", d.file("token.txt", one.token))
		assert.Contains(t, alone.run("login", "--server", one.with[1]).errors, "geef --token-file")
	})

	require.Equal(t, cli.Done, login(two, two.token).code)
	several := alone.run("company", "list")
	assert.Equal(t, cli.Misused, several.code)
	assert.Contains(t, several.errors, one.with[1])
	assert.Contains(t, several.errors, two.with[1])
	assert.Contains(t, alone.must("whoami", "--server", two.with[1], "-o", "json").out, `"scope": "read"`)
	assert.Equal(t, "Uitgelogd van "+one.with[1]+". Het token zelf blijft geldig tot je het intrekt.\n", alone.must("logout", "--server", one.with[1]).errors)
	assert.Contains(t, alone.must("whoami").errors, two.with[1])

	// A token that may only read says so, one that was revoked is dead at once, and no error shows it.
	denied := alone.run("hours", "withdraw", "1", "--yes")
	assert.Equal(t, cli.Refused, denied.code)
	assert.Contains(t, denied.errors, "maak er een met het bereik hours (Lezen en uren).")
	two.revokeNewest()
	dead := alone.run("company", "list", "--quiet")
	assert.Equal(t, answer{
		code:   cli.Refused,
		errors: "wbsoctl: Dit toegangstoken is verlopen of ingetrokken. Maak een nieuw token en log in met wbsoctl login.\n",
	}, dead)
}
