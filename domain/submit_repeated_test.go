package domain_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"wbso/domain"
)

func TestCheckSubmit_oneTextInTwoFields(t *testing.T) {
	in := domain.SubmitInput{Submission: domain.Submission{
		ElevatorPitch: "Wij maken een lijm.", InnovationDescription: "De lijm is nieuw.", TechnicalChallenges: " wij maken  een LIJM.\n",
	}}
	var found []domain.TextField
	for _, e := range domain.CheckSubmit(in) {
		if e.Code == domain.CodeTextRepeated {
			found = append(found, domain.TextField(e.Field))
			assert.Equal(t, domain.Args{"field": "de elevator pitch"}, e.Args)
		}
	}
	assert.Equal(t, []domain.TextField{domain.TechnicalChallenges}, found, "the later of the two")
}
