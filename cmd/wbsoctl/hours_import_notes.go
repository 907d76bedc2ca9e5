package main

import (
	"fmt"
	"strings"

	"wbso/domain"
)

// warningWords say what is odd about one row of hours, and about more.
func warningWords(w domain.HourWarning) (one, more string) {
	switch w {
	case domain.BeforeStart:
		return "ligt vóór de start van het project", "liggen vóór de start van het project"
	case domain.OutsidePeriod:
		return "valt buiten de periode van de aanvraag: die uren tellen niet mee", "vallen buiten de periode van de aanvraag: die uren tellen niet mee"
	case domain.OnWeekend:
		return "is van een zaterdag of zondag", "zijn van een zaterdag of zondag"
	case domain.OnHoliday:
		return "is van een feestdag", "zijn van een feestdag"
	case domain.OtherYear:
		return "is van een ander jaar dan de aanvraag", "zijn van een ander jaar dan de aanvraag"
	}
	return string(w), string(w)
}

// importNotes is what an import tells beside its result.
func (t *terminal) importNotes(project string, out domain.HourImport) {
	for _, w := range domain.HourWarnings() {
		if n := out.Warned[w]; n > 0 {
			one, more := warningWords(w)
			t.note("Let op: %s.", rowsThat(n, one, more))
		}
	}
	if out.Several() {
		names := make([]string, len(out.Projects))
		for i, p := range out.Projects {
			names[i] = fmt.Sprintf("%s (%s uur)", clean(p.Name), p.Hours.Dutch())
		}
		t.note("Let op: het bestand noemt meer dan één project. Alle uren horen hier bij %s: %s.", project, strings.Join(names, ", "))
	}
	if out.Withdrawn > 0 {
		t.note("%s. Met --again komt dat er weer bij.", rowsThat(out.Withdrawn, "is overgeslagen, omdat de uren eerder zijn verwijderd", "zijn overgeslagen, omdat de uren eerder zijn verwijderd"))
	}
}

// rowsThat says something of some rows: 1 regel is, 2 regels zijn.
func rowsThat(n int, one, more string) string {
	if n == 1 {
		return "1 regel " + one
	}
	return domain.DutchInt(n) + " regels " + more
}
