package domain_test

import (
	"encoding/json"
	"errors"
	"testing"

	"github.com/stretchr/testify/assert"
	"pgregory.net/rapid"

	"wbso/domain"
	"wbso/domain/scheme"
	"wbso/domain/vectortest"
)

func yearVectors() map[string]func(*testing.T, string) {
	type benefitIn struct {
		Hours   int
		Wage    domain.Cents
		Year    int
		Starter bool
		Costs   *domain.Cents
	}
	type steps struct {
		Wage        domain.Cents
		Wages       domain.Cents
		Allowance   domain.Cents
		Base        domain.Cents
		FirstPart   domain.Cents `json:"first_part"`
		FirstRate   int          `json:"first_rate"`
		FirstYield  domain.Cents `json:"first_yield"`
		SecondPart  domain.Cents `json:"second_part"`
		SecondYield domain.Cents `json:"second_yield"`
		Benefit     domain.Cents
	}
	return map[string]func(*testing.T, string){
		"year_parameters": yearParameters,
		"year_flat_rate":  plain(scheme.FlatRateAllowance),
		"few_own_hours": plain(func(in struct{ Own, Earlier int }) bool {
			return !scheme.BenefitSteps{OwnHours: in.Own, Earlier: scheme.EarlierClaim{OwnHours: in.Earlier}}.EnoughOwnHours()
		}),
		"benefit_steps": rule(func(in benefitIn) (steps, error) {
			s, err := scheme.Benefit(scheme.BenefitInput{Hours: in.Hours, Wage: in.Wage, Year: in.Year, Starter: in.Starter, Costs: in.Costs})
			return steps{Wage: s.Wage, Wages: s.Wages, Allowance: s.Allowance, Base: s.Base, FirstPart: s.FirstPart,
				FirstRate: s.FirstRate, FirstYield: s.FirstYield, SecondPart: s.SecondPart, SecondYield: s.SecondYield,
				Benefit: s.Benefit}, err
		}),
	}
}

func yearParameters(t *testing.T, file string) {
	type parameters struct {
		Rate           int          `json:"rate"`
		StarterRate    int          `json:"starter_rate"`
		Limit          domain.Cents `json:"limit"`
		RateAbove      int          `json:"rate_above"`
		Deduction      domain.Cents `json:"deduction"`
		StarterExtra   domain.Cents `json:"starter_extra"`
		HourlyWage     domain.Cents `json:"hourly_wage"`
		BudgetMillions int          `json:"budget_millions"`
		BenefitOf250k  domain.Cents `json:"benefit_of_250k"`
	}
	type one struct {
		In      int        `json:"in"`
		Want    parameters `json:"want"`
		Unknown bool       `json:"unknown"`
	}
	for _, c := range vectortest.Cases[one](t, file) {
		y, ok := scheme.Parameters(c.In)
		assert.Equal(t, !c.Unknown, ok, c.In)
		if ok {
			assert.Equal(t, c.Want,
				parameters{Rate: y.Rate, StarterRate: y.StarterRate, Limit: y.Limit, RateAbove: y.RateAbove,
					Deduction: y.Deduction, StarterExtra: y.StarterExtra, HourlyWage: y.HourlyWage, BudgetMillions: y.BudgetMillions,
					BenefitOf250k: y.BenefitOf250k()}, c.In)
		}
	}
}

func TestYears_areConsecutiveAndTheNewestIsLast(t *testing.T) {
	all := scheme.Years()
	for i := 1; i < len(all); i++ {
		assert.Equal(t, all[i-1].Year+1, all[i].Year)
	}
	assert.Equal(t, all[len(all)-1], scheme.NewestYear())
}

func TestBenefit_saysWhetherItUsedTheFlatRate(t *testing.T) {
	actual := domain.Cents(0)
	flat, err := scheme.Benefit(scheme.BenefitInput{Hours: 10})
	assert.NoError(t, err)
	assert.True(t, flat.FlatRate)
	costs, err := scheme.Benefit(scheme.BenefitInput{Hours: 10, Costs: &actual})
	assert.NoError(t, err)
	assert.False(t, costs.FlatRate)
}

func TestBenefit_stepsAddUpAndMoreHoursNeverGiveLess(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		in := scheme.BenefitInput{
			Hours: rapid.IntRange(0, 50_000).Draw(t, "hours"), Wage: domain.Cents(rapid.IntRange(0, 100_00).Draw(t, "wage")),
			Year: rapid.IntRange(2024, 2026).Draw(t, "year"), Starter: rapid.Bool().Draw(t, "starter"),
		}
		s, err := scheme.Benefit(in)
		assert.NoError(t, err)
		assert.Equal(t, s.Base, s.Wages+s.Allowance)
		assert.Equal(t, s.Base, s.FirstPart+s.SecondPart)
		assert.Equal(t, s.Benefit, s.FirstYield+s.SecondYield)
		assert.LessOrEqual(t, s.FirstPart, s.Limit)
		in.Hours++
		more, err := scheme.Benefit(in)
		assert.NoError(t, err)
		assert.GreaterOrEqual(t, more.Benefit, s.Benefit)
	})
}

// Whatever applications the hours of a year are divided over, together they are worth what one
// with all hours is.
func TestBenefit_ofAYearIsTheSameInOneApplicationOrSeveral(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		in := scheme.BenefitInput{
			Applicant: rapid.SampledFrom(scheme.Applicants()).Draw(t, "applicant"), Wage: domain.Cents(rapid.IntRange(0, 100_00).Draw(t, "wage")),
			Year: rapid.IntRange(2024, 2030).Draw(t, "year"), Starter: rapid.Bool().Draw(t, "starter"), OwnStarter: rapid.Bool().Draw(t, "own starter"),
		}
		actual := rapid.Bool().Draw(t, "actual")
		whole, part := in, in
		var costs, benefit, deduction, extra domain.Cents
		for range rapid.IntRange(1, 6).Draw(t, "applications") {
			part.Hours = rapid.IntRange(0, 4000).Draw(t, "hours")
			part.OwnHours = rapid.IntRange(0, min(part.Hours, 600)).Draw(t, "own hours")
			if actual {
				own := domain.Cents(rapid.IntRange(0, 10_000_000).Draw(t, "costs"))
				part.Costs, costs, whole.Costs = &own, costs+own, &costs
			}
			s, err := scheme.Benefit(part)
			assert.NoError(t, err)
			whole.Hours, whole.OwnHours, part.EarlierClaim = whole.Hours+part.Hours, whole.OwnHours+part.OwnHours, s.Claimed()
			benefit, deduction, extra = benefit+s.Benefit, deduction+s.Deduction, extra+s.StarterExtra
		}
		all, err := scheme.Benefit(whole)
		assert.NoError(t, err)
		assert.Equal(t, []domain.Cents{all.Benefit, all.Deduction, all.StarterExtra}, []domain.Cents{benefit, deduction, extra})
	})
}

// The figures of the self-employed are those of the Belastingdienst.
func TestBenefit_ofTheSelfEmployed(t *testing.T) {
	for _, c := range []struct {
		name             string
		in               scheme.BenefitInput
		deduction, extra domain.Cents
		benefit          domain.Cents
	}{
		{"2026", scheme.BenefitInput{Applicant: scheme.SelfEmployedApplicant, Hours: 500, Year: 2026}, 15_979_00, 0, 0},
		{"2025, a starter", scheme.BenefitInput{Applicant: scheme.SelfEmployedApplicant, Hours: 1400, Year: 2025, OwnStarter: true}, 15_738_00, 7_875_00, 0},
		{"2024", scheme.BenefitInput{Applicant: scheme.SelfEmployedApplicant, Hours: 1400, Year: 2024}, 15_551_00, 0, 0},
		{"too few hours", scheme.BenefitInput{Applicant: scheme.SelfEmployedApplicant, Hours: 499, Year: 2026, OwnStarter: true}, 0, 0, 0},
		{"enough with an earlier application", scheme.BenefitInput{Applicant: scheme.SelfEmployedApplicant, Hours: 200, Year: 2026, EarlierClaim: scheme.EarlierClaim{OwnHours: 300}}, 15_979_00, 0, 0},
		{"an earlier application has it", scheme.BenefitInput{Applicant: scheme.SelfEmployedApplicant, Hours: 600, Year: 2026, EarlierClaim: scheme.EarlierClaim{OwnHours: 500}}, 0, 0, 0},
		{"with employees: each for their own hours", scheme.BenefitInput{Applicant: scheme.BothApplicant, Hours: 1600, OwnHours: 600, Year: 2026}, 15_979_00, 0, 14_040_00},
		{"with employees and few own hours", scheme.BenefitInput{Applicant: scheme.BothApplicant, Hours: 1499, OwnHours: 499, Year: 2026}, 0, 0, 14_040_00},
		{"a company has no own hours", scheme.BenefitInput{Applicant: scheme.CompanyApplicant, Hours: 1000, OwnHours: 600, Year: 2026}, 0, 0, 14_040_00},
	} {
		s, err := scheme.Benefit(c.in)
		assert.NoError(t, err, c.name)
		assert.Equal(t, []domain.Cents{c.deduction, c.extra, c.benefit}, []domain.Cents{s.Deduction, s.StarterExtra, s.Benefit}, c.name)
	}
	later, err := scheme.Benefit(scheme.BenefitInput{Hours: 1, Year: 2027})
	assert.NoError(t, err)
	assert.Equal(t, []int{2027, 2026}, []int{later.HoursYear, later.Year}, "the figures are those of the newest year")
	_, err = scheme.Benefit(scheme.BenefitInput{Applicant: scheme.BothApplicant, Hours: 1, OwnHours: 2, Year: 2101})
	assert.ElementsMatch(t, []string{"own_hours", "year"}, fieldNames(err))
}

func fieldNames(err error) (names []string) {
	var errs domain.Fields
	errors.As(err, &errs)
	for _, e := range errs {
		names = append(names, e.Field)
	}
	return names
}

func dutchVectors() map[string]func(*testing.T, string) {
	return map[string]func(*testing.T, string){"dutch_sentences": func(t *testing.T, file string) {
		type sentence struct {
			Name string      `json:"name"`
			Code domain.Code `json:"code"`
			Args domain.Args `json:"args"`
			Want string      `json:"want"`
		}
		for _, c := range vectortest.Cases[sentence](t, file) {
			args, _ := json.Marshal(c.Args)
			t.Run(title(c.Name, append([]byte(c.Code), args...)), func(t *testing.T) {
				got, ok := domain.Dutch(&domain.Error{Code: c.Code, Args: c.Args})
				assert.True(t, ok)
				assert.Equal(t, c.Want, got)
			})
		}
	}}
}

func TestBenefit_the_example_of_the_pages(t *testing.T) {
	example := scheme.ExampleBenefit()
	assert.Equal(t, []any{scheme.NewestYear().Year, 1000, domain.Cents(29_00), domain.Cents(39_000_00), domain.Cents(14_040_00)},
		[]any{example.Year, example.Hours, example.Wage, example.Base, example.Benefit})
}
