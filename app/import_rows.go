package app

import (
	"context"
	"fmt"
	"strings"
	"time"

	"wbso/domain"
	"wbso/domain/hourfile"
)

const (
	// importSample is how many rows an import shows.
	importSample = 20
	// badRowsMost bounds how many bad rows are reported, so that a file that is all wrong
	// does not take all memory.
	badRowsMost = 100_000
	// progressEvery is after how many rows an import tells how far it is.
	progressEvery = 10_000
)

// importRow is a row of a file. A million of them have to fit in memory.
type importRow struct {
	description string
	line        int32
	person      int32 // in the file
	day         int32 // yyyymmdd
	hours       int16
	column      int16 // of the hours
	known       bool  // there already
}

// importRows are a file that was read.
type importRows struct {
	all    []importRow
	people []hourfile.Person
	sample []importRow
	format hourfile.Format
	order  hourfile.DateOrder // that decided, if any

	column                  func(int) string
	person, date, described int // columns
	bad                     badRows
}

// badRows are the first of the bad rows, and how many there are.
type badRows struct {
	rows domain.BadRows
	more int
}

func (b *badRows) add(line int, column string, reason *domain.Error) {
	if len(b.rows) == badRowsMost {
		b.more++
		return
	}
	b.rows = append(b.rows, domain.BadRow{Line: line, Column: column, Reason: inDutch(reason)})
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

// readImport reads a file to its end. Rows of another project are bad.
func readImport(ctx context.Context, in ImportHours, project string) (*importRows, error) {
	reader := hourfile.NewReader(in.File, hourfile.Options{Format: in.Format, Order: in.Order, Round: in.Round})
	rows, told := &importRows{column: reader.Column}, 0
	for reader.Next() {
		for _, p := range reader.Problems() {
			rows.bad.add(p.Line, reader.Column(p.Column), p.Err)
		}
		for _, r := range reader.Rows() {
			if r.Project != "" && !strings.EqualFold(r.Project, project) {
				rows.bad.add(r.Line, reader.Column(reader.ProjectColumn()), domain.Fail(domain.Invalid, domain.CodeImportProject).With("value", r.Project))
				continue
			}
			rows.add(r)
		}
		if len(rows.all)-told >= progressEvery {
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
	if reader.Decided() {
		rows.order = in.Order
	}
	return rows, nil
}

func (r *importRows) add(row hourfile.Row) {
	kept := importRow{
		description: row.Description, line: int32(row.Line), person: int32(row.Person), day: packed(row.Date),
		hours: int16(min(max(row.Hours, -1), domain.HoursInputMax+1)), column: int16(row.Column),
	}
	r.all = append(r.all, kept)
	if len(r.sample) < importSample {
		r.sample = append(r.sample, kept)
	}
}

// packed is a date as a number that sorts.
func packed(d domain.Date) int32 { return int32(d.Year*10_000 + int(d.Month)*100 + d.Day) }

func unpacked(n int32) domain.Date {
	return domain.Date{Year: int(n / 10_000), Month: time.Month(n / 100 % 100), Day: int(n % 100)}
}
