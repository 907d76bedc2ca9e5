// Package scheme contains what the law and RVO say about the WBSO: the figures of a year, the
// benefit, who applies for what, and the periods and deadlines of filing.
package scheme

import "wbso/domain"

// Year contains the parameters of the WBSO in one calendar year, as published by
// RVO and the Belastingdienst. Rates are whole percentages. Some figures of 2026 are
// less certain: the deductions for the self-employed and the approximate budget come
// from advisers' tables, and the flat rates for costs are those of 2025.
type Year struct {
	Year           int
	Rate           int          // first bracket
	StarterRate    int          // first bracket, for starters
	Limit          domain.Cents // end of the first bracket, per company and year
	RateAbove      int          // second bracket
	Deduction      domain.Cents // S&O-aftrek for the self-employed
	StarterExtra   domain.Cents // added to Deduction for starters
	HourlyWage     domain.Cents // flat wage, when RVO cannot compute the real one
	FlatHours      int          // hours that get FlatRateHigh
	FlatRateLow    domain.Cents // costs per hour above FlatHours
	FlatRateHigh   domain.Cents // costs per hour up to FlatHours
	BudgetMillions int          // national budget in millions of euros
}

// years returns the known years, oldest first. A new year is one new row.
func years() []Year {
	row := func(year, rate, starter int, limit, deduction, extra domain.Cents, budget int) Year {
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

// Years returns the parameters of all known years, oldest first.
func Years() []Year { return years() }

// Parameters returns the parameters of a year, and false when they are not known.
func Parameters(year int) (Year, bool) {
	for _, y := range years() {
		if y.Year == year {
			return y, true
		}
	}
	return Year{}, false
}

// NewestYear returns the last known year. Screens that show its figures name the
// year.
func NewestYear() Year {
	all := years()
	return all[len(all)-1]
}

// FlatRateFor returns the flat-rate allowance for costs in a year: EUR 10 per hour
// up to 1,800 hours and EUR 4 per hour above that (RVO).
func (y Year) FlatRateFor(hours int) domain.Cents {
	low := max(hours-y.FlatHours, 0)
	return y.FlatRateHigh*domain.Cents(max(hours, 0)-low) + y.FlatRateLow*domain.Cents(low)
}

// BenefitOf250k returns what a company that is no starter saves in a year on costs of
// EUR 250,000, the amount of which the site speaks.
func (y Year) BenefitOf250k() domain.Cents {
	const costs domain.Cents = 250_000_00
	first := min(costs, y.Limit)
	return percent(first, y.Rate) + percent(costs-first, y.RateAbove)
}

// FlatRateAllowance returns the flat-rate allowance in the newest known year.
func FlatRateAllowance(hours int) domain.Cents { return NewestYear().FlatRateFor(hours) }
