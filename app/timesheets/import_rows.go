package timesheets

import (
	"context"
	"fmt"
	"io"
	"slices"
	"strconv"
	"time"

	"wbso/domain"
	"wbso/domain/hours"
	"wbso/domain/hoursfile"
)

const (
	// importSample is how many rows an import shows.
	importSample = 20
	// zeroDaysMost is the greatest number of days that an import lists because their hours were
	// rounded down to 0.
	zeroDaysMost = 100
	// progressInterval is the number of rows after which an import reports its progress.
	progressInterval = 10_000
)

// importRow is a row of a file. A million of them have to fit in memory: with a date, a duration
// and whole numbers it takes 96 bytes instead of 40, and sorting them three times as long.
type importRow struct {
	description string
	line        int32
	person      int32 // in the file
	day         int32 // yyyymmdd
	worked      int32 // in milliseconds
	hours       int16
	column      int16 // of the hours
	group       int16
	state       rowState
	unsure      bool // the date can be read in two ways
}

// rowState is what an import does with a row.
type rowState int8

const (
	freshRow     rowState = iota // enters it
	knownRow                     // skips it, since it is there
	withdrawnRow                 // skips it, since it was there and was withdrawn
	mergedRow                    // has become part of another
)

// importRows are a file that was read.
type importRows struct {
	all      []importRow
	people   []hoursfile.Person
	shown    int32 // the last line of which a row is shown
	read     hours.FileHours
	groups   []hours.FileGroup
	numbered bool // the groups are numbers of projects
	untimed  int
	totals   int
	format   hoursfile.Format
	order    hoursfile.DateOrder // that decided, if any

	column                  func(int) string
	person, date, described int // columns
	bad                     hours.BadRows
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

// found is what was found in the rows of a group, which matters when the group is chosen.
type found struct {
	bad, unsure hours.BadRows
	untimed     int
}

// readImport reads a file to its end, or to the row after the most that it may have. What is wrong with rows of
// groups that are not chosen does not matter.
func readImport(ctx context.Context, in ImportHours, project hours.Project, most int) (*importRows, error) {
	reader := hoursfile.NewReader(in.File, hoursfile.Options{Format: in.Format, Order: in.Order, Project: project.Number})
	rows, told := &importRows{column: reader.Column}, 0
	of := map[int]*found{hoursfile.None: {}}
	for reader.Next() {
		at := of[reader.Group()]
		if at == nil {
			at = &found{}
			of[reader.Group()] = at
		}
		for _, p := range reader.Problems() {
			list := &at.bad
			if p.Unsure { // until the whole file is read
				list = &at.unsure
			}
			list.AddRows(badRow(p.Line, reader.Column(p.Column), p.Err))
		}
		for _, r := range reader.Rows() {
			if r.Read == 0 {
				at.untimed++
				continue
			}
			if len(rows.all) == most {
				return nil, hours.BadRows{Rows: []hours.BadRow{badRow(r.Line, "", domain.Fail(domain.Invalid, domain.CodeImportTooMany).With("max", domain.DutchInt(most)))}}
			}
			rows.add(r, &reader.Groups()[r.Group])
		}
		if len(rows.all)-told >= progressInterval {
			told = len(rows.all)
			if err := ctx.Err(); err != nil {
				return nil, err
			}
		}
	}
	if err := reader.Err(); err != nil {
		return nil, fmt.Errorf("read the file: %w", err)
	}
	rows.people, rows.format, rows.groups, rows.totals, rows.numbered = reader.People(), reader.Format(), reader.Groups(), reader.TotalRows(), reader.Numbered()
	rows.person, rows.date, rows.described = reader.PersonColumn(), reader.DateColumn(), reader.DescriptionColumn()
	if err := rows.choose(in, project); err != nil {
		return nil, err
	}
	order, settled := reader.Order()
	for group, what := range of {
		if group == hoursfile.None || rows.groups[group].Chosen {
			rows.untimed += what.untimed
			rows.bad.Merge(what.bad)
			if !settled {
				rows.bad.Merge(what.unsure)
			}
		}
	}
	rows.keep()
	rows.settle(order)
	if !in.Round {
		rows.whole()
	}
	return rows, nil
}

// keep drops the rows of groups that are not chosen.
func (r *importRows) keep() {
	r.all = slices.DeleteFunc(r.all, func(row importRow) bool { return !r.groups[row.group].Chosen })
	for _, g := range r.groups {
		if g.Chosen {
			r.read += g.Hours
		}
	}
	if len(r.all) > 0 {
		r.shown = r.all[min(len(r.all), importSample)-1].line
	}
}

// whole adds one bad row when some have other than whole and half hours.
func (r *importRows) whole() {
	first, n := -1, 0
	for i, row := range r.all {
		if row.worked%halfHour == 0 {
			continue
		}
		if n++; first < 0 {
			first = i
		}
	}
	if n == 0 {
		return
	}
	row := r.all[first]
	r.all = slices.DeleteFunc(r.all, func(r importRow) bool { return r.worked%halfHour != 0 }) // nothing else is said of them
	r.bad.AddRows(badRow(int(row.line), r.column(int(row.column)), domain.Fail(domain.Invalid, domain.CodeRoundingNeeded).
		With("rows", rowsHave(n)).With("n", strconv.Itoa(n)).With("value", hours.FileHours(row.worked).Dutch())))
}

func rowsHave(n int) string {
	if n == 1 {
		return "1 regel heeft"
	}
	return domain.DutchInt(n) + " regels hebben"
}

// settle reads the dates that can be read in two ways. Without an order they are bad.
func (r *importRows) settle(order hoursfile.DateOrder) {
	r.order = order
	for i := range r.all {
		if row := &r.all[i]; row.unsure && order == hoursfile.MonthDayYear {
			row.day = packed(hoursfile.Row{Date: unpacked(row.day)}.Swapped())
		}
	}
	for _, row := range r.all {
		if row.unsure && order == hoursfile.AnyOrder {
			d := unpacked(row.day)
			r.bad.AddRows(badRow(int(row.line), r.column(r.date), domain.Fail(domain.Invalid, domain.CodeFileDateOrder).With("value", fmt.Sprintf("%02d/%02d/%d", d.Day, d.Month, d.Year))))
		}
	}
}

// halfHour is half an hour in milliseconds.
const halfHour = int32(30 * time.Minute / time.Millisecond)

func (r *importRows) add(row hoursfile.Row, group *hours.FileGroup) {
	kept := importRow{
		description: row.Description, line: int32(row.Line), person: int32(row.Person), day: packed(row.Date), group: int16(min(row.Group, groupsMost)),
		worked: int32(min(max(row.Read, -hours.FileHours(halfHour)), hours.FileHours(halfHour)*hours.FileHours(domain.HoursInputMax+1))), column: int16(row.Column), unsure: row.Unsure,
	}
	kept.hours = int16(kept.worked / halfHour)
	r.all = append(r.all, kept)
	group.Rows++
	group.Hours += row.Read
}

// packed returns a date as a number that sorts.
func packed(d domain.Date) int32 { return int32(d.Year*10_000 + int(d.Month)*100 + d.Day) }

func unpacked(n int32) domain.Date {
	return domain.Date{Year: int(n / 10_000), Month: time.Month(n / 100 % 100), Day: int(n % 100)}
}

// ImportHours is a file of hours of one project.
type ImportHours struct {
	Project         string // its number
	Format          hoursfile.Format
	Order           hoursfile.DateOrder
	CreateEmployees bool // adds and assigns who is not there yet
	Round           bool // each day of somebody to the nearest half hour
	Again           bool // enters also what was withdrawn since an earlier import
	DryRun          bool
	Choices         *ImportChoices // may be nil; it is looked at once the file was read
	File            io.Reader
	CallKey
}
