package main

import (
	"context"

	"github.com/spf13/cobra"

	"wbso/adapters/apiclient"
	"wbso/adapters/apitypes"
	"wbso/cmd/internal/cli"
)

func newCompany(t *terminal) *cobra.Command {
	return cli.Group("company", "Bedrijven bekijken", newCompanyList(t))
}

func newCompanyList(t *terminal) *cobra.Command {
	cmd := &cobra.Command{
		Use: "list", Short: "Toon de bedrijven",
		Long: `Toon de bedrijven, met hun nummer, KvK-nummer en naam: naast de database alle,
met een server die van het toegangstoken.`,
		Example: "  wbsoctl company list\n  wbsoctl company list -o csv > bedrijven.csv",
		Args:    cli.NoArgs,
	}
	limit := addLimit(cmd)
	cmd.RunE = func(cmd *cobra.Command, _ []string) error {
		return t.showServed(cmd, func(ctx context.Context, s *service) (result, error) {
			list, more, err := apiclient.List[apitypes.Company](ctx, s.Client, "/api/profiles/", nil, *limit)
			t.noteMore(more, *limit)
			return listed(list, t.orDemo(cmd, "Er zijn nog geen bedrijven."), []column[apitypes.Company]{
				{title: "Nr", key: "id"}, {title: "Naam", key: "company_name"}, {title: "KvK", key: "kvk_number"},
				{title: "Plaats", key: "city", extra: true}, {title: "Rol", key: "role", text: func(c apitypes.Company) string { return role(c.Role) }, extra: true},
			}), err
		})
	}
	return cmd
}
