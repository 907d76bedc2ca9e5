package main

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"net/netip"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"wbso/adapters/apitypes"
	"wbso/cmd/internal/cli"
	"wbso/domain/account"
)

// login is the token with which a person calls a server. The zero login is no server.
type login struct{ Server, Token string }

// databaseFlag returns the flag that names a database, or nothing. It refuses one beside a server.
func databaseFlag(cmd *cobra.Command, server string) (database string, err error) {
	for _, flag := range []string{"data-dir", "database-url", "demo"} {
		if f := cmd.Flag(flag); f != nil && f.Changed {
			database = "--" + flag
		}
	}
	if server != "" && database != "" {
		err = cli.Usage("geef --server of %s, niet allebei", database)
	}
	return database, err
}

// chosenServer returns the server that a command works with, or no login for a database. A flag counts before the
// environment, and that before a stored login.
func (t *terminal) chosenServer(cmd *cobra.Command) (login, error) {
	database, err := databaseFlag(cmd, t.server)
	if err != nil || database != "" {
		return login{}, err
	}
	server := t.server
	if server == "" {
		server = os.Getenv("WBSO_SERVER")
		named := cmp.Or(os.Getenv("WBSO_DATABASE_URL"), os.Getenv("WBSO_DATABASE_URL_FILE"), os.Getenv("WBSO_DATA_DIR")) != ""
		switch {
		case server != "" && named:
			return login{}, cli.Misuse("WBSO_SERVER en een database (WBSO_DATABASE_URL, WBSO_DATA_DIR) sluiten elkaar uit: geef --server of --database-url")
		case named:
			return login{}, nil
		}
	}
	return loginAt(server)
}

// namedServer returns the server that a flag or the environment names, for a command that is about its login.
func (t *terminal) namedServer(cmd *cobra.Command) (string, error) {
	server := cmp.Or(t.server, os.Getenv("WBSO_SERVER"))
	_, err := databaseFlag(cmd, server)
	return server, err
}

// loginAt returns the login of a server, or the only one that is stored.
func loginAt(server string) (login, error) {
	stored, err := storedLogins()
	if err != nil {
		return login{}, err
	}
	if server == "" {
		switch names := slices.Sorted(maps.Keys(stored)); len(names) {
		case 0:
			return login{}, nil
		case 1:
			server = names[0]
		default:
			return login{}, cli.Misuse("kies met --server een van %s", strings.Join(names, ", "))
		}
	}
	if server, err = serverAddress(server); err != nil {
		return login{}, err
	}
	token := stored[server]
	if file := tokenFile(server); file != "" {
		raw, err := os.ReadFile(file)
		if err != nil {
			return login{}, err
		}
		token = strings.TrimSpace(string(raw))
	}
	if token == "" {
		return login{}, cli.Misuse("log eerst in: wbsoctl login --server %s", server)
	}
	return login{server, token}, nil
}

// tokenFile returns the file with the token of a server that the environment names, or nothing when that is of another
// server.
func tokenFile(server string) string {
	if of, _ := serverAddress(cmp.Or(os.Getenv("WBSO_SERVER"), server)); of != server {
		return ""
	}
	return os.Getenv("WBSO_TOKEN_FILE")
}

// serverAddress checks the address of a server. Over a network it is https, since each call carries the token.
func serverAddress(text string) (string, error) {
	u, err := url.Parse(strings.TrimRight(text, "/"))
	if err != nil || u.Host == "" || u.Path != "" || u.User != nil || u.Scheme != "https" && u.Scheme != "http" {
		return "", cli.Usage("%q is geen adres van een server, zoals https://wbso.example", text)
	}
	host, _ := netip.ParseAddr(u.Hostname()) // a name is no address
	if u.Scheme == "http" && u.Hostname() != "localhost" && !host.IsLoopback() {
		return "", cli.Usage("%s is niet versleuteld: geef https://%s", text, u.Host)
	}
	return strings.ToLower(u.Scheme + "://" + strings.TrimSuffix(u.Host, ":443")), nil
}

// loginsFile returns where logins are stored: tokens by server.
func loginsFile() (string, error) {
	dir, err := os.UserConfigDir()
	return filepath.Join(dir, "wbsoctl", "logins.json"), err
}

func storedLogins() (map[string]string, error) {
	stored := map[string]string{}
	path, err := loginsFile()
	if err != nil {
		return stored, nil // nobody has a home here
	}
	raw, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return stored, nil
	}
	if err == nil {
		err = json.Unmarshal(raw, &stored)
	}
	if err == nil && stored == nil {
		err = errors.New("null is geen lijst van servers")
	}
	if err != nil {
		return nil, fmt.Errorf("lees %s: %w", path, err)
	}
	return stored, nil
}

// changeLogins changes what is stored, in a file that only its owner can read.
func changeLogins(change func(map[string]string)) error {
	path, err := loginsFile()
	if err != nil {
		return err
	}
	stored, err := storedLogins()
	if err != nil {
		return err
	}
	change(stored)
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return err
	}
	return writeFile(path, true, func(out io.Writer) error { return json.NewEncoder(out).Encode(stored) })
}

func newLogin(t *terminal) *cobra.Command {
	cmd := &cobra.Command{
		Use: "login --server ADRES", Short: "Log in op een server, met een toegangstoken",
		Long: `Bewaar een toegangstoken van een server, zodat de andere opdrachten daarmee
werken. Je maakt het token in de browser, bij Profiel, Beveiliging. Het wordt
gevraagd en niet getoond, of komt uit een bestand. Het staat daarna in je
configuratiemap, alleen voor jou leesbaar. Per server is er één.`,
		Example: `  wbsoctl login --server https://wbso.example
  wbsoctl login --server https://wbso.example --token-file token.txt`,
		Args: cli.NoArgs,
	}
	file := cli.AddText(cmd, "token-file", "BESTAND", "een bestand met het token; - is stdin")
	cmd.RunE = func(cmd *cobra.Command, _ []string) error {
		named, err := t.namedServer(cmd)
		if err != nil {
			return err
		}
		if named == "" {
			return cli.Usage("--server ontbreekt")
		}
		server, err := serverAddress(named)
		if err != nil {
			return err
		}
		token, err := t.readToken(cmd.Context(), cmp.Or(*file, tokenFile(server)))
		if err != nil {
			return err
		}
		if !account.IsTokenText(token) {
			return errors.New("dit is geen toegangstoken, of het is niet heel: het begint met wbso_pat_")
		}
		var me apitypes.Me
		if err := t.client(login{server, token}).Get(cmd.Context(), "/api/users/me/", nil, &me); err != nil {
			return err
		}
		if err := changeLogins(func(all map[string]string) { all[server] = token }); err != nil {
			return err
		}
		t.note("Ingelogd op %s als %s.", server, me.Username)
		return nil
	}
	return cmd
}

// readToken reads a token from a file, or unseen from a person.
func (t *terminal) readToken(ctx context.Context, file string) (string, error) {
	if file != "" {
		text, err := t.readFile(ctx, file)
		return strings.TrimSpace(text), err
	}
	if !t.inTTY {
		return "", cli.Usage("hier is geen terminal om het token te vragen: geef --token-file")
	}
	defer context.AfterFunc(ctx, t.leave)()
	fmt.Fprint(t.err, "Toegangstoken: ")
	line, err := t.readCode()
	fmt.Fprintln(t.err)
	return strings.TrimSpace(string(line)), err
}

func newLogout(t *terminal) *cobra.Command {
	return &cobra.Command{
		Use: "logout", Short: "Vergeet het toegangstoken van een server",
		Long: `Vergeet het toegangstoken van een server op deze computer. Het token zelf blijft
geldig: 'wbsoctl token revoke' trekt het in.`,
		Example: "  wbsoctl logout\n  wbsoctl logout --server https://wbso.example",
		Args:    cli.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			named, err := t.namedServer(cmd)
			if err != nil {
				return err
			}
			of, err := loginAt(named)
			if err != nil {
				return err
			}
			if of.Server == "" {
				return errors.New("je bent nergens ingelogd")
			}
			if err := changeLogins(func(all map[string]string) { delete(all, of.Server) }); err != nil {
				return err
			}
			t.note("Uitgelogd van %s. Het token zelf blijft geldig tot je het intrekt.", of.Server)
			return nil
		},
	}
}

// whoami is who calls a server, and with what.
type whoami struct {
	Server   string `json:"server"`
	Username string `json:"username"`
	Email    string `json:"email"`
	apitypes.PersonalToken
}

func newWhoami(t *terminal) *cobra.Command {
	return &cobra.Command{
		Use: "whoami", Short: "Toon met wie en waar je bent ingelogd",
		Example: "  wbsoctl whoami\n  wbsoctl whoami --server https://wbso.example -o json",
		Args:    cli.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			chosen, err := t.chosenServer(cmd)
			if err == nil && chosen.Server == "" {
				err = errors.New("je bent nergens ingelogd: 'wbsoctl login --server ADRES'")
			}
			if err != nil {
				return err
			}
			return t.showServed(cmd, showCaller)
		},
	}
}

// showCaller shows who calls a server, and with what.
func showCaller(ctx context.Context, s *service) (result, error) {
	var me apitypes.Me
	tokens, err := s.tokens(ctx)
	if err == nil {
		err = s.Get(ctx, "/api/users/me/", nil, &me)
	}
	if err != nil {
		return result{}, err
	}
	who := whoami{Server: s.Base, Username: me.Username, Email: me.Email}
	if i := slices.IndexFunc(tokens, func(t apitypes.PersonalToken) bool { return t.Current }); i >= 0 {
		who.PersonalToken = tokens[i]
	}
	ofToken := tokenColumns(func(w whoami) apitypes.PersonalToken { return w.PersonalToken })
	ofToken[0].title, ofToken[1].title = "Tokennummer", "Tokennaam"
	return single(who, append([]column[whoami]{
		{title: "Server", key: "server"}, {title: "Gebruikersnaam", key: "username"}, {title: "E-mailadres", key: "email"},
	}, ofToken...)), nil
}
