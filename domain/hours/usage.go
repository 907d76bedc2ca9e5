package hours

import "wbso/domain"

// Reference is the full-time S&O of one employee in a period, in tenths of an hour,
// because 173.2 is not a multiple of a half.
type Reference int

const (
	WeekReference  Reference = 400  // 40 hours
	MonthReference Reference = 1732 // 173.2 hours
)

// ReferenceOf returns the reference for a whole week, or for the months of a period.
func ReferenceOf(p domain.Period) Reference {
	if p.From.AddDays(6) == p.To {
		return WeekReference
	}
	return MonthReference * Reference(12*(p.To.Year-p.From.Year)+int(p.To.Month-p.From.Month)+1)
}

// UsageLevel is the colour of a usage bar.
type UsageLevel string

const (
	UsageOK      UsageLevel = "ok"      // up to 80%
	UsageWarning UsageLevel = "warning" // above 80%
	UsageError   UsageLevel = "error"   // above 100%
)

// Usage is the ratio of hours to a reference. Level follows the exact ratio, not
// the rounded percentage: 80.04% is shown as 80.0% and is a warning.
type Usage struct {
	Tenths int // percent in tenths, rounded half up: 925 is 92.5%
	Bar    int // whole percent, rounded down, at most 100
	Level  UsageLevel
}

// UsageOf returns the usage of a number of employees together; fewer than one
// counts as one. The hours are not negative.
func UsageOf(h domain.Hours, per Reference, employees int) Usage {
	done := int(h) * 5 // in tenths of an hour
	whole := int(per) * max(employees, 1)
	u := Usage{
		Tenths: (done*2000 + whole) / (2 * whole),
		Bar:    min(done*100/whole, 100),
		Level:  UsageOK,
	}
	switch {
	case done > whole:
		u.Level = UsageError
	case done*100 > whole*80:
		u.Level = UsageWarning
	}
	return u
}
