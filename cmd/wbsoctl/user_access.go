package main

import (
	"context"
	"fmt"

	"github.com/spf13/cobra"
	"golang.org/x/text/unicode/norm"

	"wbso/app"
	"wbso/cmd/internal/cli"
)

func newUserDisable(t *terminal) *cobra.Command {
	return &cobra.Command{
		Use: "disable NAAM", Short: "Sluit een gebruiker buiten",
		Long: `Sluit een gebruiker buiten: inloggen lukt niet meer en alle sessies en
toegangstokens zijn beëindigd, meteen en ook op een draaiende server. De
gegevens blijven. NAAM is de gebruikersnaam of het e-mailadres.`,
		Example: "  wbsoctl user disable anna\n  wbsoctl user disable anna --yes",
		Args:    cli.Args("NAAM"),
		RunE:    func(cmd *cobra.Command, args []string) error { return t.setActive(cmd, args[0], false) },
	}
}

func newUserEnable(t *terminal) *cobra.Command {
	return &cobra.Command{
		Use: "enable NAAM", Short: "Laat een buitengesloten gebruiker weer toe",
		Long:    "Laat een buitengesloten gebruiker weer inloggen, met het wachtwoord dat hij had.",
		Example: "  wbsoctl user enable anna",
		Args:    cli.Args("NAAM"),
		RunE:    func(cmd *cobra.Command, args []string) error { return t.setActive(cmd, args[0], true) },
	}
}

// setActive asks before it shuts somebody out, not before it lets them in.
func (t *terminal) setActive(cmd *cobra.Command, name string, active bool) error {
	return t.showFrom(cmd, func(ctx context.Context, a *app.App) (result, error) {
		if !active {
			if err := t.confirm(ctx, fmt.Sprintf("%s buitensluiten en alle sessies beëindigen?", name)); err != nil {
				return result{}, err
			}
		}
		u, err := a.Accounts.SetActive(ctx, norm.NFC.String(name), active)
		return single(userOf(u), userColumns()), noUser(err, name)
	})
}

func newUserResetSecondFactor(t *terminal) *cobra.Command {
	return &cobra.Command{
		Use: "reset-second-factor NAAM", Short: "Zet de tweede stap van een gebruiker uit",
		Long: `Zet de tweede stap bij het inloggen uit voor wie zijn telefoon en herstelcodes
kwijt is. Het wachtwoord is daarna genoeg. Wie het is, krijgt er een mail over.
Ga eerst na dat het verzoek van de gebruiker zelf komt.`,
		Example: "  wbsoctl user reset-second-factor anna\n  wbsoctl user reset-second-factor anna --yes",
		Args:    cli.Args("NAAM"),
		RunE: func(cmd *cobra.Command, args []string) error {
			return t.showFrom(cmd, func(ctx context.Context, a *app.App) (result, error) {
				if err := t.confirm(ctx, fmt.Sprintf("De tweede stap van %s uitzetten?", args[0])); err != nil {
					return result{}, err
				}
				u, err := a.Accounts.ResetSecondFactor(ctx, norm.NFC.String(args[0]))
				return single(userOf(u), userColumns()), noUser(err, args[0])
			})
		},
	}
}

// revokeResult says of how many users the sessions were ended.
type revokeResult struct {
	Users int `json:"users"`
}

func newUserRevoke(t *terminal) *cobra.Command {
	cmd := &cobra.Command{
		Use: "revoke-tokens [NAAM]", Short: "Beëindig alle sessies van een gebruiker, of van iedereen",
		Long: `Maak alle tokens van een gebruiker ongeldig, ook die voor programma's, of met
--all die van iedereen. Wie aangemeld is, moet opnieuw inloggen. Dat geldt
meteen, ook op een draaiende server.`,
		Example: "  wbsoctl user revoke-tokens anna\n  wbsoctl user revoke-tokens --all --yes",
		Args:    cli.Args("[NAAM]"),
	}
	all := cmd.Flags().Bool("all", false, "van alle gebruikers")
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		if (len(args) == 1) == *all {
			return cli.Usage("geef NAAM of --all")
		}
		name, question := "", "De sessies van alle gebruikers beëindigen?"
		if !*all {
			name = norm.NFC.String(args[0])
			question = fmt.Sprintf("De sessies van %s beëindigen?", name)
		}
		return t.showFrom(cmd, func(ctx context.Context, a *app.App) (result, error) {
			if err := t.confirm(ctx, question); err != nil {
				return result{}, err
			}
			n, err := a.Accounts.RevokeTokens(ctx, name)
			return single(revokeResult{n}, []column[revokeResult]{{title: "Gebruikers", key: "users"}}), noUser(err, name)
		})
	}
	return cmd
}
