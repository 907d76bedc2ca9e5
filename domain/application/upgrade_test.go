package application_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain/application"
	"wbso/domain/scheme"
)

func TestUpgrade_aStoredApplicationIsReadWhole(t *testing.T) {
	for name, a := range applications() {
		raw, err := json.Marshal(a)
		require.NoError(t, err)
		var read application.Application
		require.NoError(t, json.Unmarshal(raw, &read))
		assert.Equal(t, a, read, name)
		assert.Equal(t, a, a.Upgraded(), name)
	}
}

func TestUpgrade_fillsWhatIsMissing(t *testing.T) {
	var a application.Application
	require.NoError(t, json.Unmarshal([]byte(`{"bottlenecks": {"blocks": [{"id": "k7", "problem": "Iets."}]}, "costs": {"items": [{"id": "c2"}]}}`), &a))
	assert.Equal(t, application.Schema, a.Schema)
	assert.Equal(t, 1, a.Revs[application.NoveltyPart])
	assert.Equal(t, application.FocusSoftware, a.Project.Focus)
	assert.Equal(t, 1, a.Costs.Items[0].Times)
	assert.NotNil(t, a.Phases.Rows)
	a = replaced(t, a, application.BottlenecksPart, application.Bottlenecks{Blocks: []application.Bottleneck{{Problem: "Anders."}}})
	assert.Equal(t, "k8", a.Bottlenecks.Blocks[0].ID)
	assert.Error(t, json.Unmarshal([]byte(`{"schema": 3}`), &a))
	assert.Error(t, json.Unmarshal([]byte(`{"project": 3}`), &a))
	assert.Equal(t, scheme.CostMethod(""), a.Costs.Method)
}
