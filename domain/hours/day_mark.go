package hours

import "wbso/domain"

// DayMark says why a day has no hours. No reason of an absence is stored.
type DayMark string

const (
	NoMark     DayMark = ""
	NoResearch DayMark = "none"
	Absent     DayMark = "absent"
)

// MarkDaysMax is how many days one call may mark.
const MarkDaysMax = 366

// MarkedDay is a day with a mark.
type MarkedDay struct {
	Date domain.Date
	Mark DayMark
}

// MarkedDays is what came of marking days: those that have the mark now, and those that were skipped
// since they have hours.
type MarkedDays struct {
	Marked  []domain.Date
	Skipped []domain.Date
}

// CheckMark returns, as Fields, what is wrong with marking a period.
// Days are marked from seven years ago, the time for which hours are kept, until a year ahead.
func CheckMark(in domain.Period, mark DayMark, today domain.Date) error {
	var errs domain.Fields
	switch {
	case in.From.Before(today.AddDays(-7 * 366)):
		errs.Add("from", domain.CodeMarkRange)
	case in.To.After(today.AddDays(366)):
		errs.Add("to", domain.CodeMarkRange)
	case in.To.Before(in.From):
		errs.Add("to", domain.CodePeriodOrder)
	case domain.DaysBetween(in.From, in.To) >= MarkDaysMax:
		errs.Add("to", domain.CodeMarkDays)
	}
	if mark != NoMark && mark != NoResearch && mark != Absent {
		errs.Add("mark", domain.CodeChoice).Args["value"] = string(mark)
	}
	return errs.Err()
}
