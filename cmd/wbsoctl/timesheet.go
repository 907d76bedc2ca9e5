package main

import (
	"context"
	"math"
	"net/url"
	"slices"
	"strconv"

	"github.com/spf13/cobra"

	"wbso/adapters/apiclient"
	"wbso/adapters/apitypes"
	"wbso/cmd/internal/cli"
	"wbso/domain"
	"wbso/domain/dutch"
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
		return t.saveFetched(cmd, "PDF", *file, *force, func(ctx context.Context, s *service) (apiclient.Answer, error) {
			r, err := s.request(ctx, *project)
			if err != nil {
				return apiclient.Answer{}, err
			}
			id, err := s.employeeNamed(ctx, r, *employee)
			if err != nil {
				return apiclient.Answer{}, err
			}
			doc, err := s.Do(ctx, apiclient.Call{Path: "/api/hours-reports/timesheet_pdf/", Query: url.Values{
				"project_number": {*project}, "employee": {strconv.FormatInt(id, 10)}, "month": {of.String()},
			}}, nil)
			return doc, missing(err, "Medewerker %s bestaat niet.", *employee)
		})
	}
	return cmd
}

// employeeNamed finds the only employee of the company of a request who has this number, address of mail or name.
func (s *service) employeeNamed(ctx context.Context, r apitypes.Request, ref string) (int64, error) {
	if id, err := strconv.ParseInt(ref, 10, 64); err == nil {
		return id, nil
	}
	all, _, err := s.employees(ctx, r.ClientCompany.ID, true, math.MaxInt)
	if err != nil {
		return 0, err
	}
	key := dutch.NameKey(ref)
	found := slices.DeleteFunc(all, func(e apitypes.Employee) bool {
		return key != dutch.NameKey(e.Email) && key != dutch.NameKey(e.FirstName+" "+e.LastName)
	})
	switch len(found) {
	case 0:
		return 0, domain.Fail(domain.Invalid, domain.CodeEmployeeUnknown).With("value", ref)
	case 1:
		return found[0].ID, nil
	}
	return 0, domain.Fail(domain.Invalid, domain.CodeImportTwoNames).With("value", ref)
}
