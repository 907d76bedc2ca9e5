package stored_test

import (
	"encoding/json"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain/application"
	"wbso/domain/application/applicationtest"
	"wbso/domain/application/claim"
	"wbso/domain/application/form"
	"wbso/domain/application/stored"
	"wbso/domain/scheme"
)

var update = flag.Bool("update", false, "write the golden files anew")

func TestStored_isReadAsItWasKept(t *testing.T) {
	for name, a := range applicationtest.Applications() {
		raw, err := json.Marshal(stored.New(a))
		require.NoError(t, err)
		var read stored.Application
		require.NoError(t, json.Unmarshal(raw, &read))
		assert.Equal(t, stored.New(a), read, name)
		assert.Equal(t, a, a.Complete(), name)
	}
}

// What programs of every schema stored opens as the golden file beside it says. A new schema
// begins with a fixture of the one before.
func TestStored_everyFixtureIsUpgraded(t *testing.T) {
	seen := map[int]bool{}
	files, err := filepath.Glob("../../../testdata/stored/*.json")
	require.NoError(t, err)
	for _, file := range files {
		raw, err := os.ReadFile(file)
		require.NoError(t, err)
		var kept struct{ Schema int }
		require.NoError(t, json.Unmarshal(raw, &kept))
		seen[kept.Schema] = true

		var read stored.Application
		require.NoError(t, json.Unmarshal(raw, &read), file)
		got, err := json.MarshalIndent(read, "", " ")
		require.NoError(t, err)
		golden := file + ".upgraded"
		if *update {
			require.NoError(t, os.WriteFile(golden, append(got, '\n'), 0o600))
		}
		want, err := os.ReadFile(golden)
		require.NoError(t, err)
		assert.Equal(t, string(want), string(got)+"\n", file)
		printsAsBefore(t, read.Application, file+".printed")
	}
	for schema := 1; schema <= stored.Schema; schema++ {
		assert.True(t, seen[schema], "no fixture of schema %d", schema)
	}
}

// printsAsBefore checks that an upgraded application prints and asks what the program that
// stored it printed and asked. Only a file that is not there yet is written.
func printsAsBefore(t *testing.T, a application.Application, file string) {
	t.Helper()
	open := form.OpenQuestions(a, application.CompanyDetails{})
	got := claim.PrintText(claim.Print{Document: a, Open: open}) + "\n" + strings.Join(applicationtest.IdsOf(open), "\n") + "\n"
	want, err := os.ReadFile(file)
	if *update && os.IsNotExist(err) {
		want, err = []byte(got), os.WriteFile(file, []byte(got), 0o600)
	}
	require.NoError(t, err)
	assert.Equal(t, string(want), got, file)
}

func TestStored_fillsWhatIsMissing(t *testing.T) {
	var saved stored.Application
	require.NoError(t, json.Unmarshal([]byte(`{"bottlenecks": {"blocks": [{"id": "k7", "problem": "Iets."}]}, "costs": {"items": [{"id": "c2"}]}}`), &saved))
	a := saved.Application
	assert.Equal(t, stored.Schema, saved.Schema)
	assert.Equal(t, 1, a.Revs[application.NoveltyPart])
	assert.Equal(t, application.FocusSoftware, a.Project.Focus)
	assert.Equal(t, 1, a.Costs.Items[0].Times)
	assert.NotNil(t, a.Phases.Rows)
	a = applicationtest.Replaced(t, a, application.BottlenecksPart, application.Bottlenecks{Blocks: []application.Bottleneck{{Problem: "Anders."}}})
	assert.Equal(t, "k8", a.Bottlenecks.Blocks[0].ID)
	assert.Equal(t, scheme.CostMethod(""), a.Costs.Method)
	for _, bad := range []string{`{"schema": 6}`, `{"project": 3}`, `[]`} {
		assert.Error(t, json.Unmarshal([]byte(bad), &saved), bad)
	}
}
