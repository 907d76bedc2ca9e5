package main

import (
	"context"
	"errors"
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

// config reads the settings for work. Here logs are about trouble alone, unless
// asked otherwise.
func (t *terminal) config(cmd *cobra.Command) (bootstrap.Config, error) {
	config, err := t.settings(cmd)
	switch {
	case cli.Given(cmd, "WBSO_LOG_LEVEL"):
	case t.quiet:
		config.LogLevel = "error"
	default:
		config.LogLevel = "warn"
	}
	return config, err
}

// use opens the product for one use case and closes it again.
func (t *terminal) use(cmd *cobra.Command, fn func(context.Context, *app.App) error) (err error) {
	config, err := t.config(cmd)
	if err != nil {
		return err
	}
	server, err := bootstrap.Build(cmd.Context(), config, bootstrap.Demand, t.err)
	if domain.CodeOf(err) == domain.CodeNoDatabase && !t.demo {
		t.note("Bekijk de demonstratie: wbsoctl --demo …")
	}
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, server.Close()) }()
	return fn(cmd.Context(), server.App)
}

// list is a command without arguments that shows what a use case returns.
func (t *terminal) list(cmd *cobra.Command, find func(context.Context, *app.App) (view, error)) error {
	return t.use(cmd, func(ctx context.Context, a *app.App) error {
		v, err := find(ctx, a)
		if err != nil {
			return err
		}
		return t.show(v)
	})
}
