package domain

// Year holds the WBSO's parameters of one calendar year, as RVO and the
// Belastingdienst publish them. Amounts are in cents, rates in whole percent.
// Least sure are 2026's deductions of the self-employed and its budget ("about"),
// which come from advisers' tables.
type Year struct {
	Year           int
	Rate           int   // first bracket
	StarterRate    int   // first bracket, starters
	Limit          Cents // where the first bracket ends; per company and year
	RateAbove      int   // second bracket
	Deduction      Cents // S&O-aftrek of the self-employed
	StarterExtra   Cents // on top of it for starting self-employed
	HourlyWage     Cents // flat wage when none can be worked out
	FlatHours      int   // hours at the higher flat rate for costs
	FlatRateLow    Cents // per hour above FlatHours
	FlatRateHigh   Cents // per hour up to FlatHours
	BudgetMillions int   // euros, what the state sets aside
}

// years stand in order; a new year is a new line.
func years() []Year {
	row := func(year, rate, starter int, limit, deduction, extra Cents, budget int) Year {
		return Year{
			Year: year, Rate: rate, StarterRate: starter, Limit: limit, RateAbove: 16,
			Deduction: deduction, StarterExtra: extra, HourlyWage: 29_00,
			FlatHours: 1800, FlatRateHigh: 10_00, FlatRateLow: 4_00, BudgetMillions: budget,
		}
	}
	return []Year{
		row(2024, 32, 40, 350_000_00, 15_551_00, 7_781_00, 1429),
		row(2025, 36, 50, 380_000_00, 15_738_00, 7_875_00, 1582),
		row(2026, 36, 50, 391_020_00, 15_979_00, 7_996_00, 1800),
	}
}

// Years returns all years that are known, oldest first.
func Years() []Year { return years() }

// Parameters returns the parameters of a year, false when they are not known.
func Parameters(year int) (Year, bool) {
	for _, y := range years() {
		if y.Year == year {
			return y, true
		}
	}
	return Year{}, false
}

// NewestYear is the last year whose parameters are known. Screens name it.
func NewestYear() Year {
	all := years()
	return all[len(all)-1]
}

// FlatRateFor is the flat allowance for costs of a year: EUR 10 per hour up to
// 1,800 hours and EUR 4 above.
func (y Year) FlatRateFor(hours int) Cents {
	low := max(hours-y.FlatHours, 0)
	return y.FlatRateHigh*Cents(max(hours, 0)-low) + y.FlatRateLow*Cents(low)
}

// FlatRateAllowance is the flat allowance with the newest parameters.
func FlatRateAllowance(hours int) Cents { return NewestYear().FlatRateFor(hours) }
