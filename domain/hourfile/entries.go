package hourfile

import (
	"bytes"

	"wbso/domain"
)

// entries reads the current row of the file.
func (r *Reader) entries() {
	if r.tooManyCells() || r.isTotal() {
		return
	}
	row := Row{Line: r.scan.line, Column: r.columns.hours, Person: r.personOf(),
		Description: r.description(), Project: r.text(textOf(r.cell(r.columns.project)))}
	if row.Person == None {
		r.problem(r.PersonColumn(), domain.Fail(domain.Invalid, domain.CodeFileEmptyCell))
	}
	if r.columns.format == WeekSheet {
		r.week(row)
		return
	}
	day, fault := r.date(r.cell(r.columns.date))
	if fault != nil {
		r.problem(r.columns.date, fault)
	}
	row.Date = day
	r.add(row)
}

// add appends an entry whose hours are still to be read. A row with problems gives no
// entry.
func (r *Reader) add(row Row) {
	hours, fault := domain.Hours(0), (*domain.Error)(nil)
	if text := r.cell(row.Column); len(bytes.TrimSpace(text)) == 0 {
		fault = domain.Fail(domain.Invalid, domain.CodeFileEmptyCell)
	} else {
		hours, fault = r.columns.hoursOf(text, r.options.Round)
	}
	if fault != nil {
		r.problem(row.Column, fault)
	}
	if len(r.problems) == 0 {
		row.Hours = hours
		r.rows = append(r.rows, row)
	}
}

// week reads the days of a row of a week sheet. No hours at all, or 0, is a day off.
func (r *Reader) week(row Row) {
	monday, column, fault := r.columns.week.monday(r.cell)
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
func (r *Reader) date(cell []byte) (domain.Date, *domain.Error) {
	if bytes.Equal(cell, r.lastDate) && !r.lastDay.IsZero() {
		return r.lastDay, nil
	}
	if len(bytes.TrimSpace(cell)) == 0 {
		return domain.Date{}, domain.Fail(domain.Invalid, domain.CodeFileEmptyCell)
	}
	day, decided, fault := dateOf(cell, r.options.Order)
	r.decided = r.decided || decided && fault == nil
	if fault == nil {
		r.lastDate, r.lastDay = append(r.lastDate[:0], cell...), day
	}
	return day, fault
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

// isTotal reports whether the row adds up others: the last row of an export of Kimai,
// and rows that people put below a week sheet.
func (r *Reader) isTotal() bool {
	switch r.columns.format {
	case Kimai:
		return len(bytes.TrimSpace(r.cell(r.columns.date))) == 0 && r.personOf() == None
	case WeekSheet:
		head := headOf(r.cell(r.columns.name))
		return head == "totaal" || head == "total"
	}
	return false
}
