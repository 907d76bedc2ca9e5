package llm

import (
	"context"
	"errors"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/assert"

	"wbso/domain"
	"wbso/domain/application/draft"
	"wbso/domain/evaluation"
	"wbso/domain/evaluation/find"
)

// A job waits for a provider that is away, and gives up on a text that the model fails at.
func TestAway_L07_whatIsNoFaultOfTheText(t *testing.T) {
	for name, c := range map[string]struct {
		err  error
		away bool
	}{
		"no connection":          {status(0, 0), true},
		"500":                    {status(500, 0), true},
		"too many calls":         {status(429, time.Hour), true},
		"the key is refused":     {status(401, 0), true},
		"the question is":        {status(400, 0), false},
		"too long a question":    {status(413, 0), false},
		"the caller left":        {context.Canceled, false},
		"this one took too long": {context.DeadlineExceeded, false},
		"no budget":              {evaluation.BudgetUsedUp(time.Unix(0, 0), time.Unix(9, 0)), false},
	} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				model := Guard(&scriptModel{act: func(context.Context, int) (Answer, error) { return Answer{}, c.err }}, CallLimits{})
				_, read := NewEvaluator(model).AnalyzeText(t.Context(), find.Text{Text: "Wij ontwikkelen een nieuwe regelaar."})
				_, drafted := NewDrafter(model).WriteDraft(t.Context(), draft.Order{})
				for _, err := range []error{read, drafted} {
					assert.Equal(t, c.away, errors.Is(err, domain.ErrAway), "%v", err)
				}
			})
		})
	}
}

// A provider that hangs is away from the call on that opens the breaker.
func TestAway_L07_aProviderThatHangs(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var told []Outcome
		model := Guard(&scriptModel{act: func(ctx context.Context, _ int) (Answer, error) { return Answer{}, after(ctx, time.Hour) }},
			CallLimits{OnCall: func(c Call) { told = append(told, c.Outcome) }})
		for n := 1; n <= mostFailures+1; n++ {
			_, err := NewDrafter(model).WriteDraft(t.Context(), draft.Order{})
			assert.Equal(t, n >= mostFailures, errors.Is(err, domain.ErrAway), "call %d: %v", n, err)
			assert.Equal(t, domain.CodeJudgeFailed, domain.CodeOf(err))
		}
		assert.Equal(t, []Outcome{Late, Late, Late, Late, Late, Open}, told)
	})
}
