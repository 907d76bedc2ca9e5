package request_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"wbso/domain"
	"wbso/domain/evaluation/find"
	"wbso/domain/request"
)

func TestCheckSubmit_oneTextInTwoFields(t *testing.T) {
	in := request.SubmitInput{Submission: request.Submission{
		ElevatorPitch: "Wij maken een lijm.", InnovationDescription: "De lijm is nieuw.", TechnicalChallenges: " wij maken  een LIJM.\n",
	}}
	var found []find.TextField
	for _, e := range request.CheckSubmit(in) {
		if e.Code == domain.CodeTextRepeated {
			found = append(found, find.TextField(e.Field))
			assert.Equal(t, domain.Args{"field": "de elevator pitch"}, e.Args)
		}
	}
	assert.Equal(t, []find.TextField{find.TechnicalChallenges}, found, "the later of the two")
}
