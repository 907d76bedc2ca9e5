package llm

import (
	"context"
	"net"
	"testing"

	"github.com/failsafe-go/failsafe-go/circuitbreaker"
	"github.com/stretchr/testify/assert"
)

func TestBilled_L06_whatNobodyKnowsCountsForTheMost(t *testing.T) {
	most, used := Usage{Input: 100, Output: 50}, Usage{Input: 60, Output: 20}
	for name, c := range map[string]struct {
		answer Answer
		err    error
		want   Usage
	}{
		"counted":         {Answer{Text: "x", Usage: used}, nil, used},
		"not counted":     {Answer{Text: "x"}, nil, most},
		"refused":         {Answer{}, &Failure{Status: 429, Err: circuitbreaker.ErrOpen}, Usage{}},
		"failed":          {Answer{}, &Failure{Status: 500, Err: circuitbreaker.ErrOpen}, Usage{}},
		"no connection":   {Answer{}, &Failure{Err: &net.OpError{Op: "dial", Err: circuitbreaker.ErrOpen}}, Usage{}},
		"the line broke":  {Answer{}, &Failure{Err: &net.OpError{Op: "read", Err: circuitbreaker.ErrOpen}}, most},
		"too late":        {Answer{}, context.DeadlineExceeded, most},
		"the caller left": {Answer{}, context.Canceled, most},
	} {
		assert.Equal(t, c.want, billed(c.answer, c.err, most), name)
	}
}
