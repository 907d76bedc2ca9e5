package main

import (
	"github.com/spf13/cobra"

	"wbso/cmd/internal/cli"
)

func newHours(t *terminal) *cobra.Command {
	return cli.Group("hours", "Uren importeren", newHoursImport(t))
}
