package hours

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"wbso/domain"
	"wbso/domain/hours"
	"wbso/domain/hoursfile"
)

const (
	// importSample is how many rows an import shows.
	importSample = 20
	// importProjects is how many projects of another program an import names.
	importProjects = 50
	// progressInterval is after how many rows an import tells how far it is.
	progressInterval = 10_000
)

// importRow is a row of a file. A million of them have to fit in memory.
type importRow struct {
	description string
	line        int32
	person      int32 // in the file
	day         int32 // yyyymmdd
	hours       int16
	column      int16 // of the hours
	state       rowState
	unsure      bool // the date can be read in two ways
}

// rowState is what an import does with a row.
type rowState int8

const (
	freshRow     rowState = iota // enters it
	knownRow                     // skips it, since it is there
	withdrawnRow                 // skips it, since it was there and was withdrawn
)

// importRows are a file that was read.
type importRows struct {
	all    []importRow
	people []hoursfile.Person
	sample []importRow
	read   hours.FileHours
	groups map[string]*hours.FileProject // by name
	format hoursfile.Format
	order  hoursfile.DateOrder // that decided, if any

	column                  func(int) string
	person, date, described int // columns
	bad                     hours.BadRows
}

func badRow(line int, column string, reason *domain.Error) hours.BadRow {
	return hours.BadRow{Line: line, Column: column, Reason: inDutch(reason)}
}

// inDutch replaces the codes of standard cases, which the API words in English.
func inDutch(e *domain.Error) *domain.Error {
	switch e.Code {
	case domain.CodeBlank:
		return domain.Fail(domain.Invalid, domain.CodeFileEmptyCell)
	case domain.CodeEmail:
		return domain.Fail(domain.Invalid, domain.CodeEmailWrong)
	case domain.CodeTooLong:
		return domain.Fail(domain.Invalid, domain.CodeTextTooLong).With("max", e.Args["max"])
	}
	return e
}

// readImport reads a file to its end, or to the row after the most that it may have. Rows
// of another project are bad.
func readImport(ctx context.Context, in ImportHours, project string, most int) (*importRows, error) {
	reader := hoursfile.NewReader(in.File, hoursfile.Options{Format: in.Format, Order: in.Order, Round: in.Round})
	rows, told := &importRows{column: reader.Column, groups: map[string]*hours.FileProject{}}, 0
	var unsure hours.BadRows // until the whole file is read
	for reader.Next() {
		for _, p := range reader.Problems() {
			if p.Unsure {
				unsure.Add(badRow(p.Line, reader.Column(p.Column), p.Err))
				continue
			}
			rows.bad.Add(badRow(p.Line, reader.Column(p.Column), p.Err))
		}
		for _, r := range reader.Rows() {
			if r.Project != "" && !strings.EqualFold(r.Project, project) {
				rows.bad.Add(badRow(r.Line, reader.Column(reader.ProjectColumn()), domain.Fail(domain.Invalid, domain.CodeImportProject).With("value", r.Project)))
				continue
			}
			if len(rows.all) == most {
				return nil, hours.BadRows{Rows: []hours.BadRow{badRow(r.Line, "", domain.Fail(domain.Invalid, domain.CodeImportTooMany).With("max", domain.DutchInt(most)))}}
			}
			rows.add(r)
		}
		if len(rows.all)-told >= progressInterval {
			if told = len(rows.all); in.Progress != nil {
				in.Progress(told)
			}
			if err := ctx.Err(); err != nil {
				return nil, err
			}
		}
	}
	if err := reader.Err(); err != nil {
		return nil, fmt.Errorf("read the file: %w", err)
	}
	rows.people, rows.format = reader.People(), reader.Format()
	rows.person, rows.date, rows.described = reader.PersonColumn(), reader.DateColumn(), reader.DescriptionColumn()
	order, settled := reader.Order()
	if !settled {
		rows.bad.Merge(unsure)
	}
	rows.settle(order)
	return rows, nil
}

// settle reads the dates that can be read in two ways. Without an order they are bad.
func (r *importRows) settle(order hoursfile.DateOrder) {
	r.order = order
	for _, list := range [][]importRow{r.all, r.sample} {
		for i := range list {
			if row := &list[i]; row.unsure && order == hoursfile.MonthDayYear {
				row.day = packed(hoursfile.Row{Date: unpacked(row.day)}.Swapped())
			}
		}
	}
	for _, row := range r.all {
		if row.unsure && order == hoursfile.AnyOrder {
			d := unpacked(row.day)
			r.bad.Add(badRow(int(row.line), r.column(r.date), domain.Fail(domain.Invalid, domain.CodeFileDateOrder).With("value", fmt.Sprintf("%02d/%02d/%d", d.Day, d.Month, d.Year))))
		}
	}
}

func (r *importRows) add(row hoursfile.Row) {
	kept := importRow{
		description: row.Description, line: int32(row.Line), person: int32(row.Person), day: packed(row.Date),
		hours: int16(min(max(row.Hours, -1), domain.HoursInputMax+1)), column: int16(row.Column), unsure: row.Unsure,
	}
	r.all = append(r.all, kept)
	r.read += row.Read
	if row.Group != "" {
		if r.groups[row.Group] == nil {
			r.groups[row.Group] = &hours.FileProject{Name: row.Group}
		}
		r.groups[row.Group].Rows++
		r.groups[row.Group].Hours += row.Hours
	}
	if len(r.sample) < importSample {
		r.sample = append(r.sample, kept)
	}
}

// projects are what the file calls projects, by name; of more than fit the largest.
func (r *importRows) projects() []hours.FileProject {
	list := make([]hours.FileProject, 0, len(r.groups))
	for _, p := range r.groups {
		list = append(list, *p)
	}
	slices.SortFunc(list, func(a, b hours.FileProject) int {
		return cmp.Or(cmp.Compare(b.Rows, a.Rows), cmp.Compare(a.Name, b.Name))
	})
	list = list[:min(len(list), importProjects)]
	slices.SortFunc(list, func(a, b hours.FileProject) int { return cmp.Compare(a.Name, b.Name) })
	return list
}

// packed is a date as a number that sorts.
func packed(d domain.Date) int32 { return int32(d.Year*10_000 + int(d.Month)*100 + d.Day) }

func unpacked(n int32) domain.Date {
	return domain.Date{Year: int(n / 10_000), Month: time.Month(n / 100 % 100), Day: int(n % 100)}
}
