package scheme

import (
	"slices"
	"strconv"

	"wbso/domain"
)

// Maximums of the input of Benefit.
const (
	BenefitWageMax  domain.Cents = 1_000_00       // an hour
	BenefitCostsMax domain.Cents = 100_000_000_00 // a year
)

// What a self-employed person needs in a calendar year for the deduction (Belastingdienst).
const (
	DeductionHours = 500  // S&O hours, over all applications
	YearHours      = 1225 // hours of work for the company: the urencriterium
)

// BenefitInput has the values on which the benefit of an application in one calendar year depends.
type BenefitInput struct {
	Applicant    Applicant     // empty for a company
	Hours        int           // S&O hours of everyone
	OwnHours     int           // those among them of a self-employed person with employees
	OwnHoursEach []int         // of each self-employed person, where there are several
	Wage         domain.Cents  // average hourly wage of employees; 0 means the year's flat wage
	Year         int           // of the hours; 0 means the newest known year, whose figures later years have
	Starter      bool          // the company
	OwnStarter   bool          // the self-employed person
	Costs        *domain.Cents // actual costs and expenditures; nil means the flat rate
	EarlierClaim EarlierClaim
}

// EarlierClaim is how much of the brackets earlier applications of the company and year have used.
type EarlierClaim struct {
	Hours    int          // of employees: the first ones get the higher flat rate
	Base     domain.Cents // of the first bracket
	OwnHours int          // of the self-employed person
}

// BenefitSteps is the formula, step by step. Wages + Allowance = Base; the first
// bracket is Base up to what is left of Limit, the second bracket is the rest.
type BenefitSteps struct {
	Year         int // of the figures
	HoursYear    int
	Applicant    Applicant
	Hours        int // of employees
	Wage         domain.Cents
	Wages        domain.Cents // Hours × Wage
	Allowance    domain.Cents // flat rate or actual costs
	FlatRate     bool
	Base         domain.Cents
	Limit        domain.Cents
	FirstPart    domain.Cents
	FirstRate    int // percent
	FirstYield   domain.Cents
	SecondPart   domain.Cents
	SecondRate   int // percent
	SecondYield  domain.Cents
	Benefit      domain.Cents // less wage tax to pay
	OwnHours     int          // of the self-employed person; of several, of the one with most
	Deduction    domain.Cents // from the profit of the self-employed, together
	StarterExtra domain.Cents // and that of a starter besides
	Earlier      EarlierClaim
}

// Benefit calculates how much less wage tax an employer pays in a year, and what a
// self-employed person deducts from the profit. What earlier applications of the year used is
// left out, so that the benefits of all of them add up to that of one application with all
// hours. Yields are rounded half up to whole cents. It returns all field errors at once, as
// Fields.
func Benefit(in BenefitInput) (BenefitSteps, error) {
	newest := NewestYear()
	if in.Year == 0 {
		in.Year = newest.Year
	}
	y, known := Parameters(min(in.Year, newest.Year))
	if err := checkBenefit(in, known && in.Year <= StartYearMax); err != nil {
		return BenefitSteps{}, err
	}
	earlier := in.EarlierClaim
	s := BenefitSteps{
		Year: y.Year, HoursYear: in.Year, Applicant: in.Applicant, Earlier: earlier, Wage: in.Wage, Limit: y.Limit,
		FirstRate: y.Rate, SecondRate: y.RateAbove, FlatRate: in.Costs == nil, OwnHours: in.ownHours(),
	}
	if s.Applicant == "" {
		s.Applicant = CompanyApplicant
	}
	s.Hours = in.Hours - s.OwnHours
	if len(in.OwnHoursEach) > 0 && s.OwnHours > 0 {
		s.OwnHours = slices.Max(in.OwnHoursEach)
	}
	if s.Wage == 0 {
		s.Wage = y.HourlyWage
	}
	switch {
	case s.Applicant == SelfEmployedApplicant: // RVO counts no costs for an applicant without employees
	case in.Costs != nil:
		s.Allowance = *in.Costs
	default:
		s.Allowance = y.FlatRateFor(earlier.Hours+s.Hours) - y.FlatRateFor(earlier.Hours)
	}
	if in.Starter {
		s.FirstRate = y.StarterRate
	}
	s.Wages = domain.Cents(s.Hours) * s.Wage
	s.Base = s.Wages + s.Allowance
	used := min(earlier.Base, s.Limit)
	s.FirstPart = min(s.Base, s.Limit-used)
	s.SecondPart = s.Base - s.FirstPart
	s.FirstYield = percent(used+s.FirstPart, s.FirstRate) - percent(used, s.FirstRate)
	above := earlier.Base - used
	s.SecondYield = percent(above+s.SecondPart, s.SecondRate) - percent(above, s.SecondRate)
	s.Benefit = s.FirstYield + s.SecondYield
	if s.EnoughOwnHours() && earlier.OwnHours < DeductionHours {
		s.Deduction = y.Deduction * domain.Cents(max(1, enough(in.OwnHoursEach)))
		if in.OwnStarter {
			s.StarterExtra = y.StarterExtra
		}
	}
	return s, nil
}

// ownHours returns the hours of the self-employed person.
func (in BenefitInput) ownHours() int {
	switch in.Applicant {
	case SelfEmployedApplicant:
		return in.Hours
	case BothApplicant:
		return in.OwnHours
	}
	return 0
}

// enough returns how many people have the hours that the deduction needs.
func enough(each []int) (n int) {
	for _, hours := range each {
		if hours >= DeductionHours {
			n++
		}
	}
	return n
}

// EnoughOwnHours reports whether the self-employed person has the hours that the deduction
// needs, with those of the earlier applications.
func (s BenefitSteps) EnoughOwnHours() bool { return s.Earlier.OwnHours+s.OwnHours >= DeductionHours }

// Claimed returns how much of the brackets this application and the earlier ones use together.
func (s BenefitSteps) Claimed() EarlierClaim {
	return EarlierClaim{Hours: s.Earlier.Hours + s.Hours, Base: s.Earlier.Base + s.Base,
		OwnHours: s.Earlier.OwnHours + s.OwnHours}
}

// Plus adds up two applications of which the other one comes right after this one. It is what
// one application with the hours and costs of both is worth.
func (s BenefitSteps) Plus(next BenefitSteps) BenefitSteps {
	s.Hours += next.Hours
	s.OwnHours += next.OwnHours
	s.Wages += next.Wages
	s.Allowance += next.Allowance
	s.Base += next.Base
	s.FirstPart += next.FirstPart
	s.FirstYield += next.FirstYield
	s.SecondPart += next.SecondPart
	s.SecondYield += next.SecondYield
	s.Benefit += next.Benefit
	s.Deduction += next.Deduction
	s.StarterExtra += next.StarterExtra
	return s
}

// ExampleHours are the S&O hours of the worked example on the pages of the site.
const ExampleHours = 1000

// ExampleBenefit returns the worked example: the flat wage of the newest year, the flat rate
// for costs, and no starter.
func ExampleBenefit() BenefitSteps {
	steps, _ := Benefit(BenefitInput{Hours: ExampleHours}) // which no limit refuses
	return steps
}

func percent(c domain.Cents, rate int) domain.Cents { return (c*domain.Cents(rate) + 50) / 100 }

func checkBenefit(in BenefitInput, known bool) error {
	var errs domain.Fields
	if !known {
		errs.Add("year", domain.CodeChoice).Args["value"] = strconv.Itoa(in.Year)
	}
	if in.Applicant != "" && !slices.Contains(Applicants(), in.Applicant) {
		errs.Add("applicant", domain.CodeChoice).Args["value"] = string(in.Applicant)
	}
	CheckBetween(&errs, "hours", domain.Cents(in.Hours), HoursMax, strconv.Itoa(HoursMax))
	CheckBetween(&errs, "own_hours", domain.Cents(in.OwnHours), domain.Cents(max(in.Hours, 0)), strconv.Itoa(in.Hours))
	CheckBetween(&errs, "wage", in.Wage, BenefitWageMax, BenefitWageMax.Euros())
	if in.Costs != nil {
		CheckBetween(&errs, "costs", *in.Costs, BenefitCostsMax, BenefitCostsMax.Euros())
	}
	return errs.Err()
}

// CheckBetween adds an error for a number below 0 or above max, which the error words as shown.
func CheckBetween(errs *domain.Fields, field string, n, max domain.Cents, shown string) {
	switch {
	case n < 0:
		errs.Add(field, domain.CodeBelowMin).Args["min"] = "0"
	case n > max:
		errs.Add(field, domain.CodeAboveMax).Args["max"] = shown
	}
}
