package main

import (
	"context"
	"fmt"

	"github.com/spf13/cobra"
	"golang.org/x/text/unicode/norm"

	"wbso/app"
	"wbso/cmd/internal/cli"
)

func newUserSetEmail(t *terminal) *cobra.Command {
	cmd := &cobra.Command{
		Use: "set-email NAAM ADRES", Short: "Geef een gebruiker een ander e-mailadres",
		Long: `Geef een gebruiker meteen een ander e-mailadres, bijvoorbeeld als hij het oude
niet meer kan lezen. Het nieuwe adres krijgt een link om het te bevestigen, het
oude een waarschuwing met een link die de wijziging terugdraait, zeven dagen
lang. NAAM is de gebruikersnaam of het e-mailadres van nu.`,
		Example: "  wbsoctl user set-email anna anna@voorbeeld.nl\n  wbsoctl user set-email anna anna@voorbeeld.nl --yes",
		Args:    cli.Args("NAAM", "ADRES"),
	}
	cmd.RunE = t.showing(func(ctx context.Context, a *app.App, args []string) (result, error) {
		if err := t.confirm(ctx, fmt.Sprintf("Het e-mailadres van %s wijzigen in %s?", args[0], args[1])); err != nil {
			return result{}, err
		}
		u, err := a.Accounts.SetAddress(ctx, norm.NFC.String(args[0]), norm.NFC.String(args[1]))
		return single(userOf(u), userColumns()), noUser(err, args[0])
	})
	return cmd
}
