package dossier_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"wbso/domain/dossier"
)

func TestApplication_Starter(t *testing.T) {
	yes, no := true, false
	a := dossier.New()
	a.Project.Start = "2027-03-01"
	// years gives the five years before, of which the first so many had a statement.
	years := func(statements int) (out []dossier.StarterYear) {
		for n := range 5 {
			had := n < statements
			out = append(out, dossier.StarterYear{Year: 2022 + n, Statement: &had})
		}
		return out
	}
	for name, c := range map[string]struct {
		given dossier.Starter
		want  bool
	}{
		"new":                      {dossier.Starter{WithholdingAgent5Years: &no, Years: years(0), Continuation: &no, SubstantialInterest: &no}, true},
		"two years a starter":      {dossier.Starter{WithholdingAgent5Years: &no, Years: years(2), Continuation: &no, SubstantialInterest: &no}, true},
		"three years a starter":    {dossier.Starter{WithholdingAgent5Years: &no, Years: years(3), Continuation: &no, SubstantialInterest: &no}, false},
		"five years of employees":  {dossier.Starter{WithholdingAgent5Years: &yes}, false},
		"not asked":                {dossier.Starter{}, false},
		"a year not answered":      {dossier.Starter{WithholdingAgent5Years: &no, Years: years(0)[:4], Continuation: &no, SubstantialInterest: &no}, false},
		"another company before":   {dossier.Starter{WithholdingAgent5Years: &no, Years: years(0), Continuation: &yes, SubstantialInterest: &no}, false},
		"an interest in another":   {dossier.Starter{WithholdingAgent5Years: &no, Years: years(0), Continuation: &no, SubstantialInterest: &yes}, false},
		"an interest is not known": {dossier.Starter{WithholdingAgent5Years: &no, Years: years(0), Continuation: &no}, false},
	} {
		t.Run(name, func(t *testing.T) {
			assert.Equal(t, c.want, a.Starter(dossier.Company{Starter: c.given}))
		})
	}
	assert.False(t, dossier.New().Starter(dossier.Company{Starter: dossier.Starter{WithholdingAgent5Years: &no, Years: years(0), Continuation: &no, SubstantialInterest: &no}}), "without a start")
}
