package main

import (
	"context"
	"net/http"
	"net/url"
	"os"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"wbso/adapters/apiclient"
	"wbso/adapters/apitypes"
	"wbso/cmd/internal/cli"
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
	cmd.RunE = t.serving(func(ctx context.Context, s *service, _ []string) (result, error) {
		firm, err := s.company(ctx, *company)
		if err != nil {
			return result{}, err
		}
		list, more, err := s.employees(ctx, firm.ID, *archived, *limit)
		t.noteMore(more, *limit)
		return listed(list, "Dit bedrijf heeft nog geen medewerkers.", employeeColumns()), err
	})
	return cmd
}

// employees returns at most so many employees of a company.
func (s *service) employees(ctx context.Context, company int64, archived bool, limit int) ([]apitypes.Employee, bool, error) {
	return apiclient.List[apitypes.Employee](ctx, s.Client, "/api/employees/by_company/",
		url.Values{"company_id": {strconv.FormatInt(company, 10)}, "archived": {strconv.FormatBool(archived)}}, limit)
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
	cmd.RunE = t.serving(func(ctx context.Context, s *service, _ []string) (result, error) {
		firm, err := s.company(ctx, *company)
		if err != nil {
			return result{}, err
		}
		list, more, err := apiclient.List[apitypes.Reveal](ctx, s.Client, inCompany(firm, "reveals/"), nil, *limit)
		t.noteMore(more, *limit)
		return listed(list, "Van dit bedrijf heeft nog niemand een BSN gezien.", []column[apitypes.Reveal]{
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
		return t.importEmployees(cmd, args[0], *company, *dry)
	}
	return cmd
}

func (t *terminal) importEmployees(cmd *cobra.Command, name, company string, dry bool) error {
	content, err := os.ReadFile(name)
	if err != nil {
		return err
	}
	return t.withService(cmd, func(ctx context.Context, s *service) error {
		firm, err := s.company(ctx, company)
		if err != nil {
			return err
		}
		var out apitypes.EmployeeImport
		_, err = s.Do(ctx, apiclient.Call{
			Method: http.MethodPost, Path: "/api/employees/import/", Once: !dry, Body: apiclient.File{Type: "text/csv", Content: content},
			Query: url.Values{"company_id": {strconv.FormatInt(firm.ID, 10)}, "dry_run": {strconv.FormatBool(dry)}},
		}, &out)
		var bad apitypes.RefusedRows
		if apiclient.Has(err, "rows", &bad) {
			return t.refuseRows(name, bad)
		}
		if err != nil {
			return err
		}
		if len(out.IgnoredColumns) > 0 {
			t.note("Let op: deze kolommen worden niet gelezen: %s.", strings.Join(out.IgnoredColumns, ", "))
		}
		created := "Toegevoegd"
		if out.DryRun {
			created = "Toe te voegen"
		}
		return t.show(single(out, []column[apitypes.EmployeeImport]{
			{title: "Bedrijf", key: "company.company_name"}, {title: "Regels", key: "rows"},
			{title: created, key: "created"}, {title: "Al aanwezig", key: "skipped"},
		}))
	})
}
