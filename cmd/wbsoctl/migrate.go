package main

import (
	"context"
	"errors"

	"github.com/spf13/cobra"

	"wbso/adapters/bootstrap"
	"wbso/app/demo"
	"wbso/cmd/internal/cli"
)

// versions are of the schema, before (0: there was none) and after.
type versions struct {
	From int64 `json:"from"`
	To   int64 `json:"to"`
}

func newMigrate(t *terminal) *cobra.Command {
	return &cobra.Command{
		Use: "migrate", Short: "Maak de database, of werk hem bij",
		Long: `Maak de database als die er nog niet is, en breng anders het schema naar de
versie van dit programma. Een database die bij is, blijft zoals hij is; een
nieuwere wordt geweigerd. Maak eerst een reservekopie.`,
		Example: `  wbsoctl migrate
  wbsoctl migrate --data-dir /var/lib/wbso
  wbsoctl migrate --demo`,
		Args: cli.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			config, err := t.config(cmd)
			if err != nil {
				return err
			}
			t.progress("De database wordt bijgewerkt …")
			from, to, err := bootstrap.Upgrade(cmd.Context(), config, t.err)
			if err != nil {
				return err
			}
			if from == to {
				t.note("De database was al bij.")
			}
			return t.show(single(versions{from, to}, []column[versions]{
				{title: "Van versie", key: "from"}, {title: "Naar versie", key: "to"},
			}))
		},
	}
}

// demonstration is how one signs in to it.
type demonstration struct {
	Username string `json:"username"`
	Password string `json:"password"`
	Database string `json:"database"`
}

func newDemo(t *terminal) *cobra.Command {
	return &cobra.Command{
		Use: "demo", Short: "Vul de database van de demonstratie",
		Long: `Vul de database van de demonstratie met een gebruiker, bedrijven en aanvragen in
elke status, of vul aan wat ontbreekt. De demonstratie heeft een eigen database;
een database waarin al iemand anders werkt, wordt geweigerd. 'wbso serve --demo'
doet dit zelf en laat de demonstratie zien.`,
		Example: "  wbsoctl migrate --demo && wbsoctl demo\n  wbsoctl --demo request list",
		Args:    cli.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			t.demo = true
			config, err := t.config(cmd)
			if err != nil {
				return err
			}
			t.progress("De demonstratie wordt gevuld …")
			if err := seed(cmd.Context(), t, config); err != nil {
				return err
			}
			return t.show(single(demonstration{Username: demo.DemoUsername, Password: demo.DemoPassword,
				Database: config.DatabaseName()}, []column[demonstration]{
				{title: "Gebruikersnaam", key: "username"}, {title: "Wachtwoord", key: "password"},
				{title: "Database", key: "database"},
			}))
		},
	}
}

func seed(ctx context.Context, t *terminal, config bootstrap.Config) (err error) {
	server, err := bootstrap.Build(ctx, config, bootstrap.Demand, t.err)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, server.Close()) }()
	return server.App.Demo.Seed(ctx)
}
