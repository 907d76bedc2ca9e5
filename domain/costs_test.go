package domain_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"wbso/domain"
	"wbso/domain/application/costs"
)

func TestCheckCostQuestion_returnsAllErrorsInOrder(t *testing.T) {
	var none, many domain.Fields
	costs.CheckCostQuestion(costs.CostQuestion{}, &none)
	assert.Empty(t, none)

	long := strings.Repeat("x", domain.TextMax+1)
	costs.CheckCostQuestion(costs.CostQuestion{ElevatorPitch: long, CostDescription: long, EstimatedHours: -1, ProjectType: "dienst"}, &many)
	assert.Equal(t, "elevator_pitch: text_too_long; cost_description: text_too_long; estimated_hours: below_min; project_type: choice_invalid", many.Error())
}
