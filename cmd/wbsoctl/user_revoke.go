package main

import (
	"context"
	"fmt"

	"github.com/spf13/cobra"
	"golang.org/x/text/unicode/norm"

	"wbso/app"
	"wbso/cmd/internal/cli"
)

// revokeResult says of how many users the sessions were ended.
type revokeResult struct {
	Users int `json:"users"`
}

func newUserRevoke(t *terminal) *cobra.Command {
	cmd := &cobra.Command{
		Use: "revoke-tokens [NAAM]", Short: "Beëindig alle sessies van een gebruiker, of van iedereen",
		Long: `Maak alle tokens van een gebruiker ongeldig, of met --all die van iedereen. Wie
aangemeld is, moet opnieuw inloggen. Dat geldt meteen, ook op een draaiende server.`,
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
		return t.list(cmd, func(ctx context.Context, a *app.App) (view, error) {
			if err := t.confirm(ctx, question); err != nil {
				return view{}, err
			}
			n, err := a.Accounts.RevokeTokens(ctx, name)
			return single(revokeResult{n}, []column[revokeResult]{{title: "Gebruikers", key: "users"}}), noUser(err, name)
		})
	}
	return cmd
}
