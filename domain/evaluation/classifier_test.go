package evaluation

import (
	"encoding/json"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// The weights are about what the labelled texts teach, so that somebody who adds a text is
// told to learn them anew.
func TestClassifier_knowsTheLabelledTexts(t *testing.T) {
	files, err := filepath.Glob("../../testdata/evaluation/learn_*.json")
	require.NoError(t, err)
	right, all := 0, 0
	for _, file := range append(files, "../../testdata/vectors/evaluation_texts.json") {
		raw, err := os.ReadFile(file)
		require.NoError(t, err)
		var cases []textCase
		require.NoError(t, json.Unmarshal(raw, &cases))
		for _, c := range cases {
			all++
			if Analyse(Text{Field: fieldOf(c.Field), Text: c.Text}).Likelihood.colour() == c.Expected {
				right++
			}
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
