package domain_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/assert"
	"pgregory.net/rapid"

	"wbso/domain"
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
		"year_flat_rate":  plain(domain.FlatRateAllowance),
		"benefit_steps": rule(func(in benefitIn) (steps, error) {
			s, err := domain.Benefit(domain.BenefitInput(in))
			return steps{s.Wage, s.Wages, s.Allowance, s.Base, s.FirstPart, s.FirstRate, s.FirstYield, s.SecondPart, s.SecondYield, s.Benefit}, err
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
	for _, c := range readVectors[one](t, file) {
		y, ok := domain.Parameters(c.In)
		assert.Equal(t, !c.Unknown, ok, c.In)
		if ok {
			assert.Equal(t, c.Want, parameters{y.Rate, y.StarterRate, y.Limit, y.RateAbove, y.Deduction, y.StarterExtra, y.HourlyWage, y.BudgetMillions, y.BenefitOf250k()}, c.In)
		}
	}
}

func TestYears_areConsecutiveAndTheNewestIsLast(t *testing.T) {
	all := domain.Years()
	for i := 1; i < len(all); i++ {
		assert.Equal(t, all[i-1].Year+1, all[i].Year)
	}
	assert.Equal(t, all[len(all)-1], domain.NewestYear())
}

func TestBenefit_saysWhetherItUsedTheFlatRate(t *testing.T) {
	actual := domain.Cents(0)
	flat, err := domain.Benefit(domain.BenefitInput{Hours: 10})
	assert.NoError(t, err)
	assert.True(t, flat.FlatRate)
	costs, err := domain.Benefit(domain.BenefitInput{Hours: 10, Costs: &actual})
	assert.NoError(t, err)
	assert.False(t, costs.FlatRate)
}

func TestBenefit_stepsAddUpAndMoreHoursNeverGiveLess(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		in := domain.BenefitInput{
			Hours: rapid.IntRange(0, 50_000).Draw(t, "hours"), Wage: domain.Cents(rapid.IntRange(0, 100_00).Draw(t, "wage")),
			Year: rapid.IntRange(2024, 2026).Draw(t, "year"), Starter: rapid.Bool().Draw(t, "starter"),
		}
		s, err := domain.Benefit(in)
		assert.NoError(t, err)
		assert.Equal(t, s.Base, s.Wages+s.Allowance)
		assert.Equal(t, s.Base, s.FirstPart+s.SecondPart)
		assert.Equal(t, s.Benefit, s.FirstYield+s.SecondYield)
		assert.LessOrEqual(t, s.FirstPart, s.Limit)
		in.Hours++
		more, err := domain.Benefit(in)
		assert.NoError(t, err)
		assert.GreaterOrEqual(t, more.Benefit, s.Benefit)
	})
}

func dutchVectors() map[string]func(*testing.T, string) {
	return map[string]func(*testing.T, string){"dutch_sentences": func(t *testing.T, file string) {
		type sentence struct {
			Name string      `json:"name"`
			Code domain.Code `json:"code"`
			Args domain.Args `json:"args"`
			Want string      `json:"want"`
		}
		for _, c := range readVectors[sentence](t, file) {
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
	example := domain.ExampleBenefit()
	assert.Equal(t, []any{domain.NewestYear().Year, 1000, domain.Cents(29_00), domain.Cents(39_000_00), domain.Cents(14_040_00)},
		[]any{example.Year, example.Hours, example.Wage, example.Base, example.Benefit})
}
