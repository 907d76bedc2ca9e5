package domain

import "strconv"

// Maximums of the input of Benefit.
const (
	BenefitWageMax  Cents = 1_000_00       // an hour
	BenefitCostsMax Cents = 100_000_000_00 // a year
)

// BenefitInput is what an employer's benefit in one calendar year depends on.
type BenefitInput struct {
	Hours   int    // S&O hours of all employees
	Wage    Cents  // average hourly wage; 0 means the year's flat wage
	Year    int    // 0 means the newest known year
	Starter bool   // of the company
	Costs   *Cents // actual costs and expenditures; nil means the flat rate
}

// BenefitSteps is the formula, step by step. Wages + Allowance = Base; the first
// bracket is Base up to Limit, the second bracket is the rest.
type BenefitSteps struct {
	Year        int
	Hours       int
	Wage        Cents
	Wages       Cents // Hours × Wage
	Allowance   Cents // flat rate or actual costs
	FlatRate    bool
	Base        Cents
	Limit       Cents
	FirstPart   Cents
	FirstRate   int // percent
	FirstYield  Cents
	SecondPart  Cents
	SecondRate  int // percent
	SecondYield Cents
	Benefit     Cents
}

// Benefit calculates how much less wage tax an employer pays in a year. Yields are
// rounded half up to whole cents. It returns all field errors at once, as Fields.
func Benefit(in BenefitInput) (BenefitSteps, error) {
	if in.Year == 0 {
		in.Year = NewestYear().Year
	}
	y, known := Parameters(in.Year)
	if err := checkBenefit(in, known); err != nil {
		return BenefitSteps{}, err
	}
	s := BenefitSteps{
		Year: y.Year, Hours: in.Hours, Wage: in.Wage, Limit: y.Limit, FirstRate: y.Rate, SecondRate: y.RateAbove,
		FlatRate: in.Costs == nil, Allowance: y.FlatRateFor(in.Hours),
	}
	if s.Wage == 0 {
		s.Wage = y.HourlyWage
	}
	if in.Costs != nil {
		s.Allowance = *in.Costs
	}
	if in.Starter {
		s.FirstRate = y.StarterRate
	}
	s.Wages = Cents(s.Hours) * s.Wage
	s.Base = s.Wages + s.Allowance
	s.FirstPart = min(s.Base, s.Limit)
	s.SecondPart = s.Base - s.FirstPart
	s.FirstYield = percent(s.FirstPart, s.FirstRate)
	s.SecondYield = percent(s.SecondPart, s.SecondRate)
	s.Benefit = s.FirstYield + s.SecondYield
	return s, nil
}

// ExampleHours are the S&O hours of the worked example on the pages of the site.
const ExampleHours = 1000

// ExampleBenefit is the worked example: the flat wage of the newest year, the flat rate
// for costs, and no starter.
func ExampleBenefit() BenefitSteps {
	steps, _ := Benefit(BenefitInput{Hours: ExampleHours}) // which no limit refuses
	return steps
}

func percent(c Cents, rate int) Cents { return (c*Cents(rate) + 50) / 100 }

func checkBenefit(in BenefitInput, known bool) error {
	var errs Fields
	if !known {
		errs.Add("year", CodeChoice).Args["value"] = strconv.Itoa(in.Year)
	}
	between(&errs, "hours", Cents(in.Hours), HoursMax, strconv.Itoa(HoursMax))
	between(&errs, "wage", in.Wage, BenefitWageMax, BenefitWageMax.Euros())
	if in.Costs != nil {
		between(&errs, "costs", *in.Costs, BenefitCostsMax, BenefitCostsMax.Euros())
	}
	return errs.Err()
}

// between adds an error for a number below 0 or above max, which the error words as shown.
func between(errs *Fields, field string, n, max Cents, shown string) {
	switch {
	case n < 0:
		errs.Add(field, CodeBelowMin).Args["min"] = "0"
	case n > max:
		errs.Add(field, CodeAboveMax).Args["max"] = shown
	}
}
