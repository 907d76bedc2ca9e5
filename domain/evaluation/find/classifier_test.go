package find

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"wbso/domain/vectortest"
)

// The weights are about what the labelled texts teach, so that somebody who adds a text is
// told to learn them anew.
func TestClassifier_knowsTheLabelledTexts(t *testing.T) {
	right, all := 0, 0
	for _, c := range vectortest.LearnedTexts[TextField](t) {
		if c.Expected == "" {
			continue
		}
		all++
		if Analyse(Text{Field: c.Field, Text: c.Text}).Likelihood.colour() == c.Expected {
			right++
		}
	}
	assert.Greater(t, right, all*97/100, "go run ./scripts/fit")
}

func (l Likelihood) colour() string {
	switch most := max(l.Green, l.Amber, l.Red); most {
	case l.Green:
		return "green"
	case l.Red:
		return "red"
	}
	return "amber"
}
