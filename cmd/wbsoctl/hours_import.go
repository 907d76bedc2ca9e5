package main

import (
	"context"
	"errors"
	"fmt"
	"os"
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
	choices := timesheets.ImportChoices{}
	in := timesheets.ImportHours{Choices: &choices}
	undo := cli.AddText(cmd, "undo", "IMPORT", "verwijder alles wat deze import toevoegde")
	cmd.Flags().StringArrayVar(&choices.Only, "only", nil, "neem alleen de regels van `GROEP` op: haar sleutel of 'project / klant / label'")
	cmd.Flags().BoolVar(&choices.All, "all", false, "neem alle regels op")
	project := cli.AddText(cmd, "project", "NUMMER", "het project, met zijn projectnummer")
	format := cli.AddChoice(cmd, "format", "soort bestand (standaard auto)", names(hoursfile.Formats())...)
	order := cli.AddChoice(cmd, "date-format", "volgorde van dag, maand en jaar in datums", names(hoursfile.DateOrders())...)
	round := cli.AddChoice(cmd, "round", "rond elke dag van een medewerker af op het dichtstbijzijnde halve uur", "0.5")
	cmd.Flags().BoolVar(&in.CreateEmployees, "create-employees", false, "voeg onbekende medewerkers toe en wijs ze toe aan het project")
	cmd.Flags().BoolVar(&in.Again, "again", false, "neem ook op wat na een eerdere import is verwijderd")
	cmd.Flags().BoolVar(&in.DryRun, "dry-run", false, "toets alles en sla niets op")
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
		if choices.All && len(choices.Only) > 0 {
			return cli.Usage("geef --only of --all, en niet allebei")
		}
		if args[0] == "-" {
			return cli.Usage("BESTAND is een bestand, niet stdin")
		}
		in.Project, in.Format, in.Order, in.Round = *project, hoursfile.Format(*format), hoursfile.DateOrder(*order), *round != ""
		if in.Format == "" {
			in.Format = hoursfile.Auto
		}
		return t.importHours(cmd, args[0], in)
	}
	return cmd
}

func names[T ~string](values []T) []string {
	return apitypes.Each(values, func(v T) string { return string(v) })
}

func (t *terminal) importHours(cmd *cobra.Command, name string, in timesheets.ImportHours) error {
	file, err := os.Open(name)
	if err != nil {
		return err
	}
	defer file.Close()
	in.File = file
	if t.errTTY && !t.quiet {
		in.Progress = func(rows int) { fmt.Fprintf(t.err, "\r%s regels gelezen …", domain.DutchInt(rows)) }
		defer fmt.Fprint(t.err, "\r\x1b[K")
	}
	return t.withApp(cmd, func(ctx context.Context, a *app.App) error {
		out, err := a.Hours.ImportHours(ctx, usecase.Administrator(), in)
		var bad hours.BadRows
		if errors.As(err, &bad) {
			return t.refuseRows(name, bad)
		}
		var choices hours.ChoicesNeeded
		if errors.As(err, &choices) {
			return t.askGroups(choices)
		}
		if err != nil {
			return noRequest(err, in.Project)
		}
		t.importNotes(in.Project, out)
		return t.show(importView(out))
	})
}

// undoImport takes back what an import added.
func (t *terminal) undoImport(cmd *cobra.Command, args []string, ref string) error {
	id, err := strconv.ParseInt(ref, 10, 64)
	if err != nil || len(args) > 0 || cmd.Flags().Changed("project") {
		return cli.Usage("geef na --undo alleen het nummer van een import")
	}
	return t.withApp(cmd, func(ctx context.Context, a *app.App) error {
		withdrawn, err := a.Hours.UndoImport(ctx, usecase.Administrator(), id)
		if err != nil {
			return missing(err, "Import %s bestaat niet.", ref)
		}
		return t.show(single(apitypes.UndoneImport{Withdrawn: withdrawn}, []column[apitypes.UndoneImport]{{title: "Verwijderd", key: "withdrawn"}}))
	})
}

// askGroups shows the groups of a file among which nobody chose.
func (t *terminal) askGroups(needed hours.ChoicesNeeded) error {
	v := listed(apitypes.ChoicesNeededOf(needed).Groups, "", groupColumns())
	v.value = apitypes.ChoicesNeededOf(needed)
	if err := t.show(v); err != nil {
		return err
	}
	return needed.Unwrap()
}

func groupColumns() []column[apitypes.FileGroup] {
	return []column[apitypes.FileGroup]{
		{title: "Groep", key: "key"}, {title: "Project", key: "project"}, {title: "Klant", key: "client"}, {title: "Label", key: "tag"},
		{title: "Factureerbaar", key: "billable"}, {title: "Soort", key: "type"}, {title: "Regels", key: "rows"}, {title: "Uren", key: "hours"},
	}
}

// refuseRows shows the bad rows: to people on stderr, each reason of a person once, to programs as the result.
func (t *terminal) refuseRows(name string, bad hours.BadRows) error {
	rows := apitypes.RefusedRowsOf(bad)
	v := listed(rows.Rows, "", []column[apitypes.RefusedRow]{{key: "line"}, {key: "column"}, {key: "employee"}, {key: "date"}, {key: "reason"}})
	v.value = rows
	v.people = func(*page) {
		for _, line := range groupedRows(bad.Rows, rows.Rows) {
			fmt.Fprintln(t.err, domain.OneLine(line))
		}
		if rows.More > 0 {
			fmt.Fprintf(t.err, "Er zijn nog %s fouten die hier niet staan.\n", domain.DutchInt(rows.More))
		}
	}
	if err := t.show(v); err != nil {
		return err
	}
	if bad.BadRowCount() == 1 {
		return fmt.Errorf("%s heeft een fout: er is niets opgeslagen", name)
	}
	return fmt.Errorf("%s heeft %s fouten: er is niets opgeslagen", name, domain.DutchInt(bad.BadRowCount()))
}

// groupedRows returns the lines of bad rows. What is wrong with several rows of one person, or with a
// person whom nobody knows, is said once with all their places.
func groupedRows(bad []hours.BadRow, rows []apitypes.RefusedRow) []string {
	var lines [][2]string // places and reason
	at := map[string]int{}
	for i, r := range rows {
		key, place := bad[i].Person+": "+r.Reason, fmt.Sprintf("regel %d", r.Line)
		switch {
		case bad[i].Person != "":
			place = fmt.Sprintf("%s (%s)", bad[i].Date.Dutch(), place)
		case bad[i].Reason.Code != domain.CodeImportPerson:
			if key = fmt.Sprint(i); r.Column != nil {
				place += ", kolom " + *r.Column
			}
		}
		if line, known := at[key]; known {
			lines[line][0] += ", " + place
			continue
		}
		if bad[i].Person != "" {
			place = bad[i].Person + ", " + place
		}
		at[key] = len(lines)
		lines = append(lines, [2]string{place, r.Reason})
	}
	return apitypes.Each(lines, func(line [2]string) string { return line[0] + ": " + line[1] })
}

func importView(out hours.HourImport) result {
	type result = apitypes.ImportResult
	created := "Toegevoegd"
	if out.DryRun {
		created = "Toe te voegen"
	}
	return single(apitypes.ImportResultOf(out), []column[result]{
		{title: "Soort", key: "format"}, {title: "Regels", key: "rows"},
		{title: "Uren", key: "hours", text: func(result) string { return out.Hours.Dutch() }},
		{title: "Medewerkers", key: "people"}, {title: created, key: "created"},
		{title: "Al aanwezig", key: "skipped"},
		{title: "Nieuw", key: "new_employees",
			text: func(result) string { return strings.Join(out.NewEmployees, ", ") }},
		{title: "Verwijderd", key: "skipped_withdrawn"},
		{title: "Import", key: "import"},
		{title: "Onafgerond", key: "hours_before",
			text: func(result) string { return out.Read.Dutch() + " uur" }},
	})
}
