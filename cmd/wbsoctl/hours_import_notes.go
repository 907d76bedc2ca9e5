package main

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"wbso/adapters/apitypes"
	"wbso/domain"
	"wbso/domain/hours"
)

// warningWords say what is odd about one row of hours, and about several.
var warningWords = map[hours.HourWarning][2]string{
	hours.BeforeStart:   {"ligt vóór de start van het project", "liggen vóór de start van het project"},
	hours.OutsidePeriod: {"valt buiten de periode van de aanvraag: die uren tellen niet mee", "vallen buiten de periode van de aanvraag: die uren tellen niet mee"},
	hours.OnWeekend:     {"is van een zaterdag of zondag", "zijn van een zaterdag of zondag"},
	hours.OnHoliday:     {"is van een feestdag", "zijn van een feestdag"},
	hours.OnMarkedDay:   {"is van een dag die als 'Geen S&O' of 'Afwezig' is gemarkeerd; die markering vervalt", "zijn van dagen die als 'Geen S&O' of 'Afwezig' zijn gemarkeerd; die markering vervalt"},
	hours.InConfirmed:   {"is van een maand die de medewerker had bevestigd; die bevestiging vervalt", "zijn van maanden die de medewerker had bevestigd; die bevestiging vervalt"},
	hours.OtherYear:     {"is van een ander jaar dan de aanvraag", "zijn van een ander jaar dan de aanvraag"},
}

// importNotes writes the notes of an import below its result.
func (t *terminal) importNotes(project string, out apitypes.ImportResult) {
	n := out.WarningRows
	odd := map[hours.HourWarning]int{
		hours.BeforeStart: n.BeforeStart, hours.OutsidePeriod: n.OutsidePeriod, hours.OnWeekend: n.Weekend, hours.OnHoliday: n.Holiday,
		hours.OtherYear: n.OtherYear, hours.OnMarkedDay: n.Marked, hours.InConfirmed: n.Confirmed,
	}
	for _, w := range hours.HourWarnings() {
		if odd[w] > 0 {
			t.note("Let op: %s.", rowsThat(odd[w], warningWords[w]))
		}
	}
	var names, left []string
	for _, g := range out.Groups {
		if g.ProjectNumber != nil {
			names = append(names, groupName(g))
		} else {
			left = append(left, groupName(g))
		}
	}
	if slices.Contains(out.Warnings, apitypes.SeveralProjects) {
		t.note("Let op: het bestand noemt meer dan één project. Alle uren horen hier bij %s: %s.", project, strings.Join(names, ", "))
	}
	for _, name := range left {
		t.note("Niet opgenomen: %s.", name)
	}
	for _, one := range []struct {
		rows  int
		words [2]string
	}{
		{out.WithoutTime, [2]string{"heeft geen tijd en telt niet mee", "hebben geen tijd en tellen niet mee"}},
		{out.Totals, [2]string{"is een totaal en telt niet mee", "zijn een totaal en tellen niet mee"}},
		{out.Merged, [2]string{"is door het afronden bij een andere van die dag gekomen", "zijn door het afronden bij een andere van die dag gekomen"}},
	} {
		if one.rows > 0 {
			t.note("%s.", rowsThat(one.rows, one.words))
		}
	}
	for _, z := range out.RoundedToZero {
		t.note("%s, %s: %s uur wordt afgerond 0.", z.Employee, dutchDay(z.Date), fileHours(z.Hours))
	}
	if out.SkippedWithdrawn > 0 {
		t.note("%s. Met --again komt dat er weer bij.", rowsThat(out.SkippedWithdrawn, [2]string{"is overgeslagen, omdat de uren eerder zijn verwijderd", "zijn overgeslagen, omdat de uren eerder zijn verwijderd"}))
	}
}

func groupName(g apitypes.FileGroup) string {
	name := hours.FileGroup{Project: g.Project, Client: g.Client, Tag: g.Tag}.GroupName()
	if name == "" {
		name = "zonder project"
	}
	return fmt.Sprintf("%s (%s uur)", name, fileHours(g.Hours))
}

// fileHours writes hours of a file, in hundredths, as Dutch readers do: 1.007,33.
func fileHours(text string) string {
	whole, fraction, _ := strings.Cut(text, ".")
	n, err := strconv.Atoi(whole)
	switch {
	case err != nil:
		return text
	case fraction == "" || fraction == "0":
		return domain.DutchInt(n)
	}
	return domain.DutchInt(n) + "," + fraction
}

// rowsThat says something of some rows: 1 regel is, 2 regels zijn.
func rowsThat(n int, words [2]string) string {
	if n == 1 {
		return "1 regel " + words[0]
	}
	return domain.DutchInt(n) + " regels " + words[1]
}
