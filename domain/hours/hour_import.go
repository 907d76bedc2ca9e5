package hours

import (
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"wbso/domain"
)

// Rows of hours that one import takes. An administrator imports beside the database, so
// that no file has to wait for another.
const (
	ImportRowsMax      = 100_000
	AdminImportRowsMax = 1_000_000
)

// StaffMember is an employee as an import of hours sees them.
type StaffMember struct {
	Employee
	Assigned bool  // to the project of the import
	Version  int64 // rises with every change of the employee, their hours and assignments
}

// HourImport is what an import wrote, or with DryRun would write.
type HourImport struct {
	Project      string // its number
	ID           int64  // of the import, 0 when nothing was written
	Rows         int
	Hours        domain.Hours // after rounding
	Read         FileHours    // before
	People       int
	Created      int         // entries that are new
	Skipped      int         // rows that were there already
	Withdrawn    int         // rows that were skipped since what they say was withdrawn
	First        domain.Date // the date of the first new row, zero when none is new
	DryRun       bool
	Format       string
	DateOrder    string // how dates were read, empty when none could be read two ways
	NewEmployees []string
	Warned       map[HourWarning]int // how many of the new rows are odd
	Groups       []FileGroup         // all of the file, by project and so on
	Merged       int                 // rows that rounding joined with another of their day
	Zero         []ZeroDay           // the first of the days whose hours were rounded to 0
	Untimed      int                 // rows without time, which were left out
	Totals       int                 // rows that only add up others
	Sample       []ImportedRow       // the first ones
}

// ZeroDay is a day of somebody of which rounding left nothing.
type ZeroDay struct {
	Employee string
	Date     domain.Date
	Hours    FileHours
}

// FileGroup are the rows of a file that are of one kind, as the file has it.
type FileGroup struct {
	Project, Client, Tag, Billable, Type string

	Rows   int
	Hours  FileHours
	Chosen bool // comes into the project of the import
}

// Key names a group in calls. It is the same in every file.
func (g FileGroup) Key() string {
	sum := sha256.Sum256([]byte(strings.Join([]string{g.Project, g.Client, g.Tag, g.Billable, g.Type}, "\x00")))
	return hex.EncodeToString(sum[:6])
}

// GroupName returns what a group is called: project / client / tag.
func (g FileGroup) GroupName() string {
	return strings.TrimRight(g.Project+" / "+g.Client+" / "+g.Tag, " /")
}

// IsCalled reports whether a group has a key, or a name that may end earlier.
func (g FileGroup) IsCalled(name string) bool {
	parts := strings.Split(name, "/")
	for i, part := range []string{g.Project, g.Client, g.Tag}[:min(3, len(parts))] {
		if !strings.EqualFold(strings.TrimSpace(parts[i]), part) {
			return name == g.Key()
		}
	}
	return len(parts) <= 3 || name == g.Key()
}

// ChoicesNeeded refuses a file of several groups of which nobody chose.
type ChoicesNeeded struct {
	Project string // the number of that of the import
	Groups  []FileGroup
}

func (c ChoicesNeeded) Error() string {
	return fmt.Sprintf("nobody chose among %d groups", len(c.Groups))
}

// Unwrap makes it Invalid.
func (c ChoicesNeeded) Unwrap() error { return domain.Fail(domain.Invalid, domain.CodeChoicesNeeded) }

// Import is what an import wrote.
type Import struct {
	ID          int64
	Project     int64
	RecordedBy  int64 // user id, or 0 for an administrator
	RecordedAt  time.Time
	Entries     int
	Hours       domain.Hours
	First, Last domain.Date
	UndoneAt    time.Time // zero while it stands

	// A repository reads these and does not write them.
	RecordedByName string // as that of an entry
	UndoneByName   string
}

// ImportedRow is a row of a file as it was understood.
type ImportedRow struct {
	Line        int // that of the heading is 1
	Date        domain.Date
	Employee    string
	Hours       domain.Hours
	Description string
}

// WithdrawnHours are the hours of an entry that was withdrawn.
type WithdrawnHours struct {
	Date        domain.Date
	Hours       domain.Hours
	Description string
	Replaced    bool // by a correction
}

// Several reports whether rows of more than one project of the file come into one.
func (i HourImport) Several() bool {
	projects := map[string]bool{}
	for _, g := range i.Groups {
		if g.Chosen {
			projects[g.Project] = true
		}
	}
	return len(projects) > 1
}

// FileHours are hours as a file has them, before they are rounded, in milliseconds: in
// nanoseconds those of a large file would overflow.
type FileHours int64

// FileHoursOf returns the hours of one row.
func FileHoursOf(worked time.Duration) FileHours {
	return FileHours(worked.Round(time.Millisecond).Milliseconds())
}

// String returns the hours with at most two decimals, rounded half up: 7.33.
func (h FileHours) String() string {
	if h < 0 {
		return "-" + (-h).String()
	}
	const hundredth = FileHours(time.Hour / time.Millisecond / 100)
	hundredths := (h + hundredth/2) / hundredth
	text := fmt.Sprintf("%d.%02d", hundredths/100, hundredths%100)
	return strings.TrimSuffix(text, "0")
}

// Dutch returns the hours as Dutch readers write them: 1.007,33.
func (h FileHours) Dutch() string {
	whole, fraction, _ := strings.Cut(h.String(), ".")
	n, err := strconv.Atoi(whole)
	if err != nil || fraction == "0" {
		return domain.DutchInt(n)
	}
	return domain.DutchInt(n) + "," + fraction
}

// BadRow is a row of a file that is refused.
type BadRow struct {
	Line   int
	Column string // as the file calls it, empty when the row as a whole is wrong
	Person string // whose hours they are, where a rule of hours is broken
	Date   domain.Date
	Reason *domain.Error
}

// BadRowsMax is how many bad rows of a file are told.
const BadRowsMax = 1_000

// BadRows refuse a file, with what is wrong with it.
type BadRows struct {
	Rows []BadRow
	More int // how many bad rows come after Rows
}

// AddRows adds what is wrong with a row, and now and then drops what comes after the first ones,
// so that a file that is all wrong does not take all memory.
func (b *BadRows) AddRows(rows ...BadRow) {
	if b.Rows = append(b.Rows, rows...); len(b.Rows) >= 2*BadRowsMax {
		*b = b.FirstRows()
	}
}

// Merge adds the bad rows of another part of the file.
func (b *BadRows) Merge(other BadRows) {
	b.More += other.More
	b.AddRows(other.Rows...)
}

// FirstRows returns the first of the bad rows by line, those of one line as they were added.
func (b BadRows) FirstRows() BadRows {
	b.Rows = slices.Clone(b.Rows)
	slices.SortStableFunc(b.Rows, func(x, y BadRow) int { return cmp.Compare(x.Line, y.Line) })
	if over := len(b.Rows) - BadRowsMax; over > 0 {
		b.Rows, b.More = b.Rows[:BadRowsMax], b.More+over
	}
	return b
}

// MonthClosed reports whether all that is wrong with the rows is that their months are closed. Of rows that are not told
// it is not known.
func (b BadRows) MonthClosed() bool {
	return b.More == 0 && !slices.ContainsFunc(b.Rows, func(r BadRow) bool { return r.Reason.Code != domain.CodeMonthClosed })
}

// BadRowCount returns how many there are.
func (b BadRows) BadRowCount() int { return len(b.Rows) + b.More }

func (b BadRows) Error() string {
	return fmt.Sprintf("%d rows refused, the first on line %d: %v", b.BadRowCount(), b.Rows[0].Line, b.Rows[0].Reason)
}

// Unwrap makes BadRows Invalid, as the first of them.
func (b BadRows) Unwrap() error { return b.Rows[0].Reason }
