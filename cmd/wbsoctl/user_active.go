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
		Long: `Sluit een gebruiker buiten: inloggen lukt niet meer en alle sessies zijn beëindigd,
meteen en ook op een draaiende server. De gegevens blijven. NAAM is de gebruikersnaam of
het e-mailadres.`,
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
	return t.list(cmd, func(ctx context.Context, a *app.App) (view, error) {
		if !active {
			if err := t.confirm(ctx, fmt.Sprintf("%s buitensluiten en alle sessies beëindigen?", name)); err != nil {
				return view{}, err
			}
		}
		u, err := a.Accounts.SetActive(ctx, norm.NFC.String(name), active)
		return single(userOf(u), userColumns()), noUser(err, name)
	})
}
