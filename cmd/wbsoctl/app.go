package main

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"wbso/adapters/bootstrap"
	"wbso/app"
	"wbso/cmd/internal/cli"
	"wbso/domain"
)

// settings reads the settings as they are.
func (t *terminal) settings(cmd *cobra.Command) (bootstrap.Config, error) {
	config, err := cli.Config(cmd, t.demo)
	if unknown := config.Unknown(); len(unknown) > 0 {
		t.note("Let op, dit is geen instelling: %s. 'wbsoctl settings' toont ze alle.", strings.Join(unknown, ", "))
	}
	return config, err
}

// config reads the settings for work beside the database, and refuses that when a server was chosen.
func (t *terminal) config(cmd *cobra.Command) (bootstrap.Config, error) {
	login, err := t.chosenServer(cmd)
	if err == nil && login.Server != "" {
		err = cli.Misuse("'%s' kan alleen naast de database: geef --data-dir of --database-url (nu is de server %s gekozen)", cmd.CommandPath(), login.Server)
	}
	if err != nil {
		return bootstrap.Config{}, err
	}
	return t.quietConfig(cmd)
}

// quietConfig reads the settings for work that needs no database. Here logs are about trouble alone, unless asked
// otherwise.
func (t *terminal) quietConfig(cmd *cobra.Command) (bootstrap.Config, error) {
	config, err := t.settings(cmd)
	switch {
	case config.Given("WBSO_LOG_LEVEL"):
	case t.quiet:
		config.LogLevel = "error"
	default:
		config.LogLevel = "warn"
	}
	return config, err
}

// withApp opens the product for one use case and closes it again.
func (t *terminal) withApp(cmd *cobra.Command, fn func(context.Context, *app.App) error) (err error) {
	return t.withServer(cmd, func(ctx context.Context, s *bootstrap.Server) error { return fn(ctx, s.App) })
}

// withServer puts the product together for one command, and closes it again.
func (t *terminal) withServer(cmd *cobra.Command, fn func(context.Context, *bootstrap.Server) error, options ...bootstrap.Option) (err error) {
	config, err := t.config(cmd)
	if err != nil {
		return err
	}
	server, err := bootstrap.Build(cmd.Context(), config, bootstrap.Demand, t.err, options...)
	if domain.CodeOf(err) == domain.CodeNoDatabase && !t.demo {
		t.note("Bekijk de demonstratie: wbsoctl --demo … of werk met een server: wbsoctl login")
	}
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, server.Close()) }()
	return fn(cmd.Context(), server)
}

// showFrom opens the product and shows what a use case returns.
func (t *terminal) showFrom(cmd *cobra.Command, find func(context.Context, *app.App) (result, error)) error {
	return t.withApp(cmd, func(ctx context.Context, a *app.App) error {
		r, err := find(ctx, a)
		if err != nil {
			return err
		}
		return t.show(r)
	})
}

// showing returns the run function of a command that only shows the result of a use case.
func (t *terminal) showing(find func(context.Context, *app.App, []string) (result, error)) func(*cobra.Command, []string) error {
	return func(cmd *cobra.Command, args []string) error {
		return t.showFrom(cmd, func(ctx context.Context, a *app.App) (result, error) { return find(ctx, a, args) })
	}
}

// missing names what was not found; other errors stay as they are.
func missing(err error, format string, args ...any) error {
	if domain.CodeOf(err) == domain.CodeNotFound {
		return fmt.Errorf(format, args...)
	}
	return err
}
