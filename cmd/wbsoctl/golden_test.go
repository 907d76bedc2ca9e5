package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/apitypes"
)

var update = flag.Bool("update", false, "write the golden files anew")

// transcript is a session at the terminal as a golden file keeps it.
type transcript struct {
	strings.Builder
	desk *desk
}

// do runs a command and writes down all that came of it.
func (s *transcript) do(input string, args ...string) {
	a := s.desk.withInput(input).run(args...)
	fmt.Fprintf(s, "$ wbsoctl %s\n", strings.Join(quoted(args), " "))
	for line := range strings.Lines(a.out) {
		s.WriteString(strings.ReplaceAll(line, "\r\n", "␍\n"))
	}
	for line := range strings.Lines(a.errors) {
		s.WriteString("stderr: " + line)
	}
	if a.code != 0 {
		fmt.Fprintf(s, "exit %d\n", a.code)
	}
	s.WriteString("\n")
}

func quoted(args []string) []string {
	return apitypes.Each(args, func(a string) string {
		if a == "" || strings.ContainsAny(a, " *") {
			return "'" + a + "'"
		}
		return a
	})
}

// settled replaces what differs from run to run.
func (s *transcript) settled() string {
	text := strings.ReplaceAll(s.String(), s.desk.dir, "DATA")
	for pattern, with := range map[string]string{
		`\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z`:          "2026-11-20T09:00:00Z",
		`\d\d-\d\d-\d{4} \d\d:\d\d`:                        "20-11-2026 10:00",
		`("size": |Bytes: +)\d+`:                           "${1}65000",
		`("schema": |\n(?:Naar versie|Versie): +)[1-9]\d*`: "${1}NIEUWSTE",
		`("key": "|Datasleutel: +)[0-9a-f]{16}`:            "${1}0123456789abcdef",
		`before-\d{8}-\d{6}-\d{3}`:                         "before-20261120-090000-000",
		`cs_fake_[0-9a-f]{32}`:                             "cs_fake_0123456789abcdef0123456789abcdef",
		`\d+ GB vrij`:                                      "20 GB vrij",
		// a machine whose disk is nearly full
		`WARN  schijf( +)nog \d+ GB van[^\n]*`: "PASS  schijf${1}20 GB vrij",
		`WARN,disk,nog \d+ GB van[^\r\n␍]*`:    "PASS,disk,20 GB vrij,",
		`"verdict": "WARN",(\n +)"text": "nog \d+ GB van \d+ vrij op de schijf[^"]*",\n +"mend": "[^"]*"`: `"verdict": "PASS",${1}"text": "20 GB vrij",${1}"mend": null`,

		`(versie +|schema,|: ")versie \d+`: "${1}versie NIEUWSTE",
	} {
		text = regexp.MustCompile(pattern).ReplaceAllString(text, with)
	}
	return text
}

func (s *transcript) compare(t *testing.T, name string) {
	path := filepath.Join("../../testdata/cli", name+".golden")
	if *update {
		require.NoError(t, os.WriteFile(path, []byte(s.settled()), 0o644))
	}
	want, err := os.ReadFile(path)
	require.NoError(t, err, "make it with 'make golden'")
	assert.Equal(t, string(want), s.settled(), "see it with 'make golden' and git diff")
}

func TestGolden_help(t *testing.T) {
	s := &transcript{desk: newDesk(t)}
	var visit func(*cobra.Command)
	visit = func(cmd *cobra.Command) {
		path := strings.Fields(cmd.CommandPath())[1:]
		s.do("", append(path, "--help")...)
		assert.NotEmpty(t, cmd.Example, cmd.CommandPath())
		assert.NotEmpty(t, cmd.Short, cmd.CommandPath())
		for _, sub := range cmd.Commands() {
			visit(sub)
		}
	}
	visit(newRoot(&terminal{}))
	s.do("", "settings")
	general := regexp.MustCompile(`(?s)Algemene opties:\n.*?\n\n`).FindString(s.String()) // the same below every command
	first, rest, found := strings.Cut(s.String(), general)
	require.True(t, found)
	once := &transcript{desk: s.desk}
	once.WriteString(first + general + strings.ReplaceAll(rest, general, "Algemene opties: dezelfde\n\n"))
	once.compare(t, "help")
}

func TestGolden_wrong_use(t *testing.T) {
	s := &transcript{desk: newDesk(t)}
	for _, args := range [][]string{
		{"usr"}, {"code", "crate"}, {"nergens"}, {"help", "nergens"}, {"price", "extra"}, {"price", "--foo"}, {"price", "-x"},
		{"price", "--code"}, {"price", "-o", "xml"}, {"evaluate"}, {"evaluate", "--field", "titel"},
		{"evaluate", "--field", "challenges", "--pitch", "p.txt"}, {"code", "create"}, {"code", "create", "WELKOM"}, {"code", "create", ""},
		{"code", "create", "WELKOM", "--price", "10.001"}, {"code", "create", "WELKOM", "--price", "10", "--expires", "eind januari"},
		{"code", "create", "WELKOM", "--price", "10", "--max-uses", "veel"}, {"code", "create", "WELKOM", "--price", "10", "--max-uses", "0"},
		{"user", "create", "anna"}, {"user", "set-profile", "anna"}, {"user", "revoke-tokens"}, {"user", "revoke-tokens", "anna", "--all"},
		{"user", "revoke-tokens", ""}, {"jobs", "retry", "eerste"}, {"jobs", "retry"}, {"jobs", "retry", "--failed"}, {"jobs", "dismiss", "1", "--failed", "--kind", "send_mail"}, {"jobs", "retry", "--kind", "send_mail"}, {"jobs", "list", "--status", "kwijt"}, {"completion", "dos"},
		{"payments", "refunded"}, {"payments", "refunded", "eerste"}, {"payments", "refunded", "0"}, {"payments", "list", "--limit", "0"},
		{"price", "--code", "WELKOM", "--database-url", "mysql://x"}, {"user", "disable"},
		{"price", "--code", "WELKOM", "--database-url", "postgres://wbso:geheim@localhost/wbso"},
		{"hours", "export"}, {"hours", "export", "--project", "X"}, {"hours", "export", "--project", "", "--year", "2026"},
		{"hours", "export", "--project", "X", "--month", "2026-03", "--week", "2026-W12"}, {"hours", "export", "--project", "X", "--week", "2025-W53"},
		{"hours", "export", "--project", "X", "--month", "maart"}, {"hours", "export", "--project", "X", "--month", ""}, {"hours", "export", "--project", "X", "--year", "2026", "-o", "json"},
		{"hours", "export", "uren.csv", "--project", "X", "--year", "2026"}, {"report", "--year", "2026"}, {"report", "--project", "X", "--year", "26"},
	} {
		s.do("", args...)
	}
	assert.Equal(t, 49, strings.Count(s.String(), "exit 2"), "each of them is wrong use")
	s.compare(t, "wrong_use")
}

func TestGolden_evaluate_refuses(t *testing.T) {
	s := &transcript{desk: newDesk(t)}
	s.do(" \n", "evaluate", "--field", "challenges")
	s.do("caf\xe9", "evaluate", "--field", "challenges")
	s.do(strings.Repeat("a", 20001), "evaluate", "--field", "challenges")
	s.do("", "evaluate", "--field", "challenges", "nergens.txt")
	s.compare(t, "evaluate_refuses")
}

func TestGolden_price_and_code(t *testing.T) {
	s := &transcript{desk: newDesk(t)}
	s.do("", "price")
	s.do("", "price", "--code", "WELKOM")
	s.do("", "migrate")
	s.do("", "migrate", "-o", "json")
	s.do("", "code", "list")
	s.do("", "code", "list", "-o", "json")
	s.do("", "code", "list", "-o", "csv")
	s.do("", "code", "create", "welkom", "--price", "495,00", "--expires", "2099-01-31", "--max-uses", "50")
	s.do("", "code", "create", "GRATIS", "--price", "0", "-o", "json")
	s.do("", "code", "create", "Welkom", "--price", "1")
	s.do("", "code", "create", "a b", "--price", "800")
	s.do("", "price", "--code", " welkom ")
	s.do("", "price", "--code", "WELKOM", "-o", "json")
	s.do("", "price", "--code", "WELKOM", "-o", "csv")
	s.do("", "price", "--code", "NERGENS")
	s.do("", "code", "disable", "WELKOM")
	s.do("", "code", "disable", "welkom", "--yes")
	s.do("", "code", "disable", "NERGENS", "--yes")
	s.do("", "price", "--code", "WELKOM")
	s.do("", "code", "list")
	s.do("", "code", "list", "-o", "json")
	s.do("", "code", "list", "-o", "csv")
	s.compare(t, "price_and_code")
}

func TestGolden_user(t *testing.T) {
	s := &transcript{desk: migrated(t)}
	s.do("", "user", "list")
	s.do("", "user", "create", "anna", "--email", "anna@example.nl")
	s.do("lang-genoeg-77\n", "user", "create", "anna", "--email", "anna@example.nl", "--password-stdin")
	s.do("12345", "user", "create", "a b", "--email", "nergens", "--password-stdin")
	s.do("twee\nregels", "user", "create", "bert", "--email", "bert@example.nl", "--password-stdin")
	s.do("", "user", "set-profile", "Anna", "--first-name", "Anna", "--last-name", "de Vries", "--phone", "+31 6 12345678")
	s.do("", "user", "set-email", "Anna", "anna@voorbeeld.nl")
	s.do("", "user", "set-email", "Anna", "anna@voorbeeld.nl", "--yes")
	s.do("", "user", "set-email", "Anna", "Anna@voorbeeld.nl", "--yes")
	s.do("", "user", "set-email", "anna@voorbeeld.nl", "anna@example.nl", "--yes", "-o", "json")
	s.do("", "user", "set-email", "bert", "bert@example.nl", "--yes")
	s.do("", "user", "set-limits", "Anna", "--companies", "500", "--reveals", "60")
	s.do("", "user", "set-limits", "Anna", "--standard", "--proposals", "31")
	s.do("", "user", "set-limits", "Anna", "--companies", "100001")
	s.do("ander-geheim-88", "user", "set-password", "anna@example.nl", "--password-stdin")
	s.do("ander-geheim-88", "user", "set-password", "bert", "--password-stdin")
	s.do("", "user", "revoke-tokens", "anna")
	s.do("", "user", "revoke-tokens", "anna", "--yes")
	s.do("", "user", "revoke-tokens", "--all", "--yes", "-o", "json")
	s.do("", "user", "revoke-tokens", "bert", "--yes")
	s.do("", "user", "disable", "anna")
	s.do("", "user", "disable", "Anna@example.nl", "--yes")
	s.do("", "user", "disable", "bert", "--yes")
	s.do("", "user", "list")
	s.do("", "user", "reset-second-factor", "anna")
	s.do("", "user", "reset-second-factor", "anna", "--yes")
	s.do("", "user", "reset-second-factor", "bert", "--yes")
	s.do("", "user", "enable", "anna", "-o", "json")
	s.do("", "user", "enable", "bert")
	s.do("", "user", "list")
	s.do("", "user", "list", "-o", "json")
	s.do("", "user", "list", "-o", "csv")
	s.do("", "user", "export", "anna")
	s.do("", "user", "export", "bert")
	s.do("", "user", "close", "anna")
	s.do("", "user", "close", "bert", "--yes")
	s.do("", "user", "close", "Anna@example.nl", "--yes")
	s.do("", "user", "close", "anna", "--yes")
	s.do("", "user", "list")
	s.do("", "user", "enable", "(gesloten 1)")
	s.do("lang-genoeg-77", "user", "create", "Anna", "--email", "anna@example.nl", "--password-stdin", "-o", "json")
	s.compare(t, "user")
}

func TestGolden_J10_request_and_jobs(t *testing.T) {
	s := &transcript{desk: demonstrated(t)}
	file := filepath.Join(s.desk.dir, "a.pdf")
	s.do("", "request", "list")
	s.do("", "request", "list", "-o", "csv")
	s.do("", "request", "list", "--limit", "2")
	s.do("", "request", "list", "--status", "failed", "--user", "demo@example.nl")
	s.do("", "request", "list", "--status", "failed", "--limit", "1", "-o", "json")
	s.do("", "request", "list", "--user", "niemand")
	s.do("", "request", "list", "--limit", "0")
	s.do("", "request", "show", "WBSO-2026-00001")
	s.do("", "request", "show", "5", "-o", "json")
	s.do("", "request", "show", "WBSO-2026-00099")
	s.do("", "request", "document", "WBSO-2026-00001", "--file", file)
	s.do("", "request", "document", "WBSO-2026-00001", "--file", file)
	s.do("", "request", "document", "WBSO-2026-00001", "--file", file, "--force", "-o", "json")
	s.do("", "request", "document", "WBSO-2026-00006")
	s.do("", "jobs", "list")
	s.do("", "request", "retry", "WBSO-2026-00001")
	s.do("", "request", "retry", "WBSO-2026-00005")
	s.do("", "jobs", "list")
	s.do("", "jobs", "retry", "5")
	s.do("", "jobs", "cancel", "5")
	s.do("", "jobs", "cancel", "5")
	s.do("", "request", "show", "5", "-o", "csv")
	s.do("", "jobs", "retry", "5", "-o", "json")
	s.do("", "jobs", "cancel", "1", "-o", "json")
	s.do("", "jobs", "list", "--status", "failed", "--json")
	s.do("", "jobs", "list", "--status", "queued", "-o", "csv")
	s.do("", "jobs", "cancel", "99")
	s.do("", "jobs", "dismiss", "1")
	s.do("", "jobs", "dismiss", "99")
	s.do("", "jobs", "list", "--kind", "send_mail", "--status", "failed")
	s.do("", "jobs", "retry", "--failed", "--kind", "send_mail")
	s.do("", "jobs", "dismiss", "--failed", "--kind", "process_request")
	s.compare(t, "request_and_jobs")
}

func TestGolden_migrate_and_demo(t *testing.T) {
	s := &transcript{desk: newDesk(t)}
	s.do("", "user", "list")
	s.do("", "migrate")
	s.do("", "migrate")
	s.do("lang-genoeg-77", "user", "create", "anna", "--email", "anna@example.nl", "--password-stdin", "--quiet")
	s.do("", "demo", "--database-url", "sqlite:"+filepath.Join(s.desk.dir, "wbso.db"))
	s.do("", "demo")
	s.do("", "--demo", "migrate", "-o", "csv")
	s.do("", "demo")
	s.do("", "demo", "-o", "json")
	s.do("", "migrate", "--demo", "-o", "csv")
	s.do("", "--demo", "user", "list", "-o", "csv")
	s.do("", "user", "list", "-o", "csv")
	s.compare(t, "migrate_and_demo")
}

func TestGolden_doctor(t *testing.T) {
	s := &transcript{desk: newDesk(t)}
	require.NoError(t, os.Chmod(s.desk.dir, 0o700))
	s.do("", "doctor", "--offline")
	s.desk.must("migrate")
	s.do("", "doctor", "--offline")
	s.do("", "doctor", "--offline", "--json")
	s.do("", "doctor", "--offline", "-o", "csv")
	t.Setenv("WBSO_MAIL", "smtp://u:geheim@mail.example/pad")
	s.do("", "doctor")
	assert.NotContains(t, s.String(), "geheim@")
	s.compare(t, "doctor")
}

func TestGolden_mail(t *testing.T) {
	s := &transcript{desk: migrated(t)}
	s.do("", "mail", "test")
	s.do("", "mail", "test", "zoe")
	s.do("", "mail", "test", "zoe@example.nl")
	s.do("", "mail", "test", "zoe@example.nl", "-o", "json")
	sent, err := filepath.Glob(filepath.Join(s.desk.dir, "outbox", "*.eml"))
	require.NoError(t, err)
	assert.Len(t, sent, 2)
	t.Setenv("WBSO_MAIL", "smtp://127.0.0.1:1")
	s.do("", "mail", "test", "zoe@example.nl")
	s.compare(t, "mail")
}

func TestGolden_D11_D12_backup_and_restore(t *testing.T) {
	s := &transcript{desk: newDesk(t)}
	file, cut := filepath.Join(s.desk.dir, "kopie.db"), filepath.Join(s.desk.dir, "afgebroken.db")
	s.do("", "backup", file)
	s.do("", "migrate")
	s.do("lang-genoeg-77", "user", "create", "anna", "--email", "anna@example.nl", "--password-stdin", "--quiet")
	s.do("", "backup")
	s.do("", "backup", file)
	s.do("", "backup", file)
	s.do("", "backup", file+"2", "-o", "json")
	s.do("", "backup", filepath.Join(s.desk.dir, "nergens", "kopie.db"))
	s.do("", "backup", "verify")
	s.do("", "backup", "verify", file)
	s.do("", "backup", "verify", file, "-o", "json", "--data-dir", filepath.Join(s.desk.dir, "elders"))
	s.do("lang-genoeg-77", "user", "create", "bert", "--email", "bert@example.nl", "--password-stdin", "--quiet")
	s.do("", "restore")
	s.do("", "restore", file)
	s.do("", "restore", file, "--yes")
	s.do("", "user", "list", "-o", "csv")
	s.do("", "restore", file, "--yes", "-o", "json", "--data-dir", filepath.Join(s.desk.dir, "elders"))
	content, err := os.ReadFile(file)
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(cut, content[:len(content)/2], 0o600))
	s.do("", "restore", cut, "--yes")
	s.do("", "backup", "verify", cut)
	s.do("", "restore", filepath.Join(s.desk.dir, "nergens.db"), "--yes")
	s.do("", "user", "list", "-o", "csv")
	s.compare(t, "backup_and_restore")
}

func TestGolden_D17_keys_rotate(t *testing.T) {
	s := &transcript{desk: newDesk(t)}
	former := filepath.Join(s.desk.dir, "vorige.key")
	s.do("", "keys", "rotate", "--yes")
	s.desk.must("migrate")
	s.do("", "keys", "rotate")
	s.do("", "keys", "rotate", "--yes")
	s.do("", "keys", "rotate", "--yes", "-o", "json")
	require.NoError(t, os.Rename(filepath.Join(s.desk.dir, "secret.key"), former))
	s.do("", "keys", "rotate", "--yes")
	require.NoError(t, os.WriteFile(filepath.Join(s.desk.dir, "secret.key"), []byte(strings.Repeat("nieuw", 8)), 0o600))
	s.do("", "keys", "rotate", "--yes")
	t.Setenv("WBSO_SECRET_KEY_OLD_FILE", former)
	s.do("", "keys", "rotate")
	s.do("", "keys", "rotate", "--yes")
	s.do("", "keys", "rotate", "--yes", "-o", "json")
	s.compare(t, "keys_rotate")
}
