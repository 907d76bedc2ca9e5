package hoursfile

import (
	"bytes"
	"slices"
	"strings"
	"time"

	"wbso/domain"
	"wbso/domain/hours"
)

// entries reads the current row of the file.
func (r *Reader) entries() {
	if r.tooManyCells() {
		return
	}
	if r.isTotal() {
		r.totals++
		return
	}
	row := Row{Line: r.scan.line, Column: r.columns.hours, Group: r.group()}
	r.inGroup = row.Group
	if r.columns.format == WeekSheet {
		row.Description, row.Person = r.description(), r.person()
		r.week(row)
		return
	}
	worked, fault := r.worked()
	if row.Read = hours.FileHoursOf(worked); fault == nil && worked == 0 { // nothing else of it matters
		r.rows = append(r.rows, row)
		return
	}
	row.Description, row.Person = r.description(), r.person()
	day, kind, wrong := r.date(r.cell(r.columns.date))
	if wrong != nil {
		r.problem(r.columns.date, wrong)
	}
	row.Date, row.Unsure = day, kind == either && r.options.Order == AnyOrder
	if fault != nil {
		r.problem(max(row.Column, r.columns.end), fault)
	}
	if len(r.problems) == 0 {
		r.rows = append(r.rows, row)
	}
	if row.Unsure && len(r.problems) > 0 {
		r.problem(r.columns.date, about(domain.CodeFileDateOrder, r.cell(r.columns.date)))
		r.problems[len(r.problems)-1].Unsure = true
	}
}

// person is like personOf, but adds a problem when the row names nobody.
func (r *Reader) person() int {
	person := r.personOf()
	if person == None {
		r.problem(r.PersonColumn(), domain.Fail(domain.Invalid, domain.CodeFileEmptyCell))
	}
	return person
}

// worked returns the hours of the current row, 0 when it has none.
func (r *Reader) worked() (time.Duration, *domain.Error) {
	if r.columns.hours == None {
		return r.span()
	}
	return r.workedIn(r.columns.hours)
}

func (r *Reader) workedIn(column int) (time.Duration, *domain.Error) {
	text := trimmed(r.cell(column))
	if len(text) == 0 {
		return 0, nil
	}
	worked, ok := r.columns.worked(text)
	if !ok {
		return 0, about(domain.CodeFileHours, text)
	}
	return worked, nil
}

// week reads the days of a row of a week sheet. No hours at all, or 0, is a day off.
func (r *Reader) week(row Row) {
	monday, column, fault := r.monday()
	if fault != nil {
		r.problem(column, fault)
	}
	for i, day := range r.columns.week.days {
		worked, fault := r.workedIn(day)
		if fault != nil {
			r.problem(day, fault)
		} else if worked != 0 {
			row.Column, row.Date, row.Read = day, monday.AddDays(i), hours.FileHoursOf(worked)
			r.rows = append(r.rows, row)
		}
	}
	if len(r.problems) > 0 {
		r.rows = r.rows[:0]
	}
}

// date reads a date. Most rows have the same date as the row before, which is reused.
func (r *Reader) date(cell []byte) (domain.Date, dateKind, *domain.Error) {
	if bytes.Equal(cell, r.lastDate) && !r.lastDay.IsZero() {
		return r.lastDay, r.lastKind, nil
	}
	if len(bytes.TrimSpace(cell)) == 0 {
		return domain.Date{}, certain, domain.Fail(domain.Invalid, domain.CodeFileEmptyCell)
	}
	day, kind, fault := dateOf(cell, r.options.Order, r.columns.foreign)
	if fault == nil {
		r.kinds[kind] = true
		r.lastDate, r.lastDay, r.lastKind = append(r.lastDate[:0], cell...), day, kind
	}
	return day, kind, fault
}

// group returns the number of the group of the current row.
func (r *Reader) group() int {
	c := r.columns
	project := textOf(r.cell(c.group))
	if at := bytes.LastIndexByte(project, '-'); c.issues && at > 0 {
		project = project[:at]
	}
	if c.project != None {
		if number := textOf(r.cell(c.project)); len(number) > 0 {
			project = number
		} else if len(project) == 0 {
			project = []byte(r.options.Project)
		}
	}
	r.key = append(r.key[:0], project...)
	for _, column := range c.kinds {
		r.key = append(append(r.key, 0), textOf(r.cell(column))...)
	}
	if known, ok := r.grouped[string(r.key)]; ok {
		return known
	}
	parts := append(strings.Split(string(r.key), "\x00"), "", "", "", "")
	r.groups = append(r.groups, hours.FileGroup{Project: parts[0], Client: parts[1], Tag: parts[2], Billable: parts[3], Type: parts[4]})
	r.grouped[string(r.key)] = len(r.groups) - 1
	return len(r.groups) - 1
}

// description returns the first of the columns that can describe the work and that is not
// empty.
func (r *Reader) description() string {
	for _, column := range r.columns.descriptions {
		if text := textOf(r.cell(column)); len(text) > 0 {
			return r.text(text)
		}
	}
	return ""
}

// tooManyCells reports a row with more cells than the heading, as of a decimal comma
// in a file of commas.
func (r *Reader) tooManyCells() bool {
	for i := len(r.columns.titles); i < len(r.scan.cells); i++ {
		if len(bytes.TrimSpace(r.scan.cells[i])) > 0 {
			r.problem(None, domain.Fail(domain.Invalid, domain.CodeFileCells))
			return true
		}
	}
	return false
}

// totals are the words with which people and programs begin a row that adds up others.
var totals = []string{"totaal", "total", "subtotaal", "subtotal", "eindtotaal", "grandtotal", "gesamt", "summe", "som"}

// isTotal reports whether the row adds up others: it is called so in the place of its date
// or person, or it has hours and nothing that they could be of.
func (r *Reader) isTotal() bool {
	date, name := bytes.TrimSpace(r.cell(r.columns.date)), r.cell(r.columns.name)
	if len(date) > 0 {
		return (date[0] < '0' || date[0] > '9') && slices.Contains(totals, headOf(date))
	}
	if slices.Contains(totals, headOf(name)) {
		return true
	}
	return r.columns.format != WeekSheet && len(bytes.TrimSpace(name))+len(bytes.TrimSpace(r.cell(r.columns.email))) == 0 && r.description() == ""
}
