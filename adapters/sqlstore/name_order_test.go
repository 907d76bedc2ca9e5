package sqlstore

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

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

func BenchmarkNameKey(b *testing.B) {
	for b.Loop() {
		nameKey(hours.Employee{FirstName: "Sanne", LastName: "van den Berg"})
	}
}
