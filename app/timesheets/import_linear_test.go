package timesheets

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/hours"
	"wbso/domain/hoursfile"
	"wbso/ports"
)

// wholeStaff answers with a staff that everybody has touched meanwhile.
type wholeStaff struct {
	ports.HoursBulk
	staff []hours.StaffMember
}

func (s wholeStaff) ListStaff(context.Context, int64, int64) ([]hours.StaffMember, error) {
	return s.staff, nil
}

func (s wholeStaff) ListBookedDays(context.Context, int64, domain.Period) ([]hours.EmployeeDay, error) {
	return nil, nil
}

func (s wholeStaff) ListWithdrawnHours(context.Context, int64, int64, domain.Period) ([]hours.WithdrawnHours, error) {
	return nil, nil
}

type touching struct{ ports.Employees }

func (touching) TouchEmployees(context.Context, ...int64) error { return nil }

type noEntries struct{ ports.HourFiles }

func (noEntries) ListEntriesOfEmployee(context.Context, int64, int64, domain.Period) ([]hours.HourEntry, error) {
	return nil, nil
}

type openMonths struct{ ports.Months }

func (openMonths) ListMonths(context.Context, int64) ([]hours.EmployeeMonth, error) { return nil, nil }

type noMarks struct{ ports.DayFacts }

func (noMarks) ListDayMarks(context.Context, int64, domain.Period) ([]hours.MarkedDay, error) {
	return nil, nil
}

// A company of before may have very many people. Looking for each of them among all
// others would not end.
func TestImport_matchesAndLocksManyPeople(t *testing.T) {
	const people = 300_000
	staff := make([]hours.StaffMember, people)
	file := strings.Builder{}
	file.WriteString("datum;medewerker;e-mail;uren;omschrijving\n")
	for i := range staff {
		staff[i] = hours.StaffMember{Employee: hours.Employee{ID: int64(i + 1), FirstName: "Jan", LastName: "Jansen", Email: fmt.Sprintf("nr%d@example.nl", i), Archived: i%3 == 0}, Assigned: true}
		if i%3 == 0 {
			staff[i].Email = ""
		} else {
			fmt.Fprintf(&file, "2026-11-16;Jan Jansen;nr%d@example.nl;8;Regeling\n", i)
		}
	}
	rows, err := readImport(t.Context(), ImportHours{Format: hoursfile.Auto, File: strings.NewReader(file.String())}, hours.Project{}, hours.AdminImportRowsMax)
	require.NoError(t, err)
	p := &importPlan{rows: rows, today: domain.NewDate(2026, 11, 20), staff: staff}
	p.match()
	assert.Len(t, p.people, people-people/3)
	now := append([]hours.StaffMember(nil), staff...)
	for i := range now {
		now[i].Version = 2 // by this import and by somebody else
	}
	r := ports.Repos{HoursBulk: wholeStaff{staff: now}, Employees: touching{}, HourFiles: noEntries{}, Months: openMonths{}, DayFacts: noMarks{}}
	require.NoError(t, p.lock(t.Context(), r))
	assert.Equal(t, people-people/3, p.created())

	for i := range p.rows.people { // somebody else of the same name
		p.rows.people[i].Email = fmt.Sprintf("anders%d@example.nl", i)
	}
	p.people = nil
	p.match()
	for _, one := range p.people {
		require.NotNil(t, one.unknown)
		require.Equal(t, domain.CodeImportTwoNames, one.unknown.Code)
	}
}
