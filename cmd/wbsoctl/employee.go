package main

import (
	"context"
	"errors"
	"os"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"wbso/adapters/apitypes"
	"wbso/app"
	"wbso/app/timesheets"
	"wbso/app/usecase"
	"wbso/cmd/internal/cli"
	"wbso/domain"
	"wbso/domain/hours"
)

func newEmployee(t *terminal) *cobra.Command {
	return cli.Group("employee", "Medewerkers bekijken en importeren", newEmployeeList(t), newEmployeeImport(t), newEmployeeReveals(t))
}

// addCompany adds the flag that names a company.
func addCompany(cmd *cobra.Command) *string {
	return cli.AddText(cmd, "company", "BEDRIJF", "het bedrijf, met zijn nummer, KvK-nummer of naam")
}

func noCompany(err error, ref string) error { return missing(err, "Bedrijf %s bestaat niet.", ref) }

func employeeColumns() []column[apitypes.Employee] {
	return []column[apitypes.Employee]{
		{title: "Nr", key: "id"},
		{title: "Voornaam", key: "first_name"},
		{title: "Achternaam", key: "last_name"},
		{title: "Functie", key: "function_title"},
		{title: "E-mailadres", key: "email"},
		{title: "BSN", key: "bsn"},
		{title: "Goedgekeurd", key: "is_approved", extra: true},
		{title: "Gearchiveerd", key: "archived", extra: true},
		{title: "Projecten", key: "assigned_projects", extra: true,
			text: func(e apitypes.Employee) string { return strings.Join(e.AssignedProjects, " ") }},
	}
}

func newEmployeeList(t *terminal) *cobra.Command {
	cmd := &cobra.Command{
		Use: "list --company BEDRIJF", Short: "Toon de medewerkers van een bedrijf",
		Long: `Toon de medewerkers van een bedrijf op naam. Van een BSN zijn alleen de laatste
drie cijfers te zien.`,
		Example: `  wbsoctl employee list --company 12345678
  wbsoctl employee list --company "Pompwacht B.V." --archived -o csv \
      > medewerkers.csv`,
		Args: cli.NoArgs,
	}
	company := addCompany(cmd)
	archived := cmd.Flags().Bool("archived", false, "toon ook wie gearchiveerd is")
	limit := addLimit(cmd)
	cli.Require(cmd, "company")
	cmd.RunE = t.showing(func(ctx context.Context, a *app.App, _ []string) (result, error) {
		found, err := a.Companies.FindCompanyNamed(ctx, usecase.Administrator(), *company)
		if err != nil {
			return result{}, noCompany(err, *company)
		}
		list, err := a.Employees.ListEmployees(ctx, usecase.Administrator(), found.ID, *archived, domain.Page{Size: *limit})
		t.noteMore(list.More, *limit)
		return listed(apitypes.Each(list.Items, apitypes.EmployeeOf), "Dit bedrijf heeft nog geen medewerkers.", employeeColumns()), err
	})
	return cmd
}

// shownReveal says who saw the whole BSN of an employee.
type shownReveal struct {
	At         time.Time `json:"revealed_at"`
	User       string    `json:"user"`
	EmployeeID int64     `json:"employee_id"`
	Employee   string    `json:"employee"`
}

func newEmployeeReveals(t *terminal) *cobra.Command {
	cmd := &cobra.Command{
		Use: "reveals --company BEDRIJF", Short: "Toon wie welk BSN heeft gezien",
		Long: `Toon wie van welke medewerker het hele BSN heeft gezien, het nieuwste eerst. Het
BSN zelf staat er niet bij.`,
		Example: `  wbsoctl employee reveals --company 12345678
  wbsoctl employee reveals --company "Pompwacht B.V." -o csv > gezien.csv`,
		Args: cli.NoArgs,
	}
	company := addCompany(cmd)
	limit := addLimit(cmd)
	cli.Require(cmd, "company")
	cmd.RunE = t.showing(func(ctx context.Context, a *app.App, _ []string) (result, error) {
		found, err := a.Companies.FindCompanyNamed(ctx, usecase.Administrator(), *company)
		if err != nil {
			return result{}, noCompany(err, *company)
		}
		list, err := a.Employees.ListReveals(ctx, usecase.Administrator(), found.ID, domain.Page{Size: *limit})
		t.noteMore(list.More, *limit)
		return listed(apitypes.Each(list.Items, func(v hours.NamedReveal) shownReveal {
			return shownReveal{v.At.UTC(), v.Username, v.Employee, v.EmployeeName}
		}), "Van dit bedrijf heeft nog niemand een BSN gezien.", []column[shownReveal]{
			{title: "Gezien", key: "revealed_at"}, {title: "Door", key: "user"}, {title: "Nr", key: "employee_id"}, {title: "Medewerker", key: "employee"},
		}), err
	})
	return cmd
}

func newEmployeeImport(t *terminal) *cobra.Command {
	cmd := &cobra.Command{
		Use: "import BESTAND --company BEDRIJF", Short: "Importeer een bestand met medewerkers",
		Long: `Importeer een CSV-bestand met de kolommen voornaam, tussenvoegsel, achternaam,
functie, e-mail en bsn, of first_name, last_name, function_title, email en bsn.
Tussenvoegsel, functie en bsn mogen ontbreken. Een kolom die niet wordt gelezen,
staat op stderr. Scheidingsteken en tekenset worden herkend.

Is er één regel fout, dan wordt er niets opgeslagen en staan de fouten op
stderr, van meer dan 1.000 de eerste. Wie er met dit e-mailadres en deze naam al
is, wordt overgeslagen: hetzelfde bestand nog een keer voegt niemand toe.`,
		Example: `  wbsoctl employee import medewerkers.csv --company 12345678 --dry-run
  wbsoctl employee import medewerkers.csv --company "Pompwacht B.V." -o json`,
		Args: cli.Args("BESTAND"),
	}
	company := addCompany(cmd)
	dry := cmd.Flags().Bool("dry-run", false, "toets alles en sla niets op")
	cli.Require(cmd, "company")
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		if args[0] == "-" {
			return cli.Usage("BESTAND is een bestand, niet stdin")
		}
		return t.importEmployees(cmd, args[0], timesheets.ImportEmployees{Company: *company, DryRun: *dry})
	}
	return cmd
}

func (t *terminal) importEmployees(cmd *cobra.Command, name string, in timesheets.ImportEmployees) error {
	file, err := os.Open(name)
	if err != nil {
		return err
	}
	defer file.Close()
	in.File = file
	return t.withApp(cmd, func(ctx context.Context, a *app.App) error {
		out, err := a.Employees.ImportEmployees(ctx, usecase.Administrator(), in)
		var bad hours.BadRows
		if errors.As(err, &bad) {
			return t.refuseRows(name, bad)
		}
		if err != nil {
			return noCompany(err, in.Company)
		}
		if len(out.Ignored) > 0 {
			t.note("Let op: deze kolommen worden niet gelezen: %s.", strings.Join(out.Ignored, ", "))
		}
		return t.show(employeesView(out))
	})
}

func employeesView(out timesheets.EmployeeImport) result {
	created := "Toegevoegd"
	if out.DryRun {
		created = "Toe te voegen"
	}
	return single(apitypes.EmployeeImportOf(out), []column[apitypes.EmployeeImport]{
		{title: "Bedrijf", key: "company.company_name"}, {title: "Regels", key: "rows"},
		{title: created, key: "created"}, {title: "Al aanwezig", key: "skipped"},
	})
}
