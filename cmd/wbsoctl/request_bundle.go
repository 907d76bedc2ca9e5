package main

import (
	"context"
	"net/http"

	"github.com/spf13/cobra"

	"wbso/adapters/apiclient"
	"wbso/adapters/apitypes"
	"wbso/cmd/internal/cli"
)

func newRequestBundle(t *terminal) *cobra.Command {
	cmd := &cobra.Command{
		Use: "bundle NUMMER", Short: "Dien betaalde aanvragen samen in, als één aanvraag",
		Long: `Dien betaalde aanvragen van hetzelfde bedrijf en jaar samen in, als één
aanvraag. --with noemt de andere; dat vervangt een eerdere keuze. Zonder --with
toont het wat samen gaat. Met --undo gaat elke aanvraag weer apart.`,
		Example: `  wbsoctl request bundle WBSO-2026-00042 --with WBSO-2026-00043 \
      --with WBSO-2026-00044
  wbsoctl request bundle WBSO-2026-00042
  wbsoctl request bundle WBSO-2026-00042 --undo`,
		Args: cli.Args("NUMMER"),
	}
	with := cli.AddTexts(cmd, "with", "NUMMER", "een aanvraag die meegaat; mag vaker")
	undo := cmd.Flags().Bool("undo", false, "dien ze toch apart in")
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		if *undo && len(*with) > 0 {
			return cli.Usage("geef --with of --undo, niet allebei")
		}
		return t.showServed(cmd, func(ctx context.Context, s *service) (result, error) {
			call := apiclient.Call{Path: ofRequest(args[0], "application/")}
			switch {
			case *undo:
				call = apiclient.Call{Method: http.MethodDelete, Path: ofRequest(args[0], "bundle/")}
			case len(*with) > 0:
				var others apitypes.BundleInput
				for _, ref := range *with {
					other, err := s.request(ctx, ref)
					if err != nil {
						return result{}, err
					}
					others.With = append(others.With, other.ID)
				}
				call = apiclient.Call{Method: http.MethodPost, Path: ofRequest(args[0], "bundle/"), Body: others}
			}
			var found apitypes.Application
			if _, err := s.Do(ctx, call, &found); err != nil {
				return result{}, noRequest(err, args[0])
			}
			return bundleView(found.Bundle), nil
		})
	}
	return cmd
}

func bundleView(b *apitypes.Bundle) result {
	var requests []apitypes.BundledRequest
	if b != nil {
		requests = b.Requests
	}
	return listed(requests, "Deze aanvraag wordt alleen ingediend.", []column[apitypes.BundledRequest]{
		{title: "Nummer", key: "project_number"}, {title: "Titel", key: "title"},
		{title: "Start", key: "start"}, {title: "S&O-uren", key: "hours"},
	})
}
