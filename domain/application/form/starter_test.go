package form_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"wbso/domain/application"
	"wbso/domain/application/form"
)

func TestApplication_Starter(t *testing.T) {
	yes, no := true, false
	a := application.New()
	a.Project.Start = "2027-03-01"
	// years gives the five years before, of which the first so many had a statement.
	years := func(statements int) (out []application.StarterYear) {
		for n := range 5 {
			had := n < statements
			out = append(out, application.StarterYear{Year: 2022 + n, Statement: &had})
		}
		return out
	}
	for name, c := range map[string]struct {
		given application.Starter
		want  bool
	}{
		"new":                      {application.Starter{WithholdingAgent5Years: &no, Years: years(0), Continuation: &no, SubstantialInterest: &no}, true},
		"two years a starter":      {application.Starter{WithholdingAgent5Years: &no, Years: years(2), Continuation: &no, SubstantialInterest: &no}, true},
		"three years a starter":    {application.Starter{WithholdingAgent5Years: &no, Years: years(3), Continuation: &no, SubstantialInterest: &no}, false},
		"five years of employees":  {application.Starter{WithholdingAgent5Years: &yes}, false},
		"not asked":                {application.Starter{}, false},
		"a year not answered":      {application.Starter{WithholdingAgent5Years: &no, Years: years(0)[:4], Continuation: &no, SubstantialInterest: &no}, false},
		"another company before":   {application.Starter{WithholdingAgent5Years: &no, Years: years(0), Continuation: &yes, SubstantialInterest: &no}, false},
		"an interest in another":   {application.Starter{WithholdingAgent5Years: &no, Years: years(0), Continuation: &no, SubstantialInterest: &yes}, false},
		"an interest is not known": {application.Starter{WithholdingAgent5Years: &no, Years: years(0), Continuation: &no}, false},
	} {
		t.Run(name, func(t *testing.T) {
			assert.Equal(t, c.want, form.Starter(a, application.CompanyDetails{Starter: c.given}))
		})
	}
	assert.False(t, form.Starter(application.New(), application.CompanyDetails{Starter: application.Starter{WithholdingAgent5Years: &no, Years: years(0), Continuation: &no, SubstantialInterest: &no}}), "without a start")
}
