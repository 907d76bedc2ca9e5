package main

import (
	"context"
	"time"

	"github.com/spf13/cobra"
	"golang.org/x/text/unicode/norm"

	"wbso/adapters/apitypes"
	"wbso/app"
	"wbso/app/accounts"
	"wbso/cmd/internal/cli"
	"wbso/domain/account"
)

// user is an account as the API names its members, with what administrators also
// need.
type user struct {
	apitypes.User
	apitypes.UserProfile
	Active    bool      `json:"active"`
	CreatedAt time.Time `json:"created_at"`
}

func userOf(u account.User) user {
	return user{User: apitypes.UserOf(u), UserProfile: apitypes.ProfileOf(u), Active: u.Active, CreatedAt: u.CreatedAt.UTC()}
}

func userColumns() []column[user] {
	return []column[user]{
		{title: "Nr", key: "id"},
		{title: "Gebruikersnaam", key: "username"},
		{title: "E-mailadres", key: "email"},
		{title: "Bevestigd", key: "email_verified", extra: true},
		{title: "Voornaam", key: "first_name"},
		{title: "Achternaam", key: "last_name"},
		{title: "Telefoon", key: "phone", extra: true},
		{title: "Actief", key: "active"},
		{title: "Gemaakt", key: "created_at", extra: true},
	}
}

func newUser(t *terminal) *cobra.Command {
	return cli.Group("user", "Gebruikers maken, bekijken en wijzigen",
		newUserCreate(t), newUserList(t), newUserSetPassword(t), newUserSetProfile(t), newUserSetEmail(t), newUserSetLimits(t), newUserRevoke(t),
		newUserDisable(t), newUserEnable(t), newUserResetSecondFactor(t), newUserExport(t), newUserClose(t))
}

// addPasswordStdin adds the flag that replaces the prompt.
func addPasswordStdin(cmd *cobra.Command) *bool {
	return cmd.Flags().Bool("password-stdin", false, "lees het wachtwoord van stdin in plaats van het te vragen")
}

func newUserCreate(t *terminal) *cobra.Command {
	cmd := &cobra.Command{
		Use: "create NAAM --email ADRES", Short: "Maak een gebruiker",
		Long: `Maak een gebruiker. Het wachtwoord wordt twee keer gevraagd en niet getoond, of
komt van stdin met --password-stdin. Er gelden dezelfde regels als bij
registreren.`,
		Example: `  wbsoctl user create anna --email anna@example.nl
  wbsoctl user create anna --email anna@example.nl --password-stdin \
      < wachtwoord.txt`,
		Args: cli.Args("NAAM"),
	}
	email := cli.AddText(cmd, "email", "ADRES", "e-mailadres van de gebruiker")
	stdin := addPasswordStdin(cmd)
	cli.Require(cmd, "email")
	cmd.RunE = t.showing(func(ctx context.Context, a *app.App, args []string) (result, error) {
		password, err := t.password(ctx, *stdin)
		if err != nil {
			return result{}, err
		}
		u, err := a.Accounts.Register(ctx, accounts.NewAccount{
			Username: norm.NFC.String(args[0]), Email: norm.NFC.String(*email), Password: password,
		})
		return single(userOf(u), userColumns()), err
	})
	return cmd
}

func newUserList(t *terminal) *cobra.Command {
	return &cobra.Command{
		Use: "list", Short: "Toon alle gebruikers",
		Example: "  wbsoctl user list\n  wbsoctl user list -o json",
		Args:    cli.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			return t.showFrom(cmd, func(ctx context.Context, a *app.App) (result, error) {
				users, err := a.Accounts.ListUsers(ctx)
				return listed(apitypes.Each(users, userOf), t.orDemo(cmd, "Er zijn nog geen gebruikers."), userColumns()), err
			})
		},
	}
}

func newUserSetPassword(t *terminal) *cobra.Command {
	cmd := &cobra.Command{
		Use: "set-password NAAM", Short: "Geef een gebruiker een ander wachtwoord",
		Long: `Geef een gebruiker een ander wachtwoord en beëindig al zijn sessies. NAAM is de
gebruikersnaam of het e-mailadres. Het wachtwoord wordt twee keer gevraagd en
niet getoond, of komt van stdin met --password-stdin.`,
		Example: "  wbsoctl user set-password anna\n  wbsoctl user set-password anna --password-stdin < wachtwoord.txt",
		Args:    cli.Args("NAAM"),
	}
	stdin := addPasswordStdin(cmd)
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		return t.withApp(cmd, func(ctx context.Context, a *app.App) error {
			password, err := t.password(ctx, *stdin)
			if err != nil {
				return err
			}
			if err := a.Accounts.SetPassword(ctx, norm.NFC.String(args[0]), password); err != nil {
				return noUser(err, args[0])
			}
			t.note("Het wachtwoord van %s is gewijzigd; alle sessies zijn beëindigd.", args[0])
			return nil
		})
	}
	return cmd
}

func newUserSetProfile(t *terminal) *cobra.Command {
	cmd := &cobra.Command{
		Use: "set-profile NAAM", Short: "Verbeter de naam of het telefoonnummer van een gebruiker",
		Long: `Verbeter gegevens die een gebruiker zelf niet meer kan wijzigen. Wat je niet
noemt, blijft zoals het is; een lege waarde wist het veld.`,
		Example: `  wbsoctl user set-profile anna --first-name Anna --last-name "de Vries"
  wbsoctl user set-profile anna --phone "+31 6 12345678"`,
		Args: cli.Args("NAAM"),
	}
	first := cli.AddText(cmd, "first-name", "NAAM", "voornaam")
	last := cli.AddText(cmd, "last-name", "NAAM", "achternaam")
	phone := cli.AddText(cmd, "phone", "NUMMER", "telefoonnummer")
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		given := func(name string, flag *string) *string {
			if !cmd.Flags().Changed(name) {
				return nil
			}
			value := norm.NFC.String(*flag)
			return &value
		}
		p := accounts.Profile{FirstName: given("first-name", first), LastName: given("last-name", last), Phone: given("phone", phone)}
		if p == (accounts.Profile{}) {
			return cli.Usage("geef --first-name, --last-name of --phone")
		}
		return t.showFrom(cmd, func(ctx context.Context, a *app.App) (result, error) {
			u, err := a.Accounts.SetProfile(ctx, norm.NFC.String(args[0]), p)
			return single(userOf(u), userColumns()), noUser(err, args[0])
		})
	}
	return cmd
}

// accountLimits are the limits of an account.
type accountLimits struct {
	Companies      int `json:"companies"`
	UnpaidRequests int `json:"unpaid_requests"`
	Reveals        int `json:"reveals"`
	Proposals      int `json:"proposals"`
}

func newUserSetLimits(t *terminal) *cobra.Command {
	cmd := &cobra.Command{
		Use: "set-limits NAAM", Short: "Geef een gebruiker andere grenzen dan de rest",
		Long: `Geef een gebruiker andere grenzen dan de server iedereen geeft, bijvoorbeeld een
kantoor met meer klanten. Ze gelden meteen, ook op een draaiende server. Wat je
niet noemt, blijft zoals het is; --standard neemt eerst alle eigen grenzen weg.
Zonder opties staan er alleen de grenzen die nu gelden.`,
		Example: `  wbsoctl user set-limits anna --companies 500 --unpaid-requests 600
  wbsoctl user set-limits anna --standard`,
		Args: cli.Args("NAAM"),
	}
	companies := cli.AddCount(cmd, "companies", 0, "bedrijven (standaard die van de server)")
	requests := cli.AddCount(cmd, "unpaid-requests", 0, "onbetaalde aanvragen")
	reveals := cli.AddCount(cmd, "reveals", 0, "burgerservicenummers die per dag worden getoond")
	proposals := cli.AddCount(cmd, "proposals", 0, "voorstellen van het taalmodel per dag")
	standard := cmd.Flags().Bool("standard", false, "weer de grenzen van de server")
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		given := account.Limits{Companies: *companies, UnpaidRequests: *requests, Reveals: *reveals, Proposals: *proposals}
		if max(*companies, *requests, *reveals, *proposals) > account.LimitMax {
			return cli.Usage("een grens is hooguit %d", account.LimitMax)
		}
		return t.showFrom(cmd, func(ctx context.Context, a *app.App) (result, error) {
			now, err := a.Accounts.SetLimits(ctx, norm.NFC.String(args[0]), func(own *account.Limits) {
				if *standard {
					*own = account.Limits{}
				}
				*own = given.OrLimits(*own)
			})
			return single(accountLimits(now), []column[accountLimits]{
				{title: "Bedrijven", key: "companies"}, {title: "Onbetaalde aanvragen", key: "unpaid_requests"},
				{title: "BSN's per dag", key: "reveals"}, {title: "Voorstellen per dag", key: "proposals"},
			}), noUser(err, args[0])
		})
	}
	return cmd
}

func noUser(err error, name string) error { return missing(err, "Gebruiker %s bestaat niet.", name) }
