package hoursfile

import (
	"bytes"
	"slices"
	"time"

	"wbso/domain"
	"wbso/domain/dutch"
)

// weekColumns are the places of the columns of a week sheet.
type weekColumns struct {
	year, week, begin int
	days              [7]int
	foreign           bool // the day on which it begins has an English heading
}

func weekColumnsOf(heads []string) weekColumns {
	w := weekColumns{
		year:  headings{"jaar", "year"}.in(heads),
		week:  headings{"week", "weeknummer", "weeknr", "weeknumber"}.in(heads),
		begin: headings{"weekbegin", "beginweek", "weekstart", "weekbeginning"}.in(heads),
	}
	w.foreign = w.begin != None && slices.Contains([]string{"weekstart", "weekbeginning"}, heads[w.begin])
	for i, names := range weekdays {
		w.days[i] = names.in(heads)
	}
	return w
}

func (w weekColumns) known() bool { return w.week != None || w.begin != None }

func (w weekColumns) all() []int {
	return append([]int{w.year, w.week, w.begin}, w.days[:]...)
}

// monday reads the week of the current row: the day on which it begins, or its ISO number
// (2026-W22, or 22 beside a year). It returns the column at fault.
func (r *Reader) monday() (domain.Date, int, *domain.Error) {
	w := r.columns.week
	if text := r.cell(w.begin); len(bytes.TrimSpace(text)) > 0 {
		day, kind, fault := beginOf(text, r.options.Order, r.columns.week.foreign)
		if fault == nil {
			r.kinds[kind] = true
		}
		return day, w.begin, fault
	}
	if w.week == None {
		return domain.Date{}, w.begin, domain.Fail(domain.Invalid, domain.CodeFileEmptyCell)
	}
	week := bytes.TrimSpace(r.cell(w.week))
	year, number, whole := bytes.Cut(bytes.ToUpper(week), []byte("-W"))
	if !whole {
		year, number = bytes.TrimSpace(r.cell(w.year)), bytes.TrimPrefix(bytes.ToUpper(week), []byte("W"))
	}
	y, ok := dutch.WholeNumber(year)
	n, fine := dutch.WholeNumber(number)
	monday := mondayOf(domain.Week{Year: y, Number: n})
	if !ok || !fine || len(year) != 4 || y == 0 || monday.Week() != (domain.Week{Year: y, Number: n}) {
		return domain.Date{}, w.week, about(domain.CodeFileWeek, week)
	}
	return monday, w.week, nil
}

// beginOf reads the day on which a week begins, which is a Monday. Without an order that
// decides how a date that can be read in two ways is read, unless both are Mondays.
func beginOf(text []byte, order DateOrder, foreign bool) (domain.Date, dateKind, *domain.Error) {
	day, kind, fault := dateOf(text, order, foreign)
	if fault != nil {
		return day, kind, fault
	}
	if kind == either && order == AnyOrder {
		other := swapped(day)
		switch {
		case other.Weekday() != time.Monday:
		case day.Weekday() == time.Monday:
			return day, kind, about(domain.CodeFileDateOrder, text)
		default:
			day = other
		}
		kind = certain
	}
	if day.Weekday() != time.Monday {
		fault = about(domain.CodeFileMonday, text)
	}
	return day, kind, fault
}

// mondayOf returns the first day of an ISO week: week 1 is that of 4 January.
func mondayOf(w domain.Week) domain.Date {
	return domain.NewDate(w.Year, time.January, 4).Monday().AddDays(7 * (w.Number - 1))
}
