package application_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"wbso/domain/application"
)

// The words of a clause may be part of a longer one's, which has them then.
func TestFindClauses_theLongerOneFirst(t *testing.T) {
	a := application.New()
	a.Novelty.Text = "De lijm laat los bij kou. Nieuw is de drager."
	for _, text := range []string{"De lijm laat los", "De lijm laat los bij kou."} {
		a.Layout.Clauses = append(a.Layout.Clauses, application.Clause{Text: text, Box: application.NoveltyBox})
	}
	a.FindClauses(application.Application{})
	short, long := a.Layout.Clauses[0], a.Layout.Clauses[1]
	assert.True(t, short.Edited)
	assert.False(t, long.Edited)
	assert.Equal(t, []int{0, len(long.Text)}, []int{long.At, long.Length})
}
