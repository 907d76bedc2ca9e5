package main

import (
	"github.com/spf13/cobra"

	"wbso/cmd/internal/cli"
	"wbso/domain"
)

// spanFlags are the flags of a command that is about a week, month or year of a project.
type spanFlags struct{ project, month, week, year *cli.Text }

// addSpan adds the flags of a project and a period.
func addSpan(cmd *cobra.Command) spanFlags {
	return spanFlags{
		project: cli.AddText(cmd, "project", "NUMMER", "het projectnummer"),
		month:   cli.AddText(cmd, "month", "MAAND", "een maand, zoals 2026-03"),
		week:    cli.AddText(cmd, "week", "WEEK", "een week, zoals 2026-W02, of een dag uit die week"),
		year:    cli.AddText(cmd, "year", "JAAR", "een jaar, zoals 2026"),
	}
}

// read refuses what is missing, too much or no period as wrong use.
func (f spanFlags) read(cmd *cobra.Command) (project string, span domain.Span, err error) {
	if err := cli.Need(cmd, "project"); err != nil {
		return "", span, err
	}
	given := 0
	for name, flag := range map[string]*cli.Text{"month": f.month, "week": f.week, "year": f.year} {
		if cmd.Flags().Changed(name) {
			given++
			if flag.Value == "" {
				return "", span, cli.Usage("--%s is leeg", name)
			}
		}
	}
	if given != 1 {
		return "", span, cli.Usage("geef --month, --week of --year, en niet meer dan een van de drie")
	}
	week := f.week.Value
	if cmd.Flags().Changed("week") {
		monday, err := domain.ParseWeek(week)
		if err != nil {
			return "", span, cli.Usage("--week: %s", cli.Sentence(err))
		}
		week = monday.String()
	}
	span, err = domain.ParseSpan(week, f.month.Value, f.year.Value)
	if err != nil {
		return "", span, cli.Usage("--%s", cli.Sentence(err)) // which begins with the name of the flag
	}
	return f.project.Value, span, nil
}

func noProject(err error, project string) error {
	return missing(err, "Project %s bestaat niet.", project)
}
