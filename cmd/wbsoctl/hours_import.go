package main

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"os"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"wbso/adapters/apiclient"
	"wbso/adapters/apitypes"
	"wbso/cmd/internal/cli"
	"wbso/domain"
	"wbso/domain/hoursfile"
)

func newHoursImport(t *terminal) *cobra.Command {
	cmd := &cobra.Command{
		Use: "import (BESTAND --project NUMMER | --undo IMPORT)", Short: "Importeer een bestand met uren in een project",
		Long: `Importeer een CSV-bestand met uren: de export van dit programma, van Toggl
Track, Clockify, Kimai of Jira, een weekstaat met de kolommen ma tot en met zo,
of een eigen lijst met datum, medewerker of e-mail, uren en omschrijving.
Scheidingsteken, tekenset en soort bestand worden herkend.

Staan er ook regels van andere projecten, klanten of labels in het bestand, kies
dan met --only wat bij dit project hoort, of neem met --all alles op. Regels
zonder tijd en totalen tellen niet mee.

Alle regels worden getoetst. Is er één fout, dan wordt er niets opgeslagen en
staan de fouten op stderr, van meer dan 1.000 de eerste. Regels die er al zijn
worden overgeslagen: hetzelfde bestand nog een keer voegt niets toe, ook niet
wat daarna is gewijzigd of verwijderd. Medewerkers worden herkend aan hun
e-mailadres of anders aan hun naam. Wat opvalt, zoals uren in het weekend, wordt
opgenomen en staat op stderr. Met --undo en het nummer van een import wordt
alles wat die toevoegde weer verwijderd.`,
		Example: `  wbsoctl hours import uren.csv --project WBSO-2026-00042 --dry-run
  wbsoctl hours import toggl.csv --project WBSO-2026-00042 --round 0.5 \
      --create-employees
  wbsoctl hours import clockify.csv --project WBSO-2026-00042 \
      --date-format dmy -o json
  wbsoctl hours import toggl.csv --project WBSO-2026-00042 \
      --only "Koppeling / Pompwacht"
  wbsoctl hours import --undo 17`,
		Args: cli.Args("[BESTAND]"),
	}
	in := hoursImport{}
	undo := cli.AddText(cmd, "undo", "IMPORT", "verwijder alles wat deze import toevoegde")
	only := cli.AddTexts(cmd, "only", "GROEP", "neem alleen de regels van deze groep op: haar sleutel of 'project / klant / label'")
	cmd.Flags().BoolVar(&in.all, "all", false, "neem alle regels op")
	project := cli.AddText(cmd, "project", "NUMMER", "het project, met zijn projectnummer")
	format := cli.AddChoice(cmd, "format", "soort bestand (standaard auto)", names(hoursfile.Formats())...)
	order := cli.AddChoice(cmd, "date-format", "volgorde van dag, maand en jaar in datums", names(hoursfile.DateOrders())...)
	round := cli.AddChoice(cmd, "round", "rond elke dag van een medewerker af op het dichtstbijzijnde halve uur", "0.5")
	cmd.Flags().BoolVar(&in.createEmployees, "create-employees", false, "voeg onbekende medewerkers toe en wijs ze toe aan het project")
	cmd.Flags().BoolVar(&in.again, "again", false, "neem ook op wat na een eerdere import is verwijderd")
	cmd.Flags().BoolVar(&in.dryRun, "dry-run", false, "toets alles en sla niets op")
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		if *undo != "" {
			return t.undoImport(cmd, args, *undo)
		}
		if err := cli.Args("BESTAND")(cmd, args); err != nil {
			return err
		}
		if err := cli.Need(cmd, "project"); err != nil {
			return err
		}
		if in.all && len(*only) > 0 {
			return cli.Usage("geef --only of --all, en niet allebei")
		}
		if args[0] == "-" {
			return cli.Usage("BESTAND is een bestand, niet stdin")
		}
		in.project, in.only, in.format, in.order, in.round = *project, *only, *format, *order, *round
		return t.importHours(cmd, args[0], in)
	}
	return cmd
}

func names[T ~string](values []T) []string {
	return apitypes.Each(values, func(v T) string { return string(v) })
}

// hoursImport is how a file of hours is read.
type hoursImport struct {
	project, format, order, round       string
	only                                []string
	all, createEmployees, again, dryRun bool
}

// call returns the call of the API that imports a file.
func (in hoursImport) call(content []byte) apiclient.Call {
	query := url.Values{"project_number": {in.project}, "only": in.only}
	for name, value := range map[string]string{"format": in.format, "date_format": in.order, "round": in.round} {
		if value != "" {
			query.Set(name, value)
		}
	}
	for name, given := range map[string]bool{"all": in.all, "create_employees": in.createEmployees, "again": in.again, "dry_run": in.dryRun} {
		if given {
			query.Set(name, "true")
		}
	}
	return apiclient.Call{
		Method: http.MethodPost, Path: "/api/hours/import/", Query: query, Body: apiclient.File{Type: "text/csv", Content: content}, Once: !in.dryRun,
	}
}

func (t *terminal) importHours(cmd *cobra.Command, name string, in hoursImport) error {
	content, err := os.ReadFile(name)
	if err != nil {
		return err
	}
	return t.withService(cmd, func(ctx context.Context, s *service) error {
		t.progress("Het bestand wordt gelezen …")
		var out apitypes.ImportResult
		_, err := s.Do(ctx, in.call(content), &out)
		var bad apitypes.RefusedRows
		if apiclient.Has(err, "rows", &bad) {
			return t.refuseRows(name, bad)
		}
		var choices apitypes.ChoicesNeeded
		if apiclient.Has(err, "groups", &choices) {
			return t.askGroups(choices)
		}
		if err != nil {
			return noRequest(err, in.project)
		}
		t.importNotes(in.project, out)
		return t.show(importView(out))
	})
}

// undoImport takes back what an import added.
func (t *terminal) undoImport(cmd *cobra.Command, args []string, ref string) error {
	id, err := strconv.ParseInt(ref, 10, 64)
	if err != nil || len(args) > 0 || cmd.Flags().Changed("project") {
		return cli.Usage("geef na --undo alleen het nummer van een import")
	}
	return t.withService(cmd, func(ctx context.Context, s *service) error {
		var out apitypes.UndoneImport
		if err := s.post(ctx, fmt.Sprintf("/api/hours/imports/%d/undo/", id), nil, &out); err != nil {
			return missing(err, "Import %s bestaat niet.", ref)
		}
		return t.show(single(out, []column[apitypes.UndoneImport]{{title: "Verwijderd", key: "withdrawn"}}))
	})
}

// askGroups shows the groups of a file among which nobody chose.
func (t *terminal) askGroups(needed apitypes.ChoicesNeeded) error {
	v := listed(needed.Groups, "", groupColumns())
	v.value = needed
	if err := t.show(v); err != nil {
		return err
	}
	return errors.New(needed.Detail)
}

func groupColumns() []column[apitypes.FileGroup] {
	return []column[apitypes.FileGroup]{
		{title: "Groep", key: "key"}, {title: "Project", key: "project"}, {title: "Klant", key: "client"}, {title: "Label", key: "tag"},
		{title: "Factureerbaar", key: "billable"}, {title: "Soort", key: "type"}, {title: "Regels", key: "rows"},
		{title: "Uren", key: "hours", text: func(g apitypes.FileGroup) string { return decimal(g.Hours) }},
	}
}

// refuseRows shows the bad rows: to people on stderr, each reason of a person once, to programs as the result.
func (t *terminal) refuseRows(name string, bad apitypes.RefusedRows) error {
	v := listed(bad.Rows, "", []column[apitypes.RefusedRow]{{key: "line"}, {key: "column"}, {key: "employee"}, {key: "date"}, {key: "reason"}})
	v.value = bad
	v.people = func(*page) {
		for _, line := range groupedRows(bad.Rows) {
			fmt.Fprintln(t.err, domain.OneLine(line))
		}
		if bad.More > 0 {
			fmt.Fprintf(t.err, "Er zijn nog %s fouten die hier niet staan.\n", domain.DutchInt(bad.More))
		}
	}
	if err := t.show(v); err != nil {
		return err
	}
	if n := len(bad.Rows) + bad.More; n > 1 {
		return fmt.Errorf("%s heeft %s fouten: er is niets opgeslagen", name, domain.DutchInt(n))
	}
	return fmt.Errorf("%s heeft een fout: er is niets opgeslagen", name)
}

// groupedRows returns the lines of bad rows. What is wrong with several rows of one person, or several times with
// nobody in particular, is said once with all its places.
func groupedRows(rows []apitypes.RefusedRow) []string {
	var lines [][2]string // places and reason
	at := map[string]int{}
	for i, r := range rows {
		key, place := r.Employee+": "+r.Reason, fmt.Sprintf("regel %d", r.Line)
		switch {
		case r.Employee != "":
			place = fmt.Sprintf("%s (%s)", dutchDay(r.Date), place)
		case !strings.HasPrefix(r.Reason, "Medewerker “"): // whom nobody knows
			if key = fmt.Sprint(i); r.Column != nil {
				place += ", kolom " + *r.Column
			}
		}
		if line, known := at[key]; known {
			lines[line][0] += ", " + place
			continue
		}
		if r.Employee != "" {
			place = r.Employee + ", " + place
		}
		at[key] = len(lines)
		lines = append(lines, [2]string{place, r.Reason})
	}
	return apitypes.Each(lines, func(line [2]string) string { return line[0] + ": " + line[1] })
}

func importView(out apitypes.ImportResult) result {
	type result = apitypes.ImportResult
	created := "Toegevoegd"
	if out.DryRun {
		created = "Toe te voegen"
	}
	return single(out, []column[result]{
		{title: "Soort", key: "format"}, {title: "Regels", key: "rows"},
		{title: "Uren", key: "hours", text: func(result) string { return dutchHours(out.Hours) }},
		{title: "Medewerkers", key: "people"}, {title: created, key: "created"},
		{title: "Al aanwezig", key: "skipped"},
		{title: "Nieuw", key: "new_employees",
			text: func(result) string { return strings.Join(out.NewEmployees, ", ") }},
		{title: "Verwijderd", key: "skipped_withdrawn"},
		{title: "Import", key: "import"},
		{title: "Onafgerond", key: "hours_before",
			text: func(result) string { return fileHours(out.HoursBefore) + " uur" }},
	})
}
