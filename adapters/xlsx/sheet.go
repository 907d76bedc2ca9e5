package xlsx

import (
	"fmt"
	"time"

	"github.com/xuri/excelize/v2"

	"wbso/domain"
	"wbso/domain/hours"
)

// The places of a sheet. Columns and rows count from 1.
const (
	nameColumn = 1
	firstDay   = 3 // after name and function
	headRow    = 6
	firstRow   = headRow + 2 // below the days' numbers and names
)

// sheet is one month.
type sheet struct {
	file  *excelize.File
	name  string
	look  styles
	grid  hours.HourGrid
	month hours.GridMonth
	out   *excelize.StreamWriter
	row   int
}

// write writes the n-th sheet of a file, counted from 0.
func (s *sheet) write(n int) (err error) {
	if n == 0 {
		err = s.file.SetSheetName("Sheet1", s.name)
	} else {
		_, err = s.file.NewSheet(s.name)
	}
	if err != nil {
		return err
	}
	if err := s.setUp(); err != nil {
		return err
	}
	if s.out, err = s.file.NewStreamWriter(s.name); err != nil {
		return err
	}
	for _, step := range []func() error{s.widths, s.top, s.head, s.people, s.totals, s.out.Flush} {
		if err := step(); err != nil {
			return err
		}
	}
	return nil
}

// days returns how many days the sheet has; sumColumn is the first column after them.
func (s *sheet) days() int { return len(s.month.Days) }

func (s *sheet) sumColumn() int { return firstDay + s.days() }

func (s *sheet) widths() error {
	for _, c := range []struct {
		from, to int
		wide     float64
	}{{from: nameColumn, to: nameColumn, wide: 24}, {from: nameColumn + 1, to: nameColumn + 1, wide: 22},
		{from: firstDay, to: s.sumColumn() - 1, wide: 4.3}, {from: s.sumColumn(), to: s.sumColumn(), wide: 9},
		{from: s.sumColumn() + 1, to: s.sumColumn() + 1, wide: 12},
		{from: s.sumColumn() + 2, to: s.sumColumn() + 2, wide: 24}} {
		if err := s.out.SetColWidth(c.from, c.to, c.wide); err != nil {
			return err
		}
	}
	return s.out.SetPanes(&excelize.Panes{Freeze: true, XSplit: firstDay - 1, YSplit: firstRow - 1, TopLeftCell: cell(firstDay, firstRow), ActivePane: "bottomRight"})
}

// put writes the next row of the sheet.
func (s *sheet) put(high float64, values ...any) error {
	s.row++
	return s.out.SetRow(cell(nameColumn, s.row), values, excelize.RowOpts{Height: high})
}

// top writes whose hours these are.
func (s *sheet) top() error {
	if err := s.put(24, text(s.look.title, "Urenregistratie "+s.month.Month.Dutch())); err != nil {
		return err
	}
	project := s.grid.Project
	if s.grid.Title != "" {
		project += ", " + s.grid.Title
	}
	for _, line := range [][2]string{{"Bedrijf", s.grid.Company}, {"Project", project}, {"Periode", s.month.Days[0].Dutch() + " t/m " + s.month.Days[s.days()-1].Dutch()}} {
		if err := s.put(15, text(s.look.label, line[0]), text(s.look.text, line[1])); err != nil {
			return err
		}
	}
	return s.put(8)
}

// head has the number of each day above its name.
func (s *sheet) head() error {
	numbers := []any{text(s.look.headLeft, "Medewerker"), text(s.look.headLeft, "Functie")}
	names := []any{text(s.look.headLeft, ""), text(s.look.headLeft, "")}
	for _, d := range s.month.Days {
		style := s.look.head
		if weekend(d) {
			style = s.look.headWeekend
		}
		numbers = append(numbers, excelize.Cell{StyleID: style, Value: d.Day})
		names = append(names, text(style, domain.DutchWeekday(d.Weekday())[:2]))
	}
	for _, title := range []string{"Totaal", "Datum", "Handtekening"} {
		numbers, names = append(numbers, text(s.look.headLeft, title)), append(names, text(s.look.headLeft, ""))
	}
	if err := s.put(15, numbers...); err != nil {
		return err
	}
	return s.put(13, names...)
}

// people writes a row per employee, high enough to sign.
func (s *sheet) people() error {
	for _, r := range s.month.Rows {
		values := []any{text(s.look.name, r.Name), text(s.look.name, r.Function)}
		for i, h := range r.Hours {
			values = append(values, s.hours(i, h, s.look.hours, s.look.weekend))
		}
		row := s.row + 1
		sum := fmt.Sprintf("SUM(%s:%s)", cell(firstDay, row), cell(s.sumColumn()-1, row))
		values = append(values, formula(s.look.sum, sum, r.Total()), text(s.look.sign, ""), text(s.look.sign, ""))
		if err := s.put(27, values...); err != nil {
			return err
		}
	}
	return nil
}

// hours returns the cell of a day; a day without hours is empty.
func (s *sheet) hours(i int, h domain.Hours, weekday, inWeekend int) excelize.Cell {
	c := excelize.Cell{StyleID: weekday}
	if weekend(s.month.Days[i]) {
		c.StyleID = inWeekend
	}
	if h != 0 {
		c.Value = float64(h) / 2
	}
	return c
}

// totals adds up each column.
func (s *sheet) totals() error {
	if len(s.month.Rows) == 0 {
		return s.put(18, text(s.look.label, "Geen uren in deze periode."))
	}
	values := []any{text(s.look.totalName, "Totaal"), text(s.look.totalName, "")}
	var all domain.Hours
	for i := range s.month.Days {
		var sum domain.Hours
		for _, r := range s.month.Rows {
			sum += r.Hours[i]
		}
		all += sum
		c := formula(s.look.totalHours, s.sumOf(firstDay+i), sum)
		if weekend(s.month.Days[i]) {
			c.StyleID = s.look.totalWeekend
		}
		values = append(values, c)
	}
	values = append(values, formula(s.look.all, s.sumOf(s.sumColumn()), all))
	if err := s.put(20, values...); err != nil {
		return err
	}
	if err := s.put(8); err != nil {
		return err
	}
	return s.put(15, text(s.look.label, hours.KeepHours))
}

// sumOf adds up a column of the people.
func (s *sheet) sumOf(column int) string {
	return fmt.Sprintf("SUM(%s:%s)", cell(column, firstRow), cell(column, firstRow+len(s.month.Rows)-1))
}

func text(style int, value string) excelize.Cell { return excelize.Cell{StyleID: style, Value: value} }

// formula returns a cell with a formula and its value, which programs show that do not evaluate
// formulas.
func formula(style int, f string, value domain.Hours) excelize.Cell {
	return excelize.Cell{StyleID: style, Formula: f, Value: float64(value) / 2}
}

func weekend(d domain.Date) bool { return d.Weekday() == time.Saturday || d.Weekday() == time.Sunday }

// cell returns the name of a cell; row and column are always inside a sheet.
func cell(column, row int) string {
	name, _ := excelize.CoordinatesToCellName(column, row)
	return name
}
