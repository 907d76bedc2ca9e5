package hours

import (
	"cmp"
	"strings"
	"time"

	"wbso/domain"
)

// MonthState is how far the month of an employee is.
type MonthState string

const (
	MonthOpen      MonthState = "open"
	MonthConfirmed MonthState = "confirmed" // by the employee
	MonthClosed    MonthState = "closed"    // its hours do not change any more
)

// EmployeeMonth is the hours of one employee in one month, as they are confirmed and closed as a whole.
// One of which nothing is stored is open.
type EmployeeMonth struct {
	ID          int64 // 0 for one that is not stored
	Employee    int64
	Month       domain.Month
	State       MonthState
	ConfirmedAt time.Time // zero when it is not confirmed
	ConfirmedBy int64
	ClosedAt    time.Time // zero when it is not closed
	ClosedBy    int64     // 0 for an administrator
	Reason      string    // of the confirmation with open days, the return or the reopening
	ReasonOf    MonthAct  // which of these, or empty
	Closings    int       // how often it was closed

	// A repository reads these and does not write them.
	ConfirmedByName string
	ClosedByName    string
}

// MonthReasonMax is the length of a reason, in characters.
const MonthReasonMax = 1000

// ParseMonthReason checks the reason of what is done with a month.
func ParseMonthReason(reason string, must bool) (string, error) {
	reason = strings.TrimSpace(reason)
	if reason == "" && must {
		return "", domain.Bad("reason", domain.CodeBlank)
	}
	var errs domain.Fields
	errs.Check("reason", domain.CheckLength(reason, MonthReasonMax))
	return reason, errs.Err()
}

// CheckChange returns Conflict month_closed, about the date, for a month whose hours do not change.
func (s MonthState) CheckChange(m domain.Month) error {
	if s != MonthClosed {
		return nil
	}
	closed := domain.Fail(domain.Conflict, domain.CodeMonthClosed).With("month", m.Dutch())
	closed.Field = "date"
	return closed
}

// Reopened returns the month open again, with the act that did it and its reason.
func (m EmployeeMonth) Reopened(of MonthAct, reason string) EmployeeMonth {
	m.State, m.ReasonOf, m.Reason, m.ConfirmedAt, m.ConfirmedBy, m.ClosedAt, m.ClosedBy = MonthOpen, of, reason, time.Time{}, 0, time.Time{}, 0
	return m
}

// MonthAct is something that is done with the months of employees.
type MonthAct string

const (
	ConfirmMonth MonthAct = "confirm"
	ReturnMonth  MonthAct = "return"
	CloseMonth   MonthAct = "close"
	ReopenMonth  MonthAct = "reopen"
)

// Apply returns a month after an act of a user at a moment, and false when its state does not allow it.
func (a MonthAct) Apply(m EmployeeMonth, by int64, at time.Time, reason string) (EmployeeMonth, bool) {
	was := m.State
	switch a {
	case ConfirmMonth:
		m.State, m.ConfirmedAt, m.ConfirmedBy, m.ReasonOf, m.Reason = MonthConfirmed, at, by, a, reason
		return m, was == MonthOpen
	case CloseMonth:
		m.State, m.ClosedAt, m.ClosedBy, m.Closings = MonthClosed, at, by, m.Closings+1
		return m, was != MonthClosed
	case ReturnMonth:
		return m.Reopened(a, reason), was == MonthConfirmed
	}
	return m.Reopened(a, reason), was == MonthClosed
}

// NeedsReason reports whether an act on a month with some open days needs a reason.
func (a MonthAct) NeedsReason(openDays int) bool {
	return a == ReturnMonth || a == ReopenMonth || a == ConfirmMonth && openDays > 0
}

// CheckMonthDay returns Conflict month_not_over on a day that is too early for an act: to confirm before the
// month's last working day, and to close before the month is over.
func (a MonthAct) CheckMonthDay(m domain.Month, today domain.Date) error {
	if a == ConfirmMonth && today.Before(ConfirmFrom(m)) || a == CloseMonth && !today.After(m.Last()) {
		return domain.Fail(domain.Conflict, domain.CodeMonthNotOver)
	}
	return nil
}

// ConfirmFrom returns the last working day of a month, from which it can be confirmed.
func ConfirmFrom(m domain.Month) domain.Date {
	day := m.Last()
	for day.Free() {
		day = day.AddDays(-1)
	}
	return day
}

// RefusedMonth is the month of somebody whose state does not allow what was to be done.
type RefusedMonth struct {
	Employee int64
	Name     string
	State    MonthState
}

// MonthsRefused refuses what was to be done with the months of several people, all or nobody's.
type MonthsRefused []RefusedMonth

func (m MonthsRefused) Error() string { return string(domain.CodeMonthState) }

// Unwrap makes it Conflict month_state.
func (m MonthsRefused) Unwrap() error { return domain.Fail(domain.Conflict, domain.CodeMonthState) }

// PersonMonth is the month of somebody as a company sees it.
type PersonMonth struct {
	EmployeeMonth
	Name     string
	Hours    domain.Hours
	Late     domain.Hours // those that were recorded late
	OpenDays int
	Sheets   []StoredSheet // the newest first
}

// ClosedByOrTool returns who closed the month: an administrator does it by the command line.
func (m EmployeeMonth) ClosedByOrTool() string { return cmp.Or(m.ClosedByName, "wbsoctl") }

// Key is the employee, by whom months are paged.
func (m PersonMonth) Key() int64 { return m.Employee }

// StoredSheet is the timesheet of a month as it was closed.
type StoredSheet struct {
	ID         int64
	MonthID    int64
	Closing    int // which closing of the month it is of
	Filename   string
	SHA256     string // of the PDF, in hexadecimal
	Size       int64
	MadeAt     time.Time
	ReplacedAt time.Time // when the month was reopened, or zero

	Employee int64 // which a repository reads and does not write
}

// sheetDocuments is above the id of every other document, and within what JavaScript counts exactly.
const sheetDocuments = 2_000_000_000_000

// SheetsOf returns those of some timesheets that are of the month.
func (m EmployeeMonth) SheetsOf(sheets []StoredSheet) []StoredSheet {
	own := []StoredSheet{}
	for _, s := range sheets {
		if m.ID != 0 && s.MonthID == m.ID {
			own = append(own, s)
		}
	}
	return own
}

// Document returns the id of the sheet as a document.
func (s StoredSheet) Document() int64 { return sheetDocuments + s.ID }

// SheetOfDocument returns the sheet whose id as a document is given.
func SheetOfDocument(id int64) (sheet int64, is bool) {
	return id - sheetDocuments, id > sheetDocuments
}
