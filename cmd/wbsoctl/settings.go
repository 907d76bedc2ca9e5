package main

import (
	"github.com/spf13/cobra"

	"wbso/adapters/apitypes"
	"wbso/adapters/settings"
	"wbso/cmd/internal/cli"
)

// setting is a setting with its value, which is empty for a secret.
type setting struct {
	Variable string `json:"variable"`
	Value    string `json:"value"`
	Source   string `json:"source"`
}

func newSettings(t *terminal) *cobra.Command {
	return cli.SettingsCommand(func(cmd *cobra.Command) error {
		config, err := t.settings(cmd)
		if err != nil {
			return err
		}
		values := config.Values()
		v := listed(apitypes.Each(values, func(v settings.Value) setting {
			return setting{Variable: v.Variable, Value: v.Value, Source: string(v.Source)}
		}), "", []column[setting]{
			{key: "variable"}, {key: "value"}, {key: "source"},
		})
		v.people = func(p *page) { _ = cli.WriteSettings(p, values) } // a page takes everything
		return t.show(v)
	})
}
