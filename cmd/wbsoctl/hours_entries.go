package main

import (
	"context"
	"fmt"
	"net/http"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"wbso/adapters/apiclient"
	"wbso/adapters/apitypes"
	"wbso/cmd/internal/cli"
	"wbso/domain"
	"wbso/domain/dutch"
	"wbso/domain/hours"
)

func entryColumns() []column[apitypes.HourEntryLog] {
	return []column[apitypes.HourEntryLog]{
		{title: "Nr", key: "id"},
		{title: "Dag", key: "date"},
		{title: "Medewerker", key: "employee_name"},
		{title: "Uren", key: "hours", text: func(e apitypes.HourEntryLog) string { return dutchHours(e.Hours) }},
		{title: "Omschrijving", key: "description"},
		{title: "Te laat", key: "late_hours", extra: true, text: func(e apitypes.HourEntryLog) string { return dutchHours(e.LateHours) }},
		{title: "Door", key: "recorded_by", extra: true},
		{title: "Geschreven", key: "recorded_at", extra: true},
		{key: "project_number"},
	}
}

func newHoursList(t *terminal) *cobra.Command {
	cmd := &cobra.Command{
		Use: "list --project NUMMER --month MAAND", Short: "Toon de uren van een project in een maand",
		Long: `Toon de uren van een project in een maand of week, elke regel met haar nummer.
'hours correct' en 'hours withdraw' vragen dat nummer.`,
		Example: `  wbsoctl hours list --project WBSO-2026-00042 --month 2026-03
  wbsoctl hours list --project WBSO-2026-00042 --week 2026-W12 -o json`,
		Args: cli.NoArgs,
	}
	of := addSpan(cmd)
	limit := addLimit(cmd)
	cmd.RunE = func(cmd *cobra.Command, _ []string) error {
		project, in, err := of.read(cmd)
		if err != nil {
			return err
		}
		if in.name == "year" {
			return cli.Usage("geef --month of --week")
		}
		return t.showServed(cmd, func(ctx context.Context, s *service) (result, error) {
			query := in.query(project)
			query.Set("view", "log")
			list, more, err := apiclient.List[apitypes.HourEntryLog](ctx, s.Client, "/api/hours/", query, *limit)
			t.noteMore(more, *limit)
			return listed(list, "Er zijn geen uren in deze periode.", entryColumns()), noProject(err, project)
		})
	}
	return cmd
}

// entryInput is an entry of hours to write.
type entryInput struct {
	Employee      int64  `json:"employee"`
	ProjectNumber string `json:"project_number"`
	Date          string `json:"date"`
	Hours         string `json:"hours"`
	Description   string `json:"description"`
	Replaces      int64  `json:"replaces,omitempty"`
}

// entryFlags are the flags of an entry of hours.
type entryFlags struct{ date, hours, description *string }

func addEntry(cmd *cobra.Command) entryFlags {
	return entryFlags{
		date:        cli.AddText(cmd, "date", "DAG", "de dag, zoals 2026-03-17"),
		hours:       cli.AddText(cmd, "hours", "UREN", "de uren, in halve: 7.5 of 7,5"),
		description: cli.AddText(cmd, "description", "TEKST", "wat er is gedaan"),
	}
}

// fill puts the flags that were given into an entry.
func (f entryFlags) fill(cmd *cobra.Command, in *entryInput) error {
	if cmd.Flags().Changed("date") {
		day, err := dutch.Date(*f.date)
		if err != nil {
			return cli.Usage("%q past niet bij --date: geef een dag zoals 2026-03-17", *f.date)
		}
		in.Date = day.String()
	}
	if cmd.Flags().Changed("hours") {
		worked, err := domain.ParseHours(strings.Replace(*f.hours, ",", ".", 1))
		if err != nil {
			return cli.Usage("%q past niet bij --hours: geef halve uren zoals 7,5", *f.hours)
		}
		in.Hours = worked.String()
	}
	if cmd.Flags().Changed("description") {
		in.Description = *f.description
	}
	return nil
}

// record writes an entry, once, and shows it with what is odd about it.
func (t *terminal) record(ctx context.Context, s *service, in entryInput) error {
	var made apitypes.HourEntryLog
	if _, err := s.Do(ctx, apiclient.Call{Method: http.MethodPost, Path: "/api/hours/", Body: in, Once: true}, &made); err != nil {
		return err
	}
	if in.Replaces != 0 {
		t.note("Uren %d zijn verbeterd en hebben nu nummer %d.", in.Replaces, made.ID)
	}
	for _, w := range made.Warnings {
		t.note("Let op: %s.", rowsThat(1, warningWords[hours.HourWarning(w)]))
	}
	return t.show(single(made, entryColumns()))
}

func newHoursAdd(t *terminal) *cobra.Command {
	cmd := &cobra.Command{
		Use:   "add --project NUMMER --employee NAAM --date DAG\n    --hours UREN --description TEKST",
		Short: "Schrijf uren van een medewerker",
		Long: `Schrijf de uren van een medewerker op een dag. NAAM mag ook het nummer of
e-mailadres zijn. Wat opvalt, staat op stderr.`,
		Example: `  wbsoctl hours add --project WBSO-2026-00042 --employee "Sanne de Vries" \
      --date 2026-03-17 --hours 7,5 --description "Proefopstelling gebouwd"`,
		Args: cli.NoArgs,
	}
	project := cli.AddText(cmd, "project", "NUMMER", "het projectnummer")
	employee := cli.AddText(cmd, "employee", "NAAM", "het nummer, e-mailadres of de naam van de medewerker")
	flags := addEntry(cmd)
	cli.Require(cmd, "project", "employee", "date", "hours", "description")
	cmd.RunE = func(cmd *cobra.Command, _ []string) error {
		in := entryInput{}
		if err := flags.fill(cmd, &in); err != nil {
			return err
		}
		return t.withService(cmd, func(ctx context.Context, s *service) error {
			r, err := s.request(ctx, *project)
			if err != nil {
				return err
			}
			in.ProjectNumber = r.ProjectNumber
			if in.Employee, err = s.employeeNamed(ctx, r, *employee); err != nil {
				return err
			}
			return t.record(ctx, s, in)
		})
	}
	return cmd
}

func newHoursCorrect(t *terminal) *cobra.Command {
	cmd := &cobra.Command{
		Use: "correct NUMMER --hours UREN", Short: "Verbeter uren die er al zijn",
		Long: `Verbeter een regel van 'hours list'. De regel van daarvoor blijft in de
geschiedenis. De dag en de omschrijving blijven, als je ze niet noemt. De
verbeterde uren hebben een nieuw nummer; het staat op stderr.`,
		Example: `  wbsoctl hours correct 1204 --hours 6
  wbsoctl hours correct 1204 --hours 6 --date 2026-03-18 \
      --description "Proef herhaald"`,
		Args: cli.Args("NUMMER"),
	}
	flags := addEntry(cmd)
	cli.Require(cmd, "hours")
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		id, err := rowNumber(args[0], "uren", "hours list")
		if err != nil {
			return err
		}
		return t.withService(cmd, func(ctx context.Context, s *service) error {
			var old apitypes.HourEntryLog
			if err := s.Get(ctx, entryPath(id), nil, &old); err != nil {
				return noEntry(err, id)
			}
			in := entryInput{Employee: old.Employee, ProjectNumber: old.ProjectNumber, Date: old.Date, Description: old.Description, Replaces: id}
			if err := flags.fill(cmd, &in); err != nil {
				return err
			}
			return t.record(ctx, s, in)
		})
	}
	return cmd
}

func entryPath(id int64) string { return "/api/hours/" + strconv.FormatInt(id, 10) + "/" }

func noEntry(err error, id int64) error {
	return missing(err, "Uren %d bestaan niet, of zijn er niet meer: verbeterd of verwijderd.", id)
}

func newHoursWithdraw(t *terminal) *cobra.Command {
	return &cobra.Command{
		Use: "withdraw NUMMER", Short: "Verwijder uren",
		Long:    "Verwijder een regel van 'hours list'. Zij blijft in de geschiedenis.",
		Example: "  wbsoctl hours withdraw 1204\n  wbsoctl hours withdraw 1204 --yes",
		Args:    cli.Args("NUMMER"),
		RunE: func(cmd *cobra.Command, args []string) error {
			id, err := rowNumber(args[0], "uren", "hours list")
			if err != nil {
				return err
			}
			return t.withService(cmd, func(ctx context.Context, s *service) error {
				var old apitypes.HourEntryLog
				if err := s.Get(ctx, entryPath(id), nil, &old); err != nil {
					return noEntry(err, id)
				}
				question := fmt.Sprintf("%s uur van %s op %s verwijderen?", dutchHours(old.Hours), old.EmployeeName, old.Date)
				if err := t.confirm(ctx, question); err != nil {
					return err
				}
				if err := s.delete(ctx, entryPath(id)); err != nil {
					return err
				}
				t.note("Uren %d zijn verwijderd.", id)
				return nil
			})
		},
	}
}
