package hours

import (
	"cmp"
	"slices"
	"strings"

	"wbso/domain"
)

// EmployeeDay is what an employee worked on a day.
type EmployeeDay struct {
	Employee int64
	Date     domain.Date
	Hours    domain.Hours
}

// HourGrid is the hours of a project in a span, month by month, as a spreadsheet shows them.
type HourGrid struct {
	Company string
	Project string // project number
	Title   string
	Span    domain.Span
	Months  []GridMonth // those with hours, or else the first
}

// KeepHours is what a file of hours says about how long it is kept.
const KeepHours = "Bewaar alles 7 jaar, ook deze urenregistratie."

// GridMonth has a row per employee with hours, by name. Days are those of the month that
// are in the span.
type GridMonth struct {
	Month domain.Month
	Days  []domain.Date
	Rows  []GridRow
}

// GridRow is the hours of an employee, one for each day of the month.
type GridRow struct {
	Name     string
	Function string
	Hours    []domain.Hours
}

// GridMonths arranges the hours of a span. Every employee with hours is among the people.
func GridMonths(in domain.Period, people map[int64]Employee, days []EmployeeDay) []GridMonth {
	days = slices.Clone(days)
	slices.SortFunc(days, func(a, b EmployeeDay) int {
		return cmp.Or(a.Date.MonthOf().Compare(b.Date.MonthOf()), people[a.Employee].compareName(people[b.Employee]), a.Date.Compare(b.Date))
	})
	var months []GridMonth
	var last EmployeeDay
	for _, d := range days {
		if len(months) == 0 || d.Date.MonthOf() != last.Date.MonthOf() {
			months, last = append(months, emptyMonth(d.Date.MonthOf(), in)), EmployeeDay{}
		}
		m := &months[len(months)-1]
		if d.Employee != last.Employee {
			e := people[d.Employee]
			m.Rows = append(m.Rows, GridRow{Name: e.Name(), Function: e.Function, Hours: make([]domain.Hours, len(m.Days))})
		}
		m.Rows[len(m.Rows)-1].Hours[d.Date.Day-m.Days[0].Day] += d.Hours
		last = d
	}
	if months == nil {
		return []GridMonth{emptyMonth(in.From.MonthOf(), in)}
	}
	return months
}

// emptyMonth has the days of a month that are in a period.
func emptyMonth(m domain.Month, in domain.Period) GridMonth {
	g := GridMonth{Month: m}
	for d := m.First(); d.MonthOf() == m; d = d.AddDays(1) {
		if in.Holds(d) {
			g.Days = append(g.Days, d)
		}
	}
	return g
}

// Total returns what the employee worked in the month.
func (r GridRow) Total() (sum domain.Hours) {
	for _, h := range r.Hours {
		sum += h
	}
	return sum
}

// compareName orders employees as lists do: by name, and employees with the same name by id.
func (e Employee) compareName(f Employee) int {
	return cmp.Or(strings.Compare(e.NameKey, f.NameKey), cmp.Compare(e.ID, f.ID))
}
