package dossier_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/dossier"
)

func TestUpgrade_aStoredApplicationIsReadWhole(t *testing.T) {
	for name, a := range applications() {
		raw, err := json.Marshal(a)
		require.NoError(t, err)
		var read dossier.Application
		require.NoError(t, json.Unmarshal(raw, &read))
		assert.Equal(t, a, read, name)
		assert.Equal(t, a, a.Upgraded(), name)
	}
}

func TestUpgrade_fillsWhatIsMissing(t *testing.T) {
	var a dossier.Application
	require.NoError(t, json.Unmarshal([]byte(`{"bottlenecks": {"blocks": [{"id": "k7", "problem": "Iets."}]}, "costs": {"items": [{"id": "c2"}]}}`), &a))
	assert.Equal(t, dossier.Schema, a.Schema)
	assert.Equal(t, 1, a.Revs[dossier.NoveltyPart])
	assert.Equal(t, dossier.FocusSoftware, a.Project.Focus)
	assert.Equal(t, 1, a.Costs.Items[0].Times)
	assert.NotNil(t, a.Phases.Rows)
	a = replaced(t, a, dossier.BottlenecksPart, dossier.Bottlenecks{Blocks: []dossier.Bottleneck{{Problem: "Anders."}}})
	assert.Equal(t, "k8", a.Bottlenecks.Blocks[0].ID)
	assert.Error(t, json.Unmarshal([]byte(`{"schema": 3}`), &a))
	assert.Error(t, json.Unmarshal([]byte(`{"project": 3}`), &a))
	assert.Equal(t, domain.CostMethod(""), a.Costs.Method)
}
