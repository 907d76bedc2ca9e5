package main

import (
	"context"
	"fmt"
	"net/url"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"wbso/adapters/apiclient"
	"wbso/adapters/apitypes"
	"wbso/cmd/internal/cli"
	"wbso/domain"
	"wbso/domain/hours"
)

func newReport(t *terminal) *cobra.Command {
	cmd := &cobra.Command{
		Use: "report --project NUMMER (--month|--week|--year) PERIODE", Short: "Toon de uren van een project opgeteld",
		Long: `Toon wat de uren van een project in een week, maand of jaar samen zijn: per
medewerker, met de benutting tegen 40 uur per week of 173,2 uur per maand, en
het budget van het hele project. In CSV staat een regel per medewerker. Ook een
project dat niet betaald is, wordt getoond.`,
		Example: `  wbsoctl report --project WBSO-2026-00042 --month 2026-03
  wbsoctl report --project WBSO-2026-00042 --week 2026-W02 -o json
  wbsoctl report --project WBSO-2026-00042 --year 2026 -o csv > jaar.csv`,
		Args: cli.NoArgs,
	}
	of := addSpan(cmd)
	cmd.RunE = func(cmd *cobra.Command, _ []string) error {
		project, in, err := of.read(cmd)
		if err != nil {
			return err
		}
		return t.showServed(cmd, func(ctx context.Context, s *service) (result, error) {
			sum, err := s.summary(ctx, project, in)
			if err != nil {
				return result{}, noProject(err, project)
			}
			var stats apitypes.ProjectStats
			err = s.Get(ctx, "/api/project-dashboard/stats/", url.Values{"project_number": {project}}, &stats)
			return reported(sum, stats.Budget), err
		})
	}
	return cmd
}

// summary adds up the hours of a project, with everybody who worked on it.
func (s *service) summary(ctx context.Context, project string, in span) (sum apitypes.Summary, err error) {
	next := "/api/hours-reports/" + map[string]string{"week": "weekly", "month": "monthly", "year": "yearly"}[in.name] + "_summary/?" + in.query(project).Encode()
	for everybody := []apitypes.EmployeeHours{}; next != ""; {
		answer, err := s.Do(ctx, apiclient.Call{Path: next}, &sum)
		if err != nil {
			return sum, err
		}
		everybody = append(everybody, sum.EmployeeBreakdown...)
		sum.EmployeeBreakdown, next = slices.Clone(everybody), apiclient.NextPage(answer, next)
	}
	return sum, nil
}

func noProject(err error, project string) error {
	return missing(err, "Project %s bestaat niet.", project)
}

// report is a summary with the budget of the whole project.
type report struct {
	apitypes.Summary
	Budget apitypes.Budget `json:"budget"`
}

func reported(sum apitypes.Summary, budget apitypes.Budget) result {
	v := listed(sum.EmployeeBreakdown, "", []column[apitypes.EmployeeHours]{
		{title: "Medewerker", key: "employee_name"}, {title: "Functie", key: "function_title"},
		{title: "Uren", key: "total_hours",
			text: func(e apitypes.EmployeeHours) string { return dutchHours(e.TotalHours) }},
		{title: "Registraties", key: "entries_count"},
		{title: "Benutting", key: "usage_percent",
			text: func(e apitypes.EmployeeHours) string { return usage(e.UsagePercent, e.UsageLevel) }},
		{key: "usage_level"},
	})
	people := v.people
	v.value = report{sum, budget}
	v.people = func(p *page) {
		p.field("Project", sum.ProjectNumber)
		p.field("Periode", dutchDay(sum.From)+" t/m "+dutchDay(sum.To))
		p.field("Uren", dutchHours(sum.TotalHours))
		if sum.CountedHours != sum.TotalHours {
			p.field("Telt mee", dutchHours(sum.CountedHours)+" (in de periode van de aanvraag)")
		}
		if sum.LateHours != "0.0" {
			p.field("Te laat", dutchHours(sum.LateHours)+" uur later dan 10 werkdagen geregistreerd")
		}
		p.field("Medewerkers", strconv.Itoa(sum.TotalEmployees))
		p.field("Registraties", strconv.Itoa(sum.TotalEntries))
		p.field("Per gewerkte dag", decimal(sum.AvgHoursPerDay))
		p.field("Benutting", usage(sum.UsagePercent, sum.UsageLevel))
		p.field("Budget", dutchHours(budget.RealisedHours)+" van "+domain.DutchInt(budget.EstimatedHours)+" uur, "+percentage(budget.UsedPercent))
		if f := budget.ForecastHours; f != nil {
			p.field("Verwachting", dutchHours(*f)+" uur op "+dutchDay(budget.ForecastUntil))
		}
		if len(sum.EmployeeBreakdown) > 0 {
			fmt.Fprintln(p)
			people(p)
		}
	}
	return v
}

// dutchDay writes a day of the API as Dutch readers do.
func dutchDay(text string) string {
	day, err := domain.ParseDate(text)
	if err != nil {
		return text
	}
	return day.Dutch()
}

// usage words a percentage, and says so when it is high.
func usage(percent float64, level string) string {
	switch hours.UsageLevel(level) {
	case hours.UsageWarning:
		return percentage(percent) + " (boven 80%)"
	case hours.UsageError:
		return percentage(percent) + " (boven 100%)"
	}
	return percentage(percent)
}

func percentage(p float64) string { return decimal(strconv.FormatFloat(p, 'f', 1, 64)) + "%" }

// dutchHours writes hours of the API as Dutch readers do: 7,5 and 50.000.
func dutchHours(worked string) string {
	h, err := domain.ParseHours(worked)
	if err != nil {
		return worked
	}
	return h.Dutch()
}

// decimal writes a number of the API as Dutch readers do: 7,5 and 8.
func decimal(number string) string {
	return strings.Replace(strings.TrimSuffix(number, ".0"), ".", ",", 1)
}
