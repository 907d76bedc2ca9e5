package pdf

import (
	"bytes"
	"context"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"wbso/domain"
	"wbso/domain/hours"
)

func timesheet() hours.Timesheet {
	t := hours.Timesheet{
		Company: "Pompwijs B.V.", Project: "WBSO-2026-00042", Title: "Pompen die hun slijtage melden", Month: domain.Month{Year: 2026, Month: time.March},
		Employee: hours.Employee{FirstName: "Sanne", LastName: "de Vries", Function: "Ontwikkelaar regeltechniek"}, MadeOn: domain.NewDate(2026, 4, 2),
		Period: domain.Period{From: domain.NewDate(2026, 3, 9), To: domain.NewDate(2026, 12, 31)},
	}
	for d := t.Month.First(); !d.After(t.Month.Last()); d = d.AddDays(1) {
		if d.Weekday() == time.Saturday || d.Weekday() == time.Sunday || d.Weekday() == time.Wednesday {
			continue
		}
		e := hours.TimesheetRow{HourEntry: hours.HourEntry{Date: d, Hours: 15, Description: "Proefopstelling voor het meten van lagerspeling gebouwd en bijgesteld"}, First: d, Recorded: d}
		switch {
		case d.Day < 4:
			e.LateHours, e.Recorded = 15, domain.NewDate(2026, 3, 25)
		case d.Day == 10 || d.Day == 12:
			e.RecordedAt, e.Recorded = time.Date(2026, 3, 30, 9, 0, 0, 0, time.UTC), domain.NewDate(2026, 3, 30)
			e.LateHours = domain.Hours(d.Day-10) * 2
		}
		t.Entries = append(t.Entries, e)
	}
	morning := t.Entries[4]
	morning.Hours, morning.Description = 1, "Overleg over de meetfout bij lage temperatuur"
	t.Entries = append(t.Entries[:5], append([]hours.TimesheetRow{morning}, t.Entries[5:]...)...)
	return t
}

// fullTimesheet has sixteen entries on each of 31 days.
func fullTimesheet() hours.Timesheet {
	t := timesheet()
	t.Entries = nil
	for i := range 31 * 16 {
		t.Entries = append(t.Entries, hours.TimesheetRow{HourEntry: hours.HourEntry{Date: t.Month.First().AddDays(i / 16), Hours: 1, Description: "Pomp beproefd", LateHours: domain.Hours(i % 2)}})
	}
	return t
}

// longTimesheet has the longest texts that are accepted.
func longTimesheet() hours.Timesheet {
	t := timesheet()
	t.Company, t.Title = strings.Repeat("Langbedrijf", 18), strings.Repeat("Lange titel ", 12)
	t.Employee.FirstName, t.Employee.LastName, t.Employee.Function = strings.Repeat("W", hours.PersonNameMax), strings.Repeat("Zoë-", 25), strings.Repeat("functie ", 12)
	t.Entries = t.Entries[:3]
	t.Entries[0].Description = strings.Repeat("W", hours.DescriptionMax)
	t.Entries[1].Description = strings.Repeat("a\n", hours.DescriptionMax/2)
	t.Entries[2].Description = strings.Repeat("Meten is weten. ", hours.DescriptionMax/16)
	return t
}

func oddTimesheet() hours.Timesheet {
	t := timesheet()
	t.Company, t.Employee.FirstName, t.Employee.LastName, t.Employee.Function = "\"Zoë\" & 👩‍🔬 B.V.", "👩‍🔬 Ünal", "Aydın\r\nBcc: x@y.nl", ""
	t.Entries = t.Entries[:2]
	t.Entries[0].Description, t.Entries[1].Description = "<b>vet</b> =1+1 🚀", "株式会社 שלום"
	return t
}

func emptyTimesheet() hours.Timesheet {
	t := timesheet()
	t.Entries = nil
	return t
}

func printTimesheet(t *testing.T, d hours.Timesheet) []byte {
	t.Helper()
	raw, err := New("Speurwerk").PrintTimesheet(context.Background(), d)
	require.NoError(t, err)
	return raw
}

func TestTimesheet_Golden(t *testing.T) {
	for name, d := range map[string]hours.Timesheet{
		"timesheet": timesheet(), "timesheet_full": fullTimesheet(), "timesheet_long": longTimesheet(), "timesheet_odd": oddTimesheet(), "timesheet_empty": emptyTimesheet(),
	} {
		t.Run(name, func(t *testing.T) {
			raw := printTimesheet(t, d)
			golden(t, name, raw)
			insideMargins(t, raw)
		})
	}
}

func TestTimesheet_addsUpWeeksAndMonth_D18(t *testing.T) {
	got := pages(t, printTimesheet(t, timesheet()))
	require.Len(t, got, 1)
	all := words(got...)
	for _, want := range []string{
		"Medewerker Sanne de Vries", "Functie Ontwikkelaar regeltechniek", "Bedrijf Pompwijs B.V.", "Project WBSO-2026-00042 – Pompen die hun slijtage melden", "Maand maart 2026",
		"ma 02-03-2026 7,5 Proefopstelling", "Week 10 30", "Week 11 30,5", "Week 14 15", "Totaal S&O-uren maart 2026: 105,5 uur",
		"Geregistreerd: 135,5 uur, waarvan 30 uur buiten de periode van de aanvraag (09-03-2026 t/m 31-12-2026).", "Later dan 10 werkdagen geregistreerd: 17 uur.",
		"geregistreerd op 10-03-2026, gewijzigd op 30-03-2026", "gewijzigd op 30-03-2026; 2 uur later dan 10 werkdagen", "op 25-03-2026, later dan", "Handtekening", "Leidinggevende", "Bewaar alles 7 jaar", "gemaakt op 02-04-2026",
	} {
		assert.Contains(t, all, want)
	}
	assert.Equal(t, 2, strings.Count(all, tardy), "2 and 3 March")
	assert.Equal(t, 1, strings.Count(all, "ma 09-03-2026"), "two entries of a day have its date once")
}

func TestTimesheet_keepsWhatItIsGiven(t *testing.T) {
	d := oddTimesheet()
	printTimesheet(t, d)
	assert.Equal(t, oddTimesheet(), d)
}

func TestTimesheet_I04_any_unicode_prints(t *testing.T) {
	r := New("Speurwerk")
	rapid.Check(t, func(t *rapid.T) {
		d := timesheet()
		d.Company, d.Employee.LastName, d.Entries[0].Description = rapid.String().Draw(t, "company"), rapid.String().Draw(t, "name"), rapid.String().Draw(t, "description")
		raw, err := r.PrintTimesheet(context.Background(), d)
		if err != nil || !bytes.HasPrefix(raw, []byte("%PDF-")) {
			t.Fatalf("%v", err)
		}
	})
}
