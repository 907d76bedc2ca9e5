package hoursfile

import (
	"bytes"
	"io"

	"wbso/domain"
	"wbso/domain/hours"
)

// Options are the choices of a person about how to read a file.
type Options struct {
	Format  Format
	Order   DateOrder
	Project string // the number of the project of rows that leave it open
}

// Row is one entry of hours in a file. One that has no time has only a line and a group.
type Row struct {
	Line        int // the first is 1
	Column      int // of the hours: a week sheet has seven
	Date        domain.Date
	Unsure      bool // the date can be read in two ways: Date has its day first, Swapped its month
	Read        hours.FileHours
	Person      int // in People
	Group       int // in Groups
	Description string
}

// Swapped returns the date of an unsure row with its month first.
func (r Row) Swapped() domain.Date { return swapped(r.Date) }

// Person is somebody in a file. Function is that of the first of their rows.
type Person struct{ Name, Email, Function string }

// Problem is one thing that is wrong with a row.
type Problem struct {
	Line   int
	Column int // None when it is about the row as a whole
	Err    *domain.Error
	Unsure bool // the order of the dates of the whole file may take it away
}

// None is the place of a column that a file does not have.
const None = -1

// titlesMost bounds the lines above the heading.
const titlesMost = 20

// textsMost bounds the texts that are kept to use them again.
const textsMost = 1 << 16

// Reader reads a file of hours row by row. It keeps one row in memory, the people,
// and texts that come back.
type Reader struct {
	scan     *scanner
	options  Options
	columns  *columns // nil before the heading
	above    []int    // lines of which none is a heading, perhaps of a title
	rows     []Row
	problems []Problem
	kinds    [4]bool // of the dates

	groups  []hours.FileGroup
	grouped map[string]int
	inGroup int // of the current row, None in the heading
	totals  int

	people   []Person
	persons  map[string]int
	key      []byte
	texts    map[string]string
	lastDate []byte
	lastDay  domain.Date
	lastKind dateKind
}

// NewReader returns a reader of a file. Problems of its heading come with the first
// row.
func NewReader(file io.Reader, options Options) *Reader {
	return &Reader{scan: newScanner(file), options: options, persons: map[string]int{}, grouped: map[string]int{}, texts: map[string]string{}}
}

// Next goes on to the next row of the file that has entries or problems. It returns
// false at the end.
func (r *Reader) Next() bool {
	r.rows, r.problems, r.inGroup = r.rows[:0], r.problems[:0], None
	if r.columns == nil {
		r.scan.begin()
	}
	for len(r.rows)+len(r.problems) == 0 {
		if !r.scan.next() {
			if r.columns != nil || r.scan.failed != nil {
				return false
			}
			r.columns, r.scan.line = new(columns), 1
			if r.problem(None, domain.Fail(domain.Invalid, domain.CodeFileEmpty)); len(r.above) > 0 {
				r.problems[0] = Problem{Line: r.above[0], Column: None, Err: domain.Fail(domain.Invalid, domain.CodeFileUnknown)}
			}
			return true
		}
		r.record()
	}
	return true
}

// record reads what is in one row of the file.
func (r *Reader) record() {
	switch {
	case r.scan.fault != nil:
		r.problem(None, r.scan.fault)
	case r.scan.hasNUL():
		r.problem(None, domain.Fail(domain.Invalid, domain.CodeFileNUL))
	case r.scan.blank():
		return
	case r.columns == nil:
		r.heading()
		return
	default:
		r.entries()
	}
	if r.columns == nil { // nothing can be read without a heading
		r.end()
	}
}

func (r *Reader) heading() {
	heads, titles := make([]string, len(r.scan.cells)), make([]string, len(r.scan.cells))
	for i, cell := range r.scan.cells {
		heads[i], titles[i] = headOf(cell), shown(cell)
	}
	found, fault := columnsOf(heads, r.options.Format)
	if fault != nil && fault.Code == domain.CodeFileUnknown && len(r.above) < titlesMost {
		r.above = append(r.above, r.scan.line)
		return
	}
	if fault != nil {
		r.problem(None, fault)
		r.end()
		return
	}
	found.titles, r.columns = titles, &found
}

// end leaves the rest of the file unread.
func (r *Reader) end() {
	r.scan.ended, r.scan.from = true, r.scan.to
	if r.columns == nil {
		r.columns = new(columns)
	}
}

func (r *Reader) problem(column int, err *domain.Error) {
	r.problems = append(r.problems, Problem{Line: r.scan.line, Column: column, Err: err})
}

// Rows returns the entries of the current row of the file, valid until Next. A week sheet
// has up to seven.
func (r *Reader) Rows() []Row { return r.rows }

// Problems returns what is wrong with the current row, valid until Next.
func (r *Reader) Problems() []Problem { return r.problems }

// People returns all who have been read so far, each spelling once.
func (r *Reader) People() []Person { return r.people }

// Groups returns all kinds of rows that have been read so far, without their hours.
func (r *Reader) Groups() []hours.FileGroup { return r.groups }

// Group returns the group of the current row, None when it is not known.
func (r *Reader) Group() int { return r.inGroup }

// Numbered reports whether the groups are the numbers of our projects.
func (r *Reader) Numbered() bool { return r.columns.project != None && r.columns.group == None }

// TotalRows returns how many of the rows read so far were totals of other rows.
func (r *Reader) TotalRows() int { return r.totals }

// Err returns why the file could not be read to its end.
func (r *Reader) Err() error { return r.scan.failed }

// Format returns the format of the file, once its heading has been read.
func (r *Reader) Format() Format { return r.columns.format }

// Order returns how dates that can be read in two ways are to be read, AnyOrder when there are
// none. It is that of the options or else, at the end of the file, the one that some other
// date settles and none contradicts; settled is false when there is no such date.
func (r *Reader) Order() (order DateOrder, settled bool) {
	switch {
	case !r.kinds[either]:
		return AnyOrder, true
	case r.options.Order != AnyOrder:
		return r.options.Order, true
	case r.kinds[dayFirst] == r.kinds[monthFirst]:
		return AnyOrder, false
	case r.kinds[dayFirst]:
		return DayMonthYear, true
	}
	return MonthDayYear, true
}

// Column returns the heading of a column as it is in the file.
func (r *Reader) Column(i int) string {
	if i < 0 || i >= len(r.columns.titles) {
		return ""
	}
	return r.columns.titles[i]
}

// PersonColumn returns the column that says whose hours they are.
func (r *Reader) PersonColumn() int {
	if r.columns.email != None {
		return r.columns.email
	}
	return r.columns.name
}

// DateColumn returns the column of the date. A week sheet has none.
func (r *Reader) DateColumn() int { return r.columns.date }

// DescriptionColumn returns the column that describes the work, if there is one.
func (r *Reader) DescriptionColumn() int {
	if len(r.columns.descriptions) == 0 {
		return None
	}
	return r.columns.descriptions[0]
}

// cell returns a cell of the current row, empty when there is none.
func (r *Reader) cell(column int) []byte {
	if column < 0 || column >= len(r.scan.cells) {
		return nil
	}
	return r.scan.cells[column]
}

// text keeps a text, once for all rows that have it.
func (r *Reader) text(text []byte) string {
	if kept, ok := r.texts[string(text)]; ok {
		return kept
	}
	kept := string(text)
	if len(r.texts) < textsMost {
		r.texts[kept] = kept
	}
	return kept
}

// personOf returns the number of the person of the current row, None when the row
// names nobody.
func (r *Reader) personOf() int {
	name, email := textOf(r.cell(r.columns.name)), textOf(r.cell(r.columns.email))
	if len(email) == 0 && bytes.IndexByte(name, '@') > 0 {
		name, email = nil, name // sign-in names are often addresses
	}
	if len(name)+len(email) == 0 {
		return None
	}
	r.key = append(append(append(r.key[:0], name...), 0), email...)
	if known, ok := r.persons[string(r.key)]; ok {
		return known
	}
	r.people = append(r.people,
		Person{Name: string(name), Email: string(email), Function: string(textOf(r.cell(r.columns.function)))})
	r.persons[string(r.key)] = len(r.people) - 1
	return len(r.people) - 1
}
