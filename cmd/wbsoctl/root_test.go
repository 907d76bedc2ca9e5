package main

import (
	"testing"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
	"github.com/stretchr/testify/assert"

	"wbso/cmd/internal/cli"
)

func TestTree_every_leaf_takes_its_arguments_by_name(t *testing.T) {
	var visit func(*cobra.Command)
	visit = func(cmd *cobra.Command) {
		if !cmd.HasSubCommands() && cmd.Name() != "help" {
			assert.NotNil(t, cmd.Args, cmd.CommandPath())
			var usage *cli.UsageError
			assert.ErrorAs(t, cmd.Args(cmd, []string{"a", "b", "c", "d"}), &usage, cmd.CommandPath())
		}
		cmd.Flags().VisitAll(func(f *pflag.Flag) {
			assert.NotContains(t, f.Usage, "`", "%s --%s: what completes a flag shows it as it is", cmd.CommandPath(), f.Name)
		})
		for _, sub := range cmd.Commands() {
			visit(sub)
		}
	}
	visit(newRoot(&terminal{}))
}
