package main

import (
	"context"
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"wbso/adapters/apiclient"
	"wbso/cmd/internal/cli"
)

func newHours(t *terminal) *cobra.Command {
	return cli.Group("hours", "Uren importeren, bewaren en nagaan", newHoursList(t), newHoursAdd(t), newHoursCorrect(t), newHoursWithdraw(t), newHoursExport(t), newHoursImport(t), newHoursOpen(t))
}

func newHoursExport(t *terminal) *cobra.Command {
	cmd := &cobra.Command{
		Use: "export --project NUMMER (--month|--week|--year) PERIODE", Short: "Schrijf de uren van een project als CSV",
		Long: `Schrijf de uren van een project in een week, maand of jaar als CSV: naar stdout,
of met --file naar een bestand. Een Nederlandse Excel opent het met een
dubbelklik, en 'wbsoctl hours import' leest het terug. Een bestand dat er al is,
wordt alleen met --force overschreven. Ook een project dat niet betaald is,
wordt geschreven.`,
		Example: `  wbsoctl hours export --project WBSO-2026-00042 --month 2026-03 > uren.csv
  wbsoctl hours export --project WBSO-2026-00042 --week 2026-W02 \
      --file week2.csv
  wbsoctl hours export --project WBSO-2026-00042 --year 2026 \
      --file uren-2026.csv --force`,
		Args: cli.NoArgs,
	}
	of := addSpan(cmd)
	file := cli.AddText(cmd, "file", "BESTAND", "waar de CSV komt (standaard stdout)")
	force := cmd.Flags().Bool("force", false, "overschrijf een bestand dat er al is")
	cmd.RunE = func(cmd *cobra.Command, _ []string) error {
		project, span, err := of.read(cmd)
		if err != nil {
			return err
		}
		if t.format == "json" && *file == "" {
			return cli.Usage("een export is CSV: geef --file, of laat -o json weg")
		}
		return t.withService(cmd, func(ctx context.Context, s *service) error {
			t.progress("De uren worden geschreven …")
			export, err := s.Do(ctx, apiclient.Call{Path: "/api/hours-reports/export_csv/", Query: span.query(project)}, nil)
			if err != nil {
				return noProject(err, project)
			}
			if *file != "" {
				return t.saveAs(*file, *force, export)
			}
			var out io.Writer = t.out
			if t.outTTY {
				out = escapedWriter{out}
			}
			if _, err := out.Write(export.Body); err != nil {
				return fmt.Errorf("schrijf de uitvoer: %w", err)
			}
			return nil
		})
	}
	return cmd
}
