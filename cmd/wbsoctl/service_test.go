package main

import (
	"database/sql"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/apiclient"
	"wbso/adapters/bootstrap"
	"wbso/app"
	"wbso/domain/account"
)

// served is a server on a copy of a desk's demonstration, and a desk that calls it with a token of its user.
type served struct {
	*desk
	app     *app.App
	handler http.Handler
	token   string
	copied  string // the folder of its database
}

// serve starts a server. through is what stands between it and the desk.
func (d *desk) serve(through func(http.Handler) http.Handler, scope account.Scope) *served {
	d.t.Helper()
	dir := d.t.TempDir()
	token := strings.TrimSpace(d.must("token", "create", "--user", "demo", "--name", "laptop", "--scope", string(scope)).out)
	require.NoError(d.t, os.CopyFS(dir, os.DirFS(d.dir)))
	require.NoError(d.t, os.Chmod(filepath.Join(dir, "secret.key"), 0o600))
	config, err := bootstrap.Load([]string{
		"WBSO_DATA_DIR=" + dir, "WBSO_DATABASE_URL=sqlite:" + filepath.Join(dir, "demo.db"), "WBSO_NOW=2026-11-20T09:00:00Z", "WBSO_RATE_LIMITS=off",
	}, nil, false)
	require.NoError(d.t, err)
	built, err := bootstrap.Build(d.t.Context(), config, bootstrap.Demand, io.Discard)
	require.NoError(d.t, err)
	d.t.Cleanup(func() { built.Close() })
	web := httptest.NewServer(through(built.Handler))
	d.t.Cleanup(web.Close)
	far := *d
	far.with = []string{"--server", web.URL}
	d.t.Setenv("WBSO_TOKEN_FILE", d.file("token.txt", token+"\n"))
	return &served{desk: &far, app: built.App, handler: built.Handler, token: token, copied: dir}
}

// revokeNewest ends the token with which the desk calls.
func (s *served) revokeNewest() {
	s.t.Helper()
	demo := s.app.Accounts.As(account.User{ID: 1})
	tokens, err := s.app.Accounts.ListTokens(s.t.Context(), demo)
	require.NoError(s.t, err)
	require.NoError(s.t, s.app.Accounts.RevokeToken(s.t.Context(), demo, tokens[0].ID))
}

func directly(h http.Handler) http.Handler { return h }

// owned is the demonstration as an account has it that owns everything, all paid.
func owned(t testing.TB) *desk {
	d := demonstrated(t)
	db, err := sql.Open("sqlite", filepath.Join(d.dir, "demo.db"))
	require.NoError(t, err)
	defer db.Close()
	for _, statement := range []string{
		`UPDATE requests SET payment_status = 'paid'`,
		`DELETE FROM members WHERE user_id = 1`,
		`INSERT INTO members (company_id, user_id, role, until, may_close, may_reveal_bsn, since, created_at) SELECT id, 1, 'owner', '', 0, 0, '2026-01-01 00:00:00+00:00', '2026-01-01 00:00:00+00:00' FROM companies`,
		`UPDATE companies SET owner_id = 1`, `UPDATE requests SET owner_id = 1`,
	} {
		_, err := db.ExecContext(t.Context(), statement)
		require.NoError(t, err, statement)
	}
	return d
}

// bothWays are commands that a person may give, in an order in which each finds what it needs.
func bothWays(d *desk) [][]string {
	hoursFile := d.file("uren.csv", "datum;medewerker;e-mail;uren;omschrijving\n2026-11-16;Sanne de Vries;;1;Proef met de pomp\n2026-11-16;Willem Nieuw;willem@voorbeeld.nl;2;Proef\n")
	wrong := d.file("fout.csv", "datum;medewerker;e-mail;uren;omschrijving\n2026-11-16;Niemand;;1;Proef\n2026-11-17;Niemand;;1;Proef\n2099-11-16;Sanne de Vries;;1;Proef\n")
	groups := d.file("toggl.csv", "User,Email,Client,Project,Description,Start date,Start time,End date,End time,Duration\nSanne de Vries,,Klant,A,Proef,2026-11-10,09:00:00,2026-11-10,10:00:00,01:00:00\nSanne de Vries,,Klant,B,Proef,2026-11-10,10:00:00,2026-11-10,11:00:00,01:00:00\n")
	people := d.file("mensen.csv", "voornaam;achternaam;e-mail;hobby\nAn;Bos;an@voorbeeld.nl;zeilen\n")
	pitch := d.file("pitch.txt", "Wij bouwen een webshop.")
	pdf := filepath.Join(d.dir, "staat.pdf")
	const project, open, other, failed = "WBSO-2026-00001", "WBSO-2026-00007", "WBSO-2026-00008", "WBSO-2026-00005"
	lines := [][]string{
		{"evaluate", "--field", "elevator-pitch", pitch}, {"evaluate", "--field", "elevator-pitch", pitch, "-o", "json"},
		{"price"}, {"price", "--code", "NERGENS"}, {"price", "--code", "DEMO", "-o", "json"},
		{"company", "list"}, {"company", "list", "-o", "csv", "--limit", "2"},
		{"request", "list"}, {"request", "list", "-o", "json"}, {"request", "list", "--status", "failed"}, {"request", "list", "--limit", "2", "-o", "csv"},
		{"request", "list", "--company", "12345678"}, {"request", "list", "--company", "nergens"},
		{"request", "show", project}, {"request", "show", "5", "-o", "json"}, {"request", "show", "nergens"}, {"request", "retry", project}, {"request", "retry", failed},
		{"request", "questions", open}, {"request", "questions", open, "-o", "json"}, {"request", "questions", "nergens"},
		{"request", "answer", open, "project.focus", "productieproces"}, {"request", "answer", open, "nergens", "Tekst."}, {"request", "answer", open, "bottlenecks.k2.unknown", "--aside"},
		{"request", "layout", open}, {"request", "layout", open, "s4", "k1.solution"}, {"request", "layout", open, "s4", "nergens"}, {"request", "layout", open, "-o", "csv"},
		{"request", "bundle", open}, {"request", "bundle", open, "--with", other}, {"request", "bundle", open, "--with", project}, {"request", "bundle", other, "--undo"},
		{"request", "document", open, "-"}, {"request", "document", "WBSO-2026-00006"}, {"request", "document", "nergens"}, {"request", "ics", open, "-"},
		{"request", "file", open}, {"request", "file", open, "--date", "2026-11-19", "--reference", "SO1", "--yes"}, {"request", "file", open, "--date", "2026-11-18", "--yes"}, {"request", "ics", open, "-"},
		{"employee", "list", "--company", "Pompwacht B.V."}, {"employee", "list", "--company", "12345678", "--archived", "-o", "json"},
		{"employee", "import", people, "--company", "12345678", "--dry-run"}, {"employee", "import", people, "--company", "12345678"}, {"employee", "import", people, "--company", "12345678", "-o", "json"},
		{"employee", "import", wrong, "--company", "12345678"}, {"employee", "reveals", "--company", "12345678"},
		{"hours", "import", wrong, "--project", project}, {"hours", "import", wrong, "--project", project, "-o", "json"}, {"hours", "import", groups, "--project", project},
		{"hours", "import", groups, "--project", project, "--only", "A", "--dry-run", "-o", "json"}, {"hours", "import", groups, "--project", project, "--all"},
		{"hours", "import", hoursFile, "--project", project}, {"hours", "import", hoursFile, "--project", project, "--create-employees"},
		{"hours", "import", hoursFile, "--project", project, "-o", "json"}, {"hours", "import", "--undo", "99"}, {"hours", "import", hoursFile, "--project", "nergens"},
		{"hours", "list", "--project", project, "--month", "2026-11"}, {"hours", "list", "--project", project, "--week", "2026-W47", "-o", "json"}, {"hours", "list", "--project", "nergens", "--month", "2026-11"},
		{"hours", "add", "--project", project, "--employee", "Sanne de Vries", "--date", "2026-11-14", "--hours", "0,5", "--description", "Meting"},
		{"hours", "add", "--project", project, "--employee", "Sanne de Vries", "--date", "2026-11-14", "--hours", "24", "--description", "Meting"}, {"hours", "add", "--project", project, "--employee", "Niemand", "--date", "2026-11-14", "--hours", "1", "--description", "Meting"},
		{"hours", "correct", "NIEUW", "--hours", "1", "--description", "Meting herhaald"}, {"hours", "correct", "987654", "--hours", "1"}, {"hours", "withdraw", "NIEUW"},
		{"hours", "withdraw", "NIEUW", "--yes"}, {"hours", "withdraw", "NIEUW", "--yes"},
		{"hours", "export", "--project", project, "--month", "2026-11"}, {"hours", "export", "--project", project, "--year", "2026", "--file", filepath.Join(d.dir, "x.csv"), "--force"},
		{"hours", "export", "--project", "nergens", "--month", "2026-11"}, {"hours", "open", "--company", "12345678", "--month", "2026-11"},
		{"report", "--project", project, "--month", "2026-11"}, {"report", "--project", project, "--year", "2026", "-o", "json"}, {"report", "--project", project, "--week", "2026-W47", "-o", "csv"},
		{"timesheet", "--project", project, "--employee", "Sanne de Vries", "--month", "2026-11", "--file", pdf, "--force"}, {"timesheet", "--project", project, "--employee", "Niemand", "--month", "2026-11"},
		{"month", "list", "--company", "12345678", "--month", "2026-10"}, {"month", "close", "--company", "12345678", "--month", "2026-10", "--all", "--yes"},
		{"month", "close", "--company", "12345678", "--month", "2026-10", "--all"}, {"month", "reopen", "--company", "12345678", "--month", "2026-10", "--employee", "1", "--reason", "Vergeten", "--yes"},
		{"month", "reopen", "--company", "12345678", "--month", "2026-10", "--employee", "1", "--reason", "Nog eens", "--yes"}, {"month", "list", "--company", "12345678", "--month", "2026-10", "-o", "json"},
		{"member", "list", "--company", "12345678"}, {"member", "list", "--company", "12345678", "-o", "json"}, {"member", "log", "--company", "12345678", "-o", "json"},
		{"token", "list", "--user", "demo", "-o", "json"}, {"token", "revoke", "987654", "--user", "demo", "--yes"}, {"token", "revoke", "1", "--user", "demo"},
	}
	return lines
}

// Every command that a person may give has the same words, rows and exit code with a server as beside the database.
func TestService_every_command_both_ways(t *testing.T) {
	near := owned(t)
	near.must("code", "create", "DEMO", "--price", "495")
	far := near.serve(directly, account.WriteScope)
	tried := map[string]bool{}
	for _, line := range bothWays(near) {
		tried[strings.Join(line[:min(2, len(line))], " ")], tried[line[0]] = true, true
		local := near.run(near.named(line)...)
		if at := slices.Index(line, "demo"); at > 0 && line[0] == "token" { // whose tokens, which the server knows
			line = slices.Delete(slices.Clone(line), at-1, at+1)
		}
		remote := far.run(far.named(line)...)
		words := strings.Join(line, " ")
		assert.Equal(t, near.settled(local.out), near.settled(remote.out), "stdout of %s", words)
		assert.Equal(t, near.settled(local.errors), near.settled(remote.errors), "stderr of %s", words)
		assert.Equal(t, local.code, remote.code, "exit code of %s", words)
	}
	for _, path := range commandsFor(newRoot(&terminal{}), "") {
		assert.True(t, tried[path], "nothing is tried with wbsoctl %s", path)
	}
}

// commandsFor returns the commands that work with a server, but for those that are about the login itself.
func commandsFor(cmd *cobra.Command, path string) (all []string) {
	local := []string{
		"login", "logout", "whoami", "token create", "member invite", "member remove", "code", "user", "payments", "contact", "interest", "jobs", "mail", "migrate", "keys",
		"backup", "restore", "copy", "demo", "doctor", "llm", "settings", "completion", "help",
	}
	for _, sub := range cmd.Commands() {
		name := strings.TrimSpace(path + " " + sub.Name())
		switch {
		case slices.Contains(local, name):
		case sub.HasSubCommands():
			all = append(all, commandsFor(sub, name)...)
		default:
			all = append(all, name)
		}
	}
	return all
}

// named puts the number of the newest hours in the place of NIEUW.
func (d *desk) named(line []string) []string {
	line = append([]string{}, line...)
	for i, word := range line {
		if word == "NIEUW" {
			line[i] = d.newest()
		}
	}
	return line
}

// newest is the number of the hours that were written last.
func (d *desk) newest() string {
	out := d.run("hours", "list", "--project", paidProject, "--week", "2026-11-14", "-o", "csv", "--quiet").out
	numbers := regexp.MustCompile(`(?m)^(\d+),`).FindAllStringSubmatch(out, -1)
	require.NotEmpty(d.t, numbers, out)
	return numbers[len(numbers)-1][1]
}

// settled replaces what differs between the two ways: who did it, when, and which server it was.
func (d *desk) settled(text string) string {
	for _, change := range [][2]string{
		{`(?m)^Server: .*\n`, ""}, {`,\s*"current": true`, ""}, {`"last_used_at": [^,\n]*`, ""},
		{`\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z`, "TOEN"}, {`\d\d-\d\d-\d{4} \d\d:\d\d`, "TOEN"}, {`"by": (null|\{[^}]*\})`, `"by": WIE`},
		{`\b(administrator|wbsoctl|demo)\b`, "WIE"}, {` +`, " "},
	} {
		text = regexp.MustCompile(change[0]).ReplaceAllString(text, change[1])
	}
	return text
}

// What takes longer than a second shows how far it is, on a terminal: also a download of which the size is not known.
func TestService_shows_progress(t *testing.T) {
	web := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == "/known/" {
			w.Header().Set("Content-Length", "8000")
		}
		half := make([]byte, 4000)
		_, _ = w.Write(half) // the client may be gone
		assert.NoError(t, http.NewResponseController(w).Flush())
		time.Sleep(1100 * time.Millisecond)
		_, _ = w.Write(half[:2000])
		assert.NoError(t, http.NewResponseController(w).Flush())
		time.Sleep(100 * time.Millisecond)
		_, _ = w.Write(half[2000:])
	}))
	t.Cleanup(web.Close)
	for _, c := range []struct {
		path string
		at   terminal
		want string
	}{
		{"/known/", terminal{errTTY: true}, "\r[######################........]  75%"},
		{"/chunked/", terminal{errTTY: true}, "\r6 kB"},
		{"/chunked/", terminal{errTTY: true, quiet: true}, ""},
		{"/chunked/", terminal{}, ""},
	} {
		t.Run(c.path, func(t *testing.T) {
			t.Parallel()
			var said strings.Builder
			c.at.err = &said
			_, err := c.at.client(login{Server: web.URL}).Do(t.Context(), apiclient.Call{Path: c.path}, nil)
			require.NoError(t, err)
			seen := strings.ReplaceAll(said.String(), "\r\x1b[K", "")
			assert.Equal(t, c.want, seen)
			assert.Equal(t, c.want != "", strings.HasSuffix(said.String(), "\r\x1b[K"), "it is wiped out")
		})
	}
}
