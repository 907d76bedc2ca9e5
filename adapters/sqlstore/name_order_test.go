package sqlstore

import (
	"encoding/json"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain/hours"
	"wbso/domain/vectortest"
)

// The client sorts by the same vectors.
func TestNameKey_sortsAsTheClientDoes(t *testing.T) {
	type name struct{ First, Last string }
	type order struct {
		Name     string
		In, Want []name
	}
	key := func(n name) string { return nameKey(hours.Employee{FirstName: n.First, LastName: n.Last}) }
	for _, c := range vectortest.Cases[order](t, "name_order") {
		slices.SortStableFunc(c.In, func(a, b name) int { return strings.Compare(key(a), key(b)) })
		assert.Equal(t, c.Want, c.In)
	}
}

func TestPrefixes_areThoseOfTheClient(t *testing.T) {
	var file struct{ Prefixes []string }
	raw, err := os.ReadFile("../../testdata/vectors/name_prefixes.json")
	require.NoError(t, err)
	require.NoError(t, json.Unmarshal(raw, &file))
	assert.Equal(t, file.Prefixes, prefixes())
}

func TestSplit(t *testing.T) {
	for last, want := range map[string][2]string{
		"de Vries": {"de", "Vries"}, "Van den Berg": {"Van den", "Berg"}, "aan het Rot": {"aan het", "Rot"}, "'t Hart": {"'t", "Hart"}, "’t Hart": {"'t", "Hart"},
		"in 't Veld": {"in 't", "Veld"}, "d'Ancona": {"d'", "Ancona"}, "van": {"", "van"}, "van de": {"van", "de"}, "Vries": {"", "Vries"}, "": {"", ""},
		"O'Brien": {"", "O'Brien"}, "de Vries-van Dam": {"de", "Vries-van Dam"}, "Vandermeer": {"", "Vandermeer"},
	} {
		prefix, name := split(last)
		assert.Equal(t, want, [2]string{prefix, name}, last)
	}
}

func BenchmarkNameKey(b *testing.B) {
	for b.Loop() {
		nameKey(hours.Employee{FirstName: "Sanne", LastName: "van den Berg"})
	}
}
