package main

import (
	"fmt"
	"strings"

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
func (t *terminal) importNotes(project string, out hours.HourImport) {
	for _, w := range hours.HourWarnings() {
		if n := out.Warned[w]; n > 0 {
			t.note("Let op: %s.", rowsThat(n, warningWords[w]))
		}
	}
	if out.Several() {
		var names []string
		for _, g := range out.Groups {
			if g.Chosen {
				names = append(names, groupName(g))
			}
		}
		t.note("Let op: het bestand noemt meer dan één project. Alle uren horen hier bij %s: %s.", project, strings.Join(names, ", "))
	}
	for _, g := range out.Groups {
		if !g.Chosen {
			t.note("Niet opgenomen: %s.", groupName(g))
		}
	}
	if out.Untimed > 0 {
		t.note("%s.", rowsThat(out.Untimed, [2]string{"heeft geen tijd en telt niet mee", "hebben geen tijd en tellen niet mee"}))
	}
	if out.Totals > 0 {
		t.note("%s.", rowsThat(out.Totals, [2]string{"is een totaal en telt niet mee", "zijn een totaal en tellen niet mee"}))
	}
	if out.Merged > 0 {
		t.note("%s.", rowsThat(out.Merged, [2]string{"is door het afronden bij een andere van die dag gekomen", "zijn door het afronden bij een andere van die dag gekomen"}))
	}
	for _, z := range out.Zero {
		t.note("%s, %s: %s uur wordt afgerond 0.", z.Employee, z.Date.Dutch(), z.Hours.Dutch())
	}
	if out.Withdrawn > 0 {
		t.note("%s. Met --again komt dat er weer bij.", rowsThat(out.Withdrawn, [2]string{"is overgeslagen, omdat de uren eerder zijn verwijderd", "zijn overgeslagen, omdat de uren eerder zijn verwijderd"}))
	}
}

func groupName(g hours.FileGroup) string {
	name := g.GroupName()
	if name == "" {
		name = "zonder project"
	}
	return fmt.Sprintf("%s (%s uur)", name, g.Hours.Dutch())
}

// rowsThat says something of some rows: 1 regel is, 2 regels zijn.
func rowsThat(n int, words [2]string) string {
	if n == 1 {
		return "1 regel " + words[0]
	}
	return domain.DutchInt(n) + " regels " + words[1]
}
