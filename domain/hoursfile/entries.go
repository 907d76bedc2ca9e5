package hoursfile

import (
	"bytes"
	"slices"

	"wbso/domain"
	"wbso/domain/hours"
)

// entries reads the current row of the file.
func (r *Reader) entries() {
	if r.tooManyCells() || r.isTotal() {
		return
	}
	row := Row{Line: r.scan.line, Column: r.columns.hours, Person: r.personOf(),
		Description: r.description(), Project: r.text(textOf(r.cell(r.columns.project))), Group: r.group()}
	if row.Person == None {
		r.problem(r.PersonColumn(), domain.Fail(domain.Invalid, domain.CodeFileEmptyCell))
	}
	if r.columns.format == WeekSheet {
		r.week(row)
		return
	}
	day, kind, fault := r.date(r.cell(r.columns.date))
	if fault != nil {
		r.problem(r.columns.date, fault)
	}
	row.Date, row.Unsure = day, kind == either && r.options.Order == AnyOrder
	r.add(row)
	if row.Unsure && len(r.problems) > 0 {
		r.problem(r.columns.date, about(domain.CodeFileDateOrder, r.cell(r.columns.date)))
		r.problems[len(r.problems)-1].Unsure = true
	}
}

// add appends an entry whose hours are still to be read. A row with problems gives no
// entry.
func (r *Reader) add(row Row) {
	var fault *domain.Error
	if text := bytes.TrimSpace(r.cell(row.Column)); len(text) == 0 {
		fault = domain.Fail(domain.Invalid, domain.CodeFileEmptyCell)
	} else {
		worked, ok := r.columns.worked(text)
		row.Read = hours.FileHoursOf(worked)
		row.Hours, fault = halves(worked, ok, r.options.Round, text)
	}
	if fault != nil {
		r.problem(row.Column, fault)
	}
	if len(r.problems) == 0 {
		r.rows = append(r.rows, row)
	}
}

// week reads the days of a row of a week sheet. No hours at all, or 0, is a day off.
func (r *Reader) week(row Row) {
	monday, column, fault := r.monday()
	if fault != nil {
		r.problem(column, fault)
	}
	for i, day := range r.columns.week.days {
		text := bytes.TrimSpace(r.cell(day))
		if hours, fault := hoursOf(text, false); len(text) == 0 || fault == nil && hours == 0 {
			continue
		}
		row.Column, row.Date = day, monday.AddDays(i)
		r.add(row)
	}
	if len(r.problems) > 0 {
		r.rows = r.rows[:0]
	}
}

// date reads a date. Most rows have that of the row before.
func (r *Reader) date(cell []byte) (domain.Date, dateKind, *domain.Error) {
	if bytes.Equal(cell, r.lastDate) && !r.lastDay.IsZero() {
		return r.lastDay, r.lastKind, nil
	}
	if len(bytes.TrimSpace(cell)) == 0 {
		return domain.Date{}, certain, domain.Fail(domain.Invalid, domain.CodeFileEmptyCell)
	}
	day, kind, fault := dateOf(cell, r.options.Order)
	if fault == nil {
		r.kinds[kind] = true
		r.lastDate, r.lastDay, r.lastKind = append(r.lastDate[:0], cell...), day, kind
	}
	return day, kind, fault
}

// group is what the file calls the project of the current row.
func (r *Reader) group() string {
	cell := textOf(r.cell(r.columns.group))
	if at := bytes.LastIndexByte(cell, '-'); r.columns.issues && at > 0 {
		cell = cell[:at]
	}
	return r.text(cell)
}

// description is the first of the columns that can describe the work and that is not
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
