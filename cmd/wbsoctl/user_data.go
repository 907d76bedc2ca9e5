package main

import (
	"context"
	"fmt"

	"github.com/spf13/cobra"
	"golang.org/x/text/unicode/norm"

	"wbso/adapters/apitypes"
	"wbso/app"
	"wbso/cmd/internal/cli"
)

func newUserExport(t *terminal) *cobra.Command {
	return &cobra.Command{
		Use: "export NAAM", Short: "Toon alles wat van een gebruiker is opgeslagen",
		Long: `Toon als JSON alles wat van een gebruiker is opgeslagen, zoals de gebruiker het
zelf in zijn profiel kan downloaden: zonder wachtwoord, tokens en codes, en met
bedragen in centen. NAAM is de gebruikersnaam of het e-mailadres.`,
		Example: "  wbsoctl user export anna > anna.json",
		Args:    cli.Args("NAAM"),
		RunE: func(cmd *cobra.Command, args []string) error {
			return t.withApp(cmd, func(ctx context.Context, a *app.App) error {
				data, err := a.Privacy.ExportDataOf(ctx, norm.NFC.String(args[0]))
				if err != nil {
					return noUser(err, args[0])
				}
				for chunk, err := range apitypes.AccountExportOf(data, "  ") {
					if err == nil {
						_, err = escapedWriter{t.out}.Write(chunk)
					}
					if err != nil {
						return err
					}
				}
				return nil
			})
		},
	}
}

func newUserClose(t *terminal) *cobra.Command {
	companies := false
	cmd := &cobra.Command{
		Use: "close NAAM", Short: "Sluit een account voorgoed",
		Long: `Sluit een account voorgoed, zoals de gebruiker het zelf in zijn profiel kan
doen. Facturen, creditfacturen en de betalingen erbij blijven, omdat de wet dat
vraagt; al het andere over de gebruiker wordt gewist of anoniem gemaakt, ook
mails die nog klaarstaan. Wat nog wordt betaald, moet worden terugbetaald. NAAM
is de gebruikersnaam of het e-mailadres; beide kunnen daarna opnieuw worden
gebruikt. Dit kan niet ongedaan worden gemaakt. Berichten van het
contactformulier gaan alleen mee als vaststaat dat het e-mailadres van de
gebruiker is. Een bedrijf dat nog een eigenaar heeft, blijft; een bedrijf met
andere leden en zonder andere eigenaar sluit alleen mee met --companies.`,
		Example: "  wbsoctl user close anna\n  wbsoctl user close anna --yes",
		Args:    cli.Args("NAAM"),
		RunE: func(cmd *cobra.Command, args []string) error {
			return t.withApp(cmd, func(ctx context.Context, a *app.App) error {
				name := norm.NFC.String(args[0])
				if _, err := a.Accounts.FindUserByLogin(ctx, name); err != nil {
					return noUser(err, args[0])
				}
				if err := t.confirm(ctx, fmt.Sprintf("Het account van %s voorgoed sluiten?", args[0])); err != nil {
					return err
				}
				if err := a.Privacy.CloseAccountOf(ctx, name, companies); err != nil {
					return noUser(err, args[0])
				}
				t.note("Het account van %s is gesloten.", args[0])
				return nil
			})
		},
	}
	cmd.Flags().BoolVar(&companies, "companies", false, "sluit ook bedrijven met andere leden en zonder andere eigenaar")
	return cmd
}
