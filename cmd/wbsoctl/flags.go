package main

import (
	"strconv"

	"github.com/spf13/cobra"

	"wbso/cmd/internal/cli"
	"wbso/domain"
	"wbso/domain/dutch"
)

// addLimit adds the flag that bounds a list.
func addLimit(cmd *cobra.Command) *int {
	return cli.AddCount(cmd, "limit", 1000, "hooguit zoveel regels (standaard 1000)")
}

// noteMore says that a list ends before its end.
func (t *terminal) noteMore(more bool, limit int) {
	if more {
		t.note("Er zijn er meer: dit zijn de eerste %d. Vraag er meer met --limit.", limit)
	}
}

// spanFlags are the flags of a command that is about a week, month or year of a project.
type spanFlags struct{ project, month, week, year *string }

// addSpan adds the flags of a project and a period.
func addSpan(cmd *cobra.Command) spanFlags {
	cli.Require(cmd, "project")
	return spanFlags{
		project: cli.AddText(cmd, "project", "NUMMER", "het projectnummer"),
		month:   cli.AddText(cmd, "month", "MAAND", "een maand, zoals 2026-03"),
		week:    cli.AddText(cmd, "week", "WEEK", "een week, zoals 2026-W02, of een dag uit die week"),
		year:    cli.AddText(cmd, "year", "JAAR", "een jaar, zoals 2026"),
	}
}

// read refuses what is missing, too much or no period as wrong use.
func (f spanFlags) read(cmd *cobra.Command) (project string, span domain.Span, err error) {
	given := 0
	for name, flag := range map[string]*string{"month": f.month, "week": f.week, "year": f.year} {
		if cmd.Flags().Changed(name) {
			given++
			if *flag == "" {
				return "", span, cli.Usage("--%s is leeg", name)
			}
		}
	}
	if given != 1 {
		return "", span, cli.Usage("geef --month, --week of --year, en niet meer dan een van de drie")
	}
	week := *f.week
	if cmd.Flags().Changed("week") {
		monday, err := domain.ParseWeek(week)
		if err != nil {
			return "", span, cli.Usage("--week: %s", cli.Sentence(err))
		}
		week = monday.String()
	}
	month := *f.month
	if cmd.Flags().Changed("month") {
		named, err := dutch.Month(month)
		if err != nil {
			return "", span, cli.Usage("--month: %s", cli.Sentence(err))
		}
		month = named.String()
	}
	span, err = domain.ParseSpan(week, month, *f.year)
	if err != nil {
		return "", span, cli.Usage("--%s", cli.Sentence(err)) // which begins with the name of the flag
	}
	return *f.project, span, nil
}

// rowNumber reads the number of something that a list shows, such as "een taak" or
// "jobs list".
func rowNumber(arg, thing, list string) (int64, error) {
	n, err := strconv.ParseInt(arg, 10, 64)
	if err != nil || n < 1 {
		return 0, cli.Usage("%q is geen nummer van %s; 'wbsoctl %s' toont ze", arg, thing, list)
	}
	return n, nil
}
