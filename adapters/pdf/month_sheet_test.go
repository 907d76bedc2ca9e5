package pdf

import (
	"context"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/hours"
)

// monthSheet is a month with the hours of two projects.
func monthSheet() hours.MonthSheet {
	first, second := timesheet(), timesheet()
	second.Project, second.Title, second.Period = "WBSO-2026-00043", "Koeling zonder compressor", domain.Period{From: domain.NewDate(2026, 1, 1), To: domain.NewDate(2026, 12, 31)}
	second.Entries = second.Entries[3:6]
	m := hours.MonthSheet{
		EmployeeMonth: hours.EmployeeMonth{Month: first.Month, State: hours.MonthClosed, Reason: "Op 31 maart was ik ziek", ConfirmedByName: "Sanne de Vries", ClosedByName: "Noor Jansen"},
		Company:       first.Company, Employee: first.Employee, MadeOn: first.MadeOn, Projects: []hours.Timesheet{first, second},
		Confirmed: time.Date(2026, 4, 1, 16, 5, 0, 0, time.UTC), Closed: time.Date(2026, 4, 2, 9, 30, 0, 0, time.UTC),
	}
	return m
}

func TestMonthSheet_Golden(t *testing.T) {
	unconfirmed := monthSheet()
	unconfirmed.Confirmed, unconfirmed.ClosedByName, unconfirmed.Projects = time.Time{}, "", nil
	long := monthSheet()
	long.Projects = append(long.Projects, longTimesheet())
	long.Reason = strings.Repeat("Reden ", hours.MonthReasonMax/6)
	for name, m := range map[string]hours.MonthSheet{"month": monthSheet(), "month_unconfirmed": unconfirmed, "month_long": long} {
		t.Run(name, func(t *testing.T) {
			raw, err := New("Speurwerk").PrintMonthSheet(context.Background(), m)
			require.NoError(t, err)
			golden(t, name, raw)
			insideMargins(t, raw)
		})
	}
}

func TestMonthSheet_saysWhoConfirmedAndClosed(t *testing.T) {
	raw, err := New("Speurwerk").PrintMonthSheet(context.Background(), monthSheet())
	require.NoError(t, err)
	all := words(pages(t, raw)...)
	for _, want := range []string{
		"WBSO-2026-00042 – Pompen die hun slijtage melden", "WBSO-2026-00043 – Koeling zonder compressor", "Totaal S&O-uren van de maand: 121 uur",
		"Bevestigd door Sanne de Vries op 01-04-2026 om 16:05.", "Toelichting bij de bevestiging: Op 31 maart was ik ziek", "Afgesloten door Noor Jansen op 02-04-2026 om 09:30.",
	} {
		assert.Contains(t, all, want)
	}
	m := monthSheet()
	m.Confirmed, m.ClosedByName = time.Time{}, ""
	raw, err = New("Speurwerk").PrintMonthSheet(context.Background(), m)
	require.NoError(t, err)
	all = words(pages(t, raw)...)
	assert.Contains(t, all, "Niet door de medewerker bevestigd. Afgesloten door wbsoctl")
	assert.NotContains(t, all, "Toelichting")
}
