package domain_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"

	"wbso/domain"
	"wbso/domain/evaluation"
)

func spendingVectors() map[string]func(*testing.T, string) {
	type call struct {
		Price         string
		Input, Output int
	}
	type cost struct {
		Cost evaluation.MicroEuros
		Euro string
	}
	return map[string]func(*testing.T, string){
		"spending_parse": rule(evaluation.ParseMicroEuros),
		"spending_cost": rule(func(in call) (cost, error) {
			p, err := evaluation.ParseModelPrice(in.Price)
			m := p.Cost(in.Input, in.Output)
			return cost{m, m.Euro()}, err
		}),
	}
}

func TestBudgetUsedUp_L06_saysHowLongToWait(t *testing.T) {
	now := time.Date(2026, 11, 22, 22, 30, 0, 0, time.UTC)
	for midnight, seconds := range map[time.Time]string{
		now.Add(30 * time.Minute):       "1800",
		now.Add(20 * time.Hour):         "3600",
		now.Add(100 * time.Millisecond): "1",
	} {
		err := evaluation.BudgetUsedUp(now, midnight)
		assert.Equal(t, domain.Limited, domain.KindOf(err))
		assert.Equal(t, domain.CodeJudgeBudget, domain.CodeOf(err))
		assert.Equal(t, seconds, err.(*domain.Error).Args["seconds"])
	}
}
