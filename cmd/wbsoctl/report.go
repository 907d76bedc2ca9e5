package main

import (
	"context"
	"fmt"
	"math"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"wbso/adapters/apitypes"
	"wbso/app"
	"wbso/app/timesheets"
	"wbso/app/usecase"
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
		project, span, err := of.read(cmd)
		if err != nil {
			return err
		}
		return t.showFrom(cmd, func(ctx context.Context, a *app.App) (result, error) {
			sum, err := a.Reports.SummarizeProject(ctx, usecase.Administrator(), project, span.Period, 0, math.MaxInt32)
			if err != nil {
				return result{}, noProject(err, project)
			}
			budget, err := a.Reports.FindBudget(ctx, usecase.Administrator(), project)
			return reported(sum, budget), err
		})
	}
	return cmd
}

func noProject(err error, project string) error {
	return missing(err, "Project %s bestaat niet.", project)
}

// report is a summary with the budget of the whole project.
type report struct {
	apitypes.Summary
	Budget apitypes.Budget `json:"budget"`
}

func reported(sum timesheets.ProjectSummary, budget hours.Budget) result {
	shaped := report{apitypes.SummaryOf(sum), apitypes.BudgetOf(budget)}
	v := listed(shaped.EmployeeBreakdown, "", []column[apitypes.EmployeeHours]{
		{title: "Medewerker", key: "employee_name"}, {title: "Functie", key: "function_title"},
		{title: "Uren", key: "total_hours",
			text: func(e apitypes.EmployeeHours) string { return dutchHours(e.TotalHours) }},
		{title: "Registraties", key: "entries_count"},
		{title: "Benutting", key: "usage_percent",
			text: func(e apitypes.EmployeeHours) string { return usage(e.UsagePercent, e.UsageLevel) }},
		{key: "usage_level"},
	})
	people := v.people
	v.value = shaped
	v.people = func(p *page) {
		p.field("Project", shaped.ProjectNumber)
		p.field("Periode", sum.From.Dutch()+" t/m "+sum.To.Dutch())
		p.field("Uren", sum.Hours.Dutch())
		if sum.Counted != sum.Hours {
			p.field("Telt mee", sum.Counted.Dutch()+" (in de periode van de aanvraag)")
		}
		if sum.Late > 0 {
			p.field("Te laat", sum.Late.Dutch()+" uur later dan 10 werkdagen geregistreerd")
		}
		p.field("Medewerkers", strconv.Itoa(shaped.TotalEmployees))
		p.field("Registraties", strconv.Itoa(shaped.TotalEntries))
		p.field("Per gewerkte dag", decimal(shaped.AvgHoursPerDay))
		p.field("Benutting", usage(shaped.UsagePercent, shaped.UsageLevel))
		p.field("Budget", budget.Realised.Dutch()+" van "+domain.DutchInt(budget.Estimated)+" uur, "+percentage(shaped.Budget.UsedPercent))
		if f := budget.Forecast; f != nil {
			p.field("Verwachting", f.Dutch()+" uur op "+budget.Until.Dutch())
		}
		if len(shaped.EmployeeBreakdown) > 0 {
			fmt.Fprintln(p)
			people(p)
		}
	}
	return v
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
