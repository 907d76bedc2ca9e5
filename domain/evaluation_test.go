package domain_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"pgregory.net/rapid"

	"wbso/domain"
)

func evaluationVectors() map[string]func(*testing.T, string) {
	type criterion struct {
		Name string
		Met  bool
		Hint string
	}
	type verdict struct {
		Good, Eligible bool
		Suggestions    string
		Colour         domain.Colour
		Criteria       []criterion
	}
	type advice struct {
		Recommendation     domain.CostMethod
		Reasoning, Warning string
	}
	return map[string]func(*testing.T, string){
		"evaluation_parse": plain(func(raw string) verdict {
			e := domain.ParseEvaluation([]byte(raw))
			v := verdict{Good: e.GoodEnough, Eligible: e.Eligible, Suggestions: e.Suggestions, Colour: e.Colour()}
			for _, c := range e.Criteria {
				v.Criteria = append(v.Criteria, criterion(c))
			}
			return v
		}),
		"evaluation_cost": plain(func(raw string) advice { return advice(domain.ParseCostAdvice([]byte(raw))) }),
		"evaluation_failed": plain(func(f domain.TextField) string {
			return domain.EvaluationFailed(f)
		}),
	}
}

// Whatever a model writes, the answer is a verdict, and good implies eligible.
func TestParseEvaluation_L02_anyBytes(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		raw := rapid.OneOf(
			rapid.SliceOf(rapid.Byte()),
			rapid.Map(rapid.StringMatching(`\{"isGoodEnough": ?(true|false|1|"ja"), ?"isWbsoEligible": ?(true|false|null)\}?`), func(s string) []byte { return []byte(s) }),
		).Draw(t, "raw")
		e := domain.ParseEvaluation(raw)
		assert.True(t, !e.GoodEnough || e.Eligible)
		assert.Contains(t, []domain.CostMethod{domain.FlatRate, domain.ActualCosts}, domain.ParseCostAdvice(raw).Recommendation)
	})
}

// Cutting a sound answer anywhere never makes it good.
func TestParseEvaluation_L02_truncatedIsNeverGood(t *testing.T) {
	whole := `{"isGoodEnough": true, "isWbsoEligible": true, "suggestions": "Mooi uitgewerkt."}`
	for i := range whole {
		e := domain.ParseEvaluation([]byte(whole[:i]))
		assert.False(t, e.GoodEnough, whole[:i])
		assert.Equal(t, strings.TrimSpace(whole[:i]), e.Suggestions)
	}
	assert.True(t, domain.ParseEvaluation([]byte(whole)).GoodEnough)
}

func TestCheckCostQuestion_allErrorsInOrder(t *testing.T) {
	var none, many domain.Fields
	domain.CheckCostQuestion(domain.CostQuestion{}, &none)
	assert.Empty(t, none)

	long := strings.Repeat("x", domain.TextMax+1)
	domain.CheckCostQuestion(domain.CostQuestion{ElevatorPitch: long, CostDescription: long, EstimatedHours: -1, ProjectType: "dienst"}, &many)
	assert.Equal(t, "elevator_pitch: text_too_long; cost_description: text_too_long; estimated_hours: below_min; project_type: choice_invalid", many.Error())
}
