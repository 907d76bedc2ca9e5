package main

import (
	"net/url"
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

// span is a week, month or year: the name of its flag, and of its parameter of the API, with a value of it.
type span struct{ name, text string }

// query returns the parameters of the API for a span of a project.
func (s span) query(project string) url.Values {
	return url.Values{"project_number": {project}, s.name: {s.text}}
}

// read refuses what is missing, too much or no period as wrong use.
func (f spanFlags) read(cmd *cobra.Command) (project string, of span, err error) {
	given := 0
	for name, flag := range map[string]*string{"month": f.month, "week": f.week, "year": f.year} {
		if cmd.Flags().Changed(name) {
			given++
			of = span{name, *flag}
			if *flag == "" {
				return "", of, cli.Usage("--%s is leeg", name)
			}
		}
	}
	if given != 1 {
		return "", of, cli.Usage("geef --month, --week of --year, en niet meer dan een van de drie")
	}
	switch of.name {
	case "week":
		monday, err := domain.ParseWeek(of.text)
		if err != nil {
			return "", of, cli.Usage("--week: %s", cli.Sentence(err))
		}
		of.text = monday.String()
	case "month":
		named, err := dutch.Month(of.text)
		if err != nil {
			return "", of, cli.Usage("--month: %s", cli.Sentence(err))
		}
		of.text = named.String()
	default:
		if _, err = domain.ParseSpan("", "", of.text); err != nil {
			return "", of, cli.Usage("--%s", cli.Sentence(err)) // which begins with the name of the flag
		}
	}
	return *f.project, of, nil
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
