package main

import (
	"context"
	"strconv"

	"github.com/spf13/cobra"

	"wbso/app"
	"wbso/app/usecase"
	"wbso/cmd/internal/cli"
	"wbso/domain"
	"wbso/domain/dutch"
	"wbso/domain/hours"
	"wbso/domain/request"
)

func newTimesheet(t *terminal) *cobra.Command {
	cmd := &cobra.Command{
		Use: "timesheet --project NUMMER --employee NAAM --month MAAND", Short: "Bewaar de urenstaat van een medewerker als PDF",
		Long: `Bewaar de urenstaat van een medewerker van een maand als PDF om te ondertekenen.
NAAM mag ook het nummer of e-mailadres zijn. Zonder --file komt hij in de
huidige map onder zijn eigen naam; - schrijft hem naar stdout. Een bestand dat
er al is, wordt alleen met --force overschreven.`,
		Example: `  wbsoctl timesheet --project WBSO-2026-00042 --employee "Sanne de Vries" \
      --month 2026-03
  wbsoctl timesheet --project WBSO-2026-00042 --employee 4 --month 2026-03 \
      --file maart.pdf`,
		Args: cli.NoArgs,
	}
	project := cli.AddText(cmd, "project", "NUMMER", "het projectnummer")
	employee := cli.AddText(cmd, "employee", "NAAM", "het nummer, e-mailadres of de naam van de medewerker")
	month := cli.AddText(cmd, "month", "MAAND", "een maand, zoals 2026-03")
	file := cli.AddText(cmd, "file", "BESTAND", "waar de PDF komt; - is stdout")
	force := cmd.Flags().Bool("force", false, "overschrijf een bestand dat er al is")
	cli.Require(cmd, "project", "employee", "month")
	cmd.RunE = func(cmd *cobra.Command, _ []string) error {
		of, err := dutch.Month(*month)
		if err != nil {
			return cli.Usage("--month: %s", cli.Sentence(err))
		}
		return t.saveFetched(cmd, "PDF", *file, *force, func(ctx context.Context, a *app.App) (usecase.File, error) {
			r, err := a.Requests.FindRequest(ctx, usecase.Administrator(), *project)
			if err != nil {
				return usecase.File{}, noProject(err, *project)
			}
			id, err := employeeNamed(ctx, a, r, *employee)
			if err != nil {
				return usecase.File{}, err
			}
			doc, err := a.Exports.ExportTimesheet(ctx, usecase.Administrator(), *project, id, of)
			return doc, missing(err, "Medewerker %s bestaat niet.", *employee)
		})
	}
	return cmd
}

// employeeNamed finds the only employee of a company who has this number, address of mail or name.
func employeeNamed(ctx context.Context, a *app.App, r request.Request, ref string) (int64, error) {
	if id, err := strconv.ParseInt(ref, 10, 64); err == nil {
		return id, nil
	}
	list, err := a.Employees.ListEmployees(ctx, usecase.Administrator(), r.Company.ID, true, usecase.AllRows())
	if err != nil {
		return 0, err
	}
	var found []hours.Employee
	for _, e := range list.Items {
		if key := dutch.NameKey(ref); key == dutch.NameKey(e.Email) || key == dutch.NameKey(e.Name()) {
			found = append(found, e)
		}
	}
	switch len(found) {
	case 0:
		return 0, domain.Fail(domain.Invalid, domain.CodeEmployeeUnknown).With("value", ref)
	case 1:
		return found[0].ID, nil
	}
	return 0, domain.Fail(domain.Invalid, domain.CodeImportTwoNames).With("value", ref)
}
