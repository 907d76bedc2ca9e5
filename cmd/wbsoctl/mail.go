package main

import (
	"context"

	"github.com/spf13/cobra"

	"wbso/app"
	"wbso/cmd/internal/cli"
)

// mailResult says to whom a mail went, and by which server or folder.
type mailResult struct {
	To  string `json:"to"`
	Via string `json:"via"`
}

func newMail(t *terminal) *cobra.Command {
	return cli.Group("mail", "De mail proberen", newMailTest(t))
}

func newMailTest(t *terminal) *cobra.Command {
	return &cobra.Command{
		Use: "test ADRES", Short: "Stuur een testmail",
		Long: `Stuur meteen een testmail naar een adres, zoals de server zijn mails verstuurt.
Komt hij niet aan, kijk dan ook bij de ongewenste mail. 'wbsoctl doctor' kijkt
alleen of de mailserver antwoordt.`,
		Example: "  wbsoctl mail test beheer@example.nl",
		Args:    cli.Args("ADRES"),
		RunE: func(cmd *cobra.Command, args []string) error {
			config, err := t.config(cmd)
			if err != nil {
				return err
			}
			return t.showFrom(cmd, func(ctx context.Context, a *app.App) (result, error) {
				err := a.Mails.SendTrial(ctx, args[0])
				return single(mailResult{args[0], config.MailName()}, []column[mailResult]{
					{title: "Verstuurd naar", key: "to"}, {title: "Via", key: "via"},
				}), err
			})
		},
	}
}
